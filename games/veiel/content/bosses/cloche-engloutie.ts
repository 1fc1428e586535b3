import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const CLOCHE_ENGLOUTIE = {
  id: 'cloche-engloutie',
  ext: 2,
  name: { fr: 'La Cloche engloutie', en: 'The Sunken Bell' },
  flavour: {
    fr: 'Le village entier tient dedans. On entend les gens, les soirs calmes.',
    en: 'The whole village is inside. On still evenings you hear the people.',
  },
  rank: 'boss',
  family: 'cloche',
  yellow: 5,
  lives: LIVES.boss,
  art: 'carillon',
  lines: [],
  abilities: [{ always: { of: { type: 'hero', area: 'ring8' }, gets: { draw: -1 } } }],
  onLifeLost: [
    { do: 'damage', n: 1, to: { type: 'hero', area: 'diam3' } },
    { do: 'push', n: 2, to: { type: 'hero', area: 'diam3' } },
  ],
  actions: [
    {
      id: 'coup-de-battant',
      name: { fr: 'Coup de battant', en: 'Clapper Blow' },
      lines: [{ move: 1, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    },
    {
      id: 'onde',
      name: { fr: 'Onde', en: 'Wave of Sound' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'diam2',
          effects: [
            { do: 'damage', n: 5, to: 'it' },
            { do: 'push', n: 1, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'angelus',
      name: { fr: 'Angélus', en: 'Angelus' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'inf',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { do: 'discard', n: 1, who: 'it' },
          ],
        },
      ],
    },
    {
      id: 'reflux',
      name: { fr: 'Reflux', en: 'Ebb' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'row',
          effects: [
            { do: 'damage', n: 6, to: 'it' },
            { do: 'pull', n: 1, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'voix-du-fond',
      name: { fr: 'Voix du fond', en: 'Voice from Below' },
      lines: [{ move: 1, icon: 'single', area: 'shot23', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    },
    {
      id: 'robe-de-bronze',
      name: { fr: 'Robe de bronze', en: 'Robe of Bronze' },
      lines: [{ effects: [{ do: 'block', n: 4, to: 'self', kept: true }] }],
    },
    {
      id: 'les-noyes-montent',
      name: { fr: 'Les noyés montent', en: 'The Drowned Rise' },
      lines: [
        {
          effects: [
            { if: { none: { type: 'enemy', named: 'noye' } }, then: [{ do: 'summon', enemy: 'noye', n: 1 }] },
          ],
        },
        { move: 1, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 5, to: 'it' }] },
      ],
    },
  ],
  summons: ['noye'],
} as const satisfies BossData;
