/** Statuses end (C2 Until, R-OV-98): with a unit, a turn, a round, a fight, the next attack, the enemy's next turn. */
import { end, expire } from '@tablee/kernel/effect';
import type { Veiel } from '../types.ts';
import { pieceOf } from './table.ts';

/** An attack was made: what lasted until the next one, by the one or against the other, is over. */
export function endStatuses(t: Veiel, victim: number, dealer: number): void {
  if (t.effects.lasting.length === 0) return;
  const [a, b] = [pieceOf(victim), dealer < 0 ? -1 : pieceOf(dealer)];
  end(t, ({ until, of }) => until === 'nextAttack' && (of.includes(a) || of.includes(b)));
}

/** Its turn is over, taken or skipped: what was for its next turn is spent (OV-AI-3). */
export function endTurnStatuses(t: Veiel, figure: number): void {
  if (t.effects.lasting.length === 0) return;
  end(t, ({ until, of }) => until === 'nextTurn' && of.includes(pieceOf(figure)));
}

export function endUnit(t: Veiel): void {
  if (t.effects.lasting.length > 0) expire(t, 'unit');
  const { unit } = t;
  unit.moves = 0;
  unit.damage = 0;
  unit.lives = 0;
  unit.kills = 0;
}
