/** A class's powers: the card that triggers each, what it does; lit when it can be used now, else it says why not. */
import { isSameOption, type Language, type Text } from '@tablee/kernel';
import { Icon, type TableProps, useAsk } from '@tablee/ui';
import { useState } from 'react';
import { classOf, heroOf, IN_RESERVE } from '../../rules/hero.ts';
import { POWERS, POWERS_OF, type Power } from '../../rules/power.ts';
import { CLASSES, type Hero, type PlunderView } from '../../types.ts';
import { CLASS_NAMES, powerText } from '../../words/names.ts';
import { CLASS_TRAITS, POWER_TEXTS } from '../../words/powers.ts';
import { POWER_ICONS } from '../cards/power-icons.ts';
import { SuitMark } from '../cards/suit-mark.tsx';
import { optionsOf } from '../lights.ts';
import type { Play } from '../use-play.ts';
import './powers.css';

const POWERS_TITLE: Text = { fr: 'Pouvoirs', en: 'Powers' };

interface PowersProps {
  readonly table: TableProps<PlunderView>;
  readonly play: Play;
}

export function Powers({ table, play }: PowersProps) {
  const { view, language } = table;
  const seen = view.table;
  const team = view.seat === null ? -1 : (seen.teamOf[view.seat] ?? -1);
  const [looked, setLooked] = useState<number | null>(null);
  if (team === -1) return null;
  const inPlay = CLASSES.findIndex((_, kind) => seen.heroAt[team * 3 + kind] !== -1);
  const kind =
    play.held && 'hero' in play.held ? classOf(play.held.hero) : (looked ?? (inPlay < 0 ? 0 : inPlay));
  const hero = heroOf(team as never, kind as never);
  return (
    <section className="plunder-powers" aria-label={POWERS_TITLE[language]}>
      <div className="plunder-powers-tabs">
        {CLASSES.map((name, i) => (
          <button
            key={name}
            type="button"
            className="plunder-powers-tab"
            aria-pressed={i === kind}
            onClick={() => {
              setLooked(i);
              if (play.held) play.hold(null);
            }}
          >
            {CLASS_NAMES[name][language]}
          </button>
        ))}
      </div>
      <ul className="plunder-powers-list">
        {POWERS_OF[kind]!.map((power) => (
          <li key={power}>
            <PowerButton power={power} hero={hero} table={table} play={play} />
          </li>
        ))}
      </ul>
      <TraitLines kind={kind} language={language} />
    </section>
  );
}

function PowerButton({ power, hero, table, play }: PowersProps & { power: Power; hero: Hero }) {
  const { language, asked, explain, refuse, hint } = table;
  const option = optionsOf(asked).find(
    (one) => one.do === 'power' && one.hero === hero && one.power === power,
  );
  const meant = option !== undefined && (play.cards.length === 0 || play.meant.includes(option));
  const why = () =>
    play.whyNot((about) => about.do === 'power' && about.hero === hero && about.power === power);
  const asking = useAsk(
    () => {
      if (option) play.askOption(option);
      else explain(why() ?? POWER_TEXTS[POWERS[power]!.id][language]);
    },
    () => {
      play.askOption(null);
      explain(null);
    },
  );
  const hinted = option !== undefined && isSameOption(hint, option);
  return (
    <button
      type="button"
      className="plunder-power"
      data-state={hinted ? 'hinted' : meant ? 'can' : 'calm'}
      aria-disabled={option ? undefined : true}
      onClick={() =>
        option ? play.commit(option) : refuse(why() ?? notHere(table.view.table, hero, language))
      }
      {...asking}
    >
      <PowerCard power={power} language={language} />
      <span className="plunder-power-words">
        <span className="plunder-power-name">
          <Icon path={POWER_ICONS[power]!} /> {powerText(power, language)}
        </span>
        <span className="plunder-power-text">{POWER_TEXTS[POWERS[power]!.id][language]}</span>
      </span>
    </button>
  );
}

/** A power of a hero who is not in the dungeon (SDP-POWER-1), or asked for at another moment. */
function notHere(seen: PlunderView, hero: Hero, language: Language): string | null {
  return seen.heroAt[hero] === IN_RESERVE ? IN_RESERVE_TEXT[language] : null;
}
const IN_RESERVE_TEXT: Text = {
  fr: 'Il est dans la réserve : ses pouvoirs attendent qu’il soit dans le donjon.',
  en: 'He is in reserve: his powers wait until he is in the dungeon.',
};

const RANKS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 11: 'V', 12: 'D', 13: 'R' },
  en: { 11: 'J', 12: 'Q', 13: 'K' },
};

/** The card printed on the sheet, small. */
export function PowerCard({ power, language }: { power: Power; language: Language }) {
  const { suit, value } = POWERS[power]!;
  return (
    <svg className="plunder-power-card" viewBox="0 0 30 40" aria-hidden="true">
      <rect x="1" y="1" width="28" height="38" rx="4" />
      <text x="15" y="13" className={suit > 1 ? 'plunder-red' : undefined}>
        {RANKS[language][value]}
      </text>
      <SuitMark suit={suit} x={15} y={29} size={15} />
    </svg>
  );
}

export function TraitLines({ kind, language }: { kind: number; language: Language }) {
  const { advantage, drawback } = CLASS_TRAITS[CLASSES[kind]!];
  return (
    <dl className="plunder-traits">
      {[advantage, drawback].map(({ name, text }) => (
        <div key={name.en}>
          <dt>{name[language]}</dt>
          <dd>{text[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
