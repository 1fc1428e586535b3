import { describe, expect, test } from 'vitest';
import {
  type Condition,
  type Effects,
  sayer,
  sentence,
  textOf,
  type Value,
} from '../../effect/first/index.ts';
import { vocabulary } from './toy.ts';

const words = vocabulary as never;
const say = (word: string) => ({ do: 'say', word });

describe('the printed text', () => {
  test.each<[string, Effects, string[], string[]]>([
    ['a sequence is a line each', [say('a'), say('b')], ['Dites a.', 'Dites b.'], ['Say a.', 'Say b.']],
    ['when', [{ ...say('a'), when: 'true' }], ['Si fr:true, dites a.'], ['If en:true, say a.']],
    [
      'if',
      [{ if: 'true', then: [say('a'), say('b')] }],
      ['Si fr:true, dites a et dites b.'],
      ['If en:true, say a and say b.'],
    ],
    [
      'if, else',
      [{ if: 'true', then: [say('a')], else: [say('b')] }],
      ['Si fr:true, dites a ; sinon, dites b.'],
      ['If en:true, say a; otherwise, say b.'],
    ],
    [
      'if inside if',
      [{ if: 'true', then: [{ if: 'false', then: [say('a')], else: [say('b')] }], else: [say('c')] }],
      ['Si fr:true, si fr:false, dites a ; sinon, dites b ; sinon, dites c.'],
      ['If en:true, if en:false, say a; otherwise, say b; otherwise, say c.'],
    ],
    [
      'choose',
      [{ choose: [[say('a')], [say('b')]] }],
      ['Au choix : dites a ou dites b.'],
      ['Choose: say a or say b.'],
    ],
    ['may', [{ may: [say('a')] }], ['Vous pouvez : dites a.'], ['You may: say a.']],
    [
      'each',
      [{ each: 'stones', then: [say('a')] }],
      ['Pour chaque fr:stones, dites a.'],
      ['For each en:stones, say a.'],
    ],
    ['repeat', [{ repeat: 3, then: [say('a')] }], ['3 fois, dites a.'], ['3 times, say a.']],
    ['repeat once', [{ repeat: 1, then: [say('a')] }], ['1 fois, dites a.'], ['1 time, say a.']],
    [
      'repeat as often as',
      [{ repeat: 'seven', then: [say('a')] }],
      ['Autant de fois que fr:seven, dites a.'],
      ['As many times as en:seven, say a.'],
    ],
  ])('%s', (_, effects, fr, en) => {
    expect(textOf(words, effects, 'fr')).toEqual(fr);
    expect(textOf(words, effects, 'en')).toEqual(en);
  });

  test.each<[Value, string, string]>([
    [3, '3', '3'],
    ['seven', 'fr:seven', 'en:seven'],
    [{ add: [1, 2, 'seven'] }, '1 + 2 + fr:seven', '1 + 2 + en:seven'],
    [{ minus: [5, 2] }, '5 − 2', '5 − 2'],
    [{ times: [2, 'seven'] }, '2 × fr:seven', '2 × en:seven'],
    [{ half: 'seven' }, 'la moitié de fr:seven', 'half of en:seven'],
    [{ min: [1, 2, 3] }, 'le plus petit de 1, 2 et 3', 'the lowest of 1, 2 and 3'],
    [{ max: [1, 2] }, 'le plus grand de 1 et 2', 'the highest of 1 and 2'],
    [{ count: 'stones' }, 'le nombre de fr:stones', 'the number of en:stones'],
    [{ minus: [{ minus: [9, 1] }, { add: [1, 2] }] }, '9 − 1 − (1 + 2)', '9 − 1 − (1 + 2)'],
    [{ times: [{ add: [1, 2] }, { minus: [4, 1] }] }, '(1 + 2) × (4 − 1)', '(1 + 2) × (4 − 1)'],
    [{ half: { add: [1, 2] } }, 'la moitié de (1 + 2)', 'half of (1 + 2)'],
  ])('of %j', (value, fr, en) => {
    expect(sayer(words, 'fr').value(value)).toBe(fr);
    expect(sayer(words, 'en').value(value)).toBe(en);
  });

  test.each<[Condition, string, string]>([
    ['true', 'fr:true', 'en:true'],
    [{ not: 'true' }, 'il est faux que fr:true', 'it is not true that en:true'],
    [{ all: ['true', 'false'] }, 'fr:true et fr:false', 'en:true and en:false'],
    [{ any: ['true', 'false'] }, 'fr:true ou fr:false', 'en:true or en:false'],
    [{ compare: [1, '<=', 'seven'] }, '1 ≤ fr:seven', '1 ≤ en:seven'],
    [{ compare: [1, '>=', 2] }, '1 ≥ 2', '1 ≥ 2'],
    [{ compare: [1, '=', 2] }, '1 = 2', '1 = 2'],
    [{ compare: [1, '<', 2] }, '1 < 2', '1 < 2'],
    [{ compare: [1, '>', 2] }, '1 > 2', '1 > 2'],
    [
      { any: [{ all: ['true', 'false'] }, 'true'] },
      '(fr:true et fr:false) ou fr:true',
      '(en:true and en:false) or en:true',
    ],
    [
      { not: { any: ['true', 'false'] } },
      'il est faux que (fr:true ou fr:false)',
      'it is not true that (en:true or en:false)',
    ],
  ])('of %j', (condition, fr, en) => {
    expect(sayer(words, 'fr').condition(condition)).toBe(fr);
    expect(sayer(words, 'en').condition(condition)).toBe(en);
  });

  test('a sentence has a capital first and a full stop last, once', () => {
    expect(['élan', 'go.', 'go!', '« go »', 'wait…'].map(sentence)).toEqual([
      'Élan.',
      'Go.',
      'Go!',
      '« go »',
      'Wait…',
    ]);
  });
});
