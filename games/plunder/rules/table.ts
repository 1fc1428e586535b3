/** A bare table becomes Plunder's: everybody in reserve, nothing placed (SDP-MON-2). */
import { type GameEvent, type Seat, type State, seatsOf } from '@tablee/kernel';
import type { Figure, Plunder, PlunderConfig, PlunderContent } from '../types.ts';
import { CLUB } from './card.ts';
import { FULL_PV, HEROES, IN_RESERVE, NOBODY, TEAMS } from './hero.ts';
import { monstersFor } from './mon.ts';
import { opening, TREASURES_EACH } from './setup.ts';

export function emptyTable(bare: State<GameEvent, PlunderConfig, PlunderContent>): Plunder {
  const { squares } = bare.content.board;
  const seats = seatsOf(bare.seats);
  return {
    // Field by field: a state that begins with a spread stays slow for the rest of the game.
    game: bare.game,
    seats: bare.seats,
    config: bare.config,
    content: bare.content,
    brought: bare.brought,
    flow: [opening()],
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Plunder['told'],
    turns: 0,
    phase: 'setup',
    active: 0 as Seat,
    first: 0 as Seat,
    order: [...seats],
    teamOf: seats.map(() => -1),
    seatOf: everywhere<-1>(TEAMS, -1),
    resigned: seats.map(() => 0),
    // The team sheets, open to all: heroes in play, PV, who carries, and `secured` below (SDP-GOAL-7).
    heroAt: everywhere(HEROES, IN_RESERVE),
    pv: everywhere(HEROES, FULL_PV),
    carries: everywhere(HEROES, 0),
    monsterAt: everywhere(monstersFor(bare.seats), IN_RESERVE),
    standing: everywhere<Figure>(squares, NOBODY),
    treasureAt: everywhere(squares, 0),
    treasures: TREASURES_EACH * bare.seats,
    secured: everywhere(TEAMS, 0),
    hands: seats.map(() => []),
    draw: [],
    discard: [],
    paid: { cards: [], suit: CLUB, value: 0 },
  };
}

/** Not `new Array(count).fill(value)`, which is slower to copy and to write as text for the rest of the game: it may have holes. */
function everywhere<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}
