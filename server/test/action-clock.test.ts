/** So much time for an action: whose clock starts when, and when it starts anew. */
import type { Seat } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { Deadlines } from '../tables/deadlines.ts';
import type { Entry } from '../tables/entry.ts';
import type { LiveTable } from '../tables/live-table.ts';

const [ANNE, BRUNO, CLARA] = [0 as Seat, 1 as Seat, 2 as Seat];

/** A minute each; after every entry the table asks these. */
class Timed {
  readonly deadlines: Deadlines;
  live = { phase: 'playing', waitingFor: [] as Seat[], wentBack: false } as unknown as LiveTable;

  constructor(saved: Deadlines['saved'] = [], seconds: number | null = 60) {
    this.deadlines = new Deadlines(seconds, null, saved);
  }

  then(
    time: number,
    entry: Partial<Entry>,
    asked: Seat[],
    more: Partial<Record<string, unknown>> = {},
  ): this {
    const { wasFinal = true, outOfTime, bots = [], away = [], ...rest } = more;
    this.live = {
      phase: 'playing',
      waitingFor: asked,
      wentBack: false,
      isPerson: (seat: Seat) => !(bots as Seat[]).includes(seat),
      isPresent: (seat: Seat) => !(away as Seat[]).includes(seat),
      table: { wasFinal, game: { outOfTime } },
      ...rest,
    } as unknown as LiveTable;
    this.deadlines.after(this.live, entry as Entry, time);
    return this;
  }

  get running(): [Seat, number][] {
    return [...this.deadlines.running(this.live)];
  }
}

const began: Partial<Entry> = { kind: 'invited' };
const chose = (seat: Seat): Partial<Entry> => ({ kind: 'chose', seat, says: [''] });
const late = (seat: Seat): Partial<Entry> => ({ kind: 'outOfTime', seat });

describe('an action’s clock', () => {
  test('starts when somebody is asked, for people who are there', () => {
    const table = new Timed().then(1000, began, [ANNE, BRUNO, CLARA], { bots: [BRUNO], away: [CLARA] });

    expect(table.running).toEqual([[ANNE, 61_000]]);
    expect(table.deadlines.earliest(table.live)).toBe(61_000);
    expect(table.deadlines.isLastTime(ANNE)).toBe(false);
  });

  test('runs nowhere but at a table where people play', () => {
    for (const phase of ['waiting', 'over', 'closed']) {
      const table = new Timed().then(0, began, [ANNE], { phase });
      expect([table.running, table.deadlines.earliest(table.live)]).toEqual([[], null]);
    }
    const none = new Timed([], null).then(0, began, [ANNE]);
    expect([none.running, none.deadlines.saved]).toEqual([[], []]);
  });

  test('starts anew after a choice that can’t be taken back, and not after one that can', () => {
    const table = new Timed().then(0, began, [ANNE]).then(10_000, chose(ANNE), [ANNE], { wasFinal: false });
    expect(table.running).toEqual([[ANNE, 60_000]]);

    table.then(20_000, chose(ANNE), [ANNE]);

    expect(table.running).toEqual([[ANNE, 80_000]]);
  });

  test('goes on from where it was when a choice that handed the question on is taken back', () => {
    const table = new Timed().then(0, began, [ANNE]);
    table.then(10_000, chose(ANNE), [BRUNO], { wasFinal: false });
    expect(table.running).toEqual([[BRUNO, 70_000]]);

    table.then(20_000, { kind: 'undid', seat: ANNE } as never, [ANNE]);

    expect(table.running).toEqual([[ANNE, 60_000]]);
  });

  test('of whoever chose before is over once somebody else has chosen', () => {
    const table = new Timed().then(0, began, [ANNE]);
    table.then(10_000, chose(ANNE), [BRUNO], { wasFinal: false });
    table.then(20_000, chose(BRUNO), [ANNE], { wasFinal: false });

    expect(table.running).toEqual([[ANNE, 80_000]]);
  });

  test('of those asked at the same time is not touched by the choice of one of them', () => {
    const table = new Timed().then(0, began, [ANNE, BRUNO]).then(10_000, chose(ANNE), [BRUNO]);
    expect(table.running).toEqual([[BRUNO, 60_000]]);

    table.then(20_000, chose(BRUNO), [ANNE, BRUNO]);

    expect(table.running).toEqual([
      [ANNE, 80_000],
      [BRUNO, 80_000],
    ]);
    expect(table.deadlines.earliest(table.live)).toBe(80_000);
  });

  test('the earliest is the first to run out, whoever’s it is', () => {
    const table = new Timed().then(0, began, [BRUNO]).then(5000, began, [ANNE, BRUNO]);

    expect(table.running).toEqual([
      [ANNE, 65_000],
      [BRUNO, 60_000],
    ]);
    expect(table.deadlines.earliest(table.live)).toBe(60_000);
  });

  test('starts anew for everybody when all went back together', () => {
    const table = new Timed().then(0, began, [ANNE]).then(30_000, began, [ANNE], { wentBack: true });

    expect(table.running).toEqual([[ANNE, 90_000]]);
  });

  test('that ran out starts anew once the game is done with that, or at once where it has no word for it', () => {
    const ruled = new Timed()
      .then(0, began, [ANNE])
      .then(60_000, late(ANNE), [ANNE], { outOfTime: () => {} });
    expect(ruled.running).toEqual([[ANNE, 60_000]]);
    ruled.then(60_000, late(ANNE), [BRUNO], { outOfTime: () => {} });
    expect(ruled.running).toEqual([[BRUNO, 120_000]]);

    const silent = new Timed().then(0, began, [ANNE]).then(60_000, late(ANNE), [ANNE]);
    expect(silent.running).toEqual([[ANNE, 120_000]]);
    const loose = new Timed().then(0, began, [ANNE]).then(60_000, late(ANNE), [ANNE], { wasFinal: false });
    expect(loose.running).toEqual([[ANNE, 60_000]]);
  });

  test('is the same after it was taken up from a snapshot', () => {
    const table = new Timed().then(0, began, [ANNE, BRUNO]);
    const again = new Timed(structuredClone(table.deadlines.saved));
    again.live = table.live;
    again.deadlines.goOn(table.live);
    expect(again.running).toEqual(table.running);

    for (const each of [table, again]) each.then(10_000, chose(ANNE), [ANNE, BRUNO]);

    expect(again.running).toEqual([
      [ANNE, 70_000],
      [BRUNO, 60_000],
    ]);
    expect(again.running).toEqual(table.running);
  });
});
