/** Miracles of Pureté Céleste: mercy for one’s own, light for the others. */
import type { MiracleCard } from '../card.ts';
import { FOE_EFFECT, FRIEND } from '../filters.ts';

const miracle = { kingdom: 'purete-celeste', type: 'miracle' } as const;

export const MIRACLES: readonly MiracleCard[] = [
  {
    ...miracle,
    id: 'pardon-accorde',
    name: { fr: 'Pardon accordé', en: 'Pardon Granted' },
    rarity: 'commune',
    motif: 'healing-shield',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { healed: { ...FRIEND, wounded: true } },
        then: [
          { do: 'heal', amount: 3, of: 'healed' },
          { do: 'gainFv', amount: 1 },
        ],
      },
    ],
    flavour: { fr: 'Relevez-vous. On n’en parlera plus.', en: 'Get up. It will not be mentioned again.' },
  },
  {
    ...miracle,
    id: 'rempart-du-verbe',
    name: { fr: 'Rempart du Verbe', en: 'Rampart of the Word' },
    rarity: 'commune',
    motif: 'magic-shield',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { shielded: FRIEND },
        then: [{ lasting: { instead: 'damaged', of: { is: 'shielded' }, prevent: 3 }, until: 'turn' }],
      },
    ],
    flavour: { fr: 'Un seul mot, mais le bon.', en: 'A single word, but the right one.' },
  },
  {
    ...miracle,
    id: 'lumiere-crue',
    name: { fr: 'Lumière crue', en: 'Raw Light' },
    rarity: 'rare',
    motif: 'sunbeams',
    minimum: 4,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { exposed: { type: 'ange', side: 'theirs', line: 'ldf' } },
        then: [{ do: 'banish', what: 'exposed' }],
      },
    ],
    flavour: {
      fr: 'On ne voit bien qu’après, et l’on ne voit plus rien.',
      en: 'Only afterwards does one see clearly, and then nothing more.',
    },
  },
  {
    ...miracle,
    id: 'verdict-sans-appel',
    name: { fr: 'Verdict sans appel', en: 'Verdict Without Appeal' },
    rarity: 'epique',
    motif: 'tarot-20-judgement',
    minimum: 3,
    revoke: 1,
    keywords: { intervention: true },
    abilities: [
      {
        activated: 'miracle',
        targets: { guilty: { type: 'ange', side: 'theirs', wounded: true } },
        then: [{ do: 'destroy', what: 'guilty' }],
      },
    ],
    flavour: {
      fr: 'L’encre est sèche avant que vous n’ouvriez la bouche.',
      en: 'The ink is dry before you open your mouth.',
    },
  },
  {
    ...miracle,
    id: 'silence-du-cloitre',
    name: { fr: 'Silence du cloître', en: 'Silence of the Cloister' },
    rarity: 'epique',
    motif: 'silence',
    minimum: 3,
    revoke: 1,
    abilities: [
      { activated: 'miracle', targets: { hushed: FOE_EFFECT }, then: [{ do: 'cancel', what: 'hushed' }] },
    ],
    flavour: { fr: 'Chut.', en: 'Hush.' },
  },
  {
    ...miracle,
    id: 'benediction-des-lames',
    name: { fr: 'Bénédiction des lames', en: 'Blessing of Blades' },
    rarity: 'commune',
    motif: 'sword-brandish',
    minimum: 1,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { sworn: FRIEND },
        then: [{ give: { atq: 2, has: ['lumiere'] }, to: 'sworn', until: 'combat' }],
      },
    ],
    flavour: { fr: 'L’huile sainte empêche aussi la rouille.', en: 'Holy oil keeps off the rust as well.' },
  },
  {
    ...miracle,
    id: 'trompette-d-argent',
    name: { fr: 'Trompette d’argent', en: 'Silver Trumpet' },
    rarity: 'rare',
    motif: 'trumpet',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        while: 'attackPhase',
        targets: {
          summoned: { ...FRIEND, inclined: false, announced: false, not: { has: ['gardien', 'pacifiste'] } },
        },
        then: [{ do: 'reinforce', what: 'summoned' }],
      },
    ],
    flavour: {
      fr: 'Une seconde sonnerie : ils n’étaient donc pas tous là.',
      en: 'A second call: so they had not all come yet.',
    },
  },
  {
    ...miracle,
    id: 'aube-promise',
    name: { fr: 'Aube promise', en: 'Promised Dawn' },
    rarity: 'rare',
    motif: 'sunrise',
    minimum: 5,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        then: [
          { do: 'gainFv', amount: 3 },
          { do: 'heal', amount: 2, of: FRIEND },
        ],
      },
    ],
    flavour: { fr: 'Elle a été reportée, jamais annulée.', en: 'It has been put off, never called off.' },
  },
];
