/** A hero leaves the dungeon: he died, or was replaced. */
import type { Hero, Plunder } from '../types.ts';
import { FULL_PV, heroFigure, lift } from './hero.ts';
import { drop } from './tres.ts';

/**
 * His last PV gone, he drops what he carries and goes to the reserve (SDP-HERO-8, SDP-TRES-7). The last of a team too: it
 * plays on without (SDP-HERO-9).
 */
export function fall(t: Plunder, hero: Hero): void {
  t.told?.push({ event: 'heroFell', rule: 'SDP-HERO-8', hero, at: t.heroAt[hero]! });
  retire(t, hero);
}

/** Into the reserve, where wounds heal: he comes back with all his PV (SDP-HERO-3, R-SDP-33, R-SDP-35). */
export function retire(t: Plunder, hero: Hero): void {
  if (t.carries[hero] === 1) drop(t, hero);
  lift(t, heroFigure(hero));
  t.pv[hero] = FULL_PV;
}
