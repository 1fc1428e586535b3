/** A table as its entries tell it, applied by hand: no storage, no sockets. */
import { gameById } from '@tablee/games/rules';
import type { Seat } from '@tablee/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TableRow } from '../storage/schema.ts';
import type { Entry } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { readSnapshot, snapshotOf } from '../tables/snapshot.ts';

const game = gameById('plunder')!;
const [ANNE, BRUNO] = [0 as Seat, 1 as Seat];
const ROW = {
  id: 'table',
  game: 'plunder',
  version: game.version,
  content: '',
  pack: null,
  seats: 2,
  config: '{}',
  seed: 'live',
  invite: 'first',
  host: 'anne',
  watch: 0,
  hints: 0,
  clock: null,
  created: 5,
} as unknown as TableRow;

let live: LiveTable;
let time: number;
beforeEach(() => {
  live = new LiveTable(ROW, game);
  time = 100;
});
const apply = (...entries: readonly unknown[]): void => {
  for (const entry of entries) live.apply(entry as Entry, live.at + 1, ++time);
};
const sat = (seat: Seat, guest: string) => ({ kind: 'sat', seat, guest, name: guest });
const begin = (): void => apply(sat(ANNE, 'anne'), sat(BRUNO, 'bruno'));

/** Whoever is asked first takes that option. */
function choose(option = 0): Seat {
  const decision = live.table!.state.open[0]!;
  const says = game.words.notation(decision.options[option]!, live.table!.state.content);
  apply({ kind: 'chose', seat: decision.seat, says: [says] });
  return decision.seat;
}

/** Until somebody may take something back; who. */
function untilUndo(): Seat {
  for (let n = 0; n < 200; n++) {
    const seat = [ANNE, BRUNO].find((each) => live.undoLimit(each) !== null);
    if (seat !== undefined) return seat;
    choose();
  }
  throw new Error('Nobody could ever take anything back.');
}
const other = (seat: Seat): Seat => (1 - seat) as Seat;

describe('a table', () => {
  test('waits until all chairs are taken, then it is played', () => {
    expect([live.phase, live.moments, live.waitingFor, live.changed]).toEqual(['waiting', 0, [], 5]);
    apply(sat(ANNE, 'anne'));
    expect([live.phase, live.present, live.table]).toEqual(['waiting', [0], null]);

    apply(sat(BRUNO, 'bruno'));

    expect([live.phase, live.present, live.moments, live.at, live.changed]).toEqual([
      'playing',
      [0, 1],
      1,
      2,
      102,
    ]);
    expect(live.waitingFor.length).toBeGreaterThan(0);
    expect([live.isHost(ANNE), live.isHost(BRUNO), live.host]).toEqual([true, false, 0]);
  });

  test('takes its entries in their order, and no other', () => {
    expect(() => live.apply(sat(ANNE, 'anne') as Entry, 2, 0)).toThrow(
      'Entry 1 of table table was expected, got 2.',
    );
    begin();
    expect(() => live.apply({ kind: 'closed' }, 2, 0)).toThrow('Entry 3 of table table was expected, got 2.');
  });

  test('a chair is freed, filled by a bot, and given away again before the game begins', () => {
    apply(sat(BRUNO, 'bruno'), { kind: 'freed', seat: BRUNO });
    expect(live.chairs).toEqual([{ who: 'open' }, { who: 'open' }]);

    apply(
      { kind: 'filled', seat: BRUNO, bot: 'random' },
      { kind: 'freed', seat: BRUNO },
      sat(BRUNO, 'clara'),
    );
    apply({ kind: 'removed', seat: BRUNO, invite: 'second' });

    expect([live.chairs[BRUNO], live.invite, live.phase]).toEqual([{ who: 'open' }, 'second', 'waiting']);
    apply({ kind: 'invited', invite: 'third' });
    expect(live.invite).toBe('third');
  });

  test('closed before it began stays so, whoever comes', () => {
    apply({ kind: 'closed' });
    begin();

    expect([live.phase, live.table]).toEqual(['closed', null]);
  });

  test('somebody removed in play has a bot in their place; the game goes on', () => {
    begin();
    apply({ kind: 'removed', seat: BRUNO, invite: 'second' });

    expect([live.chairs[BRUNO], live.phase, live.present]).toEqual([
      { who: 'bot', bot: 'greedy' },
      'playing',
      [0],
    ]);
    expect([live.isPerson(BRUNO), live.isPerson(ANNE)]).toEqual([false, true]);
  });

  test('who leaves keeps the chair, and is there again when they return', () => {
    begin();
    apply({ kind: 'left', seat: BRUNO });
    expect([live.present, live.isPerson(BRUNO), live.isPresent(BRUNO)]).toEqual([[0], true, false]);

    apply({ kind: 'returned', seat: BRUNO });

    expect(live.present).toEqual([0, 1]);
    expect(() => live.apply({ kind: 'left', seat: 7 as Seat }, live.at + 1, 0)).toThrow(
      'Nobody sits at seat 7',
    );
  });

  test('is over when somebody gives up; what was asked of all is dropped', () => {
    begin();
    apply({ kind: 'askedBack', seat: ANNE, to: 0 });
    expect(live.back).toMatchObject({ by: 0, to: 0 });

    apply({ kind: 'resigned', seat: ANNE });

    expect([live.phase, live.back, live.undoLimit(ANNE)]).toEqual(['over', null, null]);
    expect(live.table!.state.result!.winners).toEqual([1]);
    apply({ kind: 'rematched', table: 'next' });
    expect([live.rematch, live.phase]).toEqual(['next', 'over']);
  });
});

describe('what is asked of everybody', () => {
  test('to go back is done when the last of those present agrees', () => {
    begin();
    for (let n = 0; n < 6; n++) choose();
    apply({ kind: 'askedBack', seat: ANNE, to: 4 });
    expect([live.table!.choices, [...live.back!.agreed], live.wentBack]).toEqual([6, [0], false]);
    const entry: Entry = { kind: 'answeredBack', seat: BRUNO, yes: true };
    const earlier = live.leadsBackTo(entry);

    const again = earlier === null ? null : stateAfter(earlier);
    live.apply(entry, live.at + 1, 1, { earlier: again });

    expect([live.table!.choices, live.back, live.wentBack, live.table!.takenBack]).toEqual([
      4,
      null,
      true,
      2,
    ]);
    choose();
    expect(live.wentBack).toBe(false);
  });

  test('to go back further than is in mind needs the state of then', () => {
    begin();
    for (let n = 0; n < 6; n++) choose();
    apply({ kind: 'askedBack', seat: ANNE, to: 0 });
    const agreed: Entry = { kind: 'answeredBack', seat: BRUNO, yes: true };

    expect(live.leadsBackTo(agreed)).toBe(0);
    expect(live.leadsBackTo({ ...agreed, yes: false })).toBeNull();
    expect(live.leadsBackTo({ kind: 'returned', seat: BRUNO })).toBeNull();
    expect(live.leadsBackTo({ kind: 'left', seat: BRUNO })).toBe(0);
    expect(() => live.apply(agreed, live.at + 1, 1)).toThrow('was not told how it stood after 0 choices');
  });

  test('a no ends it, and so does playing on by somebody who has not agreed', () => {
    begin();
    apply({ kind: 'askedBack', seat: ANNE, to: 0 }, { kind: 'answeredBack', seat: BRUNO, yes: false });
    expect(live.back).toBeNull();

    const asked = live.waitingFor[0]!;
    apply({ kind: 'askedBack', seat: asked, to: 0 });
    choose();
    expect(live.back).not.toBeNull();
    apply({ kind: 'answeredBack', seat: other(asked), yes: false });
    const next = live.waitingFor[0]!;
    apply({ kind: 'askedBack', seat: other(next), to: 0 });
    choose();

    expect(live.back).toBeNull();
  });

  test('a draw is offered and stands until it is answered', () => {
    begin();
    apply({ kind: 'offeredDraw', seat: ANNE });
    expect([live.draw!.by, [...live.draw!.agreed], live.phase]).toEqual([0, [0], 'playing']);

    apply({ kind: 'answeredDraw', seat: BRUNO, yes: false });

    expect([live.draw, live.phase]).toEqual([null, 'playing']);
  });

  test('playing on by somebody who has not agreed is a no to a draw, by whoever offered it is none', () => {
    begin();
    const asked = live.waitingFor[0]!;
    apply({ kind: 'offeredDraw', seat: asked });
    choose();
    expect(live.draw).not.toBeNull();
    apply({ kind: 'answeredDraw', seat: other(asked), yes: false });
    const next = live.waitingFor[0]!;
    apply({ kind: 'offeredDraw', seat: other(next) });

    choose();

    expect(live.draw).toBeNull();
  });

  test('nothing leads back once the game is over', () => {
    begin();
    for (let n = 0; n < 6; n++) choose();
    apply({ kind: 'left', seat: BRUNO });
    expect(live.leadsBackTo({ kind: 'askedBack', seat: ANNE, to: 0 })).toBe(0);

    apply({ kind: 'resigned', seat: ANNE });

    expect(live.leadsBackTo({ kind: 'askedBack', seat: ANNE, to: 0 })).toBeNull();
  });

  test('is still asked when the table is taken up from a snapshot', () => {
    begin();
    choose();
    apply({ kind: 'offeredDraw', seat: ANNE }, { kind: 'askedBack', seat: BRUNO, to: 0 });
    const { row } = snapshotOf(live, 'the same');

    const again = new LiveTable(ROW, game, readSnapshot(row));

    expect([again.back, again.draw]).toEqual([live.back, live.draw]);
    expect([again.at, again.moments, again.changed]).toEqual([live.at, live.moments, live.changed]);
    for (const reader of [ANNE, BRUNO, null]) expect(again.ears.at(reader)).toBe(live.ears.at(reader));
  });
});

/** How the same table stood after so many choices. */
function stateAfter(choices: number) {
  const again = new LiveTable(ROW, game);
  const before = live;
  live = again;
  begin();
  for (let n = 0; n < choices; n++) choose();
  live = before;
  return again.table!.state;
}

describe('what still stands', () => {
  test('is counted by entry, and falls back when something is taken back', () => {
    begin();
    const seat = untilUndo();
    const { at, moments } = live;
    expect([live.keptSince(at), live.keptSince(at - 1), live.stands(at), live.stands(at - 1)]).toEqual([
      moments,
      moments - 1,
      true,
      true,
    ]);

    apply({ kind: 'undid', seat, to: live.undoLimit(seat)! });

    expect(live.moments).toBeLessThan(moments);
    expect([live.keptSince(at), live.stands(at)]).toEqual([live.moments, false]);
    expect([live.keptSince(live.at), live.stands(live.at)]).toEqual([live.moments, true]);
    expect([
      live.remembers(0),
      live.remembers(live.at),
      live.remembers(live.at + 1),
      live.remembers(-1),
    ]).toEqual([true, true, false, false]);
    expect([live.keptSince(live.at + 1), live.stands(live.at + 1)]).toEqual([0, false]);
  });

  test('is remembered for 64 entries', () => {
    begin();
    for (let n = 0; n < 300; n++) apply({ kind: 'invited', invite: `${n}` });

    expect([live.remembers(live.at - 63), live.remembers(live.at - 64)]).toEqual([true, false]);
    expect([live.keptSince(live.at - 63), live.keptSince(live.at - 64)]).toEqual([1, 0]);
  });

  test('the last moments are in mind; after the last there are none', () => {
    begin();
    for (let n = 0; n < 2; n++) choose();

    expect([live.recent(3), live.recent(9)]).toEqual([[], []]);
    expect(live.recent(1)).toHaveLength(2);
    expect(live.recent(0)).toHaveLength(3);
  });
});

describe('a snapshot', () => {
  test('is due after 64 choices, and when the game is over', () => {
    begin();
    expect([live.wantsSnapshot, live.hasMoved]).toEqual([false, true]);
    for (let n = 0; n < 62; n++) choose();
    expect(live.wantsSnapshot).toBe(false);
    choose();
    expect(live.wantsSnapshot).toBe(true);

    live.snapshotTaken();

    expect([live.wantsSnapshot, live.hasMoved]).toEqual([false, false]);
    apply({ kind: 'resigned', seat: ANNE });
    expect([live.wantsSnapshot, live.hasMoved]).toEqual([true, true]);
  });

  test('has all there is around the game, and none is wanted of one that is shelved', () => {
    begin();
    choose();
    apply({ kind: 'offeredDraw', seat: ANNE }, { kind: 'askedBack', seat: BRUNO, to: 0 });

    expect(live.around).toMatchObject({
      at: 5,
      changed: 105,
      isClosed: false,
      back: { by: 1, to: 0, agreed: [1] },
      draw: { by: 0, agreed: [0] },
      rematch: null,
      invite: 'first',
      moments: 2,
    });
    live.shelve(1, null);
    expect([live.wantsSnapshot, live.hasMoved, live.phase, live.back, live.draw]).toEqual([
      false,
      false,
      'shelved',
      null,
      null,
    ]);
  });
});

describe('the clock', () => {
  /** Whoever may take something back runs out of time. */
  function runOut(seat: Seat): number {
    const to = live.undoLimit(seat)!;
    const state = live.table!.stateAt(to)!;
    const decision = state.open.find((open) => open.seat === seat)!;
    const says = game.words.notation(decision.options[0]!, state.content);
    apply({ kind: 'outOfTime', seat, to, says });
    return to;
  }

  test('takes back what was not finished, then chooses; that can’t be taken back', () => {
    begin();
    const seat = untilUndo();

    const to = runOut(seat);

    expect([live.table!.choices, live.undoLimit(seat)]).toEqual([to + 1, null]);
  });

  test('ends what was asked about a moment it takes back; what lies before may still be agreed to', () => {
    begin();
    const seat = untilUndo();
    const first = live.undoLimit(seat)!;
    choose();
    expect(live.undoLimit(seat)).toBe(first);
    apply({ kind: 'askedBack', seat, to: first + 1 });

    runOut(seat);

    expect(live.back).toBeNull();
    apply({ kind: 'answeredBack', seat: other(seat), yes: true });
    expect([live.table!.choices, live.table!.takenBack, live.moments]).toEqual([first + 1, 0, first + 2]);

    const again = untilUndo();
    apply({ kind: 'askedBack', seat: again, to: live.undoLimit(again)! });
    runOut(again);
    expect(live.back).not.toBeNull();
  });
});
