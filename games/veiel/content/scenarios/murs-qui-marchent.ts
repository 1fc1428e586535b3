import type { ScenarioData } from '../types.ts';

export const MURS_QUI_MARCHENT = {
  id: 'murs-qui-marchent',
  ext: 5,
  name: { fr: 'Les murs qui marchent', en: 'The Walls That Walk' },
  deckSize: 19,
  enemies: [
    { enemy: 'boucher', at: [3, 2] },
    { enemy: 'porte-pavois', at: [2, 4] },
    { enemy: 'valet-de-potence', at: [3, 5] },
    { enemy: 'faneur', at: [1, 3] },
    { enemy: 'ecorcheur', at: [2, 2] },
    { enemy: 'verrat-de-guerre', at: [2, 5] },
  ],
  entities: [
    { entity: 'herse-de-crypte', at: [4, 3] },
    { entity: 'herse-de-crypte', at: [4, 4] },
    { entity: 'mur-mouvant', at: [1, 1] },
    { entity: 'mur-mouvant', at: [1, 6] },
  ],
  abilities: [
    {
      on: 'roundStart',
      when: { compare: ['round', '=', 3] },
      then: [
        {
          do: 'place',
          entity: 'mur-mouvant',
          at: { in: 'squares', type: 'square', free: true, column: 1, row: { '<=': 4 } },
        },
      ],
    },
    {
      on: 'roundStart',
      when: { compare: ['round', '=', 5] },
      then: [
        {
          do: 'place',
          entity: 'mur-mouvant',
          at: { in: 'squares', type: 'square', free: true, column: 6, row: { '<=': 4 } },
        },
      ],
    },
    {
      on: 'roundStart',
      when: { compare: ['round', '>=', 8] },
      then: [{ do: 'wound', n: 1, to: { type: 'hero' } }],
    },
  ],
  rules: [
    {
      fr: 'Au troisième tour de jeu les murs prennent la colonne 1, au cinquième la colonne 6, partout où la place est libre. Dès le huitième, chaque héros étouffe : 1 blessure par tour de jeu.',
      en: 'In round three the walls take column 1, in round five column 6, wherever there is room. From round eight each hero is stifled: 1 wound per round.',
    },
  ],
  goal: { killAll: true },
  goalText: {
    fr: 'Abattez tous les ennemis avant que les murs ne se rejoignent.',
    en: 'Fell every enemy before the walls meet.',
  },
  intro: {
    fr: 'La crypte compte sept chambres. Hier elle en comptait huit. Les maçons de Veiel ne bâtissaient pas pour les vivants, et leurs murs ont gardé l’habitude de se serrer autour de ce qu’on leur confie.',
    en: 'The crypt has seven chambers. Yesterday it had eight. The masons of Veiel did not build for the living, and their walls have kept the habit of closing round what they are given.',
  },
  outro: {
    fr: 'Derrière vous les pierres se sont touchées avec un bruit de livre qu’on referme. Personne n’ira compter les chambres.',
    en: 'Behind you the stones met with the sound of a book being shut. No one will go and count the chambers.',
  },
  butins: { offers: 3, level: 'maitre', essence: true },
} as const satisfies ScenarioData;
