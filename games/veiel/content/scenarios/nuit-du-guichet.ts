import type { ScenarioData } from '../types.ts';

export const NUIT_DU_GUICHET = {
  id: 'nuit-du-guichet',
  ext: 5,
  name: { fr: 'La Nuit du guichet', en: 'Night at the Wicket' },
  deckSize: 15,
  enemies: [
    { enemy: 'chien-de-tourbe', at: [1, 2] },
    { enemy: 'thuriferaire', at: [1, 4] },
    { enemy: 'ronce-rampante', at: [2, 6] },
    { enemy: 'boucher', at: [1, 5] },
    { enemy: 'archer-de-lune', at: [1, 3] },
    { enemy: 'faneur', at: [2, 3] },
    { enemy: 'ecorcheur', at: [1, 6] },
    { enemy: 'valet-de-potence', at: [2, 2] },
  ],
  entities: [
    { entity: 'barricade', at: [4, 2] },
    { entity: 'barricade', at: [4, 5] },
    { entity: 'tonneaux', at: [4, 3] },
    { entity: 'moine-tourier', at: [6, 4] },
  ],
  abilities: [
    {
      on: 'fightStart',
      then: [{ do: 'gainCard', card: 'clef-du-guichet', zone: 'discard', who: { type: 'hero' } }],
    },
    {
      on: 'roundStart',
      when: { compare: ['round', '=', 2] },
      then: [{ do: 'summon', enemy: 'rat-d-ossuaire', n: 2 }],
    },
    {
      on: 'roundStart',
      when: { compare: ['round', '=', 3] },
      then: [{ do: 'summon', enemy: 'chien-de-tourbe', n: 2 }],
    },
    {
      on: 'roundStart',
      when: { compare: ['round', '=', 4] },
      then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 2 }],
    },
  ],
  rules: [
    {
      fr: 'Ceux du dehors arrivent sans invocateur : rien ne les fait disparaître que vos coups.',
      en: 'Those from outside come without a summoner: nothing removes them but your blows.',
    },
  ],
  goal: { survive: 5 },
  goalText: {
    fr: 'Tenez jusqu’à la fin du cinquième tour de jeu.',
    en: 'Hold until the end of the fifth round.',
  },
  intro: {
    fr: 'Le guichet nord n’a plus de gonds. Le moine tourier s’excuse : il a ouvert, comme il ouvre depuis quarante ans. L’aube est à cinq coups de cloche. Personne ne vous demande de vaincre. On vous demande d’être encore là.',
    en: 'The north wicket has lost its hinges. The gatehouse monk apologises: he opened, as he has opened for forty years. Dawn is five bells away. No one asks you to win. You are asked to still be there.',
  },
  outro: {
    fr: 'Au cinquième coup la lumière est venue par les fentes, grise, suffisante. Le moine compte les présents, puis recompte, et s’assied enfin.',
    en: 'At the fifth bell the light came through the cracks, grey, sufficient. The monk counts those present, counts again, and at last sits down.',
  },
  butins: { offers: 2, level: 'adepte', essence: true },
} as const satisfies ScenarioData;
