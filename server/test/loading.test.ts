/** No table can hold up the others, whatever was done to it. */
import { gameById } from '@tablee/games/rules';
import { type Choice, hash as hashOf, type Seat, Table } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Clock, realClock } from '../clock.ts';
import { Upkeep } from '../ops/upkeep.ts';
import { Housekeeping } from '../storage/housekeeping.ts';
import { type Entry, writeEntry } from '../tables/entry.ts';
import { Played } from '../tables/played.ts';
import { MOST_WANDERING } from '../tables/propose.ts';
import { ANNE, BareTables, BRUNO } from './bare-tables.ts';
import { howMany } from './long.ts';

let house: BareTables;
/** The most choices that were played, on end, without letting anybody else have a turn. */
let onEnd: number;
let turns: number;

function countingClock(): Clock {
  const clock = realClock();
  let since = Played.work;
  return {
    ...clock,
    turn: () => {
      onEnd = Math.max(onEnd, Played.work - since);
      turns++;
      return clock.turn().then(() => {
        since = Played.work;
      });
    },
  };
}

beforeEach(async () => {
  house = await BareTables.open(countingClock());
  onEnd = 0;
  turns = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

/** Appended as if somebody had chosen and taken back again and again. */
async function chooseAndTakeBack(table: string, times: number): Promise<Seat> {
  const seat = await house.playTo(table, 'act');
  const { at, choices, says } = await house.look(table, (live) => ({
    at: live.at,
    choices: live.table!.choices,
    says: live.table!.game.words.notation(live.table!.state.open[0]!.options[0]!, live.table!.state.content),
  }));
  let seq = at;
  for (let n = 0; n < times; n++) {
    const both: Entry[] = [
      { kind: 'chose', seat, says: [says] },
      { kind: 'undid', seat, to: choices },
    ];
    for (const entry of both) {
      seq++;
      await house.storage.append({
        entry: { table_id: table, seq, body: writeEntry(entry), at: seq, told: null, hash: null },
        standing: { table_id: table, phase: 'playing', summary: '{}', due: null, changed: seq },
        seats: [],
        snapshot: null,
      });
    }
  }
  return seat;
}

test('what is kept of somebody who played on and on is read a page at a time, and without what was told', async () => {
  const table = await house.table();
  const seat = await chooseAndTakeBack(table, 400);
  await house.restart();
  const guest = [ANNE, BRUNO][seat]!;
  await house.storage.keepGuest(guest);
  const whole = vi.spyOn(Housekeeping.prototype, 'wholeTable');
  const written = vi.spyOn(Housekeeping.prototype, 'written');

  const { tables } = await new Upkeep(house.storage, house.tables, () => 0).exportGuest(guest.id);

  const entries = tables[0]!.entries.map(({ entry }) => entry as { kind: string; seat: number });
  expect(entries.filter(({ kind }) => kind === 'undid')).toHaveLength(400);
  expect(new Set(entries.map((entry) => entry.seat))).toEqual(new Set([seat]));
  expect(written.mock.calls.length).toBeGreaterThan(3);
  expect(Math.max(...written.mock.calls.map(([, , most]) => most))).toBeLessThanOrEqual(250);
  expect(whole).not.toHaveBeenCalled();
});

const SLICE = 50;
/** What can be taken back is played again at a time; never more than this. */
const FURTHEST_BACK = 100;

test('a table that was opened a moment ago is not read, and is as it would be', async () => {
  const row = vi.spyOn(house.storage, 'table');
  const table = await house.table({ watch: true, clock: { seconds: 60 } });
  const tell = () =>
    house.look(table, ({ at, chairs, phase, table: played, ears, commitment, config, changed, row: it }) => {
      return {
        at,
        chairs,
        phase,
        hash: played!.hash,
        ears: ears.saved,
        commitment,
        config,
        changed,
        row: it,
      };
    });

  const opened = await tell();
  expect(row).not.toHaveBeenCalled();
  await house.restart();

  expect(await tell()).toEqual(opened);
  expect(row).toHaveBeenCalledTimes(1);
});

describe('a table of many entries', () => {
  const times = howMany({ short: 1_000, long: 7_700 });

  test(`is read a little at a time: ${times} choices taken back`, async () => {
    const table = await house.table();
    await chooseAndTakeBack(table, times);
    await house.restart();
    turns = 0;
    onEnd = 0;
    const before = Played.work;

    const { at, choices } = await house.look(table, (live) => ({
      at: live.at,
      choices: live.table!.choices,
    }));

    expect(at).toBeGreaterThan(2 * times);
    expect(choices).toBeGreaterThan(0);
    // Once forward for each choice; what was taken back was in mind and cost nothing.
    expect(Played.work - before).toBeLessThan(times * 2 + 200);
    expect(turns).toBeGreaterThan(times / SLICE / 2);
    expect(onEnd).toBeLessThanOrEqual(SLICE + FURTHEST_BACK);
  });

  test('is taken up from its snapshot, whoever forgot it', async () => {
    const table = await house.table();
    for (let n = 0; n < 150; n++) await house.choose(table, 0);
    const seen = await house.look(table, (live) => [live.at, live.table!.hash, live.table!.view(0 as Seat)]);
    await house.restart();
    const before = Played.work;

    const again = await house.look(table, (live) => [live.at, live.table!.hash, live.table!.view(0 as Seat)]);

    expect(again).toEqual(seen);
    expect(Played.work - before).toBeLessThan(64 + FURTHEST_BACK);
    expect(house.wrong).toEqual([]);
  });

  test('is read from the beginning when its snapshot was altered', async () => {
    const table = await house.table();
    for (let n = 0; n < 80; n++) await house.choose(table, 0);
    const hash = await house.look(table, (live) => live.table!.hash);
    const kept = (await house.storage.snapshot(table))!;
    await house.storage.keepSnapshot({
      ...kept,
      seq: kept.seq + 1,
      body: kept.body.replace(/"hash":"...../g, '"hash":"00000'),
    });
    await house.restart();

    expect(await house.look(table, (live) => live.table!.hash)).toBe(hash);
    expect(house.wrong.join()).toContain('snapshot');
  });

  test('can’t grow for ever by taking back and asking: after so many it is refused in words', async () => {
    const table = await house.table();
    const seat = await chooseAndTakeBack(table, MOST_WANDERING / 2 + 20);
    await house.restart();
    await house.choose(table, 0);

    await expect(house.undo(table, seat)).rejects.toThrow('Too much has happened at this table');
    // The game itself goes on, and nobody has to stay.
    await house.choose(table, 0);
    await house.tables.ask('bruno', { type: 'leave', ref: 0, table });
    await expect(house.tables.ask('bruno', { type: 'comeBack', ref: 0, table })).rejects.toThrow('Too much');
    const at = await house.look(table, (live) => live.at);
    await house.tables.ask('anne', { type: 'resign', ref: 0, table, at });
    expect(await house.look(table, ({ phase }) => phase)).toBe('over');
  });

  test('goes back by consent, further than it has in mind, in slices too', async () => {
    const table = await house.table();
    for (let n = 0; n < 200; n++) await house.choose(table, 0);
    await house.restart();
    const at = await house.look(table, (live) => live.at);
    onEnd = 0;

    await house.tables.ask('anne', { type: 'askBack', ref: 0, table, at, to: 3 });
    await house.tables.ask('bruno', { type: 'answerBack', ref: 0, table, at: at + 1, yes: true });

    const game = gameById('plunder')!;
    const [choices, hash, start] = await house.look(table, (live) => [
      live.table!.choices,
      live.table!.hash,
      live.start,
    ]);
    const history = await house.tables.room(table).history();
    const three = history.slice(1).map(({ seat, says }) => ({ seat, says }) as Choice);
    expect(choices).toBe(3);
    expect(history).toHaveLength(4);
    const again = new Table(game, start, three);
    expect(hashOf(again.state)).toBe(hash);
    expect(onEnd).toBeLessThanOrEqual(SLICE + FURTHEST_BACK);
  });
});

describe('the game of a table', () => {
  test('agrees with the kernel’s own table, whatever is chosen and taken back', () => {
    const game = gameById('plunder')!;
    for (let round = 0; round < 20; round++) {
      const start = { seats: 2, seed: `agree ${round}`, config: {} };
      const slow = new Table(game, start);
      const fast = Played.begin(game, start);
      let dice = round * 7919 + 1;
      const any = (count: number): number => {
        dice = (dice * 48271) % 2147483647;
        return dice % count;
      };
      for (let n = 0; n < 120 && !slow.state.result; n++) {
        const limits = [0, 1].map((seat) => slow.undoLimit(seat as Seat));
        expect([0, 1].map((seat) => fast.undoLimit(seat as Seat))).toEqual(limits);
        const seat = limits.findIndex((limit) => limit !== null) as Seat;
        if (seat >= 0 && any(4) === 0) {
          const to = limits[seat]! + any(slow.choices.length - limits[seat]!);
          slow.undo(seat, to);
          fast.undo(seat, to);
        } else {
          const decision = slow.state.open[any(slow.state.open.length)]!;
          const option = decision.options[any(decision.options.length)]!;
          const says = game.words.notation(option, slow.state.content);
          slow.say(decision.seat, says);
          // As a choice of a page comes in; every other one as it is read from the database.
          if (any(2) === 0) {
            const asked = fast.state.open.find(
              ({ id, seat }) => id === decision.id && seat === decision.seat,
            )!;
            fast.means(decision.seat, says, asked, asked.options[decision.options.indexOf(option)]!);
          }
          fast.say(decision.seat, says);
        }
        expect(fast.choices).toBe(slow.choices.length);
      }
      expect(fast.hash).toBe(hashOf(slow.state));
      expect(fast.view(0 as Seat)).toEqual(slow.view(0 as Seat));
      expect(fast.view(1 as Seat)).toEqual(slow.view(1 as Seat));
    }
  });
});
