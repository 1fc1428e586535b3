import type { Seat } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { SMALL } from './boxes/small.ts';
import { discardPile, events, hand, lately, names, type Table, tablesWith, told } from './table.ts';

const { at } = tablesWith(SMALL);

const treasure = (die: number, rest: object = {}, seed = 'test') =>
  at({ crossed: ['treasure'], ...rest, dice: [die], seed });
const advanced = (die: number, rest: object = {}) =>
  at({ crossed: ['advanced-treasure'], ...rest, dice: [die] });
const levels = (table: Table) => table.state.hand.map((card) => table.state.level[card]);
const FIVE = ['coup', 'soin', 'bouclier', 'dards', 'riposte'];

describe('the Treasure card', () => {
  rule('SA-TREASURE-1', 'one die, and that result of the card', () => {
    for (const die of [3, 4, 5]) {
      const table = treasure(die);
      expect(told(table, 'diceRolled')[0]).toMatchObject({ what: 'treasure', dice: [die] });
      expect(told(table, 'treasureRead')).toMatchObject([{ result: die }]);
    }
  });

  rule('SA-TREASURE-1', 'the die is not rerolled, whatever XP are left', () => {
    const table = treasure(3, { xp: 5, hand: ['coup'] });
    expect([table.kind, table.options.includes('reroll')]).toEqual(['rollTreasure', false]);

    table.choose('roll');

    expect([table.state.xp, table.kind]).toEqual([6, 'rollMovement']);
  });

  rule('SA-TREASURE-2', '1: a card of the player’s choice from the Action deck', () => {
    const table = treasure(1, {
      deck: ['souffle', 'lecture', 'marteau'],
      discard: ['soin'],
      others: 'banished',
    });
    expect(table.options).toEqual(['take marteau', 'take lecture', 'take souffle', 'decline']);

    table.choose('take lecture');

    expect([hand(table), table.state.deck.length]).toEqual([['lecture'], 2]);
  });

  rule('SA-TREASURE-3', 'the deck is shuffled afterwards', () => {
    const orders = ['one', 'two', 'three', 'four'].map((seed) => {
      const table = treasure(1, {}, seed).choose('take souffle');
      expect(events(table).indexOf('deckShuffled')).toBeGreaterThan(events(table).indexOf('cardTaken'));
      return names(table, table.state.deck).join();
    });

    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  rule(
    'SA-TREASURE-4',
    '2: a card of the player’s choice from the Action discard pile, which is not shuffled',
    () => {
      const table = treasure(2, { discard: ['souffle', 'soin'], deck: ['marteau'] });
      expect(table.options).toEqual(['take soin', 'take souffle', 'decline']);

      table.choose('take souffle');

      expect([hand(table), discardPile(table)]).toEqual([['souffle'], ['soin']]);
      expect(lately(table, 'deckShuffled')).toEqual([]);
    },
  );

  rule('SA-TREASURE-5', '3: 1 XP', () => {
    expect(treasure(3).state).toMatchObject({ xp: 1, potions: 0 });
  });

  rule('SA-TREASURE-6', '4: 2 XP', () => {
    expect(treasure(4).state).toMatchObject({ xp: 2, potions: 0 });
  });

  rule('SA-TREASURE-7', '5 or 6: 1 potion', () => {
    for (const die of [5, 6]) expect(treasure(die).state).toMatchObject({ xp: 0, potions: 1 });
  });

  rule('SA-TREASURE-8', 'an advanced square uses the advanced face by the same procedure', () => {
    const three = advanced(3);
    expect(told(three, 'treasureRead')).toMatchObject([{ advanced: true, result: 3 }]);
    expect([three.state.xp, treasure(3).state.xp]).toEqual([3, 1]);

    const top = advanced(2, { advanced: [['aube'], ['egide']] });
    expect(top.options).toEqual(['take-top left', 'take-top right']);
    expect(hand(top.choose('take-top right'))).toEqual(['egide']);
    expect(lately(top, 'cardTaken')).toMatchObject([{ rule: 'SA-TREASURE-8', from: 'advanced' }]);
    expect(lately(top, 'cardBought')).toEqual([]);
  });

  rule('SA-TREASURE-8', 'a card raised for free arrives on its second face', () => {
    const table = advanced(1, { deck: ['coup'] }).choose('take coup');

    expect([hand(table), levels(table), table.state.xp]).toEqual([['coup+'], [1], 0]);
  });

  rule('SA-TREASURE-9', 'several are resolved one by one, in the order crossed', () => {
    const table = at({
      crossed: ['treasure', 'empty', 'advanced-treasure', 'treasure'],
      health: 20,
      potions: 2,
      dice: [4, 3, 5],
    });

    table.choose('roll');
    expect([table.kind, table.state.xp]).toEqual(['rollTreasure', 2]);
    table.choose('roll');
    expect([table.kind, table.state.xp]).toEqual(['rollTreasure', 5]);
    table.choose('roll');

    expect([table.state.potions, table.kind]).toEqual([3, 'rollMovement']);
    expect(told(table, 'treasureRead').map((read) => read.advanced)).toEqual([false, true, false]);
  });
});

rule('SA-TREASURE-8', 'an empty Advanced deck gives nothing', () => {
  const rest = { banished: ['egide', 'grace', 'echo', 'plumes', 'lever'] };
  const table = advanced(2, { ...rest, advanced: [['aube'], []] });

  // One deck is left: nobody is asked.
  expect([table.kind, hand(table)]).toEqual(['chooseDie', ['aube']]);
});

describe('picking a card', () => {
  rule('R-SA-54', 'the card comes on its current level', () => {
    for (const [die, pile] of [
      [1, 'deck'],
      [2, 'discard'],
    ] as const) {
      expect(levels(treasure(die, { [pile]: ['soin+'] }).choose('take soin'))).toEqual([1]);
      expect(levels(treasure(die, { [pile]: ['soin'] }).choose('take soin'))).toEqual([0]);
    }
  });

  rule('R-SA-54', 'taking it is optional; the deck is shuffled even so', () => {
    const deck = treasure(1).choose('decline');
    const discard = treasure(2, { discard: ['soin'] }).choose('decline');

    expect([hand(deck), lately(deck, 'deckShuffled').length]).toEqual([[], 1]);
    expect([hand(discard), discardPile(discard)]).toEqual([[], ['soin']]);
  });

  rule('R-SA-54', 'an empty deck is re-formed first', () => {
    const table = treasure(1, { discard: ['soin', 'coup'], others: 'banished' });
    expect(told(table, 'deckReformed')).toMatchObject([{ cards: 2 }]);

    table.choose('take soin');

    expect([hand(table), table.state.discard]).toEqual([['soin'], []]);
  });

  rule('R-SA-54', 'an empty discard pile gives nothing', () => {
    const table = treasure(2);

    expect([table.kind, hand(table), told(table, 'cardTaken')]).toEqual(['chooseDie', [], []]);
    expect(table.state.sequence).toBe(2);
  });

  rule(
    'R-SA-32',
    'a card taken with a full hand is received, then one is discarded, the new one if one likes',
    () => {
      const table = treasure(2, { hand: FIVE, discard: ['souffle'] }).choose('take souffle');
      expect(table.options).toEqual([...FIVE, 'souffle'].map((card) => `discard ${card}`));

      table.choose('discard souffle');

      expect([hand(table), discardPile(table)]).toEqual([FIVE, ['souffle']]);
      expect(lately(table, 'cardDiscarded')).toMatchObject([{ why: 'limit' }]);
    },
  );

  rule('R-SA-32', 'with room in the hand nothing is discarded', () => {
    const table = treasure(2, { hand: FIVE.slice(1), discard: ['souffle'] }).choose('take souffle');

    expect([table.kind, hand(table)]).toEqual(['chooseDie', [...FIVE.slice(1), 'souffle']]);
  });
});

rule('SA-TREASURE-8', 'the top of either Advanced deck may be taken, however even the decks are', () => {
  const table = advanced(2, {
    banished: ['aube', 'egide'],
    advanced: [
      ['grace', 'echo'],
      ['plumes', 'lever'],
    ],
  });
  const { advanced: decks } = table.state;
  expect(decks[0]!.length).toBe(decks[1]!.length);

  expect(table.options).toEqual(['take-top left', 'take-top right']);
  expect(table.table.view(0 as Seat).decisions[0]?.rule).toBe('SA-TREASURE-8');
});
