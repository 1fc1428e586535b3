/** A turn: Aurore divine, Parole divine, Nuit divine (SF-TURN, SF-SEQ-1 to -3 and -20). */

import { call, done, type Next, procedure } from '@tablee/kernel';
import { expire, forgetTurn, renew } from '@tablee/kernel/effect';
import type { SevenFallen } from '../types.ts';
import { dawn } from './dawn.ts';
import { night } from './night.ts';
import { word } from './word.ts';

export const turn = procedure<SevenFallen>()('turn', {
  begin: (t): Next<'parole' | 'nuit' | 'over'> => {
    beginTurn(t);
    return call(dawn, {}, 'parole');
  },
  parole: () => call(word, {}, 'nuit'),
  nuit: () => call(night, {}, 'over'),
  over: () => done,
});

/** Limits of "once per turn" and the memory of Égide are those of each turn of either player (SF-SEQ-1, SF-TURN-4). */
export function beginTurn(t: SevenFallen): void {
  t.turns++;
  t.attackUsed = false;
  t.idle.attack = false;
  t.idle.contemplation = false;
  t.resolvedThisTurn = 0;
  renew(t, 'turn');
  forgetTurn(t);
  if (t.destroyed.length > 0) t.destroyed.length = 0;
  for (const side of t.sides) {
    if (side.usedInPurgatoire.length > 0) side.usedInPurgatoire.length = 0;
    for (const card of side.cards) card.targeted = false;
  }
  expire(t, 'nextTurn', t.active);
  // « Until the end of your next turn »: that turn has begun.
  for (let n = 0; n < t.effects.lasting.length; n++) {
    const lasting = t.effects.lasting[n]!;
    if (lasting.until === 'yourTurn' && lasting.by === t.active)
      t.effects.lasting[n] = { ...lasting, until: 'turn' };
  }
  t.told?.push({ event: 'turnBegan', seat: t.active, turn: t.turns, rule: 'SF-TURN-3' });
}
