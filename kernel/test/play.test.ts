import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  agreeDraw,
  begin,
  choose,
  decisionFor,
  hash,
  procedure,
  Refused,
  resign,
  type Seat,
  Table,
  whyNot,
} from '../index.ts';
import { duel } from './duel/duel.ts';
import { at, fromTheBox } from './duel/test/at.ts';
import { asks, forEver, type Say, type Toy, toy } from './toy.ts';

const start = { seats: 2, seed: 'play' };
const [first, second] = [0 as Seat, 1 as Seat];

describe('a decision', () => {
  const forced = procedure<Toy, object, Say>()('forced', {
    only: asks(1, ['must'], 'ask'),
    ask: asks(0, ['yes', 'no'], 'only'),
  });
  const shy = procedure<Toy, object, Say>()('shy', { only: { ...asks(1, ['must'], 'only'), always: true } });

  test('with a single option is taken by the engine and told to its seat alone', () => {
    const table = new Table(toy([forced]), start);

    expect(table.state.log).toEqual(['must']);
    expect(table.state.open.map(({ seat }) => seat)).toEqual([0]);
    expect(table.heard(second)).toEqual([
      { event: 'forced', rule: 'TOY-1', seat: 1, kind: 'say', option: { do: 'must' } },
    ]);
    expect(table.heard(first)).toEqual([]);
    expect(table.heard(null)).toEqual([]);
  });

  test('nothing is told when nobody listens', () => {
    expect(begin(toy([forced]), start).told).toBeNull();
  });

  test('that is always asked is asked with a single option too', () => {
    const t = begin(toy([shy]), start);

    expect(t.log).toEqual([]);
    expect(t.open).toMatchObject([{ seat: 1, kind: 'say', rule: 'TOY-1', options: [{ do: 'must' }] }]);
  });

  test('has an id of its own, higher each time', () => {
    const game = toy([forEver]);
    const t = begin(game, start);

    const ids = Array.from({ length: 5 }, () => {
      const [decision] = t.open;
      choose(game, t, decision!, decision!.options[0]!);
      return decision!.id;
    });

    expect(ids).toEqual([0, 1, 2, 3, 4]);
  });

  test('belongs to its seat', () => {
    const t = begin(toy([forEver]), start);

    expect(decisionFor(t, first, 0)).toBe(t.open[0]);
    expect(decisionFor(t, second, 0)).toBeUndefined();
    expect(decisionFor(t, first, 1)).toBeUndefined();
  });
});

describe('an answer that comes too late, twice, or from another seat', () => {
  const answers: [string, (table: Table, id: number) => void][] = [
    ['a question that was answered', (table, id) => table.choose(first, id - 1, 0)],
    ['a question that never was', (table) => table.choose(first, 99, 0)],
    ['another seat’s question', (table, id) => table.choose(second, id, 0)],
    ['an option that is not there', (table, id) => table.choose(first, id, 2)],
    ['an option before the first', (table, id) => table.choose(first, id, -1)],
    ['half an option', (table, id) => table.choose(first, id, 0.5)],
    ['a word that is no option', (table) => table.say(first, 'perhaps')],
    ['the word of a seat that is not asked', (table) => table.say(second, 'yes')],
    ['a seat that is not at the table', (table) => table.say(7 as Seat, 'yes')],
  ];

  test.each(answers)('%s: refused, and nothing changes', (_, answer) => {
    const table = new Table(toy([forEver]), start);
    table.say(first, 'yes');
    const before = hash(table.state);

    expect(() => answer(table as Table, table.state.open[0]!.id)).toThrow(Refused);

    expect(hash(table.state)).toBe(before);
    expect(table.choices).toHaveLength(1);
  });

  test('when two seats are asked, answering one of them twice leaves the other alone', () => {
    const { table, state } = fromTheBox();
    const [mine] = state.open;
    choose(duel, state, mine!, mine!.options[0]!);
    const before = hash(state);

    expect(() => choose(duel, state, mine!, mine!.options[0]!)).toThrow('This question is no longer open.');

    expect(hash(state)).toBe(before);
    expect(table.state.open.map(({ seat }) => seat)).toEqual([1]);
  });

  test('a decision of another table is not open here', () => {
    const [here, there] = [fromTheBox(), fromTheBox()];

    expect(() => choose(duel, here.state, there.state.open[0]!, { do: 'keep' })).toThrow(Refused);
    expect(here.state.open).toHaveLength(2);
  });
});

describe('why not', () => {
  test('says what is refused now, with the rule, and nothing that is allowed', () => {
    const table = at({ sides: [{ well: 2, hand: ['vague', 'louve', 'braise'] }, {}] });
    const [decision] = table.state.open;

    const refusals = whyNot(duel, table.state, decision!);

    expect(
      refusals.map(({ about, rule }) => [duel.words.notation(about, table.state.content), rule]),
    ).toEqual([
      ['play vague#3', 'DU-CAST-5'],
      ['play braise#0', 'DU-CAST-4'],
    ]);
    expect(table.options).toEqual(['play louve', 'end']);
  });

  test('asking changes nothing', () => {
    const table = at({ sides: [{ hand: ['vague'] }, {}] });
    const before = hash(table.state);

    table.table.whyNot(first);

    expect(hash(table.state)).toBe(before);
    expect(table.table.whyNot(second)).toEqual([]);
  });

  test('of a decision that is not open is refused', () => {
    const game = toy([forEver]);
    const t = begin(game, start);

    expect(() => whyNot(game, { ...t, flow: [] }, t.open[0]!)).toThrow('Decision 0 is not open.');
  });
});

describe('a table that can’t be', () => {
  test.each([
    [{ seats: 1 }, 'The Duel of Embers is played by 2; 1 seat was asked for.'],
    [{ seats: 3 }, 'The Duel of Embers is played by 2; 3 seats were asked for.'],
    [{ seats: 1.5 }, 'The Duel of Embers is played by 2; 1.5 seats were asked for.'],
    [{ config: { life: 0 } }, 'config › life: expected a whole number from 1, got 0'],
    [{ config: { life: '12' } }, 'config › life: expected a whole number from 1 to 40, got "12"'],
    [{ config: { mana: 3 } }, 'config › (whole): expected no field called "mana" (there may be life'],
    [{ config: { hand: 6, handLimit: 5 } }, 'An opening hand of 6 is more than the hand limit of 5.'],
    [{ seed: '' }, 'Expected a seed of one line, not empty, without spaces around it; got "".'],
    [{ seed: ' a' }, 'got " a".'],
    [{ seed: 'a\nb' }, 'got "a\\nb".'],
    [{ seed: 'a\rb' }, 'got "a\\rb".'],
  ])('%j is refused in words', (change, message) => {
    const asked = () => begin(duel, { ...start, ...change });

    expect(asked).toThrow(Refused);
    expect(asked).toThrow(message);
  });

  test('a range of seats is said as one', () => {
    expect(() => begin(toy([forEver]), { ...start, seats: 9 })).toThrow('Toy is played by 1 to 3; 9 seats');
  });

  test('what the config leaves open is settled by the number of seats, before it is judged', () => {
    const game = toy([forEver], {
      config: z.strictObject({ map: z.string().default('') }),
      settle: (config, seats) => ({ map: (config as { map: string }).map || `map for ${seats}` }),
      suits: (config) => ((config as { map: string }).map === 'map for 3' ? 'No map for 3.' : null),
    });

    expect(begin(game, start).config).toEqual({ map: 'map for 2' });
    expect(begin(game, { ...start, config: { map: 'mine' } }).config).toEqual({ map: 'mine' });
    expect(() => begin(game, { ...start, seats: 3 })).toThrow('No map for 3.');
  });

  test('the content is made once for tables alike, anew for other seats, another pack, another config', () => {
    const game = toy([forEver], { content: (_, seats, pack) => ({ seats, pack }) as never });
    const config = {};
    const pack = { id: 'more' } as never;
    const { content } = begin(game, { ...start, config });

    expect(begin(game, { ...start, config, seed: 'another' }).content).toBe(content);
    expect(begin(game, { ...start, config, seats: 3 }).content).toEqual({ seats: 3, pack: null });
    expect(begin(game, { ...start, config, pack }).content).toEqual({ seats: 2, pack });
    expect(begin(game, { ...start, config }).content).toEqual({ seats: 2, pack: null });
    expect(begin(game, { ...start, config: {} }).content).not.toBe(content);
  });
});

describe('giving up and agreeing', () => {
  test('a game that goes on without them asks anew: nobody is asked the old question any more', () => {
    const staying = toy([forEver], { resign: (t, seat) => void t.log.push(`${seat} left`) });
    const t = begin(staying, { seats: 2, seed: 'stays' });
    const [before] = t.open;

    resign(staying, t, 1 as Seat);

    expect(t.log).toEqual(['1 left']);
    expect(t.open.map(({ id }) => id)).toEqual([before!.id + 1]);
  });

  test('where there is no such thing it is refused', () => {
    const game = toy([forEver]);
    const t = begin(game, start);

    expect(() => resign(game, t, first)).toThrow('Nobody can give up a game of Toy.');
    expect(() => agreeDraw(game, t)).toThrow('There are no draws in Toy.');
  });

  test('a seat that is not at the table can’t give up', () => {
    const { state } = fromTheBox();

    expect(() => resign(duel, state, 2 as Seat)).toThrow('Expected a seat from 0 to 1, got 2.');
    expect(() => resign(duel, state, -1 as Seat)).toThrow('Expected a seat from 0 to 1, got -1.');
    expect(state.result).toBeNull();
  });
});
