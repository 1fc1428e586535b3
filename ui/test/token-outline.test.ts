import { describe, expect, it } from 'vitest';
import { cutRound, cutShield } from '../token-outline.ts';

describe('a token cut by hand', () => {
  it('has the same outline whenever it is drawn, and another than its neighbour', () => {
    expect(cutRound('Bram')).toBe(cutRound('Bram'));
    expect(cutRound('Bram')).not.toBe(cutRound('Isaure'));
    expect(cutShield('Bram')).not.toBe(cutShield('Isaure'));
  });

  it('stays within its square', () => {
    for (const name of ['Bram', 'Isaure', 'Goule', 'Œil', '']) {
      const numbers = `${cutRound(name)} ${cutShield(name)}`.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    }
  });
});
