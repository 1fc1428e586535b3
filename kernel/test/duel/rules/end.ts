/** The ends that mages bring about themselves (DU-END-3, DU-END-4). */
import { finish, type Seat } from '../../../index.ts';
import type { Duel } from '../types.ts';
import { opponent } from './table.ts';

export function resign(t: Duel, seat: Seat): void {
  finish(t, { winners: [opponent(seat)], how: 'resigned', rule: 'DU-END-3' });
}

export function agreeDraw(t: Duel): void {
  finish(t, { winners: [], how: 'agreed', rule: 'DU-END-4' });
}
