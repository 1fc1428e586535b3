import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const ROI_DES_TOURBIERES = {
  id: 'roi-des-tourbieres',
  ext: 0,
  name: { fr: 'Le Roi des tourbières', en: 'The King of the Peat' },
  flavour: {
    fr: 'Sa couronne est un tronc. Ses sujets n’ont pas bougé depuis mille ans. Ils bougent.',
    en: 'His crown is a tree stump. His subjects have not stirred for a thousand years. They stir.',
  },
  rank: 'boss',
  family: 'tourbe',
  yellow: 5,
  lives: LIVES.boss,
  art: 'swamp',
  lines: [],
  abilities: [{ always: { of: { type: 'hero', area: 'ring8' }, gets: { move: -1, cannot: ['teleport'] } } }],
  onLifeLost: [{ do: 'pull', n: 1, to: { type: 'hero', area: 'diam3' } }],
  actions: [
    {
      id: 'poing-de-mousse',
      name: { fr: 'Poing de mousse', en: 'Fist of Moss' },
      lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    },
    {
      id: 'gueule-noire',
      name: { fr: 'Gueule noire', en: 'Black Maw' },
      lines: [
        {
          move: 1,
          icon: 'single',
          area: 'spear2',
          effects: [
            { do: 'damage', n: 5, to: 'it' },
            { do: 'pull', n: 1, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'vague-de-boue',
      name: { fr: 'Vague de boue', en: 'Wave of Mud' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'cone2',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { do: 'push', n: 1, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'la-tourbe-monte',
      name: { fr: 'La tourbe monte', en: 'The Peat Rises' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'diam2',
          effects: [
            { do: 'damage', n: 3, to: 'it' },
            { give: { has: ['immobilise'] }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'rappel-de-la-meute',
      name: { fr: 'Rappel de la meute', en: 'Calling the Pack' },
      lines: [
        {
          effects: [
            {
              if: { none: { type: 'enemy', named: 'chien-de-tourbe' } },
              then: [{ do: 'summon', enemy: 'chien-de-tourbe', n: 1 }],
            },
          ],
        },
        { move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 3, to: 'it' }] },
      ],
    },
    {
      id: 'ecorce-du-roi',
      name: { fr: 'Écorce du roi', en: 'King’s Bark' },
      lines: [{ effects: [{ do: 'block', n: 4, to: 'self', kept: true }] }],
    },
    {
      id: 'trois-pas-lourds',
      name: { fr: 'Trois pas lourds', en: 'Three Heavy Steps' },
      lines: [
        { move: 3 },
        { move: 0, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 4, to: 'it' }] },
      ],
    },
  ],
  summons: ['chien-de-tourbe'],
} as const satisfies BossData;
