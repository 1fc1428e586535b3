import { type Call, call, type Procedure } from '@tablee/kernel';
import { type EffectLocals, effectLocals } from '@tablee/kernel/effect-first';
import { PLAYER } from '../rules/end.ts';
import type { Soeurs } from '../types.ts';

/** `perform` by its name: what a word does may make a Place speak, and the words would import each other in a circle. */
export const PERFORM: Procedure<Soeurs, EffectLocals> = { name: 'effect', first: 'next', steps: {} };

/** Carries out a block so many times, on behalf of a card or Place, then goes on at `then`. */
export function callEffect<Step extends string>(
  block: number,
  source: number,
  times: number,
  then: Step,
): Call<Step> {
  const locals = effectLocals(block, PLAYER, source);
  locals.inside[0]!.times = times - 1;
  return call(PERFORM, locals, then);
}
