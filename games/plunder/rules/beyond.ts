/**
 * What is out of reach: the squares and figures that no option is about, each with the rule that keeps them away. Made only
 * when somebody asks why not, so that every tap on the board has an answer.
 */
import type { Refusals, RuleId } from '@tablee/kernel';
import type { Figure, Plunder, PlunderOption } from '../types.ts';
import { NOBODY } from './hero.ts';
import { sight } from './los.ts';
import type { Square } from './map.ts';

/** The rule against a neighbouring square behind a wall, and the one against all squares farther away. */
export interface Limits {
  readonly wall: RuleId;
  readonly far: RuleId;
}

/** Every square that is not adjacent (R-SDP-1). */
export function refuseSquares(
  t: Plunder,
  from: Square,
  limits: Limits,
  why: Refusals<PlunderOption>,
  about: (to: Square) => PlunderOption,
): void {
  const { board } = t.content;
  for (let to = 0; to < board.squares; to++) {
    if (to !== from && !board.near[from]!.includes(to)) why.refuse(about(to), limitOf(t, from, to, limits));
  }
}

/** Every figure that is not adjacent and that `about` has something to say of. */
export function refuseFigures(
  t: Plunder,
  from: Square,
  limits: Limits,
  why: Refusals<PlunderOption>,
  about: (figure: Figure) => PlunderOption | null,
): void {
  const { board } = t.content;
  for (let square = 0; square < board.squares; square++) {
    const figure = t.standing[square]!;
    if (figure === NOBODY || square === from || board.near[from]!.includes(square)) continue;
    const option = about(figure);
    if (option) why.refuse(option, limitOf(t, from, square, limits));
  }
}

/** Why `from` does not see `to`: a wall, a figure, or both sides of a corner. */
export function hiddenBy(t: Plunder, from: Square, to: Square): RuleId {
  const seen = sight(t.content.board, from, to, t.standing);
  if (seen.seen) throw new Error(`Square ${from} sees square ${to}.`);
  switch (seen.blockedBy.kind) {
    case 'wall':
      return 'SDP-LOS-2';
    case 'figure':
      return 'SDP-LOS-3';
    default:
      return 'SDP-LOS-6';
  }
}

function limitOf(t: Plunder, from: Square, to: Square, { wall, far }: Limits): RuleId {
  return t.content.board.around[from]!.includes(to) ? wall : far;
}
