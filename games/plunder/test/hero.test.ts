import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { CLASSES } from '../types.ts';
import {
  active,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  newGame,
  offered,
  pv,
  RESERVE,
  squareOf,
  t0,
} from './table.ts';

rule('SDP-HERO-1', 'a team is one Mage, one Warrior, one Rogue', () => {
  const table = newGame().choose('colour green');

  const heroes = table.options.map((option) => option.split(' ')[1]);
  expect([...new Set(heroes)]).toEqual(['green-warrior', 'green-rogue', 'green-mage']);
});

rule('SDP-HERO-2', 'a team never has more than two heroes in the dungeon', () => {
  const two = t0({ heroes: { 'blue-mage': 'c4', 'blue-rogue': 'd8' }, hands: { blue: ['2♣', '3♣', '4♣'] } });
  const one = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♣', '4♣'] } });

  expect(offered(two, 'enter')).toBe('');
  expectRefused(two, 'SDP-HERO-2', 'enter blue-warrior a1', 'enter blue-warrior b1');
  expectOffered(one, 'enter blue-warrior a1');
});

rule('SDP-HERO-3', 'heroes not in the dungeon are in reserve', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♣'] } });

  table.choose('replace blue-mage by blue-rogue', 'to a2', 'pay 2♣');

  expect(squareOf(table, 'blue-mage')).toBe(RESERVE);
  expect(squareOf(table, 'blue-warrior')).toBe(RESERVE);
  expect(squareOf(table, 'blue-rogue')).toBe('a2');
});

rule('SDP-HERO-4', 'a team never has two heroes of one class in the dungeon', () => {
  const table = t0({ heroes: { 'blue-rogue': 'c4' }, hands: { blue: ['2♣', '3♣'] } });

  expectOffered(table, 'enter blue-warrior a1', 'enter blue-mage a1');
  expectNotOffered(table, 'enter blue-rogue a1', 'replace blue-rogue by blue-rogue');
});

rule('SDP-HERO-5', 'after the Warrior’s death a Warrior or a Mage may come in, never a second Rogue', () => {
  const table = t0({
    heroes: { 'blue-rogue': 'c8', 'blue-warrior': { at: 'd4', pv: 1 } },
    monsters: ['d5'],
    hands: { blue: ['9♥', '2♣', '3♣'] },
  });

  table.choose('monsters attack', 'pay 9♥', 'take');

  expect(squareOf(table, 'blue-warrior')).toBe(RESERVE);
  expectOffered(table, 'enter blue-warrior a1', 'enter blue-mage a1');
  expectNotOffered(table, 'enter blue-rogue a1');
  table.choose('enter blue-warrior a1', 'pay 2♣', 'pay 3♣');
  expect(squareOf(table, 'blue-warrior')).toBe('a1');
});

rule('SDP-HERO-6', 'hit points are all that sets two heroes of a class apart: a wound weakens nobody', () => {
  const optionsAt = (left: number): string[] =>
    t0({
      heroes: { 'blue-rogue': { at: 'd5', pv: left }, 'green-mage': 'e5' },
      monsters: ['d4'],
      hands: { blue: ['5♣', '5♠', '5♦', '5♥', 'K♠', 'J♣', 'Q♥'] },
    }).options;

  expect(optionsAt(1)).toEqual(optionsAt(3));
  expect(optionsAt(1).length).toBeGreaterThan(10);
});

rule('SDP-HERO-7', 'every hero has 3 PV', () => {
  for (const kind of CLASSES) {
    const table = t0({ hands: { blue: ['2♣', '3♣', '4♣'] } });

    table.choose(`enter blue-${kind} a1`, 'pay 2♣', 'pay 3♣');

    expect(pv(table, `blue-${kind}`)).toBe(3);
  }
});

rule('SDP-HERO-8', 'a hero who loses the last PV leaves the dungeon and goes to the reserve', () => {
  const struck = (left: number): string => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'd4', pv: left } },
      hands: { blue: ['5♥', '2♣'] },
    });
    return squareOf(table.choose('attack blue-warrior green-mage', 'pay 5♥', 'take'), 'green-mage');
  };

  expect(struck(1)).toBe(RESERVE);
  expect(struck(2)).toBe('d4');
});

rule('SDP-HERO-9', 'without a hero in the dungeon a team is not out of the game', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'd4', pv: 1 } },
    hands: { blue: ['5♥', '2♣'], green: ['3♣', '3♠', '3♦'] },
  });

  table.choose('attack blue-warrior green-mage', 'pay 5♥', 'take');
  expect(events(table)).toContain('heroFell');
  expect(table.state.result).toBeNull();
  table.choose('end', 'end');

  expect(active(table)).toBe('green');
  table.choose('enter green-rogue h8', 'pay 3♣', 'pay 3♠');
  expect(squareOf(table, 'green-rogue')).toBe('h8');
  expect(hand(table, 'green')).toBe('3♦');
});

rule('SDP-HERO-10', 'out of contact, with ♠ and ♥ from 2 to 10, all classes can do the same', () => {
  const optionsOf = (kind: string): string[] =>
    t0({ heroes: { [`blue-${kind}`]: 'd5' }, hands: { blue: ['5♠', '8♥'] } })
      .options.filter((option) => option.includes(`blue-${kind} `))
      .map((option) => option.replace(kind, 'hero').replace(/ by .*/, ''));

  expect(optionsOf('rogue')).toEqual(optionsOf('warrior'));
  expect(optionsOf('mage')).toEqual(optionsOf('warrior'));
});

rule(
  'SDP-HERO-10',
  'each class has one advantage: only a Rogue moves diagonally with ♣, only a Warrior strikes so with ♦',
  () => {
    const optionsWith = (kind: string, held: string, other = {}): string[] =>
      t0({ heroes: { [`blue-${kind}`]: 'd5' }, hands: { blue: [held] }, ...other }).options;
    const monster = { monsters: ['e4'] };

    expect(optionsWith('rogue', '5♣')).toContain('move blue-rogue e4');
    expect(optionsWith('warrior', '5♣')).not.toContain('move blue-warrior e4');
    expect(optionsWith('mage', '5♣')).not.toContain('move blue-mage e4');
    expect(optionsWith('warrior', '5♦', monster)).toContain('attack blue-warrior monster-1');
    expect(optionsWith('rogue', '5♦', monster)).not.toContain('attack blue-rogue monster-1');
  },
);
