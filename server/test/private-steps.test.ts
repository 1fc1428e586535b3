/** How many small steps somebody takes in private is told to nobody else: not by numbers, not by messages that say nothing. */
import { type Game, type GameEvent, procedure, type Seat, type State } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Served } from '../index.ts';
import { emptyFolder, house } from './house.ts';
import { seated } from './play.ts';
import { Visitor } from './visitor.ts';

interface Sorting extends State {
  /** Each seat's cards, in the order it has put them. */
  order: string[];
  turn: number;
}

/** A seat puts its cards in order as often as it likes, and then says that it has done. */
const turn = procedure<Sorting, object>()('turn', {
  ask: {
    kind: 'sort',
    rule: 'SRT-1',
    seat: (t) => (t.turn % 2) as Seat,
    options: (_, __, options) => options.push({ do: 'swap' }, { do: 'done' }),
    chosen: (t, _, option) => {
      const seat = (t.turn % 2) as Seat;
      if (option.do === 'swap') t.order[seat] = [...t.order[seat]!].reverse().join('');
      else {
        t.turn++;
        t.told?.push({ event: 'sorted', rule: 'SRT-2', seat } as unknown as GameEvent);
      }
      return 'ask';
    },
  },
});

const sorting = {
  id: 'sorting',
  version: 1,
  name: { fr: 'Tri', en: 'Sorting' },
  blurb: { fr: 'On trie.', en: 'Sorting.' },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings: [],
  config: z.strictObject({}),
  prefix: 'SRT',
  procedures: [turn],
  content: () => ({}),
  setup: (bare) => ({ ...bare, order: ['ab', 'cd'], turn: 0, flow: [{ does: 'turn', at: 'ask' }] }),
  view: (t, seat) => ({ mine: seat === null ? null : t.order[seat], turn: t.turn }),
  knows: () => [],
  scramble: () => {},
  unview: (_, __, bare) => ({ ...bare, order: ['ab', 'cd'], turn: 0 }),
  check: () => {},
  position: z.never(),
  arrange: (bare) => ({ ...bare, order: ['ab', 'cd'], turn: 0 }),
  words: {
    notation: (option) => option.do,
    question: () => '?',
    option: (_, option) => option.do,
    event: (_, event) => event.event,
    refusal: (_, { rule }) => rule,
    result: (_, { how }) => how,
    seat: (_, seat) => `${seat}`,
  },
  advice: { evaluate: () => 0, continues: () => false },
} as Game<Sorting, unknown, unknown, unknown> as unknown as Game;

const SWAP = 0;
const DONE = 1;
let served: Served;
let data: string;
beforeEach(async () => {
  data = emptyFolder();
  served = await house({ games: [sorting], data });
});
afterEach(() => served.close());

/** Two tables where seat 0 takes so many private steps before it is done; what seat 1 and an onlooker are told of each. */
async function told(
  steps: number,
  undone = 0,
): Promise<{ frames: string[]; people: Visitor[]; table: string }> {
  const people = await Promise.all(['Anne', 'Bruno'].map((name) => Visitor.arrive(served.address, name)));
  const { table } = await seated(people, { game: 'sorting', watch: true });
  const [anne, bruno] = people;
  const eve = await Visitor.arrive(served.address, 'Eve');
  await eve.sit(table);
  // Until everybody knows who is there nothing else is counted.
  for (const each of [anne!, bruno!, eve])
    await each.untilTable(
      table,
      ({ watchers, people: here }) =>
        watchers === 1 && here.every((sitting) => sitting.who === 'person' && sitting.here),
    );
  for (const each of [bruno!, eve]) await each.ask({ type: 'ping' });
  const before = [bruno!, eve].map(({ frames }) => frames.length);
  for (let n = 0; n < steps; n++) expect((await anne!.choose(table, SWAP)).type).toBe('done');
  if (undone > 0) {
    const { at, choices } = anne!.told(table);
    expect((await anne!.ask({ type: 'undo', table, at, to: choices - undone })).type).toBe('done');
  }
  await anne!.choose(table, DONE);
  for (const each of [bruno!, eve])
    await each.untilTable(table, ({ view }) => (view!.table as { turn: number }).turn === 1);
  const frames = [bruno!, eve].flatMap((each, index) =>
    each.frames
      .slice(before[index])
      .filter((text) => text.includes('"type":"table"'))
      // Of another table: its name, invitation and seed differ.
      .map((text) => text.replaceAll(table, 'TABLE').replace(/"(invite|commitment)":"\w+"/g, '"$1":""')),
  );
  return { frames, people, table };
}

describe('a seat that takes private steps', () => {
  test('is told of by what shows, and by nothing else: five steps read like none, to the letter', async () => {
    const none = await told(0);
    const five = await told(5);

    expect(none.frames).toHaveLength(2);
    expect(five.frames).toEqual(none.frames);
  });

  test('and takes some back is told of the same way', async () => {
    const none = await told(0);
    const some = await told(6, 4);

    expect(some.frames).toEqual(none.frames);
  });

  test('sees all of its own, takes them back and goes on', async () => {
    const { people, table } = await told(3);
    const [anne, bruno] = people;
    await bruno!.choose(table, SWAP);
    await bruno!.choose(table, SWAP);
    await bruno!.choose(table, SWAP);
    const before = bruno!.told(table);
    // The opening is no choice: done by Anne, and three of his own.
    expect(before).toMatchObject({ choices: 4, undoTo: 1 });
    expect(anne!.told(table).choices).toBe(4);

    await bruno!.ask({ type: 'undo', table, at: before.at, to: 2 });

    expect(bruno!.told(table)).toMatchObject({ choices: 2, undoTo: 1 });
    expect((bruno!.told(table).view!.table as { mine: string }).mine).toBe('dc');
    await bruno!.choose(table, DONE);
    await anne!.untilTable(table, ({ choices }) => choices === 5);
    expect((await anne!.choose(table, DONE)).type).toBe('done');
  });

  test('is asked back to what the other saw, and everybody goes there', async () => {
    const { people, table } = await told(3);
    const [anne, bruno] = people;
    await bruno!.choose(table, DONE);
    const { at } = bruno!.told(table);

    await bruno!.ask({ type: 'askBack', table, at, to: 1 });
    await anne!.untilTable(table, ({ back }) => back !== null);
    // Anne counts her own three steps too.
    expect(anne!.told(table).back).toMatchObject({ by: 1, to: 4 });
    await anne!.ask({ type: 'answerBack', table, at: anne!.told(table).at, yes: true });

    await bruno!.untilTable(table, ({ choices, view }) => choices === 1 && view!.decisions.length > 0);
    await anne!.untilTable(table, ({ choices }) => choices === 4);
  });

  test('counts the same after the server was away', async () => {
    const { people, table } = await told(3);
    const [anne, bruno] = people;
    const before = people.map((person) => person.told(table));
    await served.close();
    served = await house({ games: [sorting], data });
    for (const person of people) {
      person.address = served.address;
      await person.connect();
      await person.sit(table);
    }

    expect(people.map((person) => person.told(table).choices)).toEqual(before.map(({ choices }) => choices));
    expect(people.map((person) => person.told(table).at)).toEqual(before.map(({ at }) => at));
    await bruno!.choose(table, SWAP);
    await bruno!.choose(table, DONE);
    await anne!.untilTable(table, ({ view }) => view!.decisions.length > 0);
  });
});
