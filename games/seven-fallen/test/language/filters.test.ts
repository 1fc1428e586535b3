import { describe, expect, test } from 'vitest';
import { at, card, pass, refused, say } from '../at.ts';
import * as sayings from './sayings.ts';
import { allOf, drew, resolve } from './use.ts';

describe('filters', () => {
  /** What each finds in one and the same position. */
  const found: Readonly<Record<keyof typeof sayings.FILTERS, readonly string[]>> = {
    type: ['golem-2', 'golem-3'],
    class: ['dragon'],
    kingdom: ['pur'],
    name: ['ange-3-4'],
    keyword: ['gardien'],
    'valued-keyword': ['archer'],
    controller: ['ange-2-9', 'ange-3-4', 'archer', 'gardien', 'pur'],
    owner: ['ange-2-9', 'ange-3-4', 'archer', 'gardien', 'pur'],
    zone: ['valhalla'],
    line: ['ange-5-5', 'archer'],
    cost: ['archer', 'gardien', 'pur', 'self', 'valkyr'],
    'printed-cost': ['ange-2-9', 'ange-5-5'],
    atq: ['ange-5-5', 'tresor'],
    fv: ['ange-2-9'],
    bou: ['golem-2'],
    damage: ['ange-2-9'],
    wounded: ['ange-2-9'],
    bound: ['ange-5-5', 'gardien'],
    equipped: ['dragon'],
    inclined: ['ange-5-5'],
    frozen: ['pur'],
    markers: ['ange-3-4', 'tresor'],
    poseidor: ['tresor'],
    own: [],
    cdb: [
      'ange-2-9',
      'ange-3-4',
      'ange-5-5',
      'archer',
      'dragon',
      'epee',
      'gardien',
      'golem-2',
      'golem-3',
      'pur',
      'self',
      'tresor',
      'valkyr',
    ],
    self: ['ange-5-5', 'dragon', 'tresor', 'valkyr'],
    page: ['adorateur-1'],
    eden: ['autel', 'nyx'],
    divinite: ['nyx'],
    either: ['dragon', 'valkyr'],
    without: ['dragon', 'valkyr'],
    lowest: ['archer'],
  };

  test('SF-DATA-18: every filter named by the ledger finds its cards, and no others', () => {
    allOf(sayings.FILTERS, found);
    for (const [key, expected] of Object.entries(found)) {
      const t = at({
        mine: {
          ag: [
            `f-${key}`,
            { card: 'dragon', equipements: ['epee'] },
            'valkyr',
            { card: 'tresor', poseidor: 2 },
          ],
          ldf: [{ card: 'ange-5-5', inclined: true, golem: 'golem-3' }],
          purgatoire: ['valhalla', 'foudre'],
          adoration: ['adorateur-1'],
        },
        theirs: {
          ag: [
            { card: 'gardien', golem: 'golem-2' },
            { card: 'ange-2-9', damage: 2 },
            { card: 'ange-3-4', fv: 1 },
            { card: 'pur', frozen: true },
          ],
          ldf: ['archer'],
        },
      });
      if (expected.length === 0) {
        expect([key, refused(t, 'use')]).toEqual([key, ['SF-STACK-5']]);
        continue;
      }
      say(t, `use f-${key}`);
      const names = t.options
        .filter((option) => option.startsWith('target'))
        .map((option) => option.slice(7).split('#')[0]!.replace(`f-${key}`, 'self'));
      expect([key, [...new Set(names)].sort()]).toEqual([key, [...expected]]);
    }
  });

  test('SF-DATA-18: a marker of a set’s own is counted', () => {
    const t = at({ mine: { ag: ['f-own', 'e-mark-own'], livre: ['valkyr'] } });
    resolve(t, 'e-mark-own');

    say(t, 'use f-own', 'target e-mark-own');
    pass(t);

    expect([card(t, 'e-mark-own')!.marks, drew(t)]).toEqual([{ souffle: 1 }, true]);
  });
});
