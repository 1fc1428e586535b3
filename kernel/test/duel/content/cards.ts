/** The cards of the duel. Each deck holds two of each. */
import type { Card } from './card.ts';

const ENEMY_MAGE = { in: 'mages', type: 'mage', side: 'theirs' } as const;
const YOUR_MAGE = { in: 'mages', type: 'mage', side: 'mine' } as const;

export const CARDS = [
  {
    id: 'braise',
    name: { fr: 'Braise', en: 'Ember' },
    kind: 'spell',
    cost: 1,
    colour: 'rouge',
    abilities: [
      {
        activated: 'fast',
        targets: { prey: { type: 'creature' } },
        then: [
          { do: 'damage', amount: 2, to: 'prey' },
          { when: { piece: 'prey', is: { doomed: true } }, do: 'draw', cards: 1 },
        ],
      },
    ],
  },
  {
    id: 'contresort',
    name: { fr: 'Contresort', en: 'Counterspell' },
    kind: 'spell',
    cost: 2,
    colour: 'bleue',
    abilities: [
      { activated: 'fast', targets: { spell: { in: 'stack' } }, then: [{ do: 'cancel', what: 'spell' }] },
    ],
  },
  {
    id: 'rage',
    name: { fr: 'Rage', en: 'Rage' },
    kind: 'spell',
    cost: 1,
    colour: 'rouge',
    abilities: [
      {
        activated: 'fast',
        targets: { fighter: { type: 'creature' } },
        then: [{ give: { power: 2 }, to: 'fighter', until: 'turn' }],
      },
    ],
  },
  {
    id: 'vague',
    name: { fr: 'Vague', en: 'Wave' },
    kind: 'spell',
    cost: 3,
    colour: 'bleue',
    abilities: [
      {
        activated: 'slow',
        then: [{ each: { type: 'creature' }, then: [{ do: 'damage', amount: 1, to: 'it' }] }],
      },
    ],
  },
  {
    id: 'carrefour',
    name: { fr: 'Carrefour', en: 'Crossroads' },
    kind: 'spell',
    cost: 1,
    colour: 'verte',
    abilities: [
      {
        activated: 'slow',
        then: [
          {
            modes: [
              [{ do: 'draw', cards: 1 }],
              [{ do: 'heal', amount: { max: [2, { half: 'lifeLost' }] } }],
              [{ do: 'fill', amount: 2 }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'balance',
    name: { fr: 'Balance', en: 'Scales' },
    kind: 'spell',
    cost: 2,
    colour: 'verte',
    abilities: [
      {
        activated: 'slow',
        then: [
          {
            if: { any: [{ compare: ['life', '<', 'foeLife'] }, 'outnumbered'] },
            then: [{ do: 'heal', amount: 3 }],
            else: [{ do: 'damage', amount: 2, to: ENEMY_MAGE }],
          },
        ],
      },
    ],
  },
  {
    id: 'salve',
    name: { fr: 'Salve', en: 'Volley' },
    kind: 'spell',
    cost: 3,
    colour: 'rouge',
    abilities: [
      {
        activated: 'slow',
        then: [
          {
            repeat: { min: [3, { add: [1, { count: { type: 'creature', side: 'mine' } }] }] },
            then: [{ do: 'damage', amount: 1, to: ENEMY_MAGE, as: 'dealt' }],
          },
          { when: { compare: ['dealt', '>=', 3] }, do: 'discard', cards: 1 },
        ],
      },
    ],
  },
  {
    id: 'saccage',
    name: { fr: 'Saccage', en: 'Ransack' },
    kind: 'spell',
    cost: 2,
    abilities: [
      {
        activated: 'slow',
        then: [
          { do: 'discard', cards: 1, who: 'opponent', as: 'lost' },
          { when: { not: { did: 'lost' } }, do: 'damage', amount: 1, to: ENEMY_MAGE },
        ],
      },
    ],
  },
  {
    id: 'acolyte',
    name: { fr: 'Acolyte', en: 'Acolyte' },
    kind: 'creature',
    cost: 1,
    power: 0,
    guard: 2,
    pays: 1,
  },
  {
    id: 'louve',
    name: { fr: 'Louve', en: 'She-Wolf' },
    kind: 'creature',
    cost: 2,
    power: 2,
    guard: 2,
    classes: ['loup'],
  },
  {
    id: 'veilleuse',
    name: { fr: 'Veilleuse', en: 'Vigil Keeper' },
    kind: 'creature',
    cost: 1,
    power: 1,
    guard: 1,
    abilities: [{ on: 'died', of: { type: 'creature', is: 'other' }, then: [{ do: 'heal', amount: 1 }] }],
  },
  {
    id: 'charognard',
    name: { fr: 'Charognard', en: 'Scavenger' },
    kind: 'creature',
    cost: 2,
    power: 1,
    guard: 2,
    abilities: [
      {
        on: 'died',
        of: { type: 'creature', is: 'other' },
        when: { compare: [{ minus: ['foeLife', 'life'] }, '<', 10] },
        then: [{ give: { power: 1 }, to: 'self', until: 'source' }],
      },
      {
        on: 'dawn',
        when: 'yourTurn',
        then: [
          {
            may: [
              { do: 'damage', amount: 1, to: YOUR_MAGE },
              { do: 'draw', cards: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'banniere',
    name: { fr: 'Porte-bannière', en: 'Banner Bearer' },
    kind: 'creature',
    cost: 3,
    power: 1,
    guard: 3,
    abilities: [
      {
        on: 'arrived',
        of: { is: 'self' },
        then: [{ give: { power: 1 }, to: { type: 'creature', side: 'mine', is: 'other' }, until: 'source' }],
      },
    ],
  },
  {
    id: 'oracle',
    name: { fr: 'Oracle', en: 'Oracle' },
    kind: 'creature',
    cost: 2,
    power: 1,
    guard: 1,
    abilities: [{ on: 'arrived', of: { is: 'self' }, then: [{ do: 'peek' }] }],
  },
] as const satisfies readonly Card[];
