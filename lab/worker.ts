/** A thread: is told which games to play, answers with their summaries, and asks for more. */
import { parentPort, workerData } from 'node:worker_threads';
import { boxOf } from '@tablee/games';
import { playNth, type Simulation, type Summary } from './game.ts';

/** Games from `from` up to, not including, `to`. */
export interface Task {
  readonly from: number;
  readonly to: number;
}

export interface Answer {
  readonly games: readonly Summary[];
  /** The task is done: send the next one. */
  readonly free: boolean;
}

const MILLISECONDS_BETWEEN_ANSWERS = 100;

const simulation = workerData as Simulation;
const game = await boxOf(simulation.game)!.rules();

parentPort!.on('message', ({ from, to }: Task) => {
  let games: Summary[] = [];
  let answered = performance.now();
  for (let n = from; n < to; n++) {
    games.push(playNth(game, simulation, n));
    if (performance.now() - answered > MILLISECONDS_BETWEEN_ANSWERS && n < to - 1) {
      parentPort!.postMessage({ games, free: false } satisfies Answer);
      games = [];
      answered = performance.now();
    }
  }
  parentPort!.postMessage({ games, free: true } satisfies Answer);
});
