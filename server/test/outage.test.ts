/** PostgreSQL goes away, comes back, freezes, or says things that are none of ours. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../index.ts';
import { Ear } from '../storage/ear.ts';
import { openStorage } from '../storage/storage.ts';
import { FrozenLine } from './frozen-line.ts';
import { house } from './house.ts';
import { seated } from './play.ts';
import { POSTGRES_STARTS, startPostgres, type TestPostgres } from './postgres.ts';
import { StillClock } from './still-clock.ts';
import { entriesAsCounted, Progress, Survivor } from './survivors.ts';
import { Visitor } from './visitor.ts';

let postgres: TestPostgres;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, POSTGRES_STARTS);
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => postgres.stop());

async function open(databaseUrl: string): Promise<Served> {
  const served = await house({ databaseUrl });
  ends.push(() => served.close());
  return served;
}

async function frozenLine(url: string): Promise<[FrozenLine, string]> {
  const [line, address] = await FrozenLine.to(url);
  ends.push(() => line.close());
  return [line, address];
}

/** Somebody who may do anything in the database, and is no server of ours. */
async function administrator(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  ends.push(() => client.end());
  return client;
}

async function health(served: Served): Promise<{ status: number; why: string }> {
  const response = await fetch(`${served.address}/healthz`);
  return { status: response.status, why: ((await response.json()) as { why?: string }).why ?? '' };
}

async function untilHealth(served: Served, is: (now: { status: number; why: string }) => boolean) {
  for (;;) {
    const now = await health(served);
    if (is(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Two people who play on whatever is done to the database meanwhile. */
async function playThrough(
  served: Served,
  breakdowns: (progress: Progress) => Promise<void>,
): Promise<{ table: string; survivors: readonly Survivor[] }> {
  const pair = [await Visitor.arrive(served.address, 'Anne'), await Visitor.arrive(served.address, 'Bruno')];
  const { table } = await seated(pair);
  const progress = new Progress();
  const survivors = pair.map(
    (visitor, n) => new Survivor(visitor, table, `${n}`, () => served.address, progress),
  );
  const both = Promise.all(survivors.map((survivor) => survivor.play(100)));
  await Promise.all([both.then(() => progress.made('end')), breakdowns(progress)]);
  return { table, survivors };
}

describe('a server whose PostgreSQL', () => {
  test('throws out every connection, again and again, plays on', async () => {
    const url = await postgres.database();
    const served = await open(url);
    const admin = await administrator(url);
    let thrownOut = 0;

    const { table, survivors } = await playThrough(served, async (progress) => {
      while (await progress.more(8)) {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
        thrownOut += rowCount ?? 0;
      }
    });

    expect(thrownOut).toBeGreaterThan(6);
    expect((await untilHealth(served, ({ status }) => status === 200)).status).toBe(200);
    const storage = await openStorage({ data: null, databaseUrl: url });
    ends.push(() => storage.close());
    for (const { visitor, acknowledged } of survivors) {
      const entries = await entriesAsCounted(storage, table, visitor.told(table).seat);
      for (const { at, seat } of acknowledged) expect(entries.get(at)).toMatchObject({ kind: 'chose', seat });
    }
  });

  test('restarts in the middle of a game plays on', async () => {
    const url = await postgres.database();
    const served = await open(url);

    const { table, survivors } = await playThrough(served, async (progress) => {
      await progress.more(20);
      await postgres.restart();
    });

    for (const { visitor, acknowledged } of survivors) {
      expect(visitor.told(table).phase).toBe('over');
      expect(acknowledged.length).toBeGreaterThan(10);
    }
  });

  test('carries words of others on our channel minds its own', async () => {
    const url = await postgres.database();
    const [one, other] = [await open(url), await open(url)];
    const admin = await administrator(url);
    const anne = await Visitor.arrive(one.address, 'Anne');
    const bruno = await Visitor.arrive(other.address, 'Bruno');
    const { table } = await seated([anne, bruno]);

    for (const words of [
      'hello',
      '',
      '{',
      '{"kind":"entry"}',
      '{"kind":"guest","guest":1,"from":"x"}',
      'null',
    ])
      await admin.query('select pg_notify($1, $2)', ['tablee', words]);
    const before = anne.told(table).at;
    await anne.ask({ type: 'resign', table, at: before });

    await bruno.untilTable(table, ({ phase }) => phase === 'over', 'the news');
    expect((await health(one)).status).toBe(200);
  });

  test('is gone says so, refuses in words, and goes on when it is back', async () => {
    const [line, url] = await frozenLine(await postgres.database());
    const served = await open(url);
    const anne = await Visitor.arrive(served.address, 'Anne');
    const bruno = await Visitor.arrive(served.address, 'Bruno');
    const { table } = await seated([anne, bruno]);
    const asked = anne.isAsked(table) ? anne : bruno;
    line.cut();

    const gone = await health(served);
    const refused = await asked.choose(table, 0);
    line.mend();
    await untilHealth(served, ({ status }) => status === 200);
    const granted = await asked.choose(table, 0);

    expect(gone).toMatchObject({ status: 503 });
    expect(refused).toMatchObject({ type: 'refused', code: 'trouble', why: { en: expect.any(String) } });
    expect(granted.type).toBe('done');
  });

  test('is frozen says so while it is, and refuses in words', async () => {
    const [line, url] = await frozenLine(await postgres.database());
    const served = await open(url);
    const anne = await Visitor.arrive(served.address, 'Anne');
    const bruno = await Visitor.arrive(served.address, 'Bruno');
    const { table } = await seated([anne, bruno]);
    const asked = anne.isAsked(table) ? anne : bruno;
    line.freeze('all');

    // Nothing thaws before it is answered: these are answers of a server whose database says nothing.
    const frozen = await health(served);
    const refused = await asked.choose(table, 0);
    line.thaw();
    await untilHealth(served, ({ status }) => status === 200);

    expect(frozen.status).toBe(503);
    expect(frozen.why).toContain('does not answer');
    expect(refused).toMatchObject({ type: 'refused', code: 'trouble' });
    expect((await asked.choose(table, 0)).type).toBe('done');
  });

  test('no longer passes news on, without a sign, is noticed and caught up with', async () => {
    const direct = await postgres.database();
    const [line, url] = await frozenLine(direct);
    const [one, deaf] = [await open(direct), await open(url)];
    const anne = await Visitor.arrive(one.address, 'Anne');
    const bruno = await Visitor.arrive(deaf.address, 'Bruno');
    const { table } = await seated([anne, bruno]);
    await untilHealth(deaf, ({ status }) => status === 200);
    line.freeze('ears');

    await anne.ask({ type: 'resign', table, at: anne.told(table).at });

    // Nobody has told the other server, and its page asks for nothing.
    const told = await bruno.untilTable(table, ({ phase }) => phase === 'over', 'what was missed');
    expect(told.view!.result).toEqual(anne.told(table).view!.result);
    expect((await untilHealth(deaf, ({ status }) => status === 200)).status).toBe(200);
  });

  test('says nothing to a listener is told of by its health, and a page that comes anew is told the truth', async () => {
    const direct = await postgres.database();
    const [line, url] = await frozenLine(direct);
    const [one, deaf] = [await open(direct), await open(url)];
    const anne = await Visitor.arrive(one.address, 'Anne');
    const bruno = await Visitor.arrive(deaf.address, 'Bruno');
    const { table } = await seated([anne, bruno]);
    await untilHealth(deaf, ({ status }) => status === 200);
    line.freeze('ears');
    // The next ears are deaf too, but everything else is well.
    line.freezesEars = true;

    const sick = await untilHealth(deaf, ({ status }) => status === 503);
    await anne.ask({ type: 'resign', table, at: anne.told(table).at });
    bruno.disconnect();
    await bruno.connect();
    const told = await bruno.sit(table);

    expect(sick.why).toContain('listen on');
    expect(told.phase).toBe('over');
  });
});

describe('an ear', () => {
  test('hears what it says to itself, and begins anew when it does not', async () => {
    const url = await postgres.database();
    const clock = new StillClock(1_000_000);
    const ear = new Ear(url, clock);
    ends.push(() => ear.close());
    let begun = 0;
    expect(ear.deafness).toBeNull();

    await new Promise<void>((resolve) => {
      ear.open(
        () => {},
        () => {
          begun++;
          resolve();
        },
      );
      expect(ear.deafness).toBe('no connection to listen on');
    });
    // Said long ago: it is deaf until that has been heard.
    for (let beat = 0; beat < 3; beat++) {
      clock.skip(801);
      await expect.poll(() => ear.deafness).toBeNull();
      await clock.pass(300);
    }
    expect(begun).toBe(1);

    const admin = await administrator(url);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tablee ear'`,
    );
    await expect.poll(() => ear.deafness).toBe('no connection to listen on');
    await clock.pass(250);
    await expect.poll(() => begun).toBe(2);
    expect(ear.deafness).toBeNull();
  });
});
