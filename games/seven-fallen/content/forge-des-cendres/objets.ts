/** Équipements and Bénédictions of the Forge des Cendres. */
import type { BenedictionCard, EquipementCard } from '../card.ts';
import { FOE_ANGE } from '../filters.ts';

const kingdom = 'forge-des-cendres';

export const EQUIPEMENTS: readonly EquipementCard[] = [
  {
    kingdom,
    type: 'equipement',
    id: 'arc-de-tison',
    name: { fr: 'Arc de tison', en: 'Brand Bow' },
    rarity: 'commune',
    motif: 'bow-arrow',
    cost: 1,
    bonus: { atq: 1 },
    grants: { archerie: 1 },
    flavour: { fr: 'La corde est une mèche ; tirez vite.', en: 'The string is a fuse; shoot quickly.' },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'hache-rougie',
    name: { fr: 'Hache rougie', en: 'Reddened Axe' },
    rarity: 'rare',
    motif: 'battered-axe',
    cost: 2,
    bonus: { atq: 2, fv: 1 },
    grants: { collateral: true },
    flavour: {
      fr: 'On ne sait plus si c’est la forge ou l’usage.',
      en: 'Forge or use: nobody can tell any more.',
    },
  },
];

export const BENEDICTIONS: readonly BenedictionCard[] = [
  {
    kingdom,
    type: 'benediction',
    id: 'couronne-d-etincelles',
    name: { fr: 'Couronne d’étincelles', en: 'Crown of Sparks' },
    rarity: 'rare',
    motif: 'sharp-crown',
    cost: 3,
    abilities: [{ always: { of: { type: 'ange', side: 'mine', has: 'flamme' }, gets: { atq: 1, fv: 1 } } }],
    flavour: {
      fr: 'Ceux qui brûlent déjà n’ont plus rien à craindre.',
      en: 'Those who burn already have nothing left to fear.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'feux-du-levant',
    name: { fr: 'Feux du levant', en: 'Fires of the East' },
    rarity: 'epique',
    motif: 'sunset',
    cost: 4,
    abilities: [
      {
        on: 'aurore',
        then: [
          { choose: 'burnt', from: FOE_ANGE, by: 'opponent' },
          { do: 'damage', amount: 1, to: 'burnt' },
        ],
      },
    ],
    flavour: {
      fr: 'Chaque matin, l’horizon choisit quelqu’un.',
      en: 'Every morning the horizon picks somebody.',
    },
  },
];
