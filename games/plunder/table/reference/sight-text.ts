/** Why a square is seen, or not, in a sentence. */
import type { Language } from '@tablee/kernel';
import type { Board } from '../../rules/board.ts';
import type { Obstacle, Sight } from '../../rules/los.ts';
import { type Square, squareName } from '../../rules/map.ts';

export function sightText(board: Board, a: Square, b: Square, looked: Sight, language: Language): string {
  const fr = language === 'fr';
  const [from, to] = [squareName(board, a), squareName(board, b)];
  if (looked.seen) return fr ? `De ${from}, on voit ${to}.` : `From ${from} one sees ${to}.`;
  const { blockedBy } = looked;
  const start = fr ? `De ${from}, on ne voit pas ${to} : ` : `From ${from} one does not see ${to}: `;
  if (blockedBy.kind !== 'pinch') return `${start}${inTheWay(board, blockedBy, language)}.`;
  const [left, right] = blockedBy.sides.map((side) => inTheWay(board, side[0]!, language));
  return fr
    ? `${start}le segment passe entre ${left} et ${right}.`
    : `${start}the segment squeezes between ${left} and ${right}.`;
}

function inTheWay(board: Board, obstacle: Obstacle, language: Language): string {
  const fr = language === 'fr';
  if (obstacle.kind === 'figure') {
    const square = squareName(board, obstacle.square);
    return fr ? `la figurine en ${square}` : `the figure on ${square}`;
  }
  const [a, b] = obstacle.wall.map((square) => squareName(board, square));
  return fr ? `le mur entre ${a} et ${b}` : `the wall between ${a} and ${b}`;
}
