/** What is printed on the box. */
import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'seven-fallen',
  name: { fr: 'Seven Fallen', en: 'Seven Fallen' },
  blurb: {
    fr: 'Deux Divinités, deux Livres Sacrés, une Pile d’effets : rendez l’autre mortelle, puis faites tomber sa Plume.',
    en: 'Two Divinities, two Sacred Books, one Effect Stack: make the other one mortal, then knock down its Feather.',
  },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 20, max: 45 },
};
