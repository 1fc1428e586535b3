/** What can't be on the table, in words. */
import { checkLayers } from '../../effect/index.ts';
import { seatsOf } from '../../index.ts';
import { ownerOf } from './rules/table.ts';
import type { Duel, Piece } from './types.ts';

export function check(t: Duel): void {
  checkPieces(t);
  for (const { life, well, seen, deck } of t.sides) {
    if (!Number.isInteger(life)) throw new Error(`A mage has ${life} life.`);
    if (!(well >= 0)) throw new Error(`A well holds ${well}.`);
    const lost = seen.find((piece) => !deck.includes(piece));
    if (lost !== undefined) throw new Error(`Piece ${lost} was seen in a deck it is not in.`);
  }
  const inPlay = new Set<number>(t.sides.flatMap(({ line }) => line.map(({ piece }) => piece)));
  for (const { of, changes } of t.effects.lasting) {
    const lost = changes.length > 0 ? of.find((piece) => !inPlay.has(piece)) : undefined;
    if (lost !== undefined) throw new Error(`Piece ${lost} is changed for a while but not in play.`);
  }
  for (const [key, pieces] of Object.entries(t.effects.heard)) {
    const lost = key.includes('@') ? undefined : pieces.find((piece) => !inPlay.has(piece));
    if (lost !== undefined) throw new Error(`Piece ${lost} listens but is not in play.`);
  }
  checkLayers(t);
}

/** Every piece lies in exactly one place, and with its owner. */
function checkPieces(t: Duel): void {
  const places = new Map<Piece, string>();
  const put = (piece: Piece, place: string): void => {
    if (places.has(piece)) throw new Error(`Piece ${piece} is both in ${places.get(piece)} and in ${place}.`);
    places.set(piece, place);
  };
  for (const seat of seatsOf(2)) {
    const { line, ...zones } = t.sides[seat]!;
    const lying = { ...zones, line: line.map(({ piece }) => piece) };
    for (const zone of ['deck', 'hand', 'aside', 'line', 'grave', 'exile'] as const) {
      for (const piece of lying[zone]) {
        if (piece >= t.content.deck.length * 2 && zone === 'line') continue;
        if (ownerOf(t, piece) !== seat && zone !== 'line')
          throw new Error(`Piece ${piece} is in the ${zone} of seat ${seat}, not its owner.`);
        put(piece, `the ${zone} of seat ${seat}`);
      }
    }
  }
  for (const { kind, piece } of t.stack) if (kind === 'card') put(piece, 'the stack');
  if (t.resolving?.kind === 'card') put(t.resolving.piece, 'the air');
  const expected = t.content.deck.length * 2;
  if (places.size !== expected) throw new Error(`${places.size} cards on the table, ${expected} expected.`);
}
