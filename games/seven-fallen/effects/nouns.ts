/** The nouns that card texts are made of. */
import { type Noun, noun } from '@tablee/kernel/effect';
import type { CardType } from '../content/card.ts';

export const PAGE = noun('f', 'page', 'pages', 'page', 'pages');
export const CARD = noun('f', 'carte', 'cartes', 'card', 'cards');
export const DAMAGE = noun('m', 'dégât', 'dégâts', 'damage', 'damage');
export const EC = noun('m', 'EC', 'EC', 'EC', 'EC');
export const FV_POINT = noun('f', 'FV', 'FV', 'Vital Force', 'Vital Force');
export const POSEIDOR = noun('m', 'Poseidor', 'Poseidor', 'Poseidor', 'Poseidor');
export const ADORATEUR = noun('m', 'Adorateur', 'Adorateurs', 'Worshipper', 'Worshippers');
export const PLUME = noun('f', 'Plume', 'Plumes', 'Feather', 'Feathers');

/** A card by its type; an entry of the Pile is an effect. */
export const TYPE_NOUNS: Readonly<Record<CardType | 'effet', Noun>> = {
  divinite: { ...noun('f', 'Divinité', 'Divinités', 'Divinity', 'Divinities'), unique: true },
  archange: { ...noun('m', 'Archange', 'Archanges', 'Archangel', 'Archangels'), unique: true },
  temple: { ...noun('m', 'Temple', 'Temples', 'Temple', 'Temples'), unique: true },
  adorateur: noun('m', 'Adorateur', 'Adorateurs', 'Worshipper', 'Worshippers'),
  ange: noun('m', 'Ange', 'Anges', 'Angel', 'Angels'),
  golem: noun('m', 'Golem', 'Golems', 'Golem', 'Golems'),
  miracle: noun('m', 'Miracle', 'Miracles', 'Miracle', 'Miracles'),
  equipement: noun('m', 'Équipement', 'Équipements', 'Equipment', 'Equipments'),
  benediction: noun('f', 'Bénédiction', 'Bénédictions', 'Blessing', 'Blessings'),
  effet: noun('m', 'effet', 'effets', 'effect', 'effects'),
};

/** What a card of this type calls itself. */
export function nounOf(type: CardType): Noun {
  return TYPE_NOUNS[type];
}
