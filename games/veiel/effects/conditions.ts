/** Conditions cards may ask for (C2 Cond); those about a piece are filters: `{ piece: 'prey', is: { rank: 'boss' } }`. */
import type { GameCondition } from '@tablee/kernel/effect';
import type { Veiel } from '../types.ts';

type C = GameCondition<Veiel>;

export const CONDITIONS: Readonly<Record<string, C>> = {
  /** The card being played is the first of the turn. */
  firstCard: {
    holds: (t) => t.plays.length <= 1,
    reads: {
      fr: 'c’est la première carte que vous jouez ce tour-ci',
      en: 'this is the first card you play this turn',
    },
  },
  /** In the unit under way. */
  killed: {
    holds: (t) => t.unit.kills > 0,
    reads: { fr: 'un ennemi est tombé', en: 'an enemy has fallen' },
    unless: { fr: 'aucun ennemi n’est tombé', en: 'no enemy has fallen' },
  },
  tookLife: {
    holds: (t) => t.unit.lives > 0,
    reads: { fr: 'une vie a été retirée', en: 'a life was taken' },
    unless: { fr: 'aucune vie n’a été retirée', en: 'no life was taken' },
  },
};
