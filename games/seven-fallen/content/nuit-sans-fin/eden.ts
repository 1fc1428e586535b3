/** Divinités, Archanges and Temples of Nuit Sans Fin. */
import type { ArchangeCard, DiviniteCard, TempleCard } from '../card.ts';
import { FOE_ANGE } from '../filters.ts';

const kingdom = 'nuit-sans-fin';

export const DIVINITES: readonly DiviniteCard[] = [
  {
    kingdom,
    type: 'divinite',
    id: 'nocturne-la-voilee',
    name: { fr: 'Nocturne la Voilée', en: 'Nocturne the Veiled' },
    rarity: 'legendaire',
    motif: 'night-sky',
    volonte: 18,
    fv: 23,
    plumes: 1,
    abilities: [{ activated: 'parole', cost: [{ do: 'pay', ec: 1 }], then: [{ do: 'mill', pages: 2 }] }],
    flavour: {
      fr: 'Sous son voile il n’y a pas de visage, mais un ciel.',
      en: 'Under her veil there is no face, but a sky.',
    },
  },
  {
    kingdom,
    type: 'divinite',
    id: 'le-roi-des-oublies',
    name: { fr: 'Le Roi des Oubliés', en: 'The King of the Forgotten' },
    rarity: 'legendaire',
    motif: 'skull-signet',
    volonte: 17,
    fv: 24,
    plumes: 1,
    abilities: [
      {
        on: 'nuit',
        when: { compare: [{ thisTurn: 'destroyed', of: { type: 'ange', side: 'mine' } }, '>=', 1] },
        then: [{ do: 'draw', pages: 1 }],
      },
    ],
    flavour: {
      fr: 'Il règne sur ceux dont personne ne dit plus le nom.',
      en: 'He reigns over those whose names nobody says any more.',
    },
  },
];

export const ARCHANGES: readonly ArchangeCard[] = [
  {
    kingdom,
    type: 'archange',
    id: 'azhriel-aux-mille-yeux',
    name: { fr: 'Azhriel aux mille yeux', en: 'Azhriel of the Thousand Eyes' },
    classes: ['ombre'],
    rarity: 'legendaire',
    motif: 'all-seeing-eye',
    atq: 5,
    fv: 7,
    facteurTemps: 6,
    ec: 3,
    abilities: [
      {
        on: 'derniersouffle',
        then: [
          { choose: 'prey', from: FOE_ANGE, by: 'opponent' },
          { do: 'destroy', what: 'prey' },
        ],
      },
    ],
    flavour: {
      fr: 'Chaque œil pleure un mort ; il en ouvre un par jour.',
      en: 'Each eye weeps for one of the dead; he opens one a day.',
    },
  },
  {
    kingdom,
    type: 'archange',
    id: 'le-moissonneur-voile',
    name: { fr: 'Le Moissonneur voilé', en: 'The Veiled Reaper' },
    classes: ['ombre'],
    rarity: 'legendaire',
    motif: 'reaper-scythe',
    atq: 6,
    fv: 6,
    facteurTemps: 5,
    ec: 2,
    keywords: { assassin: true },
    abilities: [{ activated: 'sacrifice', then: [{ do: 'heal', amount: 3, of: 'self' }] }],
    flavour: { fr: 'Il coupe ce qui penche déjà.', en: 'He cuts what is already leaning.' },
  },
];

export const TEMPLES: readonly TempleCard[] = [
  {
    kingdom,
    type: 'temple',
    id: 'catacombes-sans-fond',
    name: { fr: 'Catacombes sans fond', en: 'Bottomless Catacombs' },
    rarity: 'epique',
    motif: 'dungeon-gate',
    ec: 12,
    typeLine: 'structure-sepulcre',
    abilities: [{ activated: 'sacrifice', then: [{ do: 'gainEc', amount: 2, on: 'self' }] }],
    flavour: {
      fr: 'On y descend par l’escalier. On en remonte par la rumeur.',
      en: 'One goes down by the stairs. One comes up by rumour.',
    },
  },
  {
    kingdom,
    type: 'temple',
    id: 'scriptorium-noir',
    name: { fr: 'Scriptorium noir', en: 'Black Scriptorium' },
    rarity: 'epique',
    motif: 'black-book',
    ec: 11,
    typeLine: 'structure-sepulcre',
    abilities: [
      {
        activated: 'parole',
        cost: [
          { choose: 'burnt', from: { in: 'purgatoire', side: 'mine' }, count: 2 },
          { do: 'banish', what: 'burnt' },
        ],
        then: [{ do: 'gainEc', amount: 1, on: 'self' }],
      },
    ],
    flavour: {
      fr: 'On n’y écrit qu’une fois la lampe soufflée.',
      en: 'Nothing is written here until the lamp is out.',
    },
  },
];
