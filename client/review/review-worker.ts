/** A game looked back on, in a thread of its own: it takes seconds, and the page goes on meanwhile. */
import { review } from '@tablee/bots';
import { boxOf } from '@tablee/games';
import type { ReviewAnswer, ReviewQuestion } from './ask-review.ts';

/** How many choices are looked at between two words on how far it is. */
const CHOICES_A_WORD = 4;

self.onmessage = async ({ data }: MessageEvent<ReviewQuestion>) => {
  const say = (answer: ReviewAnswer) => self.postMessage(answer);
  try {
    const game = await boxOf(data.game)?.rules();
    if (!game) throw new Error(`There is no game ${data.game}.`);
    const looking = review(game, data.start, data.choices, data.seat);
    for (let next = looking.next(); ; next = looking.next()) {
      if (next.done) {
        say({ review: next.value });
        return;
      }
      if (next.value % CHOICES_A_WORD === 0) say({ done: next.value });
    }
  } catch (error) {
    say({ trouble: error instanceof Error ? error.message : String(error) });
  }
};
