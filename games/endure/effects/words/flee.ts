import { word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { driveOut } from '../../rules/move.ts';
import type { Endure, Who } from '../../types.ts';

/** A forced move by the direction die, without a check (ES-RESOLVE-14). */
export const flee = word<Endure>()({
  takes: {},
  run(t, c) {
    driveOut(t, c.source as Who);
    return settled(t);
  },
  text: (say) =>
    `${say.act('fuyez|fuit|fuir', 'flee|flees')} ${say.say('sans essai dans une zone voisine désignée par le dé de direction', 'without a check into a neighbouring zone given by the direction die')}`,
});
