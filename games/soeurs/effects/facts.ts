/** What cards can ask about besides pieces: conditions and numbers. Pure: listing options asks them too. */
import type { GameCondition, GameValue } from '@tablee/kernel/effect';
import type { Soeurs } from '../types.ts';

/** In cards, "enemy" includes the Boss and the guardian; a Boss alone is exactly one enemy (R-SA-85). */
const enemiesInPlay = (t: Soeurs): number => t.standing + (t.atBoss ? 1 : 0);

export const conditions: Readonly<Record<string, GameCondition<Soeurs>>> = {
  oneEnemy: {
    holds: (t) => enemiesInPlay(t) === 1,
    reads: { fr: 'il reste exactement un ennemi', en: 'exactly one enemy is left' },
  },
  severalEnemies: {
    holds: (t) => enemiesInPlay(t) > 1,
    reads: { fr: 'il reste plusieurs ennemis', en: 'several enemies are left' },
  },
  defenceInPlay: {
    holds: (t) => t.inPlay.length > 0,
    reads: { fr: 'une carte de Défense est en jeu', en: 'a Defence card is in play' },
  },
  smallHand: {
    holds: (t) => t.hand.length <= 3,
    reads: { fr: 'vous avez 3 cartes en main ou moins', en: 'your hand has 3 cards or fewer' },
  },
};

const PLURAL = { gender: 'm', many: true } as const;

export const values: Readonly<Record<string, GameValue<Soeurs>>> = {
  health: { of: (t) => t.health, reads: { fr: 'vos PS', en: 'your HP' }, agrees: PLURAL },
  handSize: {
    of: (t) => t.hand.length,
    reads: { fr: 'le nombre de cartes de votre main', en: 'the number of cards in your hand' },
  },
  mana: { of: (t) => t.mana, reads: { fr: 'votre Mana', en: 'your Mana' } },
  defence: {
    of: (t) => t.defence,
    reads: { fr: 'votre Défense', en: 'your Defence' },
    agrees: { gender: 'f', many: false },
  },
  enemies: { of: enemiesInPlay, reads: { fr: 'le nombre d’ennemis', en: 'the number of enemies' } },
  round: { of: (t) => t.round, reads: { fr: 'le numéro du round', en: 'the number of the round' } },
  xp: { of: (t) => t.xp, reads: { fr: 'vos XP', en: 'your XP' }, agrees: PLURAL },
  potions: {
    of: (t) => t.potions,
    reads: { fr: 'le nombre de vos potions', en: 'the number of your potions' },
  },
};
