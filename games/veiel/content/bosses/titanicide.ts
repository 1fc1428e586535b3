import type { BossData } from '../types.ts';

export const TITANICIDE = {
  id: 'titanicide',
  ext: 5,
  name: { fr: 'Le Titanicide', en: 'The Titanicide' },
  flavour: {
    fr: 'Il a tué le titan qui portait la vallée. Il ne savait pas. Maintenant il sait, et la vallée penche.',
    en: 'He slew the titan that bore up the valley. He did not know. Now he knows, and the valley tilts.',
  },
  rank: 'boss',
  family: 'titan',
  yellow: 6,
  lives: [3, 5, 8, 11, 13],
  art: 'cyclops',
  lines: [],
  onLifeLost: [
    { do: 'pick', from: { in: 'squares', type: 'square', area: 'ring8', free: true }, as: 'spot' },
    { do: 'place', entity: 'ichor-toxique', at: 'spot' },
  ],
  actions: [
    {
      id: 'talon',
      name: { fr: 'Talon', en: 'Heel' },
      lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    },
    {
      id: 'epieu-du-titan',
      name: { fr: 'Épieu du titan', en: 'Titan’s Spear' },
      lines: [{ move: 1, icon: 'single', area: 'arrow1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'trois-sillons',
      name: { fr: 'Trois sillons', en: 'Three Furrows' },
      lines: [{ move: 1, icon: 'multi', area: 'arrow3', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'saigner-l-ichor',
      name: { fr: 'Saigner l’ichor', en: 'Bleed Ichor' },
      lines: [
        {
          effects: [
            {
              do: 'place',
              entity: 'ichor-toxique',
              at: { in: 'squares', type: 'square', area: 'cross1', free: true },
            },
          ],
        },
      ],
    },
    {
      id: 'rosee-noire',
      name: { fr: 'Rosée noire', en: 'Black Dew' },
      lines: [
        {
          effects: [
            {
              do: 'place',
              entity: 'ichor-toxique',
              at: { in: 'squares', type: 'square', area: 'diag1', free: true },
            },
          ],
        },
        { move: 0, icon: 'multi', area: 'arrow4', effects: [{ do: 'damage', n: 3, to: 'it' }] },
      ],
    },
    {
      id: 'la-vallee-penche',
      name: { fr: 'La vallée penche', en: 'The Valley Tilts' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'inf',
          effects: [
            { do: 'damage', n: 3, to: 'it' },
            { do: 'pull', n: 2, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'carapace-d-ichor',
      name: { fr: 'Carapace d’ichor', en: 'Ichor Shell' },
      lines: [
        {
          effects: [
            { do: 'block', n: 3, to: 'self', kept: true },
            { give: { has: ['infranchissable'] }, to: 'self', until: 'round' },
          ],
        },
        { move: 2, icon: 'multi', area: 'wall3', effects: [{ do: 'damage', n: 4, to: 'it' }] },
      ],
    },
  ],
  scenario: true,
  unmoved: true,
} as const satisfies BossData;
