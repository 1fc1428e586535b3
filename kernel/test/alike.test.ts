import { describe, expect, it } from 'vitest';
import { alike, contentId } from '../index.ts';

describe('alike', () => {
  const cards: { id: string; cost?: number; twin?: true }[] = [
    { id: 'a', twin: true },
    { cost: 2, id: 'b' },
  ];

  it('gives everything the same fields in the same order', () => {
    expect(alike(cards).map((card) => Object.keys(card))).toEqual([
      ['id', 'twin', 'cost'],
      ['id', 'twin', 'cost'],
    ]);
  });

  it('says of each what was said before, and leaves what it was given alone', () => {
    expect(alike(cards)).toEqual(cards);
    expect(Object.keys(cards[0]!)).toEqual(['id', 'twin']);
  });

  it('does not make other content of it', () => {
    expect(contentId(alike(cards))).toBe(contentId(cards));
  });
});
