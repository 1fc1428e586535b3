/** A whole game (OV-GAME): heroes are chosen and outfitted, then four fights with reinforcement between them; or one scenario. */
import { call, done, frame, procedure, seatsOf, together } from '@tablee/kernel';
import type { BareTable, Veiel } from '../types.ts';
import { FIGHTS } from './diff.ts';
import { win } from './end.ts';
import { betweenFights } from './endfight.ts';
import { fight } from './fight.ts';
import { scenario } from './scen.ts';
import { choosingHeroes, dealHero, dealPiles, emptyTable, outfitting } from './setup.ts';

export function setup(bare: BareTable): Veiel {
  const t = emptyTable(bare);
  dealPiles(t);
  t.flow.push(frame(game, {}));
  return t;
}

export const game = procedure<Veiel, object, never>()('game', {
  heroes: () => call(choosingHeroes, {}, 'mode'),
  mode: (t) => (t.config.mode === 'scenario' ? call(scenario, {}, 'over') : 'outfit'),
  outfit: (t) => {
    t.heroes.forEach((_, hero) => {
      dealHero(t, hero);
    });
    return together(outfits(t), 'fight');
  },
  fight: () => call(fight, {}, 'after'),
  after: (t) => {
    if (t.result !== null) return done;
    if (t.fight >= FIGHTS) {
      win(t, 'boss-beaten', 'OV-GAME-5');
      return done;
    }
    return call(betweenFights, {}, 'fight');
  },
  over: () => done,
});

/** Every seat outfits its heroes at the same time. */
export function outfits(t: Veiel): ReturnType<typeof frame>[] {
  return seatsOf(t.seats).map((seat) => {
    const heroes = t.heroes.flatMap((hero, number) => (hero.seat === seat ? [number] : []));
    return frame(outfitting, { seat, heroes, novices: 0, slots: 0 });
  });
}
