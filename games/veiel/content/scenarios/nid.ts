import type { ScenarioData } from '../types.ts';

export const NID = {
  id: 'nid',
  ext: 5,
  name: { fr: 'Le Nid sous l’église', en: 'The Nest Under the Church' },
  deckSize: 21,
  enemies: [
    { enemy: 'nid-de-phalenes', at: [1, 2] },
    { enemy: 'tambour-de-peau', at: [1, 5] },
    { enemy: 'ogre-de-tourbe', at: [2, 3] },
    { enemy: 'reine-des-nuees', at: [2, 4] },
  ],
  entities: [
    { entity: 'nid-de-chair', at: [1, 3] },
    { entity: 'nid-de-chair', at: [1, 4] },
    { entity: 'enfant-aux-allumettes', at: [6, 4] },
    { entity: 'ronciers', at: [3, 2] },
    { entity: 'ronciers', at: [3, 5] },
  ],
  abilities: [
    {
      on: 'roundStart',
      when: { all: [{ compare: ['round', '>=', 2] }, { there: { named: 'nid-de-chair' } }] },
      then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 1 }],
    },
  ],
  rules: [
    {
      fr: 'Tant qu’un nid respire, une nuée en sort à chaque tour de jeu.',
      en: 'While a nest breathes, a swarm leaves it every round.',
    },
  ],
  goal: { destroy: 'nid-de-chair' },
  goalText: { fr: 'Détruisez les deux nids de chair.', en: 'Destroy both flesh nests.' },
  intro: {
    fr: 'On entend l’église respirer depuis la Toussaint. L’enfant aux allumettes dit que c’est sous le chœur, qu’il y en a deux, et qu’ils rêvent de la même chose. Il lui reste sept allumettes. Il veut bien les partager.',
    en: 'The church has been heard to breathe since All Saints. The match child says it is under the choir, that there are two, and that they dream of the same thing. He has seven matches left. He is willing to share.',
  },
  outro: {
    fr: 'Le second a tenu plus longtemps que le premier. Puis le clocher a soupiré, et la poussière de mille ailes est descendue sur les bancs, comme une neige qui aurait mangé.',
    en: 'The second held out longer than the first. Then the steeple sighed, and the dust of a thousand wings came down over the pews like a snow that had fed.',
  },
  butins: { offers: 4, equipment: true, essence: true },
} as const satisfies ScenarioData;
