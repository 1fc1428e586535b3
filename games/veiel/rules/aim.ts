/** Turning a pattern or choosing an arrow's direction (OV-AREA-9, OV-ARROW-1, D-10). */
import { call, done, type Next, procedure, type Seat } from '@tablee/kernel';
import type { Context, EffectFrame } from '@tablee/kernel/effect';
import type { Area } from '../ready/area.ts';
import type { TurnOption, Veiel } from '../types.ts';
import { areaNamed, arrowHits, isCrossed, squaresCovered } from './area.ts';
import { caster, isHero, pieceOf } from './table.ts';

/** Whether an effect of this kind could touch the piece. */
export type IsValid = (piece: number) => boolean;

/**
 * The verb: what the pattern covers is known as `aimed` from then on: its squares, or the squares of those an arrow hits.
 * A direction that touches nobody is offered only where none does better (R-OV-81).
 */
export function aim(t: Veiel, c: Context, name: string, isValid: IsValid): Next<'next'> | undefined {
  const from = caster(t, c);
  if (from < 0) return undefined;
  const area = areaNamed(t, name);
  const turns: number[] = [];
  const aimed: number[][] = [];
  for (let turn = 0; turn < area.turns; turn++) {
    const squares = aimedSquares(t, area, turn, from, isValid);
    if (!touches(t, squares, isValid)) continue;
    turns.push(turn);
    aimed.push(squares);
  }
  if (turns.length <= 1) {
    c.names.aimed = aimed[0] ?? [];
    return undefined;
  }
  return call(aiming, { area: name, turns, aimed, seat: c.you }, 'next');
}

/** The same for `possible`: everything some turn would cover. */
export function canAim(t: Veiel, c: Context, name: string, isValid: IsValid): boolean {
  const from = caster(t, c);
  if (from < 0) return false;
  const area = areaNamed(t, name);
  const aimed: number[] = [];
  for (let turn = 0; turn < area.turns; turn++) {
    const squares = aimedSquares(t, area, turn, from, isValid);
    if (touches(t, squares, isValid)) aimed.push(...squares);
  }
  c.names.aimed = aimed;
  return false;
}

function touches(t: Veiel, squares: readonly number[], isValid: IsValid): boolean {
  const { square: at } = t.figures;
  for (const square of squares) if (isValid(square)) return true;
  for (let figure = 0; figure < at.length; figure++)
    if (at[figure]! >= 0 && squares.includes(at[figure]!) && isValid(pieceOf(figure))) return true;
  return false;
}

function aimedSquares(t: Veiel, area: Area, turn: number, from: number, isValid: IsValid): number[] {
  const at = t.figures.square[from]!;
  if (area.drawing.kind === 'arrow') {
    const isHit = (figure: number): boolean => isValid(pieceOf(figure));
    return arrowHits(t, area, turn, at, isHit, []).map((figure) => t.figures.square[figure]!);
  }
  const squares = squaresCovered(t, area, turn, at);
  // The caster's own square, for what is aimed at heroes (OV-AREA-10).
  if (isHero(t, from) && !isCrossed(area) && !squares.includes(at)) squares.push(at);
  return squares;
}

interface Aiming {
  readonly area: string;
  readonly turns: number[];
  readonly aimed: number[][];
  readonly seat: Seat;
}

export const aiming = procedure<Veiel, Aiming, TurnOption>()('aim', ['area'], {
  turn: {
    kind: 'aim',
    rule: 'OV-AREA-9',
    seat: (_, f) => f.seat,
    options: (_, f, options) => {
      for (const turn of f.turns) options.push({ do: 'turn', turn });
    },
    chosen: (t, f, { turn }) => {
      // The effect that aims lies right beneath.
      const effect = t.flow[t.flow.length - 2] as EffectFrame;
      effect.names.aimed = f.aimed[f.turns.indexOf(turn)]!;
      return done;
    },
  },
});
