/** Whoever asks too much, in whichever way, is held back or let go; everybody else is served meanwhile. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { PATHS, PROTOCOL, SOCKET_PATH } from '@tablee/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FairQueue } from '../fair-queue.ts';
import type { Served, ServeOptions } from '../index.ts';
import { Bucket } from '../limits.ts';
import { Metrics } from '../ops/metrics.ts';
import { type TakesTurns, Turns } from '../sockets/turns.ts';
import { figure } from './figures.ts';
import { house } from './house.ts';
import { seated } from './play.ts';
import { Visitor } from './visitor.ts';

let served: Served;
const open = async (options: ServeOptions = {}): Promise<string> => {
  served = await house(options);
  return served.address;
};
afterEach(() => served?.close());

/** A socket as a program would open it, without a cookie. */
async function bareSocket(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`, {
    headers: { origin: address },
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

describe('frames', () => {
  test('of one line are dealt with one at a time, and everything else in between', async () => {
    const flood = await bareSocket(await open());
    let round = 0;
    let isOver = false;
    const goRound = (): void => {
      round++;
      if (!isOver) setImmediate(goRound);
    };
    const heardIn: number[] = [];
    const received = vi.spyOn(Metrics.prototype, 'received').mockImplementation(() => {
      heardIn.push(round);
    });
    goRound();

    // All in one write.
    const raw = (flood as unknown as { _socket: import('node:net').Socket })._socket;
    raw.cork();
    for (let ref = 0; ref < 50; ref++) flood.send(JSON.stringify({ type: 'ping', ref }));
    raw.uncork();
    await vi.waitUntil(() => heardIn.length === 50, { timeout: 60_000 });

    isOver = true;
    received.mockRestore();
    expect(new Set(heardIn).size).toBe(50);
  });

  test.each(['ping', 'pong'] as const)('of the kind %s count like messages', async (kind) => {
    const address = await open({ limits: { messages: { atOnce: 5, perSecond: 0.001 } } });
    const flood = await bareSocket(address);

    for (let sent = 0; sent < 300; sent++) flood[kind]('x'.repeat(125));

    const [code] = await once(flood, 'close');
    expect(code).toBe(1008);
  });

  test('are answered as long as they are few', async () => {
    const socket = await bareSocket(await open());

    socket.ping('hello');

    const [data] = await once(socket, 'pong');
    expect(String(data)).toBe('hello');
  });

  test('whose answers nobody reads end the line', async () => {
    const address = await open({ limits: { unread: 100_000 } });
    const flood = await bareSocket(address);
    let isClosed = false;
    flood.on('close', () => {
      isClosed = true;
    });
    // Nothing is read any more, as a program would that only sends.
    const raw = (flood as unknown as { _socket: import('node:net').Socket })._socket;
    raw.pause();
    raw.on('close', () => {
      isClosed = true;
    });

    // What the system itself holds back, a few megabytes, comes first.
    const gone = () => isClosed || raw.destroyed || raw.errored !== null;
    for (let sent = 0; sent < 400_000 && !gone(); sent++) {
      flood.ping('x'.repeat(125));
      if (sent % 500 === 0) await new Promise(setImmediate);
    }

    const other = await Visitor.arrive(address, 'Anne');
    expect((await other.ask({ type: 'ping' })).type).toBe('done');
    const cut = 'tablee_lines_cut_total{why="does not read"}';
    // What was sent is read bit by bit.
    await expect.poll(() => figure(address, cut).catch(() => 0)).toBe(1);
    flood.terminate();
  });

  test('in many small parts end the line', async () => {
    const flood = await bareSocket(await open());

    for (let part = 0; part < 20; part++) flood.send('', { fin: false });

    const [code] = await once(flood, 'close');
    expect(code).toBe(1008);
  });
});

describe('a table that is not there', () => {
  test('takes no room, however often it is asked for', async () => {
    const address = await open();
    const eve = await Visitor.arrive(address, 'Eve');

    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        eve.ask({ type: 'sit', table: `nowhere${n}`.padEnd(16, 'x'), after: null }),
      ),
    );
    await eve.call('GET', PATHS.table('nowhere'), undefined, { 'x-tablee-invite': 'x' });

    expect(new Set(answers.map((answer) => 'code' in answer && answer.code))).toEqual(
      new Set(['noSuchTable']),
    );
    expect(await figure(address, 'tablee_tables_live')).toBe(0);
  });
});

describe('onlookers who come and go', () => {
  test('are told of at a measured pace', async () => {
    const address = await open();
    const [anne, bruno] = [await Visitor.arrive(address, 'Anne'), await Visitor.arrive(address, 'Bruno')];
    const { table } = await seated([anne, bruno], { watch: true });
    const crowd = await Promise.all(
      Array.from({ length: 10 }, (_, n) => Visitor.arrive(address, `Eve ${n}`)),
    );
    const before = anne.frames.length;
    const began = performance.now();

    for (let round = 0; round < 20; round++) {
      await Promise.all(crowd.map((eve) => eve.ask({ type: 'sit', table, after: null })));
      await Promise.all(crowd.map((eve) => eve.ask({ type: 'rise', table })));
    }
    await anne.ask({ type: 'ping' });

    // Two a second at the most, and the answer to the ping.
    const most = Math.ceil((performance.now() - began) / 500) + 2;
    expect(anne.frames.length - before).toBeLessThanOrEqual(most);
  });

  test('pay more for sitting down than for a word', async () => {
    const address = await open({ limits: { messages: { atOnce: 14, perSecond: 0.001 } } });
    const anne = await Visitor.arrive(address, 'Anne');
    const { table } = await anne.open();
    await anne.sit(table);

    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await anne.ask({ type: 'sit', table, after: null }));

    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'refused', 'refused']);
  });
});

describe('work', () => {
  test('that was used up is waited for, and nobody else waits with it', async () => {
    const address = await open({ limits: { work: { atOnce: 1e-6, perSecond: 1e-6 } } });
    const [eve, anne] = [await Visitor.arrive(address, 'Eve'), await Visitor.arrive(address, 'Anne')];
    await eve.ask({ type: 'ping' });
    let hasAnswered = false;

    void eve.ask({ type: 'ping' }).then(() => {
      hasAnswered = true;
    });
    const answer = await anne.ask({ type: 'ping' });

    expect(answer.type).toBe('done');
    expect(hasAnswered).toBe(false);
    expect(await figure(address, 'tablee_requests_delayed_total')).toBeGreaterThan(0);
  });

  test('is done in turn: by address, then by line', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const line = (client: string, name: string): TakesTurns => ({
      path: [client, name],
      act: () => void done.push(name),
    });
    for (let n = 0; n < 100; n++) for (const name of ['e1', 'e2', 'e3']) turns.ask(line('eve', name));
    turns.ask(line('anne', 'a1'));
    turns.ask(line('anne', 'a2'));

    while (turns.waiting > 0) await new Promise(setImmediate);

    expect(done.slice(0, 4)).toEqual(['e1', 'a1', 'e2', 'a2']);
    expect(done).toHaveLength(302);
  });

  test('a queue without anything in it has nothing to give', () => {
    const queue = new FairQueue<number>();
    queue.push(['a'], 1);

    expect([queue.take(), queue.take(), queue.size]).toEqual([1, undefined, 0]);
  });

  test('a bucket in debt says when it is out of it', () => {
    const bucket = new Bucket({ atOnce: 10, perSecond: 2 }, 0);

    bucket.spend(0, 14);

    expect([bucket.wait(0, 0), bucket.wait(0), bucket.wait(2_000, 0)]).toEqual([2_000, 2_500, 0]);
  });
});

describe('sockets', () => {
  test('opened one after the other are counted, and the way out is said', async () => {
    const address = await open({ limits: { upgrades: { atOnce: 2, perSecond: 0.1 } } });
    for (let n = 0; n < 2; n++) (await bareSocket(address)).terminate();

    const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`, {
      headers: { origin: address },
    });
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a request that never ends', () => {
  test.each([
    ['in its headers', `PUT ${PATHS.me} HTTP/1.1\r\nHost: x\r\n`],
    [
      'in its body',
      `PUT ${PATHS.me} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ],
  ])('%s is given up', async (_, begun) => {
    const address = await open({ patience: { request: 300, connection: 60_000 } });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });

    socket.write(begun);

    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1.1 408 /);
  });
});
