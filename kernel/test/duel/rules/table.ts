/** Where pieces lie and how they fare: the questions and small changes that every chapter needs. */
import { changed, type Facts, numberFrom } from '../../../effect/index.ts';
import type { RuleId, Seat } from '../../../index.ts';
import type { Card, Face } from '../content/card.ts';
import type { Creature, Duel, Piece, Shown, Stat } from '../types.ts';

export function opponent(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

/** Mages are pieces too, after the cards; tokens come after them, one mage's and the other's in turn. */
export function mageOf(t: Duel, seat: Seat): Piece {
  return (2 * t.content.deck.length + seat) as Piece;
}

export function isMage(t: Duel, piece: number): boolean {
  const first = 2 * t.content.deck.length;
  return piece === first || piece === first + 1;
}

export function ownerOf(t: Duel, piece: Piece): Seat {
  const size = t.content.deck.length;
  if (piece < 2 * size) return (piece < size ? 0 : 1) as Seat;
  return (piece % 2) as Seat;
}

/** Whoever has it in line; its owner where it is in no line. */
export function controllerOf(t: Duel, piece: Piece): Seat {
  const owner = ownerOf(t, piece);
  const { line } = t.sides[opponent(owner)]!;
  for (let i = 0; i < line.length; i++) if (line[i]!.piece === piece) return opponent(owner);
  return owner;
}

export function faceOf(t: Duel, piece: Piece): Face {
  const { deck, faces } = t.content;
  if (piece < 2 * deck.length) return deck[piece % deck.length]!;
  return faces.get(t.tokens[piece - 2 * deck.length - 2]!)!;
}

export function cardOf(t: Duel, piece: Piece): Card | undefined {
  return isMage(t, piece) ? undefined : faceOf(t, piece).card;
}

export function shown(t: Duel, piece: Piece): Shown {
  return { piece, card: isMage(t, piece) ? ('mage' as Shown['card']) : faceOf(t, piece).id };
}

export function creatureAt(t: Duel, piece: Piece): Creature | undefined {
  for (const { line } of t.sides) {
    for (let i = 0; i < line.length; i++) if (line[i]!.piece === piece) return line[i];
  }
  return undefined;
}

/** Power or guard with all that holds now (DU-CREA-2). */
export function statOf(t: Duel, piece: Piece, stat: Stat): number {
  const { card } = faceOf(t, piece);
  return card.kind === 'creature' ? numberFrom(t, piece, stat, card[stat]) : 0;
}

/** Neither tired nor arrived this turn (DU-ATK-1). */
export function isReady(t: Duel, creature: Creature): boolean {
  return !creature.tired && creature.since < t.turn;
}

/** It has as many wounds as guard: it dies at the next check (DU-CREA-1). */
export function falls(t: Duel, creature: Creature): boolean {
  return creature.wounds >= statOf(t, creature.piece, 'guard');
}

/** The change `hurt`: a mage loses life, a creature is wounded. */
export function hurt(t: Duel, facts: Facts): void {
  const piece = facts.piece as Piece;
  const amount = facts.amount as number;
  const rule: RuleId = facts.combat === 1 ? 'DU-ATK-3' : 'DU-CARD-3';
  if (isMage(t, piece)) {
    const seat = ownerOf(t, piece);
    t.sides[seat]!.life -= amount;
    t.told?.push({ event: 'mageHurt', seat, amount, rule });
    return;
  }
  const creature = creatureAt(t, piece);
  if (!creature) return;
  creature.wounds += amount;
  creature.lastHurt = facts.combat === 1 ? 'combat' : 'effect';
  changed(t);
  t.told?.push({ event: 'creatureHurt', ...shown(t, piece), amount, rule });
}

export function heal(t: Duel, piece: Piece, amount: number): void {
  if (isMage(t, piece)) {
    const seat = ownerOf(t, piece);
    t.sides[seat]!.life += amount;
    t.told?.push({ event: 'mageHealed', seat, amount, rule: 'DU-CARD-3' });
    return;
  }
  const creature = creatureAt(t, piece);
  if (!creature) return;
  creature.wounds = Math.max(0, creature.wounds - amount);
  changed(t);
  t.told?.push({ event: 'creatureHealed', ...shown(t, piece), amount, rule: 'DU-CARD-3' });
}

/** Takes a piece out of a zone it is known to lie in. */
export function remove(zone: Piece[], piece: Piece): void {
  const at = zone.indexOf(piece);
  if (at < 0) throw new Error(`Piece ${piece} is not among ${zone.join(', ') || 'no pieces'}.`);
  zone.splice(at, 1);
}
