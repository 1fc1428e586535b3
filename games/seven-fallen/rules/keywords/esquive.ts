/** Esquive (X): an opposing Miracle pays X EC more to target the page (SF-KW-ESQUIVE). */
import type { Seat } from '@tablee/kernel';
import type { Announced } from '@tablee/kernel/effect';
import type { Piece, SevenFallen } from '../../types.ts';
import { keyword } from '../keyword.ts';
import { ecOf, inPlay } from '../table.ts';
import { targetsNamed } from '../targets.ts';

/** Each targeted page is paid for once, its values added up (SF-KW-ESQUIVE-3, R-SF-65). */
export function dodgeCost(t: SevenFallen, seat: Seat, what: Announced): number {
  let sum = 0;
  for (const piece of new Set(targetsNamed(t, what))) sum += dodgeOf(t, seat, piece);
  return sum;
}

/** What this page asks of a Miracle of that player; nothing of its own controller's (SF-KW-ESQUIVE-1, -4). */
function dodgeOf(t: SevenFallen, seat: Seat, piece: Piece): number {
  const card = inPlay(t, piece);
  return card && card.seat !== seat ? keyword(t, card, 'esquive') : 0;
}

/** Whether it can be paid for beside the targets chosen so far (SF-KW-ESQUIVE-2). */
export function canPayDodge(
  t: SevenFallen,
  seat: Seat,
  piece: Piece,
  chosen: Readonly<Record<string, readonly number[]>>,
): boolean {
  const dodge = dodgeOf(t, seat, piece);
  if (dodge === 0) return true;
  const others = new Set(Object.values(chosen).flat() as Piece[]);
  others.delete(piece);
  let sum = dodge;
  for (const other of others) sum += dodgeOf(t, seat, other);
  return sum <= ecOf(t, seat);
}
