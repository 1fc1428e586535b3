/** What every game must withstand, by one call: `battery(plunder, { … })`. */
import { describe, test } from 'vitest';
import type { Game, Start } from '../game.ts';
import type { State } from '../state.ts';
import { compareCopies, replayRandom } from './copies.ts';
import { imagineRandom } from './imagined.ts';
import { lookForLeaks } from './leaks.ts';
import { rereadLog } from './log.ts';
import { watchMoments } from './moments.ts';
import { playOut } from './random-play.ts';
import { undoRandom } from './undo.ts';

export interface Round {
  readonly name: string;
  readonly start: Omit<Start, 'seed'>;
}

/**
 * The numbers are those of `npm run test:long`; `npm test` plays a share of the games and decisions. A part whose number is
 * 0 is left out: a long battery can be split over several files.
 */
export interface Battery {
  /** The tables to try: player counts, maps, modes. */
  readonly rounds: readonly Round[];
  /** Random games with the invariants on, for each round. */
  readonly games: number;
  /** No random game may take more decisions than this. */
  readonly longest: number;
  /** Decisions looked at by the leak test, all rounds together. */
  readonly decisions: number;
  /** Events by which a card is shown to everybody and turned down again: who saw it then may tell it from another. */
  readonly showing?: readonly string[];
  /** Words of options that are no secret, though they stand beside a hidden piece: how a card is played. */
  readonly open?: readonly string[];
  /** Games in which save, restore, fork, replay and imagination are compared at every decision. */
  readonly thorough: number;
}

/** Of a long run; a mutation run, which plays the battery hundreds of times, asks for less still. */
const SHARE = Number(process.env.TABLEE_SHARE ?? (process.env.TABLEE_LONG === undefined ? 0.1 : 1));
/** And never less than this many games or decisions: rare things must have a chance to happen. */
const LEAST =
  process.env.TABLEE_SHARE === undefined ? { games: 25, decisions: 2000 } : { games: 2, decisions: 200 };

export function battery<S extends State, V>(game: Game<S, V>, whole: Battery): void {
  const size = { ...whole, games: some(whole, 'games'), decisions: some(whole, 'decisions') };
  describe(`${game.id}: what every game must withstand`, () => {
    for (const round of size.rounds) {
      if (size.games > 0) playAtRandom(game, round, size);
      if (size.thorough > 0) compareEverything(game, round, size);
      if (size.decisions > 0) watchForLeaks(game, round, size);
    }
  });
}

function some(whole: Battery, what: 'games' | 'decisions'): number {
  return Math.min(whole[what], Math.max(LEAST[what], Math.ceil(whole[what] * SHARE)));
}

function playAtRandom<S extends State, V>(game: Game<S, V>, { name, start }: Round, size: Battery): void {
  test(`${size.games} random games (${name}): no dead end, no broken invariant, no endless game`, () => {
    for (let n = 0; n < size.games; n++) playOut(game, { ...start, seed: `${name} ${n}` }, size.longest);
  });
}

function compareEverything<S extends State, V>(
  game: Game<S, V>,
  { name, start }: Round,
  { thorough, longest }: Battery,
): void {
  test(`at every decision, save, restore and fork give the same game (${name})`, () => {
    for (let n = 0; n < thorough; n++) compareCopies(game, { ...start, seed: `copies ${n}` }, longest);
  });

  test(`a record replays to the same hash (${name})`, () => {
    for (let n = 0; n < thorough; n++) replayRandom(game, { ...start, seed: `record ${n}` }, longest);
  });

  test(`a line of the log reads the same at the end as when it was told (${name})`, () => {
    for (let n = 0; n < thorough; n++) rereadLog(game, { ...start, seed: `log ${n}` }, longest);
  });

  test(`undo goes back to the last chance, discovery or other seat's choice, and no further (${name})`, () => {
    for (let n = 0; n < thorough; n++) undoRandom(game, { ...start, seed: `undo ${n}` }, longest);
  });

  test(`who is told nothing sees no change (${name})`, () => {
    for (let n = 0; n < thorough; n++) watchMoments(game, { ...start, seed: `moments ${n}` }, longest);
  });

  test(`an imagined state shows its seat what it saw (${name})`, () => {
    for (let n = 0; n < thorough; n++) imagineRandom(game, { ...start, seed: `imagine ${n}` }, longest);
  });
}

function watchForLeaks<S extends State, V>(game: Game<S, V>, { name, start }: Round, size: Battery): void {
  const share = Math.ceil(size.decisions / size.rounds.length);
  test(`nothing hidden reaches a view or an event (${name}, ${share} decisions)`, () => {
    let left = share;
    for (let n = 0; left > 0; n++)
      left -= lookForLeaks(
        game,
        { ...start, seed: `leak ${name} ${n}` },
        left,
        size.longest,
        size.showing,
        size.open,
      );
  });
}
