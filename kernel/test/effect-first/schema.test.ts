import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { effectSchemas, type Vocabulary } from '../../effect/first/index.ts';
import { PackError, readPack } from '../../index.ts';
import { vocabulary } from './toy.ts';

const schemas = effectSchemas(vocabulary as Vocabulary<never>);
const card = z.strictObject({ effect: schemas.effects });
const say = { do: 'say', word: 'a' };

function refusal(effect: unknown): string {
  try {
    readPack(
      z.strictObject({ cards: z.array(card) }),
      { cards: [{ effect: [say] }, { effect }] },
      'braise.json',
    );
  } catch (error) {
    expect(error).toBeInstanceOf(PackError);
    return (error as Error).message;
  }
  return 'nothing was refused';
}

describe('effects that are right', () => {
  test.each([
    [[say, { ...say, value: 3 }]],
    [[{ ...say, when: 'true' }]],
    [
      [
        {
          ...say,
          when: { all: ['true', { not: 'false' }, { any: ['true'] }, { compare: [1, '<=', 'seven'] }] },
        },
      ],
    ],
    [[{ if: 'true', then: [say] }]],
    [[{ if: 'true', then: [say], else: [say] }]],
    [[{ choose: [[say], [say]] }]],
    [[{ may: [say] }]],
    [[{ each: 'stones', then: [say] }]],
    [[{ repeat: { count: 'stones' }, then: [say] }]],
    [
      [
        {
          ...say,
          value: { add: [1, { minus: [2, 3] }, { times: [4, { half: 5 }] }, { min: [6] }, { max: [7] }] },
        },
      ],
    ],
  ])('%j', (effect) => {
    expect(refusal(effect)).toBe('nothing was refused');
    expect(schemas.effects.parse(effect)).toEqual(effect);
  });
});

describe('effects that are wrong name the place, what was expected and what came', () => {
  const here = 'braise.json › cards[1].effect';

  test.each([
    ['no list', 'boom', ': expected a list, got "boom"'],
    ['nothing', undefined, ': expected a list, got nothing'],
    ['no sentence', [], ': expected a list of a length from 1, got []'],
    ['too many sentences', new Array(25).fill(say), ': expected a list of a length up to 24, got ['],
    ['no object', [say, 7], '[1]: expected {do: …} or one of {if|choose|may|each|repeat}, got 7'],
    [
      'no sentence the language has',
      [{ sing: 'a' }],
      '[0]: expected {do: …} or one of {if|choose|may|each|repeat}, got {"sing":"a"}',
    ],
    ['an unknown word', [{ do: 'shout' }], '[0].do: expected "say" or "ask" or "take" or "end", got "shout"'],
    ['a word that is no text', [{ do: 3 }], '[0].do: expected "say" or "ask" or "take" or "end", got 3'],
    ['a word of every object', [{ do: 'constructor' }], '[0].do: expected "say" or'],
    ['an argument missing', [{ do: 'say' }], '[0].word: expected a text, got nothing'],
    ['a wrong argument', [{ do: 'ask', seat: '1' }], '[0].seat: expected a whole number from 0, got "1"'],
    [
      'an argument too many',
      [{ ...say, loud: true }],
      '[0]: expected no field called "loud", got {"do":"say"',
    ],
    [
      'an unknown value',
      [{ ...say, value: 'luck' }],
      '[0].value: expected a value: seven, said, it, by, source, got "luck"',
    ],
    ['a number too big', [{ ...say, value: 100 }], '[0].value: expected a whole number up to 99, got 100'],
    ['half a number', [{ ...say, value: 0.5 }], '[0].value: expected a whole number from -99 to 99, got 0.5'],
    [
      'no value at all',
      [{ ...say, value: null }],
      '[0].value: expected a whole number, a value word, or {add|minus|times|half|min|max|count}, got null',
    ],
    [
      'two values in one',
      [{ ...say, value: { add: [1], min: [1] } }],
      '[0].value: expected a whole number, a value word, or {add',
    ],
    [
      'a value inside a value',
      [{ ...say, value: { add: [1, { half: 'luck' }] } }],
      '[0].value.add[1].half: expected a value: seven',
    ],
    [
      'a sum of nothing',
      [{ ...say, value: { add: [] } }],
      '[0].value.add: expected a list of a length from 1, got []',
    ],
    ['a difference of one', [{ ...say, value: { minus: [1] } }], '[0].value.minus'],
    [
      'an unknown group to count',
      [{ ...say, value: { count: 'trees' } }],
      '[0].value.count: expected a group: stones, none, got "trees"',
    ],
    [
      'an unknown group',
      [{ each: 'trees', then: [say] }],
      '[0].each: expected a group: stones, none, got "trees"',
    ],
    [
      'an unknown condition',
      [{ if: 'maybe', then: [say] }],
      '[0].if: expected a condition: true, false, saidSomething, got "maybe"',
    ],
    ['an unknown condition of a word', [{ ...say, when: 'maybe' }], '[0].when: expected a condition: true,'],
    [
      'no condition at all',
      [{ if: 3, then: [say] }],
      '[0].if: expected a condition word, or {not|all|any|compare}, got 3',
    ],
    [
      'an unknown comparison',
      [{ if: { compare: [1, '!=', 2] }, then: [say] }],
      '[0].if.compare[1]: expected "<" or "<=" or "=" or ">=" or ">", got "!="',
    ],
    [
      'a condition inside a condition',
      [{ if: { all: ['true', { not: 'maybe' }] }, then: [say] }],
      '[0].if.all[1].not: expected a condition: true',
    ],
    ['if without then', [{ if: 'true' }], '[0].then: expected a list, got nothing'],
    ['a choice of one', [{ choose: [[say]] }], '[0].choose: expected a list of a length from 2, got ['],
    [
      'a choice of nothing',
      [{ choose: [[say], []] }],
      '[0].choose[1]: expected a list of a length from 1, got []',
    ],
    [
      'a wrong word deep inside',
      [{ may: [{ each: 'stones', then: [say, { do: 'shout' }] }] }],
      '[0].may[0].then[1].do: expected "say"',
    ],
    [
      'a field too many in a sentence',
      [{ may: [say], perhaps: 1 }],
      '[0]: expected no field called "perhaps", got',
    ],
  ])('%s', (_, effect, message) => {
    expect(refusal(effect)).toContain(here + message);
  });

  const nested = (levels: number): unknown[] => (levels > 1 ? [{ may: nested(levels - 1) }] : [say]);

  test('eight levels deep is allowed, nine is too deep', () => {
    expect(refusal(nested(8))).toBe('nothing was refused');
    expect(refusal(nested(9))).toContain(`${here}: expected effects at most 8 levels deep, got [`);
  });

  test('a hundred thousand levels are refused like nine, without walking down', () => {
    let deep: unknown = 'true';
    for (let n = 0; n < 100_000; n++) deep = { not: deep };
    let value: unknown = 1;
    for (let n = 0; n < 100_000; n++) value = { half: value };

    expect(schemas.condition.safeParse(deep).error?.issues[0]?.message).toBe(
      'expected a condition at most 8 levels deep',
    );
    expect(schemas.value.safeParse(value).error?.issues[0]?.message).toBe(
      'expected a value at most 8 levels deep',
    );
    expect(schemas.effects.safeParse([{ if: deep, then: [say] }]).success).toBe(false);
  });

  test('a game without any values says so', () => {
    const none = effectSchemas({ words: {}, values: {}, conditions: {}, groups: {} });

    expect(none.value.safeParse('luck').error?.issues[0]?.message).toBe(
      'expected a value: this game has none',
    );
  });

  test('anything at all is either refused in words or comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (anything) => {
        const message = refusal([anything]);
        if (message !== 'nothing was refused')
          expect(message).toMatch(/^braise\.json › cards\[1\]\.effect.*: expected /s);
      }),
    );
  });
});
