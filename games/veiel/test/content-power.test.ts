/** Power points (C3): every card is worth about what its kind allows. */
import { expect, test } from 'vitest';
import { BOX } from '../content/box.ts';
import type { CardKind } from '../content/types.ts';
import { powerOf } from '../ready/power.ts';

/** As printed in the demands, with room for what points can't weigh: timing, reach, order. */
const POINTS: Partial<Record<CardKind, readonly [number, number]>> = {
  base: [1.2, 2],
  novice: [2.5, 3.5],
  initie: [3, 5],
  adepte: [5, 7.2],
  maitre: [7, 10.4],
  recompense: [3.3, 5.2],
  essence: [6, 8],
};

test.each(BOX.cards.filter(({ kind }) => kind in POINTS).map((card) => [card.kind, card.id, card] as const))(
  '%s %s',
  (kind, _, card) => {
    const [least, most] = POINTS[kind]!;
    expect(powerOf(card)).toBeGreaterThanOrEqual(least);
    expect(powerOf(card)).toBeLessThanOrEqual(most);
  },
);

test('Afflictions cost more from level to level', () => {
  const mean = (level: number): number => {
    const of = BOX.cards.filter((card) => card.kind === 'affliction' && card.level === level);
    return of.reduce((sum, card) => sum + powerOf(card), 0) / of.length;
  };
  expect(mean(1)).toBeLessThan(0);
  expect(mean(2)).toBeLessThan(mean(1));
  expect(mean(3)).toBeLessThan(mean(2));
});
