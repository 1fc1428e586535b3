/** What is printed on the box. */
import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'endure',
  name: { fr: 'Endure the Stars', en: 'Endure the Stars' },
  blurb: {
    fr: 'Ensemble sur une épave : silence, portes, lignes de vue, et des créatures qui écoutent.',
    en: 'Together on a wrecked ship: silence, doors, lines of sight, and creatures that listen.',
  },
  seats: { min: 1, max: 6 },
  sides: 'together',
  minutes: { min: 45, max: 120 },
};
