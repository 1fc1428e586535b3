import { describe, expect, test } from 'vitest';
import { account, newTable, type Request, readRequest, request } from '../index.ts';

describe('a name', () => {
  test.each([
    ['  Anne   Sophie ', 'Anne Sophie'],
    ['E\u0301lodie', 'Élodie'],
    ['李小龙', '李小龙'],
    ['🐙', '🐙'],
  ])('%j is kept as %j', (given, kept) => {
    expect(account.parse({ name: given })).toEqual({ name: kept });
  });

  test.each(['', ' \t ', 'a\u0000b', '\u202eevil', 'a\u200bb', 'x'.repeat(41)])('%j is refused', (name) => {
    expect(account.safeParse({ name }).success).toBe(false);
  });
});

describe('a request', () => {
  const choose: Request = { type: 'choose', ref: 1, table: 'abcdefgh', at: 3, decision: 4, option: 0 };

  test('is read as it was sent', () => {
    expect(request.parse(choose)).toEqual(choose);
    const then = [{ do: 'pay', card: 7 }];
    expect(request.parse({ ...choose, then })).toEqual({ ...choose, then });
  });

  test.each([
    ['a field too many', { ...choose, seat: 1 }],
    ['a field too few', { ...choose, at: undefined }],
    ['a fraction', { ...choose, option: 0.5 }],
    ['a negative number', { ...choose, decision: -1 }],
    ['another table’s name', { ...choose, table: '../abcdef' }],
    ['an endless line', { ...choose, then: Array.from({ length: 33 }, () => ({ do: 'end' })) }],
    ['no type', { ref: 1 }],
  ])('with %s is not', (_, sent) => {
    expect(request.safeParse(sent).success).toBe(false);
    expect(readRequest(JSON.stringify(sent))).toBeNull();
  });

  test('that is no JSON is none', () => {
    for (const text of ['', '{', 'null', '7', '"choose"', '[]']) expect(readRequest(text)).toBeNull();
  });

  test('is read at a glance as the schema reads it, whatever stands in one of its fields', () => {
    const fields = ['type', 'ref', 'table', 'at', 'decision', 'option', 'then', 'more', '__proto__'];
    const numbers = [
      -1,
      -0,
      0,
      0.5,
      65_535,
      65_536,
      2 ** 31 - 1,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 53,
      1e308,
    ];
    const words = ['', 'choose', 'ping', 'abcdefg', 'abcdefgh', 'Abcdefgh', 'abcdefgh\n', 'é'.repeat(8), '7'];
    const tables = ['a'.repeat(32), 'a'.repeat(33)];
    const values = [...numbers, ...words, ...tables, null, true, [], {}, [{ do: 'end' }], undefined];
    const texts = fields.flatMap((field) =>
      values.map((value) => {
        const sent = Object.fromEntries(Object.entries(choose).filter(([name]) => name !== field));
        const text = JSON.stringify(sent).slice(0, -1);
        return value === undefined ? `${text}}` : `${text},"${field}":${JSON.stringify(value)}}`;
      }),
    );

    const read = texts.map(readRequest);

    expect(read).toEqual(texts.map((text) => request.safeParse(JSON.parse(text)).data ?? null));
    expect(read.filter((each) => each !== null).length).toBeGreaterThan(10);
  });
});

test('a new table has one seat for whoever opens it', () => {
  const table = { game: 'plunder', config: {}, seats: [{ who: 'me' }], watch: false, clock: null };

  expect(newTable.safeParse(table).success).toBe(true);
  expect(newTable.safeParse({ ...table, seats: [{ who: 'me' }, { who: 'me' }] }).success).toBe(false);
  expect(newTable.safeParse({ ...table, clock: { seconds: 1 } }).success).toBe(false);
});

test('a setting is a word, a number, yes or no, or a short list; nothing deeper, nothing long', () => {
  const withSetting = (value: unknown) =>
    newTable.safeParse({
      game: 'plunder',
      config: { value },
      seats: [{ who: 'me' }],
      watch: false,
      clock: null,
    }).success;

  for (const good of ['sdp-2p-1', 3, true, [], [0, 1, 2], ['ysoline', 'hrolf']])
    expect(withSetting(good)).toBe(true);
  for (const bad of ['x'.repeat(65), { deep: 1 }, [[1]], [{}], Array.from({ length: 33 }, () => 0)])
    expect(withSetting(bad)).toBe(false);
});
