/** Adorateurs of Nuit Sans Fin. */
import type { AdorateurCard } from '../card.ts';
import { FOE_ANGE } from '../filters.ts';

const adorateur = { kingdom: 'nuit-sans-fin', type: 'adorateur' } as const;

export const ADORATEURS: readonly AdorateurCard[] = [
  {
    ...adorateur,
    id: 'porteur-de-cierge',
    name: { fr: 'Porteur de cierge', en: 'Candle-Bearer' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'candle-holder',
    ec: 5,
    flavour: {
      fr: 'Sa lumière ne sert qu’à compter les ombres.',
      en: 'His light serves only to count the shadows.',
    },
  },
  {
    ...adorateur,
    id: 'sonneuse-de-glas',
    name: { fr: 'Sonneuse de glas', en: 'Ringer of the Knell' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'ringing-bell',
    ec: 4,
    flavour: {
      fr: 'Elle sonne pour tous ; il suffit d’attendre.',
      en: 'She tolls for everybody; one need only wait.',
    },
  },
  {
    ...adorateur,
    id: 'pleureuse-de-louage',
    name: { fr: 'Pleureuse de louage', en: 'Hired Mourner' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'tear-tracks',
    ec: 4,
    flavour: { fr: 'Trois sous la larme, le sanglot en sus.', en: 'Three pence the tear; sobs are extra.' },
  },
  {
    ...adorateur,
    id: 'embaumeur',
    name: { fr: 'Embaumeur', en: 'Embalmer' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'mummy-head',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    flavour: { fr: 'Il promet l’éternité, au lin près.', en: 'He promises eternity, linen permitting.' },
  },
  {
    ...adorateur,
    id: 'necromante-de-village',
    name: { fr: 'Nécromante de village', en: 'Village Necromancer' },
    classes: ['imperial-spiritiste'],
    rarity: 'rare',
    motif: 'raise-skeleton',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'called', from: { in: 'purgatoire', side: 'mine', type: 'ange' } },
          { do: 'return', what: 'called', to: 'yourHand' },
        ],
      },
    ],
    flavour: {
      fr: 'Elle ne réveille que ceux qui dorment mal.',
      en: 'She wakes only those who sleep badly.',
    },
  },
  {
    ...adorateur,
    id: 'greffier-des-limbes',
    name: { fr: 'Greffier des Limbes', en: 'Clerk of Limbo' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'archive-register',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          {
            choose: 'kept',
            from: { in: 'purgatoire', side: 'mine', type: 'ange', class: 'goule' },
          },
          { do: 'return', what: 'kept', to: 'limbes' },
        ],
      },
    ],
    flavour: {
      fr: 'Son registre a plus d’entrées que de sorties.',
      en: 'His register has more entries than exits.',
    },
  },
  {
    ...adorateur,
    id: 'nourrice-des-goules',
    name: { fr: 'Nourrice des goules', en: 'Nurse of Ghouls' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'baby-bottle',
    ec: 2,
    abilities: [{ activated: 'sacrifice', then: [{ do: 'gainEc', amount: 3, on: 'self' }] }],
    flavour: { fr: 'Elles grandissent si vite, et de si peu.', en: 'They grow so fast, and on so little.' },
  },
  {
    ...adorateur,
    id: 'bourreau-repenti',
    name: { fr: 'Bourreau repenti', en: 'Repentant Headsman' },
    classes: ['penitent'],
    rarity: 'rare',
    motif: 'executioner-hood',
    ec: 2,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'prey', from: FOE_ANGE },
          { do: 'damage', amount: 2, to: 'prey' },
        ],
      },
    ],
    flavour: { fr: 'Il a rendu la cagoule, pas la hache.', en: 'He gave back the hood, not the axe.' },
  },
];
