import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, enemyPhase, NO_EVENT, type Setup } from './at.ts';

const struck = (
  event: string,
  more: Partial<Setup> & Pick<Setup, 'survivors'>,
  dice: readonly number[] = [],
  drawing = 'abc',
) => at(drawing, { events: [event], phase: 'resolution', ...more }, { dice });

rule(['ES-EVENT-3', 'R-ES-55', 'R-ES-81'], 'Lockdown: all doors count as closed, and no exit opens', () => {
  const table = at(
    'aBB\ndoors: a-B open',
    { survivors: [{ class: 'marine', at: 'a' }], event: 'lockdown', events: ['spawn-bridge'] },
    { exits: 'a' },
  );
  expect([table.why('move B'), table.why('exit')]).toEqual([['ES-EVENT-3'], ['ES-EVENT-3']]);
  table.choose('end');
  expect(table.options).toEqual(expect.arrayContaining(['move B', 'exit']));
});

rule(
  ['ES-EVENT-4', 'R-ES-55'],
  'Bypass opens a locked door for everyone; an Override Card passes them',
  () => {
    const table = at('aBB\ndoors: a-B closed', {
      survivors: [{ class: 'scout', at: 'a' }],
      event: 'lockdown',
    });
    table.choose('active', 'target door 1');
    expect(table.rules('doorUnlocked')).toEqual(['R-ES-55']);
    expect(table.options).toContain('move B');
    const card = at('aBB\ndoors: a-B closed', {
      survivors: [{ class: 'marine', at: 'a', items: ['override-card'] }],
      event: 'lockdown',
    });
    card.choose('use override-card', 'mode 1');
    expect(card.options).toContain('move B');
  },
);

rule('R-ES-55', 'an Improvised Exit made in a Lockdown is open', () => {
  const table = at('AABB\ndoors:', { survivors: [{ class: 'engineer', at: 'A' }], event: 'lockdown' });
  table.choose('crisis', 'target wall 1');
  expect(table.options).toContain('move B');
});

rule(
  ['ES-EVENT-7', 'ES-EVENT-8', 'ES-EVENT-9', 'R-ES-56'],
  'Blackout: nobody sees beyond the own zone; enemies elsewhere are passive, unless noise draws them',
  () => {
    const setup = {
      survivors: [{ class: 'marine', at: 'a' }],
      enemies: [{ type: 'swarmer', at: 'c' }],
      event: 'blackout',
    };
    expect(enemyPhase('abc', setup, { dice: [2] }).events('stated')).toMatchObject([{ active: false }]);
    expect(enemyPhase('abc', { ...setup, noise: { a: 2 } }).events('stated')).toMatchObject([
      { active: true, why: 'noise' },
    ]);
    const there = enemyPhase('abc', { ...setup, enemies: [{ type: 'swarmer', at: 'a' }] }, { dice: [1] });
    expect(there.events('struck')).toHaveLength(1);
  },
);

rule(['ES-EVENT-10', 'R-ES-54'], 'when it ends, all enemies visible again cause tests', () => {
  const setup = {
    survivors: [{ class: 'marine', at: 'a', sees: [] }],
    enemies: [{ type: 'swarmer', at: 'c' }],
    event: 'blackout',
  };
  expect(struck('spawn-bridge', setup, [1, 1]).events('tested')).toHaveLength(1);
  expect(struck('blackout', setup).events('tested')).toEqual([]);
});

rule(
  ['ES-EVENT-11', 'ES-EVENT-12', 'R-ES-57'],
  'Life Support Failure: 7 Swarmers lose 4, a Jaeger 1 Life, everybody 1 (W-ES-16)',
  () => {
    const swarm = Array.from({ length: 5 }, () => ({ type: 'swarmer', at: 'b' }));
    const more = Array.from({ length: 2 }, () => ({ type: 'swarmer', at: 'c' }));
    const table = struck('life-support-failure', {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'a', items: ['body:hazard-suit'] },
      ],
      enemies: [...swarm, ...more, { type: 'jaeger', at: 'c' }, { type: 'sip', at: 'c' }],
    });
    expect(table.foes('swarmer')).toHaveLength(3);
    expect(table.t.foes.life[7]).toBe(1);
    expect(table.t.foes.life[8]).toBe(2);
    expect([table.who('marine').life, table.who('scout').life]).toEqual([7, 6]);
  },
);

const GRAVITY = { event: 'gravity-failure' };

rule(
  ['ES-EVENT-16', 'ES-EVENT-17', 'ES-EVENT-18', 'R-ES-59'],
  'without gravity a shot drives shooter and target apart, until a wall',
  () => {
    const table = at(
      'abcdefg',
      {
        survivors: [{ class: 'marine', at: 'c', items: ['pistol'] }],
        enemies: [{ type: 'jaeger', at: 'd' }],
        ...GRAVITY,
      },
      { dice: [1, 2] },
    );
    table.choose('attack pistol d');
    expect([table.zoneOf('marine'), table.foes('jaeger')]).toEqual(['a', ['g']]);
    expect(table.events('moved').map(({ how }) => how)).toEqual(['slide', 'slide']);
    expect(table.rules('slid')).toEqual(['ES-EVENT-18', 'ES-EVENT-18', 'ES-EVENT-18']);
  },
);

rule(['ES-EVENT-19', 'R-ES-59'], 'fired into the own zone, the direction die says where one slides', () => {
  const table = at(
    'abcde',
    {
      survivors: [{ class: 'marine', at: 'c', items: ['pistol'] }],
      enemies: [{ type: 'jaeger', at: 'c' }],
      ...GRAVITY,
    },
    { dice: [1, 2, 2] },
  );
  table.choose('attack pistol c');
  expect([table.zoneOf('marine'), table.foes('jaeger')]).toEqual(['e', ['a']]);
});

rule(['R-ES-59', 'R-ES-46'], 'ranged enemies push too: shooter one way, survivor the other', () => {
  const table = enemyPhase(
    'abcde',
    { survivors: [{ class: 'marine', at: 'b' }], enemies: [{ type: 'icarus', at: 'c' }], ...GRAVITY },
    { dice: [1] },
  );
  expect([table.zoneOf('marine'), table.foes('icarus')]).toEqual(['a', ['e']]);
});

rule(['R-ES-91', 'R-ES-59'], 'what an enemy’s shot brings about is settled before anybody slides', () => {
  const table = enemyPhase(
    'abcde',
    {
      survivors: [
        { class: 'marine', at: 'b', life: 1 },
        { class: 'scout', at: 'a' },
      ],
      enemies: [{ type: 'icarus', at: 'c' }],
      ...GRAVITY,
    },
    { dice: [1] },
  );
  const order = table.told
    .map(({ event }) => event)
    .filter((event) => ['died', 'resolveLost', 'slid'].includes(event));
  expect(order).toEqual(['died', 'resolveLost', 'resolveLost', 'slid', 'slid']);
});

rule(['ES-EVENT-20', 'R-ES-60'], 'Anxiety: every survivor makes a test, in turn order', () => {
  const table = struck(
    'anxiety',
    {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'a' },
      ],
      first: 'scout',
    },
    [1, 1, 1, 1],
  );
  expect(table.events('tested').map(({ who }) => who)).toEqual([1, 0]);
});

rule(
  ['ES-EVENT-21', 'R-ES-60', 'R-ES-94'],
  'Power Surge: whoever stands in a room rolls, tokens and bosses never',
  () => {
    const table = struck(
      'power-surge',
      {
        survivors: [{ class: 'marine', at: 'A' }],
        enemies: [
          { type: 'swarmer', at: 'A' },
          { type: 'titan', at: 'A' },
          { type: 'swarmer', at: 'b' },
        ],
      },
      [2, 1],
      'AAb\ndoors: A-b closed',
    );
    expect(table.events('foeStunned').map(({ foe }) => foe)).toEqual([0]);
    expect(table.events('rolled').filter((each) => each.for === 'surge')).toHaveLength(2);
  },
);

rule(
  [
    'ES-RESPH-1',
    'ES-RESPH-2',
    'ES-RESPH-3',
    'ES-RESPH-4',
    'ES-RESPH-5',
    'ES-COMP-5',
    'ES-ROUND-8',
    'R-ES-54',
  ],
  'the old event and the noise go, a new event strikes at once, until the next',
  () => {
    const table = at('abc', {
      survivors: [{ class: 'marine', at: 'a' }],
      event: 'gravity-failure',
      events: ['lockdown'],
      noise: { a: 2 },
      phase: 'resolution',
    });
    expect(table.rules('eventEnded')).toEqual(['ES-RESPH-5']);
    expect(table.rules('eventDrawn')).toEqual(['ES-RESPH-2']);
    expect(
      table.told
        .map(({ event }) => event)
        .filter((event) => ['eventEnded', 'noiseGone', 'eventDrawn'].includes(event)),
    ).toEqual(['eventEnded', 'noiseGone', 'eventDrawn']);
    expect(table.content.events[table.t.event]!.id).toBe('lockdown');
    expect(table.t.eventsSpent).toHaveLength(1);
  },
);

rule(
  ['ES-RESPH-6', 'ES-ROUND-9', 'R-ES-11'],
  'the first-player token passes to the next living survivor, and a new round begins',
  () => {
    const table = at('abc', {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', fate: 'dead' },
        { class: 'medic', at: 'a' },
      ],
      events: ['spawn-bridge'],
      phase: 'resolution',
    });
    expect([table.t.first, table.t.round, table.t.turn]).toEqual([2, 2, 2]);
  },
);

rule('R-ES-61', 'the empty Event deck takes its discards back', () => {
  const table = at('abc', { survivors: [{ class: 'marine', at: 'a' }] });
  table.t.eventsSpent.push(...table.t.events.splice(0));
  table.choose('end');
  const inForce = table.t.eventCard >= 0 ? 1 : 0;
  expect(table.t.events.length + inForce + table.t.eventsSpent.length).toBe(30);
  expect(table.t.events.length).toBeGreaterThan(20);
});

rule('R-ES-94', '"enemy" in an effect means figures: tokens are never stunned or hurt', () => {
  const table = at('aBB\ndoors: a-B closed', {
    survivors: [{ class: 'psychic', at: 'a' }],
    tokens: [{ token: 'swarmer-2', at: 'B' }],
    enemies: [{ type: 'swarmer', at: 'B' }],
  });
  table.choose('crisis');
  expect(table.events('foeStunned').map(({ foe }) => foe)).toEqual([0]);
});

rule(['R-ES-91', 'R-ES-57'], 'thin air: a death is settled before the next survivor loses Life', () => {
  const table = at('AA', {
    survivors: [
      { class: 'marine', at: 'A', life: 1 },
      { class: 'scout', at: 'A' },
    ],
    events: ['life-support-failure'],
    phase: 'resolution',
  });
  const order = table.told
    .filter(({ event }) => event === 'lifeLost' || event === 'resolveLost')
    .map(({ event }) => event);
  expect(order).toEqual(['lifeLost', 'resolveLost', 'resolveLost', 'lifeLost']);
});

rule('R-ES-55', 'an Improvised Exit made before a Lockdown is locked; an Override Card passes it', () => {
  const table = at('AABB\ndoors:', {
    survivors: [{ class: 'engineer', at: 'A', items: ['override-card'] }],
    events: ['lockdown'],
  });
  table.choose('crisis', 'target wall 1', 'end');
  expect(table.why('move B')).toEqual(['ES-EVENT-3']);
  table.choose('use override-card', 'mode 1');
  expect(table.options).toContain('move B');
});

rule('ES-EVENT-3', 'a door the Lockdown shuts is refused by it, one that is closed anyway is not', () => {
  const table = at('BaC\nBaC\ndoors: a-B open, a-C closed', {
    survivors: [{ class: 'marine', at: 'a' }],
    event: 'lockdown',
  });
  expect([table.why('move B'), table.why('move C')]).toEqual([['ES-EVENT-3'], ['ES-DOOR-4']]);
});

rule(['R-ES-57', 'ES-EVENT-12'], 'what thin air kills is not told as killed in combat', () => {
  const table = struck('life-support-failure', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [
      { type: 'swarmer', at: 'c' },
      { type: 'jaeger', at: 'c', life: 1 },
    ],
  });
  expect(table.rules('killed')).toEqual(['ES-EVENT-12', 'R-ES-57']);
});

rule(['ES-RESPH-5', 'R-ES-54'], 'the first card of the box ends like any other event', () => {
  const first = at('ab', {
    survivors: [{ class: 'marine', at: 'a' }],
    event: 'spawn-life-support',
    events: [NO_EVENT],
  });
  first.choose('end');
  expect(first.events('eventEnded')).toMatchObject([{ rule: 'ES-RESPH-5', card: 0 }]);
  expect([first.t.event, first.t.eventCard, first.t.eventsSpent.length]).toEqual([-1, -1, 2]);
});

rule(
  ['R-ES-27', 'R-ES-54'],
  'a survivor whom a test of step 3 drives into another sight tests for it in that step',
  () => {
    const table = at(
      'Zab\n..c\n..d\ndoors: Z-a open',
      {
        survivors: [{ class: 'marine', at: 'a', resolve: 9, resolveCards: ['fuite'] }],
        enemies: [
          { type: 'swarmer', at: 'Z' },
          { type: 'jaeger', at: 'd' },
        ],
        event: 'blackout',
        events: [NO_EVENT],
        phase: 'resolution',
      },
      { dice: [6, 6, 2, 1, 1] },
    );
    const told = table.told.map(({ event }) => event);
    expect(table.zoneOf('marine')).toBe('b');
    expect(table.events('tested')).toMatchObject([{ passed: false }, { passed: true, dice: [1, 1] }]);
    expect(told.lastIndexOf('tested')).toBeLessThan(told.indexOf('firstPassed'));
  },
);

rule(['ES-EVENT-19', 'R-ES-59'], 'shooter and target slide out of the very first zone too', () => {
  const table = at(
    'abc\nd..\ne..',
    {
      survivors: [{ class: 'marine', at: 'a', items: ['pistol'] }],
      enemies: [{ type: 'jaeger', at: 'a' }],
      event: 'gravity-failure',
    },
    { dice: [4, 2, 2] },
  );
  table.choose('attack pistol a');
  // East for the shooter; to the west there is nothing.
  expect([table.zoneOf('marine'), table.foes('jaeger')]).toEqual(['c', ['a']]);
  const south = at(
    'abc\nd..\ne..',
    {
      survivors: [{ class: 'marine', at: 'a', items: ['pistol'] }],
      enemies: [{ type: 'jaeger', at: 'a' }],
      event: 'gravity-failure',
    },
    { dice: [4, 2, 1] },
  );
  south.choose('attack pistol a');
  expect([south.zoneOf('marine'), south.foes('jaeger')]).toEqual(['a', ['e']]);
});
