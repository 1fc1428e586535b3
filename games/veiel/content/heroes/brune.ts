import type { HeroSet } from '../forms.ts';

export const BRUNE = {
  hero: {
    id: 'brune',
    ext: 0,
    name: { fr: 'Brune Talvas', en: 'Brune Talvas' },
    title: { fr: 'la Porte', en: 'the Gate' },
    flavour: {
      fr: 'Trois hivers durant, elle a tenu seule le guichet nord. Elle ne sait plus s’asseoir.',
      en: 'For three winters she held the north wicket alone. She has forgotten how to sit down.',
    },
    art: 'closed-barbute',
    colours: ['rouge', 'vert'],
    threat: 9,
    swords: 3,
    base: [4, 0, 4, 2],
    initie: 'coup-d-huis',
    adepte: 'herse',
    maitre: 'nul-ne-passe',
    abilities: [
      {
        on: 'blockBroken',
        of: { is: 'self' },
        limit: { times: 1, per: 'round' },
        then: [{ do: 'damage', n: 1, to: { type: 'enemy', area: 'cross1' } }],
      },
    ],
  },
  cards: [
    {
      id: 'coup-d-huis',
      ext: 0,
      name: { fr: 'Coup d’huis', en: 'Slam of the Door' },
      kind: 'initie',
      colour: 'rouge',
      art: 'shield-bash',
      effects: [
        { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
        { do: 'damage', n: 2, to: 'prey' },
        { do: 'block', n: 2, to: 'self' },
      ],
    },
    {
      id: 'herse',
      ext: 0,
      name: { fr: 'Herse', en: 'Portcullis' },
      kind: 'adepte',
      colour: 'vert',
      art: 'portculis',
      effects: [
        { do: 'block', n: 4, to: 'self' },
        { give: { epines: 2 }, to: 'self', until: 'round' },
        { give: { threat: 3 }, to: 'self', until: 'round' },
      ],
    },
    {
      id: 'nul-ne-passe',
      ext: 0,
      name: { fr: 'Nul ne passe', en: 'None Shall Pass' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'locked-fortress',
      effects: [
        { do: 'block', n: 3, to: 'self', kept: true },
        { do: 'damage', n: 3, to: { type: 'enemy', area: 'cross1' } },
        { give: { has: ['immobilise'] }, to: { type: 'enemy', area: 'cross1' }, until: 'round' },
      ],
    },
  ],
} as const satisfies HeroSet;
