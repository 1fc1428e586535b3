/** The figures tell whoever runs the server what it has to do, and what it refuses. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Served } from '../index.ts';
import { type Gauges, Metrics } from '../ops/metrics.ts';
import { addOps } from '../ops/routes.ts';
import { Unwell } from '../storage/storage.ts';
import { figure, WITH_TOKEN } from './figures.ts';
import { house } from './house.ts';
import { Visitor } from './visitor.ts';

let served: Served | null = null;
afterEach(async () => {
  await served?.close();
  served = null;
});

test('how late the event loop is, what waits, what is overdue', async () => {
  served = await house();
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
  await pause();
  // Half a second in which nothing else happens: however fast the machine, that is late.
  const until = performance.now() + 500;
  while (performance.now() < until);
  await pause();

  expect(await figure(served.address, 'tablee_event_loop_delay_seconds{quantile="1"}')).toBeGreaterThan(0.3);
  for (const what of ['lines', 'entries', 'bots, watched', 'bots, unwatched'])
    expect(await figure(served.address, `tablee_waiting{what="${what}"}`)).toBe(0);
  expect(await figure(served.address, 'tablee_overdue')).toBe(0);
});

test('whether all is well is asked of the database once at a time, however many want to know', async () => {
  const answers: (() => void)[] = [];
  const check = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const server = fastify();
  let arrived = 0;
  server.addHook('preHandler', async () => void arrived++);
  addOps(server, { storage: { check } } as never, {});
  const ask = () => server.inject('/healthz');
  const first = [ask(), ask(), ask()].map(async (asked) => (await asked).statusCode);
  await vi.waitFor(() => expect(arrived).toBe(3));
  await new Promise((resolve) => setImmediate(resolve));

  answers[0]!();
  expect(await Promise.all(first)).toEqual([200, 200, 200]);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRejectedValueOnce(new Unwell('The database is gone.'));
  expect((await ask()).statusCode).toBe(503);
  await server.close();
});

test('a clock nobody looked after is overdue', async () => {
  let now = 1_000_000;
  served = await house({ now: () => now });
  const anne = await Visitor.arrive(served.address, 'Anne');
  await anne.open({ seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }], clock: { seconds: 5 } });

  now += 11_000;

  expect(await figure(served.address, 'tablee_overdue')).toBe(1);
});

test('what was refused, over sockets and by HTTP, by reason', async () => {
  served = await house({ limits: { calls: { atOnce: 2, perSecond: 0.001 } } });
  const eve = await Visitor.arrive(served.address, 'Eve');

  await eve.ask({ type: 'sit', table: 'nowhere0nowhere0', after: null });
  for (let n = 0; n < 3; n++) await eve.call('GET', '/api/me');

  expect(await figure(served.address, 'tablee_requests_refused_total{code="noSuchTable"}')).toBe(1);
  expect(await figure(served.address, 'tablee_requests_refused_total{code="tooMany"}')).toBe(2);
});

test('the dashboard shows figures that there are', async () => {
  served = await house();
  const text = await (await fetch(`${served.address}/metrics`, WITH_TOKEN)).text();
  const dashboard = readFileSync(new URL('../../docs/grafana.json', import.meta.url), 'utf8');

  const names = new Set(
    dashboard.match(/\b(tablee|process)_[a-z_]+/g)!.map((name) => name.replace(/_bucket$/, '')),
  );

  expect(names.size).toBeGreaterThan(8);
  for (const name of names) expect(text).toContain(`# TYPE ${name} `);
});

describe('by themselves', () => {
  let metrics: Metrics;
  const gauges: Gauges = {
    sockets: () => 2,
    tables: () => 3,
    linesWaiting: () => 4,
    entriesWaiting: () => 5,
    botsWaiting: () => ({ watched: 6, unwatched: 7 }),
    overdue: () => Promise.reject(new Error('no answer')),
  };
  beforeEach(() => {
    metrics = new Metrics(gauges);
  });
  afterEach(() => metrics.close());
  const read = async (name: string): Promise<number> => {
    const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${name} `))!;
    return Number(line.slice(name.length + 1));
  };

  test('what is open and waits is told as it is', async () => {
    const names = [
      'sockets',
      'tables_live',
      ...['lines', 'entries'].map((what) => `waiting{what="${what}"}`),
    ];
    const bots = ['watched', 'unwatched'].map((which) => `waiting{what="bots, ${which}"}`);

    expect(await Promise.all([...names, ...bots].map((name) => read(`tablee_${name}`)))).toEqual([
      2, 3, 4, 5, 6, 7,
    ]);
    expect(await read('tablee_overdue')).toBe(-1);
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await read('process_uptime_seconds')).toBeGreaterThan(0);
  });

  test('what happens is counted, by its name', async () => {
    for (const name of ['received', 'delayed'] as const) metrics[name]();
    metrics.refused('late');
    metrics.cut('silent');
    metrics.counted('undone');
    metrics.wentWrong('driver');
    metrics.wentWrong('driver');

    expect(await read('tablee_messages_received_total')).toBe(1);
    expect(await read('tablee_requests_delayed_total')).toBe(1);
    expect(await read('tablee_requests_refused_total{code="late"}')).toBe(1);
    expect(await read('tablee_lines_cut_total{why="silent"}')).toBe(1);
    expect(await read('tablee_events_total{what="undone"}')).toBe(1);
    expect(await read('tablee_errors_total{where="driver"}')).toBe(2);
  });

  test('how long it took to keep something is told from a millisecond to five seconds', async () => {
    // Just under each bound, in the order of time: so many are at most that long.
    const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
    for (const bound of bounds) metrics.kept(bound * 0.99);
    metrics.kept(6);

    const kept = await Promise.all(bounds.map((bound) => read(`tablee_kept_seconds_bucket{le="${bound}"}`)));

    expect(kept).toEqual(bounds.map((_, n) => n + 1));
    expect(await read('tablee_kept_seconds_count')).toBe(12);
  });
});
