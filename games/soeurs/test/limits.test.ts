/** How far a pack, a position and the settings may go: all limits there are. */
import { limits } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { positionSchema } from '../position.ts';
import { baseBox, contentFor } from '../ready/content.ts';
import { packSchema } from '../ready/schema.ts';

const load = (data: unknown) =>
  contentFor({ boss: 'gorvath', mode: 'normal' }, { file: 'braise.json', data });
const enemy = (more: object) => ({ enemies: [{ ...baseBox().enemies[0]!, ...more }] });

test('each number a designer may turn has its range and what it is in the printed game', () => {
  expect(limits(configSchema)).toEqual([
    'helpXp: usually false',
    'helpPotion: usually false',
    'helpHand: usually false',
    'health: 10 to 99, usually 39',
    'handLimit: 1 to 12, usually 5',
    'startingHand: 0 to 12, usually 5',
    'potionHealth: 1 to 20, usually 4',
    'potionLimit: 0 to 9, usually 3',
    'manaLimit: 1 to 12, usually 6',
    'sequences: 1 to 6, usually 3',
    'lateDamage: 0 to 9, usually 2',
  ]);
});

test('a position keeps to what can lie on the table', () => {
  const foe = (path: string) => [
    `${path}.resistance: 1 to 9`,
    `${path}.attack: 0 to 99`,
    `${path}.weakened: 0 to 99`,
  ];
  expect(limits(positionSchema)).toEqual([
    'health: 0 to 99',
    'lowest: 0 to 99',
    'xp: 0 to 99, usually 0',
    'potions: 0 to 99, usually 0',
    'advanced: exactly 2 in the list',
    'floor: 1 to 9',
    'sequence: 1 to 6, usually 1',
    'fight.enemies: 1 to 3 in the list',
    ...foe('fight.enemies[]'),
    'fight.round: 1 to 30, usually 1',
    'fight.mana: 0 to 99, usually 0',
    'fight.defence: 0 to 99, usually 0',
    'fight.waiting: 0 to 99, usually 0',
    'boss.dice[]: 1 to 6',
    'boss.attack: 0 to 99',
    'boss.gauges: 1 to 2',
    ...foe('boss.guardian'),
    'boss.round: 1 to 99, usually 1',
    'boss.mana: 0 to 99, usually 0',
    'boss.defence: 0 to 99, usually 0',
  ]);
});

test('a pack keeps to what can be printed', () => {
  const name = (path: string) => [`${path}.name.fr: 1 to 60 letters`, `${path}.name.en: 1 to 60 letters`];
  const cards = (list: string) => [
    `${list}: 1 to 24 in the list`,
    ...name(`${list}[]`),
    `${list}[].copies: 1 to 3`,
    `${list}[].faces: exactly 2 in the list`,
    `${list}[].faces[0].cost: 0 to 6`,
    `${list}[].faces[1].cost: 0 to 6`,
  ];
  const changes = 'enemies[].place.does.always';
  expect(limits(packSchema)).toEqual([
    'name: up to 80 letters',
    ...cards('cards'),
    ...cards('advanced'),
    'enemies: 1 to 36 in the list',
    ...name('enemies[]'),
    'enemies[].resistance: 1 to 6',
    'enemies[].attack: 1 to 5',
    'enemies[].keywords: up to 3 in the list',
    'enemies[].xp: exactly 6 in the list',
    'enemies[].xp[]: 0 to 3',
    ...name('enemies[].place'),
    `${changes}.of.damages: only true`,
    `${changes}.of.defends: only true`,
    `${changes}.of.raised: only true`,
    `${changes}.gets[]: -2 to 3`,
    `${changes}.gets[].atMost: 1 to 3`,
    'floors: 1 to 16 in the list',
    ...name('floors[]'),
    'floors[].normal.rows: exactly 5 in the list',
    'floors[].hard.rows: exactly 5 in the list',
    'bosses: 1 to 16 in the list',
    ...name('bosses[]'),
    'bosses[].floors: 1 to 8',
    'bosses[].lastFloor.rows: 5 to 6 in the list',
    'bosses[].attack: 1 to 9',
    'bosses[].gauge: 1 to 8 in the list',
    'bosses[].gauge[]: 1 to 6',
    'bosses[].keywords: up to 4 in the list',
    'traps.standard: exactly 6 in the list',
    'traps.standard[].level: 1 to 12',
    'traps.advanced: exactly 6 in the list',
    'traps.advanced[].level: 1 to 12',
    'treasures.standard: exactly 6 in the list',
    'treasures.advanced: exactly 6 in the list',
  ]);
});

test('a card’s own numbers keep to what can be done with them', () => {
  const most = { damage: 20, defence: 20, heal: 20, mana: 20, loseHealth: 20 };
  const counted = { discardChosen: 5, discardRandom: 5, draw: 5, potion: 3, losePotion: 3 };
  const named: Readonly<Record<string, string>> = { potion: 'potions', losePotion: 'potions' };
  for (const [word, n] of Object.entries({ ...most, ...counted })) {
    const key = word in most ? 'amount' : (named[word] ?? 'cards');
    const card = (number: number) => {
      const face = { cost: 1, lines: [{ do: word, [key]: number }] };
      return { cards: [{ id: 'j', name: { fr: 'J', en: 'J' }, faces: [face, face] }] };
    };

    for (const number of [1, n]) expect(() => load(card(number)), `${word} ${number}`).not.toThrow();
    for (const number of [0, n + 1])
      expect(() => load(card(number)), `${word} ${number}`).toThrow(`lines[0].${key}: expected`);
  }
});

test('a pack that goes too far is refused, with the place named', () => {
  for (const resistance of [1, 6, '?']) expect(() => load(enemy({ resistance }))).not.toThrow();
  for (const resistance of [0, 7, 2.5])
    expect(() => load(enemy({ resistance }))).toThrow('braise.json › enemies[0].resistance');
  for (const list of ['cards', 'advanced', 'enemies', 'floors', 'bosses'])
    expect(() => load({ [list]: [] }), list).toThrow(`braise.json › ${list}`);
});
