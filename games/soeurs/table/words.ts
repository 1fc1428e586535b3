/** Words of the screen that several of its parts use. The game's own sentences are in the game's `words.ts`. */
import type { Language, Text } from '@tablee/kernel';
import { ADVANCED_TRAP, ADVANCED_TREASURE, BOSS, COMBAT_0, EMPTY, TRAP, TREASURE } from '../rules/icons.ts';
import type { Keyword } from '../rules/key.ts';
import { squareName } from '../rules/move.ts';
import type { Totals } from './climb/routes.ts';

export const WORDS = {
  health: { fr: 'Points de Santé', en: 'Health points' },
  healthShort: { fr: 'PS', en: 'HP' },
  ceiling: { fr: 'Palier', en: 'Ceiling' },
  potions: { fr: 'Potions', en: 'Potions' },
  mana: { fr: 'Mana', en: 'Mana' },
  defence: { fr: 'Défense', en: 'Defence' },
  attack: { fr: 'Attaque', en: 'Attack' },
  resistance: { fr: 'Résistance', en: 'Resistance' },
  hand: { fr: 'Main', en: 'Hand' },
  deck: { fr: 'Pioche', en: 'Deck' },
  discard: { fr: 'Défausse', en: 'Discard' },
  banished: { fr: 'Bannies', en: 'Banished' },
  advancedLeft: { fr: 'Avancées gauche', en: 'Advanced left' },
  advancedRight: { fr: 'Avancées droite', en: 'Advanced right' },
  place: { fr: 'Lieu', en: 'Place' },
  enemies: { fr: 'Ennemis', en: 'Enemies' },
  traps: { fr: 'Pièges', en: 'Traps' },
  treasures: { fr: 'Trésors', en: 'Treasures' },
  round: { fr: 'Round', en: 'Round' },
  lastFloor: { fr: 'Dernier étage', en: 'Last floor' },
  close: { fr: 'Revenir à la table', en: 'Back to the table' },
  standard: { fr: 'Face standard', en: 'Standard face' },
  advanced: { fr: 'Face avancée', en: 'Advanced face' },
} as const satisfies Record<string, Text>;

export const KEYWORDS: Readonly<Record<Keyword, { readonly name: Text; readonly explain: Text }>> = {
  rage: {
    name: { fr: 'Rage', en: 'Rage' },
    explain: {
      fr: 'Son Attaque est doublée si rien ne s’y oppose : 1 point de Défense suffit à l’empêcher.',
      en: 'Its Attack is doubled when nothing defends against it: 1 point of Defence is enough to prevent that.',
    },
  },
  'force-brutale': {
    name: { fr: 'Force Brutale', en: 'Brute Force' },
    explain: {
      fr: 'Chaque fois qu’il vous blesse, vous défaussez une carte au hasard.',
      en: 'Each time it hurts you, you discard a card at random.',
    },
  },
  gardiens: {
    name: { fr: 'Gardiens', en: 'Guardians' },
    explain: {
      fr: 'À la fin du round, si personne n’est à ses côtés : sur 1, 2 ou 3, un ennemi le rejoint.',
      en: 'At the end of the round, with nobody beside it: on a 1, 2 or 3 an enemy joins it.',
    },
  },
  brulures: {
    name: { fr: 'Brûlures', en: 'Burns' },
    explain: {
      fr: 'À la fin de chaque round : 3 dégâts imparables, en plus de son attaque.',
      en: 'At the end of each round: 3 unblockable damage, on top of its attack.',
    },
  },
  cache: {
    name: { fr: 'Caché', en: 'Hidden' },
    explain: {
      fr: 'Ne peut être visé tant qu’un ennemi qui n’est pas Caché est en jeu.',
      en: 'Can’t be targeted while an enemy that is not Hidden is in play.',
    },
  },
  hate: {
    name: { fr: 'Hâte', en: 'Haste' },
    explain: {
      fr: 'Au round 1, attaque dès le lancer de Mana ; le Mana dépensé réduit ces dégâts.',
      en: 'In round 1 it attacks right after the Mana roll; Mana spent lowers that damage.',
    },
  },
  coriace: {
    name: { fr: 'Coriace', en: 'Tough' },
    explain: {
      fr: 'Vaincu, il revient une fois avec 1 de Résistance et +1 en Attaque.',
      en: 'Once beaten, it comes back one time with 1 resistance and +1 Attack.',
    },
  },
};

export function iconName(icon: number): Text {
  switch (icon) {
    case EMPTY:
      return { fr: 'case vide', en: 'empty square' };
    case TRAP:
      return { fr: 'Piège', en: 'Trap' };
    case ADVANCED_TRAP:
      return { fr: 'Piège Avancé', en: 'Advanced Trap' };
    case TREASURE:
      return { fr: 'Trésor', en: 'Treasure' };
    case ADVANCED_TREASURE:
      return { fr: 'Trésor Avancé', en: 'Advanced Treasure' };
    case BOSS:
      return { fr: 'Boss', en: 'Boss' };
    default:
      return { fr: `Combat ${icon - COMBAT_0}`, en: `Combat ${icon - COMBAT_0}` };
  }
}

export function squareText(square: number, icon: number, language: Language): string {
  return `${squareName(square)}, ${iconName(icon)[language]}`;
}

/** `2 pièges, 4 ennemis (3 + 1), 1 trésor`. */
export function totalsText(totals: Totals, lost: number, language: Language): string {
  const fr = language === 'fr';
  const parts = [
    counted(totals.traps, fr ? 'piège' : 'trap', language),
    counted(totals.advancedTraps, fr ? 'piège avancé' : 'advanced trap', language),
    totals.enemies > 0
      ? `${counted(totals.enemies, fr ? 'ennemi' : 'enemy', language)}${totals.waves.length > 1 ? ` (${totals.waves.join(' + ')})` : ''}`
      : '',
    counted(totals.treasures, fr ? 'trésor' : 'treasure', language),
    counted(totals.advancedTreasures, fr ? 'trésor avancé' : 'advanced treasure', language),
    totals.boss ? (fr ? 'le Boss est atteint' : 'the Boss is reached') : '',
    lost > 0
      ? fr
        ? `bloqué, ${lost} ${lost > 1 ? 'points perdus' : 'point perdu'}`
        : `blocked, ${lost} ${lost > 1 ? 'points' : 'point'} lost`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : fr ? 'rien à résoudre' : 'nothing to resolve';
}

function counted(n: number, what: string, language: Language): string {
  if (n === 0) return '';
  if (n === 1) return `1 ${what}`;
  if (language === 'fr')
    return `${n} ${what
      .split(' ')
      .map((word) => `${word}s`)
      .join(' ')}`;
  return `${n} ${what.endsWith('y') ? `${what.slice(0, -1)}ies` : `${what}s`}`;
}
