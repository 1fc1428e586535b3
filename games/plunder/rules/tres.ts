/** Treasures: picked up, carried, dropped, handed over, brought home. */
import { call, done, procedure } from '@tablee/kernel';
import type { Hero, Plunder, PlunderOption } from '../types.ts';
import { heroFigure, lift, ownerOf, stand, teamOfHero } from './hero.ts';
import type { Square } from './map.ts';
import { anyCards, pay } from './pay.ts';
import { win } from './win.ts';

/** A team that has brought this many home has won (SDP-GOAL-2, SDP-TRES-14, SDP-MULTI-11). */
export const TREASURES_TO_WIN = 2;

/**
 * The hero goes to another square by a movement of his own, leaving his treasure behind first if he drops it
 * (SDP-TRES-5, SDP-TRES-8, R-SDP-37). Carrying slows nobody (SDP-TRES-4).
 */
export function walk(t: Plunder, hero: Hero, to: Square, drops: boolean): void {
  if (drops) drop(t, hero);
  shift(t, hero, to);
}

/** The hero stands elsewhere now, whoever moved him; what lies there he picks up (R-SDP-43). */
export function shift(t: Plunder, hero: Hero, to: Square): void {
  lift(t, heroFigure(hero));
  stand(t, heroFigure(hero), to);
  arrive(t, hero);
}

/**
 * Entering a treasure's square picks it up, automatically; in one's own zone that brings it home (SDP-TRES-3). Whoever got
 * here carries none: at most one a square and one a hero, and what lies under a monster stays there (R-SDP-41).
 */
export function arrive(t: Plunder, hero: Hero): void {
  const square = t.heroAt[hero]!;
  if (t.treasureAt[square] === 1) {
    t.treasureAt[square] = 0;
    t.carries[hero] = 1;
    t.told?.push({ event: 'treasureTaken', rule: 'SDP-TRES-3', hero, at: square });
  }
  maybeSecure(t, hero);
}

/**
 * Any hero who holds a treasure in his own zone secures it, however he came by it; in another team's zone nothing
 * happens (SDP-TRES-12, SDP-TRES-13, SDP-FAQ-18, R-SDP-38). A secured treasure never comes back (R-SDP-39).
 */
export function maybeSecure(t: Plunder, hero: Hero): void {
  const team = teamOfHero(hero);
  if (t.carries[hero] === 0 || t.content.board.zoneOf[t.heroAt[hero]!] !== team) return;
  t.carries[hero] = 0;
  const total = t.secured[team]! + 1;
  t.secured[team] = total;
  t.told?.push({ event: 'treasureSecured', rule: 'SDP-TRES-12', hero, team, total });
  // At once, in the middle of any action, on anybody's turn (R-SDP-40).
  if (total >= TREASURES_TO_WIN) win(t, ownerOf(t, hero), 'SDP-TRES-14');
}

/** The treasure stays on the square its carrier stands on (SDP-TRES-8). */
export function drop(t: Plunder, hero: Hero): void {
  const at = t.heroAt[hero]!;
  t.carries[hero] = 0;
  t.treasureAt[at] = 1;
  t.told?.push({ event: 'treasureDropped', rule: 'SDP-TRES-8', hero, at });
}

/** A treasure goes from one hero to another where they stand. */
export function pass(t: Plunder, from: Hero, to: Hero): void {
  t.carries[from] = 0;
  t.carries[to] = 1;
}

/** Handing over: 1 card, any; not a movement, so contact does not hinder it (SDP-TRES-9, SDP-TRES-11, R-SDP-42). */
export const give = procedure<Plunder, { hero: Hero; receiver: Hero }, PlunderOption>()('give', {
  pay: (t, f) => call(pay, anyCards(ownerOf(t, f.hero), 1), 'give'),
  give: (t, f) => {
    pass(t, f.hero, f.receiver);
    t.told?.push({ event: 'treasureGiven', rule: 'SDP-TRES-9', from: f.hero, to: f.receiver });
    maybeSecure(t, f.receiver);
    return done;
  },
});
