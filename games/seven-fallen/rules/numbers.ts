/** What a card is worth now: printed, markers, Équipements and Symbiose first, then all that effects change (R-SF-84). */
import { numberFrom } from '@tablee/kernel/effect';
import type { InPlay, Piece, SevenFallen } from '../types.ts';
import { symbioseOf } from './keywords/symbiose.ts';
import { faceOf } from './table.ts';

export function baseAtq(t: SevenFallen, card: InPlay): number {
  return faceOf(t, card.piece).atq + card.atq + gear(t, card, 'bonusAtq') + symbioseOf(t, card);
}

export function baseFv(t: SevenFallen, card: InPlay): number {
  return faceOf(t, card.piece).fv + card.fv + gear(t, card, 'bonusFv');
}

export function baseBou(t: SevenFallen, card: InPlay): number {
  return faceOf(t, card.piece).bou + card.bou;
}

/** Below 0 it counts as 0 (R-SF-84). */
export function atqOf(t: SevenFallen, card: InPlay): number {
  const atq = numberFrom(t, card.piece, 'atq', baseAtq(t, card));
  return atq > 0 ? atq : 0;
}

/** Of an Ange or Archange, before damage. */
export function fvOf(t: SevenFallen, card: InPlay): number {
  return numberFrom(t, card.piece, 'fv', baseFv(t, card));
}

/** Of a Golem, before damage. */
export function bouOf(t: SevenFallen, card: InPlay): number {
  return numberFrom(t, card.piece, 'bou', baseBou(t, card));
}

/** What is left of FV or BOU; damage beyond it is not dealt (SF-DMG-10). */
export function remaining(t: SevenFallen, card: InPlay): number {
  const most = faceOf(t, card.piece).type === 'golem' ? bouOf(t, card) : fvOf(t, card);
  return Math.max(0, most - card.damage);
}

/** Never below 0 (R-SF-20). */
export function pageCost(t: SevenFallen, piece: Piece, property: 'cost' | 'tempeteCost'): number {
  const face = faceOf(t, piece);
  const printed = property === 'cost' ? face.cost : face.tempete;
  return printed === null ? 0 : Math.max(0, numberFrom(t, piece, property, printed));
}

export function minimumOf(t: SevenFallen, piece: Piece): number {
  return Math.max(0, numberFrom(t, piece, 'minimum', faceOf(t, piece).minimum));
}

/** Adorateurs that a Miracle demands, never fewer than none (SF-MIRACLE-4). */
export function revocationsOf(t: SevenFallen, piece: Piece): number {
  return Math.max(0, numberFrom(t, piece, 'revocations', faceOf(t, piece).revoke));
}

function gear(t: SevenFallen, ange: InPlay, bonus: 'bonusAtq' | 'bonusFv'): number {
  if (ange.gear === 0) return 0;
  let sum = 0;
  for (const card of t.sides[ange.seat]!.cards)
    if (card.bond === ange.piece) sum += faceOf(t, card.piece)[bonus];
  return sum;
}
