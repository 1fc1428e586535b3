/** What the texts of cards name. */
import { noun } from '@tablee/kernel/effect';

/** Of which nothing more is said. */
export const PIECE = noun('f', 'figure', 'figures', 'figure', 'figures');
export const HERO_NOUN = { ...noun('m', 'héros', 'héros', 'hero', 'heroes'), person: true } as const;
export const ENEMY_NOUN = noun('m', 'ennemi', 'ennemis', 'enemy', 'enemies');
export const ALLY_NOUN = noun('m', 'allié', 'alliés', 'ally', 'allies');
export const OBSTACLE_NOUN = noun('m', 'Obstacle', 'Obstacles', 'Obstacle', 'Obstacles');
export const TOKEN_NOUN = noun('m', 'jeton au sol', 'jetons au sol', 'ground token', 'ground tokens');
export const ENTITY_NOUN = noun('f', 'entité', 'entités', 'entity', 'entities');
export const SQUARE_NOUN = noun('f', 'case', 'cases', 'square', 'squares');
export const CARD_NOUN = noun('f', 'carte', 'cartes', 'card', 'cards');
export const GEAR_NOUN = noun('m', 'équipement', 'équipements', 'equipment', 'equipments');
// What English does not count has one form: « 1 dégât », "1 damage".
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const WOUND = noun('f', 'blessure', 'blessures', 'wound', 'wounds');
export const BLOCK = noun('m', 'point de blocage', 'points de blocage', 'block', 'block');
export const AMMUNITION = noun('f', 'munition', 'munitions', 'ammunition', 'ammunition');
export const CORPSE = noun('m', 'cadavre', 'cadavres', 'corpse', 'corpses');
/** Whom an enemy's line attacks. */
export const TARGET = { ...noun('f', 'cible', 'cibles', 'target', 'targets'), person: true } as const;
