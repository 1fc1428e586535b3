import type { HeroSet } from '../forms.ts';

export const MAELLE = {
  hero: {
    id: 'maelle',
    ext: 2,
    name: { fr: 'Maëlle des Cloches', en: 'Maëlle of the Bells' },
    title: { fr: 'la Sonneuse', en: 'the Ringer' },
    flavour: {
      fr: 'Elle a plongé chercher la cloche. Elle est la seule à être remontée.',
      en: 'She dived for the bell. She alone came up again.',
    },
    art: 'gong',
    colours: ['bleu', 'jaune'],
    threat: 4,
    swords: 2,
    base: [1, 3, 3, 3],
    initie: 'glas',
    adepte: 'carillon',
    maitre: 'bourdon',
  },
  cards: [
    {
      id: 'glas',
      ext: 2,
      name: { fr: 'Glas', en: 'Knell' },
      kind: 'initie',
      colour: 'bleu',
      art: 'echo-ripples',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
        { do: 'damage', n: 4, to: 'prey' },
        { do: 'pull', n: 2, to: 'prey' },
      ],
    },
    {
      id: 'carillon',
      ext: 2,
      name: { fr: 'Carillon', en: 'Chimes' },
      kind: 'adepte',
      colour: 'jaune',
      art: 'windchimes',
      effects: [
        { do: 'aim', area: 'row', at: { type: 'enemy' } },
        { do: 'damage', n: 3, to: { type: 'enemy', area: 'aimed' } },
        { give: { vulnerable: 1 }, to: { type: 'enemy', area: 'aimed' }, until: 'round' },
      ],
    },
    {
      id: 'bourdon',
      ext: 2,
      name: { fr: 'Bourdon', en: 'Great Bell' },
      kind: 'maitre',
      colour: 'bleu',
      art: 'resonance',
      effects: [
        { do: 'damage', n: 2, to: { type: 'enemy', area: 'inf' } },
        { do: 'push', n: 1, to: { type: 'enemy', area: 'inf' } },
        { do: 'block', n: 1, to: 'self' },
      ],
    },
  ],
} as const satisfies HeroSet;
