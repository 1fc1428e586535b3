import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const VIEILLE_HIVER = {
  id: 'vieille-hiver',
  ext: 7,
  name: { fr: 'La Vieille Hiver', en: 'Old Mother Winter' },
  flavour: {
    fr: 'Elle frappe à la porte, une fois. Elle n’attend pas qu’on ouvre.',
    en: 'She knocks once. She does not wait to be let in.',
  },
  rank: 'boss',
  family: 'hiver',
  yellow: 5,
  lives: LIVES.boss,
  art: 'ice-golem',
  lines: [],
  onLifeLost: [{ give: { has: ['immobilise'] }, to: { type: 'hero', area: 'diam2' }, until: 'round' }],
  actions: [
    {
      id: 'doigts-bleus',
      name: { fr: 'Doigts bleus', en: 'Blue Fingers' },
      lines: [
        {
          move: 2,
          icon: 'single',
          area: 'cross1',
          effects: [
            { do: 'damage', n: 5, to: 'it' },
            { give: { affaibli: 1 }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'stalactite',
      name: { fr: 'Stalactite', en: 'Icicle' },
      lines: [{ move: 0, icon: 'single', area: 'shot23', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    },
    {
      id: 'blizzard',
      name: { fr: 'Blizzard', en: 'Blizzard' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'inf',
          effects: [
            { do: 'damage', n: 3, to: 'it' },
            { give: { affaibli: 1 }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'congere',
      name: { fr: 'Congère', en: 'Snowdrift' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'cone2',
          effects: [
            { do: 'damage', n: 5, to: 'it' },
            { give: { has: ['immobilise'] }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'manteau-blanc',
      name: { fr: 'Manteau blanc', en: 'White Mantle' },
      lines: [
        {
          effects: [
            { do: 'block', n: 3, to: 'self', kept: true },
            { do: 'heal', n: 2, to: 'self' },
          ],
        },
      ],
    },
    {
      id: 'meute-blanche',
      name: { fr: 'Meute blanche', en: 'White Pack' },
      lines: [
        {
          effects: [
            {
              if: { none: { type: 'enemy', named: 'enfant-de-givre' } },
              then: [{ do: 'summon', enemy: 'enfant-de-givre', n: 1 }],
            },
          ],
        },
        { move: 1, icon: 'multi', area: 'cross1', effects: [{ do: 'damage', n: 4, to: 'it' }] },
      ],
    },
    {
      id: 'nuit-de-six-mois',
      name: { fr: 'Nuit de six mois', en: 'Six-Month Night' },
      lines: [
        { move: 3 },
        { move: 0, icon: 'multi', area: 'diam2', effects: [{ do: 'damage', n: 5, to: 'it' }] },
      ],
    },
  ],
  summons: ['enfant-de-givre'],
} as const satisfies BossData;
