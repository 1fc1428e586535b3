/** Two decks side by side: what only one of them has, what both have, and how many copies of it. */
import type { Text } from '@tablee/kernel';
import type { ComparedProps } from '@tablee/ui';
import type { Content, Face } from '../content/content.ts';
import { cardsOf, copiesOf } from '../deck/parts.ts';
import './charts.css';
import { comparing } from './pool.ts';
import { deckOf } from './read.ts';

export function Compared({ one, other, language, content }: ComparedProps & { readonly content: Content }) {
  const say = (text: Text): string => text[language];
  const [left, right] = [deckOf(one), deckOf(other)];
  const faces = [
    ...new Set([...cardsOf(left, content), ...cardsOf(right, content)].map(({ face }) => face)),
  ].sort(comparing('type', language));
  const differs = (face: Face): boolean => copiesOf(left, face) !== copiesOf(right, face);
  const parts = [
    { title: { fr: 'Différences', en: 'Differences' }, rows: faces.filter(differs) },
    { title: { fr: 'En commun', en: 'In common' }, rows: faces.filter((face) => !differs(face)) },
  ];
  return parts.map(({ title, rows }) => (
    <section key={title.en}>
      <h3>
        {say(title)} <span className="sfb-sum">{rows.length}</span>
      </h3>
      {rows.length > 0 && (
        <table className="sfb-compared">
          <caption className="visually-hidden">{say(title)}</caption>
          <thead>
            <tr>
              <th scope="col">{say({ fr: 'Carte', en: 'Card' })}</th>
              <th scope="col">{say({ fr: 'Ce deck', en: 'This deck' })}</th>
              <th scope="col">{say({ fr: 'L’autre', en: 'The other' })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((face) => (
              <tr key={face.id}>
                <th scope="row">{face.name[language]}</th>
                <td>{copiesOf(left, face) || '–'}</td>
                <td>{copiesOf(right, face) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  ));
}
