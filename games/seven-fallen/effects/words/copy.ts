/** A copy of entries of the Pile goes on top of it; its player may choose new targets (SF-DATA-19). */
import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { copying } from '../../rules/copy.ts';
import { entryOf } from '../../rules/table.ts';
import type { SevenFallen } from '../../types.ts';

export const copy = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    const list = what.filter((number) => entryOf(t, number));
    note(c, list);
    return list.length > 0 ? call(copying, { seat: c.you, list, how: 'copy' }, 'next') : undefined;
  },
  text: (say, { what }) =>
    `${say.object('copiez|copie|copier', 'copy|copies', what)}${say.say(
      ' ; vous pouvez choisir de nouvelles cibles pour la copie',
      '; you may choose new targets for the copy',
    )}`,
});
