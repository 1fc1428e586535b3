/** The figures tell whoever runs the server what it has to do, and what it refuses. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { Served } from '../index.ts';
import { figure, WITH_TOKEN } from './figures.ts';
import { house } from './house.ts';
import { Visitor } from './visitor.ts';

let served: Served;
afterEach(() => served.close());

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
