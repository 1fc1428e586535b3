/** Block (OV-WOUND-2, OV-ENDROUND-1, -2, R-OV-24, -25): one point cancels one damage and is spent; kept block outlives one removal. */
import type { Next } from '@tablee/kernel';
import { type Context, changed, isForbidden, note, raise } from '@tablee/kernel/effect';
import { ENTITY, HERO, type Veiel } from '../types.ts';
import { afterwards } from './settle.ts';
import { figureOf, isAlly, isEnemy, isLivingHero, numberWith, pieceOf, shownFigure } from './table.ts';

/** The verb: each figure gains n block; `kept`, it skips one removal. */
export function giveBlock(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  n: number,
  kept = false,
): Next<'next'> | undefined {
  let given = 0;
  for (const piece of pieces) {
    const figure = figureOf(piece);
    if (!canHoldBlock(t, figure)) continue;
    const amount = Math.max(0, numberWith(t, figure, 'blocking', n));
    if (amount === 0) continue;
    t.figures.block[figure]! += amount;
    if (kept) t.figures.kept[figure]! += amount;
    given += amount;
    t.told?.push({
      event: 'blockGained',
      who: shownFigure(t, figure),
      amount,
      ...(kept && { kept: amount }),
      rule: kept ? 'OV-ENDROUND-2' : 'R-OV-24',
    });
    changed(t);
    raise(t, 'blockGained', { piece, amount });
  }
  note(c, pieces, given);
  return afterwards(t);
}

/** Living heroes, enemies, allies (OV-KW-37); a dead hero gains none (OV-DEATH-8). */
export function canHoldBlock(t: Veiel, figure: number): boolean {
  const holds =
    isLivingHero(t, figure) || (isEnemy(t, figure) && t.figures.square[figure]! >= 0) || isAlly(t, figure);
  return holds && !isForbidden(t, 'block', pieceOf(figure));
}
export function canGiveBlock(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => canHoldBlock(t, figureOf(piece)));
}

/** How much of the damage block cancels; it is spent (R-OV-24). */
export function spendBlock(t: Veiel, figure: number, damage: number, cause: number): number {
  const { block, kept } = t.figures;
  const spent = Math.min(block[figure]!, damage);
  if (spent === 0) return 0;
  block[figure]! -= spent;
  kept[figure] = Math.min(kept[figure]!, block[figure]!);
  t.told?.push({
    event: 'blocked',
    who: shownFigure(t, figure),
    amount: spent,
    rule: t.figures.kind[figure] === HERO ? 'OV-WOUND-2' : 'OV-HIT-5',
  });
  changed(t);
  if (block[figure] === 0)
    raise(t, 'blockBroken', { piece: pieceOf(figure), cause: cause < 0 ? -1 : pieceOf(cause) });
  return spent;
}

/** At the end of the round; `all`, at the end of the fight, kept block included (OV-ENDFIGHT-5). */
export function removeBlock(t: Veiel, all: boolean): void {
  const { block, kept, kind } = t.figures;
  for (let figure = 0; figure < block.length; figure++) {
    const stays = all ? 0 : kept[figure]!;
    const gone = block[figure]! - stays;
    kept[figure] = 0;
    if (gone === 0) continue;
    block[figure] = stays;
    const rule = all ? 'OV-ENDFIGHT-5' : kind[figure] === ENTITY ? 'OV-ENDROUND-7' : 'OV-ENDROUND-1';
    t.told?.push({
      event: 'blockRemoved',
      who: shownFigure(t, figure),
      amount: gone,
      ...(stays > 0 && { kept: stays }),
      rule,
    });
  }
  changed(t);
}
