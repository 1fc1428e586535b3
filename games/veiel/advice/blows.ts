/** What the cards in hand could still do to one enemy. */
import { amountOf } from '../ready/power.ts';
import { cardOf } from '../rules/table.ts';
import type { Card, Veiel } from '../types.ts';

/** What all who are still to act this round, or act now, could deal with the cards they hold. */
export function blowsToCome(t: Veiel): number {
  if (t.phase !== 'heroes') return 0;
  let sum = 0;
  t.heroes.forEach((hero, number) => {
    if (!hero.dead && (!hero.played || number === t.active)) sum += blowsIn(t, hero.hand);
  });
  return sum;
}

export function blowsIn(t: Veiel, hand: readonly number[]): number {
  let sum = 0;
  for (const piece of hand) sum += blowOf(cardOf(t, piece));
  return sum;
}

const BLOWS = new WeakMap<Card, number>();

function blowOf(card: Card): number {
  let blow = BLOWS.get(card);
  if (blow === undefined) {
    blow = dealtBy(card.effects);
    BLOWS.set(card, blow);
  }
  return blow;
}

/** Damage and wounds, however deep in the sentences they stand; of several modes the hardest. */
function dealtBy(effects: unknown): number {
  if (Array.isArray(effects)) return effects.reduce((sum: number, each) => sum + dealtBy(each), 0);
  if (typeof effects !== 'object' || effects === null) return 0;
  const data = effects as Readonly<Record<string, unknown>>;
  if ('modes' in data) return Math.max(...(data.modes as readonly unknown[]).map(dealtBy));
  if (data.do === 'damage' || data.do === 'wound') return data.to === 'self' ? 0 : amountOf(data.n);
  return dealtBy(data.then ?? data.may);
}
