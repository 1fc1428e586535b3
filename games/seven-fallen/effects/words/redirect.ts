/** New targets for entries of the Pile, among the legal ones; where there is none they stay (SF-DATA-19). */
import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { copying } from '../../rules/copy.ts';
import { entryOf } from '../../rules/table.ts';
import type { SevenFallen } from '../../types.ts';

export const redirect = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    const list = what.filter((number) => (entryOf(t, number)?.targets.length ?? 0) > 0);
    note(c, list);
    return list.length > 0 ? call(copying, { seat: c.you, list, how: 'redirect' }, 'next') : undefined;
  },
  text: (say, { what }) =>
    say.language === 'fr'
      ? say.to('choisissez|choisit|choisir de nouvelles cibles', '', what)
      : `${say.act('', 'choose|chooses')} new targets for ${say.subject(what).pronoun ? 'it' : say.subject(what).text}`,
});
