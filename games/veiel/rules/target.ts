/** Whom enemies may attack, and whom they prefer (OV-TARGET, OV-AI-6, OV-AI-10). */
import { isForbidden } from '@tablee/kernel/effect';
import { ENEMY, ENTITY, HERO, type Veiel } from '../types.ts';
import { entityOf, figureOf, hasStatus, isAlly, isLivingHero, pieceOf, swordsOf, threatOf } from './table.ts';

/** An effect forbids enemies to attack this one: it is ignored altogether (OV-WOUND-11, -12). */
export function isUntouchable(t: Veiel, figure: number): boolean {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return false;
  return hasStatus(t, figure, 'intouchable') || isForbidden(t, 'beAttacked', pieceOf(figure));
}

/** A living hero figure or an ally that may be attacked. */
export function isAttackable(t: Veiel, figure: number): boolean {
  if (t.figures.kind[figure] === HERO) return isLivingHero(t, figure) && !isUntouchable(t, figure);
  return isAlly(t, figure) && !entityOf(t, figure).unattackable && !isUntouchable(t, figure);
}

/** E of OV-AI-6, in the priority order of OV-AI-10: threat, swords, seat; twins in their order; allies after heroes. */
export function eligible(t: Veiel, into: number[] = []): number[] {
  // One by one: cutting a list short by its length gives up its memory, which takes longer.
  while (into.length > 0) into.pop();
  const { kind } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] !== ENEMY && isAttackable(t, figure)) into.push(figure);
  }
  return inPriorityOrder(t, into);
}

export function inPriorityOrder(t: Veiel, figures: number[]): number[] {
  if (figures.length < 2) return figures;
  return figures.sort((a, b) => comparePriority(t, a, b));
}

function comparePriority(t: Veiel, a: number, b: number): number {
  const [allyA, allyB] = [t.figures.kind[a] === ENTITY, t.figures.kind[b] === ENTITY];
  const threat = threatOf(t, b) - threatOf(t, a);
  if (threat !== 0) return threat;
  const swords = swordsOf(t, b) - swordsOf(t, a);
  if (swords !== 0) return swords;
  if (allyA !== allyB) return allyA ? 1 : -1;
  // Heroes are numbered by seat, twins in their order, entities as they came.
  return a - b;
}

/** Where a figure stands in the priority order of all hero figures; those that are none come last. */
export function priorityRank(t: Veiel, figure: number): number {
  const rank = heroFigures(t).indexOf(figure);
  return rank < 0 ? 99 : rank;
}

/** Every hero figure and ally on the board, in priority order: attackable or not. */
export function heroFigures(t: Veiel): number[] {
  const found: number[] = [];
  const { kind } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (isLivingHero(t, figure) || isAlly(t, figure)) found.push(figure);
  }
  return inPriorityOrder(t, found);
}

/** The heroes among the figures given, in priority order, less those the enemy may not attack; others as they are. */
export function attackedBy(t: Veiel, source: number, pieces: readonly number[]): number[] {
  const isEnemys = source >= 0 && t.figures.kind[source] === ENEMY;
  const found: number[] = [];
  for (const piece of pieces) {
    const figure = figureOf(piece);
    if (isEnemys && t.figures.kind[figure] !== ENEMY && !isAttackable(t, figure)) continue;
    found.push(figure);
  }
  return found;
}
