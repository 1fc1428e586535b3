/** The page's one socket: opens when somebody listens, comes back by itself when it was cut, and says which it is. */
import type { Seat, Text } from '@tablee/kernel';
import {
  type Message,
  type Phrase,
  PROTOCOL,
  type RefusalCode,
  type Request,
  SOCKET_PATH,
  type TableMessage,
} from '@tablee/protocol';

export type Line = 'connecting' | 'open' | 'cut' | 'closed';

/** A request before it has its number. */
export type Wanted = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

export interface Answer {
  readonly done: boolean;
  /** Why not. */
  readonly why: Text | null;
  /** Null when the server said nothing: the line was cut. */
  readonly code: RefusalCode | null;
}

export interface Follower {
  /** The `at` of what this page kept of the table; null for nothing. */
  after(): number | null;
  told(message: TableMessage): void;
  /** Somebody at the table says a phrase. */
  said?(seat: Seat, phrase: Phrase): void;
  /** There is no such table, or not for us. */
  refused(answer: Answer): void;
}

/** Milliseconds before the first attempt to come back, and at the most. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Milliseconds before a table that could not be looked at is asked for again. */
const LATER = 2_000;
/** A line that is silent for so long is asked whether it lives. */
const SILENCE = 25_000;
const CUT: Text = {
  fr: 'La connexion est coupée : le choix n’est pas parti. Il sera possible de le refaire au retour.',
  en: 'The connection is cut: the choice was not sent. It can be made again when it is back.',
};

export class Connection {
  readonly #open: () => WebSocket;
  readonly #followers = new Map<string, Follower>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #lineListeners = new Set<() => void>();
  readonly #newsListeners = new Set<(news: Extract<Message, { type: 'news' }>) => void>();
  #socket: WebSocket | null = null;
  #line: Line = 'connecting';
  #ref = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** Why the server will not have us any more. */
  #closedWhy: Text | null = null;

  constructor(open: () => WebSocket = openSocket) {
    this.#open = open;
  }

  readonly line = (): Line => this.#line;

  get closedWhy(): Text | null {
    return this.#closedWhy;
  }

  readonly onLine = (listener: () => void): (() => void) => {
    this.#lineListeners.add(listener);
    return () => this.#lineListeners.delete(listener);
  };

  /** Calls back with what changed at any of my tables. Opens the line. */
  onNews(listener: (news: Extract<Message, { type: 'news' }>) => void): () => void {
    this.#newsListeners.add(listener);
    this.#connect();
    return () => {
      this.#newsListeners.delete(listener);
      this.#hangUpIfIdle();
    };
  }

  /** Sits down at a table; `told` hears of every change until the returned function is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.#line === 'open') this.#sit(table, follower);
    else this.#connect();
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      if (this.#line === 'open') void this.send({ type: 'rise', table });
      this.#hangUpIfIdle();
    };
  }

  /** Resolves with the server's answer, or with a no when the line is cut meanwhile. */
  send(wanted: Wanted): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.resolve({ done: false, why: CUT, code: null });
    const ref = this.#ref++;
    socket.send(JSON.stringify({ ...wanted, ref }));
    return new Promise((resolve) => this.#waiting.set(ref, resolve));
  }

  #sit(table: string, follower: Follower): void {
    void this.send({ type: 'sit', table, after: follower.after() }).then((answer) => {
      if (answer.code === 'trouble') this.#sitLater(table, follower);
      else if (!answer.done && answer.code !== null) follower.refused(answer);
    });
  }

  /** The server could not look: it is asked again, unless we have left or come in anew meanwhile. */
  #sitLater(table: string, follower: Follower): void {
    const socket = this.#socket;
    setTimeout(() => {
      if (socket === this.#socket && this.#followers.get(table) === follower) this.#sit(table, follower);
    }, LATER);
  }

  #connect(): void {
    if (this.#socket || this.#line === 'closed') return;
    clearTimeout(this.#timer);
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#setLine('open');
      this.#listenForSilence();
      for (const [table, follower] of this.#followers) this.#sit(table, follower);
    };
    socket.onmessage = ({ data }) => {
      this.#listenForSilence();
      this.#hear(JSON.parse(String(data)));
    };
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'table':
        this.#followers.get(message.table)?.told(message);
        break;
      case 'said':
        this.#followers.get(message.table)?.said?.(message.seat, message.phrase);
        break;
      case 'done':
        this.#answer(message.ref, { done: true, why: null, code: null });
        break;
      case 'refused':
        if (message.ref !== null)
          this.#answer(message.ref, { done: false, why: message.why, code: message.code });
        // Not an answer: the table is gone, or the seat is.
        else if (message.table !== null)
          this.#followers.get(message.table)?.refused({ done: false, why: message.why, code: message.code });
        break;
      case 'news':
        for (const listener of this.#newsListeners) listener(message);
        break;
      case 'closing':
        if (message.again === null) {
          this.#closedWhy = message.why;
          this.#setLine('closed');
        } else this.#pause = Math.max(FIRST_PAUSE, message.again);
    }
  }

  #answer(ref: number, answer: Answer): void {
    this.#waiting.get(ref)?.(answer);
    this.#waiting.delete(ref);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    for (const ref of [...this.#waiting.keys()]) this.#answer(ref, { done: false, why: CUT, code: null });
    if (this.#line === 'closed' || this.#isIdle()) return;
    this.#setLine('cut');
    // Not all at the same moment: after a restart everybody comes back.
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Comes back at once: the network is there again, or somebody is impatient. */
  hurry(): void {
    if (this.#line !== 'cut') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Comes in anew: the server knows by its cookie who we are, and that has just changed. */
  reopen(): void {
    this.#socket?.close();
  }

  #listenForSilence(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      const socket = this.#socket;
      const gone = setTimeout(() => socket?.close(), SILENCE / 2);
      void this.send({ type: 'ping' }).then(() => clearTimeout(gone));
    }, SILENCE);
  }

  #isIdle(): boolean {
    return this.#followers.size === 0 && this.#newsListeners.size === 0;
  }

  #hangUpIfIdle(): void {
    if (!this.#isIdle()) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#line !== 'closed') this.#setLine('connecting');
  }

  #setLine(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    for (const listener of this.#lineListeners) listener();
  }
}

function openSocket(): WebSocket {
  const address = new URL(`${SOCKET_PATH}?v=${PROTOCOL}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

/** The page's own. */
export const connection = new Connection();
if (typeof addEventListener === 'function') addEventListener('online', () => connection.hurry());
