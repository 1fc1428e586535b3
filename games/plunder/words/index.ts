/** How Plunder speaks. */
import type { Words } from '@tablee/kernel';
import type { PlunderContent, PlunderView } from '../types.ts';
import { eventText, resultText } from './event.ts';
import { seatText } from './names.ts';
import { notation } from './notation.ts';
import { optionText, question } from './question.ts';
import { refusalText } from './refusal.ts';

export const words: Words<PlunderView, PlunderContent> = {
  notation,
  question,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  result: resultText,
  seat: (view, seat, language) => seatText(view.table, seat, language),
};
