/** Golems of the Forge des Cendres: crucibles, anvils, ordnance. */
import type { GolemCard } from '../card.ts';

const golem = { kingdom: 'forge-des-cendres', type: 'golem' } as const;

export const GOLEMS: readonly GolemCard[] = [
  {
    ...golem,
    id: 'braise-durcie',
    name: { fr: 'Braise durcie', en: 'Hardened Ember' },
    rarity: 'commune',
    motif: 'coal-pile',
    bou: 2,
    cost: 2,
    tempete: 2,
    keywords: { flamme: true },
    flavour: { fr: 'Froide dessus. Seulement dessus.', en: 'Cold on top. Only on top.' },
  },
  {
    ...golem,
    id: 'creuset-en-marche',
    name: { fr: 'Creuset en marche', en: 'Walking Crucible' },
    rarity: 'commune',
    motif: 'melting-metal',
    bou: 3,
    cost: 2,
    tempete: 3,
    flavour: {
      fr: 'Il penche à chaque pas ; on le suit de loin.',
      en: 'It tips at every step; one follows at a distance.',
    },
  },
  {
    ...golem,
    id: 'enclume-vivante',
    name: { fr: 'Enclume vivante', en: 'Living Anvil' },
    rarity: 'commune',
    motif: 'anvil-impact',
    bou: 5,
    cost: 3,
    tempete: 5,
    flavour: { fr: 'Frappez : elle n’attend que cela.', en: 'Strike: it asks for nothing else.' },
  },
  {
    ...golem,
    id: 'fourneau-d-escorte',
    name: { fr: 'Fourneau d’escorte', en: 'Escort Furnace' },
    rarity: 'rare',
    motif: 'furnace',
    bou: 3,
    cost: 3,
    tempete: 4,
    abilities: [{ always: { of: { of: 'self', piece: 'ange' }, gets: { archerie: 1, atq: 1 } } }],
    flavour: {
      fr: 'Il crache ce qu’on lui donne, de préférence vers l’avant.',
      en: 'It spits out what it is given, forwards for preference.',
    },
  },
  {
    ...golem,
    id: 'canon-a-pattes',
    name: { fr: 'Canon à pattes', en: 'Cannon on Legs' },
    rarity: 'epique',
    motif: 'cannon',
    bou: 3,
    cost: 3,
    tempete: 4,
    atq: 3,
    flavour: { fr: 'Le recul le ramène toujours à la maison.', en: 'The recoil always brings it home.' },
  },
];
