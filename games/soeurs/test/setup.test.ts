import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { soeurs } from '../index.ts';
import { contentFor } from '../ready/content.ts';
import { trapText, treasureText } from '../ready/text.ts';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith, told } from './table.ts';

const { at, newGame } = tablesWith(PLAIN);

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

rule('SA-SETUP-1', 'the 18 Enemy/Place cards are shuffled into one deck', () => {
  const one = newGame({ seed: 'one' }).state.enemyDeck;
  const other = newGame({ seed: 'other' }).state.enemyDeck;

  expect([...one].sort((a, b) => a - b)).toEqual(numbers(18));
  expect(one).not.toEqual(other);
});

rule('SA-SETUP-2', 'the 16 Action cards are shuffled into one deck, every card on level 1', () => {
  const { state } = newGame();

  expect([...state.deck, ...state.hand].sort((a, b) => a - b)).toEqual(numbers(16));
  expect(state.level.every((level) => level === 0)).toBe(true);
});

rule('SA-SETUP-3', 'the AA cards lie in two decks of 4, all on A1, tops visible', () => {
  const table = newGame();

  expect(table.state.advanced.map((deck) => deck.length)).toEqual([4, 4]);
  expect(table.state.level.slice(16)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(table.table.view(null).table.advanced.map(({ top }) => top)).toEqual(
    table.state.advanced.map((deck) => deck[3]),
  );
});

rule('SA-SETUP-3', 'the 8 AA cards are shuffled before they are split', () => {
  const decks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => newGame({ seed }).state.advanced);

  for (const two of decks) expect(two.flat().sort((a, b) => a - b)).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
  expect(new Set(decks.map((two) => two.flat().join())).size).toBe(6);
  // Neither deck is always made of the same cards.
  expect(new Set(decks.map(([left]) => left!.toSorted((a, b) => a - b).join())).size).toBeGreaterThan(1);
});

rule('SA-SETUP-4', 'the player chooses one of the four Bosses', () => {
  const [setting] = soeurs.settings;
  expect(setting!.values).toHaveLength(4);

  for (const { value } of setting!.values) {
    expect(contentFor({ boss: String(value), mode: 'normal' }, null).boss.id).toBe(value);
  }
  expect(() => newGame({ against: 'personne' })).toThrow('expected one of');
});

rule('SA-SETUP-5', 'EX-6: a door that shows 3 gives three floors and the Boss floor fourth', () => {
  const table = newGame({ against: 'trois' });

  expect(table.state.tower).toHaveLength(3);
  expect(new Set(table.state.tower).size).toBe(3);
  expect(at({ floor: 4, against: 'trois' }).state.floor).toBe(3);
});

rule(
  ['SA-SETUP-6', 'R-SA-3'],
  'the first floor drawn lies at the bottom; all of the tower is open to view',
  () => {
    const table = newGame();

    expect(told(table, 'towerBuilt')[0]!.tower).toEqual(table.state.tower);
    expect(table.state.floor).toBe(0);
    const seen = table.table.view(null).table;
    expect([seen.tower, seen.boss]).toEqual([table.state.tower, table.state.content.boss.index]);
  },
);

rule('SA-SETUP-7', 'the marker starts on the door of the bottom card', () => {
  expect(newGame({ config: { helpXp: true } }).state).toMatchObject({ floor: 0, square: -1, sequence: 1 });
});

rule('SA-SETUP-8', 'every result of the Trap and Treasure cards can be read, in both languages', () => {
  const { content } = newGame().state;

  for (const language of ['fr', 'en'] as const) {
    for (let result = 1; result <= 6; result++) {
      expect(trapText(content, false, result, language)).not.toBe('');
      expect(treasureText(content, true, result, language)).not.toBe('');
    }
  }
});

rule('SA-SETUP-9', 'HP start at 39', () => {
  expect(newGame().state.health).toBe(39);
});

rule(['SA-SETUP-10', 'R-SA-4'], 'nothing is owned at the start, and what one has carries over', () => {
  expect(newGame().state).toMatchObject({ xp: 0, potions: 0, mana: 0, defence: 0 });

  const table = at({
    sequence: 3,
    entered: ['b1'],
    hand: ['lame-de-l-alliance+'],
    xp: 1,
    potions: 1,
    health: 20,
    dice: [2, 2],
  });
  table.choose('roll', 'die 2', 'up b2', 'left a2');
  expect(table.state).toMatchObject({ floor: 1, xp: 1, potions: 1, health: 20 });
  expect(table.state.hand.map((card) => table.state.level[card])).toEqual([1]);
});

rule('SA-SETUP-11', 'the first 5 cards of the Action deck are the starting hand', () => {
  const { state } = newGame();

  expect([state.hand.length, state.deck.length]).toEqual([5, 11]);
});

rule(
  ['SA-SETUP-12', 'R-SA-2'],
  'the mode decides the face of every Tower card; the last floor has one face',
  () => {
    const normal = newGame({ config: { mode: 'normal' } }).state.content;
    const hard = newGame({ config: { mode: 'hard' } }).state.content;

    expect(normal.floors[0]!.icons).not.toEqual(hard.floors[0]!.icons);
    expect(normal.lastFloor.icons).toEqual(hard.lastFloor.icons);
  },
);
