/** Plays games between bots to measure what somebody made: in as many threads as the machine spares, never in the page's own. */
import type { Pack } from '@tablee/kernel';
import type { Measured, MeasureOrder, Measuring } from '@tablee/ui';

/** What a thread is told. */
export interface MeasureTask {
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly pair: number;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The number of the game: it gives the seed and who sits first. */
  readonly n: number;
  readonly pack: Pack | null;
}

/** One core is left for the page, and there is always one. */
const threads = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency ?? 2) - 1));

export function measure(
  game: string,
  pack: Pack | null,
  order: MeasureOrder,
  hear: (said: Measured) => void,
): Measuring {
  const tasks = tasksOf(game, pack, order);
  const workers: Worker[] = [];
  let next = 0;
  let playing = 0;
  let isOver = false;
  const end = (said: Measured) => {
    if (isOver) return;
    isOver = true;
    for (const worker of workers) worker.terminate();
    hear(said);
  };
  for (let n = 0; n < Math.min(threads(), tasks.length); n++) {
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), {
      type: 'module',
      name: 'measure',
    });
    const handOut = () => {
      const task = tasks[next++];
      if (task) {
        playing++;
        worker.postMessage(task);
      } else if (playing === 0) end({ over: true });
    };
    worker.onmessage = ({ data }: MessageEvent<Measured>) => {
      if (isOver) return;
      playing--;
      if ('trouble' in data) return end(data);
      hear(data);
      handOut();
    };
    worker.onerror = (event) => end({ trouble: event.message || 'The measuring could not be loaded.' });
    workers.push(worker);
    handOut();
  }
  return { stop: () => end({ over: true }) };
}

/** A game of each pair in turn, so that every row of the chart grows from the beginning. */
function tasksOf(game: string, pack: Pack | null, { config, pairs, games }: MeasureOrder): MeasureTask[] {
  return Array.from({ length: games }, (_, n) =>
    pairs.map(({ mine, theirs }, pair) => ({ game, pack, config, pair, mine, theirs, n })),
  ).flat();
}
