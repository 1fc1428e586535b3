/** Divinités, Archanges and Temples of the Cour des Marées. */
import type { ArchangeCard, DiviniteCard, TempleCard } from '../card.ts';
import { FOE_ANGE, MY_TEMPLE } from '../filters.ts';

const kingdom = 'cour-des-marees';

export const DIVINITES: readonly DiviniteCard[] = [
  {
    kingdom,
    type: 'divinite',
    id: 'thalassar-le-creancier',
    name: { fr: 'Thalassar le Créancier', en: 'Thalassar the Creditor' },
    rarity: 'legendaire',
    motif: 'triton-head',
    volonte: 16,
    fv: 24,
    plumes: 1,
    abilities: [
      {
        activated: 'parole',
        cost: [{ do: 'spendPoseidor', amount: 3 }],
        then: [{ do: 'draw', pages: 1 }],
      },
    ],
    flavour: { fr: 'Tout ce qui flotte lui est prêté.', en: 'Whatever floats is on loan from him.' },
  },
  {
    kingdom,
    type: 'divinite',
    id: 'ondine-des-reflets',
    name: { fr: 'Ondine des reflets', en: 'Undine of Reflections' },
    rarity: 'legendaire',
    motif: 'water-drop',
    volonte: 2,
    fv: 24,
    plumes: 1,
    abilities: [
      {
        on: 'aurore',
        when: { there: { type: 'ange', side: 'theirs', frozen: true } },
        then: [{ do: 'gainFv', amount: 1 }],
      },
    ],
    flavour: {
      fr: 'Penchez-vous : c’est elle qui vous regarde.',
      en: 'Lean over: it is she who looks at you.',
    },
  },
];

export const ARCHANGES: readonly ArchangeCard[] = [
  {
    kingdom,
    type: 'archange',
    id: 'nerida-l-ecumeuse',
    name: { fr: 'Nérida l’Écumeuse', en: 'Nerida the Raider' },
    classes: ['corsaire'],
    rarity: 'legendaire',
    motif: 'crossed-sabres',
    atq: 5,
    fv: 7,
    facteurTemps: 6,
    ec: 3,
    keywords: { tresor: true },
    flavour: { fr: 'Elle signe ses prises d’un coup de talon.', en: 'She signs her prizes with her heel.' },
  },
  {
    kingdom,
    type: 'archange',
    id: 'le-gardien-des-fosses',
    name: { fr: 'Le Gardien des fosses', en: 'The Keeper of the Trenches' },
    classes: ['leviathan'],
    rarity: 'legendaire',
    motif: 'octopus',
    atq: 4,
    fv: 9,
    facteurTemps: 5,
    ec: 3,
    keywords: { geler: true },
    flavour: { fr: 'Huit bras, et aucun de trop.', en: 'Eight arms, and none to spare.' },
  },
];

export const TEMPLES: readonly TempleCard[] = [
  {
    kingdom,
    type: 'temple',
    id: 'galion-cathedrale',
    name: { fr: 'Galion-cathédrale', en: 'Galleon Cathedral' },
    rarity: 'epique',
    motif: 'galleon',
    ec: 8,
    typeLine: 'structure-navire',
    abilities: [
      {
        on: 'destroyed',
        of: FOE_ANGE,
        when: 'yourTurn',
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'gainEc', amount: 1, on: MY_TEMPLE }],
      },
    ],
    flavour: { fr: 'La nef y est vraiment une nef.', en: 'Its nave really is a ship.' },
  },
  {
    kingdom,
    type: 'temple',
    id: 'grotte-aux-echos',
    name: { fr: 'Grotte aux échos', en: 'Cave of Echoes' },
    rarity: 'epique',
    motif: 'underground-cave',
    ec: 12,
    typeLine: 'structure-navire',
    abilities: [
      {
        activated: 'parole',
        targets: { still: { ...FOE_ANGE, frozen: true } },
        cost: [{ do: 'pay', ec: 1 }],
        then: [{ do: 'damage', amount: 1, to: 'still' }],
      },
    ],
    flavour: {
      fr: 'On y entend sa propre voix, un peu plus tard, un peu plus sage.',
      en: 'One hears one’s own voice there, a little later, a little wiser.',
    },
  },
];
