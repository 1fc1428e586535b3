/** How Endure the Stars speaks. */
import type { Words } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { EndureView } from '../types.ts';
import { endText } from './end.ts';
import { eventText } from './event.ts';
import { Speaker } from './names.ts';
import { notation } from './notation.ts';
import { optionText } from './option.ts';
import { question } from './question.ts';
import { refusalText } from './refusal.ts';

export const words: Words<EndureView, Content> = {
  notation,
  question,
  option: optionText,
  event: eventText,
  refusal: (_view, refusal, language) => refusalText(refusal, language),
  result: (_view, result, language, content) => endText(result, language, content),
  /** A seat by the survivors it leads. */
  seat(view, seat, language, content) {
    const s = new Speaker(view, language, content);
    const led = view.table.survivors.flatMap((survivor) =>
      survivor.seat === seat ? [s.class(survivor.class)] : [],
    );
    return led.length > 0 ? led.join(', ') : s.say(`Place ${seat + 1}`, `Seat ${seat + 1}`);
  },
};
