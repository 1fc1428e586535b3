import { LIVES } from '../lives.ts';
import type { BossData } from '../types.ts';

export const PROFANE = {
  id: 'profane',
  ext: 6,
  name: { fr: 'Le Profané', en: 'The Profaned' },
  flavour: {
    fr: 'Il porte une relique à chaque blessure, et vous en a gardé.',
    en: 'He wears a relic in every wound, and has kept some for you.',
  },
  rank: 'boss',
  family: 'sang',
  yellow: 6,
  lives: LIVES.boss,
  art: 'daemon-skull',
  lines: [],
  abilities: [{ on: 'equipTriggered', of: { type: 'gear' }, then: [{ do: 'block', n: 1, to: 'self' }] }],
  onLifeLost: [{ do: 'arm', what: { in: 'allGear', type: 'gear', profane: true } }],
  actions: [
    {
      id: 'lame-de-relique',
      name: { fr: 'Lame de relique', en: 'Relic Blade' },
      lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    },
    {
      id: 'ordre-profane',
      name: { fr: 'Ordre profane', en: 'Profane Order' },
      lines: [
        { effects: [{ do: 'trigger', what: { in: 'allGear', type: 'gear', profane: true, armed: true } }] },
      ],
    },
    {
      id: 'sacrilege',
      name: { fr: 'Sacrilège', en: 'Sacrilege' },
      lines: [
        {
          move: 1,
          icon: 'multi',
          area: 'diam2',
          effects: [
            { do: 'damage', n: 6, to: 'it' },
            { do: 'exile', n: 1, who: 'it' },
          ],
        },
      ],
    },
    {
      id: 'vous-aussi',
      name: { fr: 'Vous aussi', en: 'You Too' },
      lines: [
        {
          effects: [
            { do: 'arm', what: { in: 'allGear', type: 'gear', profane: true } },
            { do: 'trigger', what: { in: 'allGear', type: 'gear', profane: true, armed: true } },
          ],
        },
      ],
    },
    {
      id: 'chasuble-clouee',
      name: { fr: 'Chasuble clouée', en: 'Nailed Chasuble' },
      lines: [
        {
          effects: [
            { do: 'block', n: 3, to: 'self', kept: true },
            { give: { epines: 2 }, to: 'self', until: 'round' },
          ],
        },
      ],
    },
    {
      id: 'calice-renverse',
      name: { fr: 'Calice renversé', en: 'Spilled Chalice' },
      lines: [
        { move: 1, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 6, to: 'it' }] },
        { effects: [{ do: 'disarm', what: { in: 'allGear', type: 'gear', profane: false, armed: true } }] },
      ],
    },
    {
      id: 'genuflexion',
      name: { fr: 'Génuflexion', en: 'Genuflection' },
      lines: [
        {
          move: 3,
          icon: 'single',
          area: 'line3',
          effects: [
            { do: 'damage', n: 6, to: 'it' },
            { give: { has: ['immobilise'] }, to: 'it', until: 'round' },
          ],
        },
      ],
    },
  ],
  profane: {
    equipment: [
      'chapelet-de-clous',
      'ciboire-noir',
      'etole-de-suie',
      'cierge-retourne',
      'reliquaire-vide',
      'voile-de-plomb',
    ],
    blessing: 'benediction-purifiante',
  },
} as const satisfies BossData;
