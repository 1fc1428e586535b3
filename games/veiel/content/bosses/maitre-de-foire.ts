import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const MAITRE_DE_FOIRE = {
  id: 'maitre-de-foire',
  ext: 4,
  name: { fr: 'Le Maître de la foire', en: 'The Fair Master' },
  flavour: {
    fr: 'Tout le monde gagne. Venez voir ce que vous avez gagné.',
    en: 'Everybody wins. Come and see what you have won.',
  },
  rank: 'boss',
  family: 'foire',
  yellow: 5,
  lives: LIVES.broodBoss,
  art: 'ringmaster',
  lines: [],
  abilities: [
    {
      always: { of: 'self', gets: { damageTaken: -1 } },
      while: { there: { type: 'enemy', named: 'masque-rieur' } },
    },
  ],
  onLifeLost: [{ do: 'discard', n: 1, who: { type: 'hero', area: 'inf' } }],
  actions: [
    {
      id: 'canne-ferree',
      name: { fr: 'Canne ferrée', en: 'Iron-Shod Cane' },
      lines: [{ move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 3, to: 'it' }] }],
    },
    {
      id: 'lancer-de-couteaux',
      name: { fr: 'Lancer de couteaux', en: 'Knife Throw' },
      lines: [{ move: 1, icon: 'single', area: 'shot23', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'grande-roue',
      name: { fr: 'Grande roue', en: 'Big Wheel' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'ring8',
          effects: [
            { do: 'damage', n: 3, to: 'it' },
            { do: 'push', n: 2, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'tours-de-cartes',
      name: { fr: 'Tours de cartes', en: 'Card Tricks' },
      lines: [
        {
          move: 0,
          icon: 'multi',
          area: 'inf',
          effects: [
            { do: 'discard', n: 1, who: 'it' },
            { do: 'damage', n: 3, to: 'it' },
          ],
        },
      ],
    },
    {
      id: 'les-masques',
      name: { fr: 'Les masques', en: 'The Masks' },
      lines: [
        {
          effects: [
            {
              if: { none: { type: 'enemy', named: 'masque-rieur' } },
              then: [{ do: 'summon', enemy: 'masque-rieur', n: 1 }],
            },
          ],
        },
      ],
    },
    {
      id: 'tir-forain',
      name: { fr: 'Tir forain', en: 'Shooting Gallery' },
      lines: [{ move: 1, icon: 'multi', area: 'knight', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    },
    {
      id: 'le-clou-du-spectacle',
      name: { fr: 'Le clou du spectacle', en: 'Star Turn' },
      lines: [
        {
          move: 2,
          icon: 'single',
          area: 'diam2',
          effects: [
            { do: 'damage', n: 4, to: 'it' },
            { give: { vulnerable: 2 }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
  ],
  summons: ['masque-rieur'],
} as const satisfies BossData;
