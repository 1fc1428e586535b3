/** The deck in figures: the curve of costs, what it is made of, what its Adorateurs give. */
import type { Language, Text } from '@tablee/kernel';
import { LIVRE_TYPES } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { cardsOf, partOf } from '../deck/parts.ts';
import { costClass, MOST_COST } from './pool.ts';
import { TYPE_NAMES } from './words.ts';

interface Props {
  readonly deck: Deck;
  readonly content: Content;
  readonly language: Language;
}

export function Stats({ deck, content, language }: Props) {
  const say = (text: Text): string => text[language];
  const cards = cardsOf(deck, content);
  const pages = cards.filter(({ face }) => partOf(face) === 'livre');
  const count = (of: (face: Face) => boolean): number =>
    pages.reduce((sum, { face, copies }) => sum + (of(face) ? copies : 0), 0);
  const costs = Array.from({ length: MOST_COST + 1 }, (_, cost) => ({
    name: cost === MOST_COST ? `${cost}+` : String(cost),
    value: count((face) => costClass(face) === String(cost)),
  }));
  const paid = pages.filter(({ face }) => face.cost !== null);
  const paidCount = paid.reduce((sum, { copies }) => sum + copies, 0);
  const mean =
    paid.reduce((sum, { face, copies }) => sum + (face.cost ?? 0) * copies, 0) / Math.max(1, paidCount);
  const adorateurs = cards.filter(({ face }) => face.type === 'adorateur');
  const ec = adorateurs.reduce((sum, { face, copies }) => sum + face.ec * copies, 0);
  const kingdoms = Object.entries(content.kingdoms)
    .map(([id, name]) => ({ name: say(name), value: count((face) => face.kingdom === id) }))
    .filter(({ value }) => value > 0);
  return (
    <div className="sfb-stats">
      <h3>{say({ fr: 'Courbe des coûts', en: 'Cost curve' })}</h3>
      <Bars bars={costs} upright caption={say({ fr: 'Pages par coût en EC', en: 'Pages by cost in EC' })} />
      <p className="sfb-note">
        {say({ fr: 'Coût moyen :', en: 'Mean cost:' })}{' '}
        <b>{mean.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>
        {' · '}
        {say({ fr: 'sans coût :', en: 'without a cost:' })} <b>{count((face) => face.cost === null)}</b>
        {' · '}
        {say({ fr: 'EC du Registre :', en: 'EC of the Register:' })} <b>{ec}</b>
      </p>
      <h3>{say({ fr: 'Types', en: 'Types' })}</h3>
      <Bars
        bars={LIVRE_TYPES.map((type) => ({
          name: say(TYPE_NAMES[type]),
          value: count((face) => face.type === type),
        }))}
        caption={say({ fr: 'Pages par type', en: 'Pages by type' })}
      />
      <h3>{say({ fr: 'Royaumes', en: 'Kingdoms' })}</h3>
      <Bars bars={kingdoms} caption={say({ fr: 'Pages par royaume', en: 'Pages by kingdom' })} />
    </div>
  );
}

interface BarsProps {
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly caption: string;
  readonly upright?: boolean;
}

/** A table that looks like a chart. */
function Bars({ bars, caption, upright = false }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="sfb-bars" data-upright={upright || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {bars.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td
              data-none={value === 0 || undefined}
              style={{ '--share': value / most } as React.CSSProperties}
            >
              <span>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
