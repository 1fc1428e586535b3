import { describe, expect, test } from 'vitest';
import { languageOf, readSettings } from '../settings/settings.ts';

const USUAL = {
  language: 'fr',
  motion: 'system',
  sound: false,
  colourSafe: false,
  textScale: 1,
  pace: 'usual',
  name: '',
  stops: {},
};

describe('the language on a first visit', () => {
  test.each([
    [['fr-FR', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'en-US', 'fr'], 'en'],
    [['de', 'it'], 'fr'],
    [[], 'fr'],
  ] as const)('of a browser that speaks %j is %s', (languages, expected) => {
    expect(languageOf(languages)).toBe(expected);
  });
});

describe('settings that were kept', () => {
  test('are read as they were', () => {
    const kept = {
      language: 'en',
      motion: 'reduced',
      sound: true,
      colourSafe: true,
      textScale: 1.3,
      pace: 'fast',
      name: 'Noa',
      stops: { duel: { usual: 'able', at: { mine: 'never' }, notFor: ['contresort'] } },
    };

    expect(readSettings(JSON.stringify(kept), ['fr'])).toEqual(kept);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"language":'],
    ['no object', '"fr"'],
    ['null', 'null'],
    ['values of no kind', '{"motion":7,"sound":"yes","textScale":9,"pace":"sprint","name":{}}'],
  ])('and are damaged (%s) fall back to the usual ones', (_, kept) => {
    expect(readSettings(kept, ['fr'])).toEqual(USUAL);
  });

  test('forget a stop that is none, and keep the others', () => {
    const kept = {
      stops: { duel: { usual: 'perhaps', at: { mine: 'never', theirs: 7 }, notFor: ['a', 1] }, chess: 3 },
    };

    expect(readSettings(JSON.stringify(kept), ['fr']).stops).toEqual({
      duel: { usual: 'able', at: { mine: 'never' }, notFor: ['a'] },
    });
  });

  test('lose only the field that is damaged', () => {
    expect(readSettings('{"pace":"sprint","name":"Noa","sound":true}', ['fr'])).toEqual({
      ...USUAL,
      name: 'Noa',
      sound: true,
    });
  });
});
