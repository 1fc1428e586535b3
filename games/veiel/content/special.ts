/** Special cards: of le Profané and of scenarios. */
import type { CardData } from './types.ts';

export const SPECIAL = [
  {
    id: 'benediction-purifiante',
    ext: 6,
    name: { fr: 'Bénédiction purifiante', en: 'Purifying Blessing' },
    kind: 'special',
    colour: 'incolore',
    art: 'holy-water',
    oncePerTurn: true,
    effects: [
      { do: 'disarm', what: { in: 'allGear', type: 'gear', profane: true, armed: true } },
      { do: 'heal', n: 1, to: { type: 'hero', area: 'inf' } },
      { do: 'draw', n: 1 },
    ],
  },
  {
    id: 'clef-du-guichet',
    ext: 5,
    name: { fr: 'Clef du guichet', en: 'Key to the Wicket' },
    kind: 'special',
    colour: 'incolore',
    art: 'skeleton-key',
    oncePerTurn: true,
    effects: [
      { choose: 'mate', from: { type: 'hero', area: 'infx', is: 'other' } },
      { do: 'swap', a: 'self', b: 'mate' },
      { do: 'draw', n: 1 },
    ],
  },
  {
    id: 'huile-de-lampe',
    ext: 5,
    name: { fr: 'Huile de lampe', en: 'Lamp Oil' },
    kind: 'special',
    colour: 'incolore',
    art: 'oil-can',
    keywords: ['ephemere'],
    effects: [{ do: 'damage', n: 3, to: { type: 'enemy', area: 'cross1' } }],
  },
] as const satisfies readonly CardData[];
