import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { bossAttack } from '../rules/boss.ts';
import { at, enemyPhase, type Setup } from './at.ts';

const titan = (
  drawing: string,
  cards: string[],
  more: Partial<Setup> & Pick<Setup, 'survivors'>,
  dice: readonly number[] = [],
) => enemyPhase(drawing, { enemies: [{ type: 'titan', at: 'b' }], titan: cards, ...more }, { dice });

rule(
  [
    'ES-BOSS-9',
    'ES-BOSS-11',
    'ES-BOSS-12',
    'ES-BOSS-13',
    'ES-BOSS-14',
    'ES-BOSS-15',
    'ES-AI-27',
    'ES-COMP-15',
  ],
  'Execution: nobody in range, one step, then the strongest is struck, free (W-ES-13)',
  () => {
    const table = titan(
      'abc',
      ['execution'],
      {
        survivors: [
          { class: 'marine', at: 'a', life: 5 },
          { class: 'captain', at: 'a', life: 7 },
        ],
      },
      [3, 3, 1, 1, 1],
    );
    expect(table.events('bossDrew')).toMatchObject([{ mood: false, rule: 'ES-BOSS-9' }]);
    expect(table.foes('titan')).toEqual(['a']);
    expect(table.events('bossAttacked')).toMatchObject([{ targets: [1], rule: 'ES-BOSS-12' }]);
    expect(table.who('captain').life).toBe(5);
  },
);

rule(
  ['ES-BOSS-16', 'R-ES-78', 'ES-ARMOUR-5'],
  'boss damage is rolled: no success no armour roll; several are one attack with one armour roll',
  () => {
    const armoured = [{ class: 'marine', at: 'b', items: ['body:riot-vest'] }];
    const miss = titan('ab', ['rending-claws'], { survivors: armoured }, [1, 2, 2]);
    expect([miss.who('marine').life, miss.events('rolled').filter((each) => each.for === 'armour')]).toEqual([
      8,
      [],
    ]);
    const hit = titan('ab', ['rending-claws'], { survivors: armoured }, [3, 6, 6, 5]);
    expect(hit.events('rolled').filter((each) => each.for === 'armour')).toHaveLength(1);
    expect(hit.who('marine').life).toBe(8);
  },
);

rule(
  ['ES-BOSS-3', 'ES-BOSS-5', 'ES-BOSS-6', 'ES-BOSS-10', 'ES-AI-25', 'ES-AI-26', 'ES-COMP-3'],
  'a Mood is put in play, replaces the last, and another card is drawn',
  () => {
    const table = titan(
      'ab',
      ['enraged', 'rending-claws'],
      { survivors: [{ class: 'marine', at: 'b' }], mood: 'wary' },
      [1, 1, 1, 1],
    );
    expect(table.events('bossDrew').map(({ mood }) => mood)).toEqual([true, false]);
    const { id } = table.content.titan[table.content.titanCards[table.t.mood]!]!;
    expect(id).toBe('enraged');
    expect(table.events('rolled').find((each) => each.for === 'boss')!.dice).toHaveLength(4);
  },
);

rule(['ES-BOSS-4', 'R-ES-65'], 'moods change range, dice and threshold within their bounds', () => {
  const reading = (mood: string, card: string) => {
    const { t, content } = at('ab', { survivors: [{ class: 'marine', at: 'a' }], mood, titan: [card] });
    return bossAttack(t, content, t.titanDeck[t.titanDeck.length - 1]!);
  };
  expect(reading('looming', 'execution')).toMatchObject({ range: 1, dice: 4, threshold: 3 });
  expect(reading('frenzied', 'execution')).toMatchObject({ threshold: 2 });
  expect(reading('screaming', 'seismic-roar')).toMatchObject({ range: 3, radial: true });
  expect(reading('wary', 'tail-sweep')).toMatchObject({ dice: 1 });
});

rule(['ES-BOSS-5', 'ES-LEAVE-1'], 'Screaming: in the boss’s zone leave checks fail on one less', () => {
  const against = (from: string, to: string) => {
    const table = at(
      'abc',
      {
        survivors: [{ class: 'marine', at: from, resolve: 7 }],
        enemies: [
          { type: 'titan', at: 'a' },
          { type: 'swarmer', at: 'b' },
        ],
        mood: 'screaming',
      },
      { dice: [1, 1] },
    );
    table.choose(`move ${to}`);
    return table.events('checked')[0]!.against;
  };
  expect([against('a', 'b'), against('b', 'c')]).toEqual([6, 7]);
});

rule(
  ['ES-BOSS-7', 'R-ES-79', 'ES-AI-29', 'ES-NOISE-5'],
  'a radial attack passes through walls as noise does, and hits each in range on its own',
  () => {
    const table = titan(
      'bAACC\ndoors:',
      ['seismic-roar'],
      {
        survivors: [
          { class: 'marine', at: 'A' },
          { class: 'scout', at: 'C' },
        ],
        noise: { b: 1 },
      },
      [5, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(table.events('bossAttacked')).toMatchObject([{ targets: [0, 1] }]);
    expect(table.who('marine').life).toBe(7);
    expect(table.events('tested').length).toBeGreaterThanOrEqual(2);
    expect(table.events('stunnedSurvivor').map(({ who }) => who)).toEqual([0]);
  },
);

rule(['ES-AI-28'], 'no target comes in range: the card goes without effect', () => {
  const table = titan('bcdefga', ['tail-sweep'], { survivors: [{ class: 'marine', at: 'a' }] });
  expect(table.rules('bossMissed')).toEqual(['ES-AI-28']);
  expect(table.foes('titan')).toEqual(['d']);
  expect(table.t.titanSpent).toHaveLength(1);
});

rule(['ES-BOSS-17', 'ES-AI-28'], 'after its attack its turn is over, whatever it has left', () => {
  const table = titan('ab', ['charge'], { survivors: [{ class: 'marine', at: 'b' }] }, [1, 1, 1]);
  expect(table.events('bossAttacked')).toHaveLength(1);
  expect(table.events('stepped')).toEqual([]);
});

rule(['ES-BOSS-8', 'ES-AI-24'], 'a passive boss wanders like any passive enemy', () => {
  const table = enemyPhase(
    'abc\nZZZ\ndoors:',
    { survivors: [{ class: 'marine', at: 'Z' }], enemies: [{ type: 'titan', at: 'b' }] },
    { dice: [4] },
  );
  expect([table.foes('titan'), table.events('bossDrew')]).toEqual([['a'], []]);
});

rule(['ES-BOSS-2', 'R-ES-77'], 'when a boss is revealed whoever sees it loses 1 Resolve, then tests', () => {
  const table = at(
    'ab\n.c',
    { survivors: [{ class: 'marine', at: 'a' }], tokens: [{ token: 'titan', at: 'c' }] },
    { dice: [1, 1] },
  );
  table.choose('move b');
  expect(
    table.told.map(({ event }) => event).filter((event) => event === 'resolveLost' || event === 'tested'),
  ).toEqual(['resolveLost', 'tested']);
  expect(table.t.foes.life[1]).toBe(12);
  expect(table.t.pool.some((token) => table.content.tokens[token]!.boss)).toBe(false);
});

rule(
  ['ES-BOSS-1', 'R-ES-63', 'R-ES-77'],
  'a boss is attacked like any creature, and keeps the damage',
  () => {
    const table = at(
      'ab',
      {
        survivors: [{ class: 'marine', at: 'a', items: ['shotgun'] }],
        enemies: [{ type: 'titan', at: 'b', life: 5 }],
      },
      { dice: [3, 3, 2, 6, 5, 4] },
    );
    table.choose('attack shotgun b');
    expect(table.t.foes.life).toEqual([3]);
    table.choose('attack shotgun b');
    expect([table.foes('titan'), table.events('killed').length]).toEqual([[], 1]);
  },
);

rule('R-ES-80', 'ties of a condition are broken by the lowest die', () => {
  const table = titan(
    'ab',
    ['execution'],
    {
      survivors: [
        { class: 'captain', at: 'b' },
        { class: 'medic', at: 'b' },
      ],
    },
    [6, 2, 1, 1, 1, 1],
  );
  expect(table.events('bossAttacked')).toMatchObject([{ targets: [1] }]);
});

rule('R-ES-61', 'an empty boss deck takes its discards back, the Mood in play stays out', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'b' }],
    enemies: [{ type: 'titan', at: 'b' }],
    mood: 'hunting',
    events: ['spawn-bridge'],
  });
  table.t.titanSpent.push(...table.t.titanDeck.splice(0));
  table.choose('end');
  expect(table.t.titanDeck.length + table.t.titanSpent.length + 1).toBe(20);
});

rule('R-ES-77', 'a boss killed cites its own rule', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'marine', at: 'b', items: ['shotgun'] }],
      enemies: [{ type: 'titan', at: 'b', life: 2 }],
    },
    { dice: [3, 4, 1] },
  );
  table.choose('attack shotgun b');
  expect(table.events('killed')).toMatchObject([{ rule: 'R-ES-77', cause: 'attack' }]);
});

rule(['R-ES-77', 'ES-BOSS-6'], 'a boss killed takes its Mood along: the card is among the discards', () => {
  const table = at(
    'ab',
    {
      survivors: [{ class: 'marine', at: 'b', items: ['fire-axe'] }],
      enemies: [{ type: 'titan', at: 'b', life: 1 }],
      mood: 'screaming',
    },
    { dice: [4, 1, 2] },
  );
  const mood = table.t.mood;
  table.choose('attack fire-axe b');
  expect([table.t.mood, table.t.titanSpent]).toEqual([-1, [mood]]);
});
