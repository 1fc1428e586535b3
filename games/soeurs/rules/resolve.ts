/** Resolution: everything crossed in one movement, together, in a fixed order. */
import { call, done, procedure } from '@tablee/kernel';
import type { Soeurs, SoeursOption } from '../types.ts';
import { refuseTrapDiscards } from './closed.ts';
import { PLAYER } from './end.ts';
import { CONTINUE, combat, ENEMIES_IN_A_COMBAT } from './fight.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, COMBAT_0, TRAP, TREASURE } from './icons.ts';
import { trap } from './trap.ts';
import { treasure } from './treasure.ts';
import { takeFree, waiting } from './xp.ts';

interface ResolutionLocals {
  /** The square to look at next, in the order crossed (R-SA-13). */
  next: number;
  /** Enemies still to be fought. */
  enemies: number;
  wave: number;
  /** Something was resolved in this movement already. */
  begun: boolean;
}

/** The whole path was walked first (R-SA-12); none of it may be skipped (SA-MOVE-9). Traps, Combat, Treasures (SA-RESOLVE-1, SA-RESOLVE-2). */
export const resolution = procedure<Soeurs, ResolutionLocals, SoeursOption>()('resolution', ['next'], {
  /** One by one, standard and advanced mixed (SA-TRAP-9, R-SA-13). An empty square does nothing (R-SA-14). */
  traps: (t, f) => {
    while (f.next < t.crossed.length) {
      const icon = t.crossed[f.next++]!;
      if (icon === TRAP || icon === ADVANCED_TRAP) {
        f.begun = true;
        return call(trap, { advanced: icon === ADVANCED_TRAP, result: 0, bonus: 0 }, 'traps');
      }
    }
    f.enemies = enemiesCrossed(t);
    return 'combats';
  },
  /** All Combat squares merge into one total, fought in waves of 3, 3, … and the rest (SA-FIGHT-2, SA-FIGHT-17, R-SA-23). */
  combats: (_, f) => {
    if (f.enemies === 0) {
      f.next = 0;
      return 'treasures';
    }
    return f.begun ? 'between' : 'wave';
  },
  /** Between two resolutions, and between waves, there is a free moment (R-SA-13, R-SA-23). */
  between: {
    kind: 'nextWave',
    rule: 'R-SA-23',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(CONTINUE);
      waiting(t, options, why);
      if (why) refuseTrapDiscards(t, why);
    },
    chosen: (t, _, option) => takeFree<'between'>(t, option, 'between') ?? 'wave',
  },
  /** Each wave has a full setup and a Place of its own (SA-FIGHT-18); its enemies are drawn only now. */
  wave: (_, f) => {
    const count = Math.min(ENEMIES_IN_A_COMBAT, f.enemies);
    f.enemies -= count;
    f.wave++;
    f.begun = true;
    return call(combat, { count, wave: f.wave, left: f.enemies }, 'combats');
  },
  /** After all waves (R-SA-23), one by one (SA-TREASURE-9). */
  treasures: (t, f) => {
    while (f.next < t.crossed.length) {
      const icon = t.crossed[f.next++]!;
      if (icon === TREASURE || icon === ADVANCED_TREASURE) {
        return call(treasure, { advanced: icon === ADVANCED_TREASURE }, 'treasures');
      }
    }
    return done;
  },
});

export const RESOLUTION_LOCALS: ResolutionLocals = { next: 0, enemies: 0, wave: 0, begun: false };

/** The numbers of all Combat squares crossed are added (SA-FIGHT-1, SA-FIGHT-2). */
function enemiesCrossed(t: Soeurs): number {
  let total = 0;
  for (const icon of t.crossed) if (icon > COMBAT_0 && icon < TREASURE) total += icon - COMBAT_0;
  return total;
}
