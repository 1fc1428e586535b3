/** Plays pages now, from wherever they lie, for less EC or for none (SF-DATA-19). Everything else about playing holds. */
import { call } from '@tablee/kernel';
import { amount, note, optional, pieces, word } from '@tablee/kernel/effect';
import { act, beginPlay } from '../../rules/act.ts';
import { canBePlayed } from '../../rules/prio.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { EC } from '../nouns.ts';

export const play = word<SevenFallen>()({
  takes: { what: pieces, less: optional(amount) },
  run: (t, c, { what, less }) => {
    const piece = what.find((each) => canBePlayed(t, c.you, each as Piece, less ?? null)) as
      | Piece
      | undefined;
    if (piece === undefined) return undefined;
    note(c, [piece]);
    return call(act, beginPlay(c.you, piece, less ?? null), 'next');
  },
  text: (say, { what, less }) =>
    say.object(
      'jouez|joue|jouer',
      'play|plays',
      what,
      less
        ? {
            fr: `pour ${say.count(less, EC)} de moins`,
            en: `for ${say.count(less, EC)} less`,
          }
        : { fr: 'sans en payer le coût', en: 'without paying its cost' },
    ),
});
