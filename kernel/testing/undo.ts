/** Undo: back to the last chance, discovery or other seat's choice, and no further. */
import type { Game, Start } from '../game.ts';
import { hash } from '../hash.ts';
import { below } from '../random.ts';
import { type Seat, type State, seatsOf } from '../state.ts';
import { Table } from '../table.ts';
import { chanceOf, randomSay } from './random-play.ts';
import { same } from './same.ts';

export function undoRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  const hashes = [hash(table.state)];
  for (let n = 0; table.state.result === null && n < longest; n++) {
    const at = `seed "${start.seed}", choice ${n}`;
    const { drawn } = table.state.random;
    const known = knowledge(game, table.state);
    const { seat } = randomSay(table, chance);
    hashes.push(hash(table.state));

    const isOpen = table.state.random.drawn === drawn && !learntSince(game, table.state, known);
    const isAllowed = table.undoTo(seat) !== null;
    if (table.state.result === null)
      same(isAllowed, isOpen, `${at}: undo is allowed where it must not be, or not`);
    for (const other of seatsOf(table.state.seats)) {
      if (other !== seat) same(table.undoTo(other), null, `${at}: a seat takes back another's choice`);
    }
    // Now and then, go back as far as it goes, and find the very same states on the way.
    if (below(chance, 8) === 0) backToTheBarrier(table, seat, hashes, at);
  }
}

function backToTheBarrier<S extends State, V>(
  table: Table<S, V>,
  seat: Seat,
  hashes: string[],
  at: string,
): void {
  while (table.undoTo(seat) !== null) {
    table.undo(seat);
    hashes.pop();
    same(hash(table.state), hashes[hashes.length - 1], `${at}: undo came to another state`);
  }
}

function knowledge(game: Game, t: State): ReadonlySet<number>[] {
  return seatsOf(t.seats).map((seat) => new Set(game.knows(t, seat)));
}

function learntSince(game: Game, t: State, known: readonly ReadonlySet<number>[]): boolean {
  return seatsOf(t.seats).some((seat) => [...game.knows(t, seat)].some((piece) => !known[seat]!.has(piece)));
}
