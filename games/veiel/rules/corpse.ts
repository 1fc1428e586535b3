/** Cadavres (OV-CORPSE, ext. 1): left where enemies die while somebody owns a card that uses them; never an obstacle. */
import type { Next } from '@tablee/kernel';
import { type Context, changed, note } from '@tablee/kernel/effect';
import { PIECES, type Veiel } from '../types.ts';
import { equipmentOf, shownFigure } from './table.ts';

/** OV-CORPSE-5: any zone of any hero, exile and charged cards included, at the moment of the death. */
export function usesCorpses(t: Veiel): boolean {
  if (!t.config.ext1) return false;
  for (let card = 0; card < t.cards.length; card++) {
    if (t.owners[card]! >= 0 && t.content.cards[t.cards[card]!]!.usesCorpses) return true;
  }
  return t.heroes.some(({ gear }) =>
    gear.some((piece) => equipmentOf(t, piece - PIECES.gear).usesCorpses === true),
  );
}

/** Corpses stack (OV-CORPSE-6). */
export function leaveCorpse(t: Veiel, figure: number, square: number): void {
  if (!usesCorpses(t)) return;
  t.corpses[square]!++;
  t.told?.push({ event: 'corpseLeft', who: shownFigure(t, figure), square, rule: 'OV-CORPSE-1' });
  changed(t);
}

/** The verb: one corpse of each square is used up. */
export function consumeCorpse(t: Veiel, c: Context, squares: readonly number[]): Next<'next'> | undefined {
  let used = 0;
  for (const square of squares) {
    if ((t.corpses[square] ?? 0) === 0) continue;
    t.corpses[square]!--;
    used++;
    t.told?.push({ event: 'corpseConsumed', square, rule: 'OV-CORPSE-6' });
  }
  if (used > 0) changed(t);
  note(c, squares, used);
  return undefined;
}
export function canConsumeCorpse(t: Veiel, squares: readonly number[]): boolean {
  return squares.some((square) => (t.corpses[square] ?? 0) > 0);
}
