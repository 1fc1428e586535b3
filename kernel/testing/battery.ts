/** What every game must withstand, by one call: `battery(plunder, { … })`. */
import { describe, expect, test } from 'vitest';
import { fork } from '../fork.ts';
import type { Game, Start } from '../game.ts';
import { hash } from '../hash.ts';
import { begin, choose, reopen } from '../play.ts';
import { below, type Chance, randomFrom } from '../random.ts';
import { readRecord, replay, writeRecord } from '../record.ts';
import { restore, save } from '../save.ts';
import { type Decision, type GameEvent, type Option, type Seat, type State, seatsOf } from '../state.ts';
import { Table } from '../table.ts';
import { heardBy, imagine, view } from '../view.ts';

export interface Round {
  readonly name: string;
  readonly start: Omit<Start, 'seed'>;
}

export interface Battery {
  /** The tables to try: player counts, maps, modes. */
  readonly rounds: readonly Round[];
  /** Random games with the invariants on, for each round. */
  readonly games: number;
  /** No random game may take more decisions than this. */
  readonly longest: number;
  /** Decisions looked at by the leak test, all rounds together. */
  readonly decisions: number;
  /** Games in which save, restore, fork, replay and imagination are compared at every decision. */
  readonly thorough: number;
}

export function battery<S extends State, V>(game: Game<S, V>, size: Battery): void {
  describe(`${game.id}: what every game must withstand`, () => {
    for (const { name, start } of size.rounds) {
      test(`${size.games} random games (${name}): no dead end, no broken invariant, no endless game`, () => {
        for (let n = 0; n < size.games; n++) playOut(game, { ...start, seed: `${name} ${n}` }, size.longest);
      });

      test(`at every decision, save, restore and fork give the same game (${name})`, () => {
        for (let n = 0; n < size.thorough; n++)
          compareCopies(game, { ...start, seed: `copies ${n}` }, size.longest);
      });

      test(`a record replays to the same hash (${name})`, () => {
        for (let n = 0; n < size.thorough; n++)
          replayRandom(game, { ...start, seed: `record ${n}` }, size.longest);
      });

      test(`undo goes back to the last chance, discovery or other seat's choice, and no further (${name})`, () => {
        for (let n = 0; n < size.thorough; n++)
          undoRandom(game, { ...start, seed: `undo ${n}` }, size.longest);
      });

      test(`an imagined state shows its seat what it saw (${name})`, () => {
        for (let n = 0; n < size.thorough; n++)
          imagineRandom(game, { ...start, seed: `imagine ${n}` }, size.longest);
      });
    }

    test(`nothing hidden reaches a view or an event (${size.decisions} decisions)`, () => {
      const share = Math.ceil(size.decisions / size.rounds.length);
      for (const { name, start } of size.rounds) {
        let left = share;
        for (let n = 0; left > 0; n++)
          left -= lookForLeaks(game, { ...start, seed: `leak ${name} ${n}` }, left, size.longest);
      }
    });
  });
}

/** Plays a random game to its end with the invariants checked after every choice. */
export function playOut<S extends State>(game: Game<S>, start: Start, longest: number): S {
  const chance = chanceOf(start);
  const t = begin(game, start);
  game.check(t);
  let decisions = 0;
  while (t.result === null) {
    if (++decisions > longest) throw new Error(`${start.seed}: no end after ${longest} decisions.`);
    randomChoice(game, t, chance);
    try {
      game.check(t);
    } catch (error) {
      throw new Error(`seed "${start.seed}", decision ${decisions}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return t;
}

function compareCopies<S extends State>(game: Game<S>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const t = begin(game, start);
  for (let n = 0; t.result === null && n < longest; n++) {
    const before = hash(t);
    const forked = fork(t);
    const restored = restore(game, save(game, t), start.pack ?? null);
    expect(hash(restored)).toBe(before);
    expect(restored.open).toEqual(t.open);
    const which = below(chance, t.open.length);
    const option = below(chance, t.open[which]!.options.length);
    for (const table of [forked, restored]) {
      const decision = table.open[which]!;
      choose(game, table, decision, decision.options[option]!);
    }
    expect(hash(t), 'playing a fork must not touch the original').toBe(before);
    const decision = t.open[which]!;
    choose(game, t, decision, decision.options[option]!);
    expect(hash(forked)).toBe(hash(t));
    expect(hash(restored)).toBe(hash(t));
    const pinned = fork(t);
    reopen(game, pinned);
    expect(pinned.open, 'the options must come in the same order each time').toEqual(t.open);
  }
}

function replayRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const table = randomTable(game, start, longest);
  const text = writeRecord(game, start, table.choices);
  const { table: replayed } = replay(game, readRecord(text), start.pack ?? null);
  expect(hash(replayed)).toBe(hash(table.state));
}

function undoRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  const hashes = [hash(table.state)];
  for (let n = 0; table.state.result === null && n < longest; n++) {
    const drawn = table.state.random.drawn;
    const { seat } = randomSay(table, chance);
    hashes.push(hash(table.state));
    for (const other of seatsOf(table.state.seats)) {
      const allowed = table.undoTo(other) !== null;
      if (other !== seat) expect(allowed, 'only the seat that decided last may go back').toBe(false);
      if (table.state.random.drawn !== drawn) expect(allowed, 'nobody goes back behind a roll').toBe(false);
    }
    // Now and then, go back as far as it goes, and find the very same states on the way.
    if (below(chance, 8) === 0) {
      let at = hashes.length - 1;
      while (table.undoTo(seat) !== null) {
        table.undo(seat);
        at--;
        expect(hash(table.state)).toBe(hashes[at]);
      }
      hashes.length = at + 1;
    }
  }
}

function imagineRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const t = begin(game, start);
  for (let n = 0; t.result === null && n < longest; n++) {
    const { seat } = t.open[below(chance, t.open.length)]!;
    const seen = view(game, t, seat);
    const imagined = imagine(game, seen, t.content, chance);
    game.check(imagined);
    expect(view(game, imagined, seat)).toEqual(seen);
    const reopened = fork(imagined);
    reopen(game, reopened);
    expect(reopened.open, 'the imagined rules offer what the real ones did').toEqual(imagined.open);
    randomChoice(game, t, chance);
  }
}

/**
 * Two worlds that differ only in what a seat cannot see, before and after a choice: the seat must see and hear the
 * same in both, to the letter.
 */
function lookForLeaks<S extends State, V>(
  game: Game<S, V>,
  start: Start,
  most: number,
  longest: number,
): number {
  const chance = chanceOf(start);
  const t = begin(game, start, true);
  t.told = [];
  let looked = 0;
  for (let n = 0; t.result === null && looked < most && n < longest; n++) {
    const seat = below(chance, t.seats) as Seat;
    const before = fork(t);
    const decision = t.open[below(chance, t.open.length)]!;
    const option = decision.options[below(chance, decision.options.length)]!;
    choose(game, t, decision, option);
    const heard = heardBy(t.told ?? [], seat);
    t.told = [];

    const kept = new Set([...game.knows(before, seat), ...game.knows(t, seat)]);
    const other = fork(before);
    game.scramble(other, seat, chance, kept);
    reopen(game, other);
    same(view(game, before, seat), view(game, other, seat), game, start, n, 'the view before');
    const choice = sameOption(other, decision, option);
    if (choice) {
      other.told = [];
      choose(game, other, ...choice);
      same(heard, heardBy(other.told as GameEvent[], seat), game, start, n, 'what it heard');
      same(view(game, t, seat), view(game, other, seat), game, start, n, 'the view after');
    }
    looked++;
  }
  return looked;
}

/** The same choice in the other world; undefined when it can't be made there (the chooser's hand is another). */
function sameOption(other: State, decision: Decision, option: Option): [Decision, Option] | undefined {
  const asked = other.open.find((open) => open.id === decision.id);
  const says = JSON.stringify(option);
  const found = asked?.options.find((candidate) => JSON.stringify(candidate) === says);
  return asked && found && [asked, found];
}

function same(one: unknown, two: unknown, game: Game, start: Start, decisions: number, what: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  if (a !== b) {
    throw new Error(
      `${game.id}, seed "${start.seed}", choice ${decisions}: ${what} depends on hidden pieces.\n  ${a}\n  ${b}`,
    );
  }
}

/** A finished random game (or its first `longest` choices), with all that people's tables keep. */
export function randomTable<S extends State, V>(
  game: Game<S, V>,
  start: Start,
  longest: number,
): Table<S, V> {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  for (let n = 0; table.state.result === null && n < longest; n++) randomSay(table, chance);
  return table;
}

function randomSay<S extends State, V>(table: Table<S, V>, chance: Chance): { seat: Seat } {
  const { open } = table.state;
  const { id, seat, options } = open[below(chance, open.length)]!;
  table.choose(seat, id, below(chance, options.length));
  return { seat };
}

function randomChoice(game: Game, t: State, chance: Chance): void {
  const decision = t.open[below(chance, t.open.length)]!;
  choose(game, t, decision, decision.options[below(chance, decision.options.length)]!);
}

function chanceOf(start: Start): Chance {
  return { random: randomFrom(`choices ${start.seed}`) };
}
