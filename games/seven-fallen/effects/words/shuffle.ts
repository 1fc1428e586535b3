/** Shuffles a Livre Sacré. */
import { who, word } from '@tablee/kernel/effect';
import { shufflePile } from '../../rules/zone.ts';
import type { SevenFallen } from '../../types.ts';
import { doneBy } from '../by.ts';

export const shuffle = word<SevenFallen>()({
  takes: { by: who },
  run: (t, _, { by }) => {
    shufflePile(t, by, 'livre');
    t.told?.push({ event: 'shuffled', seat: by, rule: 'R-SF-89' });
    return undefined;
  },
  text: (say, { by }) =>
    doneBy(
      say,
      by,
      'mélangez|mélange|mélanger',
      'shuffle|shuffles',
      by.isYou && !say.third
        ? say.say('votre Livre Sacré', 'your Sacred Book')
        : say.say('son Livre Sacré', 'their Sacred Book'),
    ),
});
