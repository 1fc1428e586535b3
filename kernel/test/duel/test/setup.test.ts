import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { fromTheBox } from './at.ts';

describe('setting up', () => {
  rule('DU-SETUP-1', 'each mage has 12 life and two of every card', () => {
    const table = fromTheBox();

    for (const side of table.state.sides) {
      expect(side.life).toBe(12);
      expect(side.deck.length + side.hand.length).toBe(28);
    }
  });

  rule('DU-SETUP-1', 'the host may choose another life', () => {
    expect(fromTheBox({ config: { life: 20 } }).life(0)).toBe(20);
  });

  rule('DU-SETUP-2', 'the higher roll begins', () => {
    expect(fromTheBox({ dice: [6, 1] }).state.active).toBe(0);
    expect(fromTheBox({ dice: [2, 3] }).state.active).toBe(1);
  });

  rule('DU-SETUP-2', 'equal rolls are rolled again', () => {
    const table = fromTheBox({ dice: [4, 4, 1, 2] });

    expect(table.state.active).toBe(1);
    expect(table.state.random.named).toEqual([]);
  });

  rule('DU-SETUP-3', 'the mage who begins draws 4 cards, the other 5', () => {
    const table = fromTheBox({ dice: [1, 6] });

    expect(table.hand(1)).toHaveLength(4);
    expect(table.hand(0)).toHaveLength(5);
  });
});
