import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { contentFor } from '../index.ts';
import { HEALTH_CARD } from '../rules/hp.ts';
import { KEYWORDS } from '../rules/key.ts';
import { PRICES } from '../rules/xp.ts';
import { at, fresh, inFight } from './table.ts';

const box = () => contentFor({ boss: 'gorvath', mode: 'normal' }, null);

rule('SA-COMP-1', '16 Action cards of two faces, of which only the one in use counts', () => {
  expect(box().actionCards).toBe(16);
  const low = inFight(['porte-pilier'], { mana: 1 }, { hand: ['eclat-d-eden'] }).choose('play eclat-d-eden');
  const high = inFight(['porte-pilier'], { mana: 1 }, { hand: ['eclat-d-eden+'] }).choose(
    'play eclat-d-eden',
  );

  expect(low.state.resistance[0]).toBe(4);
  expect(high.state.resistance[0]).toBe(3);
});

rule('SA-COMP-2', 'a face costs the Mana printed on it', () => {
  const low = inFight(['porte-pilier'], { mana: 4 }, { hand: ['jugement', 'eclat-d-eden'] }).choose(
    'play jugement',
  );
  const high = inFight(['porte-pilier', 'gargouille-borgne'], { mana: 4 }, { hand: ['jugement+'] });
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

rule('SA-COMP-9', 'the Health card counts from 39 to 0', () => {
  expect(HEALTH_CARD.flat()).toEqual([39, 20, 19, 0]);
  expect(fresh().state.health).toBe(HEALTH_CARD[0][0]);
});

rule('SA-COMP-10', 'the XP owned at the moment', () => {
  const table = at({ xp: 3, hand: ['eclat-d-eden'] }).choose('raise eclat-d-eden');

  expect(table.state.xp).toBe(2);
});

rule('SA-COMP-11', 'what XP buys and the seven keywords can be looked up', () => {
  expect(PRICES).toEqual({ raise: 1, raiseAdvanced: 2, advanced: 2, reroll: 1, potion: 3, banish: 1 });
  expect(KEYWORDS).toHaveLength(7);
});

rule('SA-COMP-12', 'each roll has its role: Mana, resistance, attack, movement', () => {
  const table = at(
    { crossed: ['combat-1'], enemyDeck: ['masque-changeant', 'spectre-du-puits'] },
    { dice: [4, 2, 6] },
  );

  expect([table.state.resistance[0], table.state.attack[0], table.state.mana]).toEqual([4, 2, 6]);
});

rule('SA-COMP-13', 'position, HP, XP and potions are marked on the table', () => {
  const { state } = at({ health: 20, xp: 1, potions: 2, entered: ['b1', 'b2'] });

  expect([state.health, state.xp, state.potions, state.square]).toEqual([20, 1, 2, 5]);
});
