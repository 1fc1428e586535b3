import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { card } from './boxes/parts.ts';
import { foe, SMALL } from './boxes/small.ts';
import { lately, type Table, tablesWith, told } from './table.ts';

const { at, fight, newGame } = tablesWith(SMALL);

/** One enemy has taken this much; the player looks at what is left, with potions at hand. */
const after = (health: number, loss: number, more: object = {}) =>
  fight({ enemies: [foe('gueux', 9, loss)], mana: 1, health, potions: 3, ...more, dice: [6] }).choose('end');
const ceilingOf = (table: Table) => table.table.view(null).table.ceiling;

rule('SA-HP-1', '39 HP at the start, and there are never more', () => {
  expect(newGame().state.health).toBe(39);

  const table = fight({ enemies: [foe('gueux', 4)], mana: 2, health: 38, hand: ['soin', 'coup'] }).choose(
    'play soin',
  );
  expect(lately(table, 'healthRegained')).toMatchObject([{ amount: 1, now: 39 }]);
});

rule('SA-HP-2', 'at 0 the game is lost, at 1 it goes on', () => {
  const alive = after(5, 4);
  const dead = after(5, 5);

  expect([alive.state.health, alive.state.result]).toEqual([1, null]);
  expect([dead.state.health, dead.state.result]).toMatchObject([
    0,
    { winners: [], how: 'no-health', rule: 'SA-HP-2' },
  ]);
});

rule('SA-HP-3', 'HP are regained through cards and through potions', () => {
  const rest = { health: 10, lowest: 10, hand: ['soin'], potions: 1 };
  const table = fight({ enemies: [foe('gueux', 4)], mana: 2, ...rest });

  expect(table.choose('play soin').state.health).toBe(13);
  expect(table.choose('drink').state.health).toBe(17);
});

rule('SA-HP-3', 'a healing of nothing gives nothing', () => {
  const box = { cards: [card('rien', [0, [{ do: 'heal', amount: { minus: ['xp', 'xp'] } }]])] };
  const table = fight({ box, enemies: [foe('gueux', 4)], health: 20, hand: ['rien', 'coup'] });

  expect(table.choose('play rien').state.health).toBe(20);
  expect(lately(table, 'healthRegained')).toEqual([]);
});

describe('ceilings', () => {
  const closesBelow = (threshold: number) => {
    const below = after(threshold, 2).choose('drink');
    expect(below.state.health).toBe(threshold - 1);
    expect(lately(below, 'healthRegained')).toMatchObject([{ amount: 1 }]);
    expect(below.options).not.toContain('drink');

    const exactly = after(threshold + 2, 2).choose('drink');
    expect(exactly.state.health).toBe(threshold + 4);
  };

  rule('SA-HP-4', 'once below 30, never again above 29; exactly 30 keeps the way up open', () => {
    closesBelow(30);
  });

  rule('SA-HP-5', 'once below 20, never again above 19; exactly 20 keeps the way up open', () => {
    closesBelow(20);
  });

  rule('SA-HP-6', 'once below 10, never again above 9; exactly 10 keeps the way up open', () => {
    closesBelow(10);
  });

  rule('SA-HP-7', 'every way of regaining HP respects the ceiling', () => {
    const low = { health: 18, lowest: 12 };
    const card = fight({ enemies: [foe('gueux', 4)], mana: 2, ...low, hand: ['soin+', 'coup'] }).choose(
      'play soin',
    );
    const potion = at({ ...low, potions: 2 }).choose('drink');
    const treasure = at({ ...low, crossed: ['advanced-treasure'], dice: [4] });

    for (const table of [card, potion, treasure]) expect(table.state.health).toBe(19);
  });

  rule('R-SA-50', 'the lowest HP ever reached fix it, and it never rises again', () => {
    const bands = { 39: [39, 30], 29: [29, 20], 19: [19, 10], 9: [9, 1] };
    for (const [ceiling, ends] of Object.entries(bands)) {
      for (const lowest of ends) expect(ceilingOf(at({ health: lowest, lowest }))).toBe(Number(ceiling));
    }

    const table = after(20, 3, { hand: ['soin+', 'coup'] });
    expect([table.state.health, ceilingOf(table)]).toEqual([17, 19]);
    table.choose('roll', 'play soin');
    expect([table.state.health, ceilingOf(table)]).toEqual([19, 19]);
  });

  rule('R-SA-51', 'it is updated after each damage instance, before anything can heal', () => {
    const card = fight({ enemies: [foe('gueux', 4)], mana: 2, health: 31, hand: ['saignee', 'coup'] });
    card.choose('play saignee');
    expect(card.state.health).toBe(29);

    // 31 − 1 by the attack leaves the way to 39 open; the next point, of the Place, closes it.
    const rest = { health: 31, potions: 1, hand: ['coup'] };
    const first = fight({ enemies: [foe('gueux', 4, 1)], mana: 1, place: 'brasier', ...rest }).choose('end');
    expect([first.kind, first.state.health, ceilingOf(first)]).toEqual(['potion', 30, 39]);
    first.choose('pass');
    expect([first.state.health, ceilingOf(first)]).toEqual([29, 29]);
  });
});

describe('the end', () => {
  rule('R-SA-52', 'HP never go below 0, and nothing can be done before the defeat', () => {
    const table = after(3, 9, { xp: 9, hand: ['soin'] });

    expect([table.state.health, table.kind]).toEqual([0, null]);
    expect([table.state.potions, table.state.xp]).toEqual([3, 9]);
    expect(told(table, 'potionDrunk')).toEqual([]);
  });

  rule('R-SA-52', 'a card whose own price is lethal may be played, and is', () => {
    const rest = { health: 2, hand: ['saignee', 'coup'] };
    const lethal = fight({ enemies: [foe('gueux', 4)], mana: 1, ...rest }).choose('play saignee');
    const close = fight({ enemies: [foe('gueux', 4)], mana: 1, ...rest, health: 3 }).choose('play saignee');

    expect([lethal.state.health, lethal.state.result?.how]).toEqual([0, 'no-health']);
    expect(lately(lethal, 'healthRegained')).toEqual([]);
    expect(lately(lethal, 'healthLost')).toMatchObject([{ rule: 'R-SA-52', why: 'card', amount: 2 }]);
    expect([close.state.health, close.state.result]).toEqual([9, null]);
  });
});
