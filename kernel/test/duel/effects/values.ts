import type { Named } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';

/** Only what everybody can count: a hidden number would show through what the effect does. */
export const values: Readonly<Record<string, Named<Duel, number>>> = {
  handSize: {
    of: (t, { by }) => t.players[by]!.hand.length,
    text: (language) =>
      ({ fr: 'le nombre de cartes de votre main', en: 'the number of cards in your hand' })[language],
  },
  turnNumber: {
    of: (t) => t.turn,
    text: (language) => ({ fr: 'le numéro du tour', en: 'the number of the turn' })[language],
  },
};
