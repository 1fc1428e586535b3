/** Adorateurs of the Cour des Marées. */
import type { AdorateurCard } from '../card.ts';
import { FOE_ANGE, FRIEND } from '../filters.ts';

const adorateur = { kingdom: 'cour-des-marees', type: 'adorateur' } as const;

export const ADORATEURS: readonly AdorateurCard[] = [
  {
    ...adorateur,
    id: 'gardien-de-phare',
    name: { fr: 'Gardien de phare', en: 'Lighthouse-Keeper' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'lighthouse',
    ec: 5,
    flavour: {
      fr: 'Il allume pour les uns, il éteint pour les autres.',
      en: 'He lights it for some and puts it out for others.',
    },
  },
  {
    ...adorateur,
    id: 'pecheuse-de-lune',
    name: { fr: 'Pêcheuse de lune', en: 'Moon-Fisher' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'lucky-fisherman',
    ec: 4,
    flavour: {
      fr: 'Elle remonte la lune chaque nuit et la rejette toujours.',
      en: 'She hauls up the moon every night and always throws it back.',
    },
  },
  {
    ...adorateur,
    id: 'calfat-du-port',
    name: { fr: 'Calfat du port', en: 'Harbour Caulker' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'wooden-pier',
    ec: 4,
    flavour: {
      fr: 'De l’étoupe, du goudron et une prière par couture.',
      en: 'Oakum, pitch, and a prayer to each seam.',
    },
  },
  {
    ...adorateur,
    id: 'changeur-d-or',
    name: { fr: 'Changeur d’or', en: 'Money-Changer' },
    classes: ['corsaire'],
    rarity: 'rare',
    motif: 'coins-pile',
    ec: 3,
    abilities: [
      {
        activated: 'parole',
        cost: [{ do: 'spendPoseidor', amount: 1 }],
        then: [{ do: 'gainEc', amount: 1, on: 'self' }],
      },
    ],
    flavour: {
      fr: 'Il pèse deux fois : une pour vous, une pour lui.',
      en: 'He weighs twice: once for you, once for himself.',
    },
  },
  {
    ...adorateur,
    id: 'diseuse-de-marees',
    name: { fr: 'Diseuse de marées', en: 'Reader of Tides' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'low-tide',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    flavour: {
      fr: 'Elle annonce le flot ; le flot vient l’écouter.',
      en: 'She foretells the flood; the flood comes to listen.',
    },
  },
  {
    ...adorateur,
    id: 'naufrageuse',
    name: { fr: 'Naufrageuse', en: 'Wrecker' },
    classes: ['corsaire'],
    rarity: 'rare',
    motif: 'old-lantern',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'lured', from: { ...FOE_ANGE, inclined: false } },
          { do: 'freeze', what: 'lured' },
        ],
      },
    ],
    flavour: {
      fr: 'Une lanterne aux cornes d’une vache, et la nuit fait le reste.',
      en: 'A lantern on a cow’s horns, and night does the rest.',
    },
  },
  {
    ...adorateur,
    id: 'receleuse',
    name: { fr: 'Receleuse', en: 'Fence' },
    classes: ['corsaire'],
    rarity: 'rare',
    motif: 'swap-bag',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'rich', from: FRIEND },
          { do: 'mark', marker: 'poseidor', amount: 2, on: 'rich' },
        ],
      },
    ],
    flavour: {
      fr: 'Elle ne demande jamais d’où, seulement combien.',
      en: 'She never asks where from, only how much.',
    },
  },
  {
    ...adorateur,
    id: 'plongeuse-aveugle',
    name: { fr: 'Plongeuse aveugle', en: 'Blind Diver' },
    classes: ['sirene'],
    rarity: 'rare',
    motif: 'oyster-pearl',
    ec: 2,
    abilities: [{ on: 'aurore', then: [{ do: 'gainEc', amount: 1, on: 'self' }] }],
    flavour: { fr: 'En bas, tout le monde l’est.', en: 'Down there, everybody is.' },
  },
];
