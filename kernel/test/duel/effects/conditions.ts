import type { Named } from '../../../effect/index.ts';
import { ownerOf } from '../seats.ts';
import type { Duel } from '../types.ts';

/** A keeper with no more life than this fights by his last light (DU-CARD-6). */
export const LAST_LIGHT = 4;

export const conditions: Readonly<Record<string, Named<Duel, boolean>>> = {
  itIsMe: {
    of: (_, { it, source }) => it === source,
    text: (language) => ({ fr: 'il s’agit de ce familier', en: 'it is this familiar' })[language],
  },
  itIsFriend: {
    of: (t, { it, by }) => ownerOf(t.content, it) === by,
    text: (language) => ({ fr: 'il s’agit d’un des vôtres', en: 'it is one of yours' })[language],
  },
  itFell: {
    of: (_, { did }) => (did.fell ?? 0) > 0,
    text: (language) => ({ fr: 'il tombe', en: 'it falls' })[language],
  },
  myTurn: {
    of: (t, { by }) => t.active === by,
    text: (language) => ({ fr: 'c’est votre tour', en: 'it is your turn' })[language],
  },
  lastLight: {
    of: (t, { by }) => t.players[by]!.life <= LAST_LIGHT,
    text: (language) =>
      ({ fr: `il vous reste au plus ${LAST_LIGHT} vies`, en: `you have at most ${LAST_LIGHT} life left` })[
        language
      ],
  },
};
