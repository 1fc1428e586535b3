/** How the places of the Refuge read: at the head of a sentence, and after a survivor. */
import type { Text } from '@tablee/kernel';
import type { RefugePlace } from '../printed.ts';

export const PLACE_NAMES: Readonly<Record<RefugePlace, Text>> = {
  gate: { fr: 'l’entrée', en: 'the Gate' },
  commons: { fr: 'la Salle commune', en: 'the Commons' },
  infirmary: { fr: 'l’Infirmerie', en: 'the Infirmary' },
  bunks: { fr: 'la salle des Couchettes', en: 'the Bunks room' },
  workshop: { fr: 'l’Atelier', en: 'the Workshop' },
  stash: { fr: 'la Réserve', en: 'the Stash' },
};

export const IN_PLACE: Readonly<Record<RefugePlace, Text>> = {
  gate: { fr: 'à l’entrée', en: 'at the Gate' },
  commons: { fr: 'dans la Salle commune', en: 'in the Commons' },
  infirmary: { fr: 'à l’Infirmerie', en: 'in the Infirmary' },
  bunks: { fr: 'aux Couchettes', en: 'in the Bunks' },
  workshop: { fr: 'à l’Atelier', en: 'in the Workshop' },
  stash: { fr: 'à la Réserve', en: 'in the Stash' },
};
