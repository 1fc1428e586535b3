/** Removes entries of the Pile without effect (SF-STACK-19). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { cancelEntry } from '../../rules/resolve.ts';
import type { SevenFallen } from '../../types.ts';

export const cancel = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    note(c, what);
    for (const number of what) cancelEntry(t, number);
    return undefined;
  },
  text: (say, { what }) => say.object('annulez|annule|annuler', 'cancel|cancels', what),
});
