/** A Golem leaves its Ange for another one of the same player that has none (SF-PAIR-8, -10). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { bind as tie, unbind } from '../../rules/pair.ts';
import { faceOf, inPlay, isAvailable, isOnCdb } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { a } from '../a.ts';

export const bind = word<SevenFallen>()({
  takes: { what: pieces, to: pieces },
  run: (t, c, { what, to }) => {
    const golem = inPlay(t, what[0] as Piece);
    const ange = inPlay(t, to[0] as Piece);
    if (!golem || !ange || !isOnCdb(golem) || faceOf(t, golem.piece).type !== 'golem') return undefined;
    if (golem.seat !== ange.seat || !isAvailable(t, ange)) return undefined;
    unbind(t, golem);
    tie(t, golem, ange);
    note(c, [golem.piece]);
    return undefined;
  },
  text: (say, { what, to }) => `${say.object('liez|lie|lier', 'bind|binds', what)} ${a(say, to)}`,
});
