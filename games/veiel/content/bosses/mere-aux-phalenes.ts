import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const MERE_AUX_PHALENES = {
  id: 'mere-aux-phalenes',
  ext: 0,
  name: { fr: 'La Mère aux phalènes', en: 'The Mother of Moths' },
  flavour: {
    fr: 'Elle aime toutes les lampes. Elle les aime jusqu’au bout.',
    en: 'She loves every lamp. She loves it to the end.',
  },
  rank: 'boss',
  family: 'phalene',
  yellow: 5,
  lives: LIVES.broodBoss,
  art: 'evil-wings',
  lines: [],
  abilities: [{ on: 'summoned', of: { type: 'enemy' }, then: [{ do: 'block', n: 1, to: 'self' }] }],
  onLifeLost: [
    {
      if: { none: { type: 'enemy', named: 'nuee-de-phalenes' } },
      then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 1 }],
    },
  ],
  actions: [
    {
      id: 'poudre-d-ailes',
      name: { fr: 'Poudre d’ailes', en: 'Wing Dust' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'diam2',
          effects: [{ do: 'damage', n: 3, to: 'it' }],
        },
      ],
    },
    {
      id: 'trompe',
      name: { fr: 'Trompe', en: 'Proboscis' },
      lines: [{ move: 2, icon: 'single', area: 'spear2', effects: [{ do: 'wound', n: 2, to: 'it' }] }],
    },
    {
      id: 'battement',
      name: { fr: 'Battement', en: 'Beat of Wings' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'inf',
          effects: [
            { do: 'damage', n: 3, to: 'it' },
            { do: 'push', n: 1, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'couvee',
      name: { fr: 'Couvée', en: 'Brood' },
      lines: [
        {
          effects: [
            {
              if: { none: { type: 'enemy', named: 'nuee-de-phalenes' } },
              then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 1 }],
            },
          ],
        },
      ],
    },
    {
      id: 'vers-la-flamme',
      name: { fr: 'Vers la flamme', en: 'To the Flame' },
      lines: [{ move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 3, to: 'it' }] }],
    },
    {
      id: 'cocon',
      name: { fr: 'Cocon', en: 'Cocoon' },
      lines: [
        {
          effects: [
            { do: 'block', n: 2, to: 'self', kept: true },
            { do: 'heal', n: 1, to: 'self' },
          ],
        },
      ],
    },
    {
      id: 'pluie-d-ecailles',
      name: { fr: 'Pluie d’écailles', en: 'Rain of Scales' },
      lines: [{ move: 2, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 3, to: 'it' }] }],
    },
  ],
  summons: ['nuee-de-phalenes'],
} as const satisfies BossData;
