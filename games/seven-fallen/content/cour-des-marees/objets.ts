/** Équipements and Bénédictions of the Cour des Marées. */
import type { BenedictionCard, EquipementCard } from '../card.ts';
import { FOE_ANGE, MY_TEMPLE } from '../filters.ts';

const kingdom = 'cour-des-marees';

export const EQUIPEMENTS: readonly EquipementCard[] = [
  {
    kingdom,
    type: 'equipement',
    id: 'sabre-d-abordage',
    name: { fr: 'Sabre d’abordage', en: 'Boarding Sabre' },
    rarity: 'commune',
    motif: 'saber-slash',
    cost: 2,
    bonus: { atq: 2, fv: 1 },
    grants: { fourberie: true },
    flavour: {
      fr: 'Court, pour les ponts encombrés et les explications brèves.',
      en: 'Short, for crowded decks and brief explanations.',
    },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'manteau-d-embruns',
    name: { fr: 'Manteau d’embruns', en: 'Cloak of Spray' },
    rarity: 'rare',
    motif: 'wing-cloak',
    cost: 1,
    bonus: { fv: 1 },
    grants: { esquive: 2, tresor: true },
    flavour: {
      fr: 'On croit le saisir ; on a la main mouillée.',
      en: 'One thinks one has hold of it; one has a wet hand.',
    },
  },
];

export const BENEDICTIONS: readonly BenedictionCard[] = [
  {
    kingdom,
    type: 'benediction',
    id: 'lettre-de-marque',
    name: { fr: 'Lettre de marque', en: 'Letter of Marque' },
    rarity: 'rare',
    motif: 'tied-scroll',
    cost: 4,
    abilities: [
      {
        always: { of: { type: 'ange', class: 'corsaire', side: 'mine' }, gets: { atq: 1, has: ['tresor'] } },
      },
    ],
    flavour: {
      fr: 'Le même crime, mais avec un cachet de cire.',
      en: 'The same crime, but with a wax seal.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'chambre-du-tresor',
    name: { fr: 'Chambre du trésor', en: 'Treasure Chamber' },
    rarity: 'rare',
    motif: 'open-treasure-chest',
    cost: 2,
    abilities: [
      {
        activated: 'parole',
        cost: [{ do: 'spendPoseidor', amount: 2 }],
        then: [{ do: 'gainEc', amount: 3, on: MY_TEMPLE }],
      },
    ],
    flavour: {
      fr: 'Rien n’y brille : tout y est compté.',
      en: 'Nothing glitters there: everything is counted.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'chant-des-sirenes',
    name: { fr: 'Chant des sirènes', en: 'Song of the Sirens' },
    rarity: 'epique',
    motif: 'love-song',
    cost: 4,
    abilities: [
      {
        on: 'nuit',
        when: { there: { type: 'ange', class: 'sirene', side: 'mine' } },
        then: [
          { choose: 'charmed', from: { ...FOE_ANGE, inclined: false } },
          { do: 'freeze', what: 'charmed' },
        ],
      },
    ],
    flavour: {
      fr: 'On se bouche les oreilles ; c’est le cœur qui écoute.',
      en: 'One stops one’s ears; it is the heart that listens.',
    },
  },
];
