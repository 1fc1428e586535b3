import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { events, tablesWith, told } from './table.ts';

const { at } = tablesWith(PLAIN);

rule(
  ['SA-RESOLVE-1', 'SA-RESOLVE-2'],
  'whatever the order crossed: traps, then combat, then treasures',
  () => {
    const table = at({
      crossed: ['treasure', 'combat-1', 'trap'],
      hand: ['lame-de-l-alliance'],
      enemyDeck: ['rodeur-de-cendre', 'spectre-du-puits'],
      dice: [4, 6, 3, 1, 2],
    });
    table.choose('play lame-de-l-alliance', 'keep', 'roll');

    const happened = events(table, 0);
    const order = ['trapRead', 'enemiesCame', 'treasureRead'].map((name) => happened.indexOf(name));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  },
);

rule(
  ['SA-RESOLVE-3', 'R-SA-14'],
  'an empty square does nothing; each other kind has its own procedure',
  () => {
    const empty = at({ crossed: ['empty', 'empty'], dice: [2, 3] });
    expect(empty.kind).toBe('chooseDie');
    expect(told(empty, 'nothingHappened')).toEqual([]);

    expect(told(at({ crossed: ['trap'], dice: [4, 1, 2] }), 'trapRead')).toMatchObject([{ advanced: false }]);
    expect(told(at({ crossed: ['advanced-treasure'], dice: [3] }), 'treasureRead')).toMatchObject([
      { advanced: true },
    ]);
  },
);

rule(
  'R-SA-13',
  'inside a category in the order crossed, standard and advanced mixed, with a free moment between',
  () => {
    const table = at({ crossed: ['advanced-trap', 'trap'], xp: 3, dice: [5, 4] });
    expect([table.kind, table.options]).toEqual(['rollTrap', expect.arrayContaining(['roll', 'buy-potion'])]);
    table.choose('roll');

    expect(table.kind).toBe('rollTrap');
    table.choose('roll');
    expect(told(table, 'trapRead').map(({ advanced }) => advanced)).toEqual([true, false]);
  },
);

rule('R-SA-13', 'a free moment lies between the traps and the combat', () => {
  const table = at({ crossed: ['trap', 'combat-1'], xp: 3, dice: [4] }).choose('roll');

  expect([table.kind, table.state.foes]).toEqual(['nextWave', []]);
});
