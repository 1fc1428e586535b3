/** The end: whose Divinité stands, the Forces Vitales as a chart, and what each side did. */
import { plural, type Text } from '@tablee/kernel';
import type { EndingProps } from '@tablee/ui';
import { useMemo } from 'react';
import type { Content } from '../../content/content.ts';
import type { SFView } from '../../types.ts';
import { Illumination } from '../art/illumination.tsx';
import { diviniteOf, faceIn } from '../reading.ts';
import { Chart } from './chart.tsx';
import { storyOf, type Tally } from './story.ts';
import './ending.css';

const FACTS: readonly (readonly [Text, keyof Tally])[] = [
  [{ fr: 'Cartes jouées', en: 'Cards played' }, 'played'],
  [{ fr: 'Attaques', en: 'Attacks' }, 'attacks'],
  [{ fr: 'FV infligée', en: 'Vital Force struck' }, 'damage'],
  [{ fr: 'Cartes détruites', en: 'Cards destroyed' }, 'destroyed'],
];

export function Ending({ view, content, language, names, heard }: EndingProps<SFView>) {
  const t = view.table;
  const story = useMemo(() => storyOf(heard, [t.sides[0].fv, t.sides[1].fv]), [heard, t]);
  const winner = view.result?.winners[0];
  const fr = language === 'fr';
  return (
    <div className="sf-ending theme-seven-fallen">
      <header>
        {([0, 1] as const).map((seat) => {
          const card = diviniteOf(t, seat);
          const face = card && faceIn(t, content as Content, card.piece);
          return (
            <figure key={seat} className="sf-ending-side" data-won={winner === seat || undefined}>
              <span className="sf-ending-art">{face && <Illumination face={face} />}</span>
              <figcaption>
                <b>{face?.name[language]}</b>
                <span>{names[seat]}</span>
              </figcaption>
            </figure>
          );
        })}
      </header>
      <Chart story={story} names={names} language={language} />
      <table className="sf-facts">
        <thead>
          <tr>
            <th scope="col">
              {fr
                ? `${story.turns} ${plural('fr', story.turns, 'tour', 'tours')}`
                : `${story.turns} ${plural('en', story.turns, 'turn', 'turns')}`}
            </th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {FACTS.map(([name, key]) => (
            <tr key={key}>
              <th scope="row">{name[language]}</th>
              <td>{story.tallies[0][key]}</td>
              <td>{story.tallies[1][key]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
