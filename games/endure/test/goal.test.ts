import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, type Extra, enemyPhase, type Setup } from './at.ts';

const played = (
  objectives: NonNullable<Extra['objectives']>,
  setup: Partial<Setup> = {},
  extra: Extra = {},
) =>
  at(
    'abc',
    { survivors: [{ class: 'marine', at: 'a' }], events: ['spawn-bridge'], ...setup },
    { objectives, ...extra },
  );

rule(
  ['ES-GOAL-1', 'ES-GOAL-3', 'ES-COMP-7', 'R-ES-19', 'R-ES-96', 'ES-ACT-8'],
  'collect: done when picked up, and the mission won together',
  () => {
    const table = played(
      [{ kind: 'collect', zones: 'a' }],
      {
        survivors: [
          { class: 'marine', at: 'a' },
          { class: 'scout', at: 'c', seat: 1 },
        ],
      },
      { seats: 2 },
    );
    table.choose('interact 1');
    expect(table.t.result).toEqual({ winners: [0, 1], rule: 'ES-GOAL-1', how: 'objectives' });
  },
);

rule(['ES-GOAL-2'], 'lost when all survivors are dead', () => {
  const table = enemyPhase('ab', {
    survivors: [{ class: 'marine', at: 'a', life: 1 }],
    enemies: [{ type: 'jaeger', at: 'a' }],
  });
  expect(table.t.result).toMatchObject({ winners: [], rule: 'ES-GOAL-2', how: 'all-dead' });
});

rule(['R-ES-96'], 'switch: Interact once; objectives that come first must be done', () => {
  const table = played([
    { kind: 'switch', zones: 'ab' },
    { kind: 'collect', zones: 'a', after: [0] },
  ]);
  expect(table.why('interact 3')).toEqual(['R-ES-96']);
  table.choose('interact 1');
  expect(table.options).not.toContain('interact 1');
  table.choose('move b', 'interact 2');
  expect(table.events('objectiveDone')).toMatchObject([{ objective: 0, rule: 'R-ES-96' }]);
});

rule('R-ES-96', 'hold: somebody in its zones from the start of a round to its end', () => {
  const held = played([{ kind: 'hold', held: 'a' }]).choose('end');
  expect(held.t.result?.how).toBe('objectives');
  const left = played([{ kind: 'hold', held: 'a' }]).choose('move b', 'move a', 'end');
  expect(left.t.result).toBeNull();
});

rule(
  ['R-ES-96', 'R-ES-32'],
  'deliver: carried out by an exit; dropped by a death it lies in that zone',
  () => {
    const table = played([{ kind: 'deliver', zones: 'a' }], {}, { exits: 'b' });
    table.choose('interact 1', 'move b', 'exit');
    expect(table.t.result?.how).toBe('objectives');
    const dead = at(
      'ab',
      {
        survivors: [
          { class: 'marine', at: 'a', life: 1 },
          { class: 'scout', at: 'b' },
        ],
        enemies: [{ type: 'jaeger', at: 'a' }],
        events: ['spawn-bridge'],
      },
      { objectives: [{ kind: 'deliver', zones: 'a' }] },
    );
    dead.choose('interact 1', 'end', 'end');
    expect(dead.events('thingDropped')).toMatchObject([{ rule: 'R-ES-32', zone: dead.zone('a') }]);
  },
);

rule('R-ES-96', 'deliver: or by Interact in the named zone', () => {
  const table = played([{ kind: 'deliver', zones: 'a', to: 'b' }]).choose(
    'interact 1',
    'move b',
    'deliver 1',
  );
  expect(table.t.result?.how).toBe('objectives');
});

rule('R-ES-96', 'kill: the named enemy is dead', () => {
  const jaeger = 1;
  const table = played(
    [{ kind: 'kill', enemy: jaeger }],
    { survivors: [{ class: 'marine', at: 'a', items: ['shotgun'] }], enemies: [{ type: 'jaeger', at: 'b' }] },
    { dice: [6, 6, 1] },
  );
  table.choose('attack shotgun b');
  expect(table.t.result?.how).toBe('objectives');
});

rule(
  ['R-ES-81', 'R-ES-96', 'R-ES-82', 'ES-COMP-8'],
  'exit: nobody left on board and at least one away; a Move, off the board for good',
  () => {
    const table = played(
      [{ kind: 'exit' }],
      {
        survivors: [
          { class: 'marine', at: 'a' },
          { class: 'scout', at: 'a' },
        ],
      },
      { exits: 'a' },
    );
    table.choose('exit');
    expect(table.who('marine')).toMatchObject({ fate: 'left', zone: -1 });
    expect(table.t.result).toBeNull();
    table.choose('exit');
    expect(table.t.result?.how).toBe('objectives');
  },
);

rule('R-ES-82', 'all away with objectives undone: lost', () => {
  const table = played([{ kind: 'collect', zones: 'c' }], {}, { exits: 'a' }).choose('exit');
  expect(table.t.result).toMatchObject({ winners: [], rule: 'R-ES-82' });
});

rule(['R-ES-82', 'R-ES-62'], 'victory beats a simultaneous last death', () => {
  const table = played(
    [{ kind: 'kill', enemy: 0 }],
    {
      survivors: [{ class: 'captain', at: 'a', items: ['shotgun'], life: 1 }],
      enemies: [{ type: 'swarmer', at: 'b' }],
    },
    { dice: [6, 1, 2] },
  );
  table.choose('attack shotgun b');
  expect(table.t.result?.winners).toEqual([0]);
});

rule('R-ES-83', 'the ship clock: the last round ends the mission', () => {
  const table = played([{ kind: 'collect', zones: 'c' }], { clock: 1 }).choose('end');
  expect(table.rules('clockRanOut')).toEqual(['R-ES-83']);
  expect(table.t.result).toMatchObject({ how: 'clock', winners: [] });
});

rule(
  ['R-ES-81', 'R-ES-16'],
  'leaving takes a check from an occupied zone, and a zone of the allowance',
  () => {
    const table = played(
      [{ kind: 'exit' }],
      { survivors: [{ class: 'marine', at: 'a', resolve: 3 }], enemies: [{ type: 'swarmer', at: 'a' }] },
      { exits: 'a', dice: [6, 6] },
    );
    table.choose('exit');
    expect(table.events('checked')).toHaveLength(1);
    expect(table.why('exit')).toEqual(['ES-LEAVE-3']);
  },
);

rule('R-ES-19', 'a cached card needs a place; interacting is possible among enemies', () => {
  const table = at(
    'ab',
    { survivors: [{ class: 'marine', at: 'a' }], enemies: [{ type: 'swarmer', at: 'a' }] },
    { objectives: [{ kind: 'collect', zones: 'b' }], caches: [{ item: 'power-cell', at: 'a' }] },
  );
  table.choose('interact 2', 'place 3');
  expect(table.items('marine')).toEqual(['power-cell']);
});

rule(
  ['R-ES-89', 'R-ES-32'],
  'what a death leaves behind was worked before: picking it up again makes no noise',
  () => {
    const table = at(
      'ab',
      {
        survivors: [
          { class: 'marine', at: 'a', life: 1, wounds: ['body'] },
          { class: 'scout', at: 'a' },
        ],
        turn: 'scout',
        first: 'scout',
        events: ['spawn-bridge', 'spawn-gene-lab'],
      },
      {
        objectives: [{ kind: 'deliver', zones: 'a', noise: 2 }, { kind: 'exit' }],
        dice: [6, 1],
      },
    );
    // Round 2 begins with the Marine, who took it; the body wound kills him in round 3.
    table.choose('end');
    table.choose('interact 1');
    expect(table.noise('a')).toBe(2);
    table.choose('end', 'end', 'interact 1');
    expect([table.t.things.carrier, table.noise('a')]).toEqual([[1], 0]);
  },
);

rule(['R-ES-96', 'ES-EXO-1'], 'what only a Loader can carry', () => {
  const table = played([{ kind: 'deliver', zones: 'a', byLoader: true }]);
  expect(table.why('interact 1')).toEqual(['ES-EXO-1']);
});

rule('ES-GOAL-1', 'the end is told, won or lost', () => {
  const table = at(
    'ab',
    { survivors: [{ class: 'marine', at: 'a' }] },
    { objectives: [{ kind: 'collect', zones: 'a' }] },
  );
  table.choose('interact 1');
  expect(table.events('ended')).toMatchObject([{ rule: 'ES-GOAL-1', won: true }]);
});
