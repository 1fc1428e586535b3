import type { ScenarioData } from '../types.ts';

export const LE_TITANICIDE = {
  id: 'le-titanicide',
  ext: 5,
  name: { fr: 'Le Titanicide', en: 'The Titanicide' },
  deckSize: 23,
  enemies: [
    { enemy: 'titanicide', at: [1, 3] },
    { enemy: 'lance-chaines', at: [2, 5] },
    { enemy: 'lance-chaines', at: [2, 2] },
    { enemy: 'dolmen-marcheur', at: [1, 5] },
  ],
  entities: [
    { entity: 'ichor-toxique', at: [3, 2] },
    { entity: 'ichor-toxique', at: [3, 5] },
    { entity: 'ichor-toxique', at: [4, 3] },
    { entity: 'chien-du-guet', at: [6, 3] },
    { entity: 'pierre-levee', at: [2, 1] },
  ],
  abilities: [
    {
      on: 'roundEnd',
      when: { all: [{ compare: ['round', '>=', 2] }, { there: { named: 'ichor-toxique' } }] },
      then: [{ do: 'wound', n: 1, to: { type: 'hero', on: 'ichor-toxique' } }],
    },
  ],
  rules: [
    {
      fr: 'Un héros qui termine le tour de jeu sur l’ichor subit 1 blessure.',
      en: 'A hero who ends the round on ichor suffers 1 wound.',
    },
  ],
  goal: { kill: 'titanicide' },
  goalText: { fr: 'Tuez le Titanicide.', en: 'Slay the Titanicide.' },
  intro: {
    fr: 'La vallée tenait sur le dos d’un titan endormi. Un seul homme l’a trouvé, un chasseur, et il a fait ce que font les chasseurs. Depuis, les puits montent, les cloches penchent, et quelque chose de noir perle entre les pavés. Il vous attend là-haut. Il voudrait qu’on lui dise qu’il ne savait pas.',
    en: 'The valley rested on the back of a sleeping titan. One man found it, a hunter, and did what hunters do. Since then the wells rise, the bells lean, and something black beads between the cobbles. He waits for you above. He would like to be told that he did not know.',
  },
  outro: {
    fr: 'On l’a couché sur le flanc du titan, dans la même terre. L’Ordre a rallumé les lampes une à une, jusqu’au gué. La vallée penche encore un peu. On s’y fait : on cale les tables.',
    en: 'He was laid against the titan’s side, in the same earth. The Order relit the lamps one by one, down to the ford. The valley still leans a little. One grows used to it: one wedges the tables.',
  },
  butins: { offers: 0 },
} as const satisfies ScenarioData;
