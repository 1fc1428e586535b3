import { word } from '@tablee/kernel/effect';
import { passDoors as pass } from '../../rules/skill.ts';
import type { Endure, Who } from '../../types.ts';

/** Closed and locked doors do not stop its user this turn (R-ES-55); exits stay shut. */
export const passDoors = word<Endure>()({
  takes: {},
  run(t, c) {
    pass(t, c.source as Who);
    return undefined;
  },
  text: (say) =>
    `${say.act('franchissez|franchit|franchir', 'pass|passes')} ${say.say('les portes fermées ou verrouillées ce tour-ci', 'through closed and locked doors this turn')}`,
});
