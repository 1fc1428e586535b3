/** A warning sees what an action surely leads to, also where the engine takes the last step by itself. */
import { foresight } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { plunder } from '../../index.ts';
import { type T0, t0 } from '../../test/table.ts';
import { warning } from '../warning.ts';

/** What is said in English before this choice, after those made already. */
function warned(position: T0, ...says: readonly string[]): string | null {
  const table = t0(position);
  const last = says.at(-1)!;
  table.choose(...says.slice(0, -1));
  const view = table.table.view(table.asked);
  const { content } = table.state;
  const option = view.decisions[0]!.options.find((one) => plunder.words.notation(one, content) === last);
  expect(option, `${last} is offered`).toBeDefined();
  return warning(view, option!, 'en', foresight(plunder, view, content));
}

const OWN_HERO = 'A monster would attack the Blue Mage, of your own team.';

rule('R-SDP-20', 'monsters that can hit nobody else are not sent without a warning', () => {
  const only = { heroes: { 'blue-mage': 'd5' }, monsters: ['d6'], hands: { blue: ['5♥', '6♥', '2♣'] } };

  expect(warned(only, 'monsters attack')).toBe(OWN_HERO);
  // Said once: every payment comes to the same.
  expect(warned(only, 'monsters attack', 'pay 5♥')).toBeNull();
});

rule('R-SDP-20', 'where somebody else could be hit, the choice of the own hero is warned of', () => {
  const both = {
    heroes: { 'blue-mage': 'd5', 'green-rogue': 'd7' },
    monsters: ['d6'],
    hands: { blue: ['5♥'] },
  };

  expect(warned(both, 'monsters attack')).toBeNull();
  expect(warned(both, 'monsters attack', 'pay 5♥', 'target blue-mage')).toBe(OWN_HERO);
  expect(warned(both, 'monsters attack', 'pay 5♥', 'target green-rogue')).toBeNull();
});

rule('R-SDP-20', 'a card that leaves no other target is warned of, one that does is not', () => {
  // The enemy is reached diagonally: with the ♦ the own hero alone.
  const cards = {
    heroes: { 'blue-mage': 'd5', 'green-rogue': 'e7' },
    monsters: ['d6'],
    hands: { blue: ['5♥', '6♦', '2♣'] },
  };

  expect(warned(cards, 'monsters attack')).toBeNull();
  expect(warned(cards, 'monsters attack', 'pay 6♦')).toBe(OWN_HERO);
  expect(warned(cards, 'monsters attack', 'pay 5♥')).toBeNull();
});

rule('R-SDP-48', 'a push that can only bring the other’s treasure home is warned of from the start', () => {
  // Round h7 all is walled off but h8, in the Green zone, and g8, where the Warrior stands.
  const position: T0 = {
    walls: ['h6/h7', 'g7|h7'],
    heroes: { 'blue-warrior': 'g8', 'green-mage': { at: 'h7', carries: true } },
    secured: { green: 1 },
    hands: { blue: ['J♠', '2♣'] },
  };
  const wins = 'Pushed into his arrival zone, the Green Mage would win the game for his team.';
  const free: T0 = { ...position, walls: [] };

  expect(warned(position, 'power blue-warrior bousculade')).toBe(wins);
  expect(warned(free, 'power blue-warrior bousculade')).toBeNull();
  expect(warned(free, 'power blue-warrior bousculade', 'to h8')).toBe(wins);
  expect(warned(free, 'power blue-warrior bousculade', 'to h6')).toBeNull();
});
