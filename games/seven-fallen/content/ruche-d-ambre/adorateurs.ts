/** Adorateurs of the Ruche d’Ambre. */
import type { AdorateurCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const adorateur = { kingdom: 'ruche-d-ambre', type: 'adorateur' } as const;

export const ADORATEURS: readonly AdorateurCard[] = [
  {
    ...adorateur,
    id: 'apiculteur-masque',
    name: { fr: 'Apiculteur masqué', en: 'Masked Beekeeper' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'robe',
    ec: 5,
    flavour: {
      fr: 'Sous le voile, plus personne ; seulement un bourdonnement.',
      en: 'Under the veil, nobody any more; only a hum.',
    },
  },
  {
    ...adorateur,
    id: 'cueilleuse-de-resine',
    name: { fr: 'Cueilleuse de résine', en: 'Resin-Gatherer' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'pine-tree',
    ec: 4,
    flavour: {
      fr: 'L’arbre saigne de l’or ; elle lui demande pardon.',
      en: 'The tree bleeds gold; she asks its pardon.',
    },
  },
  {
    ...adorateur,
    id: 'cirier-de-la-cour',
    name: { fr: 'Cirier de la cour', en: 'Chandler of the Court' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'lit-candelabra',
    ec: 4,
    flavour: {
      fr: 'Ses cierges brûlent sept jours et sentent l’été.',
      en: 'His candles burn seven days and smell of summer.',
    },
  },
  {
    ...adorateur,
    id: 'greffeuse',
    name: { fr: 'Greffeuse', en: 'Grafter' },
    classes: ['chimere'],
    rarity: 'rare',
    motif: 'sewing-needle',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { choose: 'grafted', from: { ...FRIEND, class: 'chimere' } },
          { do: 'mark', marker: 'both', amount: 1, on: 'grafted' },
        ],
      },
    ],
    flavour: {
      fr: 'Deux points ici, deux points là, et ne bougez plus vos ailes.',
      en: 'Two stitches here, two there, and keep your wings still.',
    },
  },
  {
    ...adorateur,
    id: 'danseur-de-ruche',
    name: { fr: 'Danseur de ruche', en: 'Hive Dancer' },
    classes: ['fidele'],
    rarity: 'commune',
    motif: 'dodging',
    ec: 3,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    flavour: {
      fr: 'Il tourne trois fois vers le soleil : les fleurs sont là-bas.',
      en: 'He turns thrice toward the sun: the flowers are over there.',
    },
  },
  {
    ...adorateur,
    id: 'symbiote-consentant',
    name: { fr: 'Symbiote consentant', en: 'Willing Host' },
    classes: ['chimere'],
    rarity: 'rare',
    motif: 'brain-tentacle',
    ec: 3,
    keywords: { symbiose: true },
    flavour: { fr: 'Nous allons très bien, dit-il.', en: '“We are very well,” he says.' },
  },
  {
    ...adorateur,
    id: 'semeuse-de-printemps',
    name: { fr: 'Semeuse de printemps', en: 'Sower of Spring' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'sprout',
    ec: 2,
    abilities: [{ on: 'aurore', then: [{ do: 'gainEc', amount: 1, on: 'self' }] }],
    flavour: {
      fr: 'Elle sème en marchant et ne se retourne jamais.',
      en: 'She sows as she walks and never looks back.',
    },
  },
  {
    ...adorateur,
    id: 'momie-de-miel',
    name: { fr: 'Momie de miel', en: 'Honey Mummy' },
    classes: ['fidele'],
    rarity: 'rare',
    motif: 'honeypot',
    ec: 3,
    abilities: [
      {
        on: 'revokedSelf',
        then: [
          { do: 'heal', amount: 1, of: FRIEND },
          { do: 'gainFv', amount: 1 },
        ],
      },
    ],
    flavour: {
      fr: 'Confit par dévotion, il guérit encore qui en goûte.',
      en: 'Candied by devotion, he still heals whoever has a taste.',
    },
  },
];
