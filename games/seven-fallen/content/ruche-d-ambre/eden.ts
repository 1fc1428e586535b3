/** Divinités, Archanges and Temples of the Ruche d’Ambre. */
import type { ArchangeCard, DiviniteCard, TempleCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const kingdom = 'ruche-d-ambre';

export const DIVINITES: readonly DiviniteCard[] = [
  {
    kingdom,
    type: 'divinite',
    id: 'la-toute-mere',
    name: { fr: 'La Toute-Mère', en: 'The All-Mother' },
    rarity: 'legendaire',
    motif: 'venus-of-willendorf',
    volonte: 15,
    fv: 24,
    plumes: 1,
    abilities: [
      {
        activated: 'parole',
        targets: { grown: FRIEND },
        cost: [{ do: 'pay', ec: 2 }],
        then: [{ do: 'mark', marker: 'fv', amount: 1, on: 'grown' }],
      },
    ],
    flavour: {
      fr: 'Elle n’a qu’un enfant : il est très nombreux.',
      en: 'She has only one child: it is very numerous.',
    },
  },
  {
    kingdom,
    type: 'divinite',
    id: 'l-idole-de-resine',
    name: { fr: 'L’Idole de résine', en: 'The Idol of Resin' },
    rarity: 'legendaire',
    motif: 'totem',
    volonte: 6,
    fv: 23,
    plumes: 1,
    keywords: { symbiose: true },
    flavour: { fr: 'Dedans, quelque chose bat. Lentement.', en: 'Inside, something beats. Slowly.' },
  },
];

export const ARCHANGES: readonly ArchangeCard[] = [
  {
    kingdom,
    type: 'archange',
    id: 'mellifere-l-unanime',
    name: { fr: 'Mellifère l’Unanime', en: 'Mellifera the Unanimous' },
    classes: ['chimere'],
    rarity: 'legendaire',
    motif: 'fairy-wings',
    atq: 4,
    fv: 8,
    facteurTemps: 6,
    ec: 3,
    keywords: { symbiose: true, catalyseur: true },
    flavour: { fr: 'Elle dit « nous », et la voûte répond.', en: 'She says “we”, and the vault answers.' },
  },
  {
    kingdom,
    type: 'archange',
    id: 'le-faucheur-de-chitine',
    name: { fr: 'Le Faucheur de chitine', en: 'The Chitin Reaper' },
    classes: ['chimere'],
    rarity: 'legendaire',
    motif: 'praying-mantis',
    atq: 6,
    fv: 6,
    facteurTemps: 5,
    ec: 2,
    keywords: { retrait: true },
    flavour: {
      fr: 'Il prie, bras joints, avant chaque repas.',
      en: 'It prays, arms folded, before every meal.',
    },
  },
];

export const TEMPLES: readonly TempleCard[] = [
  {
    kingdom,
    type: 'temple',
    id: 'ruche-mere',
    name: { fr: 'Ruche-mère', en: 'Mother Hive' },
    rarity: 'epique',
    motif: 'artificial-hive',
    ec: 12,
    typeLine: 'structure-extros',
    keywords: { symbiose: true },
    flavour: {
      fr: 'Six murs par chambre, et chaque mur est à quelqu’un d’autre.',
      en: 'Six walls to a room, and every wall is somebody else’s.',
    },
  },
  {
    kingdom,
    type: 'temple',
    id: 'jardin-suspendu',
    name: { fr: 'Jardin suspendu', en: 'Hanging Garden' },
    rarity: 'epique',
    motif: 'circle-forest',
    ec: 11,
    typeLine: 'structure-serre',
    abilities: [
      {
        activated: 'parole',
        targets: { tended: { ...FRIEND, wounded: true } },
        cost: [{ do: 'pay', ec: 1 }],
        then: [{ do: 'heal', amount: 1, of: 'tended' }],
      },
    ],
    flavour: { fr: 'On y monte par les racines.', en: 'One climbs up to it by the roots.' },
  },
];
