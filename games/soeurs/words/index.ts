/** How Sœurs speaks. */
import type { Words } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import type { SoeursView } from '../types.ts';
import { endText } from './end.ts';
import { eventText } from './event.ts';
import { notation } from './notation.ts';
import { optionText } from './option.ts';
import { question } from './question.ts';
import { refusalText } from './refusal.ts';
import { Speaker } from './speaker.ts';

export const words: Words<SoeursView, Content> = {
  notation,
  question,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  result: (view, result, language, content) =>
    endText(new Speaker(view, language, content), result.how, result.winners.length > 0, view.table.health),
  seat: (_, __, language) => (language === 'fr' ? 'Les Sœurs' : 'The Sisters'),
};
