/** The bots' own thread. It loads the rules of what is played, and no other. */
import { Desk, type DeskQuestion } from '@tablee/bots';
import { boxOf } from '@tablee/games';

const desk = new Desk((id) => boxOf(id)?.rules());

self.onmessage = async ({ data }: MessageEvent<DeskQuestion>) => {
  self.postMessage(await desk.answer(data));
};
