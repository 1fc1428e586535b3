import { describe, expect, test } from 'vitest';
import { plunder } from '../index.ts';
import { asked, discardPile, hand, newGame, pv, type Table, t0 } from './table.ts';

/** Answers for whoever is asked, as a clock that runs out would; null when that is left to a bot. */
function runOut(table: Table): string | null {
  const [decision] = table.state.open;
  const index = plunder.outOfTime!(decision!);
  if (index === undefined) return null;
  const says = plunder.words.notation(decision!.options[index]!, table.state.content);
  table.choose(says);
  return says;
}

// The ledger, Clocks: “a defender out of time takes the hit; an active player out of time ends his turn, discarding nothing.”
describe('out of time', () => {
  test('a defender takes the hit, whatever he holds', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
      hands: { blue: ['10♥', '2♦'], green: ['K♥', 'K♠'] },
    });
    table.choose('attack blue-warrior green-mage', 'pay 10♥');

    expect(runOut(table)).toBe('take');

    expect(pv(table, 'green-mage')).toBe(2);
    expect(hand(table, 'green')).toBe('K♠ K♥');
  });

  test('an active player ends his turn and discards nothing', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5' }, hands: { blue: ['10♥', '2♦'], green: [] } });

    expect(runOut(table)).toBe('end');
    expect(runOut(table)).toBe('end');

    expect(asked(table)).toBe('green');
    expect(discardPile(table)).toBe('');
    expect(hand(table, 'blue')).toContain('2♦');
  });

  test('what has no end of its own is left to a bot', () => {
    expect(runOut(newGame())).toBeNull();
  });
});
