/** What the bots go by: treasure progress, safety, threats. Looks the same from every seat. */
import type { Advice, Seat } from '@tablee/kernel';
import type { Plunder } from './types.ts';

export const advice: Advice<Plunder> = {
  evaluate,
  continues: (kind) => !DECIDED_ANEW.has(kind),
};

const DECIDED_ANEW = new Set(['act', 'discard', 'defend', 'chooseColour', 'placeTreasures', 'placeHeroes']);

function evaluate(t: Plunder, seat: Seat): number {
  return t.result === null ? 0 : t.result.winners.includes(seat) ? 1 : -1;
}
