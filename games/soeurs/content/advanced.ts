/** The Advanced Action cards, gold (SA-COMP-3): 8 designs, faces A1 and A2. */
import type { Card } from '../ready/schema.ts';

export const ADVANCED = [
  {
    id: 'lance-de-l-aube',
    name: { fr: 'Lance de l’aube', en: 'Lance of Dawn' },
    faces: [
      { cost: 3, lines: [{ do: 'damage', amount: 7 }] },
      { cost: 3, lines: [{ do: 'damage', amount: 9 }] },
    ],
  },
  {
    id: 'colere-des-soeurs',
    name: { fr: 'Colère des Sœurs', en: 'Wrath of the Sisters' },
    faces: [
      { cost: 2, condition: 'defenceInPlay', lines: [{ do: 'damage', amount: 6 }] },
      { cost: 2, condition: 'defenceInPlay', lines: [{ do: 'damage', amount: 8 }] },
    ],
  },
  {
    id: 'pacte-ecarlate',
    name: { fr: 'Pacte écarlate', en: 'Scarlet Pact' },
    faces: [
      {
        cost: 1,
        lines: [
          { do: 'payHealth', amount: 1 },
          { do: 'damage', amount: 4 },
        ],
      },
      {
        cost: 1,
        lines: [
          { do: 'payHealth', amount: 1 },
          { do: 'damage', amount: 5 },
        ],
      },
    ],
  },
  {
    id: 'nuee-de-plumes',
    name: { fr: 'Nuée de plumes', en: 'Storm of Feathers' },
    faces: [
      { cost: 3, lines: [{ do: 'packets', amount: 2, times: 3 }] },
      { cost: 2, lines: [{ do: 'packets', amount: 2, times: 3 }] },
    ],
  },
  {
    id: 'lever-d-eden',
    name: { fr: 'Lever d’Éden', en: 'Rise of Eden' },
    faces: [
      { cost: 3, lines: [{ do: 'damageAll', amount: 4 }] },
      { cost: 3, lines: [{ do: 'damageAll', amount: 5 }] },
    ],
  },
  {
    id: 'egide-d-eden',
    name: { fr: 'Égide d’Éden', en: 'Aegis of Eden' },
    faces: [
      { cost: 2, lines: [{ do: 'defence', amount: 5 }] },
      {
        cost: 2,
        lines: [
          { do: 'defence', amount: 6 },
          { do: 'draw', cards: 1 },
        ],
      },
    ],
  },
  {
    id: 'grace-de-noa',
    name: { fr: 'Grâce de Noa', en: 'Grace of Noa' },
    faces: [
      {
        cost: 2,
        condition: { compare: ['health', '<', 30] },
        lines: [
          { do: 'heal', amount: 4 },
          { do: 'draw', cards: 1 },
        ],
      },
      {
        cost: 2,
        condition: { compare: ['health', '<', 30] },
        lines: [
          { do: 'heal', amount: 5 },
          { do: 'draw', cards: 2 },
        ],
      },
    ],
  },
  {
    id: 'echo-du-sacrifice',
    name: { fr: 'Écho du sacrifice', en: 'Echo of the Sacrifice' },
    faces: [
      {
        cost: 1,
        lines: [
          { do: 'mana', amount: 2 },
          { do: 'draw', cards: 1 },
        ],
      },
      {
        cost: 1,
        lines: [
          { do: 'mana', amount: 2 },
          { do: 'draw', cards: 2 },
          { do: 'xp', amount: 1 },
        ],
      },
    ],
  },
] satisfies readonly Card[];
