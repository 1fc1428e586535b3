import { pieces, word } from '@tablee/kernel/effect';
import { canDisarm, disarm as disarmGear } from '../../rules/equip.ts';
import type { Veiel } from '../../types.ts';

/** Turned sideways: it has to be armed again before it is triggered. */
export const disarm = word<Veiel>()({
  takes: { what: pieces },
  run: (t, c, { what }) => disarmGear(t, c, what),
  possible: (t, _, { what }) => canDisarm(t, what),
  text: (say, { what }) => say.object('désarmez|désarme|désarmer', 'disarm|disarms', what),
});
