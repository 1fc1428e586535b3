/** What cards can ask about: conditions, numbers, groups. */
import { roll } from '@tablee/kernel';
import type { Named, Vocabulary } from '@tablee/kernel/effect-first';
import type { Soeurs } from '../types.ts';
import { say } from './say.ts';

const named = <R>(of: (t: Soeurs) => R, fr: string, en: string): Named<Soeurs, R> => ({
  of,
  text: (language) => say(language, fr, en),
});

/** In cards, "enemy" includes the Boss and the guardian; a Boss alone is exactly one enemy (R-SA-85). */
const enemiesInPlay = (t: Soeurs): number => t.standing + (t.atBoss ? 1 : 0);

const CONDITIONS: Record<string, Named<Soeurs, boolean>> = {
  oneEnemy: named(
    (t) => enemiesInPlay(t) === 1,
    'il reste exactement un ennemi',
    'exactly one enemy is left',
  ),
  severalEnemies: named(
    (t) => enemiesInPlay(t) > 1,
    'il reste plusieurs ennemis',
    'several enemies are left',
  ),
  defenceInPlay: named(
    (t) => t.inPlay.length > 0,
    'une carte de Défense est en jeu',
    'a Defence card is in play',
  ),
  smallHand: named(
    (t) => t.hand.length <= 3,
    'vous avez 3 cartes en main ou moins',
    'your hand has 3 cards or fewer',
  ),
};

const VALUES: Record<string, Named<Soeurs, number>> = {
  health: named((t) => t.health, 'vos PS', 'your HP'),
  handSize: named((t) => t.hand.length, 'les cartes de votre main', 'the cards in your hand'),
  mana: named((t) => t.mana, 'votre Mana', 'your Mana'),
  defence: named((t) => t.defence, 'votre Défense', 'your Defence'),
  enemies: named(enemiesInPlay, 'le nombre d’ennemis', 'the number of enemies'),
  round: named((t) => t.round, 'le round', 'the round'),
  xp: named((t) => t.xp, 'vos XP', 'your XP'),
  potions: named((t) => t.potions, 'vos potions', 'your potions'),
  /** Rolled when the line is carried out, after payment (R-SA-62). */
  die: {
    rolls: true,
    ...named(
      (t) => {
        const die = roll(t, 6);
        t.told?.push({ event: 'diceRolled', rule: 'R-SA-62', what: 'damage', dice: [die] });
        return die;
      },
      'un dé',
      'one die',
    ),
  },
};

/** The vocabulary without its words: enough for what only asks. */
export const FACTS: Vocabulary<Soeurs> = {
  words: {},
  conditions: CONDITIONS,
  values: VALUES,
  groups: {
    enemies: named(
      (t) => t.foes.map((_, slot) => slot).filter((slot) => t.foes[slot]! >= 0),
      'ennemi en jeu',
      'enemy in play',
    ),
  },
};
