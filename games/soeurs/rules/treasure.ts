/** Treasures: a roll on the Treasure card. What its results let one choose is in `pick.ts`. */
import { done, procedure, roll } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import type { Soeurs, SoeursOption } from '../types.ts';
import { refuseTrapDiscards } from './closed.ts';
import { PLAYER } from './end.ts';
import { SIDES } from './mana.ts';
import { ROLL } from './options.ts';
import { takeFree, waiting } from './xp.ts';

/** Standard squares use the standard face, advanced ones the advanced face (SA-TREASURE-8). */
export const treasure = procedure<Soeurs, { advanced: boolean }, SoeursOption>()('treasure', ['advanced'], {
  /** One die, never rerolled (SA-TREASURE-1, R-SA-17). A potion may be drunk before it (R-SA-55). */
  roll: {
    kind: 'rollTreasure',
    rule: 'SA-TREASURE-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      waiting(t, options, why);
      if (why) refuseTrapDiscards(t, why);
    },
    chosen: (t, f, option) => {
      const free = takeFree<'roll'>(t, option, 'roll');
      if (free !== null) return free;
      const result = roll(t, SIDES);
      t.told?.push({ event: 'diceRolled', rule: 'SA-TREASURE-1', what: 'treasure', dice: [result] });
      t.told?.push({ event: 'treasureRead', rule: 'SA-TREASURE-8', advanced: f.advanced, result });
      const { treasures } = t.content;
      const says = (f.advanced ? treasures.advanced : treasures.standard)[result - 1]!;
      return perform(says, PLAYER, -1, 'over');
    },
  },
  over: () => done,
});
