/** The four suits, drawn. */
import clubs from 'icon:clubs';
import diamonds from 'icon:diamonds';
import hearts from 'icon:hearts';
import spades from 'icon:spades';
import { DIAMOND, HEART } from '../../rules/card.ts';

/** In the order of SUITS. */
export const SUIT_PATHS: readonly string[] = [clubs, spades, diamonds, hearts];

export function isRed(suit: number): boolean {
  return suit === DIAMOND || suit === HEART;
}

interface SuitMarkProps {
  readonly suit: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly upsideDown?: boolean;
  readonly className?: string;
}

/** One suit sign, its centre at x, y; inside an SVG. */
export function SuitMark({ suit, x, y, size, upsideDown = false, className }: SuitMarkProps) {
  const turn = upsideDown ? ' rotate(180)' : '';
  return (
    <path
      className={`plunder-suit ${isRed(suit) ? 'plunder-suit-red' : 'plunder-suit-black'}${className ? ` ${className}` : ''}`}
      d={SUIT_PATHS[suit]}
      transform={`translate(${x} ${y})${turn} scale(${size / 512}) translate(-256 -256)`}
    />
  );
}
