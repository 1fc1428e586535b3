/** What is printed on the box. */
import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'veiel',
  name: { fr: 'L’Ordre de Veiel', en: 'The Order of Veiel' },
  blurb: {
    fr: 'Votre deck est votre vie : avancez, frappez, parez, et survivez à quatre affrontements.',
    en: 'Your deck is your life: advance, strike, parry, and live through four fights.',
  },
  seats: { min: 1, max: 5 },
  sides: 'together',
  minutes: { min: 45, max: 120 },
};
