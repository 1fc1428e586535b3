/**
 * Time and chance as the server knows them: handed to whoever needs them, so that a simulation can put its own in their place.
 */
import { randomInt } from 'node:crypto';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many milliseconds, unless cancelled before. */
  after(milliseconds: number, act: () => void): Timer;
  /** Lets everything else have its turn first. */
  turn(): Promise<void>;
  /** A number from 0 up to, but not, `count`. */
  any(count: number): number;
}

export interface Timer {
  cancel(): void;
}

/** Timers can't be set further ahead. */
const FURTHEST = 2 ** 31 - 1;

/** The real ones. Nothing that waits keeps the process from ending. */
export function realClock(now: () => number = Date.now): Clock {
  return {
    now,
    after: (milliseconds, act) => {
      const timer = setTimeout(act, Math.min(FURTHEST, milliseconds)).unref();
      return { cancel: () => clearTimeout(timer) };
    },
    turn: () => new Promise((resolve) => setImmediate(resolve)),
    any: (count) => randomInt(count),
  };
}

/** Calls again and again until cancelled, each time so many milliseconds after the last call. */
export function every(clock: Clock, milliseconds: number, act: () => void): Timer {
  let timer = clock.after(milliseconds, again);
  function again(): void {
    timer = clock.after(milliseconds, again);
    act();
  }
  return { cancel: () => timer.cancel() };
}

/** Waits for the promise, but no longer than that; `late` says what to throw then. */
export function within<T>(
  clock: Clock,
  milliseconds: number,
  awaited: Promise<T>,
  late: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(milliseconds, () => reject(late()));
    awaited.then(resolve, reject).finally(() => timer.cancel());
  });
}
