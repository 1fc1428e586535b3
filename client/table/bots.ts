/** Asks the bots in their worker. One worker for all tables of this page. */
import type { BotId, DeskAnswer, DeskQuestion } from '@tablee/bots';
import type { Pack, View } from '@tablee/kernel';

/** Answers with the number of an option. */
export type AskBot = (who: string, bot: BotId, view: View, pack?: Pack | null) => Promise<number>;

interface Waiting {
  resolve(option: number): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;
// Whatever a bot rolls in its head has nothing to do with the table's own seed.
const seed = crypto.randomUUID();

export const askBot: AskBot = (who, bot, view, pack = null) => {
  worker ??= start();
  const question: DeskQuestion = { id: asked++, who, bot, seed, view, pack };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker?.postMessage(question);
  });
};

function start(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  started.onmessage = ({ data }: MessageEvent<DeskAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('option' in data) asker?.resolve(data.option);
    else asker?.reject(new Error(data.error));
  };
  started.onerror = (event) => {
    // The next question starts another one.
    worker = null;
    for (const asker of waiting.values())
      asker.reject(new Error(event.message || 'The bots’ worker stopped.'));
    waiting.clear();
  };
  return started;
}
