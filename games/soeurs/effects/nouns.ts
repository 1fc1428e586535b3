/** What cards call things. */
import { noun } from '@tablee/kernel/effect';

export const ENEMY = noun('m', 'ennemi', 'ennemis', 'enemy', 'enemies');
export const CARD = noun('f', 'carte', 'cartes', 'card', 'cards');
export const SOEUR = { ...noun('f', 'Sœur', 'Sœurs', 'Sister', 'Sisters'), unique: true } as const;
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const POTION = noun('f', 'potion', 'potions', 'potion', 'potions');
