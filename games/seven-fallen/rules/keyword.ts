/** Which keywords a card has now: printed, lent by Équipements, given and taken by effects (R-SF-55, R-SF-101). */
import { hasWord, numberFrom } from '@tablee/kernel/effect';
import { BEST, KEYWORDS, type Keyword, KW, VALUED } from '../content/keywords.ts';
import type { InPlay, Piece, SevenFallen } from '../types.ts';
import { faceOf, inPlay } from './table.ts';

/** Nothing lasts and nothing holds all the time: then what lies on the card is all there is. */
function isPlain(t: SevenFallen): boolean {
  return t.effects.lasting.length === 0 && t.effects.constant.length === 0;
}

/**
 * The value of a keyword on a card in play: 0 when it lacks it, 1 for one without a value. A page en Secret has no
 * characteristic at all (SF-KW-FURTIF-6).
 */
export function keyword(t: SevenFallen, card: InPlay, word: Keyword): number {
  return card.place === 'secret' ? 0 : keywordOf(t, card.piece, card, word);
}

export function has(t: SevenFallen, card: InPlay, word: Keyword): boolean {
  return keyword(t, card, word) > 0;
}

/** The same of a piece wherever it lies: Ténèbres is looked for everywhere (R-SF-101). */
export function keywordAnywhere(t: SevenFallen, piece: Piece, word: Keyword): number {
  const card = inPlay(t, piece);
  return card ? keyword(t, card, word) : keywordOf(t, piece, undefined, word);
}

/** The same of a piece that is not in play: Tornado is looked for in hand, Phoenix in the Limbes (R-SF-101). */
export function keywordOutOfPlay(t: SevenFallen, piece: Piece, word: Keyword): number {
  return keywordOf(t, piece, undefined, word);
}

function keywordOf(t: SevenFallen, piece: Piece, card: InPlay | undefined, word: Keyword): number {
  const base = based(t, piece, card, word);
  // Most keywords are given and taken by no card of the loaded sets.
  if (!t.content.changeable[KW[word]] || isPlain(t)) return base;
  if (IS_VALUED[KW[word]]) return Math.max(0, numberFrom(t, piece, word, base));
  return hasWord(t, piece, 'has', word, base > 0) ? 1 : 0;
}

const IS_VALUED: readonly boolean[] = KEYWORDS.map((word) => (VALUED as readonly string[]).includes(word));

/** Printed, with what Équipements lend. */
export function baseKeyword(t: SevenFallen, piece: Piece, word: Keyword): number {
  const card = inPlay(t, piece);
  return card?.place === 'secret' ? 0 : based(t, piece, card, word);
}

function based(t: SevenFallen, piece: Piece, card: InPlay | undefined, word: Keyword): number {
  const printed = faceOf(t, piece).kw[KW[word]]!;
  if (card === undefined || card.gear === 0) return printed;
  let value = printed;
  for (const other of t.sides[card.seat]!.cards) {
    if (other.bond === piece) value = together(word, value, faceOf(t, other.piece).grants[KW[word]]!);
  }
  return value;
}

/** One keyword twice: it adds up, or the best for its controller counts (R-SF-55); 0 is without it. */
function together(word: Keyword, one: number, other: number): number {
  const best = BEST[word];
  if (best === undefined || one === 0 || other === 0) return one + other;
  return best === 'lowest' ? Math.min(one, other) : Math.max(one, other);
}
