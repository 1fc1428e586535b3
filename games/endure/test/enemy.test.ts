import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { forecastOf } from '../readings.ts';
import { activationOrder } from '../rules/ai.ts';
import { at, enemyPhase, type Setup, type Trial } from './at.ts';

const labels = (table: Trial, zones: readonly number[]): string =>
  zones.map((zone) => table.content.ship.zones[zone]!.label).join('');
const steps = (table: Trial): string =>
  labels(
    table,
    table.events('stepped').map(({ to }) => to),
  );
const drifts = (table: Trial): string =>
  labels(
    table,
    table.events('drifted').map(({ to }) => to),
  );
/** A survivor out of the way, who neither sees nor is seen. */
const AWAY = { survivors: [{ class: 'marine', at: 'Z' }] } satisfies Partial<Setup>;

rule(
  ['ES-ENEMY-1', 'ES-ENEMY-2', 'ES-ENEMY-3', 'ES-AI-3'],
  'states are fixed from one snapshot before anybody moves',
  () => {
    const table = enemyPhase(
      'abc\n..d\n..e',
      {
        survivors: [{ class: 'marine', at: 'a' }],
        enemies: [
          { type: 'swarmer', at: 'b' },
          { type: 'jaeger', at: 'e' },
        ],
      },
      { dice: [1, 3] },
    );
    expect(table.events('stated').map(({ foe, active }) => [foe, active])).toEqual([
      [0, true],
      [1, false],
    ]);
    // It drifts into sight of the survivor and stays passive: no attack.
    expect(table.events('struck')).toMatchObject([{ foe: 0 }]);
  },
);

rule(
  ['ES-ENEMY-4', 'ES-ENEMY-5', 'ES-ENEMY-6', 'ES-ENEMY-7'],
  'a Jaeger that starts with a survivor attacks once; the other actions go unused (W-ES-6)',
  () => {
    const table = enemyPhase(
      'ab',
      { survivors: [{ class: 'marine', at: 'a' }], enemies: [{ type: 'jaeger', at: 'a' }] },
      { dice: [1] },
    );
    expect(table.events('struck')).toHaveLength(1);
    expect(table.foes('jaeger')).toEqual(['a']);
    expect(table.content.enemies.find(({ id }) => id === 'jaeger')!.actions).toBe(3);
  },
);

rule(
  ['ES-PASSIVE-1', 'ES-PASSIVE-2', 'ES-PASSIVE-4', 'ES-AI-9'],
  'nothing draws it: the direction die moves it one zone',
  () => {
    const table = enemyPhase(
      'bac\nZZZ\ndoors:',
      { ...AWAY, enemies: [{ type: 'jaeger', at: 'a' }] },
      { dice: [4] },
    );
    expect([drifts(table), table.rules('drifted')]).toEqual(['b', ['ES-PASSIVE-2']]);
  },
);

rule(['ES-PASSIVE-3', 'R-ES-8'], 'unavailable directions: the die is turned clockwise', () => {
  const table = enemyPhase(
    'bac\nZZZ\ndoors:',
    { ...AWAY, enemies: [{ type: 'jaeger', at: 'a' }] },
    { dice: [3] },
  );
  expect([drifts(table), table.rules('drifted')]).toEqual(['b', ['ES-PASSIVE-3']]);
});

rule(['ES-PASSIVE-4'], 'with no way at all it stays', () => {
  const table = enemyPhase('AZZ\ndoors:', { ...AWAY, enemies: [{ type: 'jaeger', at: 'A' }] }, { dice: [1] });
  expect(table.rules('waited')).toEqual(['ES-PASSIVE-4']);
});

rule(
  ['ES-PASSIVE-5', 'ES-AI-11'],
  'a passive enemy never attacks, even wandering into a survivor’s zone',
  () => {
    const table = enemyPhase(
      'AA\nbc\ndoors: A-b open',
      { survivors: [{ class: 'marine', at: 'A' }], enemies: [{ type: 'jaeger', at: 'c' }], noise: {} },
      { dice: [4, 1, 1] },
    );
    expect(table.foes('jaeger')).toEqual(['b']);
    expect(table.events('struck')).toEqual([]);
  },
);

rule(
  ['ES-HERD-1', 'ES-HERD-2', 'ES-AI-8', 'ES-AI-10'],
  'passive enemies of one type in one zone move as one, on one roll',
  () => {
    const table = enemyPhase(
      'bac\nZZZ\ndoors:',
      {
        ...AWAY,
        enemies: [
          { type: 'swarmer', at: 'a' },
          { type: 'swarmer', at: 'a' },
          { type: 'jaeger', at: 'a' },
        ],
      },
      { dice: [4, 2] },
    );
    expect([table.foes('jaeger'), table.foes('swarmer')]).toEqual([['b'], ['c', 'c']]);
    expect(table.events('rolled').filter((each) => each.for === 'direction')).toHaveLength(2);
  },
);

rule(['ES-HERD-4', 'ES-SOLOMON-7', 'ES-AI-8'], 'a Solomon herds with every other GEP', () => {
  const table = enemyPhase(
    'bac\nZZZ\ndoors:',
    {
      ...AWAY,
      enemies: [
        { type: 'swarmer', at: 'a' },
        { type: 'solomon', at: 'a' },
        { type: 'jaeger', at: 'a' },
      ],
    },
    { dice: [4] },
  );
  expect([table.foes('jaeger'), table.foes('swarmer'), table.foes('solomon')]).toEqual([['b'], ['b'], ['b']]);
});

rule('ES-HERD-3', 'only those that began the activation together form a herd', () => {
  const table = enemyPhase(
    'bacd\nZZZZ\ndoors:',
    {
      ...AWAY,
      enemies: [
        { type: 'swarmer', at: 'a' },
        { type: 'swarmer', at: 'c' },
      ],
    },
    { dice: [2, 2] },
  );
  expect(table.foes('swarmer').sort()).toEqual(['c', 'd']);
});

rule(['ES-AI-10', 'ES-FULL-3'], 'members move while they fit, the rest stay', () => {
  const swarm = Array.from({ length: 4 }, () => ({ type: 'swarmer', at: 'a' }));
  const others = Array.from({ length: 4 }, () => ({ type: 'jaeger', at: 'b', stunned: true }));
  const table = enemyPhase('ba\nZZ\ndoors:', { ...AWAY, enemies: [...swarm, ...others] }, { dice: [4] });
  expect(table.foes('swarmer').sort()).toEqual(['a', 'a', 'b', 'b']);
});

rule(
  ['ES-EVENT-15', 'R-ES-58', 'ES-AI-11'],
  'without gravity passive pieces go two zones on one roll (W-ES-14)',
  () => {
    const table = enemyPhase(
      'dcbaZ\ndoors:',
      { ...AWAY, tokens: [{ token: 'swarmer-2', at: 'a' }], event: 'gravity-failure' },
      { dice: [4] },
    );
    expect(drifts(table)).toBe('bc');
  },
);

rule(
  ['ES-ACTIVE-1', 'ES-ACTIVE-2', 'ES-AI-12', 'ES-AI-13', 'ES-AI-18'],
  'seeing a survivor it comes, a zone an action, and attacks with what is left',
  () => {
    const table = enemyPhase(
      'abcde',
      { survivors: [{ class: 'marine', at: 'a' }], enemies: [{ type: 'jaeger', at: 'c' }] },
      { dice: [1] },
    );
    expect(steps(table)).toBe('ba');
    expect(table.events('stepped')[0]).toMatchObject({ toward: 'sight', rule: 'ES-AI-18' });
    expect(table.events('struck')).toHaveLength(1);
  },
);

rule(
  ['ES-ACTIVE-3', 'ES-AI-22', 'ES-RADAR-1', 'ES-ROUND-5'],
  'an active radar token moves two zones and never attacks',
  () => {
    const table = enemyPhase('ZZcdef\ndoors:', {
      ...AWAY,
      tokens: [{ token: 'swarmer-2', at: 'f' }],
      noise: { c: 4 },
    });
    expect([steps(table), table.foes('token')]).toEqual(['ed', ['d']]);
  },
);

rule(
  ['ES-ACTIVE-4', 'ES-ACTIVE-5', 'ES-AI-15'],
  'on its way to a noise it turns to a survivor that comes into view (W-ES-8)',
  () => {
    const table = enemyPhase(
      `abcdN
     ..e..
     ..f..
     ..g..
     doors: d-N open`,
      {
        survivors: [{ class: 'marine', at: 'g' }],
        enemies: [{ type: 'swarmer', at: 'b' }],
        noise: { N: 3 },
      },
      { dice: [1, 1] },
    );
    expect(steps(table)).toBe('ce');
    expect(table.events('stepped').map(({ toward }) => toward)).toEqual(['noise', 'sight']);
    expect(table.events('struck')).toEqual([]);
  },
);

rule(
  ['ES-SEEN-1', 'ES-SEEN-2', 'R-ES-37', 'R-ES-38'],
  'crossing its sight is enough: it pursues, out of sight or not',
  () => {
    const table = at(
      'ab\nc.\nd.\ne.',
      {
        survivors: [{ class: 'scout', at: 'b' }],
        enemies: [{ type: 'jaeger', at: 'e' }],
        events: ['spawn-bridge'],
      },
      { dice: [1, 1] },
    );
    table.choose('move a', 'stay', 'move b', 'end');
    expect(table.events('stated')).toMatchObject([{ active: true, why: 'mark', rule: 'ES-SEEN-2' }]);
    expect(steps(table)).toBe('dca');
  },
);

rule('ES-AI-30', 'at the end of the phase all marks are cleared', () => {
  const table = enemyPhase('ZZabc\ndoors:', {
    ...AWAY,
    enemies: [{ type: 'jaeger', at: 'c', marks: ['marine'] }],
  });
  expect(table.t.foes.marks).toEqual([0]);
});

rule(['ES-AI-14', 'ES-AI-13'], 'it attacks any survivor it can reach, also one that is not its goal', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'b' },
      ],
      enemies: [{ type: 'icarus', at: 'c', marks: ['marine'] }],
    },
    { dice: [1] },
  );
  expect(table.events('struck')).toMatchObject([{ who: 1 }]);
});

rule(['ES-AI-16', 'R-ES-42'], 'with no goal left it stays where it is', () => {
  const table = enemyPhase('abc\nZZZ\ndoors:', {
    survivors: [
      { class: 'marine', at: 'a', life: 1 },
      { class: 'scout', at: 'Z' },
    ],
    enemies: [
      { type: 'jaeger', at: 'b' },
      { type: 'swarmer', at: 'c' },
    ],
  });
  expect(table.events('died')).toHaveLength(1);
  expect(table.rules('waited')).toEqual(['ES-AI-16']);
  expect(table.foes('swarmer')).toEqual(['c']);
});

rule('ES-AI-17', 'in the zone of its noise, with nobody to attack, it stays', () => {
  const table = enemyPhase('ZZab\ndoors:', {
    ...AWAY,
    enemies: [{ type: 'swarmer', at: 'b' }],
    noise: { b: 2 },
  });
  expect(table.rules('waited')).toEqual(['ES-AI-17']);
});

rule(['ES-PATH-1', 'ES-AI-18', 'R-ES-8'], 'equal ways: the direction die decides', () => {
  const ring = 'abc\nd.e\nfgh';
  const setup = {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'h', marks: ['marine'] }],
  };
  const north = enemyPhase(ring, setup, { dice: [1, 1, 1] });
  const west = enemyPhase(ring, setup, { dice: [4, 1, 1] });
  expect([steps(north)[0], steps(west)[0]]).toEqual(['e', 'g']);
  expect(north.rules('stepped')[0]).toBe('ES-PATH-1');
});

rule('ES-PATH-1', 'the forecast names every branch of a tie', () => {
  const table = at('abc\nd.e\nfgh', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'h', marks: ['marine'] }],
  });
  const { why, steps: ways } = forecastOf(table.t, table.content, 0);
  expect(why).toBe('mark');
  expect(
    ways
      .filter(({ step }) => step === 0)
      .map(({ to }) => labels(table, [to]))
      .sort(),
  ).toEqual(['e', 'g']);
});

rule(
  ['ES-ORDER-1', 'ES-AI-6', 'R-ES-43', 'ES-SOLOMON-8', 'R-ES-53'],
  'inside a zone: boss, Icarus, Jaeger, Swarmer, Solomon, then tokens',
  () => {
    const table = at('aBBBBBB\ndoors: a-B closed', {
      survivors: [{ class: 'marine', at: 'a' }],
      enemies: ['solomon', 'swarmer', 'jaeger', 'icarus', 'titan'].map((type) => ({ type, at: 'B' })),
      tokens: [{ token: 'swarmer-2', at: 'B' }],
    });
    expect(activationOrder(table.t, table.content)).toEqual([4, 3, 2, 1, 0, 5]);
  },
);

rule(
  ['ES-AI-5', 'R-ES-44'],
  'zones act from the nearest to a survivor outward, each enemy on its own',
  () => {
    const table = enemyPhase(
      'abcdef',
      {
        survivors: [{ class: 'marine', at: 'a' }],
        enemies: [
          { type: 'swarmer', at: 'f' },
          { type: 'swarmer', at: 'c' },
          { type: 'swarmer', at: 'c' },
        ],
      },
      { dice: [1, 1] },
    );
    expect(table.events('stepped').map(({ foe }) => foe)).toEqual([1, 1, 2, 2, 0, 0]);
  },
);

rule('R-ES-41', 'no way there: it comes as near as it can and waits', () => {
  const table = enemyPhase('aBBcd\ndoors: a-B open, B-c closed', {
    survivors: [{ class: 'marine', at: 'd' }],
    enemies: [{ type: 'jaeger', at: 'a' }],
    noise: { d: 3 },
  });
  expect(steps(table)).toBe('B');
  expect(table.rules('waited')).toEqual(['R-ES-41']);
});

rule(
  ['ES-AI-19', 'R-ES-56'],
  'a Blackout allows two zones an activation; without gravity an action buys two',
  () => {
    const dark = enemyPhase('ZZabcdef\ndoors:', {
      ...AWAY,
      enemies: [{ type: 'jaeger', at: 'f' }],
      noise: { a: 6 },
      event: 'blackout',
    });
    const light = enemyPhase('ZZabcdefghi\ndoors:', {
      ...AWAY,
      enemies: [{ type: 'jaeger', at: 'i' }],
      noise: { a: 9 },
      event: 'gravity-failure',
    });
    expect([dark.foes('jaeger'), light.foes('jaeger')]).toEqual([['d'], ['c']]);
  },
);

rule(['R-ES-40'], 'a distraction outranks survivors: lured away it does not attack, there it does', () => {
  const lured = enemyPhase('abc', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'jaeger', at: 'a' }],
    lures: [{ at: 'c', radius: 3 }],
  });
  expect([lured.events('struck'), lured.foes('jaeger')]).toEqual([[], ['c']]);
  expect(lured.events('stated')).toMatchObject([{ why: 'lure', rule: 'R-ES-40' }]);
  const there = enemyPhase(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'c' }],
      enemies: [{ type: 'jaeger', at: 'b' }],
      lures: [{ at: 'c', radius: 3 }],
    },
    { dice: [1] },
  );
  expect(there.events('struck')).toHaveLength(1);
});

rule('R-ES-90', 'nobody is asked anything in the Enemy phase', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'a' }],
      enemies: [
        { type: 'jaeger', at: 'c' },
        { type: 'swarmer', at: 'c' },
      ],
    },
    { dice: [1, 1] },
  );
  expect(table.t.asked).toEqual([1]);
  expect(table.asked).toBe('act');
});

rule('R-ES-86', 'other factions are data: stat lines, tiers, their own herds', () => {
  const table = enemyPhase(
    'bac\nZZZ\ndoors:',
    {
      ...AWAY,
      enemies: [
        { type: 'sip', at: 'a' },
        { type: 'artemis', at: 'a' },
        { type: 'solomon', at: 'a' },
      ],
    },
    { dice: [4, 2, 4] },
  );
  expect([table.foes('sip'), table.foes('artemis'), table.foes('solomon')]).toEqual([['b'], ['c'], ['b']]);
});

rule('R-ES-34', 'the nine stat lines', () => {
  const { content } = at('a', { survivors: [{ class: 'marine', at: 'a' }] });
  const line = (id: string) => {
    const { actions, life, damage, range, size, biological, tier } = content.enemies.find(
      (each) => each.id === id,
    )!;
    return [tier, actions, life, damage, range, size, biological];
  };
  expect(line('swarmer')).toEqual([4, 2, 1, 1, 0, 1, true]);
  expect(line('jaeger')).toEqual([3, 3, 2, 2, 0, 1, true]);
  expect(line('icarus')).toEqual([2, 3, 2, 1, 1, 1, true]);
  expect(line('solomon')).toEqual([5, 2, 3, 2, 0, 2, true]);
  expect(line('artemis')).toEqual([4, 2, 2, 1, 1, 1, false]);
  expect(line('sip')).toEqual([3, 2, 2, 1, 2, 1, false]);
  expect(line('fanatic')).toEqual([4, 2, 1, 1, 0, 1, true]);
  expect(line('zealot')).toEqual([3, 2, 2, 2, 1, 1, true]);
  expect(content.enemies.find(({ id }) => id === 'titan')).toMatchObject({
    actions: 2,
    life: 8,
    lifePerSurvivor: 4,
    size: 3,
    boss: true,
  });
});

rule('R-ES-40', 'of two distractions only the one whose radius reaches it lures it', () => {
  // Near a silent beacon in b (radius 0), inside the radius of the one in f.
  const table = enemyPhase('abcdef\nZZZZZZ\ndoors:', {
    ...AWAY,
    enemies: [{ type: 'swarmer', at: 'c' }],
    lures: [
      { at: 'b', radius: 0 },
      { at: 'f', radius: 3 },
    ],
  });
  expect(steps(table)).toBe('de');
});

rule(['ES-DMG-5', 'ES-AI-20'], 'of several zones it could attack the die names one', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'medic', at: 'c' },
      ],
      enemies: [{ type: 'icarus', at: 'b' }],
    },
    { dice: [2, 1] },
  );
  expect(table.events('rolled')[0]).toMatchObject({ rule: 'ES-DMG-5', dice: [2] });
  expect(table.events('struck')).toMatchObject([{ who: 1 }]);
});

rule(
  ['ES-ROUND-4', 'ES-RCARD-3'],
  'in the Enemy phase it is nobody’s turn, though a Resolve card may ask',
  () => {
    const table = at(
      'bc\n.d\n.e',
      {
        survivors: [
          {
            class: 'marine',
            at: 'e',
            resolve: 8,
            resolveCards: ['mains-moites'],
            items: ['pistol', 'shotgun'],
          },
        ],
        enemies: [{ type: 'jaeger', at: 'b', marks: ['marine'] }],
      },
      { dice: [6, 6] },
    );
    table.choose('end');
    expect([table.asked, table.t.phase, table.t.turn]).toEqual(['choose', 'enemies', -1]);
  },
);

rule('R-ES-40', 'on the way to one distraction, a nearer one whose radius it enters draws it', () => {
  // Lured by the beacon in a alone; one step on it is within that of B, which is nearer.
  const table = enemyPhase('abcdef\n.B....\ndoors: B-b open', {
    survivors: [{ class: 'marine', at: 'f' }],
    enemies: [{ type: 'jaeger', at: 'd' }],
    lures: [
      { at: 'a', radius: 3 },
      { at: 'B', radius: 2 },
    ],
  });
  expect([steps(table), table.events('struck')]).toEqual(['cbB', []]);
});

/** One enemy by itself: what it can do is what the forecast says, whichever way the dice fall. */
const LONE: readonly [string, string, Partial<Setup>][] = [
  ['a tie round a ring', 'abc\nd.e\nfgh', { enemies: [{ type: 'jaeger', at: 'h', marks: ['marine'] }] }],
  [
    'a noise behind a wall',
    'abc\nd.e\nfgh\nIIJ\ndoors: I-f open, J-h open',
    { enemies: [{ type: 'swarmer', at: 'J' }], noise: { I: 3 } },
  ],
  [
    'two noises as loud',
    'abc\nd.e\nfgh\n.Z.\ndoors: Z-g closed',
    {
      survivors: [{ class: 'marine', at: 'Z' }],
      enemies: [{ type: 'jaeger', at: 'b' }],
      noise: { f: 4, h: 4 },
    },
  ],
  ['it shoots from afar', 'abcdefg', { enemies: [{ type: 'sip', at: 'g' }] }],
  ['it shoots with its last action', 'abcd', { enemies: [{ type: 'sip', at: 'd' }] }],
  ['it strikes with its last action', 'abc', { enemies: [{ type: 'jaeger', at: 'c' }] }],
  ['one step too far', 'abcd', { enemies: [{ type: 'jaeger', at: 'd' }] }],
  [
    'without gravity, just near enough',
    'abcde',
    { enemies: [{ type: 'jaeger', at: 'e' }], event: 'gravity-failure' },
  ],
  [
    'in the dark, just near enough',
    'abc',
    { enemies: [{ type: 'jaeger', at: 'c' }], noise: { a: 2 }, event: 'blackout' },
  ],
  [
    'in the zone of its distraction',
    'abc',
    { enemies: [{ type: 'jaeger', at: 'b' }], lures: [{ at: 'a', radius: 1 }] },
  ],
  ['without gravity', 'abcdefgh', { enemies: [{ type: 'icarus', at: 'h' }], event: 'gravity-failure' }],
  [
    'without gravity, too far to strike',
    'abcdefgh',
    { enemies: [{ type: 'swarmer', at: 'd' }], event: 'gravity-failure' },
  ],
  [
    'in the dark',
    'abc\nd.e\nfgh',
    { enemies: [{ type: 'jaeger', at: 'h' }], noise: { a: 4 }, event: 'blackout' },
  ],
  ['a distraction', 'abcde', { enemies: [{ type: 'jaeger', at: 'b' }], lures: [{ at: 'd', radius: 2 }] }],
  [
    'nothing draws it',
    'abc\nd.e\nfgh\n.Z.\ndoors: Z-g closed',
    { survivors: [{ class: 'marine', at: 'Z' }], enemies: [{ type: 'swarmer', at: 'b' }] },
  ],
  [
    'no way there',
    'ABcdd\n..cdd\n..eff\ndoors: A-B closed, B-c open',
    { enemies: [{ type: 'jaeger', at: 'f' }], noise: { A: 6 } },
  ],
];

rule(
  ['ES-PATH-1', 'ES-AI-12', 'ES-AI-15', 'ES-AI-18'],
  'an enemy does what its forecast says, and nothing else',
  () => {
    for (const [name, drawing, setup] of LONE) {
      const survivors = [{ class: 'marine', at: drawing.startsWith('AB') ? 'A' : 'a' }];
      const before = at(drawing, { survivors, ...setup });
      const { steps: foreseen, attacks } = forecastOf(before.t, before.content, 0);
      const said = (from: number, to: number, step: number): string =>
        `${labels(before, [from, to])} ${step}`;
      const first = new Set<string>();
      let struck = 0;
      for (const face of [1, 2, 3, 4]) {
        const dice = new Array<number>(12).fill(face);
        const table = enemyPhase(drawing, { survivors, ...setup }, { dice });
        const moves = table.told.flatMap((event) =>
          event.event === 'stepped' || event.event === 'drifted' ? [said(event.from, event.to, 0)] : [],
        );
        moves.forEach((move, n) => {
          const ways = foreseen.filter(({ step }) => step === n).map(({ from, to }) => said(from, to, 0));
          expect(ways, `${name}: step ${n}, face ${face}`).toContain(move);
        });
        if (moves[0] !== undefined) first.add(moves[0]);
        struck = Math.max(struck, table.events('struck').length);
      }
      const ways = foreseen.filter(({ step }) => step === 0).map(({ from, to }) => said(from, to, 0));
      expect([...first].sort(), `${name}: first steps`).toEqual(ways.sort());
      expect(struck, `${name}: whom it strikes`).toBe(attacks.length);
    }
  },
);
