import type { HeroSet } from '../forms.ts';

export const ETRANGER = {
  hero: {
    id: 'etranger',
    ext: 6,
    name: { fr: 'L’Étranger', en: 'The Stranger' },
    title: { fr: 'venu de l’autre rive', en: 'from the Other Shore' },
    flavour: {
      fr: 'Il compte à voix basse. À six, on s’écarte.',
      en: 'He counts under his breath. At six, people step aside.',
    },
    art: 'western-hat',
    colours: ['rouge', 'bleu'],
    threat: 6,
    swords: 2,
    base: [3, 3, 2, 2],
    initie: 'recharge',
    adepte: '',
    maitre: 'tambour-plein',
    equipment: ['pistolet-a-barillet'],
    adepteEquipment: 'pistolet-cache',
    freeSlots: 0,
  },
  cards: [
    {
      id: 'recharge',
      ext: 6,
      name: { fr: 'Recharge', en: 'Reload' },
      kind: 'initie',
      colour: 'bleu',
      art: 'reload-gun-barrel',
      effects: [
        { do: 'ammo', what: { in: 'gear', gearNamed: 'pistolet-a-barillet' }, n: 2 },
        { do: 'ammo', what: { in: 'gear', gearNamed: 'pistolet-cache' }, n: 1 },
        { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
        { do: 'damage', n: { min: [2, 'ammo'] }, to: 'prey' },
      ],
    },
    {
      id: 'tambour-plein',
      ext: 6,
      name: { fr: 'Tambour plein', en: 'Full Cylinder' },
      kind: 'maitre',
      colour: 'rouge',
      art: 'crossed-pistols',
      effects: [
        { do: 'ammo', what: { in: 'gear', gearNamed: 'pistolet-a-barillet' }, n: 3 },
        {
          repeat: 2,
          then: [
            { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
            { do: 'damage', n: { min: [4, 'ammo'] }, to: 'prey' },
          ],
        },
      ],
    },
  ],
} as const satisfies HeroSet;
