/** A game from the first floor to the end: the climb, then the final fight (SA-GOAL-3). Start reading here. */
import { call, done, procedure } from '@tablee/kernel';
import type { Soeurs, SoeursOption } from '../types.ts';
import { finalFight } from './boss.ts';
import { lose } from './end.ts';
import { BOSS } from './icons.ts';
import { DOOR, floorOf, movement } from './move.ts';
import { RESOLUTION_LOCALS, resolution } from './resolve.ts';

/** Floor after floor from the bottom up, all by the same procedure (SA-CLIMB-1), to survive and destroy the Boss (SA-GOAL-2). */
export const climb = procedure<Soeurs, object, SoeursOption>()('climb', {
  /** Every floor starts on its door (SA-CLIMB-2, SA-SETUP-7). */
  floor: (t) => {
    t.square = DOOR;
    t.entered.length = 0;
    t.crossed.length = 0;
    t.sequence = 1;
    t.told?.push({ event: 'floorEntered', rule: 'SA-CLIMB-2', floor: t.floor });
    return 'move';
  },
  /** A sequence: one Movement, then the Resolution of the squares crossed (SA-CLIMB-3, SA-BOSS-1). */
  move: (t) => {
    if (t.crossed.length > 0) t.crossed.length = 0;
    return call(movement, { one: 0, other: 0, points: 0 }, 'resolve');
  },
  resolve: () => call(resolution, { ...RESOLUTION_LOCALS }, 'after'),
  /**
   * The Boss square comes last and drops the sequences not used (SA-BOSS-5, R-SA-57). After the third sequence one goes
   * straight to the next door, wherever one stood (SA-CLIMB-4); on the Boss floor the game is lost, once that sequence has been
   * fully resolved (SA-BOSS-2, SA-BOSS-3, R-SA-58).
   */
  after: (t) => {
    if (t.square !== DOOR && floorOf(t).icons[t.square] === BOSS) return 'boss';
    if (t.sequence < t.config.sequences) {
      t.sequence++;
      return 'move';
    }
    if (t.floor === t.tower.length) {
      lose(t, 'boss-missed', 'SA-BOSS-3');
      return done;
    }
    t.floor++;
    return 'floor';
  },
  boss: (t) => {
    t.crossed.length = 0;
    t.told?.push({ event: 'bossReached', rule: 'SA-BOSS-5', health: t.health });
    return call(finalFight, {}, 'over');
  },
  over: () => done,
});
