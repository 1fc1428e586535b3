import { word } from '@tablee/kernel/effect';
import type { Endure } from '../../types.ts';

/** Closed and locked doors do not stop its user this turn (R-ES-55); exits stay shut. */
export const passDoors = word<Endure>()({
  takes: {},
  run(t, c) {
    t.survivors[c.source]!.passesDoors = 1;
    return undefined;
  },
  text: (say) =>
    `${say.act('franchissez|franchit|franchir', 'pass|passes')} ${say.say('les portes fermées ou verrouillées ce tour-ci', 'through closed and locked doors this turn')}`,
});
