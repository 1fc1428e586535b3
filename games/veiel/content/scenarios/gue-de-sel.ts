import type { ScenarioData } from '../types.ts';

export const GUE_DE_SEL = {
  id: 'gue-de-sel',
  ext: 5,
  name: { fr: 'Le Gué de sel', en: 'The Salt Ford' },
  deckSize: 13,
  enemies: [
    { enemy: 'chien-de-tourbe', at: [2, 2] },
    { enemy: 'frondeur-des-haies', at: [1, 5] },
    { enemy: 'rat-d-ossuaire', at: [3, 4] },
    { enemy: 'faucheur-d-orge', at: [2, 5] },
    { enemy: 'chien-de-tourbe', at: [1, 3] },
    { enemy: 'boucher', at: [1, 4] },
  ],
  entities: [
    { entity: 'charrette', at: [6, 3] },
    { entity: 'muret', at: [3, 2] },
    { entity: 'souche', at: [4, 5] },
    { entity: 'ronciers', at: [3, 3] },
  ],
  abilities: [
    {
      always: { of: { type: 'ally' }, gets: { cannot: ['beAttacked'] } },
      while: { compare: ['round', '<=', 1] },
    },
  ],
  rules: [
    {
      fr: 'La charrette agit comme un allié : une fois par phase des héros, elle avance de deux cases au plus.',
      en: 'The cart acts as an ally: once per hero phase it moves up to two squares.',
    },
  ],
  goal: { reach: ['charrette', [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6]] },
  goalText: { fr: 'Menez la charrette de sel sur la rangée 1.', en: 'Bring the salt cart to row 1.' },
  defeat: { lost: 'charrette' },
  intro: {
    fr: 'Le sel est la dernière chose que les morts respectent. Il en reste une charrette, une seule, au bord du gué, et l’autre rive n’a plus de feu depuis deux nuits. L’Ordre vous confie les brancards. Tenez la roue gauche : elle penche.',
    en: 'Salt is the last thing the dead respect. One cart of it remains, only one, at the edge of the ford, and the far bank has shown no fire for two nights. The Order gives you the shafts. Mind the left wheel: it leans.',
  },
  outro: {
    fr: 'On a tracé la ligne blanche devant la dernière maison. Au matin, les empreintes s’arrêtaient au sel, toutes, les petites aussi.',
    en: 'The white line was drawn before the last house. In the morning the tracks stopped at the salt, all of them, even the small ones.',
  },
  butins: { offers: 2, equipment: true },
} as const satisfies ScenarioData;
