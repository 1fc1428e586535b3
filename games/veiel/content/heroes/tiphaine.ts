import type { HeroSet } from '../forms.ts';

export const TIPHAINE = {
  hero: {
    id: 'tiphaine',
    ext: 0,
    name: { fr: 'Tiphaine Hautbois', en: 'Tiphaine Highwood' },
    title: { fr: 'la Bannière', en: 'the Banner' },
    flavour: {
      fr: 'Sa hampe a été taillée dans le gibet de son frère.',
      en: 'Her staff was cut from her brother’s gallows.',
    },
    art: 'knight-banner',
    colours: ['vert', 'jaune'],
    threat: 3,
    swords: 0,
    base: [2, 2, 3, 3],
    initie: 'ralliement',
    adepte: 'planter-la-hampe',
    maitre: 'au-complet',
  },
  cards: [
    {
      id: 'ralliement',
      ext: 0,
      name: { fr: 'Ralliement', en: 'Rally' },
      kind: 'initie',
      colour: 'jaune',
      art: 'rally-the-troops',
      effects: [
        { choose: 'friend', from: { type: 'hero', area: 'infx', is: 'other' } },
        { do: 'move', n: 2, who: 'friend' },
        { do: 'block', n: 2, to: 'friend' },
        { do: 'block', n: 1, to: 'self' },
      ],
    },
    {
      id: 'planter-la-hampe',
      ext: 0,
      name: { fr: 'Planter la hampe', en: 'Plant the Staff' },
      kind: 'adepte',
      colour: 'vert',
      art: 'flying-flag',
      effects: [
        { do: 'block', n: 2, to: { type: 'hero', area: 'diam2' } },
        { do: 'aim', area: 'wall3', at: { type: 'enemy' } },
        { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
      ],
    },
    {
      id: 'au-complet',
      ext: 0,
      name: { fr: 'Au complet', en: 'All Present' },
      kind: 'maitre',
      colour: 'jaune',
      art: 'trumpet-flag',
      effects: [
        { do: 'move', n: 2, who: { type: 'hero', area: 'inf' } },
        { give: { handSize: 1 }, to: { type: 'hero', area: 'inf' }, until: 'round' },
        { give: { damageDealt: 1 }, to: { type: 'hero', area: 'inf' }, until: 'round' },
        { do: 'block', n: 1, to: { type: 'hero', area: 'inf' } },
      ],
    },
  ],
} as const satisfies HeroSet;
