/**
 * What the server's event loop and an honest page feel of clients who ask for as much as they can, within the limits that hold
 * by default. They come from an address of their own, as strangers do.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import { type Opened, PATHS, PROTOCOL, SOCKET_PATH } from '@tablee/protocol';
import { WebSocket } from 'ws';
import type { Attacked } from '../report.ts';
import { Measured } from './measured.ts';

const HONEST = '127.0.0.1';
const HOSTILE = '127.0.0.2';
/** As many as one address may have, but for the one guest of whom fewer may. */
const SOCKETS = 150;
const SOCKETS_OF_A_GUEST = 20;
/** Milliseconds between two words of the honest page. */
const BETWEEN_WORDS = 20;

/** Does its worst until it is stopped; at tables of that game. */
type Attack = (address: string, signal: AbortSignal, game: string) => Promise<void>;

export async function measureAttacks(game: string, seconds: number): Promise<Record<string, Attacked>> {
  const found: Record<string, Attacked> = {};
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const server = await Measured.start('tablee with limits');
    const honest = await connect(server.address, HONEST);
    const stop = new AbortController();
    const attacking = attack(server.address, stop.signal, game);
    await talk(honest, 1);
    await server.usage();
    const times = await talk(honest, seconds);
    const { loopDelayP99 } = await server.usage();
    stop.abort();
    await attacking.catch(() => {});
    honest.terminate();
    await server.stop();
    times.sort((a, b) => a - b);
    found[name] = {
      loopDelayP99Milliseconds: loopDelayP99,
      honestP99Milliseconds: times[Math.floor(times.length * 0.99)] ?? seconds * 1000,
    };
  }
  return found;
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  'pings never read back': async (address, signal) => {
    const sockets = await connectMany(address, SOCKETS);
    for (const socket of sockets) rawOf(socket).pause();
    await untilStopped(signal, () => {
      for (const socket of sockets) for (let n = 0; n < 20; n++) socket.ping('x'.repeat(125));
    });
  },
  'tables that are not there': async (address, signal) => {
    const sockets = await connectMany(address, SOCKETS);
    await untilStopped(signal, () => {
      for (const socket of sockets)
        say(socket, { type: 'sit', table: randomBytes(8).toString('hex'), after: null });
    });
  },
  'onlookers who come and go': async (address, signal, game) => {
    const cookie = await guest(address);
    const table = await open(address, cookie, {
      game,
      watch: true,
      seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
    });
    const sockets = await connectMany(address, SOCKETS);
    await untilStopped(signal, () => {
      for (const socket of sockets) {
        say(socket, { type: 'sit', table, after: null });
        say(socket, { type: 'rise', table });
      }
    });
  },
  'requests that never end': async (address, signal) => {
    const { port } = new URL(address);
    const begun = `PUT ${PATHS.me} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const sockets: Socket[] = [];
    await untilStopped(signal, () => {
      if (sockets.length >= 2_000) return;
      for (let n = 0; n < 20; n++) {
        const socket = connectTcp({ port: Number(port), host: HONEST, localAddress: HOSTILE });
        socket.on('error', () => {}).write(begun);
        sockets.push(socket);
      }
    });
    for (const socket of sockets) socket.destroy();
  },
  'a table chosen and taken back, again and again': async (address, signal, game) => {
    const cookie = await guest(address);
    const table = await open(address, cookie, {
      game,
      seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }],
    });
    const sockets = await connectMany(address, SOCKETS_OF_A_GUEST, cookie);
    for (const socket of sockets) {
      socket.on('message', (data) => {
        const text = String(data);
        const at = Number(/"at":(\d+)/.exec(text)?.[1]);
        const decision = Number(/"decisions":\[\{"id":(\d+)/.exec(text)?.[1]);
        const to = Number(/"undoTo":(\d+)/.exec(text)?.[1]);
        if (to >= 0) say(socket, { type: 'undo', table, at, to });
        else if (decision >= 0) say(socket, { type: 'choose', table, at, decision, option: 0 });
      });
    }
    await untilStopped(signal, () => {
      for (const socket of sockets) say(socket, { type: 'sit', table, after: null });
    });
  },
  'tables of bots that nobody looks at': async (address, signal, game) => {
    const cookie = await guest(address);
    const seats = [{ who: 'bot', bot: 'search' }, { who: 'me' }];
    const [socket] = await connectMany(address, 1, cookie);
    for (let n = 0; n < 50; n++) {
      const table = await open(address, cookie, { game, seats });
      say(socket!, { type: 'sit', table, after: null });
      say(socket!, { type: 'rise', table });
    }
    await untilStopped(signal, () => {});
  },
};

/** How long each answer took, in milliseconds. */
async function talk(socket: WebSocket, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    say(socket, { type: 'ping' });
    await once(socket, 'message');
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_WORDS));
  }
  return times;
}

async function untilStopped(signal: AbortSignal, act: () => void): Promise<void> {
  while (!signal.aborted) {
    act();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function say(socket: WebSocket, request: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ref: 0, ...request }));
}

function rawOf(socket: WebSocket): Socket {
  return (socket as unknown as { _socket: Socket })._socket;
}

function connectMany(address: string, count: number, cookie?: string): Promise<WebSocket[]> {
  return Promise.all(Array.from({ length: count }, () => connect(address, HOSTILE, cookie)));
}

async function connect(address: string, from: string, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`, {
    headers: { origin: address, ...(cookie && { cookie }) },
    localAddress: from,
    perMessageDeflate: false,
  });
  // It is let go of in the end; that is what is expected.
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

async function guest(address: string): Promise<string> {
  const { cookie } = await call(address, 'PUT', PATHS.me, { name: 'Eve' });
  return cookie!;
}

async function open(address: string, cookie: string, given: object): Promise<string> {
  const wanted = { config: {}, watch: false, clock: null, ...given };
  const { body } = await call(address, 'POST', PATHS.tables, wanted, cookie);
  return (JSON.parse(body) as Opened).table;
}

async function call(
  address: string,
  method: string,
  path: string,
  content: object,
  cookie?: string,
): Promise<{ body: string; cookie: string | undefined }> {
  const asked = request(address + path, {
    method,
    localAddress: HOSTILE,
    headers: { origin: address, 'content-type': 'application/json', ...(cookie && { cookie }) },
  });
  asked.end(JSON.stringify(content));
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const part of response) body += part;
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${body}`);
  return { body, cookie: response.headers['set-cookie']?.[0].split(';')[0] };
}
