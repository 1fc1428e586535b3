/** Monsters acting together, and actions that would come to nothing. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  asked,
  discardPile,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  monsters,
  offered,
  pv,
  RESERVE,
  squareOf,
  t0,
} from './table.ts';

rule(['SDP-MON-16', 'SDP-MON-20'], 'whichever hero stands beside a monster, it may strike', () => {
  const colours = ['blue', 'green', 'purple', 'orange'] as const;
  for (const colour of colours)
    for (const kind of ['warrior', 'rogue', 'mage']) {
      const given = { seats: 4 as const, heroes: { [`${colour}-${kind}`]: 'd5' }, hands: { blue: ['5♥'] } };

      expectOffered(t0({ ...given, monsters: ['e6'] }), 'monsters attack');
      expectNotOffered(t0({ ...given, monsters: ['f7'] }), 'monsters attack');
    }
});

describe('monsters moving together', () => {
  const position = { monsters: ['d4', 'd5', 'g7'], hands: { blue: ['5♣', '2♦'] } };

  rule('R-SDP-27', 'one at a time, in any order; a square left earlier may be entered later', () => {
    const table = t0(position).choose('monsters move', 'pay 5♣');

    table.choose('target monster-1');
    expect(offered(table, 'to')).toBe('d3 c4 e4');
    table.choose('to d3', 'target monster-2', 'to d4', 'target monster-3', 'to g6');

    expect(monsters(table)).toBe('d3 d4 g6');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-27', 'each at most once a card', () => {
    const table = t0(position).choose('monsters move', 'pay 5♣', 'target monster-3', 'to g6');

    expectRefused(table, 'R-SDP-27', 'target monster-3');
    expectOffered(table, 'target monster-1', 'target monster-2');
  });

  rule('R-SDP-27', 'the player may stop at any point, but at least one must move', () => {
    const table = t0(position).choose('monsters move', 'pay 5♣');

    expectNotOffered(table, 'stop');
    table.choose('target monster-3', 'to g6');
    expectOffered(table, 'stop');
    table.choose('stop');
    expect(monsters(table)).toBe('d4 d5 g6');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-27', 'without a monster that can move, the card is not taken', () => {
    const none = t0({ hands: { blue: ['5♣', '2♦'] } });
    const held = t0({ heroes: { 'green-mage': 'd4' }, monsters: ['d5'], hands: { blue: ['5♣', '2♦'] } });

    expectRefused(none, 'R-SDP-27', 'monsters move');
    expectRefused(held, 'R-SDP-27', 'monsters move');
  });
});

describe('monsters attacking together', () => {
  rule(
    'R-SDP-28',
    'targets are chosen on the position then existing: who dodged out of reach is safe',
    () => {
      const table = t0({
        heroes: { 'green-rogue': 'd4' },
        monsters: ['d5', 'd3', 'f5'],
        hands: { blue: ['9♥', '2♦'], green: ['J♣', '2♥'] },
      });

      table.choose('monsters attack', 'pay 9♥', 'target monster-1', 'dodge e5', 'pay J♣');

      expect(table.options).toEqual(['target monster-3', 'stop']);
      expectRefused(table, 'SDP-MON-16', 'target monster-2');
    },
  );

  rule('R-SDP-28', 'the activation ends by itself when no unspent monster has a target', () => {
    const table = t0({
      heroes: { 'green-rogue': 'd4' },
      monsters: ['d5', 'd3'],
      hands: { blue: ['9♦', '2♦'], green: ['J♣', '2♥'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-1', 'dodge e4', 'pay J♣');

    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
    expect(pv(table, 'green-rogue')).toBe(3);
  });

  rule('R-SDP-28', 'who dodged into reach of a monster that has not struck yet may be struck', () => {
    const table = t0({
      heroes: { 'green-rogue': 'd4' },
      monsters: ['d5', 'f4'],
      hands: { blue: ['9♦', '2♦'], green: ['J♣', '2♥'] },
    });

    table.choose('monsters attack', 'pay 9♦');
    expect(table.kind).toBe('defend');
    table.choose('dodge e4', 'pay J♣', 'target monster-2', 'take');

    expect(pv(table, 'green-rogue')).toBe(2);
  });

  rule('R-SDP-28', 'each strikes once, at least one must, and the player may stop', () => {
    const table = t0({
      heroes: { 'green-rogue': 'd4' },
      monsters: ['d5', 'd3'],
      hands: { blue: ['9♥', '2♦'], green: ['2♣'] },
    });

    table.choose('monsters attack', 'pay 9♥');
    expectNotOffered(table, 'stop');
    table.choose('target monster-1', 'take');
    expectRefused(table, 'SDP-MON-17', 'target monster-1');
    table.choose('stop');

    expect(pv(table, 'green-rogue')).toBe(2);
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-28', 'without a target the card is not taken', () => {
    const table = t0({ heroes: { 'green-rogue': 'd4' }, monsters: ['d6'], hands: { blue: ['9♥', '2♦'] } });

    expectRefused(table, 'R-SDP-28', 'monsters attack');
  });
});

describe('monsters coming back', () => {
  const eight = ['d4', 'a5', 'a6', 'a7', 'a8', 'c8', 'c9', 'c10'];

  rule(
    'R-SDP-29',
    'an eliminated monster goes back to the reserve and may come in again on the same turn',
    () => {
      const table = t0({
        heroes: { 'blue-warrior': 'd5' },
        monsters: eight,
        hands: { blue: ['9♥', '2♦', '3♦'] },
      });

      expectRefused(table, 'SDP-MON-7', 'summon g2');
      table.choose('attack blue-warrior monster-1', 'pay 9♥');
      expect(squareOf(table, 'monster-1')).toBe(RESERVE);
      table.choose('summon g2', 'pay 2♦');

      expect(squareOf(table, 'monster-1')).toBe('g2');
      expectRefused(table, 'SDP-MON-7', 'summon d3');
    },
  );

  rule('R-SDP-29', 'a new monster takes part in the next group activation at once', () => {
    const table = t0({ hands: { blue: ['5♣', '2♦', '3♦'] } });

    table.choose('summon g2', 'pay 2♦', 'monsters move', 'pay 5♣', 'to g3');

    expect(monsters(table)).toBe('g3');
  });
});

describe('no empty actions', () => {
  rule('R-SDP-62', 'a power that would change nothing is refused', () => {
    const mage = (given: object, held: string): string =>
      offered(
        t0({ heroes: { 'blue-mage': 'd5', 'green-rogue': 'g8' }, hands: { blue: [held, '2♦'] }, ...given }),
        'power blue-mage',
      );
    const weakMage = { heroes: { 'blue-mage': { at: 'd5', pv: 1 }, 'green-rogue': 'g8' } };

    expect(mage({}, 'K♣')).toBe('');
    expect(mage(weakMage, 'K♣')).toBe('guerison');
    expect(mage({}, 'K♥')).toBe('malediction');
    expect(mage(weakMage, 'K♥')).toBe('');
    expect(mage({}, 'Q♦')).toBe('');
    expect(mage({ monsters: ['d2'] }, 'Q♦')).toBe('boule-de-feu');
  });

  rule('R-SDP-62', 'it is refused by that ruling, and costs nothing', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5' }, hands: { blue: ['J♥', 'K♦', 'J♠'] } });

    expectRefused(
      table,
      'R-SDP-62',
      'power blue-warrior coup-tournoyant',
      'power blue-warrior coup-fatal',
      'power blue-warrior bousculade',
    );
    expect(hand(table, 'blue')).toBe('J♠ K♦ J♥');
  });

  rule('R-SDP-62', 'payment is taken only when the whole action is chosen', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4', 'e4'],
      hands: { blue: ['J♠', '2♦'] },
    });

    table.choose('power blue-warrior bousculade', 'target monster-1', 'to c3');
    expect(hand(table, 'blue')).toBe('J♠ 2♦');
    expect(discardPile(table)).toBe('');
    table.choose('pay J♠');

    expect(events(table)).toEqual(['cardsPlayed', 'powerUsed', 'pushed']);
    expect(discardPile(table)).toBe('J♠');
  });

  rule('R-SDP-62', 'monsters are activated only with a card that lets one of them act', () => {
    const moving = t0({
      walls: ['a4/a5', 'a5/a6', 'a5|b5'],
      monsters: ['a5'],
      hands: { blue: ['5♣', '2♦'] },
    });
    const striking = t0({
      heroes: { 'green-rogue': 'd4' },
      monsters: ['e5'],
      hands: { blue: ['9♦', '5♥', '2♣'] },
    });

    expectRefused(moving, 'R-SDP-27', 'monsters move');
    striking.choose('monsters attack');
    expect(offered(striking, 'pay')).toBe('5♥');
  });
});
