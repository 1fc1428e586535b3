/** Creatures come into play and leave it; mages fall (DU-CREA, DU-END-1). */
import { expireFrom, forget, listen, raise, unlisten } from '../../../effect/index.ts';
import { finish, seatsOf } from '../../../index.ts';
import { numbers } from '../effects/numbers.ts';
import type { Duel, Piece } from '../types.ts';
import { faceOf, falls, opponent, ownerOf, shown } from './table.ts';

export function arrive(t: Duel, piece: Piece): void {
  const seat = ownerOf(t, piece);
  t.sides[seat]!.line.push({ piece, since: t.turn, tired: false, wounds: 0 });
  hear(t, piece);
  t.told?.push({ event: 'arrived', seat, ...shown(t, piece), rule: 'DU-STACK-5' });
  raise(numbers, t, 'arrived', piece);
}

/** From now on it listens for what its triggers name. */
export function hear(t: Duel, piece: Piece): void {
  const owner = ownerOf(t, piece);
  for (const { on, when, block } of faceOf(t, piece).triggers) {
    listen(t, on, { piece, owner, block, ...(when !== undefined && { when }) });
  }
}

/** Whatever must happen before anybody gets priority. */
export function check(t: Duel): void {
  for (let dying = fallen(t); dying.length > 0; dying = fallen(t)) bury(t, dying);
  const lost = seatsOf(2).filter((seat) => t.sides[seat]!.life <= 0);
  if (lost.length === 2) finish(t, { winners: [], how: 'both-fell', rule: 'DU-END-1' });
  else if (lost.length === 1) finish(t, { winners: [opponent(lost[0]!)], how: 'fell', rule: 'DU-END-1' });
}

function fallen(t: Duel): Piece[] {
  return t.sides.flatMap(({ line }) =>
    line.filter((creature) => falls(t, creature)).map(({ piece }) => piece),
  );
}

/** All at once: each still hears the others die. */
function bury(t: Duel, dying: readonly Piece[]): void {
  for (const piece of dying) raise(numbers, t, 'died', piece);
  for (const piece of dying) {
    const seat = ownerOf(t, piece);
    const side = t.sides[seat]!;
    side.line = side.line.filter((creature) => creature.piece !== piece);
    side.grave.push(piece);
    unlisten(t, piece);
    expireFrom(t, piece);
    forget(t, piece);
    t.told?.push({ event: 'died', seat, ...shown(t, piece), rule: 'DU-CREA-1' });
  }
}
