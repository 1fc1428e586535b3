/** Where SQLite does its work: a thread beside this one, or, for a database in memory, here. */
import { Worker } from 'node:worker_threads';
import type { Batch } from './batch.ts';
import { type Rows, SqliteEngine } from './sqlite-engine.ts';
import type { Answered, Asked } from './sqlite-thread.ts';
import { WritingBack } from './writing-back.ts';

export interface Runner {
  run(sql: string, parameters: readonly unknown[]): Promise<Rows>;
  commit(batch: Batch): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function runHere(): Runner {
  const engine = new SqliteEngine(':memory:');
  return {
    run: async (sql, parameters) => engine.run(sql, parameters),
    commit: async (batch) => engine.commit(batch),
    close: async () => engine.close(),
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Unnumbered = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never;

export function runInThread(file: string): Runner {
  const thread = new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData: file });
  const writingBack = new WritingBack(file);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | null = null;

  thread.on('message', (answered: Answered) => {
    const asker = waiting.get(answered.id);
    waiting.delete(answered.id);
    // Only while somebody waits for it does it keep the process from ending.
    if (waiting.size === 0) thread.unref();
    if ('value' in answered) asker?.resolve(answered.value);
    else asker?.reject(Object.assign(new Error(answered.error.message), { code: answered.error.code }));
  });
  thread.on('error', (error) => {
    ended = error as Error;
  });
  thread.on('exit', () => {
    ended ??= new Error('The thread of the database has ended.');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });

  const ask = <T>(order: Unnumbered): Promise<T> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = asked++;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      thread.ref();
      thread.postMessage({ id, ...order });
    });

  return {
    run: (sql, parameters) => ask({ do: 'run', sql, parameters }),
    commit: async (batch) => {
      const second = await ask<readonly string[]>({ do: 'commit', ...batch });
      writingBack.note(batch.count);
      return second;
    },
    close: async () => {
      await writingBack.close();
      if (ended) return;
      await ask({ do: 'close' });
      await thread.terminate();
    },
  };
}
