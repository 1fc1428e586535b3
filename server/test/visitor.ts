/** A browser as far as the server can tell: a cookie, a few calls, one socket, and what it was told of each table. */
import type { Seat } from '@tablee/kernel';
import {
  type Message,
  type Moment,
  type Opened,
  PATHS,
  PROTOCOL,
  type Refusal,
  type Request,
  SOCKET_PATH,
  type TableMessage,
  type WantedTable,
} from '@tablee/protocol';
import { WebSocket } from 'ws';

type Answer = Extract<Message, { type: 'done' | 'refused' }>;
/** A request without its number: the visitor gives it one. */
export type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

export interface Response<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export class Visitor {
  address: string;
  cookie: string | null = null;
  /** Every frame that came, as text. */
  readonly frames: string[] = [];
  readonly tables = new Map<string, Told>();
  readonly news: Extract<Message, { type: 'news' }>[] = [];
  /** What was said at the tables this page sits at. */
  readonly phrases: Extract<Message, { type: 'said' }>[] = [];
  closing: Extract<Message, { type: 'closing' }> | null = null;
  #socket: WebSocket | null = null;
  #refs = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #listeners = new Set<() => void>();

  constructor(address: string) {
    this.address = address;
  }

  /** Somebody with a name and an open socket. */
  static async arrive(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    await visitor.call('PUT', PATHS.me, { name });
    await visitor.connect();
    return visitor;
  }

  async call<T = Refusal>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        origin: this.address,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : (text as T),
      headers: response.headers,
    };
  }

  async open(table: Partial<WantedTable> = {}): Promise<Opened> {
    const wanted: WantedTable = {
      game: 'plunder',
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      clock: null,
      ...table,
    };
    const { status, body } = await this.call<Opened>('POST', PATHS.tables, wanted);
    if (status !== 201) throw new Error(`A table could not be opened: ${JSON.stringify(body)}`);
    return body;
  }

  async claim({ table, invite }: Opened, seat: number | null = null): Promise<void> {
    const { status, body } = await this.call('POST', PATHS.seats(table), { invite, seat });
    if (status !== 200) throw new Error(`A seat could not be taken: ${JSON.stringify(body)}`);
  }

  connect(headers: Record<string, string> = {}, version: unknown = PROTOCOL): Promise<void> {
    const url = `${this.address.replace('http', 'ws')}${SOCKET_PATH}?v=${version}`;
    const socket = new WebSocket(url, {
      headers: { origin: this.address, ...(this.cookie && { cookie: this.cookie }), ...headers },
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#heard(String(data)));
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      for (const [ref, resolve] of this.#waiting) resolve({ ...LOST, ref });
      this.#waiting.clear();
      this.#changed();
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.on('error', reject);
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** As when the train goes into a tunnel. */
  disconnect(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  raw(data: string | Buffer): void {
    this.#socket?.send(data);
  }

  ask(asked: Asked): Promise<Answer> {
    const ref = this.#refs++;
    return new Promise((resolve) => {
      if (!this.isConnected) {
        resolve({ ...LOST, ref });
        return;
      }
      this.#waiting.set(ref, resolve);
      this.raw(JSON.stringify({ ...asked, ref }));
    });
  }

  /** Sits down, going on from what was told before. */
  async sit(table: string): Promise<Told> {
    const answer = await this.ask({ type: 'sit', table, after: this.tables.get(table)?.at ?? null });
    if (answer.type === 'refused') throw new Error(`${answer.code}: ${answer.why.en}`);
    return this.told(table);
  }

  told(table: string): Told {
    const told = this.tables.get(table);
    if (!told) throw new Error(`Nothing was told of table ${table}.`);
    return told;
  }

  /** Answers the open question of that table with the option of that number. */
  choose(table: string, option: number): Promise<Answer> {
    const { view, at } = this.told(table);
    return this.ask({ type: 'choose', table, at, decision: view!.decisions[0]!.id, option });
  }

  /** Waits until it is so. */
  until<T>(look: () => T | null | undefined | false, what = 'something'): Promise<T> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#listeners.delete(check);
        reject(new Error(`${what} did not come about within ${PATIENCE} ms.`));
      }, PATIENCE);
      const check = (): void => {
        const found = look();
        if (!found) return;
        clearTimeout(patience);
        this.#listeners.delete(check);
        resolve(found);
      };
      this.#listeners.add(check);
      check();
    });
  }

  /** Whoever waits for something looks again whether it is so. */
  lookAgain(): void {
    this.#changed();
  }

  untilTable(table: string, is: (told: Told) => boolean, what = 'that'): Promise<Told> {
    return this.until(() => {
      const told = this.tables.get(table);
      return told && is(told) ? told : null;
    }, what);
  }

  isAsked(table: string): boolean {
    return (this.tables.get(table)?.view?.decisions.length ?? 0) > 0;
  }

  #heard(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as Message;
    if (message.type === 'table')
      this.tables.set(message.table, goOn(this.tables.get(message.table), message));
    else if (message.type === 'news') this.news.push(message);
    else if (message.type === 'closing') this.closing = message;
    else if (message.type === 'said') this.phrases.push(message);
    else {
      this.#waiting.get(message.ref ?? -1)?.(message);
      this.#waiting.delete(message.ref ?? -1);
    }
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The last message of a table, with every moment that stands. */
export interface Told extends Omit<TableMessage, 'told'> {
  readonly moments: readonly Moment[];
}

/** What a page has to do with a `table` message: keep what still stands, add what is new. */
export function goOn(before: Told | undefined, { told, ...message }: TableMessage): Told {
  if (message.since !== null && message.since !== before?.at) {
    throw new Error(`A message goes on from ${message.since}, but ${before?.at} was the last.`);
  }
  const moments = [...(before?.moments.slice(0, message.keep) ?? []), ...told];
  moments.forEach(({ choice }, index) => {
    if (choice !== index) throw new Error(`Moment ${index} was expected, got ${choice}.`);
  });
  if (message.view && moments.length !== message.choices + 1) {
    throw new Error(`${message.choices} choices, but ${moments.length} moments were told.`);
  }
  return { ...message, moments };
}

/** Milliseconds. Longer than anything takes, even on one core that has much else to do. */
const PATIENCE = 120_000;
const LOST = {
  type: 'refused',
  table: null,
  code: 'trouble',
  why: { fr: 'perdu', en: 'The line is lost.' },
  rule: null,
} as const;

export const seat = (number: number): Seat => number as Seat;
