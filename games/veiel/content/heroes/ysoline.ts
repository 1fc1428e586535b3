import type { HeroSet } from '../forms.ts';

export const YSOLINE = {
  hero: {
    id: 'ysoline',
    ext: 0,
    name: { fr: 'Ysoline d’Arsonge', en: 'Ysoline of Arsonge' },
    title: { fr: 'la Fine-Lame', en: 'the Thin Blade' },
    flavour: {
      fr: 'Elle salue avant chaque mort, et ne salue jamais deux fois.',
      en: 'She bows before every death, and never bows twice.',
    },
    art: 'fencer',
    colours: ['rouge', 'jaune'],
    threat: 6,
    swords: 3,
    base: [4, 0, 3, 3],
    initie: 'fente',
    adepte: 'contretemps',
    maitre: 'danse-des-sept-coups',
    abilities: [
      {
        on: 'lifeTaken',
        of: { is: 'self' },
        limit: { times: 1, per: 'turn' },
        then: [
          { do: 'move', n: 1 },
          { do: 'block', n: 3, to: 'self' },
        ],
      },
    ],
  },
  cards: [
    {
      id: 'fente',
      ext: 0,
      name: { fr: 'Fente', en: 'Lunge' },
      kind: 'initie',
      colour: 'rouge',
      art: 'sword-slice',
      effects: [
        { do: 'aim', area: 'spear2', at: { type: 'enemy' } },
        { do: 'damage', n: 3, to: { type: 'enemy', area: 'aimed' } },
      ],
    },
    {
      id: 'contretemps',
      ext: 0,
      name: { fr: 'Contretemps', en: 'Off the Beat' },
      kind: 'adepte',
      colour: 'jaune',
      art: 'riposte',
      keywords: ['amorce'],
      effects: [
        { do: 'move', n: 3 },
        { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
        { do: 'damage', n: 5, to: 'prey' },
        { if: 'tookLife', then: [{ do: 'damage', n: 2, to: 'prey' }] },
      ],
    },
    {
      id: 'danse-des-sept-coups',
      ext: 0,
      name: { fr: 'Danse des sept coups', en: 'Dance of Seven Cuts' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'dervish-swords',
      effects: [
        {
          repeat: 3,
          then: [
            { do: 'move', n: 1 },
            { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
            { do: 'damage', n: 2, to: 'prey' },
          ],
        },
      ],
    },
  ],
} as const satisfies HeroSet;
