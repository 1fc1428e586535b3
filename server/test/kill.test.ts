import { gameById } from '@tablee/games/rules';
import { readRecord, replay } from '@tablee/kernel';
import { PATHS } from '@tablee/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Place } from '../storage/storage.ts';
import { emptyFolder } from './house.ts';
import { Killable } from './killable.ts';
import { howMany, howManyHere, IS_LONG } from './long.ts';
import { seated } from './play.ts';
import { POSTGRES_STARTS, startPostgres, type TestPostgres } from './postgres.ts';
import { entriesAsCounted, Progress, Survivor } from './survivors.ts';
import { Visitor } from './visitor.ts';

const GAMES = howManyHere({ short: 4, long: 200 });
const AT_ONCE = howMany({ short: 4, long: 20 });
const CHOICES = howMany({ short: 60, long: 300 });
/** A server lives for this many acknowledged choices, at the most. Short: both are over before half of all are made. */
const LIFE = howMany({ short: 30, long: 600 });
const KILLS = howMany({ short: 2, long: 1000 });

/** Games until all are played; meanwhile whatever `breakdowns` does to the servers. */
async function playThrough(
  addresses: () => string,
  breakdowns: (progress: Progress) => Promise<void>,
): Promise<Survivor[]> {
  const progress = new Progress();
  const survivors: Survivor[] = [];
  let next = 0;
  let over = 0;
  const playGames = async (): Promise<void> => {
    while (next < GAMES) {
      const n = next++;
      const pair = await sitDown(n, addresses, progress);
      survivors.push(...pair);
      await Promise.all(pair.map((survivor) => survivor.play(CHOICES)));
      for (const { visitor } of pair) visitor.disconnect();
    }
    if (++over === lanes) progress.made('end');
  };
  const lanes = Math.min(AT_ONCE, GAMES);
  const breaking = breakdowns(progress);
  await Promise.all([...Array.from({ length: lanes }, playGames), breaking]);
  return survivors;
}

/** Two people at a new table, however often the server breaks down on the way there. */
async function sitDown(n: number, addresses: () => string, progress: Progress): Promise<Survivor[]> {
  for (;;) {
    try {
      const address = addresses();
      const pair = [await Visitor.arrive(address, `Anne ${n}`), await Visitor.arrive(address, `Bruno ${n}`)];
      const { table } = await seated(pair);
      return pair.map((visitor, who) => new Survivor(visitor, table, `${n} ${who}`, addresses, progress));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Somewhere in the last two thirds. */
function upTo(most: number): number {
  return Math.ceil(most * (1 / 3 + (2 / 3) * Math.random()));
}

/** Every answer that was acknowledged is an entry of its seat at that number, and the game makes sense as a whole. */
async function check(
  survivors: readonly Survivor[],
  address: string,
  place: Place,
  stopServers: () => Promise<void>,
): Promise<number> {
  const records = new Map<string, string>();
  for (const { visitor, table } of survivors) {
    visitor.address = address;
    if (!records.has(table))
      records.set(table, (await visitor.call<string>('GET', PATHS.record(table))).body);
  }
  await stopServers();
  const storage = await openStorage(place);
  let acknowledged = 0;
  for (const survivor of survivors) {
    const record = readRecord(records.get(survivor.table)!);
    replay(gameById(record.game)!, record);
    const mine = survivor.visitor.told(survivor.table).seat;
    const entries = await entriesAsCounted(storage, survivor.table, mine);
    for (const { at, seat, choices } of survivor.acknowledged) {
      expect(record.choices.length).toBeGreaterThanOrEqual(choices);
      expect(entries.get(at)).toMatchObject({ kind: 'chose', seat });
      acknowledged++;
    }
    expect(survivor.visitor.told(survivor.table).view!.result).not.toBeNull();
    const own = record.choices.filter(({ seat }) => seat === survivor.visitor.told(survivor.table).seat);
    expect(own.length).toBeGreaterThanOrEqual(survivor.acknowledged.length);
  }
  await storage.close();
  return acknowledged;
}

function said(what: string, kills: number, survivors: readonly Survivor[], acknowledged: number): void {
  if (!IS_LONG) return;
  const lines = survivors.reduce((sum, { reconnected }) => sum + reconnected, 0);
  console.log(
    `${what}: ${survivors.length / 2} games, ${kills} kills, ${lines} lines taken up again, ${acknowledged} acknowledged choices, all there`,
  );
}

describe('a server killed at random moments', () => {
  test(`loses no acknowledged choice in ${GAMES} games on SQLite`, { timeout: 3_600_000 }, async () => {
    const data = emptyFolder();
    const server = new Killable(data);
    const address = await server.start();
    let kills = 0;

    const survivors = await playThrough(
      () => address,
      async (progress) => {
        while (kills < KILLS && (await progress.more(upTo(LIFE)))) {
          await server.kill();
          kills++;
          await server.start();
        }
      },
    );

    const acknowledged = await check(survivors, address, { data }, () => server.kill());
    if (!IS_LONG) expect(kills).toBe(KILLS);
    expect(kills).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(GAMES * 20);
    said('SQLite', kills, survivors, acknowledged);
  });
});

describe('two servers on one PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_STARTS);
  afterAll(() => postgres.stop());

  test(`of which one is killed: its people go on with the other, in ${GAMES} games`, {
    timeout: 3_600_000,
  }, async () => {
    const databaseUrl = await postgres.database();
    const servers = [new Killable('', databaseUrl), new Killable('', databaseUrl)];
    const addresses = await Promise.all(servers.map((server) => server.start()));
    let kills = 0;
    let turn = 0;
    // Any balancer will do: no one stays with one server.
    const anyAddress = (): string => addresses[turn++ % 2]!;

    const survivors = await playThrough(anyAddress, async (progress) => {
      while (kills < KILLS && (await progress.more(upTo(LIFE)))) {
        const server = servers[kills++ % 2]!;
        await server.kill();
        if (!IS_LONG && kills === KILLS) break;
        // The other serves everybody for a while.
        await progress.more(upTo(LIFE / 6));
        if (IS_LONG) await server.start();
        else await progress.during(server.start());
      }
    });

    const alive = servers.findIndex(({ isRunning }) => isRunning);
    const acknowledged = await check(survivors, addresses[alive]!, { data: null, databaseUrl }, async () => {
      for (const server of servers) await server.kill();
    });
    if (!IS_LONG) expect(kills).toBe(KILLS);
    expect(kills).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(GAMES * 20);
    said('PostgreSQL, two processes', kills, survivors, acknowledged);
  });
});
