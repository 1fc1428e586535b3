/** Carrying out what a card, a Place, a trap or a treasure says. */
import type { Next } from '@tablee/kernel';
import { type EffectFrame, performFrom, type Sentence } from '@tablee/kernel/effect';
import { PLAYER } from '../rules/end.ts';
import type { Soeurs } from '../types.ts';
import { NOBODY } from './nobody.ts';

/** Lines as they stand in the book. */
export interface Lines {
  readonly address: string;
  readonly sentences: readonly Sentence[];
}

/** Words that may ask for a target or a card. */
const ASKING: ReadonlySet<string> = new Set([
  'damage',
  'packets',
  'damageAll',
  'weaken',
  'discardChosen',
  'pickFromDeck',
  'pickFromDiscard',
  'takeAdvanced',
]);

/**
 * A card's lines, then on at `then`. The fast way: plain words are carried out on the spot, and only what asks something, or
 * is more than a word, becomes a frame of the kernel's `effect`, with which this must agree.
 */
export function carryOut<Step extends string>(
  t: Soeurs,
  { address, sentences }: Lines,
  source: number,
  then: Step,
): Next<Step> {
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!;
    const last = i === sentences.length - 1;
    if (sentence.word === undefined || (!last && ASKING.has(sentence.word)))
      return performFrom(address, i, PLAYER, source, then);
    const next = sentence.run(t as never, LINE, NOWHERE);
    if (t.result !== null) return then;
    if (typeof next === 'object' && 'frame' in next) return { then, frame: next.frame };
  }
  return then;
}
/** A plain word asks neither for names nor for where in a script it stands. */
const LINE = { ...NOBODY } as EffectFrame;
const NOWHERE = null as never;
