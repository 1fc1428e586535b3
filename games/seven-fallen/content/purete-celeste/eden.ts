/** Divinités, Archanges and Temples of Pureté Céleste. */
import type { ArchangeCard, DiviniteCard, TempleCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const kingdom = 'purete-celeste';

export const DIVINITES: readonly DiviniteCard[] = [
  {
    kingdom,
    type: 'divinite',
    id: 'clarte-sans-declin',
    name: { fr: 'Clarté sans déclin', en: 'Undimmed Clarity' },
    rarity: 'legendaire',
    motif: 'sun-radiations',
    volonte: 11,
    fv: 26,
    plumes: 1,
    abilities: [
      {
        activated: 'parole',
        targets: { blessed: { ...FRIEND, equipped: true, wounded: true } },
        then: [{ do: 'heal', amount: 1, of: 'blessed' }],
      },
    ],
    flavour: { fr: 'Son regard ne juge pas : il montre.', en: 'Her gaze does not judge: it shows.' },
  },
  {
    kingdom,
    type: 'divinite',
    id: 'la-mere-des-balances',
    name: { fr: 'La Mère des balances', en: 'The Mother of Scales' },
    rarity: 'legendaire',
    motif: 'scales',
    volonte: 7,
    fv: 20,
    plumes: 2,
    abilities: [
      { on: 'aurore', when: { there: { ...FRIEND, has: 'gardien' } }, then: [{ do: 'gainFv', amount: 1 }] },
    ],
    flavour: {
      fr: 'Sur un plateau le monde, sur l’autre une plume. Elle attend.',
      en: 'The world in one pan, a feather in the other. She waits.',
    },
  },
];

export const ARCHANGES: readonly ArchangeCard[] = [
  {
    kingdom,
    type: 'archange',
    id: 'oriel-l-inflexible',
    name: { fr: 'Oriel l’Inflexible', en: 'Oriel the Unbending' },
    classes: ['seraphin'],
    rarity: 'legendaire',
    motif: 'angel-outfit',
    atq: 4,
    fv: 9,
    facteurTemps: 6,
    ec: 3,
    keywords: { lumiere: true },
    abilities: [{ always: { of: FRIEND, gets: { has: ['vaillant'] } } }],
    flavour: {
      fr: 'Il ne plie pas ; c’est le ciel qui se courbe autour de lui.',
      en: 'He does not bend; it is the sky that curves about him.',
    },
  },
  {
    kingdom,
    type: 'archange',
    id: 'hildred-a-la-lance',
    name: { fr: 'Hildred à la lance', en: 'Hildred of the Lance' },
    classes: ['valkyr'],
    rarity: 'legendaire',
    motif: 'thrown-spear',
    atq: 6,
    fv: 8,
    facteurTemps: 5,
    ec: 2,
    keywords: { valhalla: true },
    flavour: {
      fr: 'Elle a franchi le pont la première. Elle y retourne chaque soir.',
      en: 'She was first across the bridge. She goes back every evening.',
    },
  },
];

export const TEMPLES: readonly TempleCard[] = [
  {
    kingdom,
    type: 'temple',
    id: 'basilique-du-zenith',
    name: { fr: 'Basilique du Zénith', en: 'Basilica of the Zenith' },
    rarity: 'epique',
    motif: 'saint-basil-cathedral',
    ec: 12,
    typeLine: 'structure-sanctuaire',
    abilities: [
      {
        activated: 'parole',
        // Not for those who stay behind: a wall that grows every turn ends no game.
        targets: { armed: { ...FRIEND, equipped: true, not: { has: 'gardien' } } },
        cost: [{ do: 'pay', ec: 1 }],
        then: [{ do: 'mark', marker: 'fv', amount: 1, on: 'armed' }],
      },
    ],
    flavour: { fr: 'Midi y dure toute l’année.', en: 'Noon lasts all year there.' },
  },
  {
    kingdom,
    type: 'temple',
    id: 'salle-d-armes-benie',
    name: { fr: 'Salle d’armes bénie', en: 'Blessed Armoury' },
    rarity: 'epique',
    motif: 'armor-blueprint',
    ec: 11,
    typeLine: 'structure-sanctuaire',
    abilities: [
      {
        always: {
          of: { in: 'hand', type: 'equipement', side: 'mine' },
          gets: { cost: -1 },
        },
      },
    ],
    flavour: {
      fr: 'Chaque clou du mur porte un nom et attend quelqu’un.',
      en: 'Every nail in the wall bears a name and awaits somebody.',
    },
  },
];
