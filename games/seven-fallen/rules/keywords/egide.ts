/** Égide: unaffected by the first opposing Miracle that targets it each turn (SF-KW-EGIDE). */
import type { Seat } from '@tablee/kernel';
import type { Piece, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { faceOf, inPlay } from '../table.ts';

/**
 * An opposing Miracle targets these pages: the first one each turn is noted, with or without Égide, and the Anges that have
 * it now are spared (SF-KW-EGIDE-1 to -3, R-SF-64).
 */
export function noteTargets(t: SevenFallen, by: Seat, targets: readonly Piece[]): Piece[] {
  const spared: Piece[] = [];
  for (const piece of targets) {
    const card = inPlay(t, piece);
    if (!card || card.seat === by || faceOf(t, piece).type !== 'ange') continue;
    if (!card.targeted && has(t, card, 'egide')) spared.push(piece);
    card.targeted = true;
  }
  return spared;
}

/** It must still have it when the Miracle resolves (SF-KW-EGIDE-2). */
export function isSpared(t: SevenFallen, piece: Piece): boolean {
  const card = inPlay(t, piece);
  return card !== undefined && has(t, card, 'egide');
}
