/** The question, with the answers that belong in a row; the others glow on the table or stand in the list. */
import { isSameOption, type Option } from '@tablee/kernel';
import { Question, useCompact, useWindow } from '@tablee/ui';
import { keyOf } from './meaning.ts';
import { type Play, usePlay } from './play.tsx';
import { WORDS } from './words.ts';

/** Answers about something on the table: in the row only while they are few. */
const FEW = 4;

export function Ask() {
  const play = usePlay();
  const { asked, unsure, at, plan, say, choose, commit } = play;
  const touch = useWindow('touch');
  const compact = useCompact();
  const reactions = play.outcome?.reactions ?? 0;
  const isAimed = touch && plan.lit.has(at);
  /** A pattern in hand is played the way it is turned: the board shows it, nobody need be asked again. */
  const take = (option: Option) => {
    const isHeld = plan.turn !== null && isSameOption(plan.first[0] ?? null, option);
    if (isHeld) commit([option, plan.turn!]);
    else choose(option);
  };
  return (
    <Question
      buttons={asked === null ? undefined : buttonsFor(play, compact)}
      take={take}
      {...(unsure.length > 0 && { aside: <b>{say(WORDS.which)}</b> })}
      {...(unsure.length === 0 && isAimed && { aside: <b>{say(WORDS.touchAgain)}</b> })}
      {...(unsure.length === 0 && !isAimed && reactions > 0 && { aside: <b>{say(WORDS.willReact)}</b> })}
    />
  );
}

function buttonsFor({ asked, picked, byKey, unsure, plan }: Play, compact: boolean): Option[] {
  if (!asked) return [];
  const plain = asked.options.filter((option) => keyOf(option) === null && option.do !== 'turn');
  if (unsure.length > 0) return [...unsure.flatMap((line) => line.slice(-1)), ...plain];
  if (picked !== null) {
    // Where there is little room, what is in hand comes alone: put down, it gives way to the others.
    const held = byKey.get(picked) ?? [];
    return compact && asked.kind === 'act' ? [...held] : [...held, ...plain];
  }
  if (asked.kind === 'act') return plain;
  if (plan.turns.length > 0) return [...plan.turns, ...plain];
  const about = asked.options.filter((option) => !plain.includes(option) && option.do !== 'go');
  return about.length <= FEW ? [...about, ...plain] : plain;
}
