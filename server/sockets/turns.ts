/**
 * Whose request is dealt with next. Lines take turns, and so do the addresses they come from; after a few milliseconds of
 * it the rest of the server has its turn too, however many are waiting.
 */
import { FairQueue } from '../fair-queue.ts';

/** Milliseconds of requests before something else may run. */
const SLICE = 5;

export interface TakesTurns {
  readonly path: readonly string[];
  /** Deals with one thing. */
  act(): void;
}

export class Turns {
  readonly #queue = new FairQueue<TakesTurns>();
  #isRunning = false;

  get waiting(): number {
    return this.#queue.size;
  }

  ask(line: TakesTurns): void {
    this.#queue.push(line.path, line);
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#run());
  }

  #run(): void {
    const end = performance.now() + SLICE;
    do this.#queue.take()?.act();
    while (this.#queue.size > 0 && performance.now() < end);
    this.#isRunning = this.#queue.size > 0;
    if (this.#isRunning) setImmediate(() => this.#run());
  }
}
