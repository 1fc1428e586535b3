/** The nouns that card texts are made of. */
import { noun } from '@tablee/kernel/effect';

export const PAGE = noun('f', 'page', 'pages', 'page', 'pages');
export const CARD = noun('f', 'carte', 'cartes', 'card', 'cards');
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const EC = noun('m', 'EC', 'EC', 'EC', 'EC');
export const FV_POINT = noun('f', 'FV', 'FV', 'Vital Force', 'Vital Force');
export const POSEIDOR = noun('m', 'Poseidor', 'Poseidor', 'Poseidor', 'Poseidor');
export const ADORATEUR = noun('m', 'Adorateur', 'Adorateurs', 'Worshipper', 'Worshippers');
export const PLUME = noun('f', 'Plume', 'Plumes', 'Feather', 'Feathers');
