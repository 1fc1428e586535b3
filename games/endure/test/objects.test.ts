import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, enemyPhase } from './at.ts';

rule(
  ['R-ES-26', 'R-ES-23'],
  'a Frag Grenade: 2 damage to each enemy and survivor in the zone, past enemies on the way, noise where it lands',
  () => {
    const table = at(
      'abc',
      {
        survivors: [
          { class: 'marine', at: 'a', items: ['frag-grenade'] },
          { class: 'scout', at: 'c' },
        ],
        enemies: [
          { type: 'jaeger', at: 'c' },
          { type: 'swarmer', at: 'c' },
          { type: 'swarmer', at: 'b' },
        ],
      },
      { dice: [1] },
    );
    table.choose('use frag-grenade', 'target c');
    expect([table.foes('jaeger'), table.foes('swarmer')]).toEqual([[], ['b']]);
    expect([table.who('scout').life, table.noise('c'), table.noise('a')]).toEqual([4, 4, 0]);
  },
);

rule(['ES-WOUND-8'], 'a Med Kit heals 2 and treats a wound; nothing else does', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a', life: 3, wounds: ['legs'], items: ['med-kit'] }],
  });
  table.choose('use med-kit');
  expect(table.who('marine')).toMatchObject({ life: 5, wounds: 0 });
  expect(table.rules('treated')).toEqual(['ES-WOUND-8']);
});

rule(['R-ES-40', 'R-ES-26'], 'a Lure Beacon calls every piece in its radius', () => {
  const table = at('abcdef', {
    survivors: [{ class: 'marine', at: 'a', items: ['lure-beacon'] }],
    enemies: [{ type: 'jaeger', at: 'e' }],
    events: ['spawn-bridge'],
  });
  table.choose('use lure-beacon', 'target c', 'end');
  expect(table.events('stated')).toMatchObject([{ why: 'lure' }]);
  expect(table.foes('jaeger')).toEqual(['c']);
});

rule('R-ES-40', 'a boss is only steered: its attack still fires', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'b' }],
      enemies: [{ type: 'titan', at: 'b' }],
      lures: [{ at: 'c', radius: 3 }],
      titan: ['rending-claws'],
    },
    { dice: [1, 1, 1] },
  );
  expect(table.events('bossAttacked')).toHaveLength(1);
});

rule(['R-ES-55', 'R-ES-25'], 'the Override Card may flip a door instead', () => {
  const table = at('aBB\ndoors: a-B closed', {
    survivors: [{ class: 'marine', at: 'a', items: ['override-card'] }],
  });
  table.choose('use override-card', 'mode 2');
  if (table.asked === 'choose' || table.asked === 'target') table.choose(table.options[0]!);
  expect(table.t.doors).toEqual([1]);
});

rule(
  ['R-ES-91', 'R-ES-26'],
  'a Frag Grenade takes survivors in turn order, each settled before the next',
  () => {
    const table = at(
      'ab',
      {
        survivors: [
          { class: 'marine', at: 'b' },
          { class: 'scout', at: 'b', life: 2 },
          { class: 'medic', at: 'a', items: ['frag-grenade'] },
        ],
        first: 'scout',
        turn: 'medic',
      },
      { dice: [1] },
    );
    table.choose('use frag-grenade', 'target b');
    const order = table.told
      .filter(({ event }) => ['lifeLost', 'died', 'resolveLost'].includes(event))
      .map((each) => `${each.event} ${(each as { who: number }).who}`);
    expect(order).toEqual([
      'lifeLost 1',
      'died 1',
      'resolveLost 2',
      'resolveLost 2',
      'resolveLost 0',
      'resolveLost 0',
      'lifeLost 0',
    ]);
  },
);

rule('R-ES-73', 'nothing is thrown into a Shield Bubble, out of it or through it; inside it is', () => {
  const targets = (bubble: string) =>
    at('abc', {
      survivors: [{ class: 'marine', at: 'a', items: ['stun-grenade'] }],
      bubbles: [bubble],
    }).choose('use stun-grenade').options;
  expect(targets('a')).toEqual(['target a', 'back']);
  expect(targets('b')).toEqual(['target a', 'back']);
  expect(targets('c')).toEqual(['target a', 'target b', 'back']);
});
