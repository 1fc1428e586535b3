/** The bots' own thread. */
import { Desk, type DeskQuestion } from '@tablee/bots';
import { gameById } from '@tablee/games';

const desk = new Desk(gameById);

self.onmessage = ({ data }: MessageEvent<DeskQuestion>) => {
  self.postMessage(desk.answer(data));
};
