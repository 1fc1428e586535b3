import type { HeroSet } from '../forms.ts';

export const ARLEQUINE = {
  hero: {
    id: 'arlequine',
    ext: 4,
    name: { fr: 'Arlequine', en: 'Arlequine' },
    title: { fr: 'Sans-Visage', en: 'Without a Face' },
    flavour: {
      fr: 'On se souvient d’elle sous onze noms, tous tristes.',
      en: 'She is remembered under eleven names, all of them sad.',
    },
    art: 'jester-hat',
    colours: ['rouge', 'jaune'],
    threat: 2,
    swords: 1,
    base: [4, 0, 3, 3],
    initie: 'pirouette',
    adepte: 'masque-vole',
    maitre: 'bal-des-absents',
    abilities: [
      {
        on: 'moved',
        of: { is: 'self' },
        when: { compare: ['movesMade', '>=', 3] },
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'block', n: 3, to: 'self' }],
      },
    ],
  },
  cards: [
    {
      id: 'pirouette',
      ext: 4,
      name: { fr: 'Pirouette', en: 'Pirouette' },
      kind: 'initie',
      colour: 'jaune',
      art: 'ballerina-shoes',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'knight' } },
        { do: 'swap', a: 'self', b: 'prey' },
        { do: 'damage', n: 4, to: 'prey' },
      ],
    },
    {
      id: 'masque-vole',
      ext: 4,
      name: { fr: 'Masque volé', en: 'Stolen Mask' },
      kind: 'adepte',
      colour: 'rouge',
      art: 'cracked-mask',
      effects: [
        { do: 'teleport', area: 'diam3' },
        { do: 'damage', n: 4, to: { type: 'enemy', area: 'cross1' } },
        { give: { threat: -2 }, to: 'self', until: 'round' },
      ],
    },
    {
      id: 'bal-des-absents',
      ext: 4,
      name: { fr: 'Bal des absents', en: 'Ball of the Absent' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'drama-masks',
      effects: [
        { give: { has: ['inciblable'] }, to: 'self', until: 'round' },
        { choose: 'prey', from: { type: 'enemy', area: 'diam2' }, count: { upTo: 3 } },
        { do: 'damage', n: 4, to: 'prey' },
        { do: 'move', n: 2 },
      ],
    },
  ],
} as const satisfies HeroSet;
