/** How far a pack, a position and the settings may go: the last number that is allowed, and the first that is not. */
import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { positionSchema } from '../position.ts';
import { baseBox, contentFor } from '../ready/content.ts';

const load = (data: unknown) =>
  contentFor({ boss: 'gorvath', mode: 'normal' }, { file: 'braise.json', data });
const enemy = (more: object) => ({ enemies: [{ ...baseBox().enemies[0]!, ...more }] });
const called = (letters: number) => ({ name: { fr: 'x'.repeat(letters), en: 'x' } });

test('a name of a pack has up to 60 letters, an enemy resistance 1 to 6', () => {
  expect(() => load(enemy(called(60)))).not.toThrow();
  expect(() => load(enemy(called(61)))).toThrow('enemies[0].name.fr');
  for (const resistance of [1, 6, '?']) expect(() => load(enemy({ resistance }))).not.toThrow();
  for (const resistance of [0, 7, 2.5]) expect(() => load(enemy({ resistance }))).toThrow('resistance');
  for (const attack of [0, 6]) expect(() => load(enemy({ attack }))).toThrow('attack');
});

test('a list that a pack names holds something', () => {
  for (const list of ['cards', 'advanced', 'enemies', 'floors', 'bosses'])
    expect(() => load({ [list]: [] }), list).toThrow(`braise.json › ${list}`);
});

test('a position has one to three enemies, and sequences from 1 to 6', () => {
  const fight = (enemies: string[]) => positionSchema.safeParse({ fight: { enemies } }).success;
  const sequence = (sequence: number) => positionSchema.safeParse({ sequence }).success;

  expect([0, 1, 3, 4].map((count) => fight(Array<string>(count).fill('goule')))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 6, 7].map(sequence)).toEqual([false, true, true, false]);
});

test('each number a designer may turn has its range', () => {
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    health: [10, 99],
    handLimit: [1, 12],
    startingHand: [0, 12],
    potionHealth: [1, 20],
    potionLimit: [0, 9],
    manaLimit: [1, 12],
  };
  const takes = (key: string, value: number) => configSchema.safeParse({ [key]: value }).success;

  for (const [key, [least, most]] of Object.entries(ranges))
    expect([key, ...[least - 1, least, most, most + 1].map((value) => takes(key, value))]).toEqual([
      key,
      false,
      true,
      true,
      false,
    ]);
});
