/** One table and the pages that look at it: what each is told and when, and what the server does there by itself. */
import { gameById } from '@tablee/games/rules';
import { fork, type Seat, take } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../tables/audience.ts';
import { HEARTBEAT } from '../tables/presence.ts';
import type { Room } from '../tables/room.ts';
import { Tables } from '../tables/tables.ts';
import { BareTables } from './bare-tables.ts';
import { StillClock } from './still-clock.ts';

class Reader implements Page {
  readonly guest: string | null;
  readonly client: string;
  readonly heard: TableMessage[] = [];
  readonly refused: string[] = [];

  constructor(guest: string | null, client = `home of ${guest}`) {
    this.guest = guest;
    this.client = client;
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.type === 'table') this.heard.push(message);
    else if (message.type === 'refused') this.refused.push(message.code);
  }

  written = 0;

  worked(): void {}

  wrote(): void {
    this.written++;
  }

  get last(): TableMessage {
    return this.heard.at(-1)!;
  }
}

let clock: StillClock;
let house: BareTables;
beforeEach(async () => {
  clock = new StillClock(1_000_000);
  house = await BareTables.open(clock);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

async function roomOf(given: Parameters<BareTables['table']>[0] = {}): Promise<Room> {
  return house.tables.room(await house.table(given));
}

describe('who looks', () => {
  test('is told everything once, and who comes and goes at a measured pace', async () => {
    const room = await roomOf({ watch: true });
    const [anne, eve, paul] = [new Reader('anne'), new Reader('eve'), new Reader(null)];
    await room.sit(anne, null);
    await clock.settle();
    await clock.pass(0);
    const before = anne.heard.length;

    await room.sit(eve, null);
    await clock.pass(499);
    expect(anne.heard).toHaveLength(before);
    await clock.pass(1);
    expect([anne.heard.length, anne.last.watchers]).toEqual([before + 1, 1]);
    await room.sit(paul, null);
    room.rise(eve);
    await clock.pass(499);
    expect(anne.heard).toHaveLength(before + 1);
    await clock.pass(1);
    room.rise(paul);
    await clock.pass(500);

    expect(anne.heard.slice(before).map(({ watchers }) => watchers)).toEqual([1, 1, 0]);
    expect(anne.last.people[0]).toMatchObject({ name: 'Anne', here: true });
  });

  test('is told everything anew when the table was taken up from a snapshot that is newer than what it knows', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    const append = house.storage.append.bind(house.storage);
    let isLost = false;
    vi.spyOn(house.storage, 'append').mockImplementation(async (more) => {
      const isFirst = await append(more);
      if (more.snapshot === null || isLost) return isFirst;
      isLost = true;
      throw new Error('It was written, but the answer was lost.');
    });
    while (!isLost) await house.choose(room.id, 0).catch(() => {});

    await room.refresh();

    expect(anne.last).toMatchObject({ since: null, keep: 0 });
    expect(anne.last.told).toHaveLength(anne.last.choices + 1);
  });

  test('may be gone already: rising twice does nothing', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    room.rise(anne);
    const { length } = anne.heard;

    room.rise(anne);
    room.rise(new Reader('bruno'));
    await clock.pass(1000);

    expect(anne.heard).toHaveLength(length);
    expect(house.wrong).toEqual([]);
  });

  test('does not sit there when what it is to be told could not be read, and is told nothing until it asks again', async () => {
    const room = await roomOf();
    for (let n = 0; n < 12; n++) await house.choose(room.id, 0);
    const anne = new Reader('anne');
    vi.spyOn(house.storage, 'entries').mockRejectedValueOnce(new Error('no answer'));

    await expect(room.sit(anne, null)).rejects.toThrow('no answer');

    expect(room.lookedAtFrom).toBeNull();
    await house.choose(room.id, 0);
    expect(anne.heard).toEqual([]);
    await room.sit(anne, null);
    expect(anne.last.told).toHaveLength(anne.last.choices + 1);
  });

  test('is known by where from; of another process only that there is somebody', async () => {
    const room = await roomOf();
    expect(room.lookedAtFrom).toBeNull();
    const anne = new Reader('anne', '192.0.2.1');
    await room.sit(anne, null);
    expect(room.lookedAtFrom).toBe('192.0.2.1');
    room.rise(anne);
    expect(room.lookedAtFrom).toBeNull();

    room.presence.heard('other', ['bruno']);

    expect(room.lookedAtFrom).toBe('elsewhere');
  });

  test('other processes hear of again and again, of all tables in one go', async () => {
    const rooms = [await roomOf(), await roomOf(), await roomOf()];
    vi.spyOn(house.storage, 'isShared', 'get').mockReturnValue(true);
    const tell = vi.spyOn(house.storage, 'tell');
    for (const room of rooms.slice(1)) await room.sit(new Reader('anne'), null);
    tell.mockClear();

    await clock.pass(HEARTBEAT);

    const said = tell.mock.calls.map(([news]) => news);
    expect(said).toEqual([
      rooms.slice(1).map(({ id }) => expect.objectContaining({ kind: 'here', table: id, guests: ['anne'] })),
    ]);
  });

  test('without a seat needs a table that is open to onlookers', async () => {
    const room = await roomOf();

    await expect(room.sit(new Reader('eve'), null)).rejects.toThrow('not open to onlookers');
    const open = await roomOf({ watch: true });
    const eve = new Reader('eve');
    await open.sit(eve, null);

    expect([eve.last.seat, eve.last.watch, eve.last.invite, eve.last.undoTo]).toEqual([
      null,
      true,
      null,
      null,
    ]);
    expect(await house.tables.info(open.id, null, null)).toMatchObject({ watch: true, seat: null });
    expect(await house.tables.info(room.id, 'anne', null)).toMatchObject({ watch: false, seat: 0 });
  });

  test('hears what somebody says who has a seat, and nobody else', async () => {
    const room = await roomOf({ watch: true });
    const said = vi.spyOn(Reader.prototype, 'send');
    await room.sit(new Reader('eve'), null);
    said.mockClear();

    await room.say('bruno', 'thanks' as never);
    await expect(room.say('eve', 'thanks' as never)).rejects.toThrow('no seat');

    expect(said.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
      { type: 'said', table: room.id, seat: 1, phrase: 'thanks' },
    ]);
  });

  test('a table nobody looks at is idle after a minute', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    expect(room.isIdle(clock.now() + 1e9)).toBe(false);
    await clock.pass(1000);

    room.rise(anne);

    expect([60_000, 60_001].map((after) => room.isIdle(clock.now() + after))).toEqual([false, true]);
  });
});

describe('what a page is told', () => {
  test('goes on from what it was told; somebody who comes anew hears it from the beginning', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    expect([anne.last.since, anne.last.keep, anne.last.told.length]).toEqual([null, 0, 1]);
    for (let n = 0; n < 12; n++) await house.choose(room.id, 0);
    for (const { since } of anne.heard.slice(1)) expect(since).not.toBeNull();
    const again = new Reader('anne');

    await room.sit(again, null);

    const { choices, view } = anne.last;
    expect([again.last.since, again.last.keep, again.last.choices]).toEqual([null, 0, choices]);
    expect(again.last.told).toHaveLength(choices + 1);
    expect(again.last.view).toEqual(view);
    // The same, bit by bit, as everything at once.
    const told: unknown[] = [];
    for (const { keep, told: more } of anne.heard) told.splice(keep, told.length, ...more);
    expect(told).toEqual(again.last.told);
  });

  test('about a draw is who offers it and who has not answered; about none it is nothing', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    expect([anne.last.draw, anne.last.back]).toEqual([null, null]);
    const at = await room.look((live) => live.at);

    await house.tables.ask('bruno', { type: 'offerDraw', ref: 0, table: room.id, at });

    expect(anne.last.draw).toEqual({ by: 1, agreed: [1], waitingFor: [0] });
  });

  test('when the table was altered behind its back is everything anew; when it is gone, that it is', async () => {
    const room = await roomOf();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    await house.choose(room.id, 0);
    const live = await room.look((now) => now);

    await room.readAnew();

    expect(anne.last.since).toBeNull();
    expect(await room.look((now) => now)).not.toBe(live);
    await house.storage.housekeeping.deleteTable(room.id);
    await house.tables.altered(room.id);
    expect(anne.refused).toEqual(['noSuchTable']);
    expect(house.tables.live).toBe(0);
  });
});

describe('a guest’s other pages', () => {
  test('hear when the game begins and when it becomes their turn, once', async () => {
    const table = await house.table();
    await house.tables.room(table).refresh();
    const [asked] = await house.look(table, (live) => live.waitingFor);
    const [first, second] = asked === 0 ? ['anne', 'bruno'] : ['bruno', 'anne'];
    expect(house.news.filter((line) => line.includes('playing')).sort()).toEqual(
      [`${first} playing true`, `${second} playing false`].sort(),
    );

    house.news.length = 0;
    await house.tables.room(table).refresh();
    expect(house.news).toEqual([]);
    while ((await house.look(table, (live) => live.waitingFor[0])) === asked) await house.choose(table, 0);

    expect(house.news.sort()).toEqual([`${first} playing false`, `${second} playing true`].sort());
  });

  test('hear nothing again from a server that takes the table up', async () => {
    const table = await house.table();
    await house.restart();
    house.news.length = 0;

    await house.tables.room(table).refresh();

    expect(house.news).toEqual([]);
  });
});

test('whoever was second with an entry reads the table anew and is asked again', async () => {
  const room = await roomOf();
  await room.refresh();
  // Another process is faster.
  const fast = new Tables({
    storage: house.storage,
    clock,
    gameById,
    botPause: 600,
    askBot: async () => 0,
    tellGuest: () => {},
    counted: () => {},
    wentWrong: () => {},
  });
  await fast.room(room.id).change(() => ({ kind: 'invited', invite: 'another' }));

  const at = await room.change((live) => ({ kind: 'invited', invite: `after ${live.at}` }));

  expect(at).toBe(4);
  expect(await room.look((live) => [live.at, live.invite])).toEqual([4, 'after 3']);
  expect(house.counted).toEqual(['lost races']);
  await fast.close();
});

describe('what the server does by itself', () => {
  const BOT = { seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] as const };

  async function untilBot(table: string): Promise<void> {
    await house.tables.room(table).refresh();
    while (!(await house.look(table, (live) => live.waitingFor.includes(1 as Seat))))
      await house.choose(table, 0);
  }

  test('a bot answers after its pause, and that is counted', async () => {
    const room = await roomOf({ seats: [...BOT.seats] });
    await untilBot(room.id);
    const choices = await room.look((live) => live.table!.choices);
    house.counted.length = 0;

    await clock.pass(599);
    expect(await room.look((live) => live.table!.choices)).toBe(choices);
    await clock.pass(1);

    expect(await room.look((live) => live.table!.choices)).toBeGreaterThan(choices);
    expect(new Set(house.counted)).toEqual(new Set(['bot answers']));
  });

  test('what went wrong is noted and tried again after a second', async () => {
    const room = await roomOf({ seats: [...BOT.seats] });
    await untilBot(room.id);
    const choices = await room.look((live) => live.table!.choices);
    const append = vi.spyOn(house.storage, 'append').mockRejectedValueOnce(new Error('disk full'));

    await clock.pass(600);
    expect(house.wrong).toEqual(['driver: Error: disk full']);
    expect(append).toHaveBeenCalledTimes(1);
    await clock.pass(999);
    expect(append).toHaveBeenCalledTimes(1);
    await clock.pass(1);

    expect(append.mock.calls.length).toBeGreaterThan(1);
    expect(await room.look((live) => live.table!.choices)).toBeGreaterThan(choices);
  });

  test('a clock runs out to the millisecond, and that is counted', async () => {
    const room = await roomOf({ clock: { seconds: 30 } });
    await room.refresh();
    const anne = new Reader('anne');
    await room.sit(anne, null);
    const [asked] = anne.last.clock!.left;
    expect([anne.last.clock!.seconds, asked!.milliseconds]).toEqual([30, 30_000]);

    await clock.pass(29_999);
    expect(await room.look((live) => live.table!.choices)).toBe(0);
    await clock.pass(1);

    const told = await room.history();
    const ranOut = told.filter(({ outOfTime }) => outOfTime);
    expect(ranOut.length).toBeGreaterThan(0);
    expect(house.counted).toEqual(ranOut.map(() => 'out of time'));
  });

  test('at a closed house is nothing', async () => {
    const room = await roomOf({ seats: [...BOT.seats] });
    await untilBot(room.id);
    const append = vi.spyOn(house.storage, 'append');

    await house.tables.close();
    await clock.pass(10_000);

    expect(append).not.toHaveBeenCalled();
  });

  test('a round that goes wrong is noted, and the next one goes round again', async () => {
    const overdue = vi.spyOn(house.storage, 'overdue').mockRejectedValueOnce(new Error('no answer'));
    await clock.pass(5_000);
    expect(house.wrong).toEqual(['round: Error: no answer']);

    await clock.pass(5_000);

    expect(overdue).toHaveBeenCalledTimes(2);
    expect(house.wrong).toHaveLength(1);
  });
});

describe('what a page asks for in one go', () => {
  test('is done choice by choice, as far as it is offered', async () => {
    const table = await house.table();
    const seat = await house.playTo(table, 'act');
    const guest = seat === 0 ? 'anne' : 'bruno';
    // The first action after which the same seat is asked something else, and what it is offered then.
    const { at, decision, option, then } = await house.look(table, (live) => {
      const game = gameById('plunder')!;
      const { id, options } = live.table!.state.open[0]!;
      for (const [index, first] of options.entries()) {
        const copy = fork(live.table!.state);
        take(game, copy, { seat, says: game.words.notation(first, copy.content) });
        const next = copy.open.find((open) => open.seat === seat && open.kind !== 'act');
        if (next) return { at: live.at, decision: id, option: index, then: next.options[0]! };
      }
      throw new Error('No action asks for more.');
    });
    const before = await house.look(table, (live) => live.table!.choices);

    await house.tables.ask(guest, {
      type: 'choose',
      ref: 0,
      table,
      at,
      decision,
      option,
      then: [then] as never,
    });

    expect(await house.look(table, (live) => live.table!.choices)).toBe(before + 2);
    expect(await house.look(table, (live) => live.at)).toBe(at + 1);
  });

  test('counts as written for the page that asked, if it is kept', async () => {
    const table = await house.table();
    const { room, chooser, request } = await house.look(table, (live) => {
      const { id: decision, seat } = live.table!.state.open[0]!;
      return {
        room: house.tables.room(table),
        chooser: new Reader(seat === 0 ? 'anne' : 'bruno'),
        request: { type: 'choose', ref: 0, table, at: live.ears.at(seat), decision, option: 0 } as const,
      };
    });
    const other = new Reader(chooser.guest === 'anne' ? 'bruno' : 'anne');
    for (const page of [chooser, other]) await room.sit(page, null);

    await house.tables.ask(chooser.guest, request, chooser);
    await expect(house.tables.ask(chooser.guest, request, chooser)).rejects.toThrow();

    expect([chooser.written, other.written]).toEqual([1, 0]);
  });
});
