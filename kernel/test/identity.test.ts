/** Content has a fingerprint; whether an old game goes on, its hashes decide. */
import { describe, expect, test } from 'vitest';
import { contentId, Departed, readRecord, replay, type Seat, Table } from '../index.ts';
import { pocket } from './pocket.ts';

const start = {
  seats: 2,
  seed: 'identity',
  brings: [
    [9, 8, 7, 4, 2],
    [6, 6, 6, 6, 6],
  ],
};
const table = new Table(pocket, start);
for (const says of ['put 1', 'leave']) table.say(0 as Seat, says);
for (const says of ['put 1', 'leave']) table.say(1 as Seat, says);

function departing(act: () => unknown): Departed {
  try {
    act();
  } catch (error) {
    if (error instanceof Departed) return error;
    throw error;
  }
  throw new Error('It did not depart.');
}

describe('the fingerprint of content', () => {
  test('is the same for the same data, in whatever order, and another for other data', () => {
    const id = contentId({ cards: [{ id: 'a', cost: 1 }], rules: new Map([['a', 1]]) });

    expect(contentId({ rules: new Map([['a', 1]]), cards: [{ cost: 1, id: 'a' }] })).toBe(id);
    expect(contentId({ cards: [{ id: 'a', cost: 2 }], rules: new Map([['a', 1]]) })).not.toBe(id);
    expect(contentId({ cards: [{ id: 'a', cost: 1 }], rules: new Map([['a', 2]]) })).not.toBe(id);
    expect(contentId({ squares: Uint8Array.of(1, 2) })).not.toBe(contentId({ squares: Uint8Array.of(1, 3) }));
  });

  test('does not see what code made of the data, nor get lost in circles', () => {
    const circle: Record<string, unknown> = { id: 'a', run: () => 1 };
    circle.self = circle;

    expect(contentId(circle)).toBe(contentId({ id: 'a' }));
    const read = (derived: number) => ({ cards: { derived, toJSON: () => [['a', 1]] } });
    expect(contentId(read(1))).toBe(contentId(read(2)));
    expect(contentId(null)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('stands in the record', () => {
    expect(table.record.split('\n')[1]).toBe(`game: pocket 1 ${contentId({ highest: 13 })}`);
  });
});

describe('an old game', () => {
  test('goes on when its hashes come out, whatever the version and the fingerprint say', () => {
    const text = table.record.replace(/^game: pocket .*$/m, 'game: pocket 7 0123456789abcdef');

    expect(replay(pocket, readRecord(text)).table.result).toBeNull();
    expect(replay(pocket, readRecord(text.replace(' 0123456789abcdef', ''))).table.result).toBeNull();
  });

  test('that doesn’t says at which choice it departs, and what may have made it so', () => {
    const dearer = {
      ...pocket,
      version: 2,
      setup: (bare: never) => ({ ...pocket.setup(bare), won: [1, 0] }),
    };
    const other = readRecord(table.record.replace(/^(game: pocket 1) .*$/m, '$1 0123456789abcdef'));

    const departed = departing(() => replay(dearer, readRecord(table.record)));

    expect(departed.choice).toBe(4);
    expect(departed.message).toMatch(
      /^line 13: after choice 4 the record's hash is [0-9a-f]{16}, the game's is [0-9a-f]{16}\. The record was played by version 1 of the rules \(these are version 2\)\.$/,
    );
    expect(departing(() => replay(dearer, other)).message).toMatch(
      /The record was played with other content \(0123456789abcdef; this is [0-9a-f]{16}\)\.$/,
    );
  });

  test('a table put together again from its choices departs where a choice is no longer there, or a hash differs', () => {
    const choices = table.choices.map(({ seat, says }) => ({ seat, says }));
    const other = [{ seat: 0 as Seat, says: 'leave' }, ...choices];

    expect(departing(() => new Table(pocket, start, other)).choice).toBe(1);
    expect(
      departing(() => new Table(pocket, start, choices, new Map([[3, '0000000000000000']]))).choice,
    ).toBe(3);
    expect(new Table(pocket, start, choices, new Map()).choices).toHaveLength(4);
  });
});
