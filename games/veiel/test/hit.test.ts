import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { livesFor } from '../rules/summon.ts';
import { at, expect } from './table.ts';

const facing = (foe: object, hand: string[], more: object = {}) =>
  at({
    heroes: [{ at: [5, 1], hand }],
    enemies: [{ at: [4, 1], ...foe } as never, { enemy: 'statue', at: [1, 6] }],
    ...more,
  });

describe('hero damage to an enemy', () => {
  rule(
    ['OV-HIT-1', 'OV-HIT-2', 'OV-HIT-3', 'OV-HIT-4', 'OV-HIT-5'],
    'WE-3: one blocked, three cost a life, the last one stays',
    () => {
      const table = facing({ enemy: 'goule', yellow: 3, red: 2, block: 1 }, ['coup-5', 'parade']);

      table.say('play coup-5');

      expect(table.dice('goule')).toEqual({ yellow: 2, red: 1, block: 0 });
      expect(table.all('lifeLost')).toHaveLength(1);
    },
  );

  rule(
    ['OV-HIT-6', 'R-OV-50'],
    'without a life left it dies and leaves the board; what is over is lost',
    () => {
      const table = facing({ enemy: 'goule', red: 1 }, ['coup-10', 'parade']);

      table.say('play coup-10');

      expect(table.where('goule')).toBeNull();
      expect(table.dice('statue')).toMatchObject({ yellow: 3, red: 1 });
    },
  );

  rule(
    ['OV-HIT-7', 'R-OV-8', 'OV-SETUP-13'],
    'the yellow die starts on the printed value, the red die on the lives for the number of heroes',
    () => {
      const two = at({ heroes: [{}, {}], enemies: [{ enemy: 'bourreau', at: [1, 1] }] });
      const four = at({ heroes: [{}, {}, {}, {}], enemies: [{ enemy: 'bourreau', at: [1, 1] }] });

      expect(two.dice('bourreau')).toEqual({ yellow: 4, red: 2, block: 0 });
      expect(four.dice('bourreau').red).toBe(4);
    },
  );

  rule(
    ['R-OV-9', 'OV-DIFF-25'],
    'lives follow the number of heroes: 0.6, 1, 1.4, 1.8, 2.2, rounded half up, at least 1',
    () => {
      expect([1, 2, 3, 4, 5].map((n) => livesFor(5, n))).toEqual([3, 5, 7, 9, 11]);
      expect([1, 2, 3, 4, 5].map((n) => livesFor(1, n))).toEqual([1, 1, 1, 2, 2]);
      expect(livesFor([9, 8, 7, 6, 5], 3)).toBe(7);
    },
  );

  rule(
    ['OV-HIT-8', 'OV-SUMMON-3', 'OV-SUMMON-6', 'OV-AI-32'],
    'with a summoner those it summoned die at once, and those they summoned',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['coup-10', 'parade'] }],
        enemies: [
          { enemy: 'invocateur', at: [4, 1], red: 1 },
          { enemy: 'rat', at: [1, 1], summoner: 0 },
          { enemy: 'rat', at: [1, 2], summoner: 1 },
          { enemy: 'statue', at: [1, 6] },
        ],
      });

      table.say('play coup-10');

      expect([table.where('rat', 0), table.where('rat', 1)]).toEqual([null, null]);
      expect(table.all('diedWithSummoner')).toHaveLength(2);
    },
  );

  rule(['OV-HIT-9', 'R-OV-48'], 'several damage effects of one card are applied one after the other', () => {
    const table = facing({ enemy: 'goule', yellow: 3, red: 2, block: 5 }, ['double', 'parade']);

    table.say('play double');

    // The first four meet block, of the second four one does.
    expect(table.dice('goule')).toEqual({ yellow: 3, red: 1, block: 0 });
  });

  rule('OV-HIT-10', 'a heal raises the yellow die to the printed value, never the red one', () => {
    const table = at({
      at: 'enemies',
      enemies: [
        { enemy: 'medecin', at: [1, 1] },
        { enemy: 'statue', at: [1, 6], yellow: 2, red: 1 },
      ],
    });

    expect(table.dice('statue')).toMatchObject({ yellow: 3, red: 1 });
  });

  rule(['OV-HIT-5', 'OV-WOUND-13', 'OV-MISC-5'], 'wounds ignore an enemy’s block, damage does not', () => {
    const table = facing({ enemy: 'goule', yellow: 3, red: 2, block: 4 }, ['perce', 'coup-2', 'parade']);

    table.say('play perce');
    expect(table.dice('goule')).toEqual({ yellow: 1, red: 2, block: 4 });
    table.say('play coup-2');
    expect(table.dice('goule')).toEqual({ yellow: 1, red: 2, block: 2 });
  });

  rule(
    'R-OV-98',
    'affaibli takes from an attack, vulnérable adds, épines sting an adjacent attacker; étourdi skips a turn',
    () => {
      const weak = facing({ enemy: 'goule' }, ['coup-2', 'parade'], {
        heroes: [{ at: [5, 1], hand: ['coup-2', 'parade'], statuses: { affaibli: 1 } }],
      });
      weak.say('play coup-2');
      expect(weak.dice('goule').yellow).toBe(2);

      const open = facing({ enemy: 'goule', statuses: { vulnerable: 1 } }, ['coup-1', 'parade']);
      open.say('play coup-1');
      expect(open.dice('goule').yellow).toBe(1);

      const thorny = facing({ enemy: 'ronceux' }, ['coup-1', 'parade']);
      thorny.say('play coup-1');
      expect(thorny.zone('wounds')).toHaveLength(2);

      const bled = at({
        at: 'enemies',
        heroes: [{ at: [5, 1], hand: ['parade', 'tir'], statuses: { epines: 2, vulnerable: 3 } }],
        enemies: [{ enemy: 'spectre', at: [4, 1] }],
      });
      expect([bled.zone('wounds').length, bled.all('thorns').length]).toEqual([1, 1]);

      const stuck = at({ heroes: [{ statuses: { immobilise: 1 }, hand: ['course', 'parade'] }] });
      expect(stuck.refuses('play course')).toEqual(['OV-HERO-15']);
      expect(stuck.refuses('stride parade')).toContain('R-OV-98');
    },
  );
});
