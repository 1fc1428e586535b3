/** Shuffles a Livre Sacré. */
import { who, word } from '@tablee/kernel/effect';
import { shufflePile } from '../../rules/zone.ts';
import type { SevenFallen } from '../../types.ts';

export const shuffle = word<SevenFallen>()({
  takes: { by: who },
  run: (t, _, { by }) => {
    shufflePile(t, by, 'livre');
    t.told?.push({ event: 'shuffled', seat: by, rule: 'R-SF-89' });
    return undefined;
  },
  text: (say) => say.act('mélangez|mélange|mélanger le Livre Sacré', 'shuffle|shuffles the Sacred Book'),
});
