import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import {
  carries,
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

rule('SDP-POWER-1', 'a power is used by discarding the card printed on the sheet', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5' },
    monsters: ['d4', 'c6'],
    hands: { blue: ['J♥', '2♣'] },
  });

  table.choose('power blue-warrior coup-tournoyant', 'pay J♥');

  expect(events(table)).toEqual(['cardsPlayed', 'powerUsed', 'monsterFell', 'monsterFell']);
  expect(discardPile(table)).toBe('J♥');
  expect(hand(table, 'blue')).toBe('2♣');
});

rule('SDP-POWER-1', 'it belongs to a hero in the dungeon, and takes the right card', () => {
  const inReserve = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4'], hands: { blue: ['J♥', '2♣'] } });
  const wrongCard = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['d4'], hands: { blue: ['J♣', 'Q♥'] } });

  expect(offered(inReserve, 'power')).toBe('');
  expectRefused(
    t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['d4'], hands: { blue: ['Q♥', '2♣'] } }),
    'SDP-POWER-1',
    'power blue-warrior coup-tournoyant',
  );
  wrongCard.choose('power blue-warrior coup-tournoyant');
  expectRefused(wrongCard, 'SDP-POWER-1', 'pay J♣', 'pay Q♥');
});

rule('SDP-POWER-2', 'no power is forced: the same card may be spent on an ordinary action', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
    hands: { blue: ['K♦', '2♣'] },
  });

  expectOffered(table, 'power blue-warrior coup-fatal', 'attack blue-warrior green-mage', 'summon d3');
  table.choose('attack blue-warrior green-mage', 'pay K♦', 'take');
  expect(pv(table, 'green-mage')).toBe(2);
  expect(events(table, 0)).not.toContain('powerUsed');
});

rule('SDP-POWER-3', 'an ace triggers any one power of its suit on the hero’s sheet', () => {
  const warrior = (ace: string): string =>
    offered(
      t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['d4'], hands: { blue: [ace] } }),
      'power blue-warrior',
    );
  const rogue = (ace: string): string =>
    offered(
      t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4'], treasures: ['c5'], hands: { blue: [ace] } }),
      'power blue-rogue',
    );

  expect(warrior('A♦')).toBe('coup-fatal enchainement');
  expect(warrior('A♥')).toBe('coup-tournoyant');
  expect(warrior('A♠')).toBe('bousculade');
  expect(warrior('A♣')).toBe('');
  expect(rogue('A♠')).toBe('pick-pocket passe-murailles');
  expect(rogue('A♣')).toBe('deplacement-rapide');
  expect(rogue('A♥')).toBe('tir');
  expect(rogue('A♦')).toBe('');
});

rule('SDP-POWER-3', 'one ace, one power', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5' },
    monsters: ['d4', 'f5'],
    hands: { blue: ['A♦', '2♣'] },
  });

  table.choose('power blue-warrior coup-fatal', 'pay A♦');

  expect(squareOf(table, 'monster-1')).toBe(RESERVE);
  expect(hand(table, 'blue')).toBe('2♣');
  expect(offered(table, 'power')).toBe('');
});

rule('SDP-POWER-4', 'powers work diagonally, even on a ♦ or a ♣', () => {
  const teleports = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♣', '2♦'] } });
  const dashes = t0({ heroes: { 'blue-rogue': 'd5' }, hands: { blue: ['J♣', '2♦'] } });
  const chains = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['e4'], hands: { blue: ['J♦', '2♦'] } });
  const burns = t0({ heroes: { 'blue-mage': 'd8' }, monsters: ['f6', 'g5'], hands: { blue: ['Q♦', '2♦'] } });

  teleports.choose('power blue-mage teleportation', 'to e4', 'pay Q♣', 'pay 2♦');
  dashes.choose('power blue-rogue deplacement-rapide', 'to e4', 'pay J♣', 'stop');
  chains.choose('power blue-warrior enchainement', 'pay J♦');
  burns.choose('power blue-mage boule-de-feu', 'to f6', 'pay Q♦');

  expect(squareOf(teleports, 'blue-mage')).toBe('e4');
  expect(squareOf(dashes, 'blue-rogue')).toBe('e4');
  expect(squareOf(chains, 'blue-warrior')).toBe('e4');
  expect([squareOf(burns, 'monster-1'), squareOf(burns, 'monster-2')]).toEqual([RESERVE, RESERVE]);
});

rule('SDP-POWER-4', 'a plain ♣ still goes straight', () => {
  const table = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♣'] } });

  expectRefused(table, 'SDP-MOVE-3', 'move blue-mage e4');
  expectOffered(table, 'move blue-mage d4');
});

rule('SDP-POWER-5', 'Tir and Boule de feu need a line of sight', () => {
  const rogue = { heroes: { 'blue-rogue': 'd5' }, monsters: ['d8'], hands: { blue: ['Q♥', '2♣'] } };
  const mage = { heroes: { 'blue-mage': 'd5' }, monsters: ['d8'], hands: { blue: ['Q♦', '2♣'] } };
  // Cut off on all sides: nothing is in sight.
  const walls = ['d4/d5', 'd5/d6', 'c5|d5', 'd5|e5'];

  expectOffered(t0(rogue), 'power blue-rogue tir');
  expectRefused(t0({ ...rogue, walls }), 'SDP-ROG-7', 'power blue-rogue tir');
  expectOffered(t0(mage), 'power blue-mage boule-de-feu');
  expectRefused(t0({ ...mage, walls }), 'SDP-MAGE-11', 'power blue-mage boule-de-feu');
});

rule('SDP-POWER-5', 'Malédiction and Téléportation need none', () => {
  const table = t0({
    walls: ['d4/d5', 'd5/d6', 'c5|d5', 'd5|e5'],
    heroes: { 'blue-mage': 'd5', 'green-rogue': 'd8' },
    hands: { blue: ['K♥', 'Q♣', '2♦'] },
  });

  expectOffered(table, 'power blue-mage malediction', 'power blue-mage teleportation');
});

rule('SDP-POWER-6', 'each face card has the power printed for its class, and no other', () => {
  const printed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    warrior: { 'K♦': 'coup-fatal', 'J♦': 'enchainement', 'J♥': 'coup-tournoyant', 'J♠': 'bousculade' },
    rogue: { 'K♠': 'pick-pocket', 'Q♠': 'passe-murailles', 'J♣': 'deplacement-rapide', 'Q♥': 'tir' },
    mage: { 'K♣': 'guerison', 'Q♣': 'teleportation', 'K♥': 'malediction', 'Q♦': 'boule-de-feu' },
  };
  // Every power would be of use here; the Mage stands off the monster, for he is harmless in contact.
  const monsterBy: Readonly<Record<string, string>> = { warrior: 'd4', rogue: 'd4', mage: 'd2' };
  for (const [kind, powers] of Object.entries(printed)) {
    for (const face of ['J', 'Q', 'K'].flatMap((rank) => ['♣', '♠', '♦', '♥'].map((suit) => rank + suit))) {
      const table = t0({
        heroes: { [`blue-${kind}`]: { at: 'd5', pv: 2 }, 'green-rogue': 'g8' },
        monsters: [monsterBy[kind]!],
        treasures: ['c5'],
        hands: { blue: [face, '2♦'] },
      });

      expect(offered(table, `power blue-${kind}`), `${face} for the ${kind}`).toBe(powers[face] ?? '');
    }
  }
});

rule('R-SDP-72', 'a face played by another class is an ordinary card of its suit and value', () => {
  const table = t0({
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'd4' },
    monsters: ['e4'],
    hands: { blue: ['J♦'] },
  });

  expect(offered(table, 'power')).toBe('');
  expectRefused(table, 'SDP-ATK-3', 'attack blue-rogue monster-1');
  table.choose('attack blue-rogue green-mage', 'pay J♦');
  expect(lastTold(table, 'attacked')).toMatchObject({ value: 11 });
});

rule('R-SDP-72', 'and so it is when monsters are made to act with it', () => {
  const table = t0({
    heroes: { 'green-mage': 'd4' },
    monsters: ['d5', 'e5'],
    hands: { blue: ['K♦', '2♣'], green: ['K♥', '2♥'] },
  });

  table.choose('monsters attack', 'pay K♦');
  expect(lastTold(table, 'attacked')).toMatchObject({ value: 13 });
  table.choose('take');

  expect(pv(table, 'green-mage')).toBe(2);
  expect(events(table, 0)).not.toContain('powerUsed');
});

rule('R-SDP-73', 'one card or pair pays for one action of one figure', () => {
  const single = t0({
    heroes: { 'blue-rogue': 'd5', 'blue-mage': 'd8' },
    treasures: ['c5'],
    hands: { blue: ['K♠', '2♦'] },
  });
  const pair = t0({
    heroes: { 'blue-rogue': 'd5', 'blue-mage': 'd8' },
    treasures: ['c5'],
    hands: { blue: ['K♠', 'A♦', '2♦'] },
  });

  single.choose('power blue-rogue pick-pocket', 'pay K♠');
  pair.choose('power blue-rogue pick-pocket', 'pair K♠', 'pay A♦');

  for (const table of [single, pair]) {
    expect(carries(table, 'blue-rogue')).toBe(true);
    expect(squareOf(table, 'blue-rogue')).toBe('d5');
    expect(hand(table, 'blue')).toBe('2♦');
    expectNotOffered(table, 'move blue-rogue d4', 'move blue-mage d7');
  }
});
