/** The words of the builder. */
import type { Text } from '@tablee/kernel';
import type { CardType, Rarity } from '../content/card.ts';

export const TYPE_NAMES: Readonly<Record<CardType, Text>> = {
  divinite: { fr: 'Divinité', en: 'Divinity' },
  archange: { fr: 'Archange', en: 'Archangel' },
  temple: { fr: 'Temple', en: 'Temple' },
  adorateur: { fr: 'Adorateur', en: 'Worshipper' },
  ange: { fr: 'Ange', en: 'Angel' },
  golem: { fr: 'Golem', en: 'Golem' },
  miracle: { fr: 'Miracle', en: 'Miracle' },
  equipement: { fr: 'Équipement', en: 'Equipment' },
  benediction: { fr: 'Bénédiction', en: 'Blessing' },
};

export const RARITY_NAMES: Readonly<Record<Rarity, Text>> = {
  commune: { fr: 'Commune', en: 'Common' },
  rare: { fr: 'Rare', en: 'Rare' },
  epique: { fr: 'Épique', en: 'Epic' },
  legendaire: { fr: 'Légendaire', en: 'Legendary' },
};

export const FORMAT_NAMES = {
  standard: { fr: 'Standard', en: 'Standard' },
  starter: { fr: 'Starter', en: 'Starter' },
} as const satisfies Record<string, Text>;
