/** A thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { Desk, type DeskQuestion } from '@tablee/bots';
import { gameById } from '@tablee/games';

const desk = new Desk(gameById);

parentPort!.on('message', (question: DeskQuestion) => {
  parentPort!.postMessage(desk.answer(question));
});
