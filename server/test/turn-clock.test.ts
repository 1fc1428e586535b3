/** A game of many small questions: what its clocks charge to whom. */
import type { Decision, GameClock, Seat } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../tables/entry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { TurnClock } from '../tables/turn-clock.ts';

const [ANNE, BRUNO] = [0 as Seat, 1 as Seat];
const MINUTE = 60_000;
/** What a thought may take for nothing. */
const GRACE = MINUTE / 6;
const GAME: GameClock = { isFresh: ({ kind }) => kind === 'dawn', givesUpAfter: 3 };

/** A table at which these questions are open, and its clock. */
class Asked {
  readonly clock: TurnClock;
  #now = 0;

  constructor(clock = new TurnClock(MINUTE, GAME, [])) {
    this.clock = clock;
  }

  /** After so many seconds somebody chooses, and then this is asked. */
  then(
    seconds: number,
    by: Seat | null,
    open: [Seat, string][],
    how: 'final' | 'loose' | 'late' = 'final',
  ): this {
    this.#now += seconds * 1000;
    const live = {
      waitingFor: open.map(([seat]) => seat),
      isPerson: () => true,
      table: {
        wasFinal: how !== 'loose',
        state: { open: open.map(([seat, kind]) => ({ seat, kind }) as Decision) },
      },
    } as unknown as LiveTable;
    const entry: Entry =
      by === null
        ? { kind: 'invited', invite: '' }
        : how === 'late'
          ? { kind: 'outOfTime', seat: by, to: 0, says: '' }
          : { kind: 'chose', seat: by, says: [''] };
    this.clock.after(live, entry, this.#now);
    return this;
  }

  /** Seconds, without what may be taken for nothing. */
  left(seat: Seat): number | null {
    const deadline = this.clock.deadline(seat);
    return deadline === undefined ? null : (deadline - GRACE - this.#now) / 1000;
  }
}

describe('a turn’s clock', () => {
  test('is charged to whoever is asked, and stands still meanwhile for the other', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]).then(30, ANNE, [[BRUNO, 'react']]);

    expect(table.left(ANNE)).toBeNull();
    expect(table.left(BRUNO)).toBe(60);
    table.then(25, BRUNO, [[ANNE, 'react']]);
    expect(table.left(ANNE)).toBe(40);
  });

  test('is not drained by a hundred small windows', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]);
    for (let n = 0; n < 100; n++) table.then(8, ANNE, [[BRUNO, 'react']]).then(8, BRUNO, [[ANNE, 'react']]);

    expect(table.left(ANNE)).toBe(60);
  });

  test('is not refilled by passing at once', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]).then(60, ANNE, [[BRUNO, 'react']]);
    for (let n = 0; n < 50; n++) table.then(0, BRUNO, [[ANNE, 'react']]).then(0, ANNE, [[BRUNO, 'react']]);
    table.then(0, BRUNO, [[ANNE, 'react']]);

    expect(table.left(ANNE)).toBe(10);
  });

  test('is whole again when a turn of one’s own begins', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]).then(60, ANNE, [[BRUNO, 'dawn']]);

    expect(table.then(5, BRUNO, [[ANNE, 'react']]).left(ANNE)).toBe(10);
    expect(
      table
        .then(5, ANNE, [[BRUNO, 'react']])
        .then(5, BRUNO, [[ANNE, 'dawn']])
        .left(ANNE),
    ).toBe(60);
  });

  test('gains nothing from a choice that can be taken back', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]);
    for (let n = 0; n < 10; n++) table.then(3, ANNE, [[ANNE, 'pay']], 'loose');

    expect(table.left(ANNE)).toBe(30);
  });

  test('is the same after it was taken up from a snapshot', () => {
    const before = new Asked().then(0, null, [[ANNE, 'dawn']]).then(30, ANNE, [[BRUNO, 'react']]);
    const after = new TurnClock(MINUTE, GAME, JSON.parse(JSON.stringify(before.clock.saved)));

    expect(after.saved).toEqual(before.clock.saved);
    expect(after.deadline(BRUNO)).toBe(before.clock.deadline(BRUNO));
  });

  test('that ran out three times in a row ends it; a choice in between begins the count anew', () => {
    const table = new Asked().then(0, null, [[ANNE, 'dawn']]);
    const expire = () => table.then(70, ANNE, [[ANNE, 'react']], 'late').clock.isLastTime(ANNE);

    expect(expire()).toBe(false);
    expect(expire()).toBe(true);
    expect(table.then(1, ANNE, [[ANNE, 'react']]).clock.isLastTime(ANNE)).toBe(false);
    expect(table.clock.isLastTime(BRUNO)).toBe(false);
  });
});
