/** How a game ends: two treasures brought home, everybody else gone, a draw, or the turn limit. */
import { finish, type Seat } from '@tablee/kernel';
import type { Class, Hero, Plunder, Team } from '../types.ts';
import { retire } from './fall.ts';
import { HEROES_OF_A_TEAM, heroOf, isInDungeon, seats, teamOf } from './hero.ts';
import { win } from './win.ts';

export function agreeDraw(t: Plunder): void {
  endInDraw(t, 'agreed');
}

function endInDraw(t: Plunder, how: 'agreed' | 'turn-limit'): void {
  t.told?.push({ event: 'gameDrawn', rule: 'R-SDP-65' });
  finish(t, { winners: [], rule: 'R-SDP-65', how });
}

/** After the last turn the host allowed: most secured, then most carried, else a draw; never who gave up (R-SDP-65). */
export function maybeEndAtTurnLimit(t: Plunder): void {
  const { turnLimit } = t.config;
  if (turnLimit === 0 || t.turns < turnLimit) return;
  const ranked = seats(t)
    .filter((seat) => t.resigned[seat] === 0)
    .map((seat) => ({
      seat,
      score: t.secured[teamOf(t, seat)]! * HEROES_OF_A_TEAM + carriedBy(t, teamOf(t, seat)),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (best && (!second || best.score > second.score)) win(t, best.seat, 'R-SDP-65', 'turn-limit');
  else endInDraw(t, 'turn-limit');
}

function carriedBy(t: Plunder, team: Team): number {
  let count = 0;
  for (const hero of heroesOf(team)) count += t.carries[hero]!;
  return count;
}

export function heroesOf(team: Team): Hero[] {
  return [0, 1, 2].map((kind) => heroOf(team, kind as Class));
}

/**
 * A seat gives up. Its heroes leave the dungeon and drop what they carry; its turn, if it is on, ends there. The last
 * seat left wins (R-SDP-65).
 */
export function resign(t: Plunder, seat: Seat): void {
  t.told?.push({ event: 'resigned', rule: 'R-SDP-65', seat });
  const team = t.teamOf[seat]!;
  if (team !== -1) {
    for (const hero of heroesOf(team)) if (isInDungeon(t, hero)) retire(t, hero);
  }
  t.resigned[seat] = 1;
  const left = seats(t).filter((other) => t.resigned[other] === 0);
  if (left.length === 1) {
    win(t, left[0]!, 'R-SDP-65', 'resignation');
    return;
  }
  unwind(t, seat);
}

/** Whatever was going on is broken off: the turn goes on, or, if it was that seat's, the next one begins. */
function unwind(t: Plunder, seat: Seat): void {
  const [setup, turn] = t.flow;
  if (t.phase === 'setup') {
    // The others choose as before; what this seat had begun to choose is dropped.
    if (t.active === seat && setup) t.flow = [setup];
  } else if (turn) {
    t.flow = [setup!, turn];
    if (t.active === seat) turn.at = 'end';
    else turn.at = t.phase === 'action' ? 'act' : 'discard';
  }
}
