import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  active,
  asked,
  discardPile,
  events,
  expectNotOffered,
  expectOffered,
  hand,
  lastTold,
  monsters,
  offered,
  pv,
  squareOf,
  t0,
} from './table.ts';

describe('the turn', () => {
  rule('SDP-TURN-1', 'players take turns', () => {
    const table = t0({ hands: { blue: ['2♣'], green: ['3♣'] } });
    const players = [active(table)];
    for (let turn = 0; turn < 3; turn++) players.push(active(table.choose('end', 'end')));

    expect(players).toEqual(['blue', 'green', 'blue', 'green']);
    expect(table.state.turns).toBe(4);
  });

  rule('SDP-TURN-2', 'a turn is action phase, discard phase, draw phase', () => {
    const table = t0({ hands: { blue: ['2♣', '3♦'], green: ['3♣'] }, draw: ['A♥'] });

    expect(table.kind).toBe('act');
    table.choose('end');
    expect(table.kind).toBe('discard');
    expect(hand(table, 'blue')).toBe('2♣ 3♦');
    table.choose('discard 2♣', 'end');
    expect(events(table).slice(0, 3)).toEqual(['cardsDiscarded', 'cardsDrawnHidden', 'turnBegan']);
    expect(active(table)).toBe('green');
  });

  rule('SDP-TURN-3', 'the active player spends all, some or none of their cards on actions', () => {
    const position = { heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♠'], green: ['3♣'] } };
    const all = t0(position).choose('move blue-mage c5', 'pay 2♣', 'move blue-mage c6', 'pay 3♠');
    const some = t0(position).choose('move blue-mage c5', 'pay 2♣', 'end');
    const none = t0(position).choose('end');

    expect(squareOf(all, 'blue-mage')).toBe('c6');
    expect(all.options).toEqual(['end']);
    expect(hand(some, 'blue')).toBe('3♠');
    expect(some.kind).toBe('discard');
    expect(hand(none, 'blue')).toBe('2♣ 3♠');
    expect(none.kind).toBe('discard');
  });

  rule('SDP-TURN-4', 'actions come in any order', () => {
    const position = {
      heroes: { 'blue-rogue': 'd5', 'blue-mage': 'f8' },
      monsters: ['d4'],
      hands: { blue: ['2♣', '3♥', '4♦', '5♦'] },
    };
    const attack = ['attack blue-rogue monster-1', 'pay 3♥'];
    const move = ['move blue-mage f7', 'pay 2♣'];
    const summon = ['summon d3', 'pay 4♦'];

    for (const order of [
      [attack, move, summon],
      [move, summon, attack],
      [summon, attack, move],
    ]) {
      const table = t0(position).choose(...order.flat());

      expect(squareOf(table, 'blue-mage')).toBe('f7');
      expect(monsters(table)).toBe('d3');
      expect(hand(table, 'blue')).toBe('5♦');
    }
  });

  rule('SDP-TURN-5', 'the same figure may act several times, at separate moments', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd6', 'blue-mage': 'f8' },
      monsters: ['d4'],
      hands: { blue: ['2♣', '3♣', '3♥', '4♣', '5♦'] },
    });

    table.choose('move blue-rogue d5', 'pay 2♣', 'attack blue-rogue monster-1', 'pay 3♥');
    table.choose('move blue-mage f7', 'pay 3♣', 'move blue-rogue d4', 'pay 4♣');

    expect(squareOf(table, 'blue-rogue')).toBe('d4');
    expect(monsters(table)).toBe('');
  });

  rule('SDP-TURN-6', 'any number of the cards left may be thrown away, none to all', () => {
    for (const thrown of [[], ['3♥'], ['2♣', '3♥', '9♠']]) {
      const table = t0({ hands: { blue: ['2♣', '9♠', '3♥'], green: ['3♣'] }, step: 'discard' });

      table.choose(...thrown.map((card) => `discard ${card}`));
      if (table.kind === 'discard' && asked(table) === 'blue') table.choose('end');

      expect(discardPile(table)).toBe(thrown.join(' '));
      expect(active(table)).toBe('green');
      expect(hand(table, 'blue').split(' ')).toHaveLength(7);
    }
  });

  rule('SDP-TURN-6', 'no card is thrown away twice, and other players throw none', () => {
    const table = t0({ hands: { blue: ['2♣', '9♠', '3♥'], green: ['3♣'] }, step: 'discard' });

    table.choose('discard 9♠');

    expect(table.options).toEqual(['end', 'discard 2♣', 'discard 3♥']);
  });

  rule('SDP-TURN-7', 'then as many cards are drawn as it takes to hold seven', () => {
    const table = t0({
      hands: { blue: ['2♣', '9♠', '3♥'], green: ['3♣'] },
      draw: ['4♣', '5♣', '6♣', '7♣', '8♣'],
      step: 'discard',
    });

    table.choose('discard 2♣', 'end');

    expect(hand(table, 'blue')).toBe('4♣ 5♣ 6♣ 7♣ 8♣ 9♠ 3♥');
    expect(hand(table, 'green')).toBe('3♣');
  });

  rule('SDP-TURN-7', 'who holds seven draws none', () => {
    const seven = ['2♣', '3♣', '4♣', '5♣', '6♣', '7♣', '8♣'];
    const table = t0({ hands: { blue: seven, green: ['3♠'] } });

    table.choose('end', 'end');

    expect(hand(table, 'blue')).toBe(seven.join(' '));
  });

  rule('SDP-TURN-8', 'when the draw pile is empty the discard pile is shuffled to make a new one', () => {
    const table = t0({ hands: { blue: ['2♣', '9♠', '3♥'], green: ['3♣'] }, draw: [], drawEndsThere: true });
    const thrown = table.state.discard.length;

    table.choose('end', 'end');

    expect(lastTold(table, 'reshuffled').count).toBe(thrown);
    expect(table.state.discard).toEqual([]);
    expect(table.state.draw).toHaveLength(thrown - 4);
    expect(hand(table, 'blue').split(' ')).toHaveLength(7);
  });

  rule('SDP-TURN-9', 'then the turn ends and the next player plays', () => {
    const table = t0({ active: 'green', hands: { blue: ['2♣'], green: ['3♣'] } });

    table.choose('end', 'end');

    expect(lastTold(table, 'turnBegan')).toMatchObject({ seat: 0, turn: 2 });
    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
  });

  rule('SDP-TURN-10', 'name the hero, discard the cards required, apply the action', () => {
    const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['2♣', '3♦', '4♥'] } });

    table.choose('move blue-mage d5', 'pair 3♦');
    expect(hand(table, 'blue')).toBe('2♣ 3♦ 4♥');
    expect(squareOf(table, 'blue-mage')).toBe('c4');
    table.choose('pay 4♥');

    expect(events(table)).toEqual(['cardsPlayed', 'heroMoved']);
    expect(hand(table, 'blue')).toBe('2♣');
    expect(discardPile(table)).toBe('3♦ 4♥');
  });
});

describe('rulings on drawing', () => {
  const eight = ['2♣', '3♣', '4♣', '5♣', '6♣', '7♣', '8♣', '9♣'];

  rule('R-SDP-16', 'there is no maximum hand: eight cards stay eight', () => {
    const table = t0({ hands: { blue: eight, green: ['3♠'] } });

    table.choose('end', 'end');

    expect(hand(table, 'blue')).toBe(eight.join(' '));
    expect(discardPile(table)).toBe('');
    expect(active(table)).toBe('green');
  });

  rule('R-SDP-16', 'Maître du destin takes a full hand to eight', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4' },
      hands: { blue: eight.slice(0, 7), green: ['3♠'] },
      draw: ['A♥'],
      step: 'begin',
    });

    expect(hand(table, 'blue')).toBe([...eight.slice(0, 7), 'A♥'].join(' '));
    table.choose('end', 'end');
    expect(hand(table, 'blue').split(' ')).toHaveLength(8);
  });

  rule(
    'R-SDP-17',
    'the discard pile is reshuffled in the middle of a draw, cards thrown this turn included',
    () => {
      const table = t0({
        hands: { blue: ['2♣', '9♠'], green: ['3♣'] },
        draw: ['A♥', 'A♦'],
        drawEndsThere: true,
        step: 'discard',
      });

      table.choose('discard 9♠', 'end');

      expect(hand(table, 'blue')).toContain('A♦');
      expect(hand(table, 'blue')).toContain('A♥');
      expect(hand(table, 'blue').split(' ')).toHaveLength(7);
      expect(lastTold(table, 'reshuffled').count).toBe(54 - 5 + 1);
    },
  );

  rule('R-SDP-17', 'not before a card must be drawn', () => {
    const table = t0({
      hands: { blue: ['2♣', '3♣', '4♣', '5♣', '6♣', '9♠'], green: ['3♠'] },
      draw: ['A♥'],
      drawEndsThere: true,
    });

    table.choose('end', 'end');

    expect(table.state.draw).toEqual([]);
    expect(events(table, 0)).not.toContain('reshuffled');
  });

  rule('R-SDP-17', 'for Maître du destin too', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4' },
      hands: { blue: ['2♣'], green: ['3♣'] },
      drawEndsThere: true,
      step: 'begin',
    });

    expect(events(table, 0)).toContain('reshuffled');
    expect(hand(table, 'blue').split(' ')).toHaveLength(2);
  });

  rule('R-SDP-17', 'when both piles are empty the draw stops and play goes on', () => {
    const all = ['♣', '♠', '♦', '♥'].flatMap((suit) =>
      ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit),
    );
    const table = t0({
      hands: { blue: all.slice(0, 3), green: all.slice(3) },
      drawEndsThere: true,
      config: { cards: 32 },
    });

    table.choose('summon d3', 'pay 7♣', 'end', 'end');

    expect(hand(table, 'blue')).toContain('7♣');
    expect(hand(table, 'blue').split(' ')).toHaveLength(3);
    expect(active(table)).toBe('green');
  });

  rule('R-SDP-18', 'an empty hand is no penalty: one merely cannot act, and refills', () => {
    const table = t0({ heroes: { 'blue-rogue': 'c4' }, hands: { blue: [], green: ['3♣'] } });

    expect(table.options).toEqual(['end']);
    table.choose('end');

    expect(active(table)).toBe('green');
    expect(hand(table, 'blue').split(' ')).toHaveLength(7);
  });

  rule(
    'R-SDP-18',
    'with an empty hand one cannot defend; cards spent defending are missing on the next turn',
    () => {
      const position = { heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' } };
      const empty = t0({ ...position, hands: { blue: ['5♥', '2♣'] } });
      const spent = t0({
        ...position,
        heroes: { 'blue-warrior': 'd5', 'green-rogue': 'd4' },
        hands: { blue: ['5♥', '2♣'], green: ['9♥', '3♣'] },
      });

      empty.choose('attack blue-warrior green-mage', 'pay 5♥');
      expect(empty.options).toEqual(['take']);
      empty.choose('take');
      spent.choose('attack blue-warrior green-rogue', 'pay 5♥', 'parry', 'pay 9♥', 'end', 'end');

      expect(pv(empty, 'green-mage')).toBe(2);
      expect(active(spent)).toBe('green');
      expect(hand(spent, 'green')).toBe('3♣');
      expectOffered(spent, 'move green-rogue d3');
      expectNotOffered(spent, 'attack green-rogue blue-warrior');
      expect(offered(spent, 'enter')).toBe('');
    },
  );
});
