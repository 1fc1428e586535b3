/** At the top pages of one’s own Livre Sacré, which get a name; their player knows where they lie from then on (SF-HID-10). */
import { amount, note, word } from '@tablee/kernel/effect';
import { lookAt } from '../../rules/reveal.ts';
import type { SevenFallen } from '../../types.ts';
import { topOf } from '../by.ts';

export const look = word<SevenFallen>()({
  takes: { pages: amount },
  run: (t, c, { pages }) => {
    note(c, lookAt(t, c.you, pages));
    return undefined;
  },
  text: (say, { pages }) => {
    return `${say.act('regardez|regarde|regarder', 'look at|looks at')} ${topOf(say, pages)} ${say.say(
      'de votre Livre Sacré',
      'of your Sacred Book',
    )}`;
  },
});
