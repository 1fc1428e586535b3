/** The numbers words are given: how they are checked, worked out and said. */
import { roll } from '@tablee/kernel';
import { type ArgumentKind, amount as anyAmount, type Book, type ReadValue } from '@tablee/kernel/effect';
import type { Soeurs } from '../types.ts';
import { NOBODY } from './nobody.ts';

type Numbers = ArgumentKind<number, ReadValue>;

const MOST = 20;

/** A whole number from 1, printed on the card. */
export const printed = (most: number): Numbers => ({
  read: (r) => {
    const n = r.int(1, most);
    return { said: { fixed: n, of: () => n, say: () => String(n) }, fixed: true, of: () => n };
  },
});

/** Printed, or a value worked out when the line is carried out. */
export const amount: Numbers = {
  read: (r) => (typeof r.input === 'number' ? printed(MOST) : anyAmount).read(r),
};

const DIE: ReadValue = {
  fixed: null,
  of: (t) => rollForDamage(t as unknown as Soeurs),
  say: (speech) => speech.say('le résultat d’un dé', 'the roll of one die'),
};

/** Likewise, or `die`: rolled when the line is carried out, after payment (R-SA-62). Not among the values: those draw no chance. */
export const strength: Numbers = {
  read: (r) => (r.input === 'die' ? { said: DIE, fixed: false, of: DIE.of } : amount.read(r)),
};

/** A blow's strength, for whoever adds up the blows of several cards. */
export function strengthOf(book: Book, given: unknown): (t: Soeurs) => number {
  if (typeof given === 'number') return () => given;
  const value = given === 'die' ? DIE : book.value(given);
  return (t) => Math.max(0, value.of(t as never, NOBODY));
}

function rollForDamage(t: Soeurs): number {
  const die = roll(t, 6);
  t.told?.push({ event: 'diceRolled', rule: 'R-SA-62', what: 'damage', dice: [die] });
  return die;
}
