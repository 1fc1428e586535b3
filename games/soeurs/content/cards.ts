/** The Action cards, bronze (SA-COMP-1): 16 with their copies, each on two faces. */
import type { Card } from '../ready/schema.ts';

export const CARDS = [
  {
    id: 'eclat-d-eden',
    name: { fr: 'Éclat d’Éden', en: 'Shard of Eden' },
    faces: [
      { cost: 1, lines: [{ do: 'damage', amount: 2 }] },
      { cost: 1, lines: [{ do: 'damage', amount: 3 }] },
    ],
  },
  {
    id: 'lame-de-l-alliance',
    name: { fr: 'Lame de l’Alliance', en: 'Blade of the Alliance' },
    faces: [
      { cost: 2, lines: [{ do: 'damage', amount: 4 }] },
      { cost: 2, lines: [{ do: 'damage', amount: 5 }] },
    ],
  },
  {
    id: 'jugement',
    name: { fr: 'Jugement', en: 'Judgement' },
    faces: [
      { cost: 3, lines: [{ do: 'damage', amount: 6 }] },
      { cost: 2, lines: [{ do: 'damage', amount: 6 }] },
    ],
  },
  {
    id: 'lames-jumelles',
    name: { fr: 'Lames jumelles', en: 'Twin Blades' },
    faces: [
      { cost: 2, lines: [{ do: 'packets', amount: 2, times: 2 }] },
      { cost: 1, lines: [{ do: 'packets', amount: 2, times: 2 }] },
    ],
  },
  {
    id: 'pluie-d-epines',
    name: { fr: 'Pluie d’épines', en: 'Rain of Thorns' },
    faces: [
      { cost: 1, lines: [{ do: 'packets', amount: 1, times: 2 }] },
      { cost: 1, lines: [{ do: 'packets', amount: 1, times: 3 }] },
    ],
  },
  {
    id: 'onde-de-lumiere',
    name: { fr: 'Onde de lumière', en: 'Wave of Light' },
    faces: [
      { cost: 2, lines: [{ do: 'damageAll', amount: 2 }] },
      { cost: 2, lines: [{ do: 'damageAll', amount: 3 }] },
    ],
  },
  {
    id: 'garde-et-riposte',
    name: { fr: 'Garde et riposte', en: 'Guard and Riposte' },
    faces: [
      {
        cost: 2,
        lines: [
          { do: 'defence', amount: 2 },
          { do: 'damage', amount: 2 },
        ],
      },
      {
        cost: 2,
        lines: [
          { do: 'defence', amount: 3 },
          { do: 'damage', amount: 2 },
        ],
      },
    ],
  },
  {
    id: 'coup-de-grace',
    name: { fr: 'Coup de grâce', en: 'Final Blow' },
    faces: [
      { cost: 1, condition: 'oneEnemy', lines: [{ do: 'damage', amount: 3 }] },
      { cost: 1, condition: 'oneEnemy', lines: [{ do: 'damage', amount: 4 }] },
    ],
  },
  {
    id: 'entrave-sacree',
    name: { fr: 'Entrave sacrée', en: 'Sacred Binding' },
    faces: [
      {
        cost: 1,
        lines: [
          { do: 'weaken', amount: 2 },
          { do: 'damage', amount: 1 },
        ],
      },
      {
        cost: 1,
        lines: [
          { do: 'weaken', amount: 3 },
          { do: 'damage', amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'voile-de-priere',
    name: { fr: 'Voile de prière', en: 'Veil of Prayer' },
    copies: 2,
    faces: [
      { cost: 1, lines: [{ do: 'defence', amount: 2 }] },
      { cost: 1, lines: [{ do: 'defence', amount: 3 }] },
    ],
  },
  {
    id: 'rempart-des-soeurs',
    name: { fr: 'Rempart des Sœurs', en: 'Rampart of the Sisters' },
    faces: [
      { cost: 2, lines: [{ do: 'defence', amount: 4 }] },
      { cost: 1, lines: [{ do: 'defence', amount: 4 }] },
    ],
  },
  {
    id: 'dernier-serment',
    name: { fr: 'Dernier serment', en: 'Last Oath' },
    faces: [
      { cost: 1, condition: { compare: ['health', '<', 25] }, lines: [{ do: 'defence', amount: 4 }] },
      { cost: 1, condition: { compare: ['health', '<', 25] }, lines: [{ do: 'defence', amount: 5 }] },
    ],
  },
  {
    id: 'chant-apaisant',
    name: { fr: 'Chant apaisant', en: 'Soothing Song' },
    faces: [
      { cost: 2, lines: [{ do: 'heal', amount: 3 }] },
      { cost: 1, lines: [{ do: 'heal', amount: 3 }] },
    ],
  },
  {
    id: 'souvenir-d-eden',
    name: { fr: 'Souvenir d’Éden', en: 'Memory of Eden' },
    faces: [
      { cost: 1, lines: [{ do: 'draw', cards: 2 }] },
      { cost: 0, lines: [{ do: 'draw', cards: 2 }] },
    ],
  },
  {
    id: 'souffle-de-noa',
    name: { fr: 'Souffle de Noa', en: 'Breath of Noa' },
    faces: [
      { cost: 0, condition: 'smallHand', lines: [{ do: 'mana', amount: 2 }] },
      {
        cost: 0,
        condition: 'smallHand',
        lines: [
          { do: 'mana', amount: 2 },
          { do: 'draw', cards: 1 },
        ],
      },
    ],
  },
] satisfies readonly Card[];
