/** A turn: take one to three matches; whoever takes the last one loses. */
import { done, finish, procedure, type Seat, seatsOf } from '@tablee/kernel';
import type { Allumettes, AllumettesEvent, TakeOption } from '../types.ts';

/** AL-TURN-1. */
export const MOST_AT_ONCE = 3;
const TAKE: readonly TakeOption[] = [1, 2, 3].map((count) => ({ do: 'take', count }));

export const turn = procedure<Allumettes, object, TakeOption>()('turn', {
  take: {
    kind: 'take',
    rule: 'AL-TURN-1',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      for (const option of TAKE) {
        if (option.count <= t.left) options.push(option);
        else why?.refuse(option, 'AL-TURN-2', { left: t.left });
      }
    },
    chosen: (t, _, { count }, seat) => {
      t.left -= count;
      t.told?.push(taken(seat, count, t.left));
      if (t.left === 0) {
        lose(t, seat, 'AL-GOAL-1', 'last');
        return done;
      }
      t.active = ((seat + 1) % t.seats) as Seat;
      return 'take';
    },
  },
});

function taken(seat: Seat, count: number, left: number): AllumettesEvent {
  return { event: 'taken', rule: 'AL-TURN-1', seat, count, left };
}

export function lose(t: Allumettes, seat: Seat, rule: string, how: string): void {
  finish(t, { winners: seatsOf(t.seats).filter((other) => other !== seat), rule, how });
}
