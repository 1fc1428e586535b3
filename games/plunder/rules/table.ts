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
    seatOf: new Array<-1>(TEAMS).fill(-1),
    resigned: seats.map(() => 0),
    // The team sheets, open to all: heroes in play, PV, who carries, and `secured` below (SDP-GOAL-7).
    heroAt: new Array<number>(HEROES).fill(IN_RESERVE),
    pv: new Array<number>(HEROES).fill(FULL_PV),
    carries: new Array<number>(HEROES).fill(0),
    monsterAt: new Array<number>(monstersFor(bare.seats)).fill(IN_RESERVE),
    standing: new Array<Figure>(squares).fill(NOBODY),
    treasureAt: new Array<number>(squares).fill(0),
    treasures: TREASURES_EACH * bare.seats,
    secured: new Array<number>(TEAMS).fill(0),
    hands: seats.map(() => []),
    draw: [],
    discard: [],
    paid: { cards: [], suit: CLUB, value: 0 },
  };
}
