/** Pages of reference beside the rulebook: a turn at a glance, and everything in the box. */
import type { ReferencePage } from '@tablee/ui';
import type { EndureView } from '../../types.ts';
import {
  Achievements,
  Enemies,
  Events,
  Items,
  RefugeEvents,
  Resolve,
  Survivors,
  TitanCards,
} from './cards.tsx';
import { Turn } from './turn.tsx';
import { Wounds } from './wounds.tsx';
import './reference.css';
import '../theme.css';

export const reference: readonly ReferencePage<EndureView>[] = [
  { id: 'tour', title: { fr: 'Un tour en un coup d’œil', en: 'A turn at a glance' }, Page: Turn },
  { id: 'blessures', title: { fr: 'Blessures', en: 'Wounds' }, Page: Wounds },
  { id: 'ennemis', title: { fr: 'Ennemis', en: 'Enemies' }, Page: Enemies },
  { id: 'survivants', title: { fr: 'Survivants', en: 'Survivors' }, Page: Survivors },
  { id: 'objets', title: { fr: 'Objets', en: 'Items' }, Page: Items },
  { id: 'evenements', title: { fr: 'Événements', en: 'Events' }, Page: Events },
  { id: 'resolve', title: { fr: 'Cartes Resolve', en: 'Resolve cards' }, Page: Resolve },
  { id: 'accomplissements', title: { fr: 'Accomplissements', en: 'Achievements' }, Page: Achievements },
  { id: 'titan', title: { fr: 'Cartes du Titan', en: 'Titan cards' }, Page: TitanCards },
  { id: 'refuge', title: { fr: 'Événements Refuge', en: 'Refuge events' }, Page: RefugeEvents },
];
