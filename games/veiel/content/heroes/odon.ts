import type { HeroSet } from '../forms.ts';

export const ODON = {
  hero: {
    id: 'odon',
    ext: 0,
    name: { fr: 'Odon Grisaille', en: 'Odon Grisaille' },
    title: { fr: 'l’Affût', en: 'the Hide' },
    flavour: {
      fr: 'On ne l’entend qu’une fois, et c’est la corde.',
      en: 'You hear him only once, and it is the string.',
    },
    art: 'bowman',
    colours: ['bleu', 'jaune'],
    threat: 2,
    swords: 2,
    base: [1, 5, 1, 3],
    initie: 'fleche-marquee',
    adepte: 'volee',
    maitre: 'tir-au-bout-du-monde',
    abilities: [
      {
        on: 'cardPlayed',
        of: { is: 'self' },
        when: { compare: ['cardsPlayed', '=', 4] },
        then: [{ do: 'move', n: 1 }],
      },
    ],
  },
  cards: [
    {
      id: 'fleche-marquee',
      ext: 0,
      name: { fr: 'Flèche marquée', en: 'Marked Arrow' },
      kind: 'initie',
      colour: 'bleu',
      art: 'broadhead-arrow',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'shot23' } },
        { do: 'damage', n: 3, to: 'prey' },
        { give: { has: ['marque'] }, to: 'prey', until: 'fight' },
      ],
    },
    {
      id: 'volee',
      ext: 0,
      name: { fr: 'Volée', en: 'Volley' },
      kind: 'adepte',
      colour: 'bleu',
      art: 'arrow-cluster',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'shot23' }, count: { upTo: 2 } },
        { do: 'damage', n: 4, to: 'prey' },
      ],
    },
    {
      id: 'tir-au-bout-du-monde',
      ext: 0,
      name: { fr: 'Tir au bout du monde', en: 'Shot to the World’s End' },
      kind: 'maitre',
      colour: 'jaune',
      art: 'supersonic-arrow',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'inf' } },
        { do: 'damage', n: { add: [2, 'distance'] }, to: 'prey' },
        {
          if: { piece: 'prey', is: { has: 'marque' } },
          then: [{ do: 'damage', n: 2, to: 'prey' }],
        },
      ],
    },
  ],
} as const satisfies HeroSet;
