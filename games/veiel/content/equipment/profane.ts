/** Équipement – Profané: bad for whoever wears it (OV-PROFANE-1). */
import type { EquipmentData } from '../types.ts';

export const PROFANE_GEAR = [
  {
    id: 'chapelet-de-clous',
    ext: 6,
    name: { fr: 'Chapelet de clous', en: 'Rosary of Nails' },
    art: 'barbed-wire',
    pool: 'profane',
    effects: [{ do: 'wound', n: 1, to: 'self' }],
    arm: { on: 'roundStart' },
  },
  {
    id: 'ciboire-noir',
    ext: 6,
    name: { fr: 'Ciboire noir', en: 'Black Ciborium' },
    art: 'jeweled-chalice',
    pool: 'profane',
    effects: [{ do: 'discard', n: 1 }],
    arm: { on: 'roundStart' },
  },
  {
    id: 'etole-de-suie',
    ext: 6,
    name: { fr: 'Étole de suie', en: 'Stole of Soot' },
    art: 'cape',
    pool: 'profane',
    effects: [{ give: { damageDealt: -1, cannot: ['block'] }, to: 'self', until: 'round' }],
    arm: { on: 'roundStart' },
  },
  {
    id: 'cierge-retourne',
    ext: 6,
    name: { fr: 'Cierge retourné', en: 'Overturned Candle' },
    art: 'candle-flame',
    pool: 'profane',
    effects: [{ do: 'damage', n: 1, to: { type: 'hero', area: 'cross1' } }],
    arm: { on: 'roundStart' },
  },
  {
    id: 'reliquaire-vide',
    ext: 6,
    name: { fr: 'Reliquaire vide', en: 'Empty Reliquary' },
    art: 'skull-in-jar',
    pool: 'profane',
    effects: [{ do: 'exile', n: 1 }],
    arm: { on: 'roundStart' },
  },
  {
    id: 'voile-de-plomb',
    ext: 6,
    name: { fr: 'Voile de plomb', en: 'Veil of Lead' },
    art: 'cowled',
    pool: 'profane',
    effects: [{ give: { threat: 3, cannot: ['move'] }, to: 'self', until: 'round' }],
    arm: { on: 'roundStart' },
  },
] as const satisfies readonly EquipmentData[];
