/** What the cards call things. */
import { noun } from '@tablee/kernel/effect';

export const ACTION = noun('f', 'action', 'actions', 'action', 'actions');
export const CARD = noun('f', 'carte Objet', 'cartes Objet', 'Item card', 'Item cards');
export const DIE = noun('m', 'dé', 'dés', 'die', 'dice');
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const TOKEN = noun('m', 'jeton Radar', 'jetons Radar', 'radar token', 'radar tokens');
export const WOUND = noun('f', 'blessure', 'blessures', 'wound', 'wounds');
