import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { stunFoe, stunSurvivor } from '../rules/stun.ts';
import type { Who } from '../types.ts';
import { at, enemyPhase } from './at.ts';

const pair = (more: object = {}) =>
  at('ab', {
    survivors: [
      { class: 'marine', at: 'a' },
      { class: 'scout', at: 'a' },
    ],
    events: ['spawn-bridge'],
    ...more,
  });

rule(
  ['ES-STUN-1', 'ES-STUN-3', 'R-ES-26', 'R-ES-23'],
  'a Stun Grenade stuns everybody in the zone; one’s own turn is over',
  () => {
    const table = at('ab', {
      survivors: [
        { class: 'marine', at: 'a', items: ['stun-grenade'] },
        { class: 'scout', at: 'a' },
      ],
      enemies: [
        { type: 'swarmer', at: 'a' },
        { type: 'titan', at: 'a' },
      ],
      events: ['spawn-bridge'],
    });
    table.choose('use stun-grenade', 'target a');
    expect(table.events('foeStunned')).toHaveLength(1);
    expect(table.events('stunnedSurvivor')).toHaveLength(2);
    expect(table.rules('turnLost')).toEqual(['R-ES-70']);
  },
);

rule(['R-ES-70', 'ES-STUN-4'], 'stunned before its turn, the turn is lost and it is up afterwards', () => {
  const table = pair();
  stunSurvivor(table.t, 1 as Who);
  table.choose('end');
  expect(table.rules('turnLost')).toEqual(['R-ES-70']);
  expect(table.who('scout').stunned).toBe(0);
});

rule(['R-ES-70'], 'an action fewer is spent by the turn that is lost', () => {
  const table = pair();
  table.who('scout').losesAction = 1;
  stunSurvivor(table.t, 1 as Who);
  table.choose('end');
  expect(table.t.turn).toBe(1);
  expect(table.who('scout').actions).toBe(3);
});

rule(['R-ES-70', 'ES-STUN-2'], 'stunned after its turn it stays down until the next, without loss', () => {
  const table = pair().choose('end');
  stunSurvivor(table.t, 0 as Who);
  expect(table.who('marine').stunned).toBe(2);
  table.choose('end');
  expect(table.t.turn).toBe(1);
  table.choose('end');
  expect(table.rules('stoodUp')).toEqual(['ES-STUN-4']);
  expect(table.who('marine').actions).toBe(3);
});

rule(
  ['ES-STUN-5', 'R-ES-60', 'ES-EVENT-21'],
  'stunned in the Resolution phase: one action fewer next turn',
  () => {
    const table = at(
      'AA',
      { survivors: [{ class: 'marine', at: 'A' }], events: ['power-surge'], phase: 'resolution' },
      { dice: [1] },
    );
    expect(table.rules('stunnedSurvivor')).toEqual(['ES-STUN-5']);
    expect(table.who('marine').actions).toBe(2);
  },
);

rule(
  ['ES-STUN-6', 'ES-AI-1', 'ES-AI-7'],
  'a stunned enemy loses one activation and gets up in the next Enemy phase',
  () => {
    const table = enemyPhase('ab', {
      survivors: [{ class: 'marine', at: 'a' }],
      enemies: [{ type: 'jaeger', at: 'a', stunned: true }],
      events: ['spawn-bridge', 'anxiety'],
    });
    expect(table.events('waited')).toMatchObject([{ why: 'stunned', rule: 'ES-STUN-6' }]);
    expect(table.events('struck')).toEqual([]);
    table.choose('end');
    expect(table.rules('foeGotUp')).toEqual(['ES-AI-1']);
    expect(table.events('struck')).toHaveLength(1);
  },
);

rule(['ES-STUN-7', 'R-ES-94', 'R-ES-70'], 'bosses and tokens are never stunned; stuns do not stack', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [
      { type: 'titan', at: 'b' },
      { type: 'swarmer', at: 'b' },
    ],
  });
  expect(stunFoe(table.t, 0)).toBe(false);
  expect([stunFoe(table.t, 1), stunFoe(table.t, 1)]).toEqual([true, false]);
});
