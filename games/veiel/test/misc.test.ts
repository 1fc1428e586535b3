import { begin, choose, type Language, type State, view } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, test } from 'vitest';
import { advice } from '../advice.ts';
import { veiel } from '../index.ts';
import type { Veiel } from '../types.ts';
import { known } from '../view.ts';
import { at, expect } from './table.ts';

/** A random game of the real box, with everything told; `each` is shown every decision. */
function randomGame(seed: string, config: object, each: (t: Veiel) => void, most = 400): Veiel {
  const t = begin(veiel as never, { seats: 1, seed, config } as never, true) as State as Veiel;
  let n = 7;
  for (let count = 0; t.result === null && count < most; count++) {
    each(t);
    const decision = t.open[0]!;
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
    const options = decision.options.filter(({ back }) => !back);
    choose(veiel as never, t, decision, options[(n >>> 8) % options.length]!);
  }
  return t;
}

describe('what lies open', () => {
  rule('OV-MISC-1', 'everybody sees each figure’s block', () => {
    const table = at({ heroes: [{ block: 3 }] });

    expect(table.table.view(null).table.figures.block[0]).toBe(3);
  });
  rule(
    ['R-OV-83', 'OV-MISC-8'],
    'all but the order of decks, reward piles and Action piles can be told',
    () => {
      const table = at({
        heroes: [{ hand: ['tir'], deck: ['parade'], wounds: ['course'] }],
        enemies: [{ enemy: 'ogre', at: [1, 1], used: ['un'] }],
      });
      const told = new Set(known(table.state));
      const { hand, deck, wounds } = table.hero();

      expect([
        told.has(hand[0]!),
        told.has(wounds[0]!),
        told.has(deck[0]!),
        told.has(table.state.piles[0]![0]!),
      ]).toEqual([true, true, false, false]);
      expect(table.table.view(null).table.actions[0]!.pile).toEqual([1, 2, 3, 4, 5, 6]);
    },
  );
  rule('OV-MISC-10', 'a position that cannot be is refused with what was expected', () => {
    const enemy = { enemy: 'goule', at: [1, 1] as const };

    expect(() => at({ heroes: [{ hero: 'ada' }, { hero: 'ada' }] })).toThrow('got ada twice');
    expect(() => at({ heroes: [{ at: undefined as never }] })).toThrow('heroes[0].at: expected a square');
    expect(() => at({ enemies: [{ ...enemy, yellow: 4 }] })).toThrow(
      'enemies[0].yellow: expected at most 3, which goule prints, got 4',
    );
    expect(() => at({ enemies: [{ ...enemy, summoner: 0 }] })).toThrow('enemies[0].summoner: expected');
    expect(() => at({ enemies: [{ ...enemy, actions: ['un'] }] })).toThrow(
      'enemies[0].actions: goule is no boss',
    );
    expect(() => at({ enemies: [{ enemy: 'ogre', at: [1, 1], actions: ['zut'] }] })).toThrow(
      'expected one of un, deux, trois',
    );
  });
  rule('OV-MISC-10', 'an ally’s health, block and use can be given', () => {
    const mule = { entity: 'mule', at: [5, 1] as const, health: 2, block: 1, used: true };
    const table = at({ entities: [mule] });

    expect(table.dice('mule')).toMatchObject({ yellow: 2, block: 1 });
    expect(table.refuses('ally')).toEqual(['OV-KW-40']);
  });
  rule('OV-MISC-10', 'positions, exact orders of piles and dice can be given', () => {
    const table = at({
      heroes: [{ hand: [], deck: ['course', 'tir', 'parade', 'frappe', 'frappe'] }, {}],
      dice: [3, 3, 2, 2, 4, 5],
      enemies: [{ enemy: 'invocateur', at: [2, 2] }],
    });

    table.say('end', 'end');

    expect(table.zone('hand')).toEqual(['course', 'tir', 'parade', 'frappe', 'frappe']);
    expect(table.where('invocateur')).toEqual([2, 2]);
    expect(table.all('summoned')).toMatchObject([{ dice: [3, 3] }, { dice: [4, 5] }]);
  });
});

describe('in both languages', () => {
  rule('R-OV-99', 'every question, option, event and refusal reads in French and English', () => {
    const kinds = new Set<string>();
    randomGame('words', { heroes: 2 }, (t) => {
      const seen = view(veiel as never, t, t.open[0]!.seat) as never;
      for (const language of ['fr', 'en'] as const satisfies readonly Language[]) {
        for (const decision of t.open) {
          kinds.add(decision.kind);
          expect(veiel.words.question(seen, decision, language, t.content)).not.toBe('');
          const said = decision.options.map((option) =>
            veiel.words.option(seen, option, language, t.content),
          );
          expect(said.every((text) => text !== '' && !text.includes('undefined'))).toBe(true);
        }
        for (const event of t.told!.splice(0)) {
          const text = veiel.words.event(seen, event, language, t.content);
          expect(text === null || (text.length > 0 && !text.includes('undefined'))).toBe(true);
        }
      }
    });

    expect(kinds.size).toBeGreaterThan(8);
  });
});

describe('bots', () => {
  rule(
    'R-OV-87',
    'a bot can take every decision: there is always an option, and an evaluation to choose by',
    () => {
      const t = randomGame(
        'bots',
        { heroes: 3, difficulty: 'facile' },
        (t) => {
          expect(t.open.every(({ options }) => options.length > 0)).toBe(true);
          expect(Number.isFinite(advice.evaluate(t, t.open[0]!.seat))).toBe(true);
        },
        300,
      );

      expect(t.heroes).toHaveLength(3);
    },
  );
});

test('a bad position is refused in words', () => {
  expect(() => at({ heroes: [{}, { hand: ['tir', 'course-1'] }] })).toThrow(
    'position › heroes[1].hand[1]: expected the id of a card in the box under these switches, got "course-1" (did you mean "course"?).',
  );
  expect(() => at({ heroes: [{ at: [6, 1] }, { at: [6, 1] }] })).toThrow(
    'position › heroes[1].at: expected a free square, (6, 1) is taken.',
  );
});
