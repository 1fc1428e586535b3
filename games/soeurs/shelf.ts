/** What is printed on the box. */
import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'soeurs',
  name: { fr: 'Les Sœurs de l’Alliance', en: 'The Sisters of the Alliance' },
  blurb: {
    fr: 'Seule face à la tour : gravissez les étages, dosez le Mana, abattez le Boss.',
    en: 'Alone against the tower: climb its floors, ration your Mana, bring down the Boss.',
  },
  seats: { min: 1, max: 1 },
  sides: 'alone',
  minutes: { min: 30, max: 60 },
};
