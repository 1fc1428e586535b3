/** Two people at a table, over real sockets, who choose at random when it is their turn. */
import type { Decision } from '@tablee/kernel';
import { type Opened, PATHS, PROTOCOL, SOCKET_PATH, type TableMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';

/** Milliseconds before the next choice. */
export type Thinking = () => number;

export interface Match {
  /** Choices that reached the other seat. */
  received: number;
  /** From sending a choice to the other seat's receipt, in milliseconds. */
  readonly latencies: number[];
  stop(): void;
}

/** Sits two people down to a new game, and to another one when it is over. */
export async function playMatch(address: string, game: string, thinking: Thinking): Promise<Match> {
  const cookies = await Promise.all(['Anne', 'Bruno'].map((name) => guest(address, name)));
  const match = { received: 0, latencies: [] as number[], stop: () => {} };
  const sockets = await Promise.all(cookies.map((cookie) => connect(address, cookie)));
  let isStopped = false;
  /** The choice under way: when it was sent, and after which entry. */
  let sent: { readonly by: number; readonly at: number; readonly time: number } | null = null;

  const begin = async (): Promise<void> => {
    const { table, invite } = await call<Opened>(address, cookies[0]!, 'POST', PATHS.tables, {
      game,
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      clock: null,
    });
    await call(address, cookies[1]!, 'POST', PATHS.seats(table), { invite, seat: 1 });
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'sit', ref: 0, table, after: null }));
  };
  const again = (): void => {
    begin().catch((error) => {
      // The server may be gone before the next game has begun.
      if (!isStopped) throw error;
    });
  };
  const choose = (who: number, { table, at }: TableMessage, decision: Decision): void => {
    if (isStopped) return;
    sent = { by: who, at, time: performance.now() };
    const option = Math.floor(Math.random() * decision.options.length);
    sockets[who]!.send(JSON.stringify({ type: 'choose', ref: 1, table, at, decision: decision.id, option }));
  };
  sockets.forEach((socket, who) => {
    let asked = -1;
    socket.on('message', (data) => {
      const text = String(data);
      if (!text.startsWith('{"type":"table"') || isStopped) return;
      if (sent && sent.by !== who && atOf(text) > sent.at) {
        match.received++;
        match.latencies.push(performance.now() - sent.time);
        sent = null;
      }
      // The last seat to hear of the end begins anew.
      if (text.includes('"phase":"over"')) {
        if (who === 1) again();
        return;
      }
      // Only who is asked reads on: it is the server that is measured.
      if (!text.includes('"decisions":[{')) return;
      const message = JSON.parse(text) as TableMessage;
      const [decision] = message.view?.decisions ?? [];
      if (decision && message.at !== asked) {
        asked = message.at;
        setTimeout(() => choose(who, message, decision), thinking());
      }
    });
  });
  match.stop = () => {
    isStopped = true;
    for (const socket of sockets) socket.terminate();
  };
  await begin();
  return match;
}

/** Of a `table` message: where the table stands. */
function atOf(text: string): number {
  const from = text.indexOf('"at":') + '"at":'.length;
  return Number.parseInt(text.slice(from, from + 10), 10);
}

async function guest(address: string, name: string): Promise<string> {
  const response = await fetch(address + PATHS.me, {
    method: 'PUT',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function call<T>(
  address: string,
  cookie: string,
  method: string,
  path: string,
  body: unknown,
): Promise<T> {
  const response = await fetch(address + path, {
    method,
    headers: { origin: address, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function connect(address: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`, {
    headers: { origin: address, cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
