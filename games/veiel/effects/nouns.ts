/** What the texts of cards name. */
import { noun } from '@tablee/kernel/effect';

export const PIECE = noun('f', 'pièce', 'pièces', 'piece', 'pieces');
export const HERO_NOUN = noun('m', 'héros', 'héros', 'hero', 'heroes');
export const ENEMY_NOUN = noun('m', 'ennemi', 'ennemis', 'enemy', 'enemies');
export const ALLY_NOUN = noun('m', 'allié', 'alliés', 'ally', 'allies');
export const OBSTACLE_NOUN = noun('m', 'Obstacle', 'Obstacles', 'Obstacle', 'Obstacles');
export const TOKEN_NOUN = noun('m', 'jeton au sol', 'jetons au sol', 'ground token', 'ground tokens');
export const SQUARE_NOUN = noun('f', 'case', 'cases', 'square', 'squares');
export const CARD_NOUN = noun('f', 'carte', 'cartes', 'card', 'cards');
export const GEAR_NOUN = noun('m', 'équipement', 'équipements', 'equipment', 'equipments');
