import type { ScenarioData } from '../types.ts';

export const IDOLE_DE_SUIF = {
  id: 'idole-de-suif',
  ext: 5,
  name: { fr: 'L’Idole de suif', en: 'The Tallow Idol' },
  deckSize: 17,
  enemies: [
    { enemy: 'thuriferaire', at: [2, 2] },
    { enemy: 'chasseur-de-suif', at: [2, 5] },
    { enemy: 'pleureuse', at: [1, 1] },
    { enemy: 'sonneur-pendu', at: [1, 6] },
    { enemy: 'grande-faux', at: [1, 4] },
    { enemy: 'tambour-de-peau', at: [2, 4] },
  ],
  entities: [
    { entity: 'idole', at: [1, 3] },
    { entity: 'pierre-levee', at: [3, 2] },
    { entity: 'pierre-levee', at: [3, 5] },
    { entity: 'flaque-d-huile', at: [4, 3] },
    { entity: 'flaque-d-huile', at: [4, 4] },
    { entity: 'haie-vive', at: [2, 3] },
  ],
  abilities: [
    {
      on: 'fightStart',
      then: [{ do: 'gainCard', card: 'huile-de-lampe', zone: 'hand', who: { type: 'hero' } }],
    },
    {
      on: 'roundStart',
      when: { there: { named: 'idole' } },
      then: [{ do: 'block', n: 1, to: { type: 'enemy', not: { named: 'idole' } } }],
    },
  ],
  rules: [
    {
      fr: 'Tant que l’idole est debout, les siens se raffermissent à chaque tour de jeu.',
      en: 'While the idol stands, its own grow firmer every round.',
    },
  ],
  goal: { destroy: 'idole' },
  goalText: { fr: 'Détruisez l’idole de suif.', en: 'Destroy the tallow idol.' },
  intro: {
    fr: 'Ils l’ont fondue dans la grange aux dîmes, avec ce qu’ils avaient. Elle a les cheveux de la fille du meunier et la bouche de quelqu’un d’autre. Tant qu’elle brûle, personne au village ne vieillit, ni ne dort, ni ne ferme les yeux.',
    en: 'They cast it in the tithe barn, with what they had. It has the miller’s daughter’s hair and someone else’s mouth. While it burns no one in the village ages, or sleeps, or shuts their eyes.',
  },
  outro: {
    fr: 'Elle a coulé sans bruit. Dans les rues, les gens se sont couchés où ils étaient. Vous avez veillé sur eux jusqu’au soir, c’était votre métier.',
    en: 'It ran without a sound. In the streets people lay down where they stood. You watched over them until evening; it was your trade.',
  },
  butins: { offers: 3, equipment: true },
} as const satisfies ScenarioData;
