/** Divinités, Archanges and Temples of the Forge des Cendres. */
import type { ArchangeCard, DiviniteCard, TempleCard } from '../card.ts';
import { FOE_ANGE, FRIEND } from '../filters.ts';

const kingdom = 'forge-des-cendres';

export const DIVINITES: readonly DiviniteCard[] = [
  {
    kingdom,
    type: 'divinite',
    id: 'ignia-premiere-etincelle',
    name: { fr: 'Ignia, première étincelle', en: 'Ignia, First Spark' },
    rarity: 'legendaire',
    motif: 'fire-gem',
    volonte: 10,
    fv: 26,
    plumes: 1,
    abilities: [
      {
        activated: 'parole',
        targets: { burnt: { type: 'ange', side: 'theirs', wounded: true } },
        cost: [{ do: 'pay', ec: 2 }],
        then: [{ do: 'damage', amount: 1, to: 'burnt' }],
      },
    ],
    flavour: {
      fr: 'Au commencement elle a dit un mot, et le mot a pris.',
      en: 'In the beginning she said a word, and the word caught.',
    },
  },
  {
    kingdom,
    type: 'divinite',
    id: 'le-vieux-volcan',
    name: { fr: 'Le Vieux Volcan', en: 'The Old Volcano' },
    rarity: 'legendaire',
    motif: 'volcano',
    volonte: 9,
    fv: 26,
    plumes: 1,
    abilities: [
      {
        on: 'aurore',
        when: { compare: [{ count: { in: 'limbes', side: 'mine', type: 'ange' } }, '>=', 1] },
        then: [{ do: 'gainEc', amount: 1, on: { type: 'temple', side: 'mine' } }],
      },
    ],
    flavour: {
      fr: 'Il rêve tout haut ; les villages en bas l’écoutent.',
      en: 'He dreams aloud; the villages below listen.',
    },
  },
];

export const ARCHANGES: readonly ArchangeCard[] = [
  {
    kingdom,
    type: 'archange',
    id: 'brasiel-torche-monde',
    name: { fr: 'Brasiel Torche-monde', en: 'Brasiel World-Torch' },
    classes: ['dragon'],
    rarity: 'legendaire',
    motif: 'flaming-trident',
    atq: 6,
    fv: 6,
    facteurTemps: 6,
    ec: 2,
    keywords: { flamme: true, phoenix: 5 },
    flavour: {
      fr: 'Il n’est pas tombé du ciel : il a sauté.',
      en: 'He did not fall from heaven: he jumped.',
    },
  },
  {
    kingdom,
    type: 'archange',
    id: 'cindrael-l-archere',
    name: { fr: 'Cindraël l’Archère', en: 'Cindrael the Archer' },
    classes: ['incendiaire'],
    rarity: 'legendaire',
    motif: 'lightning-bow',
    atq: 4,
    fv: 7,
    facteurTemps: 6,
    ec: 3,
    keywords: { archerie: 2 },
    flavour: {
      fr: 'Elle ne vise pas : elle se souvient d’où vous serez.',
      en: 'She does not aim: she remembers where you will be.',
    },
  },
];

export const TEMPLES: readonly TempleCard[] = [
  {
    kingdom,
    type: 'temple',
    id: 'caldera-consacree',
    name: { fr: 'Caldera consacrée', en: 'Hallowed Caldera' },
    rarity: 'epique',
    motif: 'lava',
    ec: 11,
    typeLine: 'structure-fournaise',
    abilities: [
      {
        activated: 'phasecombat',
        targets: { stoked: { ...FRIEND, announced: true } },
        cost: [{ do: 'pay', ec: 1 }],
        then: [{ give: { atq: 1 }, to: 'stoked', until: 'attack' }],
      },
    ],
    flavour: { fr: 'L’encens y est superflu.', en: 'Incense is superfluous there.' },
  },
  {
    kingdom,
    type: 'temple',
    id: 'arsenal-des-sept-feux',
    name: { fr: 'Arsenal des sept feux', en: 'Arsenal of the Seven Fires' },
    rarity: 'epique',
    motif: 'three-burning-balls',
    ec: 11,
    typeLine: 'structure-fournaise',
    abilities: [
      {
        activated: 'parole',
        targets: { marked: FOE_ANGE },
        cost: [{ do: 'pay', ec: 2 }],
        then: [{ do: 'damage', amount: 1, to: 'marked' }],
      },
    ],
    flavour: {
      fr: 'Six servent. Le septième attend son nom.',
      en: 'Six are in use. The seventh awaits its name.',
    },
  },
];
