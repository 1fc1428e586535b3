/** What the duel's cards call things. */
import { noun } from '../../../effect/index.ts';

export const CARD = noun('f', 'carte', 'cartes', 'card', 'cards');
export const CREATURE = noun('f', 'créature', 'créatures', 'creature', 'creatures');
export const SPELL = noun('m', 'sort', 'sorts', 'spell', 'spells');
export const MAGE = { ...noun('m', 'mage', 'mages', 'mage', 'mages'), unique: true } as const;
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const LIFE = noun('m', 'point de vie', 'points de vie', 'life', 'life');
export const POINT = noun('m', 'point', 'points', 'point', 'points');
