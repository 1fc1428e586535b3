/**
 * Listens for what other processes say, on a connection of its own, and on another one when that breaks. It can break without
 * a sign (a proxy that forgot us, an `unlisten`): so it says something to itself, steadily, and when it does not hear
 * that, it begins anew.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Clock, type Timer, within } from '../clock.ts';
import { CHANNEL, type News, readNews, writeNews } from './news.ts';

/** Milliseconds between two tries to listen again. */
const PATIENCE = 250;
/** And between two things said to itself. */
const BEAT = 300;
/** Not having heard oneself for so long is being deaf. */
const DEAF = 800;
const CONNECT_TIME = 3_000;

export class Ear {
  /** So that a process does not listen to itself. */
  readonly name = randomUUID();
  readonly #url: string;
  readonly #clock: Clock;
  #heard: (news: News) => void = () => {};
  #lost: () => void = () => {};
  #client: pg.Client | null = null;
  #timer: Timer | null = null;
  #isOpen = false;
  /** What was said last, and when; what of it was heard. */
  #said = { number: 0, at: 0 };
  #heardUpTo = 0;

  constructor(url: string, clock: Clock) {
    this.#url = url;
    this.#clock = clock;
  }

  /** Why nothing is heard, if that is so. */
  get deafness(): string | null {
    if (!this.#isOpen) return null;
    if (!this.#client) return 'no connection to listen on';
    return this.#isDeaf ? 'nothing is heard on the connection to listen on' : null;
  }

  open(heard: (news: News) => void, lost: () => void): void {
    this.#isOpen = true;
    this.#heard = heard;
    this.#lost = lost;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#timer?.cancel();
    await this.#client?.end().catch(() => {});
  }

  get #isDeaf(): boolean {
    return this.#heardUpTo < this.#said.number && this.#clock.now() - this.#said.at > DEAF;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIME,
      application_name: 'tablee ear',
    });
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) this.#hear(payload);
    });
    try {
      const late = () => new Error('The database takes too long.');
      await within(this.#clock, CONNECT_TIME, client.connect(), late);
      await within(this.#clock, CONNECT_TIME, client.query(`listen ${CHANNEL}`), late);
    } catch {
      cut(client);
      return this.#again();
    }
    if (!this.#isOpen) return cut(client);
    this.#client = client;
    this.#heardUpTo = this.#said.number;
    this.#beat(client);
    // Whatever was said while nobody listened is in the database.
    this.#lost();
  }

  #hear(payload: string | undefined): void {
    const said = readNews(payload);
    if (!said) return;
    const { from, ...news } = said;
    if (news.kind !== 'beat') {
      if (from !== this.name) this.#heard(news);
    } else if (from === this.name) this.#heardUpTo = Math.max(this.#heardUpTo, news.number);
  }

  #beat(client: pg.Client): void {
    if (client !== this.#client) return;
    if (this.#heardUpTo >= this.#said.number) {
      this.#said = { number: this.#said.number + 1, at: this.#clock.now() };
      const payload = writeNews({ kind: 'beat', number: this.#said.number }, this.name);
      client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => this.#drop(client));
    }
    this.#timer = this.#clock.after(BEAT, () => void this.#maybeDeaf(client));
  }

  async #maybeDeaf(client: pg.Client): Promise<void> {
    // It may have been us who were too busy to listen: what has come in meanwhile is heard first.
    await this.#clock.turn();
    await this.#clock.turn();
    if (this.#isDeaf) this.#drop(client);
    else this.#beat(client);
  }

  #drop(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#timer?.cancel();
    cut(client);
    this.#again();
  }

  #again(): void {
    if (!this.#isOpen) return;
    this.#timer = this.#clock.after(PATIENCE, () => void this.#connect());
  }
}

/** At once: somebody who does not answer does not answer a goodbye either. */
function cut(client: pg.Client): void {
  client.end().catch(() => {});
  (client as unknown as { connection?: { stream?: { destroy?(): void } } }).connection?.stream?.destroy?.();
}
