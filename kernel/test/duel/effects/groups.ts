import type { Named } from '../../../effect/index.ts';
import { otherThan } from '../seats.ts';
import type { Duel } from '../types.ts';

export const groups: Readonly<Record<string, Named<Duel, readonly number[]>>> = {
  friends: {
    of: (t, { by }) => t.players[by]!.familiars,
    text: (language) => ({ fr: 'vos familiers', en: 'your familiars' })[language],
  },
  otherFriends: {
    of: (t, { by, source }) => t.players[by]!.familiars.filter((piece) => piece !== source),
    text: (language) => ({ fr: 'vos autres familiers', en: 'your other familiars' })[language],
  },
  enemies: {
    of: (t, { by }) => t.players[otherThan(by)]!.familiars,
    text: (language) => ({ fr: 'les familiers adverses', en: 'the opposing familiars' })[language],
  },
};
