import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { shotsOf } from '../readings.ts';
import type { Who } from '../types.ts';
import { at, type Extra, type Setup } from './at.ts';

const fight = (
  survivor: object,
  enemies: Setup['enemies'],
  dice: readonly number[],
  more: object = {},
  drawing = 'abc',
  extra: Extra = {},
) =>
  at(
    drawing,
    { survivors: [{ class: 'marine', at: 'a', ...survivor }], enemies, ...more },
    { dice, ...extra },
  );

rule(
  [
    'ES-COMBAT-1',
    'ES-COMBAT-2',
    'ES-COMBAT-3',
    'ES-COMBAT-4',
    'ES-COMBAT-6',
    'ES-COMBAT-8',
    'R-ES-62',
    'R-ES-63',
    'ES-ACT-7',
  ],
  'three successes: two for a Jaeger, one for a Swarmer (W-ES-10)',
  () => {
    const table = fight(
      { class: 'scout', items: ['assault-rifle'] },
      [
        { type: 'jaeger', at: 'c' },
        { type: 'jaeger', at: 'c' },
        { type: 'swarmer', at: 'c' },
        { type: 'swarmer', at: 'c' },
      ],
      [3, 4, 4, 5],
    );
    table.choose('attack assault-rifle c');
    expect(table.events('attacked')[0]).toMatchObject({ dice: 4, threshold: 4, rule: 'ES-COMBAT-1' });
    expect(table.events('hits')[0]).toMatchObject({ successes: 3, misses: 1 });

    // The last success can only go to a Swarmer.
    table.choose('hit 1');

    expect([table.foes('jaeger'), table.foes('swarmer')]).toEqual([['c'], ['c']]);
    expect(table.who('scout').actions).toBe(2);
  },
);

rule('ES-COMBAT-5', 'dice are never added together (W-ES-11)', () => {
  const table = fight({ items: ['machine-pistol'] }, [{ type: 'swarmer', at: 'b' }], [2, 3, 1]);
  table.choose('attack machine-pistol b');
  expect(table.events('hits')[0]!.successes).toBe(0);
  expect(table.foes('swarmer')).toEqual(['b']);
});

rule(['ES-COMBAT-7', 'R-ES-63'], 'too few successes leave an enemy untouched', () => {
  const table = fight({ items: ['pistol'] }, [{ type: 'jaeger', at: 'b' }], [4, 3]);
  table.choose('attack pistol b');
  expect([table.foes('jaeger'), table.t.foes.life]).toEqual([['b'], [2]]);
});

rule(
  ['ES-PAIR-3', 'ES-PAIR-4', 'R-ES-68'],
  'a pair rolls twice the dice at the same threshold, range and noise; it may be used singly',
  () => {
    const table = fight({ items: ['pistol', 'pair:pistol'] }, [{ type: 'swarmer', at: 'b' }], [1, 2, 3, 5]);
    expect(table.options).toEqual(expect.arrayContaining(['attack pistol b', 'attack pistol pair b']));
    table.choose('attack pistol pair b');
    expect(table.events('attacked')[0]).toMatchObject({ dice: 4, threshold: 4 });
    expect(table.noise('a')).toBe(2);
    expect(table.foes('swarmer')).toEqual([]);
  },
);

rule(
  ['ES-RANGED-1', 'ES-RANGED-2', 'ES-RANGED-3'],
  'a ranged weapon reaches any zone in range and sight, its own too',
  () => {
    expect(fight({ items: ['pistol'] }, [{ type: 'swarmer', at: 'a' }], []).options).toContain(
      'attack pistol a',
    );
    expect(fight({ items: ['pistol'] }, [{ type: 'swarmer', at: 'b' }], []).options).toContain(
      'attack pistol b',
    );
    expect(fight({ items: ['pistol'] }, [{ type: 'swarmer', at: 'c' }], []).why('attack pistol c')).toEqual([
      'ES-RANGED-2',
    ]);
  },
);

rule(
  ['ES-RANGED-4', 'ES-RANGED-5', 'R-ES-64'],
  'no shot through a zone with enemies, nor past those in one’s own (W-ES-12)',
  () => {
    const blocked = fight(
      { items: ['assault-rifle'] },
      [
        { type: 'jaeger', at: 'b', stunned: true },
        { type: 'swarmer', at: 'c' },
      ],
      [],
    );
    expect(blocked.options).toContain('attack assault-rifle b');
    expect(blocked.why('attack assault-rifle c')).toEqual(['ES-RANGED-4']);
    const engaged = fight(
      { items: ['assault-rifle'] },
      [
        { type: 'jaeger', at: 'a' },
        { type: 'swarmer', at: 'c' },
      ],
      [],
    );
    expect(engaged.why('attack assault-rifle c')).toEqual(['ES-RANGED-5']);
  },
);

rule('R-ES-64', 'radar tokens neither block nor can be targeted', () => {
  const table = at('abc', {
    survivors: [{ class: 'marine', at: 'a', items: ['assault-rifle'] }],
    enemies: [{ type: 'swarmer', at: 'c' }],
    event: 'spawn-bridge',
  });
  table.t.foes.type[0] = 0;
  expect(table.options).toContain('attack assault-rifle c');
});

const withFriend = (dice: readonly number[], shooter: object = {}) =>
  at(
    'abc',
    {
      survivors: [
        { class: 'captain', at: 'a', items: ['assault-rifle'], ...shooter },
        { class: 'psychic', at: 'b' },
      ],
      enemies: [{ type: 'swarmer', at: 'c' }],
    },
    { dice },
  );

rule(
  ['ES-RANGED-6', 'ES-RANGED-7', 'R-ES-66'],
  'every missed die hits the friend in between (W-ES-12)',
  () => {
    const table = withFriend([1, 2, 3, 4, 1]);
    expect(shotsOf(table.t, 0 as Who)[0]).toMatchObject({ atRisk: [1], hits: 2, misses: 2 });

    table.choose('attack assault-rifle c');

    expect(table.events('friendlyFire')).toMatchObject([{ victim: 1, n: 3, rule: 'ES-RANGED-6' }]);
    expect(table.who('psychic').life).toBe(3);
    expect(table.rules('woundSpared')).toEqual(['ES-WOUND-2']);
  },
);

rule(['R-ES-97', 'R-ES-66'], 'Fire Discipline: one missed die fewer, and with none left no roll-off', () => {
  const table = withFriend([4, 4, 3, 5], { class: 'marine' }).choose('attack assault-rifle c');
  expect(table.events('friendlyFire')).toEqual([]);
});

rule(
  ['ES-RANGED-8', 'ES-RANGED-9'],
  'several at risk: each rolls once, the lowest takes all the misses',
  () => {
    const table = at(
      'abc',
      {
        survivors: [
          { class: 'captain', at: 'a', items: ['assault-rifle'] },
          { class: 'psychic', at: 'b' },
          { class: 'scout', at: 'c' },
        ],
        enemies: [{ type: 'swarmer', at: 'c' }],
      },
      { dice: [1, 2, 4, 4, 5, 2, 1] },
    );
    table.choose('attack assault-rifle c');
    expect(table.events('rolled').filter((each) => each.for === 'rollOff')).toMatchObject([{ dice: [5, 2] }]);
    expect(table.events('friendlyFire')).toMatchObject([{ victim: 2, n: 2 }]);
  },
);

rule(
  ['ES-JAM-1', 'ES-JAM-2', 'ES-JAM-3', 'R-ES-67'],
  'all dice alike: it jams, whatever they show, for the rest of the round',
  () => {
    const table = fight(
      { items: ['pistol', 'pair:pistol'] },
      [{ type: 'swarmer', at: 'b', stunned: true }],
      [6, 6, 6, 6],
      { events: ['spawn-bridge'] },
    );
    table.choose('attack pistol pair b');
    expect(table.rules('jammed')).toEqual(['ES-JAM-1']);
    expect(table.foes('swarmer')).toEqual(['b']);
    expect([table.noise('a'), table.who('marine').actions, table.t.jammed.length]).toEqual([2, 2, 2]);
    expect(table.why('attack pistol a')).toEqual(['ES-JAM-3', 'ES-JAM-3']);
    table.choose('end');
    expect(table.t.jammed).toEqual([]);
  },
);

rule(['ES-JAM-4', 'R-ES-68'], 'a single die never jams; with an extra die it can', () => {
  const table = fight({ items: ['rail-rifle'] }, [{ type: 'jaeger', at: 'c' }], [2]).choose(
    'attack rail-rifle c',
  );
  expect(table.events('jammed')).toEqual([]);
  expect(table.foes('jaeger')).toEqual([]);
});

rule(
  ['ES-MELEE-1', 'ES-MELEE-2', 'ES-MELEE-3', 'ES-MELEE-4'],
  'melee: in one’s own zone, no harm to friends, no jam',
  () => {
    const table = at(
      'ab',
      {
        survivors: [
          { class: 'captain', at: 'a', items: ['fire-axe'] },
          { class: 'scout', at: 'a' },
        ],
        enemies: [
          { type: 'swarmer', at: 'a' },
          { type: 'swarmer', at: 'b' },
        ],
      },
      { dice: [1, 1, 1] },
    );
    expect(table.why('attack fire-axe b')).toEqual(['ES-MELEE-2']);
    table.choose('attack fire-axe a');
    expect([table.events('jammed'), table.events('friendlyFire')]).toEqual([[], []]);
  },
);

rule(
  ['R-ES-65', 'ES-WOUND-3', 'ES-EVENT-6'],
  'a head wound takes 1 off the range, never below 0; a Pistol at range 0 is still ranged',
  () => {
    const table = fight({ items: ['pistol'], wounds: ['head'] }, [{ type: 'swarmer', at: 'a' }], [2, 2]);
    table.choose('attack pistol a');
    expect(table.rules('jammed')).toEqual(['ES-JAM-1']);
    expect(
      fight({ items: ['pistol'], wounds: ['head'] }, [{ type: 'swarmer', at: 'b' }], []).why(
        'attack pistol b',
      ),
    ).toEqual(['ES-RANGED-2']);
    expect(
      fight({ items: ['pistol', 'head:combat-visor'], wounds: ['head'] }, [{ type: 'swarmer', at: 'b' }], [])
        .options,
    ).toContain('attack pistol b');
    expect(
      fight({ items: ['pistol'] }, [{ type: 'swarmer', at: 'b' }], [], { event: 'blackout' }).options.join(),
    ).not.toContain('attack');
  },
);

rule('R-ES-62', 'noise and jam come before re-rolls, re-rolls before successes', () => {
  const table = fight(
    { items: ['pistol'], achievement: 'appat', unlocked: true },
    [{ type: 'swarmer', at: 'b' }],
    [1, 2, 5, 6],
  );
  table.who('marine').rerolls = 1;
  table.choose('attack pistol b');
  expect([table.asked, table.noise('a')]).toEqual(['reroll', 2]);
  table.choose('reroll');
  expect(table.foes('swarmer')).toEqual([]);
  expect(table.events('rolled')).toMatchObject([
    { rule: 'R-ES-62', for: 'attack', dice: [5, 6], threshold: 4 },
  ]);
});

rule('R-ES-62', 'a re-roll that was granted once is gone once taken, and kept when it is not needed', () => {
  const twice = fight(
    { items: ['pistol'] },
    [
      { type: 'jaeger', at: 'b' },
      { type: 'jaeger', at: 'b' },
    ],
    [4, 5, 1, 6, 2, 3, 2, 3],
  );
  twice.who('marine').rerolls = 1;
  twice.choose('attack pistol b');
  expect([twice.asked, twice.who('marine').rerolls]).toEqual(['act', 1]);
  twice.choose('attack pistol b', 'reroll');
  expect([twice.asked, twice.who('marine').rerolls]).toEqual(['act', 0]);
  twice.choose('attack pistol b');
  expect(twice.events('hits')).toMatchObject([{ successes: 0, misses: 2 }]);
});

rule(
  ['ES-LOS-1', 'ES-RANGED-3', 'ES-LOS-4'],
  'what is out of sight cannot be shot, and the refusal says so',
  () => {
    const table = fight(
      { items: ['assault-rifle', 'fire-axe'] },
      [{ type: 'swarmer', at: 'd' }],
      [],
      {},
      'ab\ncd',
    );
    expect(table.why('attack assault-rifle d')).toEqual(['ES-RANGED-3']);
    expect(table.why('attack fire-axe d')).toEqual(['ES-MELEE-2']);
  },
);

rule('ES-EVENT-6', 'in a Blackout no weapon reaches beyond the own zone', () => {
  const table = fight({ items: ['rail-rifle'] }, [{ type: 'swarmer', at: 'b' }], [], { event: 'blackout' });
  expect(table.why('attack rail-rifle b')).toEqual(['ES-EVENT-6']);
});

rule('ES-JAM-3', 'a jammed weapon is refused at whatever it might be aimed', () => {
  const table = fight({ items: ['pistol'] }, [{ type: 'jaeger', at: 'b' }], [5, 5]);
  table.choose('attack pistol b');
  expect([table.why('attack pistol b'), table.why('attack pistol a')]).toEqual([['ES-JAM-3'], ['ES-JAM-3']]);
});

rule('R-ES-6', 'of several lanes the shortest is offered first', () => {
  // Over c and e, or over b alone.
  const table = fight({ items: ['rail-rifle'] }, [{ type: 'jaeger', at: 'd' }], [], {}, 'aced\nabbd');
  table.who('marine');
  const lanes = shotsOf(table.t, 0 as Who).map(({ lane }) => lane.length);
  expect(lanes).toEqual([2, 3]);
  expect(table.options.filter((each) => each.startsWith('attack'))).toEqual([
    'attack rail-rifle d',
    'attack rail-rifle d lane 2',
  ]);
});
