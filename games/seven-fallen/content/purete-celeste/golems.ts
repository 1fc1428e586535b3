/** Golems of Pureté Céleste: marble, stained glass, statues at prayer. */
import type { GolemCard } from '../card.ts';

const golem = { kingdom: 'purete-celeste', type: 'golem' } as const;

export const GOLEMS: readonly GolemCard[] = [
  {
    ...golem,
    id: 'pavois-de-marbre',
    name: { fr: 'Pavois de marbre', en: 'Marble Pavise' },
    rarity: 'commune',
    motif: 'roman-shield',
    bou: 2,
    cost: 1,
    tempete: 2,
    keywords: { vaillant: true },
    flavour: { fr: 'Taillé dans les marches du trône.', en: 'Hewn from the steps of the throne.' },
  },
  {
    ...golem,
    id: 'statue-orante',
    name: { fr: 'Statue orante', en: 'Praying Statue' },
    rarity: 'commune',
    motif: 'colombian-statue',
    bou: 4,
    cost: 2,
    tempete: 4,
    flavour: {
      fr: 'Elle n’a pas fini sa prière ; elle n’est pas pressée.',
      en: 'It has not finished its prayer; it is in no hurry.',
    },
  },
  {
    ...golem,
    id: 'golem-de-vitrail',
    name: { fr: 'Golem de vitrail', en: 'Stained-Glass Golem' },
    rarity: 'rare',
    motif: 'window',
    bou: 3,
    cost: 2,
    tempete: 3,
    abilities: [{ always: { of: { of: 'self', piece: 'ange' }, gets: { has: ['egide'] } } }],
    flavour: {
      fr: 'La lumière le traverse ; rien d’autre.',
      en: 'Light passes through it; nothing else does.',
    },
  },
  {
    ...golem,
    id: 'colonne-en-marche',
    name: { fr: 'Colonne en marche', en: 'Walking Column' },
    rarity: 'commune',
    motif: 'ionic-column',
    bou: 5,
    cost: 3,
    tempete: 4,
    keywords: { vaillant: true },
    flavour: { fr: 'Le temple tient encore. De justesse.', en: 'The temple still stands. Barely.' },
  },
  {
    ...golem,
    id: 'gisant-de-lumiere',
    name: { fr: 'Gisant de lumière', en: 'Effigy of Light' },
    rarity: 'epique',
    motif: 'martyr-memorial',
    bou: 4,
    cost: 3,
    tempete: 4,
    abilities: [{ on: 'derniersouffle', then: [{ do: 'gainFv', amount: 2 }] }],
    flavour: {
      fr: 'Il s’est couché pour que d’autres restent debout.',
      en: 'He lay down so that others might stand.',
    },
  },
];
