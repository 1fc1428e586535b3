/** A thread that plays one game after the other between bots. */

import { boxOf } from '@tablee/games';
import type { MeasureTask } from './measure.ts';
import { playMeasured } from './play-measured.ts';

self.onmessage = async ({ data }: MessageEvent<MeasureTask>) => {
  try {
    const game = await boxOf(data.game)?.rules();
    if (!game) throw new Error(`There is no game ${data.game}.`);
    self.postMessage(playMeasured(game, data));
  } catch (error) {
    self.postMessage({ trouble: error instanceof Error ? error.message : String(error) });
  }
};
