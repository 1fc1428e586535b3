/** The line to one page: reads what it asks for, answers, and sends what happens at its tables. */

import { type Message, type Request, readRequest } from '@tablee/protocol';
import type { WebSocket } from 'ws';
import { Declined, MALFORMED, refusalOf, TOO_MANY } from '../declined.ts';
import { isNestedTooDeep } from '../http/nesting.ts';
import { Bucket } from '../limits.ts';
import type { Online } from '../online.ts';
import type { Cut } from '../ops/metrics.ts';
import type { Page } from '../tables/audience.ts';
import type { Room } from '../tables/room.ts';
import { type Wire, writeFrames } from './frames.ts';
import type { TakesTurns, Turns } from './turns.ts';

/** So many frames too fast, and the line is cut; what can't be read counts for several. */
const PATIENCE = 200;
/** Everything that stands at a table is told to whoever sits down: it counts for so many messages. */
const SITTING_COSTS = 4;
/** And a phrase goes to everybody there. */
const SAYING_COSTS = 4;
/** Requests of one page that are being dealt with at once. */
const MOST_AT_ONCE = 2;
/** Requests of one page that may wait; until there are fewer, nothing more is read from its line. */
const MOST_WAITING = 16;

/** Bytes: whoever has not read so many is slow. */
const SLOW = 65_536;

/** Of the WebSocket protocol: the server goes away; the client broke the rules. */
const GOING_AWAY = 1001;
const BROKE_THE_RULES = 1008;

/** Milliseconds. */
const LONGEST_WAIT = 60_000;

/** How many there were. */
let lines = 0;

export class Line implements Page, TakesTurns {
  /** No other line of this process has it. */
  readonly number = lines++;
  readonly guest: string | null;
  readonly client: string;
  /** Lines of one address take turns, and so do addresses. */
  readonly path: readonly string[];
  readonly #socket: WebSocket;
  readonly #online: Online;
  readonly #turns: Turns;
  readonly #bucket: Bucket;
  readonly #work: Bucket;
  /** Mostly one. */
  #rooms: Room[] = [];
  /** Null: what can't be text. */
  #waiting: (string | null)[] = [];
  #beingDone = 0;
  #hasAsked = false;
  #isActing = false;
  #patience = PATIENCE;
  #isDeaf = false;
  /** It has not answered the last ping yet. */
  #isSilent = false;
  readonly #wire: Wire;
  /** Messages that leave together, in one write: an answer, and what it brought about. */
  #leaving: string[] = [];

  /** `wire` is what the socket writes to. */
  constructor(
    socket: WebSocket,
    wire: Wire,
    guest: string | null,
    client: string,
    online: Online,
    turns: Turns,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.guest = guest;
    this.client = client;
    this.path = [client, String(this.number)];
    this.#online = online;
    this.#turns = turns;
    this.#bucket = new Bucket(online.limits.messages, online.now());
    this.#work = new Bucket(online.limits.work, online.now());
    socket.on('message', (data, isBinary) => this.#heard(isBinary ? null : String(data)));
    socket.on('ping', (data) => {
      if (this.#mayGoOn() && this.#hasRoom()) socket.pong(data);
    });
    socket.on('pong', () => {
      this.#isSilent = false;
      this.#mayGoOn();
    });
    socket.on('close', () => this.#hungUp());
    // What is wrong with a line closes it; that is all there is to know.
    socket.on('error', () => {});
  }

  /** Whether the page sits at that table. */
  sitsAt(table: string): boolean {
    return this.#roomOf(table) !== undefined;
  }

  send(text: string): void {
    if (!this.#hasRoom()) return;
    if (this.#leaving.length === 0 && leaving.push(this) === 1) process.nextTick(leave);
    this.#leaving.push(text);
  }

  /** What was sent leaves now. */
  leave(): void {
    const texts = this.#leaving;
    this.#leaving = [];
    if (texts.length > 0 && this.#socket.readyState === this.#socket.OPEN) writeFrames(this.#wire, texts);
  }

  say(message: Message): void {
    this.send(JSON.stringify(message));
  }

  /** The server has worked so many milliseconds for this page. */
  worked(milliseconds: number): void {
    // What is done for it while it acts is part of what `act` takes.
    if (!this.#isActing) this.#work.spend(this.#online.now(), milliseconds);
  }

  wrote(): void {
    this.#online.lines.wrote(this.client);
  }

  /** Whatever is asked from now on goes unheard. */
  deafen(): void {
    this.#isDeaf = true;
    this.#waiting = [];
    this.#socket.resume();
  }

  /** Asks whether anybody is still there; who has not answered the last time is not, and let go. */
  ping(): void {
    if (this.#isSilent) this.cut('silent');
    else {
      this.#isSilent = true;
      this.#socket.ping();
    }
  }

  /** Without a goodbye. */
  cut(why?: Cut): void {
    if (why) this.#online.metrics.cut(why);
    this.#socket.terminate();
  }

  close(message: Message & { type: 'closing' }, code = GOING_AWAY): void {
    this.say(message);
    this.leave();
    this.deafen();
    this.#socket.close(code);
  }

  /** Deals with the request that has waited longest. */
  act(): void {
    this.#hasAsked = false;
    const text = this.#waiting.shift();
    if (text === undefined) return;
    // A list that was emptied keeps the room it had: most lines have nothing waiting, most of the time.
    if (this.#waiting.length === 0) this.#waiting = [];
    if (this.#waiting.length < MOST_WAITING) this.#socket.resume();
    const began = performance.now();
    this.#beingDone++;
    this.#isActing = true;
    void this.#answer(text);
    this.#isActing = false;
    this.worked(performance.now() - began);
    this.#askForTurn();
  }

  /** Bytes that wait for the page to read them. */
  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  /** Who doesn't read must not fill our memory: he may come again and gets what he missed. */
  #hasRoom(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (!this.#isBehind()) return true;
    this.cut('does not read');
    return false;
  }

  /** By itself, or as one of many that would be too many together. */
  #isBehind(): boolean {
    const { unread } = this;
    const { limits, lines } = this.#online;
    if (unread > limits.unread) return true;
    return unread > SLOW && lines.unreadAt(this.client) > limits.unreadOfAddress;
  }

  #heard(text: string | null): void {
    this.#online.metrics.received();
    if (!this.#mayGoOn()) return;
    this.#waiting.push(text);
    // What the socket has read already still comes: a few more than so many.
    if (this.#waiting.length >= MOST_WAITING) this.#socket.pause();
    this.#askForTurn();
  }

  /** Whether one more frame, of whatever kind, is not too much. */
  #mayGoOn(): boolean {
    if (this.#isDeaf) return false;
    if (this.#bucket.take(this.#online.now())) return true;
    this.#refuse(null, null, new Declined('tooMany', TOO_MANY));
    this.#lose(1);
    return false;
  }

  #askForTurn(): void {
    if (this.#hasAsked || this.#waiting.length === 0 || this.#beingDone >= MOST_AT_ONCE) return;
    this.#hasAsked = true;
    const wait = Math.max(
      this.#work.wait(this.#online.now(), 0),
      this.#online.lines.waitToWrite(this.client),
    );
    if (wait === 0) this.#turns.ask(this);
    else {
      this.#online.metrics.delayed();
      setTimeout(() => this.#turns.ask(this), Math.min(wait, LONGEST_WAIT)).unref();
    }
  }

  async #answer(text: string | null): Promise<void> {
    const request = text === null ? null : read(text);
    if (request) {
      try {
        const at = this.#grant(request);
        this.say({ type: 'done', ref: request.ref, at: at instanceof Promise ? await at : at });
      } catch (error) {
        this.#refuse(request.ref, 'table' in request ? request.table : null, error);
      }
    } else {
      this.#refuse(null, null, new Declined('malformed', MALFORMED));
      this.#lose(5);
    }
    this.#beingDone--;
    this.#askForTurn();
  }

  /** Answers where the table stands then; null for requests about no table. */
  #grant(request: Request): Promise<number> | null {
    switch (request.type) {
      case 'ping':
        return null;
      case 'sit':
        return this.#sit(request.table, request.after);
      case 'rise':
        this.#rise(request.table);
        return null;
      case 'say':
        // The first of them was paid for with the message.
        if (!this.#bucket.take(this.#online.now(), SAYING_COSTS - 1)) throw new Declined('tooMany', TOO_MANY);
        return this.#online.tables.room(request.table).say(this.guest, request.phrase);
      default:
        return this.#ask(request);
    }
  }

  async #ask(request: Parameters<Online['tables']['ask']>[1]): Promise<number> {
    const since = performance.now();
    const at = await this.#online.tables.ask(this.guest, request, this);
    this.#online.metrics.kept((performance.now() - since) / 1000);
    return at;
  }

  async #sit(table: string, after: number | null): Promise<number> {
    if (!this.sitsAt(table) && this.#rooms.length >= this.#online.limits.tablesOfSocket) {
      throw new Declined('tooMany', TOO_MANY);
    }
    // The first of them was paid for with the message.
    if (!this.#bucket.take(this.#online.now(), SITTING_COSTS - 1)) throw new Declined('tooMany', TOO_MANY);
    const room = this.#online.tables.room(table);
    const at = await room.sit(this, after);
    // The page may be gone by now.
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#rooms = this.#rooms.filter(({ id }) => id !== table).concat(room);
    else room.rise(this);
    return at;
  }

  #rise(table: string): void {
    this.#roomOf(table)?.rise(this);
    this.#rooms = this.#rooms.filter(({ id }) => id !== table);
  }

  #roomOf(table: string): Room | undefined {
    return this.#rooms.find(({ id }) => id === table);
  }

  #refuse(ref: number | null, table: string | null, error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal.code === 'trouble') this.#online.wentWrong('request', error);
    this.#online.metrics.refused(refusal.code);
    this.say({ type: 'refused', ref, table, ...refusal });
  }

  #lose(patience: number): void {
    this.#patience -= patience;
    if (this.#patience > 0 || this.#isDeaf) return;
    this.#online.metrics.cut('too many');
    this.close({ type: 'closing', why: TOO_MANY, again: 60_000 }, BROKE_THE_RULES);
  }

  #hungUp(): void {
    this.deafen();
    for (const room of this.#rooms) room.rise(this);
    this.#rooms = [];
    this.#online.lines.left(this);
  }
}

/** Those that have something to send. */
let leaving: Line[] = [];

function leave(): void {
  const lines = leaving;
  leaving = [];
  for (const line of lines) line.leave();
}

function read(text: string): Request | null {
  return isNestedTooDeep(text) ? null : readRequest(text);
}
