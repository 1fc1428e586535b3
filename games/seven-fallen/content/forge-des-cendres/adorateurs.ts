/** Adorateurs of the Forge des Cendres. */
import type { AdorateurCard } from '../card.ts';
import { FOE_ANGE, FRIEND } from '../filters.ts';

const adorateur = { kingdom: 'forge-des-cendres', type: 'adorateur' } as const;

export const ADORATEURS: readonly AdorateurCard[] = [
  {
    ...adorateur,
    id: 'charbonniere',
    name: { fr: 'Charbonnière', en: 'Charcoal-Burner' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'thrown-charcoal',
    ec: 5,
    flavour: {
      fr: 'Elle veille la meule ; la meule veille sur elle.',
      en: 'She watches the kiln; the kiln watches over her.',
    },
  },
  {
    ...adorateur,
    id: 'souffleur-de-forge',
    name: { fr: 'Souffleur de forge', en: 'Forge-Blower' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'bellows',
    ec: 4,
    flavour: { fr: 'Son souffle est compté, et il compte.', en: 'His breath is numbered, and it counts.' },
  },
  {
    ...adorateur,
    id: 'fondeur-de-cloches',
    name: { fr: 'Fondeur de cloches', en: 'Bell-Founder' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'bell-shield',
    ec: 4,
    flavour: {
      fr: 'En temps de guerre, il coule les mêmes moules, le trou dans l’autre sens.',
      en: 'In wartime he pours the same moulds, with the hole the other way round.',
    },
  },
  {
    ...adorateur,
    id: 'artificier',
    name: { fr: 'Artificier', en: 'Fire-Master' },
    classes: ['incendiaire'],
    rarity: 'commune',
    motif: 'unlit-bomb',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'burnt', from: FOE_ANGE },
          { do: 'damage', amount: 1, to: 'burnt' },
        ],
      },
    ],
    flavour: {
      fr: 'Il lui manque trois doigts ; il compte très bien avec les autres.',
      en: 'He lacks three fingers; he counts very well on the others.',
    },
  },
  {
    ...adorateur,
    id: 'vestale-du-brasier',
    name: { fr: 'Vestale du brasier', en: 'Vestal of the Pyre' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'fire-bowl',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    flavour: {
      fr: 'Le feu ne s’est jamais éteint ; elle n’a jamais dormi.',
      en: 'The fire has never gone out; she has never slept.',
    },
  },
  {
    ...adorateur,
    id: 'couveuse-d-oeufs',
    name: { fr: 'Couveuse d’œufs', en: 'Brooder of Eggs' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'dragon-orb',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'hatched', from: { in: 'purgatoire', side: 'mine', type: 'ange', class: 'dragon' } },
          { do: 'return', what: 'hatched', to: 'limbes' },
        ],
      },
    ],
    flavour: {
      fr: 'Elle tricote en attendant. Des gants, surtout.',
      en: 'She knits while she waits. Gloves, mostly.',
    },
  },
  {
    ...adorateur,
    id: 'attiseuse-de-haine',
    name: { fr: 'Attiseuse de haine', en: 'Stoker of Hatred' },
    classes: ['incendiaire'],
    rarity: 'rare',
    motif: 'burning-eye',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [{ give: { atq: 1 }, to: { ...FRIEND, class: 'incendiaire' }, until: 'turn' }],
      },
    ],
    flavour: {
      fr: 'Un mot dans chaque oreille, et la ville s’allume.',
      en: 'A word in every ear, and the city catches.',
    },
  },
  {
    ...adorateur,
    id: 'mineur-de-soufre',
    name: { fr: 'Mineur de soufre', en: 'Sulphur Miner' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'mining',
    ec: 2,
    abilities: [{ on: 'aurore', then: [{ do: 'gainEc', amount: 1, on: 'self' }] }],
    flavour: { fr: 'Plus il descend, plus il fait jour.', en: 'The deeper he goes, the lighter it gets.' },
  },
];
