import { pick, randomFrom, type Seat, Table } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { plunder } from '../../plunder.ts';
import type { Plunder, PlunderView } from '../../types.ts';
import { staged } from '../staged.ts';

/** Not told by any event: the phase ends in silence, and what was paid is worked out from the cards. */
const UNTOLD = ['phase', 'paid', 'treasures'] as const;

function told(view: PlunderView): object {
  const seen: Record<string, unknown> = { ...view };
  for (const key of UNTOLD) delete seen[key];
  return seen;
}

describe('what is shown one by one ends where the table stands', () => {
  for (const seats of [2, 3, 4]) {
    for (const eyes of [0, null]) {
      it(`${seats} players, seen by ${eyes === null ? 'a passer-by' : 'the first'}`, () => {
        const table = new Table<Plunder, PlunderView>(plunder as never, { seats, seed: `staged ${seats}` });
        const chance = { random: randomFrom(`staged ${seats}`) };
        const seat = eyes as Seat | null;
        for (let i = 0; i < 400 && table.state.result === null; i++) {
          const before = table.view(seat);
          const heardBefore = table.choices.length;
          const decision = table.state.open[0]!;
          const option = pick(chance, decision.options);
          table.choose(decision.seat, decision.id, decision.options.indexOf(option));
          const shown = table.heard(seat, heardBefore).reduce(staged, before);
          const after = table.view(seat).table;
          expect(told({ ...shown.table, active: after.active })).toEqual(told(after));
        }
      });
    }
  }
});
