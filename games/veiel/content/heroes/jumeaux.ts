import type { HeroSet } from '../forms.ts';

export const JUMEAUX = {
  hero: {
    id: 'jumeaux',
    ext: 8,
    name: { fr: 'Les jumeaux imprégnés d’Ilhus', en: 'The Twins Steeped in Ilhus' },
    title: { fr: 'Kilenne et Faremos', en: 'Kilenne and Faremos' },
    flavour: {
      fr: 'Quand l’un se coupe, l’autre cherche un linge.',
      en: 'When one is cut, the other looks for a cloth.',
    },
    art: 'gemini',
    colours: ['bleu', 'vert'],
    threat: 6,
    swords: 1,
    base: [2, 3, 3, 2],
    initie: 'echo',
    adepte: 'd-une-seule-main',
    maitre: 'sang-d-ilhus',
    twins: [
      { name: { fr: 'Kilenne', en: 'Kilenne' }, threat: 6, swords: 1 },
      { name: { fr: 'Faremos', en: 'Faremos' }, threat: 4, swords: 1 },
    ],
    abilities: [
      {
        on: 'woundTaken',
        of: { is: 'self' },
        limit: { times: 1, per: 'round' },
        then: [{ do: 'block', n: 1, to: { of: 'self', piece: 'other' } }],
      },
    ],
  },
  cards: [
    {
      id: 'echo',
      ext: 8,
      name: { fr: 'Écho', en: 'Echo' },
      kind: 'initie',
      colour: 'bleu',
      art: 'sound-waves',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
        { do: 'damage', n: { min: [4, 'twinDistance'] }, to: 'prey' },
        { do: 'block', n: 2, to: { of: 'self', piece: 'other' } },
      ],
    },
    {
      id: 'd-une-seule-main',
      ext: 8,
      name: { fr: 'D’une seule main', en: 'As One Hand' },
      kind: 'adepte',
      colour: 'vert',
      art: 'two-feathers',
      effects: [
        { do: 'damage', n: 3, to: { type: 'enemy', area: 'cross1' } },
        { do: 'damage', n: 2, to: { type: 'enemy', around: { of: 'other', area: 'cross1' } } },
        { may: [{ do: 'swap', a: 'self', b: { of: 'self', piece: 'other' } }] },
      ],
    },
    {
      id: 'sang-d-ilhus',
      ext: 8,
      name: { fr: 'Sang d’Ilhus', en: 'Blood of Ilhus' },
      kind: 'maitre',
      colour: 'bleu',
      art: 'bleeding-heart',
      effects: [
        { do: 'heal', n: 1, to: { type: 'hero', area: 'inf' } },
        { do: 'block', n: { min: [2, 'twinDistance'] }, to: { type: 'hero', area: 'inf' } },
        { do: 'damage', n: 3, to: { type: 'enemy', around: { of: 'other', area: 'ring8' } } },
      ],
    },
  ],
} as const satisfies HeroSet;
