import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  asked,
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
  squareOf,
  type T0,
  type Table,
  t0,
  treasures,
} from './table.ts';

/** The Blue Warrior on d5 attacks the Green Mage on d4, unless said otherwise; Green is to answer. */
function attacked(green: readonly string[], { by = '10♥', ...given }: T0 & { by?: string } = {}): Table {
  const heroes = given.heroes ?? { 'blue-warrior': 'd5', 'green-mage': 'd4' };
  const [attacker, target] = Object.keys(heroes);
  const table = t0({ ...given, heroes, hands: { blue: [by, '2♦'], green: [...green] } });
  return table.choose(`attack ${attacker} ${target}`, `pay ${by}`);
}

/** A monster on d5 attacks the Green Mage on d4, unless said otherwise; Green is to answer. */
function attackedByMonster(
  green: readonly string[],
  { by = 'K♥', ...given }: T0 & { by?: string } = {},
): Table {
  const heroes = given.heroes ?? { 'green-mage': 'd4' };
  const table = t0({ monsters: ['d5'], ...given, heroes, hands: { blue: [by, '2♦'], green: [...green] } });
  return table.choose('monsters attack', `pay ${by}`);
}

describe('parry and dodge', () => {
  rule('SDP-DEF-1', 'a parry takes a red card worth at least the attacking card', () => {
    const table = attacked(['9♥', '10♦', 'J♥', 'A♠']);

    table.choose('parry');

    expect(offered(table, 'pay')).toBe('10♦ J♥');
    expectRefused(table, 'SDP-DEF-1', 'pay 9♥');
    expectRefused(table, 'SDP-CARD-11', 'pay A♠');
    table.choose('pay 10♦');
    expect(pv(table, 'green-mage')).toBe(3);
    expect(squareOf(table, 'green-mage')).toBe('d4');
    expect(hand(table, 'green')).toBe('A♠ 9♥ J♥');
  });

  rule('SDP-MON-22', 'two cards of the colour are no defence against a Warrior', () => {
    const parried = attacked(['2♣', '3♣', '4♦', '5♦', 'J♥']).choose('parry');
    const dodged = attacked(['2♣', '3♣', '4♦', '5♦', 'Q♠']).choose('dodge d3');

    expect([offered(parried, 'weak'), offered(dodged, 'weak')]).toEqual(['', '']);
    const byMonster = attackedByMonster(['2♣', '3♣', '4♦', '5♦', 'A♥']).choose('parry');
    expect(offered(byMonster, 'weak')).toBe('4♦ 5♦ A♥');
  });

  rule('SDP-DEF-1', 'lower red cards do not parry', () => {
    const table = attacked(['9♥', '3♦']);

    expectRefused(table, 'SDP-DEF-1', 'parry');
  });

  rule('SDP-DEF-2', 'a dodge takes a black card worth at least the attacking card', () => {
    const table = attacked(['9♣', '10♣', 'J♠', 'A♥']);

    table.choose('dodge d3');

    expect(offered(table, 'pay')).toBe('10♣ J♠');
    table.choose('pay 10♣');
    expect(pv(table, 'green-mage')).toBe(3);
    expect(hand(table, 'green')).toBe('9♣ J♠ A♥');
  });

  rule('SDP-DEF-2', 'lower black cards do not dodge', () => {
    const table = attacked(['9♣', '2♠']);

    expectRefused(table, 'SDP-DEF-2', 'dodge d3', 'dodge c4', 'dodge e4');
  });

  rule('SDP-DEF-3', 'a dodging hero moves one square at once', () => {
    const table = attacked(['J♠', '2♥']);

    expect(offered(table, 'dodge')).toBe('c3 d3 e3 c4 e4 c5 e5');
    table.choose('dodge e3', 'pay J♠');
    expect(squareOf(table, 'green-mage')).toBe('e3');
    expect(events(table)).toContain('dodged');
    expect(asked(table)).toBe('blue');
  });

  rule('SDP-DEF-4', 'only a ♠ dodges diagonally; it may go straight too', () => {
    const club = attacked(['J♣']);
    const spade = attacked(['J♠', '2♥']);

    expect(offered(club, 'dodge')).toBe('d3 c4 e4');
    expectRefused(club, 'SDP-DEF-4', 'dodge c3', 'dodge e5');
    spade.choose('dodge d3', 'pay J♠');
    expect(squareOf(spade, 'green-mage')).toBe('d3');
  });

  rule('SDP-DEF-5', 'without a square to go to, there is no dodge', () => {
    const table = attacked(['J♣'], { monsters: ['c4', 'd3', 'e4'] });

    expect(offered(table, 'dodge')).toBe('');
    expectRefused(table, 'SDP-DEF-5', 'dodge c4', 'dodge d3', 'dodge e4', 'dodge d5');
  });

  rule('SDP-DEF-5', 'walls stop a dodge as well', () => {
    const table = attacked(['J♣'], { walls: ['d3/d4', 'c4|d4'] });

    expect(offered(table, 'dodge')).toBe('e4');
  });

  rule('SDP-DEF-6', 'a card used to dodge triggers no power', () => {
    const table = attacked(['Q♠', '2♥'], {
      walls: ['c4|d4'],
      heroes: { 'blue-warrior': 'd5', 'green-rogue': 'd4' },
    });

    expectNotOffered(table, 'dodge c4');
    table.choose('dodge d3', 'pay Q♠');
    expect(events(table)).not.toContain('powerUsed');
    expect(asked(table)).toBe('blue');
  });

  rule('SDP-DEF-6', 'a card used to parry triggers no power', () => {
    const table = attacked(['K♦', '2♣'], { heroes: { 'blue-warrior': 'd5', 'green-warrior': 'd4' } });

    table.choose('parry', 'pay K♦');

    expect(events(table)).toEqual(['cardsPlayed', 'parried']);
    expect(pv(table, 'blue-warrior')).toBe(3);
    expect(asked(table)).toBe('blue');
  });

  rule('SDP-DEF-7', 'defence cards come from the hand of the player who owns the target', () => {
    const table = attacked(['J♥', '2♣']);

    table.choose('parry', 'pay J♥');

    expect(hand(table, 'green')).toBe('2♣');
    expect(hand(table, 'blue')).toBe('2♦');
    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ seat: 1 });
  });

  rule('SDP-DEF-8', 'nobody is obliged to defend', () => {
    const table = attacked(['A♥', 'A♠', 'Jk']);

    table.choose('take');

    expect(pv(table, 'green-mage')).toBe(2);
    expect(hand(table, 'green')).toBe('A♠ A♥ Jk');
  });

  rule('SDP-DEF-9', 'a pair parries or dodges in whichever suit is named', () => {
    const parries = attacked(['10♣', 'A♣']);
    const dodges = attacked(['10♣', 'A♣'], { monsters: ['c4', 'd3', 'e4'] });

    parries.choose('parry', 'pair 10♣', 'pay A♣');
    dodges.choose('dodge e5', 'pair 10♣', 'pay A♣');

    expect(lastTold(parries, 'cardsPlayed')).toMatchObject({ value: 10, suit: 3 });
    expect(pv(parries, 'green-mage')).toBe(3);
    expect(lastTold(dodges, 'cardsPlayed')).toMatchObject({ value: 10, suit: 1 });
    expect(squareOf(dodges, 'green-mage')).toBe('e5');
    expect(discardPile(dodges)).toBe('10♥ 10♣ A♣');
  });

  rule('SDP-DEF-9', 'the lower card of the pair must be high enough', () => {
    const table = attacked(['9♣', 'A♣']);

    expectNotOffered(table, 'parry', 'dodge e5');
    expectOffered(table, 'dodge e4');
  });

  rule('SDP-DEF-10', 'either red suit parries, whatever the direction of the attack', () => {
    for (const from of ['d5', 'c5']) {
      const table = attacked(['10♦', 'J♥', '2♣'], { heroes: { 'blue-warrior': from, 'green-mage': 'd4' } });

      table.choose('parry');

      expect(offered(table, 'pay'), from).toBe('10♦ J♥');
    }
  });
});

describe('rulings on attack and defence', () => {
  rule('R-SDP-19', 'whoever makes monsters attack their own hero defends from their own hand', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd4' },
      monsters: ['d5'],
      hands: { blue: ['9♥', 'J♦', '2♣'], green: ['A♥'] },
    });

    table.choose('monsters attack', 'pay 9♥');

    expect(asked(table)).toBe('blue');
    table.choose('parry', 'pay J♦');
    expect(hand(table, 'blue')).toBe('2♣');
    expect(hand(table, 'green')).toBe('A♥');
  });

  rule('R-SDP-20', 'a player may make monsters attack their own hero', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd4', 'green-mage': 'd6' },
      monsters: ['d5'],
      hands: { blue: ['9♥', '2♣'], green: ['A♥'] },
    });

    table.choose('monsters attack', 'pay 9♥');

    expect(offered(table, 'target')).toBe('blue-mage green-mage');
    table.choose('target blue-mage', 'take');
    expect(pv(table, 'blue-mage')).toBe(2);
  });

  rule('R-SDP-21', 'attacker, target and card are shown to all before the defender decides', () => {
    const table = attacked(['J♥', '9♥', 'J♣']);

    const told = table.told(0).filter(({ event }) => event === 'attacked' || event === 'cardsPlayed');
    expect(told).toMatchObject([
      { event: 'cardsPlayed', value: 10, suit: 3 },
      { event: 'attacked', value: 10 },
    ]);
    expect(table.kind).toBe('defend');
  });

  rule('R-SDP-21', 'only cards that suffice may be discarded: a defence always succeeds', () => {
    const table = attacked(['J♥', '9♥', '3♦']);

    table.choose('parry');

    expect(offered(table, 'pay')).toBe('J♥');
    expectNotOffered(table, 'pay 9♥', 'pair 9♥', 'pair 3♦', 'take');
  });

  rule('R-SDP-22', 'equal value suffices', () => {
    expectOffered(attacked(['10♦']), 'parry');
    expectNotOffered(attacked(['9♦']), 'parry');
    expectOffered(attacked(['10♣']), 'dodge d3');
    expectNotOffered(attacked(['9♣']), 'dodge d3');
  });

  rule('R-SDP-22', 'a joker attack is met by a joker, not by aces', () => {
    const aces = attacked(['A♥', 'A♠', 'A♦'], { by: 'Jk' });
    const joker = attacked(['A♥', 'Jk'], { by: 'Jk' });

    expect(aces.options).toEqual(['take']);
    joker.choose('parry');
    expect(joker.options).toEqual(['pay Jk']);
    joker.choose('pay Jk');
    expect(hand(joker, 'green')).toBe('A♥');
  });

  rule('R-SDP-22', 'two jokers as a pair meet a joker too', () => {
    const table = attacked(['Jk', 'Jk', '2♣'], { by: 'Jk', config: { packs: 2 } });

    table.choose('parry', 'pair Jk', 'pay Jk');

    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ value: 15 });
    expect(hand(table, 'green')).toBe('2♣');
  });

  rule('R-SDP-22', 'against a monster or a Rogue the weak defence meets even a joker', () => {
    const rogue = attacked(['2♥', '3♦'], { by: 'Jk', heroes: { 'blue-rogue': 'd5', 'green-mage': 'd4' } });
    const monster = attackedByMonster(['2♥', '3♦'], { by: 'Jk' });

    expectOffered(rogue, 'parry');
    expectOffered(monster, 'parry');
  });

  rule('R-SDP-23', 'a joker parries, or dodges in any direction', () => {
    const parries = attacked(['Jk', '2♣']);
    const dodges = attacked(['Jk', '2♣']);

    parries.choose('parry', 'pay Jk');
    dodges.choose('dodge c3', 'pay Jk');

    expect(lastTold(parries, 'cardsPlayed')).toMatchObject({ value: 15, suit: 3 });
    expect(lastTold(dodges, 'cardsPlayed')).toMatchObject({ value: 15, suit: 1 });
    expect(squareOf(dodges, 'green-mage')).toBe('c3');
  });

  rule('R-SDP-24', 'a dodging Rogue goes diagonally whatever the black suit', () => {
    const strong = attacked(['J♣'], { heroes: { 'blue-warrior': 'd5', 'green-rogue': 'd4' } });
    const weak = attackedByMonster(['2♣', '3♣'], { heroes: { 'green-rogue': 'd4' } });

    expectOffered(strong, 'dodge c3', 'dodge d3');
    weak.choose('dodge c3', 'weak 2♣', 'pay 3♣');
    expect(squareOf(weak, 'green-rogue')).toBe('c3');
  });

  rule('R-SDP-24', 'for the others a weak dodge is diagonal only if both cards are ♠ or named so', () => {
    expectOffered(attackedByMonster(['2♠', '3♠']), 'dodge c3', 'dodge d3');
    expectNotOffered(attackedByMonster(['2♠', '3♣']), 'dodge c3');
    expectOffered(attackedByMonster(['2♠', '3♣']), 'dodge d3');
    expectOffered(attackedByMonster(['2♠', 'Jk'], { by: 'K♥' }), 'dodge c3');
    expectOffered(attackedByMonster(['2♠', '3♣', '4♦']), 'dodge c3');
  });

  rule('R-SDP-25', 'a dodge need not leave the attacker’s reach', () => {
    const table = attacked(['J♣', '2♥']);

    table.choose('dodge c4', 'pay J♣');

    expect(squareOf(table, 'green-mage')).toBe('c4');
    expectOffered(table, 'attack blue-warrior green-mage');
  });

  rule('R-SDP-25', 'contact does not hinder a dodge: a Warrior breaks off that way', () => {
    const table = attacked(['J♣', '2♥'], { heroes: { 'blue-warrior': 'd5', 'green-warrior': 'd4' } });

    table.choose('dodge d3', 'pay J♣');

    expect(squareOf(table, 'green-warrior')).toBe('d3');
  });

  rule('R-SDP-25', 'a dodger may drop a treasure first, and must to enter another one’s square', () => {
    const carrier = { at: 'd4', carries: true };
    const given = { heroes: { 'blue-warrior': 'd5', 'green-mage': carrier }, treasures: ['d3'] };
    const elsewhere = attacked(['J♣', '2♥'], given);
    const onto = attacked(['J♣', '2♥'], given);

    elsewhere.choose('dodge c4');
    expectOffered(elsewhere, 'keep', 'drop');
    elsewhere.choose('drop', 'pay J♣');
    onto.choose('dodge d3', 'pay J♣');

    expect(treasures(elsewhere)).toBe('d3 d4');
    expect(carries(elsewhere, 'green-mage')).toBe(false);
    expect(treasures(onto)).toBe('d4');
    expect(carries(onto, 'green-mage')).toBe(true);
  });

  rule('R-SDP-26', 'a hero who merely loses PV keeps treasure and square', () => {
    const table = attacked(['2♥'], {
      heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'd4', pv: 2, carries: true } },
    });

    table.choose('take');

    expect(pv(table, 'green-mage')).toBe(1);
    expect(carries(table, 'green-mage')).toBe(true);
    expect(squareOf(table, 'green-mage')).toBe('d4');
  });

  rule('R-SDP-67', 'the weak defence exists against monsters and Rogues, never against a Warrior', () => {
    const reds = ['2♥', '3♦'];

    expectOffered(attackedByMonster(reds), 'parry');
    expectOffered(attacked(reds, { heroes: { 'blue-rogue': 'd5', 'green-mage': 'd4' } }), 'parry');
    expectRefused(attacked(reds), 'SDP-DEF-1', 'parry');
  });

  rule('R-SDP-67', 'not even against a Coup fatal', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
      hands: { blue: ['K♦', '2♣'], green: ['2♥', '3♦', '2♠', '3♠'] },
    });

    table.choose('power blue-warrior coup-fatal', 'pay K♦');

    expect(asked(table)).toBe('green');
    expect(table.options).toEqual(['take']);
  });

  rule('R-SDP-67', 'where the weak defence exists, one sufficient card or a pair serves as usual', () => {
    const table = attackedByMonster(['2♥', 'A♥', 'K♣']);

    table.choose('parry');

    expect(table.options).toEqual(['pay A♥', 'pair K♣', 'pair A♥', 'weak 2♥', 'weak A♥']);
  });

  rule('R-SDP-68', 'a defence does not carry over to the next monster’s attack with the same card', () => {
    const table = t0({
      heroes: { 'green-mage': 'd4' },
      monsters: ['d5', 'd3'],
      hands: { blue: ['9♥', '2♦'], green: ['J♥', 'Q♥', '2♣'] },
    });

    table.choose('monsters attack', 'pay 9♥', 'target monster-1', 'parry', 'pay J♥');
    table.choose('target monster-2');

    expect(asked(table)).toBe('green');
    expect(table.kind).toBe('defend');
    table.choose('take');
    expect(pv(table, 'green-mage')).toBe(2);
    expect(hand(table, 'green')).toBe('2♣ Q♥');
  });
});
