import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'allumettes',
  name: { fr: 'Les Allumettes', en: 'Matches' },
  blurb: { fr: 'Ne prenez pas la dernière.', en: 'Don’t take the last one.' },
  seats: { min: 2, max: 4 },
  sides: 'versus',
  minutes: { min: 1, max: 3 },
};
