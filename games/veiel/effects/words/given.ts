/** What a word was given: whom it is about, in the rules' terms and in its text. */
import type { Context, ReadPieces, ReadValue, Speech } from '@tablee/kernel/effect';
import { casterOf, isFigure, isSquare, pieceOf } from '../../rules/table.ts';
import type { Veiel } from '../../types.ts';
import { HERO_NOUN, SQUARE_NOUN } from '../nouns.ts';

/** Figures: a card or an equipment stands for whoever holds it; nothing said is the caster. */
export function figures(t: Veiel, c: Context, given: readonly number[] | undefined): readonly number[] {
  const pieces = given ?? [c.source];
  let stand = 0;
  while (stand < pieces.length && (isFigure(pieces[stand]!) || isSquare(pieces[stand]!))) stand++;
  if (stand === pieces.length) return pieces;
  return pieces
    .map((piece) => (isFigure(piece) ? piece : pieceOf(casterOf(t, piece))))
    .filter((piece) => isFigure(piece));
}

export function isSelf(to: ReadPieces | undefined): boolean {
  return to === undefined || to.name === 'self';
}
/** The figure attacked by an enemy's line: the icon has said who. */
export function isTarget(say: Speech, to: ReadPieces | undefined): boolean {
  return say.mood === 'does' && say.third && to?.name === 'it';
}
/** Heroes in general: they suffer it, whoever does it. */
export function areHeroes(to: ReadPieces | undefined): boolean {
  return to?.nominal?.noun === HERO_NOUN;
}

/** « 2 cases », « une case », "1 square". */
export function squares(say: Speech, n: ReadValue): string {
  return say.language === 'en' && n.fixed === 1 ? '1 square' : say.count(n, SQUARE_NOUN);
}
/** « de 2 cases », « d’une case ». */
export const de = (count: string): string => `${/^[aeiou]/.test(count) ? 'd’' : 'de '}${count}`;
