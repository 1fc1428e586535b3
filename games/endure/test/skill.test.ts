import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, NO_EVENT } from './at.ts';

rule(
  ['ES-SKILL-1', 'ES-COMP-14', 'ES-SETUP-6'],
  'every survivor has a passive, an active and a crisis skill',
  () => {
    const { content } = at('a', { survivors: [{ class: 'marine', at: 'a' }] });
    for (const { passive, active, crisis } of content.survivors) {
      expect([passive.name.fr, active.name.fr, crisis.name.fr].every((name) => name !== '')).toBe(true);
      expect(active.ability).toMatchObject({ activated: 'active' });
      expect(crisis.ability).toMatchObject({ activated: 'crisis' });
    }
  },
);

rule(
  ['ES-SKILL-3', 'ES-SKILL-4', 'ES-SKILL-5', 'ES-SKILL-6', 'ES-SKILL-7', 'ES-ACT-9', 'ES-COMP-13', 'R-ES-87'],
  'active once a turn, crisis once a mission, an action each, both in one turn',
  () => {
    const table = at('aBB\ndoors: a-B open', {
      survivors: [{ class: 'scout', at: 'a' }],
      events: ['spawn-bridge'],
    });
    table.choose('active', 'target door 1', 'crisis');
    expect(table.who('scout')).toMatchObject({ actions: 1, crisis: 0, hidden: 1 });
    expect(table.why('active')).toEqual(['ES-SKILL-4']);
    expect(table.why('crisis')).toEqual(['ES-SKILL-6']);
    table.choose('end');
    expect(table.options).toContain('active');
    expect(table.why('crisis')).toEqual(['ES-SKILL-6']);
  },
);

rule(
  ['ES-SKILL-2', 'ES-SKILL-8', 'R-ES-76'],
  'Juggernaut: one free zone inside the attack, before or after (W-ES-3)',
  () => {
    const setup = {
      survivors: [{ class: 'engineer', at: 'a', items: ['fire-axe'] }],
      enemies: [{ type: 'swarmer', at: 'b' }],
    };
    const before = at('abc', setup, { dice: [6, 1, 1] });
    expect(before.options).toContain('stepFirst b');
    before.choose('stepFirst b');
    expect(before.foes('swarmer')).toEqual([]);
    expect(before.who('engineer')).toMatchObject({ actions: 2, moved: 0 });
    const after = at(
      'abc',
      { ...setup, survivors: [{ class: 'engineer', at: 'b', items: ['fire-axe'] }] },
      { dice: [6, 1, 1] },
    );
    after.choose('attack fire-axe b');
    expect([after.asked, after.options]).toEqual(['juggernaut', ['move c', 'move a', 'stay']]);
    after.choose('move c');
    expect([after.zoneOf('engineer'), after.noise('b')]).toEqual(['c', 1]);
  },
);

rule(
  'R-ES-76',
  'a failed check leaves him attacking from where he is; nothing to attack: the action is spent',
  () => {
    const table = at(
      'abc',
      {
        survivors: [{ class: 'engineer', at: 'a', items: ['fire-axe'], resolve: 2 }],
        enemies: [
          { type: 'swarmer', at: 'b' },
          { type: 'swarmer', at: 'a' },
        ],
      },
      { dice: [6, 6, 6, 1, 1] },
    );
    table.choose('stepFirst b');
    expect(table.events('checked')).toMatchObject([{ passed: false }]);
    expect(table.foes('swarmer')).toEqual(['b']);
  },
);

rule(['ES-SKILL-9', 'R-ES-76'], 'Weapon Mods: a Shotgun rolls 5 dice at 4+ (W-ES-3)', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'engineer', at: 'a', items: ['shotgun'] }],
      enemies: [{ type: 'jaeger', at: 'b' }],
    },
    { dice: [4, 4, 3, 3, 3] },
  );
  table.choose('active', 'attack shotgun b');
  expect(table.events('attacked')[0]).toMatchObject({ dice: 5, threshold: 4 });
  expect(table.foes('jaeger')).toEqual([]);
});

rule(
  ['ES-SKILL-10', 'R-ES-25'],
  'Improvised Exit: an open door in a wall of his zone, for the rest of the mission (W-ES-3)',
  () => {
    const table = at('AABB\ndoors:', { survivors: [{ class: 'engineer', at: 'A' }] });
    expect(table.options).not.toContain('move B');
    table.choose('crisis', 'target wall 1');
    expect(table.rules('doorMade')).toEqual(['ES-SKILL-10']);
    table.choose('move B');
    expect(table.zoneOf('engineer')).toBe('B');
  },
);

rule(['R-ES-97', 'ES-LEAVE-3'], 'a check failed by order holds until the end of the Captain’s turn', () => {
  const ordered = (first: string) =>
    at(
      'abc',
      {
        survivors: [
          { class: 'captain', at: 'a' },
          { class: 'marine', at: 'b' },
        ],
        enemies: [{ type: 'titan', at: 'b' }],
        titan: ['execution'],
        first,
        events: ['spawn-bridge'],
      },
      { dice: [6, 6, 1, 1, 1, 1] },
    );

  const before = ordered('captain').choose('active', 'target survivor 2', 'move c', 'end');
  expect(before.options).toContain('move c');
  const after = ordered('marine').choose('end', 'active', 'target survivor 2', 'move c', 'end');
  expect(after.t.round).toBe(2);
  expect(after.choose('active', 'target survivor 2').options).toContain('move c');
});

rule(['R-ES-97', 'ES-COMBAT-1'], 'Suppress stuns instead of killing', () => {
  const table = at(
    'ab',
    { survivors: [{ class: 'marine', at: 'a', items: ['shotgun'] }], enemies: [{ type: 'jaeger', at: 'b' }] },
    { dice: [6, 3, 1] },
  );
  table.choose('active');
  expect(table.events('foeStunned')).toHaveLength(1);
  expect([table.foes('jaeger'), table.noise('a')]).toEqual([['b'], 3]);
});

rule(
  ['R-ES-97', 'R-ES-93'],
  'Order: the ordered seat decides, one zone or one attack, and may decline',
  () => {
    const table = at(
      'abc',
      {
        survivors: [
          { class: 'captain', at: 'a', seat: 0 },
          { class: 'scout', at: 'c', seat: 1 },
        ],
      },
      { seats: 2 },
    );
    table.choose('active', 'target survivor 2');
    expect([table.asked, table.askedSeat, table.options]).toEqual(['order', 1, ['move b', 'decline']]);
    table.choose('move b');
    expect(table.zoneOf('scout')).toBe('b');
    expect(table.who('scout').moved).toBe(0);
    expect(table.who('captain')).toMatchObject({ actions: 2, usedActive: 1 });
  },
);

rule('R-ES-97', 'a declined order is an action spent all the same', () => {
  const table = at('abc', {
    survivors: [
      { class: 'captain', at: 'a' },
      { class: 'scout', at: 'c' },
    ],
  });
  table.choose('active', 'target survivor 2', 'decline');
  expect(table.rules('declined')).toEqual(['R-ES-97']);
  expect(table.who('captain').actions).toBe(2);
});

rule('R-ES-97', 'stunned survivors cannot be ordered', () => {
  const table = at('abc', {
    survivors: [
      { class: 'captain', at: 'a' },
      { class: 'scout', at: 'c', stunned: true },
    ],
  });
  expect(table.why('active')).toEqual(['R-ES-97']);
});

rule('R-ES-97', 'Ghost Walk: no enemy sees or attacks her, and it ends when she attacks', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'scout', at: 'a', items: ['swarmer-leg'] }],
      enemies: [{ type: 'jaeger', at: 'a' }],
      events: ['spawn-bridge'],
    },
    { dice: [1] },
  );
  table.choose('crisis', 'end');
  expect(table.events('struck')).toEqual([]);
  expect(table.events('stated')).toMatchObject([{ active: false }]);
});

rule('R-ES-97', 'Emergency Authority ends the event, then one look at what is visible again', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'captain', at: 'a', sees: [] }],
      enemies: [{ type: 'jaeger', at: 'b' }],
      event: 'blackout',
    },
    { dice: [1, 1] },
  );
  expect(table.events('tested')).toEqual([]);
  table.choose('crisis');
  expect(table.rules('eventEnded')).toEqual(['R-ES-97']);
  expect(table.events('tested')).toHaveLength(1);
});

rule('R-ES-97', 'Scan turns up a token without sight: no marks, no tests', () => {
  const table = at('aBB\ndoors: a-B closed', {
    survivors: [{ class: 'psychic', at: 'a' }],
    tokens: [{ token: 'swarmer-2', at: 'B' }],
  });
  table.choose('active', 'target foe 1');
  expect(table.foes('swarmer')).toEqual(['B', 'B']);
  expect([table.events('tested'), table.t.foes.marks.every((marks) => marks === 0)]).toEqual([[], true]);
});

rule(['R-ES-97', 'R-ES-16'], 'actions granted are for this turn, and raise the allowance', () => {
  const table = at('abcdefg', {
    survivors: [{ class: 'marine', at: 'a', items: ['stimulant'] }],
    events: ['spawn-bridge'],
  });
  table.choose('use stimulant');
  expect(table.who('marine').actions).toBe(4);
  table.choose('move b', 'move c', 'move d', 'move e');
  expect(table.events('moved')).toHaveLength(4);
});

rule('R-ES-76', 'Juggernaut before an ordered attack, before Weapon Mods, and before a free attack', () => {
  const engineer = { class: 'engineer', at: 'b', items: ['fire-axe'] };
  const enemies = [{ type: 'swarmer', at: 'c' }];
  const ordered = at(
    'abc',
    { survivors: [{ class: 'captain', at: 'a' }, engineer], enemies },
    { dice: [6, 1, 1] },
  );
  ordered.choose('active', 'target survivor 2');
  expect(ordered.options).toContain('stepFirst c');
  ordered.choose('stepFirst c');
  expect([ordered.foes('swarmer'), ordered.zoneOf('engineer')]).toEqual([[], 'c']);
  expect(ordered.who('captain').actions).toBe(2);

  const mods = at('abc', { survivors: [engineer], enemies }, { dice: [6, 1, 1, 1, 1] });
  mods.choose('active');
  expect(mods.events('attacked')).toMatchObject([{ dice: 5, threshold: 5 }]);
  expect(mods.who('engineer')).toMatchObject({ actions: 2, zone: mods.zone('c') });

  const free = at(
    'abc',
    { survivors: [{ ...engineer, achievement: 'exterminateur', unlocked: true }], enemies },
    { dice: [6, 1, 1] },
  );
  free.choose('reward');
  expect([free.foes('swarmer'), free.who('engineer').actions]).toEqual([[], 3]);
});

rule('R-ES-97', 'Ghost Walk ends with her attack: she is seen again', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'scout', at: 'a', items: ['swarmer-leg'] }],
      enemies: [{ type: 'jaeger', at: 'a' }],
      events: ['spawn-bridge'],
    },
    { dice: [1, 1, 1] },
  );
  table.choose('crisis', 'attack swarmer-leg a');
  expect([table.rules('cameOut'), table.who('scout').hidden]).toEqual([['R-ES-97'], 0]);
  table.choose('end');
  expect(table.events('struck')).toHaveLength(1);
});

rule(['R-ES-97', 'R-ES-79'], 'Ghost Walk: a radial attack passes her by, friendly fire does not', () => {
  const table = at(
    'abc',
    {
      survivors: [
        { class: 'scout', at: 'b' },
        { class: 'engineer', at: 'a', items: ['pistol'] },
      ],
      enemies: [{ type: 'titan', at: 'b' }],
      titan: ['seismic-roar'],
      events: [NO_EVENT],
    },
    { dice: [4, 2, 1, 6, 1, 1] },
  );
  table.choose('crisis', 'end', 'attack pistol b');
  expect(table.events('friendlyFire')).toMatchObject([{ who: 1, victim: 0, n: 1 }]);
  table.choose('stay', 'end');
  expect(table.events('bossAttacked')).toMatchObject([{ targets: [1] }]);
  expect(table.events('tested').every(({ who }) => who === 1)).toBe(true);
});

rule('R-ES-97', 'Triage: 1 Life more by the Medic or to him, and once even when both', () => {
  const heal = (to: string, dice: number[] = []): number => {
    const table = at(
      'ab',
      {
        survivors: [
          { class: 'medic', at: 'a', life: 1 },
          { class: 'marine', at: 'a', life: 1 },
        ],
      },
      { dice },
    );
    table.choose('active', `target survivor ${to}`);
    return table.t.survivors[Number(to) - 1]!.life;
  };
  expect([heal('1'), heal('2')]).toEqual([4, 4]);
  const kit = (id: string): number => {
    const table = at('ab', { survivors: [{ class: id, at: 'a', life: 1, items: ['med-kit'] }] });
    return table.choose('use med-kit').who(id).life;
  };
  expect([kit('medic'), kit('marine')]).toEqual([4, 3]);
});

rule(['R-ES-97', 'ES-RCARD-4'], 'Triage and a card that makes healing worse weigh against each other', () => {
  const fever = { resolveCards: ['fievre'], turnedUp: ['fievre'] };
  const table = at('ab', {
    survivors: [
      { class: 'medic', at: 'a' },
      { class: 'marine', at: 'a', life: 1, ...fever },
    ],
  });
  expect(table.choose('active', 'target survivor 2').who('marine').life).toBe(3);
});

rule('R-ES-97', 'Suppress without a success asks nothing, and each success stuns one', () => {
  const suppress = (dice: number[]) =>
    at(
      'ab',
      {
        survivors: [{ class: 'marine', at: 'a', items: ['shotgun'] }],
        enemies: [
          { type: 'jaeger', at: 'b' },
          { type: 'swarmer', at: 'b' },
        ],
      },
      { dice },
    ).choose('active');
  expect([suppress([1, 2, 1]).asked, suppress([1, 2, 1]).events('foeStunned')]).toEqual(['act', []]);
  expect(suppress([1, 2, 3]).options).toEqual(['stun 1', 'stun 2', 'done']);
  const both = suppress([1, 3, 3]).choose('stun 1');
  expect([both.asked, both.told.filter(({ event }) => event === 'foeStunned').length]).toEqual(['act', 2]);
});
