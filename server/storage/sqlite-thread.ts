/** The thread in which the embedded database waits for the disk, so that nobody else has to. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Order, SqliteEngine } from './sqlite-engine.ts';

export type Asked = { readonly id: number } & (Order | { readonly do: 'close' });
export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } };

const engine = new SqliteEngine(workerData as string);
const port = parentPort!;

port.on('message', (asked: Asked) => {
  try {
    port.postMessage({ id: asked.id, value: answer(asked) } satisfies Answered);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    port.postMessage({ id: asked.id, error: { message, ...(code && { code }) } } satisfies Answered);
  }
  if (asked.do === 'close') port.close();
});

function answer(asked: Asked): unknown {
  switch (asked.do) {
    case 'run':
      return engine.run(asked.sql, asked.parameters);
    case 'commit':
      return engine.commit(asked);
    case 'close':
      return engine.close();
  }
}
