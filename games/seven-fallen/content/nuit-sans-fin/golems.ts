/** Golems of Nuit Sans Fin: bone, soot and coffins. */
import type { GolemCard } from '../card.ts';

const golem = { kingdom: 'nuit-sans-fin', type: 'golem' } as const;

export const GOLEMS: readonly GolemCard[] = [
  {
    ...golem,
    id: 'golem-de-suie',
    name: { fr: 'Golem de suie', en: 'Soot Golem' },
    rarity: 'commune',
    motif: 'smoking-orb',
    bou: 2,
    cost: 1,
    tempete: 2,
    abilities: [{ on: 'derniersouffle', then: [{ do: 'mill', pages: 2 }] }],
    flavour: {
      fr: 'Ramoné de sept cheminées, il en garde la rancune.',
      en: 'Swept from seven chimneys, it bears them all a grudge.',
    },
  },
  {
    ...golem,
    id: 'ossuaire-ambulant',
    name: { fr: 'Ossuaire ambulant', en: 'Walking Ossuary' },
    rarity: 'commune',
    motif: 'ribcage',
    bou: 3,
    cost: 2,
    tempete: 3,
    keywords: { tenebres: true },
    flavour: {
      fr: 'On y range les saints par ordre de taille.',
      en: 'The saints are shelved in it by size.',
    },
  },
  {
    ...golem,
    id: 'sarcophage-vigilant',
    name: { fr: 'Sarcophage vigilant', en: 'Watchful Sarcophagus' },
    rarity: 'rare',
    motif: 'sarcophagus',
    bou: 6,
    cost: 3,
    tempete: null,
    flavour: {
      fr: 'Il ne dort jamais : celui qui dort, c’est son hôte.',
      en: 'It never sleeps: that is what its guest is for.',
    },
  },
  {
    ...golem,
    id: 'colosse-de-cendre-froide',
    name: { fr: 'Colosse de cendre froide', en: 'Cold Ash Colossus' },
    rarity: 'rare',
    motif: 'rock-golem',
    bou: 3,
    cost: 3,
    tempete: 4,
    abilities: [{ always: { of: { of: 'self', piece: 'ange' }, gets: { atq: 1 } } }],
    flavour: {
      fr: 'Son poids pousse la lame jusqu’au bout.',
      en: 'Its weight drives the blade home.',
    },
  },
  {
    ...golem,
    id: 'idole-vorace',
    name: { fr: 'Idole vorace', en: 'Voracious Idol' },
    rarity: 'epique',
    motif: 'totem-head',
    bou: 4,
    cost: 4,
    tempete: 5,
    abilities: [{ activated: 'sacrifice', then: [{ do: 'mark', marker: 'bou', amount: 3, on: 'self' }] }],
    flavour: {
      fr: 'Elle n’exauce rien. Elle mange seulement.',
      en: 'It grants nothing. It only eats.',
    },
  },
];
