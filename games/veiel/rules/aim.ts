/** Turning a pattern or choosing an arrow's direction (OV-AREA-9, OV-ARROW-1, D-10). */
import { call, done, type Next, procedure, type Seat } from '@tablee/kernel';
import type { Context, EffectFrame } from '@tablee/kernel/effect';
import type { Area } from '../ready/area.ts';
import { SQUARES, type TurnOption, type Veiel } from '../types.ts';
import { areaNamed, arrowHits, isCrossed, turnsCovering } from './area.ts';
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
  const turns = turnsThatTouch(t, area, from, isValid);
  if (turns.length === 0) {
    c.names.aimed = [];
    return undefined;
  }
  if (turns.length === 1) {
    c.names.aimed = aimedSquares(t, area, turns[0]!, from, isValid);
    return undefined;
  }
  const aimed = turns.map((turn) => aimedSquares(t, area, turn, from, isValid));
  return call(aiming, { area: name, turns, aimed, seat: c.you }, 'next');
}

/** The same for `possible`: everything some turn would cover. */
export function canAim(t: Veiel, c: Context, name: string, isValid: IsValid): boolean {
  const from = caster(t, c);
  if (from < 0) return false;
  const area = areaNamed(t, name);
  const turns = turnsThatTouch(t, area, from, isValid);
  c.names.aimed = turns.flatMap((turn) => aimedSquares(t, area, turn, from, isValid));
  return false;
}

function turnsThatTouch(t: Veiel, area: Area, from: number, isValid: IsValid): number[] {
  const turns: number[] = [];
  for (let turn = 0; turn < area.turns; turn++) if (touches(t, area, turn, from, isValid)) turns.push(turn);
  return turns;
}

function touches(t: Veiel, area: Area, turn: number, from: number, isValid: IsValid): boolean {
  const squares = aimedSquares(t, area, turn, from, isValid);
  return squares.some((square) => {
    if (isValid(square)) return true;
    const { square: at } = t.figures;
    for (let figure = 0; figure < at.length; figure++)
      if (at[figure] === square && isValid(pieceOf(figure))) return true;
    return false;
  });
}

function aimedSquares(t: Veiel, area: Area, turn: number, from: number, isValid: IsValid): number[] {
  const at = t.figures.square[from]!;
  if (area.drawing.kind === 'arrow') {
    const isHit = (figure: number): boolean => isValid(pieceOf(figure));
    return arrowHits(t, area, turn, at, isHit, []).map((figure) => t.figures.square[figure]!);
  }
  const squares: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if ((turnsCovering(t, area, at, square) & (1 << turn)) !== 0) squares.push(square);
  }
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
