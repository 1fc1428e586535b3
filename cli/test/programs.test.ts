import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { folder, inProcess, tablee } from './tablee.ts';

const cwd = folder({
  'fight.json': JSON.stringify({
    game: 'plunder',
    position: {
      heroes: { 'blue-warrior': 'd4', 'green-mage': { at: 'd5', pv: 2 } },
      hands: { blue: ['10♥'], green: ['J♦'] },
    },
    choices: ['attack blue-warrior green-mage', 'pay 10♥', 'parry', 'pay J♦'],
  }),
  'short.json': JSON.stringify({
    game: 'plunder',
    position: {
      heroes: { 'blue-warrior': 'd4', 'green-mage': { at: 'd5', pv: 2 } },
      hands: { blue: ['10♥'], green: ['J♦'] },
    },
    choices: ['attack blue-warrior', 'pay'],
  }),
  'duty.json': JSON.stringify({
    game: 'veiel',
    position: {
      heroes: [{ hero: 'ansgarde', at: [5, 1], hand: ['frappe', 'ombre-double'] }],
      enemies: [{ enemy: 'rat-d-ossuaire', at: [4, 1] }],
    },
    choices: ['end'],
  }),
  'pistol.json': JSON.stringify({
    game: 'endure',
    config: { ship: { drawing: 'ab' } },
    position: {
      survivors: [{ class: 'marine', at: 'a', items: ['pistol'] }],
      enemies: [{ type: 'jaeger', at: 'b' }],
    },
    choices: ['attack pistol b'],
  }),
  'dice.json': JSON.stringify({
    game: 'seven-fallen',
    config: { deck0: 'nuit-sans-fin', deck1: 'purete-celeste' },
    position: { sides: [{}, {}] },
    dice: [6, 1],
  }),
  'tower.json': JSON.stringify({ game: 'soeurs', position: { hand: ['jugement'] } }),
  'cards.json': JSON.stringify({
    cards: [
      {
        id: 'jugement',
        name: { fr: 'Verdict', en: 'Verdict' },
        faces: [1, 2].map((amount) => ({ cost: 1, lines: [{ do: 'damage', amount }] })),
      },
    ],
  }),
  'pack.json': JSON.stringify({}),
});
const file = (name: string) => join(cwd, name);

test('the overview names every command, and each has a page of its own', async () => {
  const { code, out } = await tablee(['--help'], cwd);

  expect(code).toBe(0);
  for (const { name, summary, help } of COMMANDS) {
    expect(out).toContain(`${name.padEnd(8)}  ${summary}`);
    expect(help).toMatch(new RegExp(`^Usage: tablee ${name}[\\s\\S]+Example: tablee ${name}`));
  }
  expect((await inProcess(['replay', '--help'])).out).toContain('Usage: tablee replay <record>');
});

describe('simulate', () => {
  const words = ['simulate', 'plunder', '--seats', 'greedy,random', '--games', '6', '--seed', '1', '--json'];

  test('finds the same with one thread and with two', async () => {
    const found = async (workers: number) => {
      const { code, out, err } = await inProcess([...words, '--workers', String(workers)]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { seconds, decisionsPerSecond, workers: threads, ...rest } = JSON.parse(out);
      expect([typeof seconds, typeof decisionsPerSecond, threads]).toEqual(['number', 'number', workers]);
      return rest;
    };
    const [one, two] = [await found(1), await found(2)];

    expect(one).toEqual(two);
    expect(one).toMatchObject({
      game: 'plunder',
      games: 6,
      asked: 6,
      seats: ['greedy', 'random'],
      unfinished: 0,
    });
    expect(one.wins.bySeat[0].count).toBeGreaterThanOrEqual(5);
    expect(one.wins.byOrder).toHaveLength(2);
    expect(one.length.unit).toBe('turns');
  });

  test('search thinks as long as it is told to', async () => {
    const game = [
      'simulate',
      'plunder',
      '--seats',
      'search,random',
      '--games',
      '1',
      '--workers',
      '1',
      '--json',
    ];
    const { code, out } = await inProcess([...game, '--budget', 'search=1']);

    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, budgets: { search: { iterations: 1 } } });
  });

  test('prints the figures that Sœurs reports, with a config and a pack', async () => {
    const game = 'simulate soeurs --seats random --games 20 --config boss=malkior,mode=hard --progress';
    const { code, out } = await inProcess([...game.split(' '), '--pack', file('pack.json')]);

    expect(code).toBe(0);
    expect(out).toContain('The Sisters of the Alliance: 20 games, seats random, seed 1');
    expect(out).toContain('Rounds per fight');
  });
});

test('simulate plays the same games with each value of a setting, and draws them on one page', async () => {
  const drawn = file('bosses.html');
  const game = 'simulate soeurs --seats random --games 3 --each mode --json --lang en --report';
  const { code, out } = await inProcess([...game.split(' '), drawn]);
  const { variants } = JSON.parse(out);

  expect(code).toBe(0);
  expect(variants.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
    ['Mode: Normal', 3],
    ['Mode: Hard', 3],
  ]);
  const page = readFileSync(drawn, 'utf8');
  for (const { name } of variants) expect(page).toContain(name);
  expect(page).toContain('Games that reached the Boss');
});

test('simulate plays the same games with a pack beside the box', async () => {
  const game = 'simulate soeurs --seats random --games 2 --json --beside';
  const { out } = await inProcess([...game.split(' '), file('cards.json')]);
  const { variants } = JSON.parse(out);

  expect(variants.map(({ pack }: { pack: string }) => pack === 'base')).toEqual([true, false]);
});

test('rules counts each rule once, as enforced or as structural', async () => {
  const { out } = await inProcess(['rules', 'plunder', '--json']);
  const { plunder } = JSON.parse(out);

  expect(Object.keys(plunder)).toEqual(['stated', 'enforced', 'structural', 'tested', 'missing', 'standBy']);
  expect(plunder.stated).toBe(274);
  expect(plunder.enforced + plunder.structural).toBe(plunder.stated);
  expect(plunder.missing).toEqual([]);
});

test('position prints decisions, events and the state after', async () => {
  const { code, out } = await inProcess(['position', file('fight.json'), '--json']);
  const { steps, open, state, result } = JSON.parse(out);

  expect(code).toBe(0);
  expect(steps.map((step: { asked: { seat: number; kind: string }[] }) => step.asked[0]!.kind)).toEqual([
    'act',
    'pay',
    'defend',
    'pay',
  ]);
  expect(steps[3].told.map(({ event }: { event: { event: string } }) => event.event)).toContain('parried');
  expect(open[0]).toMatchObject({ seat: 0, kind: 'act', rule: 'SDP-TURN-3' });
  expect(state.pv[5]).toBe(2);
  expect(result).toBeNull();
});

test('position tells the dice that were named and never fell', async () => {
  const { code, out, err } = await inProcess(['position', file('dice.json'), '--json']);

  expect([code, JSON.parse(out).diceLeft]).toEqual([0, [6, 1]]);
  expect(err).toContain('dice.json › dice: 2 of 2 never fell: 6 1.');
  const without = await inProcess(['position', file('fight.json'), '--json']);
  expect([without.err, JSON.parse(without.out).diceLeft]).toEqual(['', []]);
});

test('position takes a choice with the numbers of its cards left out', async () => {
  const name = file('pistol.json');
  const { steps } = JSON.parse((await inProcess(['position', name, '--json'])).out);
  expect(steps[0].choice.says).toBe('attack pistol#0 b');
});

test('position takes a choice cut short after a word, and says in full what was chosen', async () => {
  const { steps } = JSON.parse((await inProcess(['position', file('short.json'), '--json'])).out);

  expect(steps.map((step: { choice: { says: string } }) => step.choice.says)).toEqual([
    'attack blue-warrior green-mage',
    'pay 10♥',
  ]);
});

test('position says which rule refuses a choice, and lists what is refused', async () => {
  const { code, err } = await inProcess(['position', file('duty.json')]);

  expect(code).toBe(2);
  expect(err).toContain('choices[0]: "end" is refused (OV-KW-27): Une carte Inéluctable');
});

test('position takes a pack: its cards lie where the position puts them', async () => {
  const without = await inProcess(['position', file('tower.json')]);
  const { code, out } = await inProcess(['position', file('tower.json'), '--pack', file('cards.json')]);

  expect(code).toBe(0);
  expect(out).toContain('1 Verdict');
  expect(without.out).toContain('Jugement');
  expect(without.out).not.toContain('Verdict');
  expect((await inProcess(['position', file('tower.json'), '--pack', file('fight.json')])).code).toBe(2);
});

test('every command has a page; that of a game tells what can be set there, the usual value first', async () => {
  const { out: overview } = await inProcess(['--help']);
  for (const { name, summary } of COMMANDS) {
    expect(overview).toContain(summary);
    expect((await inProcess(['help', name])).out).toContain(`Usage: tablee ${name}`);
  }

  expect((await inProcess(['simulate', 'soeurs', '--help'])).out).toContain('mode=normal | hard: Mode');
  expect((await inProcess(['simulate', '--help'])).out).not.toContain('Settings of');
  expect((await inProcess(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
