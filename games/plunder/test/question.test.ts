/** The action begun is said in the question that pays for it. */
import type { Language } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { plunder } from '../index.ts';
import { type Table, t0 } from './table.ts';

function asked(table: Table, language: Language = 'en'): string {
  const view = table.table.view(table.asked);
  return plunder.words.question(view, view.decisions[0]!, language, table.state.content);
}

describe('while paying, the question says what for', () => {
  test('a move, with its hero and its square', () => {
    const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣', '9♣'] } });

    table.choose('move blue-mage c5');

    expect(asked(table)).toBe('Move the Blue Mage to c5: with which card?');
    expect(asked(table, 'fr')).toBe('Déplacer le Mage bleu en c5 : avec quelle carte ?');
  });

  test('an attack, with its target', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-rogue': 'c5' },
      hands: { blue: ['5♦', '9♦'] },
    });

    table.choose('attack blue-warrior green-rogue');

    expect(asked(table)).toBe('Attack the Green Rogue with the Blue Warrior: with which card?');
  });

  test('a second card, too', () => {
    const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['4♥', '9♥', '2♦'] } });

    table.choose('move blue-mage c5', 'pair 4♥');

    expect(asked(table)).toBe('Move the Blue Mage to c5: and which other card?');
  });
});
