import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { enemyPhase, type Setup } from './at.ts';

const attacked = (survivors: Setup['survivors'], type: string, dice: readonly number[], more: object = {}) =>
  enemyPhase('ab', { survivors, enemies: [{ type, at: 'a' }], ...more }, { dice });

rule(
  ['ES-ARMOUR-1', 'ES-ARMOUR-2', 'ES-ARMOUR-3', 'ES-ARMOUR-4', 'ES-DMG-4', 'R-ES-48'],
  'Bastion Armour absorbs on 3 or more: no damage, no wound die',
  () => {
    const table = attacked([{ class: 'medic', at: 'a', items: ['body:bastion-armour'] }], 'swarmer', [3]);
    expect(table.events('absorbed')).toMatchObject([{ die: 3, save: 3, rule: 'ES-ARMOUR-3' }]);
    expect(table.who('medic')).toMatchObject({ life: 7, wounds: 0 });
  },
);

rule(
  ['ES-DMG-1', 'ES-DMG-2', 'ES-DMG-3', 'ES-DMG-9', 'ES-WOUND-5', 'ES-WOUND-7', 'R-ES-9', 'ES-COMP-12'],
  'failed: Life goes down, one wound die, here the legs (W-ES-9)',
  () => {
    const table = attacked([{ class: 'medic', at: 'a', items: ['body:bastion-armour'] }], 'swarmer', [2, 6]);
    expect(table.who('medic')).toMatchObject({ life: 6, wounds: 4 });
    expect(table.rules('wounded')).toEqual(['ES-WOUND-5']);
  },
);

rule(
  ['ES-WOUND-1', 'ES-WOUND-2', 'ES-WOUND-3', 'ES-WOUND-9'],
  'three faces of the wound die are blank; a place already wounded stays as it is',
  () => {
    expect(attacked([{ class: 'medic', at: 'a' }], 'swarmer', [3]).rules('woundSpared')).toEqual([
      'ES-WOUND-2',
    ]);
    expect(attacked([{ class: 'medic', at: 'a' }], 'swarmer', [4]).who('medic').wounds).toBe(1);
    expect(
      attacked([{ class: 'medic', at: 'a', wounds: ['head'] }], 'swarmer', [4]).rules('woundSpared'),
    ).toEqual(['ES-WOUND-9']);
  },
);

rule(['ES-WOUND-4', 'R-ES-15'], 'a body wound rolls at the start of the turn: 1 to 3 costs a Life', () => {
  expect(attacked([{ class: 'medic', at: 'a', wounds: ['body'] }], 'swarmer', [1, 3]).who('medic').life).toBe(
    5,
  );
  expect(attacked([{ class: 'medic', at: 'a', wounds: ['body'] }], 'swarmer', [1, 4]).who('medic').life).toBe(
    6,
  );
});

rule(
  ['ES-DMG-6', 'ES-DMG-7', 'ES-DMG-8', 'R-ES-47', 'ES-AI-20'],
  'a Jaeger on a group: the lowest die faces the whole attack (W-ES-7)',
  () => {
    const group = [
      { class: 'marine', at: 'a' },
      { class: 'scout', at: 'a' },
      { class: 'medic', at: 'a' },
    ];
    const table = attacked(group, 'jaeger', [5, 2, 4, 1]);
    expect(table.events('struck')).toMatchObject([{ who: 1, n: 2 }]);
    expect(['marine', 'scout', 'medic'].map((id) => table.who(id).life)).toEqual([8, 4, 7]);
  },
);

rule(['ES-AI-20', 'ES-AI-21'], 'ties roll again among the tied', () => {
  const table = attacked(
    [
      { class: 'marine', at: 'a' },
      { class: 'scout', at: 'a' },
    ],
    'swarmer',
    [2, 2, 6, 1, 1],
  );
  expect(table.events('rolled').filter((each) => each.for === 'rollOff')).toHaveLength(2);
  expect(table.events('struck')).toMatchObject([{ who: 1 }]);
});

rule(['ES-DMG-5', 'R-ES-46'], 'survivors in several zones: one zone at random, then those in it', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'c' },
      ],
      enemies: [{ type: 'icarus', at: 'b' }],
    },
    { dice: [2, 1] },
  );
  expect(table.events('struck')).toMatchObject([{ who: 1, n: 1 }]);
});

rule('R-ES-48', 'at 0 Life there is no wound die', () => {
  const table = attacked(
    [
      { class: 'medic', at: 'a', life: 2 },
      { class: 'scout', at: 'b' },
    ],
    'jaeger',
    [],
  );
  expect(table.events('died')).toHaveLength(1);
  expect(table.events('rolled').filter((each) => each.for === 'wound')).toEqual([]);
});

rule(
  ['R-ES-69', 'ES-EXO-12', 'ES-EXO-13', 'ES-EXO-18'],
  'in a powered Loader 2+; unpowered the body armour gives nothing either',
  () => {
    const pilot = { class: 'marine', at: 'a', pilot: true, items: ['body:bastion-armour'] };
    const powered = attacked([pilot], 'swarmer', [2], { loader: 'a', powered: true });
    expect(powered.events('absorbed')).toMatchObject([{ save: 2 }]);
    const unpowered = attacked([pilot], 'swarmer', [1], { loader: 'a' });
    expect(unpowered.events('absorbed')).toEqual([]);
    expect(unpowered.who('marine').life).toBe(7);
  },
);

rule('ES-DMG-10', 'a creature that can attack from where it stands does not move', () => {
  const table = enemyPhase(
    'abc',
    { survivors: [{ class: 'marine', at: 'a' }], enemies: [{ type: 'icarus', at: 'b' }] },
    { dice: [1] },
  );
  expect([table.events('stepped'), table.foes('icarus')]).toEqual([[], ['b']]);
});
