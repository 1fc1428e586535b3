/**
 * The bots of all tables, in a few threads of their own: the server never waits for a thought.
 *
 * Whoever is waited for by somebody at the table thinks first; tables nobody looks at think when nothing else is to be
 * thought. Among those, clients take turns, then hosts, then tables. A table that has thought a lot waits until it may
 * again. How long an answer takes tells nothing of what the bot holds: an easy one is held back as long as a hard one takes.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotId, DeskQuestion } from '@tablee/bots';
import type { View } from '@tablee/kernel';
import { FairQueue } from '../fair-queue.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { ThreadAnswer } from './thread.ts';

/** For whom a bot thinks. */
export interface Asker {
  readonly table: string;
  /** The guest who opened it. */
  readonly host: string;
  /** The address somebody looks at it from; null: nobody does. */
  readonly client: string | null;
}

/** What a thread is to the pool. */
export interface Thread {
  postMessage(question: DeskQuestion): void;
  on(event: 'message', heard: (answer: ThreadAnswer) => void): unknown;
  on(event: 'error' | 'exit', happened: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface BotPoolOptions {
  readonly threads?: number;
  readonly newThread?: () => Thread;
  readonly now?: () => number;
  /** Milliseconds of thinking for one table. */
  readonly thinking?: Rate;
  /** Every answer takes as long, whatever was asked. */
  readonly isEven?: boolean;
}

/** Half a minute at once; after that about one thought in two seconds. */
const THINKING: Rate = { atOnce: 30_000, perSecond: 300 };
/** Questions of tables nobody looks at that may wait at once; more are refused. */
const MOST_UNWATCHED = 5000;
/** Milliseconds from the beginning of a thought to its answer: longer than any of that bot takes on a machine that is not overrun. */
const HELD: Readonly<Record<BotId, number>> = { random: 20, greedy: 120, search: 720 };
const SWEEP = 60_000;

interface Job {
  readonly question: DeskQuestion;
  readonly asker: Asker;
  resolve(option: number): void;
  reject(error: Error): void;
}

interface Desk {
  readonly thread: Thread;
  readonly watched: FairQueue<Job>;
  readonly unwatched: FairQueue<Job>;
  thinking: Job | null;
}

export class BotPool {
  readonly #desks: (Desk | null)[];
  readonly #newThread: () => Thread;
  readonly #now: () => number;
  readonly #thinking: Buckets;
  readonly #isEven: boolean;
  readonly #sweeping: NodeJS.Timeout;
  // Whatever a bot rolls in its head has nothing to do with any table's own seed.
  readonly #seed = randomUUID();
  #asked = 0;

  constructor(options: BotPoolOptions = {}) {
    const { threads = Math.max(1, Math.min(4, availableParallelism() - 1)), newThread = startThread } =
      options;
    this.#desks = Array.from({ length: threads }, () => null);
    this.#newThread = newThread;
    this.#now = options.now ?? Date.now;
    this.#thinking = new Buckets(options.thinking ?? THINKING);
    this.#isEven = options.isEven ?? true;
    this.#sweeping = setInterval(() => this.#thinking.sweep(this.#now()), SWEEP).unref();
  }

  /** Questions that wait, of tables somebody looks at and of others. */
  get waiting(): { readonly watched: number; readonly unwatched: number } {
    const count = (which: 'watched' | 'unwatched'): number =>
      this.#desks.reduce((sum, desk) => sum + (desk?.[which].size ?? 0), 0);
    return { watched: count('watched'), unwatched: count('unwatched') };
  }

  /** The number of an option. `who` is always the same for one seat of one table, and thinks in the same thread. */
  ask(who: string, bot: BotId, view: View, asker: Asker): Promise<number> {
    if (asker.client === null && this.waiting.unwatched >= MOST_UNWATCHED)
      return Promise.reject(new Error('Too many questions for the bots.'));
    const desk = this.#deskFor(who);
    const question: DeskQuestion = { id: this.#asked++, who, bot, seed: this.#seed, view };
    return new Promise((resolve, reject) => {
      const job: Job = { question, asker, resolve, reject };
      const wait = this.#thinking.wait(asker.table, this.#now(), 0);
      if (wait === 0) this.#queue(desk, job);
      else setTimeout(() => this.#queue(desk, job), wait).unref();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await Promise.all(this.#desks.map((desk) => desk?.thread.terminate()));
  }

  #queue(desk: Desk, job: Job): void {
    const { client, host, table } = job.asker;
    if (client === null) desk.unwatched.push([host, table], job);
    else desk.watched.push([client, host, table], job);
    this.#next(desk);
  }

  /** One thought at a time: who comes next is decided when it is over. */
  #next(desk: Desk): void {
    if (desk.thinking) return;
    desk.thinking = desk.watched.take() ?? desk.unwatched.take() ?? null;
    if (desk.thinking) desk.thread.postMessage(desk.thinking.question);
  }

  #answered(desk: Desk, answer: ThreadAnswer): void {
    const job = desk.thinking;
    desk.thinking = null;
    if (job) {
      this.#thinking.spend(job.asker.table, this.#now(), answer.took);
      if ('error' in answer) job.reject(new Error(answer.error));
      else {
        // What was planned with an answer before was thought about then, and goes on at once.
        const isHeld = this.#isEven && !answer.isPlanned;
        const left = isHeld ? HELD[job.question.bot] - answer.took : 0;
        if (left > 0) setTimeout(() => job.resolve(answer.option), left);
        else job.resolve(answer.option);
      }
    }
    this.#next(desk);
  }

  #deskFor(who: string): Desk {
    let sum = 0;
    for (let i = 0; i < who.length; i++) sum = (sum * 31 + who.charCodeAt(i)) >>> 0;
    const index = sum % this.#desks.length;
    this.#desks[index] ??= this.#start(index);
    return this.#desks[index];
  }

  #start(index: number): Desk {
    const thread = this.#newThread();
    const desk: Desk = { thread, watched: new FairQueue(), unwatched: new FairQueue(), thinking: null };
    thread.on('message', (answer) => this.#answered(desk, answer));
    thread.on('error', () => {});
    thread.on('exit', () => {
      // The next question starts another one.
      if (this.#desks[index] === desk) this.#desks[index] = null;
      const lost = [
        ...(desk.thinking ? [desk.thinking] : []),
        ...desk.watched.clear(),
        ...desk.unwatched.clear(),
      ];
      desk.thinking = null;
      for (const job of lost) job.reject(new Error('The thread of the bots has ended.'));
    });
    return desk;
  }
}

function startThread(): Thread {
  const thread = new Worker(new URL('./thread.js', import.meta.url));
  // A server that has nothing else to do may stop.
  thread.unref();
  return thread;
}
