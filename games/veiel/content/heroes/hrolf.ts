import type { HeroSet } from '../forms.ts';

export const HROLF = {
  hero: {
    id: 'hrolf',
    ext: 7,
    name: { fr: 'Hrolf Brise-Glace', en: 'Hrolf Ice-Breaker' },
    title: { fr: 'le Dernier du col', en: 'the Last of the Pass' },
    flavour: {
      fr: 'Il a enterré tout son village, puis a attendu le dégel pour s’excuser.',
      en: 'He buried his whole village, then waited for the thaw to apologise.',
    },
    art: 'viking-head',
    colours: ['rouge', 'vert'],
    threat: 6,
    swords: 1,
    base: [4, 1, 3, 2],
    initie: 'croc-de-glace',
    adepte: 'grand-gel',
    maitre: 'avalanche',
    abilities: [
      {
        on: 'roundStart',
        when: { there: { type: 'enemy', area: 'cross1' } },
        then: [{ do: 'block', n: 2, to: 'self' }],
      },
    ],
  },
  cards: [
    {
      id: 'croc-de-glace',
      ext: 7,
      name: { fr: 'Croc de glace', en: 'Ice Fang' },
      kind: 'initie',
      colour: 'rouge',
      art: 'ice-bolt',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
        { do: 'damage', n: 3, to: 'prey' },
        { give: { has: ['immobilise'] }, to: 'prey', until: 'round' },
      ],
    },
    {
      id: 'grand-gel',
      ext: 7,
      name: { fr: 'Grand gel', en: 'Hard Frost' },
      kind: 'adepte',
      colour: 'vert',
      art: 'icicles-fence',
      effects: [
        { do: 'aim', area: 'line3', at: { type: 'enemy' } },
        { do: 'damage', n: 3, to: { type: 'enemy', area: 'aimed' } },
        { do: 'block', n: 2, to: 'self' },
      ],
    },
    {
      id: 'avalanche',
      ext: 7,
      name: { fr: 'Avalanche', en: 'Avalanche' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'falling-rocks',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
        { do: 'damage', n: 5, to: 'prey' },
        {
          if: { piece: 'prey', is: { not: { rank: 'boss' } } },
          then: [{ give: { has: ['etourdi'] }, to: 'prey', until: 'nextTurn' }],
          else: [{ do: 'damage', n: 2, to: 'prey' }],
        },
      ],
    },
  ],
} as const satisfies HeroSet;
