import { describe, expect, test } from 'vitest';
import { type ZodType, z } from 'zod';
import { checked, explain, PackError, Refused, readPack } from '../index.ts';

describe('what was expected, where, and what came', () => {
  test.each<[string, ZodType, unknown, string]>([
    ['a whole number in a range', z.int().min(1).max(9), '3', 'expected a whole number from 1 to 9, got "3"'],
    ['a whole number from', z.int().min(1), '3', 'expected a whole number from 1, got "3"'],
    ['a whole number up to', z.int().max(9), null, 'expected a whole number up to 9, got null'],
    ['a whole number', z.int(), 1.5, 'expected a whole number, got 1.5'],
    ['a number', z.number(), 'x', 'expected a number, got "x"'],
    ['too small', z.int().min(1), 0, 'expected a whole number from 1, got 0'],
    ['too big', z.int().max(9), 10, 'expected a whole number up to 9, got 10'],
    ['more than', z.number().gt(0), 0, 'expected a whole number from 0 (excluded), got 0'],
    ['a text', z.string(), 7, 'expected a text, got 7'],
    ['a text too short', z.string().min(2), 'a', 'expected a text of a length from 2, got "a"'],
    ['a list', z.array(z.int()), {}, 'expected a list, got {}'],
    ['a list too long', z.array(z.int()).max(1), [1, 2], 'expected a list of a length up to 1, got [1,2]'],
    ['yes or no', z.boolean(), 'yes', 'expected true or false, got "yes"'],
    ['an object', z.object({}), [], 'expected an object, got []'],
    ['one of some words', z.enum(['a', 'b']), 'c', 'expected "a" or "b", got "c"'],
    ['a field too many', z.strictObject({}), { a: 1 }, 'expected no field called "a", got {"a":1}'],
    [
      'a field too many, beside those there may be',
      z.strictObject({ b: z.int().optional(), c: z.int().optional() }),
      { a: 1 },
      'expected no field called "a" (there may be b, c), got {"a":1}',
    ],
    ['one of two types', z.union([z.string(), z.int()]), true, 'expected a text or a whole number, got true'],
    ['two types that read the same', z.union([z.literal(1), z.literal(1)]), 2, 'expected 1, got 2'],
    [
      'words of its own',
      z.string().refine(() => false, 'expected a rhyme'),
      'a',
      'expected a rhyme, got "a"',
    ],
    ['nothing', z.string(), undefined, 'expected a text, got nothing'],
    ['very much', z.int(), 'a'.repeat(99), `expected a whole number, got "${'a'.repeat(59)}…`],
  ])('%s', (_, schema, data, message) => {
    expect(() => checked(z.object({ at: schema }), { at: data }, 'config')).toThrow(
      new Refused(`config › at: ${message}`),
    );
  });

  test('a place deep inside is named by its path', () => {
    const schema = z.object({
      cards: z.array(z.object({ effect: z.array(z.object({ amount: z.int().min(1) })) })),
    });
    const cards = [{ effect: [{ amount: 1 }] }, { effect: [{ amount: 2 }, { amount: '3' }] }];

    expect(() => readPack(schema, { cards }, 'braise.json')).toThrow(
      new PackError('braise.json › cards[1].effect[1].amount: expected a whole number from 1, got "3"'),
    );
  });

  test('of a choice of shapes the one that got furthest is meant', () => {
    const schema = z.object({ is: z.union([z.string(), z.object({ card: z.string(), wounds: z.int() })]) });

    expect(() => checked(schema, { is: { card: 'a', wounds: 'b' } }, 'position')).toThrow(
      'position › is.wounds: expected a whole number, got "b"',
    );
  });

  test('of shapes told apart by a field, that field is named', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]);

    expect(() => checked(schema, { kind: 'c' }, 'card')).toThrow('card › kind: expected "a" or "b", got "c"');
  });

  test('an issue that was found elsewhere is explained as well as can be', () => {
    const [issue] = z.object({ n: z.int() }).safeParse({ n: 'x' }).error!.issues;

    expect(explain(issue!, { n: 'x' })).toBe('n: expected a number, got "x"');
  });

  test('an issue about a place that is not there, or in what has no places, is explained all the same', () => {
    const [issue] = z.object({ n: z.object({ m: z.int() }) }).safeParse({ n: { m: 'x' } }).error!.issues;

    for (const n of [null, 3, undefined])
      expect(explain(issue!, { n })).toBe('n.m: expected a number, got nothing');
  });

  test('what is right comes back, with its defaults', () => {
    expect(checked(z.object({ life: z.int().default(12) }), {}, 'config')).toEqual({ life: 12 });
    expect(readPack(z.array(z.int()), [1], 'a.json')).toEqual([1]);
  });
});
