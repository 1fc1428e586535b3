import type { Text } from '@tablee/kernel';
import type { Element } from '../../content/types.ts';

export const ELEMENT_NAMES: Readonly<Record<Element, Text>> = {
  feu: { fr: 'Feu', en: 'Fire' },
  eau: { fr: 'Eau', en: 'Water' },
  terre: { fr: 'Terre', en: 'Earth' },
  air: { fr: 'Air', en: 'Air' },
};
