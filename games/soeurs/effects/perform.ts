/** Carrying out what a card, a Place, a trap or a treasure says. */
import { call, type Next } from '@tablee/kernel';
import { type Context, effectLocals, performing } from '@tablee/kernel/effect-first';
import { PLAYER } from '../rules/end.ts';
import type { Soeurs } from '../types.ts';
import { vocabulary } from './vocabulary.ts';

/** Carries out lines one after another; a choice inside a trap or a treasure is the player's (R-SA-39). */
export const perform = performing(vocabulary, 'SA-TRAP-3');

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
 * is more than a word, becomes a frame of `perform`, with which this must agree.
 */
export function carryOut<Step extends string>(
  t: Soeurs,
  block: number,
  source: number,
  then: Step,
): Next<Step> {
  const sentences = t.content.scripts.blocks[block]!;
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!;
    const last = i === sentences.length - 1;
    if (
      sentence.kind !== 'word' ||
      sentence.effect.when !== undefined ||
      (!last && ASKING.has(sentence.effect.do))
    ) {
      const locals = effectLocals(block, PLAYER, source);
      locals.inside[0]!.next = i;
      return call(perform, locals, then);
    }
    const next = vocabulary.words[sentence.effect.do]!.run(t, CARD, sentence.effect);
    if (t.result !== null) return then;
    if (typeof next === 'object' && 'frame' in next) return { then, frame: next.frame };
  }
  return then;
}
const CARD: Context = { by: PLAYER, source: -1, it: -1, did: {} };
