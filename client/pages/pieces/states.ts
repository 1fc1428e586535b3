import type { Text } from '@tablee/kernel';
import type { PieceState } from '@tablee/ui';

export const STATE_NAMES: Readonly<Record<PieceState, Text>> = {
  calm: { fr: 'Au repos', en: 'Calm' },
  can: { fr: 'Jouable', en: 'Can be played' },
  cannot: { fr: 'Pas maintenant', en: 'Not now' },
  chosen: { fr: 'Choisie', en: 'Chosen' },
  hinted: { fr: 'Montrée par l’indice', en: 'Hinted at' },
};
