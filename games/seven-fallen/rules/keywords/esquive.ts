/** Esquive (X): an opposing Miracle pays X EC more to target the page (SF-KW-ESQUIVE). */
import type { Seat } from '@tablee/kernel';
import { type Announced, announcing, type Context } from '@tablee/kernel/effect';
import type { Piece, SevenFallen } from '../../types.ts';
import { keyword } from '../keyword.ts';
import { ecOf, faceOf, inPlay } from '../table.ts';
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

/** Under this name a Serment is asked whether it could still be paid when so many EC have gone to Esquive. */
export const DODGED = 'esquive';

/** Something that this Miracle could target asks for more EC than there are. */
export function isDodged(t: SevenFallen, seat: Seat, miracle: Piece): boolean {
  const c = announcing(seat, miracle);
  const targets = faceOf(t, miracle).miracle?.targets ?? [];
  return targets.some((target) =>
    target.described(t, c).some((piece) => !canPayDodge(t, seat, miracle, piece as Piece, {})),
  );
}

/** Whether it can be paid for beside the targets chosen so far and the Miracle's Serment (SF-KW-ESQUIVE-2, SF-STACK-5). */
export function canPayDodge(
  t: SevenFallen,
  seat: Seat,
  miracle: Piece,
  piece: Piece,
  chosen: Readonly<Record<string, readonly number[]>>,
): boolean {
  const dodge = dodgeOf(t, seat, piece);
  if (dodge === 0) return true;
  const others = new Set(Object.values(chosen).flat() as Piece[]);
  others.delete(piece);
  let sum = dodge;
  for (const other of others) sum += dodgeOf(t, seat, other);
  if (sum > ecOf(t, seat)) return false;
  const c: Context = { ...announcing(seat, miracle), numbers: { [DODGED]: sum } };
  const serment = faceOf(t, miracle).miracle?.cost ?? [];
  return serment.every((sentence) => sentence.payable?.(t, c) ?? true);
}
