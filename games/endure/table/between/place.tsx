/** One place of the Refuge: what it gives, who is there, and what whoever is asked can do with it now. */

import bunks from 'icon:bunk-beds';
import campfire from 'icon:campfire';
import crate from 'icon:cardboard-box';
import gate from 'icon:exit-door';
import infirmary from 'icon:first-aid-kit';
import workshop from 'icon:spanner';
import type { Option, Text } from '@tablee/kernel';
import { isSameOption } from '@tablee/kernel/option';
import { Icon, type TableProps } from '@tablee/ui';
import type { Content, RefugePlace } from '../../printed.ts';
import type { EndureView } from '../../types.ts';
import { optionText } from '../../words/option.ts';
import { Art } from '../art/index.tsx';

const ICONS: Readonly<Record<RefugePlace, string>> = {
  gate,
  commons: campfire,
  infirmary,
  bunks,
  workshop,
  stash: crate,
};
const OFFERS: Readonly<Record<RefugePlace, Text>> = {
  gate: { fr: 'D’ici, on repart.', en: 'The way out.' },
  commons: { fr: 'Changer sa carte Accomplissement.', en: 'Swap your Achievement.' },
  infirmary: { fr: 'Soigner 2 Vie ou 1 blessure.', en: 'Heal 2 Life or 1 wound.' },
  bunks: { fr: '+2 Resolve.', en: '+2 Resolve.' },
  workshop: { fr: 'Rendre 1 charge à une Power Cell.', en: 'Give a Power Cell 1 charge back.' },
  stash: { fr: 'Défausser 1 carte, en piocher 2, en garder 1.', en: 'Discard 1 card, draw 2, keep 1.' },
};
/** What is done in a place, beside going there. */
const DONE_HERE: Readonly<Record<RefugePlace, readonly string[]>> = {
  gate: ['exit'],
  commons: ['swapGoal'],
  infirmary: ['heal', 'treat'],
  bunks: ['rest'],
  workshop: ['recharge'],
  stash: ['stash'],
};

type Props = TableProps<EndureView> & { readonly place: RefugePlace; readonly zone: number };

export function Place({ place, zone, ...props }: Props) {
  const { view, language, asked, choose, refuse, whyNot, hint } = props;
  const content = props.content as Content;
  const { table } = view;
  const inside = table.survivors.filter((survivor) => survivor.zone === zone);
  const isClosed = table.closed.includes(zone);
  const isHere = table.survivors[table.turn]?.zone === zone;
  const ways = (asked?.kind === 'act' || asked?.kind === 'step' ? asked.options : []).filter((option) =>
    option.do === 'move'
      ? (option as unknown as { zone: number }).zone === zone
      : isHere && DONE_HERE[place].includes(option.do),
  );
  const refused = isHere ? whyNot.filter(({ about }) => DONE_HERE[place].includes(about.do)) : [];
  const words = (option: Option) => optionText(view, option, language, content);
  return (
    <section
      className="es-place"
      data-place={place}
      data-closed={isClosed || undefined}
      data-here={isHere || undefined}
      aria-label={content.ship.zones[zone]!.name[language]}
    >
      <Icon path={ICONS[place]} className="es-place-motif" />
      <h2>
        <Icon path={ICONS[place]} />
        {content.ship.zones[zone]!.name[language]}
      </h2>
      <p>
        {isClosed ? (language === 'fr' ? 'Fermé ce round.' : 'Closed this round.') : OFFERS[place][language]}
      </p>
      {inside.length > 0 && (
        <ul className="es-place-crew">
          {inside.map((survivor) => {
            const card = content.survivors[survivor.class]!;
            return (
              <li key={card.id}>
                <span className="es-place-face">
                  <Art kind="survivor" card={card} />
                </span>
                <span className="visually-hidden">{card.name[language]}</span>
              </li>
            );
          })}
        </ul>
      )}
      <div className="es-place-ways">
        {ways.map((option) => (
          <button
            key={words(option)}
            type="button"
            className="button button-primary"
            data-hinted={isSameOption(hint, option) || undefined}
            onClick={() => choose(option)}
          >
            {words(option)}
          </button>
        ))}
        {refused.map((refusal) => (
          <button
            key={words(refusal.about)}
            type="button"
            className="button"
            aria-disabled="true"
            onClick={() => refuse(refusal)}
          >
            {words(refusal.about)}
          </button>
        ))}
      </div>
    </section>
  );
}
