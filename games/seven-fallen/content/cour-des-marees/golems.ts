/** Golems of the Cour des Marées: hulls, coral and things that were thrown overboard. */
import type { GolemCard } from '../card.ts';
import { MY_TEMPLE } from '../filters.ts';

const golem = { kingdom: 'cour-des-marees', type: 'golem' } as const;

export const GOLEMS: readonly GolemCard[] = [
  {
    ...golem,
    id: 'corail-de-garde',
    name: { fr: 'Corail de garde', en: 'Guard Coral' },
    rarity: 'commune',
    motif: 'coral',
    bou: 2,
    cost: 1,
    tempete: 2,
    keywords: { esquive: 1 },
    flavour: {
      fr: 'Il pousse d’un pouce par siècle, et jamais en arrière.',
      en: 'It grows an inch a century, and never backwards.',
    },
  },
  {
    ...golem,
    id: 'coque-retournee',
    name: { fr: 'Coque retournée', en: 'Upturned Hull' },
    rarity: 'commune',
    motif: 'sinking-ship',
    bou: 3,
    cost: 2,
    tempete: 3,
    flavour: {
      fr: 'Elle abrite encore son équipage, à sa manière.',
      en: 'It still shelters its crew, after its fashion.',
    },
  },
  {
    ...golem,
    id: 'coffre-mordant',
    name: { fr: 'Coffre mordant', en: 'Biting Chest' },
    rarity: 'rare',
    motif: 'mimic-chest',
    bou: 3,
    cost: 2,
    tempete: 4,
    abilities: [{ on: 'derniersouffle', then: [{ do: 'gainEc', amount: 2, on: MY_TEMPLE }] }],
    flavour: { fr: 'La serrure, c’est la langue.', en: 'The keyhole is the tongue.' },
  },
  {
    ...golem,
    id: 'figure-de-proue',
    name: { fr: 'Figure de proue', en: 'Figurehead' },
    rarity: 'epique',
    motif: 'ship-bow',
    bou: 3,
    cost: 3,
    tempete: 4,
    atq: 3,
    flavour: {
      fr: 'Elle en avait assez de regarder devant elle sans rien faire.',
      en: 'She was tired of looking ahead and doing nothing.',
    },
  },
  {
    ...golem,
    id: 'ancre-vivante',
    name: { fr: 'Ancre vivante', en: 'Living Anchor' },
    rarity: 'rare',
    motif: 'anchor',
    bou: 6,
    cost: 3,
    tempete: null,
    flavour: {
      fr: 'Elle ne retient pas le navire : elle retient le fond.',
      en: 'It does not hold the ship: it holds the bottom.',
    },
  },
];
