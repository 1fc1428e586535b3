import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, card, ec, refused, stats, type Table, zone } from '../at.ts';
import * as sayings from './sayings.ts';
import { allOf, drew, use } from './use.ts';

describe('costs', () => {
  const cases: Readonly<
    Record<
      keyof typeof sayings.COSTS,
      readonly [rich: object, answers: readonly string[], paid: (t: Table) => unknown, left: unknown]
    >
  > = {
    ec: [{ ec: 2 }, [], (t) => ec(t, 0), 0],
    'ec-expression': [{ ec: 2, ag: ['c-ec-expression', 'ange-2-3'] }, [], (t) => ec(t, 0), 0],
    revoke: [{ adoration: ['adorateur-1', 'adorateur-2'] }, [], (t) => zone(t, 0, 'purgatoire').length, 2],
    destroy: [{ ag: ['c-destroy', 'ange-2-3'] }, ['choose ange-2-3'], (t) => stats(t, 'ange-2-3'), 'gone'],
    banish: [{ purgatoire: ['archer'] }, [], (t) => zone(t, 0, 'pandemonium'), ['archer']],
    discard: [{ hand: ['archer', 'dragon'] }, [], (t) => zone(t, 0, 'purgatoire'), ['archer', 'dragon']],
    poseidor: [
      {
        ag: [
          { card: 'c-poseidor', poseidor: 3 },
          { card: 'tresor', poseidor: 2 },
        ],
      },
      ['spend-poseidor tresor', 'spend-poseidor c-poseidor', 'spend-poseidor c-poseidor'],
      (t) => [card(t, 'c-poseidor')!.poseidor, card(t, 'tresor')!.poseidor],
      [1, 1],
    ],
    markers: [{ ag: [{ card: 'c-markers', atq: 1 }] }, [], (t) => card(t, 'c-markers')!.atq, 0],
    incline: [{}, [], (t) => card(t, 'c-incline')!.inclined, true],
    move: [{}, [], (t) => card(t, 'c-move')!.place, 'ldf'],
    'divinite-fv': [{ fv: 5 }, [], (t) => t.state.sides[0]!.fv, 3],
  };
  /** What keeps each from being paid. */
  const poor: Readonly<Record<string, object>> = {
    incline: { ag: [{ card: 'c-incline', inclined: true }] },
    move: { ag: [], ldf: ['c-move'] },
    'divinite-fv': { fv: 1 },
    destroy: { ag: [], ldf: [] },
  };

  rule(
    'SF-DEC-36',
    'every price named by the ledger is paid, and asked only of those who can (SF-DATA-16)',
    () => {
      allOf(sayings.COSTS, cases);
      for (const [key, [rich, answers, paid, left]] of Object.entries(cases)) {
        const t = at({ mine: { ag: [`c-${key}`], livre: ['valkyr'], ...rich } });
        use(t, `c-${key}`, ...answers);
        expect([key, paid(t), drew(t)]).toEqual([key, left, true]);

        if (key === 'destroy') continue;
        const without = at({ mine: { ag: [`c-${key}`], ...poor[key] } });
        expect([key, refused(without, 'use')]).toEqual([key, ['SF-STACK-5']]);
      }
    },
  );
});
