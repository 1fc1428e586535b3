import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, enemyPhase, NO_EVENT } from './at.ts';

const DRAWING = 'aBB\ndoors: a-B closed';

rule(
  ['ES-DOOR-2', 'ES-DOOR-4', 'ES-MOVE-2', 'ES-ACT-5'],
  'an open door is crossed, a closed one is not',
  () => {
    const open = at('aBB\ndoors: a-B open', { survivors: [{ class: 'marine', at: 'a' }] });
    const closed = at(DRAWING, { survivors: [{ class: 'marine', at: 'a' }] });

    expect(open.options).toContain('move B');
    expect(closed.options).not.toContain('move B');
    expect(closed.why('move B')).toEqual(['ES-DOOR-4']);
  },
);

rule(['ES-DOOR-5', 'R-ES-25'], 'nobody but the Scout and the Override Card opens a closed door', () => {
  const table = at(DRAWING, { survivors: [{ class: 'scout', at: 'a', items: ['override-card'] }] });
  expect(table.options).toEqual(expect.arrayContaining(['active', 'use override-card']));

  table.choose('active', 'target door 1');

  expect(table.rules('doorTurned')).toEqual(['R-ES-25']);
  expect(table.options).toContain('move B');

  const marine = at(DRAWING, { survivors: [{ class: 'marine', at: 'a', items: ['med-kit'] }] });
  expect(marine.options.filter((each) => !each.startsWith('noise'))).toEqual([
    'crisis',
    'reorganise',
    'use med-kit',
    'discard med-kit',
    'end',
  ]);
  expect(marine.why('move B')).toEqual(['ES-DOOR-4']);
});

rule(['ES-DOOR-6', 'ES-DOOR-7'], 'open or closed, a door is so for enemies too', () => {
  const setup = {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'jaeger', at: 'B' }],
    noise: { a: 1 },
  };
  expect(enemyPhase('aBB\ndoors: a-B open', setup, { dice: [1] }).rules('struck')).toEqual(['ES-DMG-3']);
  const closed = enemyPhase(DRAWING, setup);
  expect(closed.foes('jaeger')).toEqual(['B']);
  expect(closed.rules('waited')).toContain('R-ES-41');
});

rule('ES-COMP-6', 'a door has two faces, and shows one of them', () => {
  const table = at(DRAWING, { survivors: [{ class: 'scout', at: 'a' }] });
  expect(table.t.doors).toEqual([0]);
  expect(table.choose('active', 'target door 1').t.doors).toEqual([1]);
});

const CUT = 'AABBCC\ndoors: B-C open';
const CUTTER = { class: 'engineer', at: 'A' };

rule(['R-ES-25', 'ES-SKILL-10'], 'a door that was made is worked like any other', () => {
  const setup = { survivors: [CUTTER, { class: 'scout', at: 'A', items: ['override-card'] }] };
  const table = at(CUT, setup).choose('crisis', 'target wall 1', 'end', 'active', 'target door 2');

  expect(table.events('doorTurned')).toMatchObject([{ rule: 'R-ES-25', door: 1, open: false }]);
  expect([table.options.includes('move B'), table.why('move B')]).toEqual([false, ['ES-DOOR-4']]);
  expect(table.choose('use override-card', 'mode 2').options).toContain('move B');
});

rule(['R-ES-55', 'R-ES-25'], 'a Lockdown holds a door made earlier until it is freed by Bypass', () => {
  const setup = {
    survivors: [CUTTER, { class: 'scout', at: 'A', items: ['override-card'] }],
    events: ['lockdown', NO_EVENT],
  };
  const table = at(CUT, setup).choose('crisis', 'target wall 1', 'end', 'end');
  expect([table.t.turn, table.why('move B')]).toEqual([1, ['ES-EVENT-3']]);

  // The card only sets what it will be afterwards; Bypass frees it for everybody.
  expect(table.choose('use override-card', 'mode 2').why('move B')).toEqual(['ES-DOOR-4']);
  table.choose('active', 'target door 2');
  expect(table.events('doorUnlocked')).toMatchObject([{ rule: 'R-ES-55', door: 1 }]);
  expect(table.options).toContain('move B');
});
