/** Collatéral: a successful attack may reach a second page of the same line (SF-KW-COLLATERAL). */
import type { InPlay, Place, SevenFallen } from '../../types.ts';
import { deal } from '../dmg.ts';
import { has } from '../keyword.ts';
import { faceOf, isUnit } from '../table.ts';
import type { PileEffect } from '../triggers.ts';
import { trigger } from '../zone.ts';

/**
 * For an attacker that survived and really dealt combat damage to a page: X is what it dealt, at most its printed ATQ
 * (SF-KW-COLLATERAL-1 to -4, -7). An Archange or Divinité as défenseur sets nothing off (SF-KW-COLLATERAL-8, -10).
 */
export function raiseCollateral(
  t: SevenFallen,
  attacker: InPlay,
  dealt: number,
  line: Place,
  pair: readonly [number, number],
): void {
  if (dealt <= 0 || !has(t, attacker, 'collateral')) return;
  const value = Math.min(dealt, faceOf(t, attacker.piece).atq);
  // Both halves of the défenseur are out of reach: serials never repeat, so two of them make one number.
  if (value > 0) trigger(t, 'collateral', attacker, { value, line, about: pair[0] * SERIALS + pair[1] + 1 });
}
const SERIALS = 1_000_000;

export const collateral: PileEffect = {
  optional: true,
  /** Another page on the line where the défenseur stood, when chosen and on resolution (R-SF-60). */
  targets: (t, { by, about, line }, card) =>
    card.seat !== by &&
    card.place === line &&
    isUnit(t, card) &&
    faceOf(t, card.piece).type !== 'archange' &&
    card.serial !== Math.floor(about / SERIALS) &&
    card.serial !== (about % SERIALS) - 1,
  /** Effect damage: no doubling, no blow back (SF-KW-COLLATERAL-5, -6). */
  resolve: (t, { value, piece }, target) =>
    deal(t, [{ piece: target!.piece, amount: value, cause: piece, combat: 0 }], 'after'),
};
