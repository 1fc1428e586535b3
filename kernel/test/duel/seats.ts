import type { Seat } from '../../index.ts';
import type { DuelContent } from './content/pack.ts';

export function otherThan(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

/** Each keeper brings half of the pieces, and they stay his. */
export function ownerOf({ printed }: DuelContent, piece: number): Seat {
  return (piece < printed.length / 2 ? 0 : 1) as Seat;
}
