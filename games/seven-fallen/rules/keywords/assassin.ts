/** Assassin: on entry, may be aimed at an Ange and destroys it if it is wounded by then (SF-KW-ASSASSIN). */

import { destroy } from '../destroy.ts';
import { isAnge, isOnCdb, isWounded } from '../table.ts';
import type { PileEffect } from '../triggers.ts';

export const assassin: PileEffect = {
  optional: true,
  /** Either player's, wounded or not; Archanges are immune (SF-KW-ASSASSIN-1, -2, -5). */
  targets: (t, _, card) => isOnCdb(card) && isAnge(t, card),
  /** Damage on its Golem does not wound an Ange (SF-KW-ASSASSIN-6). */
  resolve: (t, entry, target) =>
    isWounded(t, target!) ? destroy(t, target!, entry.piece, 'after') : 'after',
};
