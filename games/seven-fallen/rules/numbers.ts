/** What a card is worth now: printed, markers, Équipements and Symbiose first, then all that effects change (R-SF-84). */
import { hasWord, numberFrom } from '@tablee/kernel/effect';
import { KEYWORDS, type Keyword, KW, VALUED } from '../content/keywords.ts';
import type { InPlay, Piece, SevenFallen } from '../types.ts';
import { symbioseOf } from './keywords/symbiose.ts';
import { faceOf, inPlay } from './table.ts';

/** Nothing lasts and nothing holds all the time: then what lies on the card is all there is. */
function isPlain(t: SevenFallen): boolean {
  return t.effects.lasting.length === 0 && t.effects.constant.length === 0;
}

/**
 * The value of a keyword on a card in play: 0 when it lacks it, 1 for one without a value. A page en Secret has no
 * characteristic at all (SF-KW-FURTIF-6). Valued keywords add up (R-SF-55).
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
    if (other.bond === piece) value += faceOf(t, other.piece).grants[KW[word]]!;
  }
  return value;
}

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
