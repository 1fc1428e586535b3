/** Miracles of the Ruche d’Ambre: growth, venom and the will of the many. */
import type { MiracleCard } from '../card.ts';
import { FOE_ANGE, FRIEND } from '../filters.ts';

const miracle = { kingdom: 'ruche-d-ambre', type: 'miracle' } as const;

export const MIRACLES: readonly MiracleCard[] = [
  {
    ...miracle,
    id: 'gelee-royale',
    name: { fr: 'Gelée royale', en: 'Royal Jelly' },
    rarity: 'commune',
    motif: 'nectar',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { fed: FRIEND },
        then: [{ do: 'mark', marker: 'both', amount: 1, on: 'fed' }],
      },
    ],
    flavour: { fr: 'Une cuillerée pour la ruche.', en: 'A spoonful for the hive.' },
  },
  {
    ...miracle,
    id: 'venin-partage',
    name: { fr: 'Venin partagé', en: 'Shared Venom' },
    rarity: 'rare',
    motif: 'poison-bottle',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { stung: FOE_ANGE },
        then: [
          {
            do: 'damage',
            amount: { add: [1, { count: { type: 'ange', side: 'mine', has: 'symbiose' } }] },
            to: 'stung',
          },
        ],
      },
    ],
    flavour: { fr: 'Chacune n’en donne qu’une goutte.', en: 'Each gives but one drop of it.' },
  },
  {
    ...miracle,
    id: 'migration',
    name: { fr: 'Migration', en: 'Migration' },
    rarity: 'rare',
    motif: 'swallow',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { moved: FRIEND },
        then: [
          { do: 'return', what: 'moved', to: 'limbes' },
          { do: 'draw', pages: 1 },
        ],
      },
    ],
    flavour: {
      fr: 'La ruche part. La ruche est déjà ailleurs.',
      en: 'The hive leaves. The hive is already elsewhere.',
    },
  },
  {
    ...miracle,
    id: 'propolis',
    name: { fr: 'Propolis', en: 'Propolis' },
    rarity: 'commune',
    motif: 'sticky-boot',
    minimum: 2,
    revoke: 0,
    abilities: [
      {
        activated: 'miracle',
        targets: { sealed: FRIEND },
        then: [{ lasting: { instead: 'damaged', of: { is: 'sealed' }, prevent: 2 }, until: 'turn' }],
      },
    ],
    flavour: {
      fr: 'Elle bouche les fentes, les plaies et les bouches.',
      en: 'It seals cracks, wounds and mouths.',
    },
  },
  {
    ...miracle,
    id: 'eclosion',
    name: { fr: 'Éclosion', en: 'Hatching' },
    rarity: 'epique',
    motif: 'big-egg',
    minimum: 3,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        then: [
          {
            choose: 'hatched',
            from: { in: 'hand', side: 'mine', type: 'ange', class: 'ouvriere', cost: { '<=': 3 } },
            count: { upTo: 2 },
          },
          { do: 'putIntoPlay', what: 'hatched' },
        ],
      },
    ],
    flavour: {
      fr: 'Le silence d’abord. Puis un grattement. Puis partout.',
      en: 'Silence first. Then a scratching. Then everywhere.',
    },
  },
  {
    ...miracle,
    id: 'bourdon-de-guerre',
    name: { fr: 'Bourdon de guerre', en: 'War Drone' },
    rarity: 'rare',
    motif: 'sound-waves',
    minimum: 4,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        then: [
          { give: { atq: 1 }, to: FRIEND, until: 'turn' },
          { do: 'draw', pages: 1 },
        ],
      },
    ],
    flavour: {
      fr: 'Une seule note, tenue par dix mille gorges.',
      en: 'One note, held by ten thousand throats.',
    },
  },
  {
    ...miracle,
    id: 'faim-collective',
    name: { fr: 'Faim collective', en: 'Collective Hunger' },
    rarity: 'epique',
    motif: 'swallower',
    minimum: 5,
    revoke: 1,
    abilities: [
      {
        activated: 'miracle',
        targets: { devoured: FOE_ANGE },
        then: [
          { do: 'destroy', what: 'devoured' },
          { do: 'gainFv', amount: 1 },
        ],
      },
    ],
    flavour: { fr: 'Il n’est resté que l’armure, très propre.', en: 'Only the armour was left, very clean.' },
  },
];
