/** Creatures come into play and leave it; mages fall (DU-CREA, DU-END-1). */
import { change, enter, type Facts, leave, raise } from '../../../effect/index.ts';
import { finish, type Next, seatsOf } from '../../../index.ts';
import type { Duel, Piece } from '../types.ts';
import { controllerOf, falls, opponent, ownerOf, shown } from './table.ts';

export function arrive(t: Duel, piece: Piece): void {
  const seat = ownerOf(t, piece);
  t.sides[seat]!.line.push({ piece, since: t.turn, tired: false, wounds: 0, marks: 0, lastHurt: '' });
  enter(t, piece, 'line');
  t.told?.push({ event: 'arrived', seat, ...shown(t, piece), rule: 'DU-STACK-5' });
  raise(t, 'arrived', { piece });
}

/** Whatever must happen before anybody gets priority; then on at `then`. While creatures die it comes back to `again`. */
export function checked<Again extends string, Then extends string>(
  t: Duel,
  again: Again,
  then: Next<Then>,
): Next<Again | Then> {
  const dying = fallen(t);
  if (dying.length > 0) return change(t, 'died', dying, again);
  const lost = seatsOf(2).filter((seat) => t.sides[seat]!.life <= 0);
  if (lost.length === 2) finish(t, { winners: [], how: 'both-fell', rule: 'DU-END-1' });
  else if (lost.length === 1) finish(t, { winners: [opponent(lost[0]!)], how: 'fell', rule: 'DU-END-1' });
  return then;
}

function fallen(t: Duel): Facts[] {
  const dying: Facts[] = [];
  for (const { line } of t.sides) {
    for (const creature of line) {
      if (falls(t, creature))
        dying.push({ piece: creature.piece, combat: creature.lastHurt === 'combat' ? 1 : 0 });
    }
  }
  return dying;
}

/** The change `died`. It is raised only when all that die together have gone: each still hears the others. */
export function bury(t: Duel, piece: Piece): void {
  leavePlay(t, piece);
  const seat = ownerOf(t, piece);
  // A token that leaves play is gone for good.
  if (piece < 2 * t.content.deck.length) {
    t.sides[seat]!.grave.push(piece);
    enter(t, piece, 'grave');
  }
  t.told?.push({ event: 'died', seat, ...shown(t, piece), rule: 'DU-CREA-1' });
}

export function leavePlay(t: Duel, piece: Piece): void {
  const side = t.sides[controllerOf(t, piece)]!;
  side.line = side.line.filter((creature) => creature.piece !== piece);
  leave(t, piece, 'line');
}
