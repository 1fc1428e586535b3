/** Adorateurs of Pureté Céleste. */
import type { AdorateurCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const adorateur = { kingdom: 'purete-celeste', type: 'adorateur' } as const;

export const ADORATEURS: readonly AdorateurCard[] = [
  {
    ...adorateur,
    id: 'moine-copiste',
    name: { fr: 'Moine copiste', en: 'Copyist Monk' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'monk-face',
    ec: 5,
    flavour: {
      fr: 'Il a recopié le Livre sept fois. Il y manque toujours le même mot.',
      en: 'He has copied the Book seven times. The same word is always missing.',
    },
  },
  {
    ...adorateur,
    id: 'enlumineuse',
    name: { fr: 'Enlumineuse', en: 'Illuminator' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'palette',
    ec: 4,
    flavour: {
      fr: 'L’or en feuille, le bleu d’outre-mer, et la patience entre les deux.',
      en: 'Gold leaf, ultramarine, and patience in between.',
    },
  },
  {
    ...adorateur,
    id: 'pelerin-aux-coquilles',
    name: { fr: 'Pèlerin aux coquilles', en: 'Pilgrim of the Shells' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'scallop',
    ec: 4,
    flavour: {
      fr: 'Il n’a pas trouvé ce qu’il cherchait ; il a trouvé le chemin.',
      en: 'He did not find what he sought; he found the road.',
    },
  },
  {
    ...adorateur,
    id: 'chantre-des-laudes',
    name: { fr: 'Chantre des laudes', en: 'Cantor of Lauds' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'pipe-organ',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'gainFv', amount: 2 }] }],
    flavour: {
      fr: 'Il tient la note jusqu’à ce que le soleil la reprenne.',
      en: 'He holds the note until the sun takes it up.',
    },
  },
  {
    ...adorateur,
    id: 'forgeron-d-abbaye',
    name: { fr: 'Forgeron d’abbaye', en: 'Abbey Smith' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'anvil',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'blade', from: { in: 'purgatoire', side: 'mine', type: 'equipement' } },
          { do: 'return', what: 'blade', to: 'yourHand' },
        ],
      },
    ],
    flavour: {
      fr: 'Il bénit l’acier d’un coup de marteau.',
      en: 'He blesses the steel with a blow of the hammer.',
    },
  },
  {
    ...adorateur,
    id: 'abbesse-aux-clefs',
    name: { fr: 'Abbesse aux clefs', en: 'Abbess of the Keys' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'three-keys',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    flavour: {
      fr: 'Elle ouvre toutes les portes, sauf celle qu’elle garde.',
      en: 'She opens every door but the one she guards.',
    },
  },
  {
    ...adorateur,
    id: 'infirmiere-du-parvis',
    name: { fr: 'Infirmière du parvis', en: 'Infirmarian of the Square' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'nurse-female',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'patient', from: { ...FRIEND, wounded: true } },
          { do: 'heal', amount: 3, of: 'patient' },
        ],
      },
    ],
    flavour: {
      fr: 'Elle pose la main ; la fièvre demande la permission de rester.',
      en: 'She lays on a hand; the fever asks leave to stay.',
    },
  },
  {
    ...adorateur,
    id: 'ermite-de-la-colonne',
    name: { fr: 'Ermite de la colonne', en: 'Hermit of the Pillar' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'tarot-09-the-hermit',
    ec: 2,
    abilities: [{ on: 'nuit', then: [{ do: 'gainEc', amount: 1, on: 'self' }] }],
    flavour: {
      fr: 'Trente ans là-haut. Il dit que l’on s’y fait.',
      en: 'Thirty years up there. He says one gets used to it.',
    },
  },
];
