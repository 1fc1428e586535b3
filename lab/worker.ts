/** A thread: is told which games to play, answers with their summaries, and asks for more. */
import { parentPort, workerData } from 'node:worker_threads';
import { boxOf } from '@tablee/games';
import { playNth, type Simulation, type Summary } from './game.ts';
import { BotFault, loadBots } from './own-bots.ts';

/** Games from `from` up to, not including, `to`. */
export interface Task {
  readonly from: number;
  readonly to: number;
}

export interface Answer {
  readonly games: readonly Summary[];
  /** The task is done: send the next one. */
  readonly free: boolean;
  /** What went wrong with somebody's own bot: no game more is played. */
  readonly fault?: string;
}

const MILLISECONDS_BETWEEN_ANSWERS = 100;

const simulation = workerData as Simulation;
const game = await boxOf(simulation.game)!.rules();
const own = await loadBots(simulation.bots);

parentPort!.on('message', (task: Task) => {
  try {
    play(task);
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    // An error that is posted loses its class: only its words arrive.
    parentPort!.postMessage({ games: [], free: false, fault: error.message } satisfies Answer);
  }
});

function play({ from, to }: Task): void {
  let games: Summary[] = [];
  let answered = performance.now();
  for (let n = from; n < to; n++) {
    games.push(playNth(game, simulation, n, own));
    if (performance.now() - answered > MILLISECONDS_BETWEEN_ANSWERS && n < to - 1) {
      parentPort!.postMessage({ games, free: false } satisfies Answer);
      games = [];
      answered = performance.now();
    }
  }
  parentPort!.postMessage({ games, free: true } satisfies Answer);
}
