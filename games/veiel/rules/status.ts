/** Statuses end (C2 Until, R-OV-98): with a unit, a turn, a round, a fight, the next attack, the enemy's next turn. */
import { end, expire, type Lasting } from '@tablee/kernel/effect';
import type { Veiel } from '../types.ts';
import { figureOf, isFigure, pieceOf, shownFigure } from './table.ts';

/** Everybody is told what somebody has from now on, and until when. */
export function tellStatuses(t: Veiel, { of, changes, until, source }: Lasting): void {
  // What a position was set up with is no news.
  if (!t.told || source < 0) return;
  for (const piece of of) {
    if (!isFigure(piece)) continue;
    const who = shownFigure(t, figureOf(piece));
    for (const { what, how, n, words } of changes) {
      if (how === 'gain') {
        for (const status of words)
          t.told.push({ event: 'status', who, status, amount: 0, until, rule: 'R-OV-98' });
      } else if (how === 'add') {
        t.told.push({ event: 'status', who, status: what, amount: n, until, rule: 'R-OV-98' });
      }
    }
  }
}

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
