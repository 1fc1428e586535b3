/** Through one’s whole Livre Sacré: its pages get a name to choose among. Shuffle it afterwards (SF-HID-2). */
import { note, word } from '@tablee/kernel/effect';
import { searchThrough } from '../../rules/reveal.ts';
import type { SevenFallen } from '../../types.ts';

export const search = word<SevenFallen>()({
  takes: {},
  run: (t, c) => {
    note(c, searchThrough(t, c.you));
    return undefined;
  },
  text: (say) =>
    `${say.act('cherchez|cherche|chercher', 'search|searches')} ${say.say('dans votre Livre Sacré', 'your Sacred Book')}`,
});
