import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const EVEQUE_VERT_DE_GRIS = {
  id: 'eveque-vert-de-gris',
  ext: 0,
  name: { fr: 'L’Évêque vert-de-gris', en: 'The Verdigris Bishop' },
  flavour: {
    fr: 'On l’a coulé dans le bronze de ses propres cloches. Il a continué l’office.',
    en: 'They cast him in the bronze of his own bells. He went on with the service.',
  },
  rank: 'boss',
  family: 'vert-de-gris',
  yellow: 6,
  lives: LIVES.boss,
  art: 'pope-crown',
  lines: [],
  abilities: [
    { always: { of: { type: 'hero', area: 'ring8' }, gets: { cannot: ['heal'] } } },
    {
      on: 'blockGained',
      of: { is: 'self' },
      limit: { times: 1, per: 'round' },
      then: [{ do: 'damage', n: 1, to: { type: 'hero', area: 'cross1' } }],
    },
  ],
  onLifeLost: [{ do: 'block', n: 4, to: 'self', kept: true }],
  actions: [
    {
      id: 'crosse',
      name: { fr: 'Crosse', en: 'Crozier' },
      lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'anatheme',
      name: { fr: 'Anathème', en: 'Anathema' },
      lines: [
        {
          move: 0,
          icon: 'single',
          area: 'inf',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { give: { vulnerable: 1 }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'benediction-inverse',
      name: { fr: 'Bénédiction inverse', en: 'Inverse Blessing' },
      lines: [{ move: 0, icon: 'multi', area: 'row', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'quete',
      name: { fr: 'Quête', en: 'Collection Plate' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'diam3',
          effects: [
            { do: 'discard', n: 1, who: 'it' },
            { do: 'damage', n: 3, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'patine',
      name: { fr: 'Patine', en: 'Patina' },
      lines: [{ effects: [{ do: 'block', n: 2, to: { type: 'enemy', area: 'inf' }, kept: true }] }],
    },
    {
      id: 'eaux-usees',
      name: { fr: 'Eaux usées', en: 'Foul Waters' },
      lines: [{ move: 2, icon: 'multi', area: 'diag1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'procession',
      name: { fr: 'Procession', en: 'Procession' },
      lines: [
        { move: 2 },
        {
          move: 0,
          icon: 'single',
          area: 'ring8',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { give: { has: ['immobilise'] }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
  ],
} as const satisfies BossData;
