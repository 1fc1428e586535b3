import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, type Extra, enemyPhase, type Setup } from './at.ts';

const pilot = (survivor: object = {}, more: Partial<Setup> = {}, extra: Extra = {}) =>
  at(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'a', pilot: true, items: ['power-cell'], ...survivor }],
      loader: 'a',
      events: ['spawn-bridge'],
      ...more,
    },
    extra,
  );

rule(
  ['ES-EXO-1', 'ES-EXO-2', 'ES-EXO-4', 'ES-ACT-12', 'R-ES-74', 'R-ES-75'],
  'any survivor may enter it, with an action left, and loses all the others',
  () => {
    const table = at('ab', {
      survivors: [
        { class: 'medic', at: 'a' },
        { class: 'scout', at: 'b' },
      ],
      loader: 'a',
    });
    table.choose('enter');
    expect(table.rules('entered')).toEqual(['ES-EXO-4']);
    expect(table.who('medic')).toMatchObject({ pilot: 1, actions: 0 });
    expect(table.t.powered).toBe(0);
    expect(at('ab', { survivors: [{ class: 'medic', at: 'b' }], loader: 'a' }).why('enter')).toEqual([
      'R-ES-74',
    ]);
  },
);

rule(
  ['ES-EXO-3', 'ES-EXO-6', 'ES-EXO-9', 'ES-EXO-10', 'ES-EXO-20', 'R-ES-75', 'R-ES-15'],
  'at the start of a pilot’s turn a charge is spent: power, four actions, no getting out',
  () => {
    const table = pilot();
    expect(table.events('chargeSpent')).toMatchObject([{ left: 1, rule: 'ES-EXO-6' }]);
    expect([table.t.powered, table.who('marine').actions]).toEqual([1, 4]);
    expect(table.why('getOut')).toEqual(['ES-EXO-20']);
  },
);

rule(
  ['ES-EXO-7', 'ES-EXO-8', 'ES-INV-12', 'R-ES-54'],
  'the second charge spends the cell: it is discarded at the end of the round',
  () => {
    const table = pilot({}, { charges: 1 });
    expect(table.events('chargeSpent')).toMatchObject([{ left: 0, rule: 'ES-EXO-7' }]);
    table.choose('end');
    expect(table.rules('cellDiscarded')).toEqual(['ES-EXO-8']);
    expect(table.items('marine')).toEqual([]);
  },
);

rule(
  ['ES-EXO-5', 'R-ES-74'],
  'without power one can only get out, discard or end; out, the rest of the actions are normal',
  () => {
    const table = pilot({ items: ['pistol'] }, { enemies: [{ type: 'swarmer', at: 'b' }] });
    expect(table.options).toEqual(['getOut', 'discard pistol', 'end']);
    table.choose('getOut');
    expect(table.who('marine')).toMatchObject({ pilot: 0, actions: 2 });
    expect(table.options).toContain('attack pistol b');
  },
);

rule(
  ['ES-EXO-11', 'ES-EXO-21'],
  'the Loader’s attack: 4 dice at 3+, noise 2, melee; own weapons cannot be used',
  () => {
    const table = pilot(
      { items: ['power-cell', 'shotgun'] },
      {
        enemies: [
          { type: 'jaeger', at: 'a' },
          { type: 'swarmer', at: 'b' },
        ],
      },
      { dice: [3, 3, 3, 3] },
    );
    expect(table.options.filter((option) => option.startsWith('attack'))).toEqual(['attack loader a']);
    table.choose('attack loader a');
    expect(table.events('attacked')[0]).toMatchObject({ dice: 4, threshold: 3 });
    expect([table.events('jammed'), table.foes('jaeger'), table.noise('a')]).toEqual([[], [], 2]);
  },
);

rule(
  ['ES-EXO-14', 'ES-EXO-15', 'ES-EXO-16'],
  'a pilot neither searches nor trades, uses no objects and no skills',
  () => {
    const table = at('AA', {
      survivors: [
        { class: 'scout', at: 'A', pilot: true, items: ['power-cell', 'med-kit'], life: 2 },
        { class: 'marine', at: 'A' },
      ],
      loader: 'A',
    });
    expect(
      ['search', 'trade 2', 'use med-kit', 'active', 'crisis'].map((choice) => table.why(choice)[0]),
    ).toEqual(['ES-EXO-14', 'ES-EXO-14', 'ES-EXO-15', 'ES-EXO-16', 'ES-EXO-16']);
  },
);

rule(
  ['ES-EXO-17', 'ES-EXO-19', 'R-ES-16'],
  'passive skills work on; no check to leave; it moves four zones',
  () => {
    const table = pilot(
      { class: 'engineer', resolve: 1 },
      { enemies: [{ type: 'swarmer', at: 'a' }] },
      { dice: [6, 6, 6, 6] },
    );
    table.choose('move b');
    expect(table.events('checked')).toEqual([]);
    expect([table.zoneOf('engineer'), table.t.loader]).toEqual(['b', table.zone('b')]);
    const fight = pilot(
      { class: 'engineer' },
      { enemies: [{ type: 'swarmer', at: 'a' }] },
      { dice: [6, 1, 1, 1] },
    );
    fight.choose('attack loader a');
    expect(fight.asked).toBe('juggernaut');
  },
);

rule(
  ['ES-EXO-13', 'R-ES-75'],
  'entering spends no charge: the Loader has no power in the Enemy phase that follows',
  () => {
    const table = enemyPhase(
      'ab',
      {
        survivors: [{ class: 'marine', at: 'a', pilot: true, items: ['power-cell'] }],
        enemies: [{ type: 'swarmer', at: 'a' }],
        loader: 'a',
      },
      { dice: [1] },
    );
    expect(table.who('marine').life).toBe(7);
  },
);

rule('R-ES-75', 'a pilot may discard cells to stay out of the duty', () => {
  const table = at('ab', {
    survivors: [{ class: 'medic', at: 'a', items: ['power-cell'] }],
    loader: 'a',
    events: ['spawn-bridge'],
  });
  table.choose('enter');
  expect(table.options).toContain('discard power-cell');
});

rule('R-ES-7', 'a Loader takes two places, with its pilot', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: Array.from({ length: 5 }, () => ({ type: 'jaeger', at: 'b' })),
    loader: 'a',
  });
  expect(table.options).toContain('move b');
  const piloted = pilot({}, { enemies: Array.from({ length: 5 }, () => ({ type: 'jaeger', at: 'b' })) });
  expect(piloted.why('move b')).toEqual(['ES-FULL-3']);
});

rule(['R-ES-96', 'ES-EXO-5'], 'what only the Loader can carry is set down by a pilot who gets out', () => {
  const table = pilot(
    { items: ['power-cell'] },
    { charges: 1 },
    { objectives: [{ kind: 'deliver', zones: 'a', byLoader: true }] },
  );
  table.choose('interact 1', 'move b', 'end');
  // The cell is spent: no power.
  table.choose('getOut');
  expect(table.rules('thingDropped')).toEqual(['R-ES-96']);
  expect([table.t.things.carrier, table.t.things.zone]).toEqual([[-1], [table.zone('b')]]);
  expect(table.why('interact 1')).toEqual(['ES-EXO-1']);
});

rule(
  ['ES-EXO-11', 'ES-EXO-14', 'ES-EXO-15', 'ES-EXO-16', 'R-ES-74'],
  'every refusal to a pilot names its rule',
  () => {
    const items = ['power-cell', 'pistol', 'med-kit'];
    const enemies = [{ type: 'swarmer', at: 'b' }];
    expect(pilot({ items }, { enemies }).why('attack pistol b')).toEqual(['ES-EXO-11']);
    const idle = pilot({ items: items.slice(1) }, { enemies });
    expect(idle.options).toEqual(['getOut', 'discard pistol', 'discard med-kit', 'end']);
    for (const [choice, id] of [
      ['move b', 'R-ES-74'],
      ['attack loader b', 'R-ES-74'],
      ['attack pistol b', 'ES-EXO-11'],
      ['search', 'ES-EXO-14'],
      ['use med-kit', 'ES-EXO-15'],
      ['active', 'ES-EXO-16'],
      ['crisis', 'ES-EXO-16'],
      ['noise 1', 'R-ES-74'],
      ['reorganise', 'R-ES-74'],
    ] as const)
      expect([choice, idle.why(choice)]).toEqual([choice, [id]]);
  },
);

rule('R-ES-74', 'without power a pilot works no objective either', () => {
  const table = pilot({ items: [] }, {}, { objectives: [{ kind: 'switch', zones: 'a' }] });
  expect(table.why('interact 1')).toEqual(['R-ES-74']);
});

rule(['R-ES-24', 'ES-EXO-10'], 'four actions make a noise of level 4, and no louder', () => {
  const table = pilot();
  expect(table.options.filter((each) => each.startsWith('noise'))).toEqual(
    [1, 2, 3, 4].map((n) => `noise ${n}`),
  );
  table.choose('noise 4');
  expect([table.noise('a'), table.who('marine').actions]).toEqual([4, 0]);
});
