import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { reachOf } from '../readings.ts';
import { allowance } from '../rules/move.ts';
import type { Who } from '../types.ts';
import { at, type Setup } from './at.ts';

const allowed = (survivor: Setup['survivors'][number], more: Partial<Setup> = {}): number =>
  allowance(at('abcdefg', { survivors: [{ at: 'a', ...survivor }], ...more }).t, 0 as Who);

rule(
  ['ES-MOVE-1', 'ES-ACT-4', 'ES-ACT-1', 'ES-ACT-2'],
  'a Move takes one zone and one action, and may be repeated',
  () => {
    const table = at('abcd', { survivors: [{ class: 'marine', at: 'a' }] });
    table.choose('move b', 'move c');
    expect([table.zoneOf('marine'), table.who('marine').actions]).toEqual(['c', 1]);
  },
);

rule('ES-ACT-4', 'a Move goes no further than the next zone', () => {
  const table = at('abcd', { survivors: [{ class: 'marine', at: 'a' }] });
  expect(table.why('move c')).toEqual(['ES-ACT-4']);
});

rule(['ES-ACT-5', 'ES-ZONE-5'], 'a wall and a narrow gap are told apart from what is too far', () => {
  const table = at('abC\ndde\n\nwalls: a-b\nnarrow: a-d', { survivors: [{ class: 'marine', at: 'a' }] });
  expect([table.why('move b'), table.why('move d'), table.why('move e')]).toEqual([
    ['ES-ACT-5'],
    ['ES-ZONE-5'],
    ['ES-ACT-4'],
  ]);
});

rule(
  ['R-ES-16', 'ES-WOUND-5', 'ES-INV-6'],
  'the allowance: base, Light Step, armour, legs, at least one zone',
  () => {
    expect(allowed({ class: 'marine' })).toBe(3);
    expect(allowed({ class: 'scout' })).toBe(4);
    expect(allowed({ class: 'marine', wounds: ['legs'] })).toBe(2);
    expect(allowed({ class: 'marine', items: ['bastion-armour'] })).toBe(2);
    expect(
      allowed({ class: 'marine', wounds: ['legs'], items: ['body:bastion-armour', 'bastion-armour'] }),
    ).toBe(1);
  },
);

rule(
  ['R-ES-16', 'ES-WOUND-6', 'ES-EVENT-13', 'ES-EVENT-5', 'R-ES-56'],
  'gravity doubles the allowance, a Blackout makes it two (W-ES-14)',
  () => {
    expect(allowed({ class: 'marine' }, { event: 'gravity-failure' })).toBe(6);
    expect(allowed({ class: 'marine', wounds: ['legs'] }, { event: 'gravity-failure' })).toBe(4);
    expect(allowed({ class: 'scout' }, { event: 'blackout' })).toBe(2);
  },
);

rule('R-ES-16', 'with the allowance used up no Move is left', () => {
  const table = at('abcdefg', { survivors: [{ class: 'marine', at: 'a', wounds: ['legs'] }] });
  table.choose('move b', 'move c');
  expect(table.why('move d')).toEqual(['R-ES-16']);
});

rule(
  ['ES-EVENT-14', 'R-ES-58'],
  'without gravity a Move covers one zone or two, as one likes (W-ES-14)',
  () => {
    const table = at('abcdefg', { survivors: [{ class: 'marine', at: 'a' }], event: 'gravity-failure' });
    table.choose('move b', 'move c');
    expect([table.zoneOf('marine'), table.who('marine').actions]).toEqual(['c', 2]);
    table.choose('move d', 'stay');
    expect([table.zoneOf('marine'), table.who('marine').actions]).toEqual(['d', 1]);
  },
);

rule(['R-ES-17', 'ES-RESOLVE-14'], 'forced moves use no allowance and no action', () => {
  const table = at(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'b', resolve: 9, resolveCards: ['fuite'], sees: [] }],
      enemies: [{ type: 'swarmer', at: 'b' }],
    },
    { dice: [6, 6, 2] },
  );
  expect(table.events('moved')).toMatchObject([{ how: 'forced', rule: 'R-ES-17' }]);
  expect(table.zoneOf('marine')).toBe('c');
  expect(table.who('marine')).toMatchObject({ moved: 0, actions: 3 });
});

rule(
  ['R-ES-92'],
  'what a step brings about is settled before the next; stunned, the rest of the move is lost',
  () => {
    const table = at(
      'abcd',
      {
        survivors: [{ class: 'scout', at: 'a', resolve: 4, resolveCards: ['syncope'] }],
        tokens: [{ token: 'swarmer-2', at: 'd' }],
        events: ['spawn-bridge'],
        bubbles: [],
        event: 'blackout',
      },
      { dice: [] },
    );
    expect(table.options).toContain('move b');
    const seen = at(
      'ab.\n.c.\n.d.',
      {
        survivors: [{ class: 'scout', at: 'a', resolve: 4, resolveCards: ['syncope'] }],
        tokens: [{ token: 'swarmer-2', at: 'd' }],
        events: ['spawn-bridge'],
      },
      { dice: [6, 6] },
    );
    seen.choose('move b');
    expect(seen.rules('stunnedSurvivor')).toEqual(['ES-STUN-3']);
    expect(seen.events('moved').filter(({ who }) => who === 0)).toHaveLength(1);
  },
);

rule('R-ES-16', 'reach as the screen shows it: zones, actions, and checks on the way', () => {
  const table = at('abcd', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'b', stunned: true }],
  });
  const reach = reachOf(table.t, 0 as Who).map(({ zone, actions, checks }) => [
    table.content.ship.zones[zone]!.label,
    actions,
    checks,
  ]);
  expect(reach).toEqual([
    ['b', 1, 0],
    ['c', 2, 1],
    ['d', 3, 1],
  ]);
});

rule('R-ES-81', 'nobody leaves the ship but from an exit', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }] }, { exits: 'b' });
  expect(table.why('exit')).toEqual(['R-ES-81']);
});
