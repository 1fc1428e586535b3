/** Where cards lie and what they are worth now: the questions that every chapter asks. */
import type { Seat } from '@tablee/kernel';
import type { Face } from '../content/content.ts';
import {
  ENTRIES,
  type Entry,
  type InPlay,
  NO_PIECE,
  type Piece,
  SECRETS,
  type SevenFallen,
  type Shown,
  type Side,
} from '../types.ts';

export function opponent(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

/** The seats with the active one first (SF-PRIO-9, R-SF-106). */
export function activeFirst(t: SevenFallen): readonly [Seat, Seat] {
  return t.active === 0 ? ZERO_FIRST : ONE_FIRST;
}
const ZERO_FIRST = [0, 1] as unknown as readonly [Seat, Seat];
const ONE_FIRST = [1, 0] as unknown as readonly [Seat, Seat];

/** Who began the game with it (R-SF-83). A token belongs to whoever made it come: its number says it too. */
export function ownerOf(t: SevenFallen, piece: Piece): Seat {
  if (piece >= t.pieces) return ((piece - t.pieces) % 2) as Seat;
  return (piece < t.split ? 0 : 1) as Seat;
}

export function isToken(t: SevenFallen, piece: Piece): boolean {
  return piece >= t.pieces;
}

export function faceOf(t: SevenFallen, piece: Piece): Face {
  return t.content.faces[t.faces[piece]!]!;
}

export function shown(t: SevenFallen, piece: Piece): Shown {
  return { piece, card: faceOf(t, piece).id };
}

export function sideOf(t: SevenFallen, seat: Seat): Side {
  return t.sides[seat]!;
}

export function inPlay(t: SevenFallen, piece: Piece): InPlay | undefined {
  for (const { cards } of t.sides) {
    for (const card of cards) if (card.piece === piece) return card;
  }
  return undefined;
}

export function bySerial(t: SevenFallen, serial: number): InPlay | undefined {
  for (const { cards } of t.sides) {
    for (const card of cards) if (card.serial === serial) return card;
  }
  return undefined;
}

/** On a line of the CDB (SF-TERM-3); a page en Secret is on none (R-SF-69). */
export function isOnCdb({ place }: InPlay): boolean {
  return place === 'ag' || place === 'ldf';
}

/** On the CDB and an Ange, an Archange or a Golem: something with FV or BOU. */
export function isUnit(t: SevenFallen, card: InPlay): boolean {
  return isOnCdb(card) && faceOf(t, card.piece).isUnit;
}

export function isAnge(t: SevenFallen, card: InPlay): boolean {
  return card.place !== 'secret' && faceOf(t, card.piece).type === 'ange';
}

export function isAngeOrArchange(t: SevenFallen, card: InPlay): boolean {
  if (card.place === 'secret') return false;
  const { type } = faceOf(t, card.piece);
  return type === 'ange' || type === 'archange';
}

/** An Ange without a Golem, on a line (SF-PAIR-1, R-SF-29). */
export function isAvailable(t: SevenFallen, card: InPlay): boolean {
  return isOnCdb(card) && card.bond === NO_PIECE && faceOf(t, card.piece).type === 'ange';
}

export function isLoneGolem(t: SevenFallen, card: InPlay): boolean {
  return isOnCdb(card) && card.bond === NO_PIECE && faceOf(t, card.piece).type === 'golem';
}

/** The Golem bound to this Ange (SF-PAIR-3). */
export function golemOf(t: SevenFallen, card: InPlay): InPlay | undefined {
  return card.bond !== NO_PIECE && faceOf(t, card.piece).type === 'ange' ? inPlay(t, card.bond) : undefined;
}

/** The Équipements on this Ange (R-SF-25). */
export function equipementsOf(t: SevenFallen, ange: InPlay): InPlay[] {
  return t.sides[ange.seat]!.cards.filter(
    (card) => card.bond === ange.piece && faceOf(t, card.piece).type === 'equipement',
  );
}

export function hasEquipement(_: SevenFallen, ange: InPlay): boolean {
  return ange.gear > 0;
}

/** Damage on FV (SF-TERM-7); a Golem is only damaged (R-SF-35). */
export function isWounded(t: SevenFallen, card: InPlay): boolean {
  return card.damage > 0 && faceOf(t, card.piece).type !== 'golem';
}

/** EC on all sources of a player (R-SF-17). */
export function ecOf(t: SevenFallen, seat: Seat): number {
  let ec = 0;
  for (const card of t.sides[seat]!.cards) ec += card.ec;
  return ec;
}

/** Adorateurs in Adoration, whatever EC they hold; the Temple is none (R-SF-21, SF-TEMPLE-6). */
export function adorateursOf(t: SevenFallen, seat: Seat): InPlay[] {
  return t.sides[seat]!.cards.filter(
    (card) => card.place === 'adoration' && faceOf(t, card.piece).type === 'adorateur',
  );
}

export function countAdorateurs(t: SevenFallen, seat: Seat): number {
  let count = 0;
  for (const card of t.sides[seat]!.cards) {
    if (card.place === 'adoration' && faceOf(t, card.piece).type === 'adorateur') count++;
  }
  return count;
}

/** Takes a piece out of a zone it is known to lie in. */
export function remove(zone: Piece[], piece: Piece): void {
  const at = zone.indexOf(piece);
  if (at < 0) throw new Error(`Piece ${piece} is not among ${zone.join(', ') || 'no pieces'}.`);
  zone.splice(at, 1);
}

/** The entry of the Pile that effects speak of by this number, if it is one (SF-DATA-18). */
export function entryOf(t: SevenFallen, piece: number): Entry | undefined {
  if (piece < ENTRIES || piece >= SECRETS) return undefined;
  return (
    t.pile.find((entry) => entry.number === piece) ??
    (t.resolving?.number === piece ? t.resolving : undefined)
  );
}

/** The card that effects speak of by this number: itself, or a page en Secret by its serial; none for an entry. */
export function pieceAt(t: SevenFallen, number: number): Piece {
  if (number < ENTRIES) return number as Piece;
  return number >= SECRETS ? (bySerial(t, number - SECRETS)?.piece ?? NO_PIECE) : NO_PIECE;
}

/** The Divinité of a seat, as a card. */
export function diviniteOf(t: SevenFallen, seat: Seat): Piece {
  return t.sides[seat]!.cards.find((card) => faceOf(t, card.piece).type === 'divinite')!.piece;
}
