/** How much one client may ask for: buckets that fill, and counts of what is held open. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Bucket, Buckets, clientAt, USUAL_LIMITS } from '../limits.ts';
import { USUAL_RETENTION } from '../ops/upkeep.ts';

/** The row of a table in the README that begins so: the cells after it. */
function told(beginning: string): string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| ${beginning}`))!;
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}
const numbers = (cells: readonly string[]): number[] => cells.join(' ').match(/\d+/g)!.map(Number);

describe('what an operator reads', () => {
  test('about limits is what holds', () => {
    const { messages, work, entries, calls, upgrades, ...most } = USUAL_LIMITS;

    expect(numbers(told('frames over one socket'))).toEqual([messages.atOnce, messages.perSecond]);
    expect(told('work done')).toEqual([
      `${work.atOnce / 1000} s`,
      `${work.perSecond} ms a second; who has used it up waits`,
    ]);
    expect(numbers(told('entries written'))).toEqual([entries.atOnce, entries.perSecond]);
    expect(numbers(told('calls over HTTP')).slice(0, 2)).toEqual([calls.atOnce, calls.perSecond]);
    expect(numbers(told('new sockets'))).toEqual([upgrades.atOnce, upgrades.perSecond]);
    expect(numbers(told('sockets open'))).toEqual([most.socketsOfGuest, most.socketsOfAddress]);
    expect(numbers(told('tables a page'))).toEqual([most.tablesOfSocket]);
    expect(numbers(told('tables opened'))).toEqual([most.tablesADay]);
    expect(numbers(told('new guests'))).toEqual([most.guestsAnHour]);
    expect(numbers(told('bytes'))).toEqual([most.unread / 1e6, most.unreadOfAddress / 1e6]);
  });

  test('about how long things are kept is what holds', () => {
    const { waiting, playing, finished, guests } = USUAL_RETENTION;
    const rows = ['tables where no game', 'games nobody', 'finished games', 'guests without'];

    expect(rows.flatMap((row) => numbers(told(row)))).toEqual([waiting, playing, finished, guests]);
  });
});

describe('a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', ':0:0:0::/64'],
  ])('at %s is %s', (address, client) => {
    expect(clientAt(address)).toBe(client);
  });
});

describe('a bucket', () => {
  const RATE = { atOnce: 3, perSecond: 2 };

  test('gives what it holds, then what has come in since', () => {
    const bucket = new Bucket(RATE, 1000);
    expect([1, 2, 3, 4].map(() => bucket.take(1000))).toEqual([true, true, true, false]);

    expect([bucket.take(1499), bucket.take(1500), bucket.take(1500)]).toEqual([false, true, false]);
    expect([bucket.take(2500, 3), bucket.take(2500, 2), bucket.take(2500)]).toEqual([false, true, false]);
  });

  test('never holds more than fits, and gains nothing from a clock that is set back', () => {
    const bucket = new Bucket(RATE, 0);
    expect(bucket.take(100_000, 4)).toBe(false);
    expect(bucket.take(100_000, 3)).toBe(true);

    expect(bucket.take(50_000)).toBe(false);
    expect(bucket.take(50_500)).toBe(true);
  });

  test('goes into debt for what was used already, and says how long that lasts', () => {
    const bucket = new Bucket(RATE, 0);
    expect([bucket.wait(0), bucket.wait(0, 3), bucket.wait(0, 99)]).toEqual([0, 0, 0]);

    bucket.spend(0, 5);

    expect([bucket.wait(0, 0), bucket.wait(0), bucket.wait(0, 3), bucket.wait(0, 99)]).toEqual([
      1000, 1500, 2500, 2500,
    ]);
    expect([bucket.wait(500, 0), bucket.wait(1000, 0), bucket.wait(1000)]).toEqual([500, 0, 500]);
  });

  test('what is used is taken from what has come in by then, and no more than fits had', () => {
    const bucket = new Bucket(RATE, 0);
    bucket.spend(100_000, 2);

    expect([bucket.take(100_000, 2), bucket.take(100_000)]).toEqual([false, true]);
  });

  test('is full when nothing is missing', () => {
    const bucket = new Bucket(RATE, 0);
    expect(bucket.isFull(0)).toBe(true);

    bucket.take(0);

    expect([bucket.isFull(499), bucket.isFull(500)]).toEqual([false, true]);
  });
});

describe('buckets', () => {
  test('are one for each; those that are full are forgotten, the others are not', () => {
    const buckets = new Buckets({ atOnce: 2, perSecond: 1 });
    buckets.spend('eve', 0, 10);
    buckets.take('anne', 0);

    buckets.sweep(1000);

    expect([buckets.take('eve', 1000), buckets.wait('eve', 1000), buckets.wait('anne', 1000, 2)]).toEqual([
      false,
      8000,
      0,
    ]);
    // Somebody forgotten begins with a full one, as before.
    expect([1, 2, 3].map(() => buckets.take('anne', 1000))).toEqual([true, true, false]);
  });
});
