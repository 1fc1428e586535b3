/** Drawing cards, and making a new draw pile when the old one is spent. */
import { type RuleId, type Seat, shuffle } from '@tablee/kernel';
import type { Plunder } from '../types.ts';
import { type Card, insert } from './card.ts';

/**
 * Cards go from the draw pile to the hand; when the pile is empty the discard pile is shuffled to make a new one, in the
 * middle of a draw too; when both are empty the draw stops (SDP-TURN-8, R-SDP-17).
 */
export function drawCards(t: Plunder, seat: Seat, count: number, rule: RuleId): void {
  const hand = t.hands[seat]!;
  const drawn: Card[] | null = t.told === null ? null : [];
  let left = count;
  for (; left > 0; left--) {
    if (t.draw.length === 0) reshuffle(t);
    const card = t.draw.pop();
    if (card === undefined) break;
    insert(hand, card);
    drawn?.push(card);
  }
  if (drawn !== null && drawn.length > 0) {
    t.told?.push({
      event: 'cardsDrawn',
      rule,
      seat,
      cards: drawn,
      only: [seat],
      others: { event: 'cardsDrawnHidden', rule, seat, count: drawn.length } as never,
    });
  }
}

function reshuffle(t: Plunder): void {
  if (t.discard.length === 0) return;
  t.draw = t.discard;
  t.discard = [];
  shuffle(t, t.draw);
  t.told?.push({ event: 'reshuffled', rule: 'SDP-TURN-8', count: t.draw.length });
}
