/** The line to one page: reads what it asks for, answers, and sends what happens at its tables. */
import type { WebSocket } from 'ws';
import { Declined, MALFORMED, refusalOf, TOO_MANY } from '../declined.ts';
import { Bucket } from '../limits.ts';
import type { Online } from '../online.ts';
import { type Message, type Request, request as requestSchema } from '../protocol/index.ts';
import type { Page, Room } from '../tables/room.ts';

/** So many requests too fast or unreadable, and the line is cut. */
const PATIENCE = 200;

/** Of the WebSocket protocol: the server goes away; the client broke the rules. */
const GOING_AWAY = 1001;
const BROKE_THE_RULES = 1008;

export class Line implements Page {
  readonly guest: string | null;
  readonly #socket: WebSocket;
  readonly #online: Online;
  readonly #bucket: Bucket;
  readonly #rooms = new Map<string, Room>();
  #patience = PATIENCE;
  #isDeaf = false;

  constructor(socket: WebSocket, guest: string | null, online: Online) {
    this.#socket = socket;
    this.guest = guest;
    this.#online = online;
    this.#bucket = new Bucket(online.limits.messages, online.now());
    socket.on('message', (data, isBinary) => void this.#heard(isBinary ? null : String(data)));
    socket.on('close', () => this.#hungUp());
    // What is wrong with a line closes it; that is all there is to know.
    socket.on('error', () => {});
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who doesn't read must not fill our memory: he may come again and gets what he missed.
    if (this.#socket.bufferedAmount > this.#online.limits.unread) this.#socket.terminate();
    else this.#socket.send(text);
  }

  say(message: Message): void {
    this.send(JSON.stringify(message));
  }

  /** Whatever is asked from now on goes unheard. */
  deafen(): void {
    this.#isDeaf = true;
  }

  close(message: Message & { type: 'closing' }, code = GOING_AWAY): void {
    this.say(message);
    this.deafen();
    this.#socket.close(code);
  }

  async #heard(text: string | null): Promise<void> {
    if (this.#isDeaf) return;
    this.#online.metrics.received();
    if (!this.#bucket.take(this.#online.now())) {
      this.#lose(1);
      return this.#refuse(null, null, new Declined('tooMany', TOO_MANY));
    }
    const request = read(text);
    if (!request) {
      this.#lose(5);
      return this.#refuse(null, null, new Declined('malformed', MALFORMED));
    }
    const table = 'table' in request ? request.table : null;
    try {
      const at = await this.#grant(request);
      this.say({ type: 'done', ref: request.ref, at });
    } catch (error) {
      this.#refuse(request.ref, table, error);
    }
  }

  async #grant(request: Request): Promise<number | null> {
    switch (request.type) {
      case 'ping':
        return null;
      case 'sit':
        return this.#sit(request.table, request.after);
      case 'rise':
        this.#rooms.get(request.table)?.rise(this);
        this.#rooms.delete(request.table);
        return null;
      default: {
        const since = performance.now();
        const at = await this.#online.tables.ask(this.guest, request);
        this.#online.metrics.kept((performance.now() - since) / 1000);
        return at;
      }
    }
  }

  async #sit(table: string, after: number | null): Promise<number> {
    if (!this.#rooms.has(table) && this.#rooms.size >= this.#online.limits.tablesOfSocket) {
      throw new Declined('tooMany', TOO_MANY);
    }
    const room = this.#online.tables.room(table);
    const at = await room.sit(this, after);
    // The page may be gone by now.
    if (this.#socket.readyState === this.#socket.OPEN) this.#rooms.set(table, room);
    else room.rise(this);
    return at;
  }

  #refuse(ref: number | null, table: string | null, error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal.code === 'trouble') this.#online.wentWrong('request', error);
    this.#online.metrics.refused(refusal.code);
    this.say({ type: 'refused', ref, table, ...refusal });
  }

  #lose(patience: number): void {
    this.#patience -= patience;
    if (this.#patience <= 0) this.close({ type: 'closing', why: TOO_MANY, again: 60_000 }, BROKE_THE_RULES);
  }

  #hungUp(): void {
    for (const room of this.#rooms.values()) room.rise(this);
    this.#rooms.clear();
  }
}

function read(text: string | null): Request | null {
  if (text === null) return null;
  try {
    return requestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
