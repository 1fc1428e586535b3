/** Miracles of the Forge des Cendres: fire, and more of it. */
import type { MiracleCard } from '../card.ts';
import { ANY_ANGE, FOE_ANGE, FOE_DIVINITE, FRIEND } from '../filters.ts';

const miracle = { kingdom: 'forge-des-cendres', type: 'miracle' } as const;

export const MIRACLES: readonly MiracleCard[] = [
  {
    ...miracle,
    id: 'trait-de-feu',
    name: { fr: 'Trait de feu', en: 'Bolt of Fire' },
    rarity: 'commune',
    motif: 'flaming-arrow',
    minimum: 2,
    revoke: 0,
    abilities: [
      { activated: 'miracle', targets: { prey: ANY_ANGE }, then: [{ do: 'damage', amount: 2, to: 'prey' }] },
    ],
    flavour: { fr: 'Une ligne droite, tracée à l’encre rouge.', en: 'A straight line, drawn in red ink.' },
  },
  {
    ...miracle,
    id: 'colere-rouge',
    name: { fr: 'Colère rouge', en: 'Red Wrath' },
    rarity: 'commune',
    motif: 'angry-eyes',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { furious: FRIEND },
        then: [{ give: { atq: 1, has: ['berserk'] }, to: 'furious', until: 'turn' }],
      },
    ],
    flavour: {
      fr: 'Comptez jusqu’à dix. À sept, il était trop tard.',
      en: 'Count to ten. By seven it was too late.',
    },
  },
  {
    ...miracle,
    id: 'pluie-de-cendres',
    name: { fr: 'Pluie de cendres', en: 'Rain of Ashes' },
    rarity: 'rare',
    motif: 'fire-zone',
    minimum: 4,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        then: [
          {
            spread: 5,
            among: FOE_ANGE,
            atMost: 3,
            as: 'share',
            called: 'damage',
            then: [{ do: 'damage', amount: 'share', to: 'it' }],
          },
        ],
      },
    ],
    flavour: {
      fr: 'Elle tombe sans bruit, comme la neige, comme les villes.',
      en: 'It falls without a sound, like snow, like cities.',
    },
  },
  {
    ...miracle,
    id: 'brasier-commun',
    name: { fr: 'Brasier commun', en: 'Common Pyre' },
    rarity: 'epique',
    motif: 'pyre',
    minimum: 5,
    revoke: 2,
    abilities: [{ activated: 'miracle', then: [{ do: 'damage', amount: 3, to: ANY_ANGE }] }],
    flavour: { fr: 'Au moins, on n’a pas eu à choisir.', en: 'At least nobody had to choose.' },
  },
  {
    ...miracle,
    id: 'seconde-vague',
    name: { fr: 'Seconde vague', en: 'Second Wave' },
    rarity: 'rare',
    motif: 'rally-the-troops',
    minimum: 2,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        while: 'attackPhase',
        targets: {
          rushing: { ...FRIEND, inclined: false, announced: false, not: { has: ['gardien', 'pacifiste'] } },
        },
        then: [
          { do: 'reinforce', what: 'rushing' },
          { give: { atq: 1 }, to: 'rushing', until: 'attack' },
        ],
      },
    ],
    flavour: { fr: 'La première était un avertissement.', en: 'The first was a warning.' },
  },
  {
    ...miracle,
    id: 'souffle-sur-les-cendres',
    name: { fr: 'Souffle sur les cendres', en: 'Breath on the Ashes' },
    rarity: 'rare',
    motif: 'regeneration',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { rekindled: { in: 'purgatoire', side: 'mine', type: 'ange', class: 'dragon' } },
        then: [{ do: 'return', what: 'rekindled', to: 'limbes' }],
      },
    ],
    flavour: {
      fr: 'Il restait un point rouge. Il n’en faut qu’un.',
      en: 'One red point was left. One is enough.',
    },
  },
  {
    ...miracle,
    id: 'chatiment-ardent',
    name: { fr: 'Châtiment ardent', en: 'Searing Chastisement' },
    rarity: 'rare',
    motif: 'fire-ray',
    minimum: 4,
    revoke: 2,
    abilities: [{ activated: 'miracle', then: [{ do: 'damage', amount: 4, to: FOE_DIVINITE }] }],
    flavour: {
      fr: 'Le ciel aussi est inflammable, il suffit d’insister.',
      en: 'Heaven will burn too; one need only insist.',
    },
  },
];
