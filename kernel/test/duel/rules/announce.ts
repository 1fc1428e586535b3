/** What was announced goes onto the stack; a card that is still to be paid for waits in the frame of its casting. */
import { type Announced, changed } from '../../../effect/index.ts';
import type { Duel, Piece } from '../types.ts';
import { shown } from './table.ts';

export function announce(t: Duel, what: Announced): void {
  const [below, top] = [t.flow[t.flow.length - 2], t.flow[t.flow.length - 1]];
  const caller = top?.does === 'cast' ? top : below;
  if (caller?.does === 'cast') {
    (caller as unknown as { what: Announced | null }).what = what;
    changed(t);
    return;
  }
  const { by, piece } = what;
  t.stack.push({ kind: 'trigger', by, piece: piece as Piece, what });
  t.told?.push({ event: 'triggered', seat: by, ...shown(t, piece as Piece), rule: 'DU-TRIG-1' });
}
