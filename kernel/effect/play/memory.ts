/** What content asks about *this turn* is remembered, by seat, and nothing else is. */
import type { Seat } from '../../state.ts';
import type { Asked } from '../book.ts';
import type { Context, Facts, Table, Tally } from '../table.ts';

export function tallyOf(t: Table, key: string, seat: Seat): Tally | undefined {
  return t.effects.tallies[key]?.[seat];
}

/** It happened: noted for every seat that may ask. */
export function remember(t: Table, asked: readonly Asked[], facts: Facts): void {
  const piece = typeof facts.piece === 'number' ? facts.piece : -1;
  for (const { key, of, sum, last, by } of asked) {
    let tallies = t.effects.tallies[key];
    if (tallies === undefined) {
      tallies = Array.from({ length: t.seats }, () => ({ n: 0, sum: 0, last: 0, pieces: [] }));
      t.effects.tallies[key] = tallies;
    }
    for (let seat = 0; seat < t.seats; seat++) {
      if (by && facts.by !== seat) continue;
      if (of && !of.test(t, piece, asking(seat as Seat, facts), true)) continue;
      const tally = tallies[seat]!;
      tally.n++;
      if (sum !== '') tally.sum += Number(facts[sum] ?? 0);
      if (last !== '') tally.last = Number(facts[last] ?? 0);
      if (piece >= 0 && !tally.pieces.includes(piece)) tally.pieces.push(piece);
    }
  }
}

function asking(seat: Seat, facts: Facts): Context {
  return { by: seat, you: seat, source: -1, it: -1, names: {}, numbers: {}, facts, as: '' };
}

/** A new turn: nothing has happened in it, and nobody asks any more what pieces that are gone were like. */
export function forgetTurn(t: Table): void {
  const { effects } = t;
  // New ones without looking: to find out whether an object is empty takes longer than to make one.
  effects.tallies = {};
  effects.gone = {};
}
