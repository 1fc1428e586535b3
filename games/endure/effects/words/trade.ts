import { call } from '@tablee/kernel';
import { pieces, word } from '@tablee/kernel/effect';
import { trade as trading } from '../../rules/trade.ts';
import type { Endure, Who } from '../../types.ts';

/** A trade at no action between two survivors, wherever they are. */
export const trade = word<Endure>()({
  takes: { between: pieces },
  run(_, __, { between }) {
    const [who, partner] = between as readonly (Who | undefined)[];
    if (who === undefined || partner === undefined) return undefined;
    return call(trading, { who, partner, cards: [], things: [], moving: [] }, 'next');
  },
  text: (say, { between }) =>
    say.doing(
      between,
      '{peut|peuvent} échanger sans dépenser d’action, même d’un lieu à l’autre',
      'may trade at no action, even from one place to another',
    ),
});
