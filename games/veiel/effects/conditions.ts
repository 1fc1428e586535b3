/** Conditions cards may ask for (C2 Cond); those about a piece are filters: `{ piece: 'prey', is: { rank: 'boss' } }`. */
import type { GameCondition } from '@tablee/kernel/effect';
import { caster } from '../rules/table.ts';
import type { Veiel } from '../types.ts';

type C = GameCondition<Veiel>;

/** Interruptions played in it come later; a card that is only looked at would be the next one. */
function isFirstCard(t: Veiel): boolean {
  for (let i = t.flow.length - 1; i >= 0; i--) {
    const frame = t.flow[i]!;
    if (frame.does === 'play') return t.plays.lastIndexOf((frame as unknown as Playing).piece) === 0;
  }
  return t.plays.length === 0;
}
interface Playing {
  readonly piece: number;
}

export const CONDITIONS: Readonly<Record<string, C>> = {
  /** The card being played is the first of the turn. */
  firstCard: {
    holds: isFirstCard,
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
  /** Of an enemy that lost a life: it was not its last. */
  hasLivesLeft: {
    holds: (t, c) => t.figures.red[caster(t, c)]! > 0,
    reads: { fr: 'il lui en reste', en: 'it has one left' },
  },
};
