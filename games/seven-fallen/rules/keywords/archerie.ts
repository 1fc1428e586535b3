/** Archerie (value): an arrow at any page of the CDB once an attack is declared (SF-KW-ARCHERIE). */
import type { Entry, InPlay, SevenFallen } from '../../types.ts';
import { deal } from '../dmg.ts';
import { keyword } from '../keyword.ts';
import { faceOf, isUnit } from '../table.ts';
import type { PileEffect } from '../triggers.ts';
import { trigger } from '../zone.ts';

/** After a declaration against a page or Archange, once for each attacker that has it (SF-KW-ARCHERIE-1, -6). */
export function raiseArcherie(t: SevenFallen, attacker: InPlay): void {
  const value = keyword(t, attacker, 'archerie');
  if (value > 0) trigger(t, 'archerie', attacker, { value });
}

export const archerie: PileEffect = {
  optional: true,
  /** Pages with FV or BOU of either player, on any line; no Archange, no page en Secret (SF-KW-ARCHERIE-2, R-SF-56). */
  targets: (t, _, card) => isUnit(t, card) && faceOf(t, card.piece).type !== 'archange',
  resolve: (t: SevenFallen, { value, piece }: Entry, target) =>
    deal(t, [{ piece: target!.piece, amount: value, cause: piece, combat: 0 }], 'after'),
};
