/** What a game may have of the language besides the duel's: windows between sentences, what is a piece's own, parts of effects. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  Book,
  data,
  effectProcedures,
  enter,
  nextBatch,
  noun,
  perform,
  performFrom,
  performTimes,
  raise,
  type Vocabulary,
  word,
} from '../../effect/index.ts';
import { noEffects } from '../../effect/table.ts';
import { type Call, call, done, procedure, type Seat, Table } from '../../index.ts';
import { type Say, type Toy, toy } from '../toy.ts';

type Small = Toy & { content: { readonly book: Book }; effects: ReturnType<typeof noEffects> };
const YOU = 0 as Seat;
const THING = noun('f', 'chose', 'choses', 'thing', 'things');

const note = word<Small>()({
  takes: { what: data(z.string()) },
  run(t, c, { what }) {
    t.log.push(c.it < 0 ? what : `${what} ${c.it}`);
    return undefined;
  },
  text: (_, { what }) => what,
});

/** Pieces 1 and 2 lie there; a card has the number of its piece. */
const vocabulary = {
  noun: THING,
  zones: {
    here: { pieces: (_: Small, seat: Seat, into: number[]) => void (seat === YOU && into.push(1, 2)) },
  },
  properties: {},
  words: { note },
  values: {},
  conditions: {},
  happenings: {
    last: { facts: { piece: 'piece' }, own: true, reads: { fr: 'dernier souffle', en: 'last breath' } },
    seen: { facts: { piece: 'piece' }, reads: { fr: '{est|sont} vu{e}{s}', en: '{is|are} seen' } },
  },
  untils: {},
  actions: {},
  timings: {},
  periods: {},
  card: (_: Small, piece: number) => `card ${piece}`,
  controller: () => YOU,
  owner: () => YOU,
  order: () => [YOU],
} as unknown as Vocabulary<never>;

/** A window in which nobody does anything but be noted. */
const window = procedure<Small, object, Say>()('window', {
  open: (t) => {
    t.log.push('window');
    return done;
  },
});

const notes = (what: string): object => ({ do: 'note', what });

/** What is written down when these effects are carried out so. */
function log(
  effects: readonly object[],
  begin: (address: string) => Call<'over'>,
  more: object = {},
): string[] {
  const book = new Book({ ...vocabulary, ...more } as never);
  book.addEffects('tried', effects as never);
  const first = procedure<Small, object, Say>()('first', {
    begin: () => begin('tried'),
    over: (t) => {
      t.result = { winners: [], how: 'over', rule: 'TOY-1' };
      return done;
    },
  });
  const game = toy([first, window, ...effectProcedures('TOY-1')] as never, {
    content: () => ({ book }) as never,
    setup: (bare) =>
      ({ ...bare, log: [], effects: noEffects(), flow: [{ does: 'first', at: 'begin' }] }) as never,
  });
  const table = new Table(game as never, { seats: 1, seed: 'small' });
  while (table.state.open.length > 0) table.choose(YOU, table.state.open[0]!.id, 0);
  return (table.state as unknown as Small).log;
}

describe('effects', () => {
  const TWO = [notes('one'), notes('two')];

  test('are carried out whole, so many times, or from a sentence on', () => {
    expect(log(TWO, (address) => perform(address, YOU, -1, 'over'))).toEqual(['one', 'two']);
    expect(log(TWO, (address) => performTimes(address, 3, YOU, -1, 'over'))).toEqual([
      ...['one', 'two'],
      ...['one', 'two'],
      ...['one', 'two'],
    ]);
    expect(log(TWO, (address) => performTimes(address, 1, YOU, -1, 'over'))).toEqual(['one', 'two']);
    expect(log(TWO, (address) => performFrom(address, 1, YOU, -1, 'over'))).toEqual(['two']);
  });

  test('leave a window before each sentence of their own, once, and none inside a sentence', () => {
    const between = { between: () => call(window, {}, 'next') };
    const inside = { each: {}, then: [notes('it is'), notes('still')] };
    const asking = { may: [notes('done')] };

    expect(log([notes('one'), inside], (address) => perform(address, YOU, -1, 'over'), between)).toEqual([
      ...['window', 'one', 'window'],
      ...['it is 1', 'still 1', 'it is 2', 'still 2'],
    ]);
    expect(log([asking, notes('two')], (address) => perform(address, YOU, -1, 'over'), between)).toEqual([
      ...['window', 'done', 'window', 'two'],
    ]);
    const never = { between: () => undefined };
    expect(log(TWO, (address) => perform(address, YOU, -1, 'over'), never)).toEqual(['one', 'two']);
  });
});

test('the piece with the number 0 is a piece like any other', () => {
  const book = new Book({
    ...vocabulary,
    happenings: { ...vocabulary.happenings, dusk: { facts: {}, reads: { fr: 'au soir', en: 'at dusk' } } },
    untils: {},
  } as never);
  book.addCard('card 1', [
    { on: 'seen', of: { is: 'other' }, then: [notes('sight') as never] },
    { on: 'seen', of: { was: 'seen' }, then: [notes('again') as never] },
  ] as never);
  const t = { seats: 1, content: { book }, effects: noEffects() } as never as Small;
  enter(t as never, 1, 'here');

  raise(t as never, 'seen', { piece: 0 });

  expect(t.effects.pending.map(({ ability, facts }) => [ability, facts.piece])).toEqual([
    ['card 1/1', 0],
    ['card 1/2', 0],
  ]);
  const [tally] = Object.values(t.effects.tallies);
  expect(tally![0]).toMatchObject({ n: 1, pieces: [0] });
});

test('what is a piece’s own is heard by that piece alone, what is not by all', () => {
  const book = new Book(vocabulary);
  for (const piece of [1, 2]) {
    book.addCard(`card ${piece}`, [
      { on: 'last', then: [notes('breath') as never] },
      { on: 'seen', then: [notes('sight') as never] },
    ]);
  }
  const t = { seats: 1, content: { book }, effects: noEffects() } as never;
  for (const piece of [1, 2]) enter(t, piece, 'here');
  const answered = (event: string): number[] => {
    raise(t, event, { piece: 2 });
    const { batch } = nextBatch(t, [YOU])!;
    (t as Small).effects.pending.length = 0;
    return batch.map(({ piece }) => piece);
  };

  expect(answered('last')).toEqual([2]);
  expect(answered('seen')).toEqual([1, 2]);
});
