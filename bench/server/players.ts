/** Two people at a table, over real sockets, who choose at random when it is their turn. */
import type { Decision } from '@tablee/kernel';
import { type Opened, PATHS, PROTOCOL, SOCKET_PATH } from '@tablee/protocol';
import { PageSocket } from './page-socket.ts';

/** Milliseconds before the next choice. */
export type Thinking = () => number;

export interface Match {
  /** Choices the server has acknowledged. */
  choices: number;
  /** From sending a choice to the other seat's receipt, in milliseconds; where the other seat hears of it. */
  readonly latencies: number[];
  stop(): void;
}

/** Two people who have come, each on a socket. */
export interface Meeting extends Match {
  /** Sits them down to so many more games at once. */
  begin(tables: number): Promise<void>;
}

/** Whoever chooses says this; the answer carries it. */
const CHOOSING = 1;
const CHOSEN = `{"type":"done","ref":${CHOOSING},`;

/** What stands between the decisions of a view and the rest of it. */
const DECISIONS = '"decisions":';
const AFTER_DECISIONS = ',"waitingFor":';

/** Where one table stands, as the players know it. */
interface Standing {
  /** The choice under way: by whom, and when it was sent. */
  sent: { readonly by: number; readonly time: number } | null;
  /** By person: the moment of the last question answered. */
  readonly asked: [number, number];
}

/**
 * Two people come. Sat down to so many games at once, they begin another one when one is over. It is the server that is measured:
 * they read no more of what they are told than they need.
 */
export async function meet(address: string, game: string, thinking: Thinking): Promise<Meeting> {
  const cookies = await Promise.all(['Anne', 'Bruno'].map((name) => guest(address, name)));
  const match: Meeting = {
    choices: 0,
    latencies: [],
    begin: async (tables) => {
      for (let n = 0; n < tables; n++) await begin();
    },
    stop: () => {
      isStopped = true;
      for (const socket of sockets) socket.terminate();
    },
  };
  const standings = new Map<string, Standing>();
  let isStopped = false;

  const begin = async (): Promise<void> => {
    const { table, invite } = await call<Opened>(address, cookies[0]!, 'POST', PATHS.tables, {
      game,
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      clock: null,
    });
    await call(address, cookies[1]!, 'POST', PATHS.seats(table), { invite, seat: 1 });
    standings.set(table, { sent: null, asked: [-1, -1] });
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'sit', ref: 0, table, after: null }));
  };
  const again = (table: string): void => {
    standings.delete(table);
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'rise', ref: 0, table }));
    begin().catch((error) => {
      // The server may be gone before the next game has begun.
      if (!isStopped) throw error;
    });
  };
  const choose = (who: number, table: string, at: number, { id, options }: Decision): void => {
    const standing = standings.get(table);
    if (isStopped || !standing) return;
    standing.sent = { by: who, time: performance.now() };
    const option = Math.floor(Math.random() * options.length);
    sockets[who]!.send(
      `{"type":"choose","ref":${CHOOSING},"table":"${table}","at":${at},"decision":${id},"option":${option}}`,
    );
  };
  const heard = (who: number, text: string): void => {
    const table = stringAfter(text, '"table":"');
    const standing = standings.get(table);
    if (!standing) return;
    if (standing.sent && standing.sent.by !== who) {
      match.latencies.push(performance.now() - standing.sent.time);
      standing.sent = null;
    }
    // The last seat to hear of the end begins anew.
    if (text.includes('"phase":"over"')) {
      if (who === 1) again(table);
      return;
    }
    const from = text.indexOf(`${DECISIONS}[{`);
    const at = numberAfter(text, '"at":');
    if (from < 0 || standing.asked[who] === at) return;
    standing.asked[who] = at;
    const to = text.indexOf(AFTER_DECISIONS, from);
    const [decision] = JSON.parse(text.slice(from + DECISIONS.length, to)) as [Decision];
    const pause = thinking();
    if (pause === 0) setImmediate(choose, who, table, at, decision);
    else setTimeout(choose, pause, who, table, at, decision);
  };
  const sockets = await Promise.all(
    cookies.map((cookie, who) =>
      PageSocket.open(
        `${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`,
        { origin: address, cookie },
        (text) => {
          if (isStopped) return;
          if (text.startsWith(CHOSEN)) match.choices++;
          else if (text.startsWith('{"type":"table"')) heard(who, text);
        },
      ),
    ),
  );
  return match;
}

/** And sit down at so many tables. */
export async function playMatch(
  address: string,
  game: string,
  thinking: Thinking,
  tables = 1,
): Promise<Match> {
  const match = await meet(address, game, thinking);
  await match.begin(tables);
  return match;
}

function stringAfter(text: string, key: string): string {
  const from = text.indexOf(key) + key.length;
  return text.slice(from, text.indexOf('"', from));
}

function numberAfter(text: string, key: string): number {
  const from = text.indexOf(key) + key.length;
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
