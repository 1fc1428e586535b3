import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { events, tablesWith, told } from './table.ts';

const { at, fight } = tablesWith(PLAIN);

rule('SA-MISC-1', '"at the end of each round" is at the end of each Enemy Phase', () => {
  const table = fight({
    enemies: ['rodeur-de-cendre'],
    mana: 0,
    place: 'brasier-couvant',
    hand: ['jugement'],
    dice: [3],
  }).choose('end');

  expect(told(table, 'healthLost').map(({ why }) => why)).toEqual(['attack', 'place']);
});

rule('SA-MISC-2', '"at the start of the combat" is right after its setup', () => {
  const table = at({ crossed: ['combat-1'], enemyDeck: ['porte-pilier', 'rodeur-de-cendre'], dice: [3] });

  const happened = events(table, 0);
  expect(happened.indexOf('enemyReady')).toBeLessThan(happened.indexOf('healthLost'));
  expect(happened.indexOf('healthLost')).toBeLessThan(happened.indexOf('roundBegan'));
});

rule('R-SA-1', 'every roll and shuffle comes from one source: the same seed, the same game', () => {
  const [one, same, other] = ['a', 'a', 'b'].map(
    (seed) => at({ crossed: ['combat-3'], xp: 1, hand: ['jugement'], seed }).state,
  );

  expect(one!.random).toEqual(same!.random);
  expect(one!.random).not.toEqual(other!.random);
  for (const die of [0, 7]) expect(() => at({ dice: [die, 1] })).toThrow('6 sides');
});
