import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import {
  asked,
  discardPile,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  offered,
  pv,
  RESERVE,
  squareOf,
  t0,
} from './table.ts';

rule('SDP-ATK-1', 'an attack costs one red card', () => {
  const table = t0({
    heroes: { 'blue-rogue': 'd5' },
    monsters: ['d4'],
    hands: { blue: ['3♦', '5♠', '7♥'] },
  });

  table.choose('attack blue-rogue monster-1');

  expect(offered(table, 'pay')).toBe('3♦ 7♥');
  table.choose('pay 3♦');
  expect(hand(table, 'blue')).toBe('5♠ 7♥');
  expect(discardPile(table)).toBe('3♦');
});

rule('SDP-ATK-1', 'a black card attacks nobody', () => {
  const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4'], hands: { blue: ['5♠'] } });

  expectRefused(table, 'SDP-ATK-1', 'attack blue-rogue monster-1');
});

rule('SDP-ATK-2', 'an attack is aimed at one adversary on an adjacent square', () => {
  const table = t0({
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'e4', 'green-warrior': 'd7' },
    monsters: ['c5', 'f5'],
    hands: { blue: ['7♥', '2♣'] },
  });

  expect(offered(table, 'attack blue-rogue')).toBe('green-mage monster-1');
  table.choose('attack blue-rogue monster-1', 'pay 7♥');
  expect(squareOf(table, 'monster-1')).toBe(RESERVE);
  expect(squareOf(table, 'monster-2')).toBe('f5');
});

rule(['SDP-ATK-3', 'SDP-ATK-4'], 'a diagonal attack needs a ♥: a ♦ attacks only straight', () => {
  const position = { heroes: { 'blue-rogue': 'd5' }, monsters: ['d4', 'e4', 'e5', 'c6'] };
  const diamond = t0({ ...position, hands: { blue: ['9♦'] } });
  const heart = t0({ ...position, hands: { blue: ['2♥'] } });

  expect(offered(diamond, 'attack blue-rogue')).toBe('monster-1 monster-3');
  expectRefused(diamond, 'SDP-ATK-3', 'attack blue-rogue monster-2', 'attack blue-rogue monster-4');
  expectOffered(heart, 'attack blue-rogue monster-2', 'attack blue-rogue monster-4');
});

rule('SDP-ATK-4', 'a ♦ does not pay for a diagonal attack', () => {
  const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['e4'], hands: { blue: ['9♦', '2♥'] } });

  table.choose('attack blue-rogue monster-1');

  expect(offered(table, 'pay')).toBe('2♥');
  expectRefused(table, 'SDP-CARD-11', 'pay 9♦');
});

rule('SDP-ATK-5', 'a ♥ may attack straight too', () => {
  const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4'], hands: { blue: ['9♦', '2♥'] } });

  table.choose('attack blue-rogue monster-1', 'pay 2♥');

  expect(squareOf(table, 'monster-1')).toBe(RESERVE);
});

rule('SDP-ATK-6', 'a monster attacked by a hero is eliminated, and nobody can prevent it', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd3' },
    monsters: ['d4'],
    hands: { blue: ['2♥', '2♣'], green: ['A♥', 'A♠', 'Jk'] },
  });

  table.choose('attack blue-warrior monster-1', 'pay 2♥');

  expect(squareOf(table, 'monster-1')).toBe(RESERVE);
  expect(events(table)).toContain('monsterFell');
  expect(asked(table)).toBe('blue');
  expect(table.kind).toBe('act');
});

rule('SDP-ATK-7', 'an enemy hero who is attacked may parry or dodge', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
    hands: { blue: ['10♥', '2♣'], green: ['J♦', 'Q♠'] },
  });

  table.choose('attack blue-warrior green-mage', 'pay 10♥');

  expect(asked(table)).toBe('green');
  expect(table.kind).toBe('defend');
  expectOffered(table, 'parry', 'dodge d3', 'dodge e3');
});

rule('SDP-ATK-8', 'neither parried nor dodged: the target loses 1 PV', () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    take: ['take'],
    parry: ['parry', 'pay J♦'],
    dodge: ['dodge d3', 'pay Q♠'],
  };
  const left = Object.values(answers).map((answer) => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
      hands: { blue: ['10♥', '2♣'], green: ['J♦', 'Q♠'] },
    });
    table.choose('attack blue-warrior green-mage', 'pay 10♥', ...answer);
    return pv(table, 'green-mage');
  });

  expect(left).toEqual([2, 3, 3]);
});

rule('SDP-ATK-8', 'a higher card costs no more PV', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
    hands: { blue: ['A♥', '2♣'] },
  });

  table.choose('attack blue-warrior green-mage', 'pay A♥', 'take');

  expect(lastTold(table, 'wounded')).toMatchObject({ amount: 1, left: 2 });
});

rule('SDP-ATK-9', 'a hero never attacks a hero of the same team', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'blue-rogue': 'd4', 'green-mage': 'c5' },
    hands: { blue: ['10♥', '10♦'] },
  });

  expectRefused(table, 'SDP-ATK-9', 'attack blue-warrior blue-rogue', 'attack blue-rogue blue-warrior');
  expectOffered(table, 'attack blue-warrior green-mage', 'attack blue-rogue green-mage');
  expectNotOffered(table, 'attack blue-warrior blue-warrior');
});
