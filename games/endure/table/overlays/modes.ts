/** What can be laid over the ship, each with its key. */
import reachIcon from 'icon:boot-prints';
import shotsIcon from 'icon:crosshair';
import seenIcon from 'icon:eye-target';
import enemiesIcon from 'icon:radar-sweep';
import sightIcon from 'icon:sheikah-eye';
import noiseIcon from 'icon:sound-waves';
import type { Text } from '@tablee/kernel';

export const OVERLAY_MODES = ['sight', 'seen', 'noise', 'shots', 'reach', 'enemies'] as const;
export type OverlayMode = (typeof OVERLAY_MODES)[number];

export interface Overlay {
  readonly key: string;
  readonly icon: string;
  readonly name: Text;
  /** What it shows, in a sentence. */
  readonly says: Text;
}

export const OVERLAYS: Readonly<Record<OverlayMode, Overlay>> = {
  sight: {
    key: 'v',
    icon: sightIcon,
    name: { fr: 'Vue', en: 'Sight' },
    says: { fr: 'Ce qu’on voit de la zone pointée', en: 'What is seen from the zone pointed at' },
  },
  seen: {
    key: 's',
    icon: seenIcon,
    name: { fr: 'Vu par', en: 'Seen by' },
    says: { fr: 'Qui voit la zone pointée', en: 'Who sees the zone pointed at' },
  },
  noise: {
    key: 'b',
    icon: noiseIcon,
    name: { fr: 'Bruit', en: 'Noise' },
    says: {
      fr: 'Jusqu’où porte un bruit, et qui il réveille',
      en: 'How far a noise carries, and whom it wakes',
    },
  },
  shots: {
    key: 't',
    icon: shotsIcon,
    name: { fr: 'Tirs', en: 'Shots' },
    says: {
      fr: 'Tirs possibles, trajectoires et amis exposés',
      en: 'Possible shots, their lanes and friends at risk',
    },
  },
  reach: {
    key: 'd',
    icon: reachIcon,
    name: { fr: 'Pas', en: 'Reach' },
    says: {
      fr: 'Où mènent les actions qui restent, et où il faut un essai',
      en: 'Where the actions left can lead, and where a check is needed',
    },
  },
  enemies: {
    key: 'e',
    icon: enemiesIcon,
    name: { fr: 'Ennemis', en: 'Enemies' },
    says: {
      fr: 'Ce que chaque ennemi ferait si la phase Ennemi commençait',
      en: 'What each enemy would do if the Enemy phase began now',
    },
  },
};
