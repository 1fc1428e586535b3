/** Miracles of the Cour des Marées: fog, ransom, and what lies in wait below. */
import type { MiracleCard } from '../card.ts';
import { FOE_ANGE, FRIEND } from '../filters.ts';

const miracle = { kingdom: 'cour-des-marees', type: 'miracle' } as const;

export const MIRACLES: readonly MiracleCard[] = [
  {
    ...miracle,
    id: 'marche-de-minuit',
    name: { fr: 'Marché de minuit', en: 'Midnight Market' },
    rarity: 'rare',
    motif: 'receive-money',
    minimum: 3,
    revoke: 0,
    keywords: { furtif: 1 },
    abilities: [
      { activated: 'miracle', then: [{ do: 'draw', pages: 1 }] },
      { on: 'leftSecret', then: [{ do: 'draw', pages: 2 }] },
      {
        on: 'uncovered',
        then: [
          { choose: 'thief', from: FOE_ANGE },
          { do: 'freeze', what: 'thief' },
        ],
      },
    ],
    flavour: {
      fr: 'On n’y allume pas les lampes, par délicatesse.',
      en: 'No lamps are lit there, out of tact.',
    },
  },
  {
    ...miracle,
    id: 'embuche-sous-les-flots',
    name: { fr: 'Embûche sous les flots', en: 'Snare Beneath the Waves' },
    rarity: 'rare',
    motif: 'tentacle-strike',
    minimum: 3,
    revoke: 1,
    keywords: { furtif: 2 },
    abilities: [
      {
        activated: 'miracle',
        targets: { prey: FOE_ANGE },
        then: [{ do: 'damage', amount: 3, to: 'prey' }],
      },
      {
        on: 'leftSecret',
        then: [
          { choose: 'prey', from: FOE_ANGE },
          { do: 'damage', amount: 3, to: 'prey' },
        ],
      },
      {
        on: 'uncovered',
        then: [
          { choose: 'prey', from: FOE_ANGE },
          { do: 'damage', amount: 4, to: 'prey' },
        ],
      },
    ],
    flavour: {
      fr: 'L’eau n’est jamais vide. Elle est seulement polie.',
      en: 'The water is never empty. It is merely polite.',
    },
  },
  {
    ...miracle,
    id: 'brume-blanche',
    name: { fr: 'Brume blanche', en: 'White Fog' },
    rarity: 'commune',
    motif: 'fog',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { lost: { ...FOE_ANGE, inclined: false } },
        then: [{ do: 'freeze', what: 'lost' }],
      },
    ],
    flavour: { fr: 'On s’y arrête pour réfléchir. On y reste.', en: 'One stops in it to think. One stays.' },
  },
  {
    ...miracle,
    id: 'ressac',
    name: { fr: 'Ressac', en: 'Undertow' },
    rarity: 'commune',
    motif: 'wave-crest',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { dragged: FOE_ANGE },
        then: [{ do: 'return', what: 'dragged', to: 'hand' }],
      },
    ],
    flavour: {
      fr: 'La mer reprend. Elle n’a jamais dit qu’elle donnait.',
      en: 'The sea takes back. It never said it was giving.',
    },
  },
  {
    ...miracle,
    id: 'rancon-royale',
    name: { fr: 'Rançon royale', en: 'Royal Ransom' },
    rarity: 'rare',
    motif: 'crown-coin',
    minimum: 1,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { hostage: FOE_ANGE },
        cost: [{ do: 'spendPoseidor', amount: 3 }],
        then: [{ do: 'destroy', what: 'hostage' }],
      },
    ],
    flavour: {
      fr: 'Payée rubis sur l’ongle, et l’ongle avec.',
      en: 'Paid on the nail, and the nail thrown in.',
    },
  },
  {
    ...miracle,
    id: 'vent-portant',
    name: { fr: 'Vent portant', en: 'Following Wind' },
    rarity: 'rare',
    motif: 'sail',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        then: [
          { give: { has: ['tornado'] }, to: { in: 'hand', type: 'ange', side: 'mine' }, until: 'turn' },
          { do: 'draw', pages: 1 },
        ],
      },
    ],
    flavour: {
      fr: 'Quand il se lève, personne ne demande d’où il vient.',
      en: 'When it rises, nobody asks where it comes from.',
    },
  },
  {
    ...miracle,
    id: 'larguez-tout',
    name: { fr: 'Larguez tout', en: 'Cast Off' },
    rarity: 'commune',
    motif: 'rope-coil',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { home: { ...FRIEND, line: 'ldf' } },
        then: [
          { do: 'advance', what: 'home', to: 'ag' },
          { do: 'straighten', what: 'home' },
        ],
      },
    ],
    flavour: {
      fr: 'Le courage, c’est de savoir où est le canot.',
      en: 'Courage is knowing where the boat is.',
    },
  },
];
