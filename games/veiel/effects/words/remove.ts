import { pieces, word } from '@tablee/kernel/effect';
import { canRemove, removeEntities } from '../../rules/entity.ts';
import type { Veiel } from '../../types.ts';

/** Takes entities off the board. */
export const remove = word<Veiel>()({
  takes: { what: pieces },
  run: (t, c, { what }) => removeEntities(t, c, what),
  possible: (t, _, { what }) => canRemove(t, what),
  text: (say, { what }) =>
    say.object('retirez|retire|retirer', 'remove|removes', what, {
      fr: ' du plateau',
      en: ' from the board',
    }),
});
