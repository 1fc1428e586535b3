/** A thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { Desk, type DeskAnswer, type DeskQuestion } from '@tablee/bots';
import { boxOf } from '@tablee/games';

/** With the milliseconds it took. */
export type ThreadAnswer = DeskAnswer & { readonly took: number };

const desk = new Desk((id) => boxOf(id)?.rules());

parentPort?.on('message', async (question: DeskQuestion) => {
  const began = performance.now();
  const answer = await desk.answer(question);
  parentPort!.postMessage({ ...answer, took: performance.now() - began } satisfies ThreadAnswer);
});
