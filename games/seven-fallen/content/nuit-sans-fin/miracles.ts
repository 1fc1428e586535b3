/** Miracles of Nuit Sans Fin: death, and what can be had for it. */
import type { MiracleCard } from '../card.ts';
import { ANY_ANGE, FOE_ANGE, FOE_EFFECT, MY_HAND } from '../filters.ts';

const miracle = { kingdom: 'nuit-sans-fin', type: 'miracle' } as const;

export const MIRACLES: readonly MiracleCard[] = [
  {
    ...miracle,
    id: 'baiser-de-la-crypte',
    name: { fr: 'Baiser de la crypte', en: 'Kiss of the Crypt' },
    rarity: 'rare',
    motif: 'sharp-lips',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { prey: { type: 'ange', side: 'theirs', cost: { '<=': 4 } } },
        then: [{ do: 'destroy', what: 'prey' }],
      },
    ],
    flavour: {
      fr: 'On n’en rougit pas : on en pâlit.',
      en: 'It does not make one blush: it makes one pale.',
    },
  },
  {
    ...miracle,
    id: 'priere-a-l-envers',
    name: { fr: 'Prière à l’envers', en: 'Prayer Said Backwards' },
    rarity: 'commune',
    motif: 'prayer',
    minimum: 1,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { cursed: ANY_ANGE },
        then: [{ give: { atq: -2 }, to: 'cursed', until: 'turn' }],
      },
    ],
    flavour: {
      fr: 'Commencée par amen, elle finit par un nom.',
      en: 'It begins with amen and ends with a name.',
    },
  },
  {
    ...miracle,
    id: 'rappel-des-morts',
    name: { fr: 'Rappel des morts', en: 'Recall of the Dead' },
    rarity: 'rare',
    motif: 'raise-zombie',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { called: { in: 'purgatoire', side: 'mine', type: 'ange', cost: { '<=': 4 } } },
        then: [{ do: 'putIntoPlay', what: 'called' }],
      },
    ],
    flavour: {
      fr: 'La trompette sonne ; personne n’ose ne pas se lever.',
      en: 'The trumpet sounds; nobody dares not to rise.',
    },
  },
  {
    ...miracle,
    id: 'encre-renversee',
    name: { fr: 'Encre renversée', en: 'Spilled Ink' },
    rarity: 'epique',
    motif: 'quill-ink',
    minimum: 3,
    revoke: 1,
    abilities: [
      { activated: 'miracle', targets: { stopped: FOE_EFFECT }, then: [{ do: 'cancel', what: 'stopped' }] },
    ],
    flavour: {
      fr: 'Une tache, et la prophétie n’a jamais eu lieu.',
      en: 'One blot, and the prophecy never happened.',
    },
  },
  {
    ...miracle,
    id: 'dime-d-ossements',
    name: { fr: 'Dîme d’ossements', en: 'Tithe of Bones' },
    rarity: 'commune',
    motif: 'skull-crossed-bones',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        cost: [
          { choose: 'tithe', from: { in: 'purgatoire', side: 'mine' }, count: 3 },
          { do: 'banish', what: 'tithe' },
        ],
        then: [{ do: 'draw', pages: 2 }],
      },
    ],
    flavour: { fr: 'Le collecteur ne rend pas la monnaie.', en: 'The collector gives no change.' },
  },
  {
    ...miracle,
    id: 'pacte-de-minuit',
    name: { fr: 'Pacte de minuit', en: 'Midnight Pact' },
    rarity: 'commune',
    motif: 'scroll-quill',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        cost: [
          { choose: 'shed', from: MY_HAND },
          { do: 'discard', what: 'shed' },
        ],
        then: [{ do: 'draw', pages: 2 }],
      },
    ],
    flavour: { fr: 'Signez ici. Non, plus bas. Plus bas encore.', en: 'Sign here. No, lower. Lower still.' },
  },
  {
    ...miracle,
    id: 'nuee-de-phalenes',
    name: { fr: 'Nuée de phalènes', en: 'Cloud of Moths' },
    rarity: 'epique',
    motif: 'swamp-bat',
    minimum: 5,
    revoke: 2,
    abilities: [{ activated: 'miracle', then: [{ do: 'damage', amount: 2, to: FOE_ANGE }] }],
    flavour: {
      fr: 'Elles cherchaient la lumière. Elles l’ont mangée.',
      en: 'They were looking for the light. They ate it.',
    },
  },
];
