/** Where pieces lie and how they fare: the questions and small changes that every chapter needs. */
import { modified } from '../../../effect/index.ts';
import type { RuleId, Seat } from '../../../index.ts';
import type { Face } from '../content/card.ts';
import type { Creature, Duel, Piece, Shown, Stat } from '../types.ts';

export function opponent(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

export function ownerOf(t: Duel, piece: Piece): Seat {
  return (piece < t.content.deck.length ? 0 : 1) as Seat;
}

export function faceOf(t: Duel, piece: Piece): Face {
  return t.content.deck[piece % t.content.deck.length]!;
}

export function shown(t: Duel, piece: Piece): Shown {
  return { piece, card: faceOf(t, piece).id };
}

export function creaturesOf(t: Duel, seat: Seat): Piece[] {
  return t.sides[seat]!.line.map(({ piece }) => piece);
}

export function creatureAt(t: Duel, piece: Piece): Creature | undefined {
  for (const { line } of t.sides) {
    const found = line.find((creature) => creature.piece === piece);
    if (found) return found;
  }
  return undefined;
}

/** Power or guard with all that holds now (DU-CREA-2). */
export function statOf(t: Duel, piece: Piece, stat: Stat): number {
  const { card } = faceOf(t, piece);
  return card.kind === 'creature' ? modified(t, piece, stat, card[stat]) : 0;
}

/** Neither tired nor arrived this turn (DU-ATK-1). */
export function isReady(t: Duel, creature: Creature): boolean {
  return !creature.tired && creature.since < t.turn;
}

/** It has as many wounds as guard: it dies at the next check (DU-CREA-1). */
export function falls(t: Duel, creature: Creature): boolean {
  return creature.wounds >= statOf(t, creature.piece, 'guard');
}

export function hurtMage(t: Duel, seat: Seat, amount: number, rule: RuleId): void {
  t.sides[seat]!.life -= amount;
  t.told?.push({ event: 'mageHurt', seat, amount, rule });
}

export function hurtCreature(t: Duel, creature: Creature, amount: number, rule: RuleId): void {
  creature.wounds += amount;
  t.told?.push({ event: 'creatureHurt', ...shown(t, creature.piece), amount, rule });
}

/** Takes a piece out of a zone it is known to lie in. */
export function remove(zone: Piece[], piece: Piece): void {
  const at = zone.indexOf(piece);
  if (at < 0) throw new Error(`Piece ${piece} is not among ${zone.join(', ') || 'no pieces'}.`);
  zone.splice(at, 1);
}
