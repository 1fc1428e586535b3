import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { contentFor } from '../ready/content.ts';
import { squareName } from '../rules/move.ts';
import { PRICES } from '../rules/xp.ts';
import { PLAIN } from './boxes/plain.ts';
import { type Table, tablesWith, told } from './table.ts';

const { at, fight, newGame } = tablesWith(PLAIN);

const box = () => contentFor({ boss: 'gorvath', mode: 'normal' }, null);

rule('SA-COMP-1', '16 Action cards of two faces, of which only the one in use counts', () => {
  expect(box().actionCards).toBe(16);
  const low = fight({ enemies: ['porte-pilier'], mana: 1, hand: ['eclat-d-eden'] }).choose(
    'play eclat-d-eden',
  );
  const high = fight({ enemies: ['porte-pilier'], mana: 1, hand: ['eclat-d-eden+'] }).choose(
    'play eclat-d-eden',
  );

  expect(low.state.resistance[0]).toBe(4);
  expect(high.state.resistance[0]).toBe(3);
});

rule('SA-COMP-2', 'each face of each Action card costs the Mana printed on it, no more and no less', () => {
  const { cards, actionCards } = box();
  const plain = cards
    .slice(0, actionCards)
    .flatMap(({ id, faces }) =>
      faces.flatMap(({ cost, condition }, level) =>
        !condition ? [{ play: `play ${id}`, card: level === 1 ? `${id}+` : id, cost }] : [],
      ),
    );
  expect(plain.length).toBeGreaterThan(20);
  expect(new Set(plain.map(({ cost }) => cost)).size).toBeGreaterThan(2);

  for (const { play, card, cost } of plain) {
    const withMana = (mana: number) =>
      fight({ enemies: ['porte-pilier'], mana, hand: [card], others: 'banished' });
    const table = withMana(cost + 1);
    expect(withMana(cost).options, `${card} for ${cost}`).toContain(play);
    if (cost > 0) expect(withMana(cost - 1).options, `${card} for ${cost - 1}`).not.toContain(play);
    table.choose(play);
    expect(told(table, 'cardPlayed')[0], card).toMatchObject({ cost });
  }
});

rule('SA-COMP-2', 'the cost is taken off the Mana die', () => {
  const low = fight({ enemies: ['porte-pilier'], mana: 4, hand: ['jugement', 'eclat-d-eden'] }).choose(
    'play jugement',
  );
  const high = fight({ enemies: ['porte-pilier', 'gargouille-borgne'], mana: 4, hand: ['jugement+'] });
  high.choose('play jugement', 'target 2');

  expect(low.state.standing).toBe(0);
  expect(high.state.mana).toBe(2);
});

rule('SA-COMP-3', '8 Advanced Action cards, bought with XP, with a cost on each face', () => {
  const { cards, actionCards } = box();
  expect(cards.slice(actionCards)).toHaveLength(8);
  for (const card of cards.slice(actionCards))
    for (const face of card.faces) expect(face.cost).toBeGreaterThan(0);

  expect(at({ xp: 2 }).options).toContain('buy left');
});

rule('SA-COMP-4', '18 cards, an enemy on one side and a Place on the other', () => {
  const { enemies, places } = box();

  expect(enemies).toHaveLength(18);
  expect(places).toHaveLength(18);
});

rule('SA-COMP-5', '8 Tower cards with a normal and a hard face', () => {
  const normal = contentFor({ boss: 'gorvath', mode: 'normal' }, null).floors;
  const hard = contentFor({ boss: 'gorvath', mode: 'hard' }, null).floors;

  expect(normal).toHaveLength(8);
  normal.forEach((floor, i) => {
    expect(floor.icons).not.toEqual(hard[i]!.icons);
  });
});

rule('SA-COMP-6', '4 Boss cards with a last floor each', () => {
  const { bosses } = box().box;

  expect(bosses).toHaveLength(4);
  for (const boss of bosses) expect(boss.lastFloor.rows[0]).toContain('B');
});

rule(
  ['SA-COMP-7', 'SA-COMP-8'],
  'one Trap card and one Treasure card, standard and advanced, six results a face',
  () => {
    const { traps, treasures } = box();

    for (const face of [traps.standard, traps.advanced, treasures.standard, treasures.advanced])
      expect(face).toHaveLength(6);
  },
);

rule('SA-COMP-9', 'the Health card counts from 39 to 0, from its one face to the other', () => {
  expect(newGame().state.health).toBe(39);
  expect(() => at({ health: 40 })).toThrow('health');
  // A loss from 20 turns the card over; at 0 there is nothing left to count.
  const loss = (health: number) => at({ health, crossed: ['trap'], dice: [3, 1] }).state;
  expect(loss(20)).toMatchObject({ health: 15, result: null });
  expect(loss(6)).toMatchObject({ health: 1, result: null });
  expect(loss(5)).toMatchObject({ health: 0, result: { how: 'no-health' } });
  expect(loss(3)).toMatchObject({ health: 0, result: { how: 'no-health' } });
  // And what is regained is never more than 39.
  expect(at({ health: 38, potions: 1 }).choose('drink').state.health).toBe(39);
});

rule('SA-COMP-10', 'the XP owned at the moment', () => {
  const table = at({ xp: 3, hand: ['eclat-d-eden'] }).choose('raise eclat-d-eden');

  expect(table.state.xp).toBe(2);
});

rule('SA-COMP-11', 'what XP buys costs what the Reminder card says', () => {
  const prices = [
    ['raise jugement', PRICES.raise, 1],
    ['raise lance-de-l-aube', PRICES.raiseAdvanced, 2],
    ['buy left', PRICES.advanced, 2],
    ['buy-potion', PRICES.potion, 3],
  ] as const;

  for (const [purchase, printed, price] of prices) {
    const withXp = (xp: number) => at({ xp, hand: ['jugement', 'lance-de-l-aube'] });
    expect(printed, purchase).toBe(price);
    expect(withXp(price - 1).options, purchase).not.toContain(purchase);
    expect(withXp(price).choose(purchase).state.xp, purchase).toBe(0);
  }
});

rule('SA-COMP-12', 'each roll has its role: Mana, resistance, attack, movement', () => {
  const table = at({
    crossed: ['combat-1'],
    enemyDeck: ['masque-changeant', 'spectre-du-puits'],
    dice: [4, 2, 6],
  });

  expect([table.state.resistance[0], table.state.attack[0], table.state.mana]).toEqual([4, 2, 6]);
});

rule('SA-COMP-13', 'position, HP, XP and potions are marked on the table', () => {
  const marks = (table: Table) => {
    const { health, xp, potions, square } = table.table.view(null).table;
    return { health, xp, potions, square: squareName(square) };
  };
  const table = at({ health: 30, xp: 3, potions: 2, entered: ['b1', 'b2'], hand: ['jugement'] });
  expect(marks(table)).toEqual({ health: 30, xp: 3, potions: 2, square: 'b2' });

  // Each moves when the thing it marks does.
  table.choose('drink', 'raise jugement');
  expect(marks(table)).toEqual({ health: 34, xp: 2, potions: 1, square: 'b2' });
  const walked = at({ entered: ['b1'], dice: [1, 1] });
  const before = marks(walked).square;
  walked.choose('up b2');
  expect([before, marks(walked).square]).toEqual(['b1', 'b2']);
});
