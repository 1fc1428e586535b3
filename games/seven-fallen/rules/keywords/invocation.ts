/** Invocation (X): called from the Purgatoire over the body of a Spiritiste (SF-KW-INVOCATION, R-SF-73). */
import type { Seat } from '@tablee/kernel';
import { hasWord } from '@tablee/kernel/effect';
import { KW } from '../../content/keywords.ts';
import type { InPlay, Piece, SevenFallen } from '../../types.ts';
import { ecOf, faceOf, isOnCdb, isWounded } from '../table.ts';
import { classesOf } from './doppelganger.ts';

/** The class tag that Invocation feeds on (SF-DATA-2). */
export const SPIRITISTE = 'imperial-spiritiste';

/** Once per turn per page, and only with a victim whose difference can be paid (SF-KW-INVOCATION-4, -7). */
export function canInvoke(t: SevenFallen, seat: Seat, piece: Piece): boolean {
  if (faceOf(t, piece).kw[KW.invocation] === 0) return false;
  if (t.sides[seat]!.usedInPurgatoire.includes(piece)) return false;
  const ec = ecOf(t, seat);
  for (const card of t.sides[seat]!.cards) {
    if (isVictim(t, card) && invocationCost(t, piece, card) <= ec) return true;
  }
  return false;
}

/** An unwounded Ange of the class, on the CDB, with a printed cost. */
export function isVictim(t: SevenFallen, card: InPlay): boolean {
  const face = faceOf(t, card.piece);
  return (
    isOnCdb(card) &&
    face.type === 'ange' &&
    face.cost !== null &&
    !isWounded(t, card) &&
    hasWord(t, card.piece, 'class', SPIRITISTE, classesOf(t, card.piece).includes(SPIRITISTE))
  );
}

/** X less what is printed on the victim, never below 0. */
export function invocationCost(t: SevenFallen, piece: Piece, victim: InPlay): number {
  return Math.max(0, faceOf(t, piece).kw[KW.invocation]! - faceOf(t, victim.piece).cost!);
}
