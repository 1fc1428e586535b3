/** All lines of this process: who may have one, and how they are kept alive and closed. */

import { type Message, PROTOCOL } from '@tablee/protocol';
import type { WebSocket } from 'ws';
import { Declined, TOO_MANY } from '../declined.ts';
import { Buckets } from '../limits.ts';
import type { Online } from '../online.ts';
import type { Wire } from './frames.ts';
import { Line } from './line.ts';
import { Turns } from './turns.ts';

/** Milliseconds: a line that didn't answer the last ping by the next one is dead. */
const PINGS = 30_000;
/** Lines are pinged in so many groups, one after the other: ten thousand at once would keep everybody waiting. */
const GROUPS = 120;
/** How long the pages wait before they come again, when the server says it stops. */
const COME_AGAIN = 1_000;
/** And how long the server waits for them to hang up. */
const FAREWELL = 300;
const SWEEP = 60_000;

export class Lines {
  readonly #online: Online;
  readonly #lines = new Set<Line>();
  readonly #ofGuest: Groups = new Map();
  readonly #ofAddress: Groups = new Map();
  readonly #pinged: readonly Set<Line>[] = Array.from({ length: GROUPS }, () => new Set());
  #beats = 0;
  readonly #turns = new Turns();
  readonly #upgrades: Buckets;
  /** By address: what is written stays on the disk, so many lines together must not fill it. */
  readonly #entries: Buckets;
  readonly #timers: readonly NodeJS.Timeout[];
  #isClosing = false;

  constructor(online: Online) {
    this.#online = online;
    this.#upgrades = new Buckets(online.limits.upgrades);
    this.#entries = new Buckets(online.limits.entries);
    this.#timers = [
      setInterval(() => this.#ping(), PINGS / GROUPS),
      setInterval(() => {
        for (const buckets of [this.#upgrades, this.#entries]) buckets.sweep(online.now());
      }, SWEEP),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get open(): number {
    return this.#lines.size;
  }

  /** Lines whose turn it will be. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** Bytes that wait for everybody at that address to read them. */
  unreadAt(address: string): number {
    let sum = 0;
    for (const { unread } of this.#ofAddress.get(address) ?? []) sum += unread;
    return sum;
  }

  /** An entry was written for a page at that address. */
  wrote(address: string): void {
    this.#entries.spend(address, this.#online.now(), 1);
  }

  /** Milliseconds until pages at that address may ask for more. */
  waitToWrite(address: string): number {
    return this.#entries.wait(address, this.#online.now(), 0);
  }

  /** Refuses whoever asks for a line too often, and everybody once the server stops. */
  admit(address: string): void {
    if (this.#isClosing) throw new Declined('stopping', STOPPING, null, COME_AGAIN);
    const now = this.#online.now();
    if (!this.#upgrades.take(address, now))
      throw new Declined('tooMany', TOO_MANY, null, this.#upgrades.wait(address, now));
  }

  accept(socket: WebSocket, wire: Wire, guest: string | null, address: string, version: unknown): void {
    const line = new Line(socket, wire, guest, address, this.#online, this.#turns);
    // It was admitted just before the end.
    if (this.#isClosing) line.close({ type: 'closing', why: STOPPING, again: COME_AGAIN });
    else if (version !== String(PROTOCOL)) line.close({ type: 'closing', why: RELOAD, again: null });
    else if (this.#isFull(guest, address)) line.close({ type: 'closing', why: TOO_MANY, again: 60_000 });
    else this.#keep(line);
  }

  /** The line is closed. */
  left(line: Line): void {
    if (!this.#lines.delete(line)) return;
    this.#groupOf(line).delete(line);
    part(this.#ofAddress, line.client, line);
    if (line.guest !== null) part(this.#ofGuest, line.guest, line);
  }

  /** To all pages of the guest that are connected here; news of a table to those that don't sit there. */
  tell(guest: string, message: Message): void {
    for (const line of [...(this.#ofGuest.get(guest) ?? [])]) {
      if (message.type === 'closing') line.close(message);
      // Who sits at the table was told everything.
      else if (message.type !== 'news' || !line.sitsAt(message.table)) line.say(message);
    }
  }

  /** From now on nothing is heard any more; what was asked before is still answered. */
  deafen(): void {
    this.#isClosing = true;
    for (const line of this.#lines) line.deafen();
  }

  /** Says goodbye to everybody. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#lines) line.close({ type: 'closing', why: STOPPING, again: COME_AGAIN });
    const until = Date.now() + FAREWELL;
    while (this.#lines.size > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const line of this.#lines) line.cut();
  }

  #keep(line: Line): void {
    this.#lines.add(line);
    this.#groupOf(line).add(line);
    join(this.#ofAddress, line.client, line);
    if (line.guest !== null) join(this.#ofGuest, line.guest, line);
  }

  #groupOf({ number }: Line): Set<Line> {
    return this.#pinged[number % GROUPS]!;
  }

  #isFull(guest: string | null, address: string): boolean {
    const { socketsOfAddress, socketsOfGuest } = this.#online.limits;
    if ((this.#ofAddress.get(address)?.size ?? 0) >= socketsOfAddress) return true;
    return guest !== null && (this.#ofGuest.get(guest)?.size ?? 0) >= socketsOfGuest;
  }

  #ping(): void {
    for (const line of this.#pinged[this.#beats++ % GROUPS]!) line.ping();
  }
}

type Groups = Map<string, Set<Line>>;

function join(groups: Groups, name: string, line: Line): void {
  const group = groups.get(name);
  if (group) group.add(line);
  else groups.set(name, new Set([line]));
}

function part(groups: Groups, name: string, line: Line): void {
  const group = groups.get(name);
  group?.delete(line);
  if (group?.size === 0) groups.delete(name);
}

const RELOAD = {
  fr: 'Le serveur a une version plus récente. Rechargez la page.',
  en: 'The server has a newer version. Reload the page.',
};
const STOPPING = {
  fr: 'Le serveur s’arrête un instant. Rien n’est perdu.',
  en: 'The server stops for a moment. Nothing is lost.',
};
