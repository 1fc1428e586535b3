import { gameById } from '@tablee/games/rules';
import { commitment, type Seat } from '@tablee/kernel';
import type { NewTable } from '@tablee/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { realClock } from '../clock.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Tables } from '../tables/tables.ts';

const ANNE = { id: 'anne', name: 'Anne', created: 0 };
const BRUNO = { id: 'bruno', name: 'Bruno', created: 0 };
const SECONDS = 60;

let storage: Storage;
let tables: Tables;
let bots: number;
let counted: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  storage = await openStorage({ data: null });
  tables = newTables();
  bots = 0;
  counted = [];
});
afterEach(async () => {
  await tables.close();
  await storage.close();
  vi.useRealTimers();
});

function newTables(): Tables {
  return new Tables({
    storage,
    gameById,
    botPause: 600,
    clock: realClock(),
    askBot: async () => {
      bots++;
      return 0;
    },
    tellGuest: () => {},
    counted: (what) => counted.push(what),
    wentWrong: (where, error) => {
      throw new Error(`${where}: ${error}`);
    },
  });
}

async function opened(given: Partial<NewTable> = {}): Promise<string> {
  const wanted: NewTable = {
    game: 'plunder',
    config: {},
    seats: [{ who: 'me' }, { who: 'open' }],
    watch: false,
    hints: false,
    clock: { seconds: SECONDS },
    ...given,
  };
  const { table, invite } = await tables.open(wanted, ANNE, 100);
  if (wanted.seats.some(({ who }) => who === 'open'))
    await tables.claim(table, BRUNO, { invite, seat: null });
  return table;
}

/** Time goes by; what it brings about is done. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  for (let n = 0; n < 20; n++) await new Promise(setImmediate);
}

const look = <T>(table: string, read: (live: LiveTable) => T): Promise<T> => tables.room(table).look(read);
const choices = (table: string): Promise<number> => look(table, (live) => live.table!.choices);
const left = (table: string, seat: Seat): Promise<number | undefined> =>
  look(table, (live) => {
    const deadline = new Map(live.deadlines.running(live)).get(seat);
    return deadline === undefined ? undefined : (deadline - Date.now()) / 1000;
  });

/** Whoever is asked answers with that option, until somebody is asked a question of that kind. */
async function playTo(table: string, kind: string, option = 0): Promise<Seat> {
  for (let n = 0; n < 400; n++) {
    const asked = await look(table, (live) => live.table!.state.open[0]!);
    if (asked.kind === kind) return asked.seat;
    await choose(table, option);
  }
  throw new Error(`Nobody was asked ${kind}.`);
}

async function choose(table: string, option: number): Promise<void> {
  const { asked, at, guest } = await look(table, (live) => {
    const decision = live.table!.state.open[0]!;
    const chair = live.chairs[decision.seat]!;
    return { asked: decision, at: live.at, guest: chair.who === 'person' ? chair.guest : '' };
  });
  await tables.ask(guest, { type: 'choose', ref: 0, table, at, decision: asked.id, option });
}

test('of a game of many small windows: whoever lets it run out three times in a row gives up (R-SF-87)', async () => {
  const table = await opened({ game: 'seven-fallen' });
  let late = 0;
  for (let n = 0; n < 40 && (await look(table, ({ phase }) => phase)) === 'playing'; n++) {
    await pass(SECONDS + SECONDS / 6 + 1);
    late++;
  }

  const end = await look(table, (live) => live.table!.state.result);
  expect(end).toMatchObject({ how: 'conceded', rule: 'R-SF-87' });
  expect(late).toBeGreaterThanOrEqual(3);
  // Giving up that way is counted too.
  const told = await tables.room(table).history();
  const ranOut = told.filter(({ outOfTime }) => outOfTime).length;
  expect(counted.filter((what) => what === 'out of time')).toHaveLength(ranOut + 1);
  expect(bots).toBe(0);
});

describe('a clock', () => {
  test('that runs out ends the turn, and the next one’s starts', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    const before = await choices(table);

    await pass(SECONDS - 1);
    expect(await choices(table)).toBe(before);
    await pass(1.1);
    await pass(0.1);

    const asked = await look(table, (live) => live.waitingFor);
    expect(asked).toEqual([1 - seat]);
    const told = await tables.room(table).history();
    expect(told.at(-1)!.outOfTime).toBe(true);
    expect(await look(table, (live) => live.undoLimit(seat))).toBeNull();
    expect(await left(table, seat)).toBeUndefined();
    expect(await left(table, (1 - seat) as Seat)).toBeGreaterThan(SECONDS - 2);
  });

  test('gains nothing from choices that can be taken back, and what was not finished was not begun', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    const before = await choices(table);
    await pass(SECONDS - 10);

    await choose(table, 0);
    expect(await look(table, (live) => live.table!.undoLimit(seat))).toBe(before);
    expect(await left(table, seat)).toBeCloseTo(10, 0);
    await pass(11);
    await pass(0.1);

    expect(await look(table, (live) => live.waitingFor)).toEqual([1 - seat]);
  });

  test('is not refilled by leaving and coming back', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    const guest = seat === 0 ? 'anne' : 'bruno';
    await pass(SECONDS - 10);

    await tables.ask(guest, { type: 'leave', ref: 0, table });
    await pass(0.1);
    await tables.ask(guest, { type: 'comeBack', ref: 0, table });

    expect(await left(table, seat)).toBeCloseTo(10, 0);
    await pass(11);
    await pass(0.1);
    expect((await tables.room(table).history()).some(({ outOfTime }) => outOfTime)).toBe(true);
  });

  test('is not refilled by asking in vain to go back', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    const [guest, other] = seat === 0 ? ['anne', 'bruno'] : ['bruno', 'anne'];
    await pass(SECONDS - 10);

    const at = await look(table, (live) => live.at);
    await tables.ask(guest!, { type: 'askBack', ref: 0, table, at, to: 1 });
    await tables.ask(other!, { type: 'answerBack', ref: 0, table, at: at + 1, yes: false });

    expect(await left(table, seat)).toBeCloseTo(10, 0);
  });

  test('starts anew for everybody when all went back together', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    await pass(SECONDS - 10);

    const at = await look(table, (live) => live.at);
    const to = (await choices(table)) - 1;
    await tables.ask('anne', { type: 'askBack', ref: 0, table, at, to });
    await tables.ask('bruno', { type: 'answerBack', ref: 0, table, at: at + 1, yes: true });

    const [asked] = await look(table, (live) => live.waitingFor);
    expect([0, 1]).toContain(seat);
    expect(await left(table, asked!)).toBeCloseTo(SECONDS, 0);
  });

  test('is not refilled by a choice that hands the question on and is taken back', async () => {
    const table = await opened();
    // Who chooses a colour hands the question on, and nothing was drawn: it can be taken back.
    const seat = await look(table, (live) => live.waitingFor[0]!);
    const guest = seat === 0 ? 'anne' : 'bruno';
    await pass(SECONDS - 10);
    await choose(table, 0);
    const to = await look(table, (live) => live.undoLimit(seat));
    expect(to).not.toBeNull();

    const at = await look(table, (live) => live.at);
    await tables.ask(guest, { type: 'undo', ref: 0, table, at, to: to! });

    expect(await left(table, seat)).toBeCloseTo(10, 0);
  });

  test('runs out in time however many tables nobody plays at any more claim to be overdue', async () => {
    const real = await opened();
    const seat = await playTo(real, 'act');
    // Everybody has left these; what was due once was never cleared.
    for (let n = 0; n < 300; n++) {
      const id = `abandoned${n}`;
      await storage.open({
        table: { ...(await storage.table(real))!, id, seed: `${n}`, clock: null },
        entries: [],
        standing: { table_id: id, phase: 'playing', summary: '{}', due: n, changed: 0 },
        seats: [{ table_id: id, seat: 0, guest: null }],
      });
    }
    await tables.close();
    await pass(SECONDS * 10);

    tables = newTables();
    await pass(6);
    await pass(0.1);

    expect(await look(real, (live) => live.waitingFor)).toEqual([1 - seat]);
    expect(await storage.overdue(400, null, 1000)).toEqual([]);
  });

  test('leaves to a bot what the game has no word for', async () => {
    const table = await opened();
    const before = await choices(table);

    await pass(SECONDS + 1);

    expect(await choices(table)).toBeGreaterThan(before);
    expect(bots).toBeGreaterThan(0);
  });

  test('runs out at a table nobody looks at, for the server that comes after', async () => {
    const table = await opened();
    const seat = await playTo(table, 'act');
    await tables.close();
    await pass(SECONDS * 10);

    tables = newTables();
    await pass(6);
    await pass(0.1);

    expect(await look(table, (live) => live.waitingFor)).toEqual([1 - seat]);
  });

  test('is not needed', async () => {
    const table = await opened({ clock: null });
    const before = await choices(table);

    await pass(600);

    expect(await choices(table)).toBe(before);
  });
});

describe('a bot', () => {
  test('answers after the same pause, whatever it holds', async () => {
    const table = await opened({ clock: null, seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] });
    await tables.room(table).refresh();
    while (!(await look(table, (live) => live.waitingFor.includes(1 as Seat)))) await choose(table, 0);
    const before = await choices(table);

    await pass(0.59);
    expect(await choices(table)).toBe(before);
    await pass(0.02);

    expect(await choices(table)).toBeGreaterThan(before);
  });
});

test('the hash of the seed is published when the table opens', async () => {
  const table = await opened();

  const { seed } = await look(table, ({ row }) => row);

  expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
});
