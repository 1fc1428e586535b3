/** The base deck (R-OV-5): four cards, one for each colour. */
import type { CardData } from './types.ts';

export const BASE_CARDS = [
  {
    id: 'frappe',
    ext: 0,
    name: { fr: 'Frappe', en: 'Strike' },
    kind: 'base',
    colour: 'rouge',
    art: 'sword-brandish',
    effects: [
      { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
      { do: 'damage', n: 2, to: 'prey' },
    ],
  },
  {
    id: 'tir',
    ext: 0,
    name: { fr: 'Tir', en: 'Shot' },
    kind: 'base',
    colour: 'bleu',
    art: 'bow-arrow',
    effects: [
      { choose: 'prey', from: { type: 'enemy', area: 'shot23' } },
      { do: 'damage', n: 2, to: 'prey' },
    ],
  },
  {
    id: 'parade',
    ext: 0,
    name: { fr: 'Parade', en: 'Parry' },
    kind: 'base',
    colour: 'vert',
    art: 'round-shield',
    effects: [{ do: 'block', n: 2, to: 'self' }],
  },
  {
    id: 'course',
    ext: 0,
    name: { fr: 'Course', en: 'Run' },
    kind: 'base',
    colour: 'jaune',
    art: 'run',
    effects: [{ do: 'move', n: 3 }],
  },
] as const satisfies readonly CardData[];
