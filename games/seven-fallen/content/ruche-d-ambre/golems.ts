/** Golems of the Ruche d’Ambre: wax, resin, walls that live. */
import type { GolemCard } from '../card.ts';

const golem = { kingdom: 'ruche-d-ambre', type: 'golem' } as const;

export const GOLEMS: readonly GolemCard[] = [
  {
    ...golem,
    id: 'alveole-mobile',
    name: { fr: 'Alvéole mobile', en: 'Roving Cell' },
    rarity: 'commune',
    motif: 'nested-hexagons',
    bou: 2,
    cost: 1,
    tempete: 2,
    flavour: {
      fr: 'Une porte de cire, quelque chose derrière.',
      en: 'A door of wax, and something behind it.',
    },
  },
  {
    ...golem,
    id: 'cuirasse-de-resine',
    name: { fr: 'Cuirasse de résine', en: 'Resin Cuirass' },
    rarity: 'commune',
    motif: 'amber-mosquito',
    bou: 3,
    cost: 2,
    tempete: 3,
    keywords: { symbiose: true },
    flavour: {
      fr: 'Ce qui s’y est pris il y a mille ans s’y débat encore.',
      en: 'What was caught in it a thousand years ago still struggles.',
    },
  },
  {
    ...golem,
    id: 'ruche-en-marche',
    name: { fr: 'Ruche en marche', en: 'Walking Hive' },
    rarity: 'rare',
    motif: 'beehive',
    bou: 4,
    cost: 3,
    tempete: 4,
    keywords: { catalyseur: true },
    flavour: {
      fr: 'Elle bourdonne en mesure ; l’ennemi finit par danser.',
      en: 'It hums in time; in the end the enemy dances.',
    },
  },
  {
    ...golem,
    id: 'scarabee-porteur',
    name: { fr: 'Scarabée porteur', en: 'Bearer Scarab' },
    rarity: 'rare',
    motif: 'scarab-beetle',
    bou: 3,
    cost: 3,
    tempete: 3,
    abilities: [{ always: { of: { of: 'self', piece: 'ange' }, gets: { has: ['retrait'], atq: 1 } } }],
    flavour: {
      fr: 'Il roule le soleil le jour, et l’Ange la nuit.',
      en: 'By day it rolls the sun, by night the Angel.',
    },
  },
  {
    ...golem,
    id: 'mur-de-mille-pattes',
    name: { fr: 'Mur de mille-pattes', en: 'Wall of Centipedes' },
    rarity: 'epique',
    motif: 'centipede',
    bou: 6,
    cost: 4,
    tempete: 5,
    keywords: { symbiose: true },
    flavour: { fr: 'Mille pattes, et toutes du même avis.', en: 'A thousand legs, all of one mind.' },
  },
];
