import type { HeroSet } from '../forms.ts';

export const CORVAN = {
  hero: {
    id: 'corvan',
    ext: 0,
    name: { fr: 'Corvan Sèche-Source', en: 'Corvan Dry-Spring' },
    title: { fr: 'le Bouilleur', en: 'the Seether' },
    flavour: {
      fr: 'Il a fait bouillir l’étang de son père pour voir ce qui remonterait.',
      en: 'He boiled his father’s pond dry to see what would come up.',
    },
    art: 'wizard-face',
    colours: ['rouge', 'bleu'],
    threat: 5,
    swords: 2,
    base: [3, 2, 3, 2],
    initie: 'vapeur',
    adepte: 'geyser',
    maitre: 'mer-de-braise',
    abilities: [
      {
        on: 'damageDealt',
        of: { is: 'self' },
        when: 'tookLife',
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'block', n: 3, to: 'self' }],
      },
    ],
  },
  cards: [
    {
      id: 'vapeur',
      ext: 0,
      name: { fr: 'Vapeur', en: 'Steam' },
      kind: 'initie',
      colour: 'bleu',
      art: 'steam',
      effects: [
        { do: 'aim', area: 'cone2', at: { type: 'enemy' } },
        { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
        { give: { affaibli: 1 }, to: { type: 'enemy', area: 'aimed' }, until: 'round' },
      ],
    },
    {
      id: 'geyser',
      ext: 0,
      name: { fr: 'Geyser', en: 'Geyser' },
      kind: 'adepte',
      colour: 'bleu',
      art: 'droplet-splash',
      effects: [
        { do: 'aim', area: 'mortar', at: { type: 'enemy' } },
        { do: 'damage', n: 4, to: { type: 'enemy', area: 'aimed' } },
        { do: 'push', n: 1, to: { type: 'enemy', area: 'aimed' } },
      ],
    },
    {
      id: 'mer-de-braise',
      ext: 0,
      name: { fr: 'Mer de braise', en: 'Sea of Embers' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'fire-wave',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
        { do: 'damage', n: 6, to: 'prey' },
        { do: 'damage', n: 3, to: { type: 'enemy', around: { of: 'prey', area: 'ring8' } } },
      ],
    },
  ],
} as const satisfies HeroSet;
