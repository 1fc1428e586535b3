import { finish, type RuleId, type Seat } from '../../../index.ts';
import type { Duel } from '../types.ts';
import { opponent, shown } from './table.ts';

/** Draws card by card; who has none left to draw has lost at once (DU-END-2). */
export function drawCards(t: Duel, seat: Seat, cards: number, rule: RuleId): void {
  for (let n = 0; n < cards && t.result === null; n++) {
    if (t.sides[seat]!.deck.length > 0) drawOne(t, seat, rule);
    else finish(t, { winners: [opponent(seat)], how: 'empty-deck', rule: 'DU-END-2' });
  }
}

function drawOne(t: Duel, seat: Seat, rule: RuleId): void {
  const side = t.sides[seat]!;
  const piece = side.deck.pop()!;
  side.hand.push(piece);
  side.seen = side.seen.filter((seen) => seen !== piece);
  t.told?.push({
    event: 'cardDrawn',
    seat,
    ...shown(t, piece),
    rule,
    only: [seat],
    others: { event: 'drew', rule, seat },
  });
}
