import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const GRAND_EQUARRISSEUR = {
  id: 'grand-equarrisseur',
  ext: 0,
  name: { fr: 'Le Grand Équarrisseur', en: 'The Great Knacker' },
  flavour: {
    fr: 'Il n’a jamais haï personne. Il a seulement du travail.',
    en: 'He never hated anyone. He only has work to do.',
  },
  rank: 'boss',
  family: 'sang',
  yellow: 5,
  lives: LIVES.boss,
  art: 'minotaur',
  lines: [],
  abilities: [{ always: { of: { type: 'hero', area: 'cross1' }, gets: { blocking: -1 } } }],
  onLifeLost: [{ do: 'wound', n: 1, to: { type: 'hero', area: 'ring8' } }],
  actions: [
    {
      id: 'merlin',
      name: { fr: 'Merlin', en: 'Poleaxe' },
      lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    },
    {
      id: 'crochet',
      name: { fr: 'Crochet', en: 'Meat Hook' },
      lines: [
        {
          move: 1,
          icon: 'single',
          area: 'diam3',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { do: 'pull', n: 2, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'tablier-rouge',
      name: { fr: 'Tablier rouge', en: 'Red Apron' },
      lines: [{ move: 2, icon: 'multi', area: 'wall3', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    },
    {
      id: 'saignee',
      name: { fr: 'Saignée', en: 'Bloodletting' },
      lines: [{ move: 1, icon: 'multi', area: 'cross1', effects: [{ do: 'wound', n: 2, to: 'it' }] }],
    },
    {
      id: 'affutage',
      name: { fr: 'Affûtage', en: 'Whetting' },
      lines: [
        {
          effects: [
            { give: { damageDealt: 1 }, to: 'self', until: 'round' },
            { do: 'block', n: 2, to: 'self', kept: true },
          ],
        },
      ],
    },
    {
      id: 'estampille',
      name: { fr: 'Estampille', en: 'Brand' },
      lines: [
        {
          move: 1,
          icon: 'single',
          area: 'ring8',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { do: 'exile', n: 1, who: 'it' },
          ],
        },
      ],
    },
    {
      id: 'a-la-chaine',
      name: { fr: 'À la chaîne', en: 'Down the Line' },
      lines: [{ move: 3, icon: 'multi', area: 'line3', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    },
  ],
} as const satisfies BossData;
