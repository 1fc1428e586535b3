/** The part of the question that the hand itself brings up: what is picked, how it is paid, what else could be begun. */
import type { Language, Text } from '@tablee/kernel';
import { plural } from '@tablee/kernel';
import type { TableProps } from '@tablee/ui';
import { type Card, pairHasJoker, pairValue } from '../../rules/card.ts';
import { FULL_HAND } from '../../rules/turn.ts';
import type { Hero, PlunderOption, PlunderView } from '../../types.ts';
import { CLASSES } from '../../types.ts';
import { CLASS_NAMES, cardText } from '../../words/names.ts';
import { optionsOf } from '../lights.ts';
import { MiniHero, MiniMonster } from '../sheets/mini-token.tsx';
import type { Form, Play } from '../use-play.ts';
import { Stakes } from './stakes.tsx';
import './tools.css';

interface ToolsProps {
  readonly table: TableProps<PlunderView>;
  readonly play: Play;
}

export function Tools({ table, play }: ToolsProps) {
  const { asked, language, view } = table;
  const options = optionsOf(asked);
  switch (asked?.kind) {
    case undefined:
      return null;
    case 'defend':
      return (
        <div className="plunder-tools plunder-tools-wide">
          <Stakes view={view} language={language} />
          <Picked play={play} language={language} />
          <DropToggle play={play} options={options} language={language} />
        </div>
      );
    case 'pay':
    case 'payMore':
      return <Paying table={table} play={play} />;
    case 'discard':
      return <Discarding table={table} play={play} />;
    case 'act':
    case 'placeHeroes':
      return (
        <div className="plunder-tools">
          <Picked play={play} language={language} />
          <DropToggle play={play} options={options} language={language} />
          {play.cards.length === 0 && play.held?.what !== 'hero' && (
            <Reserve options={options} play={play} language={language} safe={table.colourSafe} />
          )}
        </div>
      );
    default:
      return (
        <div className="plunder-tools">
          <DropToggle play={play} options={options} language={language} />
        </div>
      );
  }
}

// ─── cards picked before anything else ───────────────────────────────────────

function Picked({ play, language }: { play: Play; language: Language }) {
  const { cards, unsure } = play;
  const fr = language === 'fr';
  if (unsure.length > 0) {
    return <p className="plunder-say">{fr ? 'Lequel des deux ?' : 'Which of the two?'}</p>;
  }
  if (cards.length === 0) return null;
  const [first, second] = cards as readonly [Card, Card?];
  const text =
    second === undefined
      ? fr
        ? `${cardText(first, language)} en main : touchez une case, une cible, ou une seconde carte.`
        : `${cardText(first, language)} picked: touch a square, a target, or a second card.`
      : pairText(first, second, language);
  return <p className="plunder-say">{text}</p>;
}

const PAIR_RANKS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 11: 'un valet', 12: 'une dame', 13: 'un roi', 14: 'un as', 15: 'un joker' },
  en: { 11: 'a jack', 12: 'a queen', 13: 'a king', 14: 'an ace', 15: 'a joker' },
};

/** What two cards count as together (SDP-CARD-11, SDP-CARD-12, SDP-CARD-13). */
function pairText(a: Card, b: Card, language: Language): string {
  const fr = language === 'fr';
  const value = pairValue(a, b);
  const rank = PAIR_RANKS[language][value] ?? (fr ? `un ${value}` : `a ${value}`);
  const power = pairHasJoker(a, b)
    ? fr
      ? ', sans pouvoir'
      : ', no power'
    : value > 10
      ? fr
        ? ', pouvoirs compris'
        : ', powers included'
      : '';
  const cards = `${cardText(a, language)} + ${cardText(b, language)}`;
  return fr
    ? `${cards} : vaut ${rank} ♣, ♠, ♦ ou ♥${power}.`
    : `${cards}: counts as ${rank} of ♣, ♠, ♦ or ♥${power}.`;
}

// ─── paying ──────────────────────────────────────────────────────────────────

const FORMS: Readonly<Record<Form, Text>> = {
  one: { fr: 'Une carte', en: 'One card' },
  pair: { fr: 'Deux pour une', en: 'Two for one' },
  weak: { fr: 'Défense faible', en: 'Weak defence' },
};

function Paying({ table: { language, view }, play }: ToolsProps) {
  const { forms, form, setForm } = play;
  const frame = view.flow?.at(-1) as { picked?: readonly Card[]; takes?: number; any?: number } | undefined;
  const picked = frame?.picked?.length ?? 0;
  const takes = frame?.takes || frame?.any || 0;
  const fr = language === 'fr';
  return (
    <div className="plunder-tools">
      {forms.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="plunder-forms" role="group" aria-label={fr ? 'Façon de payer' : 'Way of paying'}>
          {forms.map((one) => (
            <button
              key={one}
              type="button"
              className="plunder-form"
              aria-pressed={one === form}
              onClick={() => setForm(one)}
            >
              {FORMS[one][language]}
            </button>
          ))}
        </div>
      )}
      {takes > 1 && (
        <p className="plunder-say">
          {fr ? `Carte ${picked + 1} sur ${takes}` : `Card ${picked + 1} of ${takes}`}
        </p>
      )}
    </div>
  );
}

function Discarding({ table: { language, view }, play }: ToolsProps) {
  const count = play.cards.length;
  const fr = language === 'fr';
  const drawn = Math.max(0, FULL_HAND - (view.table.hand.length - count));
  return (
    <div className="plunder-tools">
      <p className="plunder-say">
        {fr
          ? `Touchez les cartes à défausser ; vous piocherez ${drawn} ${plural('fr', drawn, 'carte', 'cartes')}.`
          : `Touch the cards to discard; you will draw ${drawn} ${plural('en', drawn, 'card', 'cards')}.`}
      </p>
      {count > 0 && (
        <button type="button" className="button button-primary" onClick={play.finishDiscard}>
          {fr
            ? `Défausser ${count} ${plural('fr', count, 'carte', 'cartes')} et finir`
            : `Discard ${count} ${plural('en', count, 'card', 'cards')} and finish`}
        </button>
      )}
    </div>
  );
}

// ─── what a carrier does with his treasure ───────────────────────────────────

function DropToggle({
  play,
  options,
  language,
}: {
  play: Play;
  options: readonly PlunderOption[];
  language: Language;
}) {
  const { held, situation, drops } = play;
  const moves = options.filter(
    (option) =>
      option.do === 'to' ||
      option.do === 'dodge' ||
      option.do === 'target' ||
      (option.do === 'move' && held?.what === 'hero' && held.hero === option.hero),
  );
  if (!moves.some((option) => situation.see(option)?.asked?.kind === 'dropBefore')) return null;
  return (
    <button type="button" className="plunder-form" aria-pressed={drops} onClick={() => play.drop(!drops)}>
      {language === 'fr' ? 'Lâcher le trésor avant de bouger' : 'Drop the treasure before moving'}
    </button>
  );
}

// ─── who could come in ───────────────────────────────────────────────────────

interface ReserveProps {
  readonly options: readonly PlunderOption[];
  readonly play: Play;
  readonly language: Language;
  readonly safe: boolean;
}

/** Heroes and monsters waiting outside: taken up here, put down on the board. */
function Reserve({ options, play, language, safe }: ReserveProps) {
  const heroes = new Set<Hero>();
  for (const option of options) {
    if (option.do === 'enter' || option.do === 'place') heroes.add(option.hero);
    if (option.do === 'replace') heroes.add(option.by);
  }
  const summons = options.some((option) => option.do === 'summon');
  if (heroes.size === 0 && !summons) return null;
  const fr = language === 'fr';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="plunder-reserve" role="group" aria-label={fr ? 'Faire entrer' : 'Bring in'}>
      <span className="plunder-reserve-title" aria-hidden="true">
        {fr ? 'Faire entrer' : 'Bring in'}
      </span>
      {[...heroes].map((hero) => (
        <button
          key={hero}
          type="button"
          className="plunder-reserve-piece"
          aria-label={CLASS_NAMES[CLASSES[hero % 3]!][language]}
          aria-pressed={play.held?.what === 'reserve' && play.held.hero === hero}
          onClick={() => play.hold({ what: 'reserve', hero })}
        >
          <MiniHero team={Math.floor(hero / 3)} kind={hero % 3} colourSafe={safe} />
        </button>
      ))}
      {summons && (
        <button
          type="button"
          className="plunder-reserve-piece"
          aria-label={fr ? 'Monstre' : 'Monster'}
          aria-pressed={play.held?.what === 'summon'}
          onClick={() => play.hold({ what: 'summon' })}
        >
          <MiniMonster />
        </button>
      )}
    </div>
  );
}
