/** The line to one page, with a socket that is none: what it hears, what it lets wait, when it is cut. */
import { EventEmitter } from 'node:events';
import { PHRASES } from '@tablee/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Declined } from '../declined.ts';
import { USUAL_LIMITS } from '../limits.ts';
import type { Online } from '../online.ts';
import { Line } from '../sockets/line.ts';
import type { TakesTurns, Turns } from '../sockets/turns.ts';

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  isPaused = false;
  readonly did: string[] = [];
  readonly said: { type: string; [more: string]: unknown }[] = [];

  pong(data: unknown): void {
    this.did.push(`pong ${data}`);
  }
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  close(code: number): void {
    this.did.push(`close ${code}`);
  }
  terminate(): void {
    this.did.push('terminate');
  }
}

/** Asks are answered when told to; rooms note who sits and rises. */
function newLine(limits: Partial<Online['limits']> = {}) {
  const socket = new Socket();
  const wire = {
    writes: 0,
    writableLength: 0,
    write: (bytes: Buffer) => {
      wire.writes++;
      socket.said.push(...textsIn(bytes).map((text) => JSON.parse(text)));
    },
  };
  const waiting: TakesTurns[] = [];
  const figures: string[] = [];
  const durations: number[] = [];
  const rooms: string[] = [];
  const asked: { resolve(at: number): void; reject(error: Error): void }[] = [];
  const clock = { now: 0, waitToWrite: 0 };
  const written: string[] = [];
  const count =
    (what: string) =>
    (...more: unknown[]): void =>
      void figures.push([what, ...more.filter((each) => typeof each === 'string')].join(' '));
  const online = {
    limits: { ...USUAL_LIMITS, work: { atOnce: 1e9, perSecond: 1e9 }, ...limits },
    now: () => clock.now,
    wentWrong: count('went wrong'),
    metrics: {
      received: count('received'),
      refused: count('refused'),
      cut: count('cut'),
      delayed: count('delayed'),
      kept: (seconds: number) => {
        count('kept')();
        durations.push(seconds);
      },
    },
    lines: {
      unreadAt: () => 0,
      left: () => {},
      wrote: (address: string) => void written.push(address),
      waitToWrite: () => clock.waitToWrite,
    },
    tables: {
      room: (table: string) => ({
        id: table,
        sit: async () => rooms.push(`sit ${table.at(-1)}`),
        rise: () => void rooms.push(`rise ${table.at(-1)}`),
        say: async (guest: string, phrase: string) => rooms.push(`${guest} says ${phrase}`),
      }),
      ask: () => new Promise<number>((resolve, reject) => void asked.push({ resolve, reject })),
    },
  } as unknown as Online;
  const turns = { ask: (line: TakesTurns) => void waiting.push(line) } as unknown as Turns;
  const line = new Line(socket as never, wire, 'anne', '192.0.2.1', online, turns);
  return {
    line,
    socket,
    wire,
    waiting,
    figures,
    durations,
    rooms,
    asked,
    clock,
    written,
    hears: (request: object | string, isBinary = false) =>
      socket.emit('message', typeof request === 'string' ? request : JSON.stringify(request), isBinary),
    /** Everybody has their turns, and what was asked is answered as far as it is. */
    settle: async () => {
      for (let n = 0; n < 50; n++) {
        waiting.shift()?.act();
        await nextTick();
      }
    },
  };
}

const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** As a browser reads them: a byte of kind, a length of one byte or three or nine, the text. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [kind, short] = [bytes[at], bytes[at + 1]!];
    expect(kind).toBe(0x81);
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    at += short < 126 ? 2 : short === 126 ? 4 : 10;
    texts.push(bytes.toString('utf8', at, at + length));
    at += length;
  }
  return texts;
}

const named = (letter: string): string => `tablename${letter}`;
const TABLE = named('t');
const ping = (ref: number) => ({ type: 'ping', ref });
const choose = (ref: number) => ({ type: 'choose', ref, table: TABLE, at: 1, decision: 0, option: 0 });
const refs = (socket: Socket): unknown[] =>
  socket.said.map(({ type, ref, code }) => code ?? `${type} ${ref}`);

describe('what a page asks for', () => {
  test('is answered by its number, in turn', async () => {
    const { hears, socket, settle, waiting } = newLine();
    hears(ping(1));
    hears(ping(2));
    expect([waiting.length, socket.said]).toEqual([1, []]);

    await settle();

    expect(socket.said).toEqual([
      { type: 'done', ref: 1, at: null },
      { type: 'done', ref: 2, at: null },
    ]);
  });

  test('is dealt with two at a time; the others wait', async () => {
    const { hears, settle, asked, socket, figures } = newLine();
    for (const ref of [1, 2, 3]) hears(choose(ref));
    await settle();
    expect(asked).toHaveLength(2);

    asked[0]!.resolve(5);
    await settle();

    expect([asked.length, refs(socket)]).toEqual([3, ['done 1']]);
    expect(socket.said[0]).toMatchObject({ at: 5 });
    expect(figures.filter((each) => each === 'kept')).toHaveLength(1);
  });

  test('is paid for by the time it takes, and how long until it is kept is told in seconds', async () => {
    let now = 5_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { hears, waiting, asked, durations, settle, figures } = newLine({
      work: { atOnce: 10, perSecond: 1 },
    });
    for (const ref of [1, 2]) hears(choose(ref));
    waiting.shift()!.act();
    // Nothing of it took any time yet: the next may follow at once.
    expect([waiting.length, figures.includes('delayed')]).toEqual([1, false]);
    now += 1_500;
    asked[0]!.resolve(5);
    await settle();
    now += 500;
    asked[1]!.resolve(6);
    await settle();

    expect(durations).toEqual([1.5, 0.5]);
    clock.mockRestore();
  });

  test('and is refused is told why; what went wrong inside is noted, not told', async () => {
    const { hears, settle, asked, socket, figures } = newLine();
    for (const ref of [1, 2]) hears(choose(ref));
    await settle();

    asked[0]!.reject(new Declined('late', { fr: 'trop tard', en: 'too late' }));
    asked[1]!.reject(new Error('inside'));
    await settle();

    expect(socket.said[0]).toMatchObject({ type: 'refused', ref: 1, table: TABLE, code: 'late' });
    expect(socket.said[1]).toMatchObject({ type: 'refused', ref: 2, table: TABLE, code: 'trouble' });
    expect(JSON.stringify(socket.said)).not.toContain('inside');
    expect(figures.filter((each) => /went|refused/.test(each))).toEqual([
      'refused late',
      'went wrong request',
      'refused trouble',
    ]);
  });

  test.each([
    ['no JSON', '{'],
    ['no request', '{"type":"dance","ref":1}'],
    ['nested too deep', '['.repeat(20)],
  ])('is refused when it is %s, and costs patience', async (_, text) => {
    const { hears, settle, socket } = newLine({ messages: { atOnce: 1000, perSecond: 1 } });
    for (let n = 0; n < 39; n++) hears(text);
    await settle();
    expect(refs(socket)).toEqual(Array.from({ length: 39 }, () => 'malformed'));
    expect(socket.did).toEqual([]);

    hears(text);
    await settle();

    expect(socket.said.at(-1)).toMatchObject({ type: 'closing', again: 60_000 });
    expect(socket.did).toEqual(['close 1008']);
  });

  test('can’t be what is no text', async () => {
    const { hears, settle, socket } = newLine();
    hears(JSON.stringify(ping(1)), true);
    await settle();

    expect(refs(socket)).toEqual(['malformed']);
  });

  test('is not read on while sixteen wait', async () => {
    const { hears, settle, socket } = newLine();
    for (let n = 0; n < 15; n++) hears(ping(n));
    expect(socket.isPaused).toBe(false);
    hears(ping(15));
    expect(socket.isPaused).toBe(true);

    await settle();

    expect([socket.isPaused, socket.said.length]).toEqual([false, 16]);
  });
});

describe('a page that asks too much', () => {
  test('is refused, frame by frame, and cut when it goes on and on', async () => {
    const { hears, socket, figures, clock } = newLine({ messages: { atOnce: 2, perSecond: 1 } });
    for (let n = 0; n < 4; n++) hears(ping(n));
    await nextTick();
    expect(refs(socket)).toEqual(['tooMany', 'tooMany']);
    clock.now = 1000;
    hears(ping(9));
    await nextTick();
    expect(socket.said).toHaveLength(2);

    for (let n = 0; n < 197; n++) socket.emit('pong');
    expect(socket.did).toEqual([]);
    socket.emit('ping', 'x');

    expect(socket.did).toEqual(['close 1008']);
    expect(figures).toContain('cut too many');
    const { length } = socket.said;
    hears(ping(10));
    await nextTick();
    expect(socket.said).toHaveLength(length);
  });

  test('pings are answered as long as they are not too many', () => {
    const { socket } = newLine({ messages: { atOnce: 1, perSecond: 1 } });
    socket.emit('ping', 'a');
    socket.emit('ping', 'b');

    expect(socket.did).toEqual(['pong a']);
  });

  test('sitting down and saying something cost four', async () => {
    for (const request of [
      { type: 'sit', ref: 1, table: TABLE, after: null },
      { type: 'say', ref: 1, table: TABLE, phrase: PHRASES[0] },
    ]) {
      const { hears, settle, socket } = newLine({ messages: { atOnce: 7, perSecond: 0.001 } });
      for (const ref of [1, 2]) {
        hears({ ...request, ref });
        await settle();
      }
      expect(refs(socket)).toEqual(['done 1', 'tooMany']);

      const exactly = newLine({ messages: { atOnce: 8, perSecond: 0.001 } });
      for (const ref of [1, 2]) {
        exactly.hears({ ...request, ref });
        await exactly.settle();
      }
      expect(refs(exactly.socket)).toEqual(['done 1', 'done 2']);
    }
  });

  test('sits at so many tables and no more; at one of them again as often as it likes', async () => {
    const { hears, settle, socket, rooms } = newLine({
      tablesOfSocket: 2,
      messages: { atOnce: 99, perSecond: 1 },
    });
    const sit = (ref: number, table: string) => hears({ type: 'sit', ref, table: named(table), after: null });
    for (const [ref, table] of ['a', 'b', 'c', 'b'].entries()) {
      sit(ref, table);
      await settle();
    }
    expect(refs(socket)).toEqual(['done 0', 'done 1', 'tooMany', 'done 3']);

    hears({ type: 'rise', ref: 4, table: named('a') });
    await settle();
    sit(5, 'c');
    await settle();

    expect(refs(socket).slice(4)).toEqual(['done 4', 'done 5']);
    expect(rooms).toEqual(['sit a', 'sit b', 'sit b', 'rise a', 'sit c']);
  });

  describe('of the server’s time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('waits until it has paid for it', async () => {
      const { line, hears, waiting, figures, clock } = newLine({ work: { atOnce: 10, perSecond: 10 } });
      line.worked(30);

      hears(ping(1));
      expect([waiting.length, figures.includes('delayed')]).toEqual([0, true]);
      clock.now = 2000;
      await vi.advanceTimersByTimeAsync(1999);
      expect(waiting).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);

      expect(waiting).toEqual([line]);
    });

    test('waits as well where so much was written for its address', async () => {
      const { line, hears, waiting, written, clock } = newLine();
      line.wrote();
      expect(written).toEqual(['192.0.2.1']);
      clock.waitToWrite = 2000;

      hears(ping(1));

      await vi.advanceTimersByTimeAsync(1999);
      expect(waiting).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(waiting).toEqual([line]);
    });

    test('but never longer than a minute', async () => {
      const { line, hears, waiting } = newLine({ work: { atOnce: 10, perSecond: 1 } });
      line.worked(1e6);
      hears(ping(1));

      await vi.advanceTimersByTimeAsync(60_000);

      expect(waiting).toEqual([line]);
    });
  });
});

describe('what a page is sent', () => {
  test('in one go leaves in one write, short texts and long ones', async () => {
    const { line, wire, socket } = newLine();
    const texts = [0, 117, 118, 65_526, 70_000].map((size) => ({
      type: 'é'.repeat(size % 2) + 'x'.repeat(size),
    }));
    for (const text of texts) line.send(JSON.stringify(text));
    expect(wire.writes).toBe(0);

    await nextTick();

    expect(wire.writes).toBe(1);
    expect(socket.said).toEqual(texts);
    line.send('{}');
    await nextTick();
    expect(wire.writes).toBe(2);
  });

  test('waits for it up to a limit; a page that does not read is let go', async () => {
    const { line, socket, figures } = newLine({ unread: 100 });
    socket.bufferedAmount = 100;
    line.send('{}');
    await nextTick();
    expect([socket.said.length, socket.did]).toEqual([1, []]);

    socket.bufferedAmount = 101;
    line.send('{}');
    await nextTick();

    expect([socket.said.length, socket.did, figures]).toEqual([1, ['terminate'], ['cut does not read']]);
  });

  test('is nothing once its line is closed', async () => {
    const { line, socket } = newLine();
    line.send('{}');
    socket.readyState = 2;
    line.send('{}');
    await nextTick();

    expect(socket.said).toEqual([]);
  });
});

describe('a line that is closed', () => {
  test('says so, and hears nothing any more, not even what waits', async () => {
    const { line, hears, settle, socket } = newLine();
    for (let n = 0; n < 16; n++) hears(ping(n));

    line.close({ type: 'closing', why: { fr: 'fin', en: 'end' }, again: 5 } as never);
    hears(ping(99));
    await settle();

    expect(socket.said).toEqual([{ type: 'closing', why: { fr: 'fin', en: 'end' }, again: 5 }]);
    expect([socket.did, socket.isPaused]).toEqual([['close 1001'], false]);
  });

  test('by the page rises from every table it sat at, once', async () => {
    const { hears, settle, socket, rooms } = newLine();
    for (const [ref, table] of ['a', 'b'].entries())
      hears({ type: 'sit', ref, table: named(table), after: null });
    await settle();

    socket.emit('close');
    socket.emit('close');

    expect(rooms).toEqual(['sit a', 'sit b', 'rise a', 'rise b']);
  });

  test('while it sits down rises again', async () => {
    const { hears, waiting, settle, socket, rooms } = newLine();
    hears({ type: 'sit', ref: 1, table: named('a'), after: null });
    waiting.shift()!.act();
    socket.readyState = 3;

    await settle();

    expect(rooms).toEqual(['sit a', 'rise a']);
  });

  test('is told apart from every other of the same guest', () => {
    const [one, other] = [newLine().line, newLine().line];

    expect(one.path[0]).toBe('192.0.2.1');
    expect(one.path).not.toEqual(other.path);
  });
});
