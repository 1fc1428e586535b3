/** All lines of a server: how many somebody may have, and who has gone without a word. */
import { EventEmitter } from 'node:events';
import { PROTOCOL } from '@tablee/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import type { Online } from '../online.ts';
import { Lines } from '../sockets/lines.ts';

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  pings = 0;
  end: string | null = null;

  ping(): void {
    this.pings++;
  }
  resume(): void {}
  close(code: number): void {
    this.end = `close ${code}`;
    this.emit('close');
  }
  terminate(): void {
    this.end = 'terminate';
    this.emit('close');
  }
}

let lines: Lines;
let cut: string[];
beforeEach(() => {
  vi.useFakeTimers();
  cut = [];
  lines = new Lines({
    limits: { ...USUAL_LIMITS, socketsOfAddress: 3, socketsOfGuest: 2 },
    now: () => Date.now(),
    metrics: { cut: (why: string) => void cut.push(why) },
    get lines() {
      return lines;
    },
  } as unknown as Online);
});
afterEach(async () => {
  await lines.close();
  vi.useRealTimers();
});

function come(guest: string | null, address: string, version = String(PROTOCOL)): Socket {
  const socket = new Socket();
  lines.accept(socket as never, { write: () => {} } as never, guest, address, version);
  return socket;
}
const isKept = ({ end }: Socket): boolean => end === null;

test('one address has so many lines and no more; one that is closed makes room', () => {
  const first = ['a', 'b', 'c'].map((guest) => come(guest, 'here'));
  expect(first.map(isKept)).toEqual([true, true, true]);
  expect([isKept(come(null, 'here')), isKept(come('d', 'elsewhere')), lines.open]).toEqual([false, true, 4]);

  first[0]!.emit('close');

  expect([isKept(come(null, 'here')), isKept(come(null, 'here')), lines.open]).toEqual([true, false, 4]);
});

test('one guest has so many lines, wherever from; strangers are no guest', () => {
  const own = ['1', '2', '3'].map((address) => come('anne', address));
  expect(own.map(isKept)).toEqual([true, true, false]);
  expect(['4', '5', '6'].map((address) => isKept(come(null, address)))).toEqual([true, true, true]);

  own[1]!.emit('close');

  expect(isKept(come('anne', '3'))).toBe(true);
});

test('a page of another version is sent to reload', () => {
  expect(isKept(come('anne', 'here', `${PROTOCOL + 1}`))).toBe(false);
  expect(lines.open).toBe(0);
});

test('what is written for an address is paid for by all its pages, and by no others', () => {
  const { atOnce, perSecond } = USUAL_LIMITS.entries;
  for (let n = 0; n < atOnce; n++) lines.wrote('here');
  expect(lines.waitToWrite('here')).toBe(0);

  for (let n = 0; n < 5 * perSecond; n++) lines.wrote('here');

  expect([lines.waitToWrite('here'), lines.waitToWrite('elsewhere')]).toEqual([5000, 0]);
  vi.advanceTimersByTime(5000);
  expect(lines.waitToWrite('here')).toBe(0);
});

test('who has not answered the last ping by the next one is gone', () => {
  const [there, gone] = [come('anne', 'here'), come('bruno', 'here')];
  vi.advanceTimersByTime(30_000);
  expect([there.pings, gone.pings, cut]).toEqual([1, 1, []]);
  there.emit('pong');

  vi.advanceTimersByTime(30_000);

  expect([isKept(there), gone.end, cut, lines.open]).toEqual([true, 'terminate', ['silent'], 1]);
  expect([there.pings, gone.pings]).toEqual([2, 1]);
});

test('lines are pinged a few at a time, each once in half a minute', () => {
  const many = Array.from({ length: 300 }, (_, n) => come(`guest ${n}`, `address ${n}`));
  const pings = (): number => many.reduce((sum, socket) => sum + socket.pings, 0);

  const each: number[] = [];
  for (let ago = 0; ago < 30_000; ago += 250) {
    const before = pings();
    vi.advanceTimersByTime(250);
    each.push(pings() - before);
  }

  expect(new Set(each)).toEqual(new Set([2, 3]));
  expect(many.map((socket) => socket.pings)).toEqual(many.map(() => 1));
});

test('what a guest is told goes to all their lines, and signing out closes them', () => {
  const own = ['1', '2'].map((address) => come('anne', address));
  const other = come('bruno', '3');

  lines.tell('anne', { type: 'closing', why: { fr: 'fin', en: 'end' }, again: 400 });

  expect([...own, other].map(isKept)).toEqual([false, false, true]);
  expect(lines.open).toBe(1);
});

test('who reads slowly is let go when those of the address together leave too much unread', () => {
  const [one, other, quick] = ['a', 'b', 'c'].map((guest) => come(guest, 'here')) as [Socket, Socket, Socket];
  const elsewhere = come('d', 'elsewhere');
  const most = USUAL_LIMITS.unreadOfAddress;
  const tell = (guest: string) => lines.tell(guest, { type: 'done', ref: 1, at: null });
  one.bufferedAmount = 3_000_000;
  other.bufferedAmount = most - one.bufferedAmount - 1_000;
  quick.bufferedAmount = 1_000;
  elsewhere.bufferedAmount = 3_000_000;
  for (const guest of ['a', 'c', 'd']) tell(guest);
  expect([one, quick, elsewhere].map(isKept)).toEqual([true, true, true]);

  quick.bufferedAmount++;
  for (const guest of ['c', 'd', 'a']) tell(guest);

  expect([quick, elsewhere, one].map(isKept)).toEqual([true, true, false]);
  expect(cut).toEqual(['does not read']);
  // Now there is room again.
  one.bufferedAmount = 3_000_000;
  other.bufferedAmount = 3_000_000;
  tell('b');
  expect(isKept(other)).toBe(true);
});
