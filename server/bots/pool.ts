/** The bots of all tables, in a few threads of their own: the server never waits for a thought. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotId, DeskAnswer, DeskQuestion } from '@tablee/bots';
import type { View } from '@tablee/kernel';

/** Questions that may wait for an answer at once; more are refused, and asked again later. */
const MOST_WAITING = 5000;

interface Waiting {
  readonly thread: Worker;
  resolve(option: number): void;
  reject(error: Error): void;
}

export class BotPool {
  readonly #threads: (Worker | null)[];
  readonly #waiting = new Map<number, Waiting>();
  // Whatever a bot rolls in its head has nothing to do with any table's own seed.
  readonly #seed = randomUUID();
  #asked = 0;

  constructor(threads = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    this.#threads = Array.from({ length: threads }, () => null);
  }

  /** The number of an option. `who` is always the same for one seat of one table, and thinks in the same thread. */
  ask(who: string, bot: BotId, view: View): Promise<number> {
    if (this.#waiting.size >= MOST_WAITING)
      return Promise.reject(new Error('Too many questions for the bots.'));
    const thread = this.#threadFor(who);
    const question: DeskQuestion = { id: this.#asked++, who, bot, seed: this.#seed, view };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { thread, resolve, reject });
      thread.postMessage(question);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread?.terminate()));
  }

  #threadFor(who: string): Worker {
    let sum = 0;
    for (let i = 0; i < who.length; i++) sum = (sum * 31 + who.charCodeAt(i)) >>> 0;
    const index = sum % this.#threads.length;
    this.#threads[index] ??= this.#start(index);
    return this.#threads[index];
  }

  #start(index: number): Worker {
    const thread = new Worker(new URL('./thread.js', import.meta.url));
    // A server that has nothing else to do may stop.
    thread.unref();
    thread.on('message', (answer: DeskAnswer) => {
      const asker = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('option' in answer) asker?.resolve(answer.option);
      else asker?.reject(new Error(answer.error));
    });
    thread.on('error', () => {});
    thread.on('exit', () => {
      // The next question starts another one.
      if (this.#threads[index] === thread) this.#threads[index] = null;
      for (const [id, asker] of this.#waiting) {
        if (asker.thread !== thread) continue;
        this.#waiting.delete(id);
        asker.reject(new Error('The thread of the bots has ended.'));
      }
    });
    return thread;
  }
}
