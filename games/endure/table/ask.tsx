/** The question, with the answers that belong in a row; the others glow on the table or stand in the list. */
import { type Decision, frameOf } from '@tablee/kernel';
import { Question, useCompact } from '@tablee/ui';
import { trade } from '../rules/trade.ts';
import type { EndureOption } from '../types.ts';
import { type Play, usePlay } from './play.tsx';
import { isPlain } from './reading.ts';

/** More than this repeats the table. */
const FEW = 5;
/** Noises stand in the row while their overlay is on; rearranging is a button of the inventory. */
const QUIET: ReadonlySet<string> = new Set(['noise', 'reorganise']);

export function Ask() {
  const play = usePlay();
  const compact = useCompact();
  const { asked } = play;
  const trading = asked?.kind === 'offer' || asked?.kind === 'answer';
  return (
    <Question buttons={asked === null ? undefined : buttonsFor(play, asked, compact)}>
      {trading && <Offer />}
    </Question>
  );
}

export function buttonsFor(play: Play, asked: Decision, endFirst: boolean): readonly EndureOption[] {
  const { picked, overlay } = play;
  const options = asked.options as readonly EndureOption[];
  if (picked !== null) {
    const own = play.optionsAt(picked);
    if (own.length > 0) return own;
  }
  const plain = options.filter(isPlain);
  if (asked.kind !== 'act') {
    const about = options.filter((option) => !isPlain(option));
    return about.length <= FEW ? options : plain;
  }
  const noises = plain.filter((option) => option.do === 'noise');
  if (overlay === 'noise') return [...noises, ...plain.filter((option) => option.do === 'end')];
  const ends = plain.filter((option) => option.do === 'end');
  const here = options.filter((option) => option.do === 'interact' || option.do === 'deliver');
  const attacks = options.filter((option) => option.do === 'attack');
  const others = plain.filter((option) => !QUIET.has(option.do) && option.do !== 'end');
  const row = [...here, ...(attacks.length <= 3 ? attacks : []), ...others];
  return endFirst ? [...ends, ...row] : [...row, ...ends];
}

/** What would change hands, both ways. */
function Offer() {
  const { view, s, seen } = usePlay();
  const offer = frameOf(view, trade);
  if (!offer) return null;
  const { who, partner, cards, things } = offer;
  const has = (of: number): string => {
    const names = [
      ...cards.flatMap((card) => (seen.survivors[of]!.cards.includes(card) ? [s.item(card)] : [])),
      ...things.flatMap((thing) => (seen.things.carrier[thing] === of ? [s.thing(thing)] : [])),
    ];
    return names.length > 0 ? names.join(', ') : s.say('rien', 'nothing');
  };
  return (
    <p className="es-offer">
      {s.say(`${s.who(who)} donne `, `${s.who(who)} gives `)}
      <b>{has(who)}</b>
      {s.say(`, ${s.who(partner)} donne `, `, ${s.who(partner)} gives `)}
      <b>{has(partner)}</b>
    </p>
  );
}
