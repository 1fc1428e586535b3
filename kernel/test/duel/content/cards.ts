/** The cards of the duel. Each deck holds two of each. */
import type { Card } from './card.ts';

export const CARDS = [
  {
    id: 'braise',
    name: { fr: 'Braise', en: 'Ember' },
    kind: 'spell',
    cost: 1,
    speed: 'fast',
    target: 'creature',
    effect: [
      { do: 'damage', amount: 2, to: 'it' },
      { when: 'itFell', do: 'draw', cards: 1 },
    ],
  },
  {
    id: 'contresort',
    name: { fr: 'Contresort', en: 'Counterspell' },
    kind: 'spell',
    cost: 2,
    speed: 'fast',
    target: 'spell',
    effect: [{ do: 'cancel' }],
  },
  {
    id: 'rage',
    name: { fr: 'Rage', en: 'Rage' },
    kind: 'spell',
    cost: 1,
    speed: 'fast',
    target: 'creature',
    effect: [{ do: 'boost', stat: 'power', amount: 2, until: 'turn', who: 'it' }],
  },
  {
    id: 'vague',
    name: { fr: 'Vague', en: 'Wave' },
    kind: 'spell',
    cost: 3,
    speed: 'slow',
    effect: [{ each: 'creatures', then: [{ do: 'damage', amount: 1, to: 'it' }] }],
  },
  {
    id: 'carrefour',
    name: { fr: 'Carrefour', en: 'Crossroads' },
    kind: 'spell',
    cost: 1,
    speed: 'slow',
    effect: [
      {
        choose: [
          [{ do: 'draw', cards: 1 }],
          [{ do: 'heal', amount: { max: [2, { half: 'lifeLost' }] } }],
          [{ do: 'fill', amount: 2 }],
        ],
      },
    ],
  },
  {
    id: 'balance',
    name: { fr: 'Balance', en: 'Scales' },
    kind: 'spell',
    cost: 2,
    speed: 'slow',
    effect: [
      {
        if: { any: [{ compare: ['life', '<', 'foeLife'] }, 'outnumbered'] },
        then: [{ do: 'heal', amount: 3 }],
        else: [{ do: 'damage', amount: 2, to: 'foe' }],
      },
    ],
  },
  {
    id: 'salve',
    name: { fr: 'Salve', en: 'Volley' },
    kind: 'spell',
    cost: 3,
    speed: 'slow',
    effect: [
      {
        repeat: { min: [3, { add: [1, { count: 'yourCreatures' }] }] },
        then: [{ do: 'damage', amount: 1, to: 'foe' }],
      },
      { when: { compare: ['dealt', '>=', 3] }, do: 'discard', cards: 1, who: 'you' },
    ],
  },
  {
    id: 'saccage',
    name: { fr: 'Saccage', en: 'Ransack' },
    kind: 'spell',
    cost: 2,
    speed: 'slow',
    effect: [
      { do: 'discard', cards: 1, who: 'foe' },
      { when: { compare: ['discarded', '=', 0] }, do: 'damage', amount: 1, to: 'foe' },
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
  },
  {
    id: 'veilleuse',
    name: { fr: 'Veilleuse', en: 'Vigil Keeper' },
    kind: 'creature',
    cost: 1,
    power: 1,
    guard: 1,
    triggers: [{ on: 'died', when: { not: 'itIsThis' }, effect: [{ do: 'heal', amount: 1 }] }],
  },
  {
    id: 'charognard',
    name: { fr: 'Charognard', en: 'Scavenger' },
    kind: 'creature',
    cost: 2,
    power: 1,
    guard: 2,
    triggers: [
      {
        on: 'died',
        when: {
          all: [{ not: 'itIsThis' }, { compare: [{ minus: ['foeLife', 'life'] }, '<', { times: [2, 5] }] }],
        },
        effect: [{ do: 'boost', stat: 'power', amount: 1, until: 'source', who: 'this' }],
      },
      {
        on: 'dawn',
        when: 'yourTurn',
        effect: [
          {
            may: [
              { do: 'damage', amount: 1, to: 'you' },
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
    triggers: [
      {
        on: 'arrived',
        when: 'itIsThis',
        effect: [
          {
            each: 'yourOthers',
            then: [{ do: 'boost', stat: 'power', amount: 1, until: 'source', who: 'it' }],
          },
        ],
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
    triggers: [{ on: 'arrived', when: 'itIsThis', effect: [{ do: 'peek' }] }],
  },
] as const satisfies readonly Card[];
