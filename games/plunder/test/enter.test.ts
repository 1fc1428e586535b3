import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  carries,
  discardPile,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  offered,
  pv,
  RESERVE,
  secured,
  squareOf,
  t0,
  treasures,
} from './table.ts';

describe('coming in', () => {
  rule('SDP-ENTER-1', 'with fewer than two heroes in the dungeon one may be brought in', () => {
    const none = t0({ hands: { blue: ['2♣', '3♥', '4♦'] } });
    const one = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♥', '4♦'] } });
    const two = t0({
      heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c5' },
      hands: { blue: ['2♣', '3♥', '4♦'] },
    });

    expectOffered(none, 'enter blue-warrior a1', 'enter blue-rogue a1', 'enter blue-mage a1');
    expectOffered(one, 'enter blue-warrior a1', 'enter blue-rogue a1');
    expectRefused(two, 'SDP-HERO-2', 'enter blue-warrior a1');
  });

  rule('SDP-ENTER-2', 'it costs two cards, any', () => {
    const table = t0({ hands: { blue: ['2♣', '3♥', 'Jk'] } });

    table.choose('enter blue-mage a1', 'pay 2♣', 'pay Jk');

    expect(squareOf(table, 'blue-mage')).toBe('a1');
    expect(hand(table, 'blue')).toBe('3♥');
    expect(discardPile(table)).toBe('2♣ Jk');
  });

  rule('SDP-ENTER-2', 'one card is not enough', () => {
    const table = t0({ hands: { blue: ['A♣'] } });

    expectRefused(table, 'SDP-ENTER-2', 'enter blue-mage a1', 'enter blue-warrior b1');
  });

  rule('SDP-ENTER-3', 'the hero is placed on a free square of the own team’s zone', () => {
    const blue = t0({ heroes: { 'blue-rogue': 'a2' }, hands: { blue: ['2♣', '3♥'] } });
    const green = t0({ active: 'green', hands: { green: ['2♣', '3♥'] } });

    expect(offered(blue, 'enter blue-mage')).toBe('a1 b1 a3');
    expect(offered(green, 'enter green-mage')).toBe('h8 h9 g10 h10');
  });

  rule('SDP-ENTER-4', 'without a free square there, it is impossible', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'a2', 'green-mage': 'a1' },
      monsters: ['a3', 'b1'],
      hands: { blue: ['2♣', '3♥'] },
    });

    expect(offered(table, 'enter')).toBe('');
    expectRefused(table, 'SDP-ENTER-4', 'enter blue-mage a1', 'enter blue-mage a2', 'enter blue-mage a3');
  });

  rule('R-SDP-31', 'a zone square with a treasure is free: the newcomer picks it up and secures it', () => {
    const table = t0({ treasures: ['a2'], hands: { blue: ['2♣', '3♥', '4♦'] } });

    table.choose('enter blue-mage a2', 'pay 2♣', 'pay 3♥');

    expect(events(table)).toEqual(['cardsPlayed', 'heroEntered', 'treasureTaken', 'treasureSecured']);
    expect(secured(table, 'blue')).toBe(1);
    expect(carries(table, 'blue-mage')).toBe(false);
    expect(treasures(table)).toBe('');
  });

  rule('R-SDP-32', 'two heroes may be brought in on one turn, and a newcomer may act at once', () => {
    const table = t0({ hands: { blue: ['2♣', '3♥', '4♦', '5♦', '6♠', '7♦'] } });

    table.choose('enter blue-mage a2', 'pay 2♣', 'pay 3♥', 'enter blue-rogue a3', 'pay 4♦', 'pay 5♦');
    table.choose('move blue-rogue b4', 'pay 6♠');

    expect(squareOf(table, 'blue-mage')).toBe('a2');
    expect(squareOf(table, 'blue-rogue')).toBe('b4');
  });

  rule('R-SDP-33', 'a hero comes back from the reserve with 3 PV, dead or replaced before', () => {
    const replaced = t0({
      heroes: { 'blue-mage': { at: 'c4', pv: 1 } },
      hands: { blue: ['2♣', '3♥', '4♦', '5♦'] },
    });
    const dead = t0({
      heroes: { 'blue-mage': { at: 'c4', pv: 1 } },
      monsters: ['c5'],
      hands: { blue: ['9♥', '3♥', '4♦', '5♦'] },
    });

    replaced.choose('replace blue-mage by blue-rogue', 'to a1', 'pay 2♣');
    replaced.choose('enter blue-mage a2', 'pay 3♥', 'pay 4♦');
    dead.choose('monsters attack', 'pay 9♥', 'take', 'enter blue-mage a2', 'pay 3♥', 'pay 4♦');

    expect(pv(replaced, 'blue-mage')).toBe(3);
    expect(pv(dead, 'blue-mage')).toBe(3);
  });
});

describe('replacing', () => {
  rule('SDP-ENTER-5', 'a hero in the dungeon may be replaced for one card, any', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c5' },
      hands: { blue: ['2♣', '3♥', 'Jk'] },
    });

    table.choose('replace blue-mage by blue-warrior', 'to a1', 'pay 3♥');

    expect(squareOf(table, 'blue-mage')).toBe(RESERVE);
    expect(squareOf(table, 'blue-warrior')).toBe('a1');
    expect(hand(table, 'blue')).toBe('2♣ Jk');
  });

  rule('SDP-ENTER-5', 'not without a card', () => {
    const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: [], green: ['2♣'] } });

    expectRefused(table, 'SDP-ENTER-5', 'replace blue-mage by blue-warrior');
  });

  rule('SDP-ENTER-6', 'the hero replaced is taken out first, then the other comes into the zone', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4', 'blue-rogue': 'a2' },
      hands: { blue: ['2♣', '3♥'] },
    });

    table.choose('replace blue-mage by blue-warrior');

    expect(offered(table, 'to')).toBe('a1 b1 a3');
    table.choose('to b1', 'pay 2♣');
    expect(events(table)).toEqual(['cardsPlayed', 'heroLeft', 'heroEntered']);
    expect(squareOf(table, 'blue-warrior')).toBe('b1');
  });

  rule(
    'R-SDP-34',
    'the replacement is of another class than the hero taken out, and than the one who stays',
    () => {
      const one = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♥'] } });
      const two = t0({ heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c5' }, hands: { blue: ['2♣', '3♥'] } });

      expect(one.options.filter((option) => option.startsWith('replace'))).toEqual([
        'replace blue-mage by blue-warrior',
        'replace blue-mage by blue-rogue',
      ]);
      expect(two.options.filter((option) => option.startsWith('replace'))).toEqual([
        'replace blue-rogue by blue-warrior',
        'replace blue-mage by blue-warrior',
      ]);
    },
  );

  rule('R-SDP-35', 'a replaced carrier leaves the treasure where they stood', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true } },
      hands: { blue: ['2♣', '3♥'] },
    });

    table.choose('replace blue-mage by blue-warrior', 'to a1', 'pay 2♣');

    expect(treasures(table)).toBe('c4');
    expect(carries(table, 'blue-mage')).toBe(false);
    expect(carries(table, 'blue-warrior')).toBe(false);
    expect(secured(table, 'blue')).toBe(0);
  });

  rule('R-SDP-36', 'a zone square left by the hero replaced serves the replacement', () => {
    const table = t0({
      heroes: { 'blue-mage': 'a2' },
      monsters: ['a1', 'a3', 'b1'],
      hands: { blue: ['2♣', '3♥'] },
    });

    table.choose('replace blue-mage by blue-warrior', 'pay 2♣');

    expect(squareOf(table, 'blue-warrior')).toBe('a2');
    expect(squareOf(table, 'blue-mage')).toBe(RESERVE);
  });

  rule('R-SDP-36', 'with no free zone square even then, it is refused and nothing is paid', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4' },
      monsters: ['a1', 'a2', 'a3', 'b1'],
      hands: { blue: ['2♣', '3♥'] },
    });

    expectRefused(table, 'R-SDP-36', 'replace blue-mage by blue-warrior', 'replace blue-mage by blue-rogue');
    expect(hand(table, 'blue')).toBe('2♣ 3♥');
  });

  rule('R-SDP-36', 'contact does not prevent a replacement', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4' },
      monsters: ['c5'],
      hands: { blue: ['2♣', '3♥'] },
    });

    expectNotOffered(table, 'move blue-warrior c3');
    table.choose('replace blue-warrior by blue-mage', 'to a1', 'pay 2♣');
    expect(squareOf(table, 'blue-mage')).toBe('a1');
  });
});
