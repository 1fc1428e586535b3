/** Compulsory equipment (OV-HEROES-21, -26). */
import type { EquipmentData } from '../types.ts';

export const OWN = [
  {
    id: 'pistolet-a-barillet',
    ext: 6,
    name: { fr: 'Pistolet à barillet', en: 'Revolving Pistol' },
    art: 'revolver',
    pool: 'hero',
    effects: [
      { do: 'ammo', what: 'self', n: -1 },
      { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
      { do: 'damage', n: 2, to: 'prey' },
    ],
    arm: 'ammo',
    ammo: { start: 4, capacity: 6 },
    abilities: [{ on: 'turnEnd', of: { caster: true }, then: [{ do: 'ammo', what: 'self', n: 1 }] }],
  },
  {
    id: 'pistolet-cache',
    ext: 6,
    name: { fr: 'Pistolet caché', en: 'Hidden Pistol' },
    art: 'pistol-gun',
    pool: 'hero',
    effects: [
      { do: 'ammo', what: 'self', n: -1 },
      { choose: 'prey', from: { type: 'enemy', area: 'cross1' } },
      { do: 'damage', n: 4, to: 'prey' },
    ],
    arm: 'ammo',
    ammo: { start: 2, capacity: 2 },
  },
  {
    id: 'sac-d-explosifs',
    ext: 6,
    name: { fr: 'Sac d’explosifs', en: 'Bag of Explosives' },
    art: 'powder-bag',
    pool: 'hero',
    effects: [
      {
        modes: [
          [
            {
              do: 'damage',
              n: { add: [1, { times: [2, 'charged'] }] },
              to: { type: 'enemy', area: 'ring8' },
            },
          ],
          [
            { choose: 'spot', from: { in: 'squares', type: 'square', area: 'shot23' } },
            {
              do: 'damage',
              n: { add: [1, { times: [2, 'charged'] }] },
              to: { type: 'enemy', around: { of: 'spot', area: 'ring8' } },
            },
          ],
        ],
      },
    ],
    arm: { on: 'turnStart', of: { caster: true } },
    charge: { most: 5 },
  },
] as const satisfies readonly EquipmentData[];
