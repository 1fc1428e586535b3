import type { HeroSet } from '../forms.ts';

export const ARTIFICIERE = {
  hero: {
    id: 'artificiere',
    ext: 6,
    name: { fr: 'L’Artificière', en: 'The Firework Maker' },
    title: { fr: 'aux doigts courts', en: 'of the Short Fingers' },
    flavour: {
      fr: 'Il lui en reste sept. Elle dit que c’est bien assez.',
      en: 'She has seven left. She says it is plenty.',
    },
    art: 'time-bomb',
    colours: ['vert', 'jaune'],
    threat: 3,
    swords: 1,
    base: [2, 3, 2, 3],
    initie: 'meche-longue',
    adepte: 'videz-vos-poches',
    maitre: 'bouquet-final',
    equipment: ['sac-d-explosifs'],
    freeSlots: 1,
  },
  cards: [
    {
      id: 'meche-longue',
      ext: 6,
      name: { fr: 'Mèche longue', en: 'Long Fuse' },
      kind: 'initie',
      colour: 'jaune',
      art: 'unlit-bomb',
      effects: [
        { choose: 'spot', from: { in: 'squares', type: 'square', area: 'diam2', free: true } },
        { do: 'place', entity: 'mine', at: 'spot' },
        { do: 'move', n: 2 },
      ],
    },
    {
      id: 'videz-vos-poches',
      ext: 6,
      name: { fr: 'Videz vos poches', en: 'Turn Out Your Pockets' },
      kind: 'adepte',
      colour: 'vert',
      art: 'cluster-bomb',
      effects: [
        { choose: 'friend', from: { type: 'hero', area: 'infx' } },
        { do: 'charge', from: 'hand', by: 'friend' },
        { do: 'block', n: 3, to: 'friend' },
        { do: 'charge', from: 'deckTop' },
        { do: 'block', n: 1, to: 'self' },
      ],
    },
    {
      id: 'bouquet-final',
      ext: 6,
      name: { fr: 'Bouquet final', en: 'Grand Finale' },
      kind: 'maitre',
      colour: 'jaune',
      art: 'firework-rocket',
      effects: [
        { do: 'charge', from: 'discard' },
        { do: 'charge', from: 'discard' },
        {
          choose: 'spot',
          from: { in: 'squares', type: 'square', area: 'diam3', free: true },
          count: { upTo: 2 },
        },
        { do: 'place', entity: 'mine', at: 'spot' },
        { do: 'arm', what: { in: 'gear', gearNamed: 'sac-d-explosifs' } },
      ],
    },
  ],
} as const satisfies HeroSet;
