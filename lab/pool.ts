/** Plays many games on several threads. The games come out the same however many threads there are. */
import { Worker } from 'node:worker_threads';
import type { Simulation, Summary } from './game.ts';
import { BotFault } from './own-bots.ts';
import type { Answer, Task } from './worker.ts';

/** Few enough that the last thread does not play on alone for long, many enough that asking costs nothing. */
const TASKS_PER_THREAD = 24;
const GAMES_IN_A_TASK = 200;

export interface Running {
  /** The games played, by number; fewer than asked for if it was stopped. */
  readonly games: Promise<Summary[]>;
  /** Hands out no more games and ends the threads. */
  stop(): void;
}

export function simulateGames(
  simulation: Simulation,
  count: number,
  threads: number,
  progress: (done: number) => void,
): Running {
  const games: Summary[] = [];
  const size = Math.min(GAMES_IN_A_TASK, Math.max(1, Math.ceil(count / (threads * TASKS_PER_THREAD))));
  let next = 0;
  let stop = (): void => {};
  const played = new Promise<void>((resolve, reject) => {
    const workers = Array.from(
      { length: Math.min(threads, count) },
      () => new Worker(new URL('./worker.js', import.meta.url), { workerData: simulation }),
    );
    let working = workers.length;
    stop = () => {
      for (const worker of workers) void worker.terminate();
      resolve();
    };
    const fail = (error: unknown): void => {
      // First: stopping would tell what was played so far as if nothing had happened.
      reject(error);
      stop();
    };
    for (const worker of workers) {
      const handOut = (): void => {
        if (next < count) {
          const to = Math.min(count, next + size);
          worker.postMessage({ from: next, to } satisfies Task);
          next = to;
        } else {
          void worker.terminate();
          if (--working === 0) resolve();
        }
      };
      worker.on('message', (answer: Answer) => {
        if (answer.fault !== undefined) {
          fail(new BotFault(answer.fault));
          return;
        }
        games.push(...answer.games);
        progress(games.length);
        if (answer.free) handOut();
      });
      worker.on('error', fail);
      handOut();
    }
  });
  return {
    games: played.then(() => games.sort((a, b) => a.n - b.n)),
    stop: () => stop(),
  };
}
