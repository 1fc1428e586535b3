import type { Mission } from '../../printed.ts';

/** M2: three switches, each on its own tile, then a round to hold out in Life Support. */
export const deadAir: Mission = {
  id: 'dead-air',
  name: { fr: 'Air mort', en: 'Dead Air' },
  motif: 'valve',
  briefing: {
    fr: 'ALERTE ATMOSPHÈRE. L’air du pont ne circule plus. Trois vannes à rouvrir : à la Passerelle, dans l’Armurerie, au Labo génétique. La commande de la Passerelle libère aussi les portes de l’Armurerie. Ensuite, tenez Life Support un round entier, le temps que les épurateurs repartent.',
    en: 'ATMOSPHERE ALERT. The air on this deck stands still. Three valves to reopen: on the Bridge, in the Armoury, in the Gene Lab. The Bridge control also frees the Armoury doors. Then hold Life Support for one whole round while the scrubbers start again.',
  },
  won: {
    fr: 'Un souffle, d’abord rauque, puis régulier. Le vaisseau respire. Vous aussi.',
    en: 'A breath, hoarse at first, then steady. The ship is breathing. So are you.',
  },
  lost: {
    fr: 'La dernière chose que l’on entend, c’est le silence des ventilateurs.',
    en: 'The last thing anyone hears is the silence of the fans.',
  },
  tiles: [
    { tile: 'life-support', x: 1, y: 1, rotation: 0 },
    { tile: 'bridge', x: 1, y: 0, rotation: 0 },
    { tile: 'armoury', x: 0, y: 1, rotation: 0 },
    { tile: 'gene-lab', x: 1, y: 2, rotation: 0 },
    { tile: 'crew-quarters', x: 2, y: 1, rotation: 0 },
  ],
  start: '5D',
  exits: [],
  objectives: [
    {
      id: 'vanne-passerelle',
      kind: 'switch',
      name: { fr: 'Vanne de la Passerelle', en: 'Bridge valve' },
      at: ['2A'],
      effects: [
        { do: 'setDoor', between: ['3A', '3c'], to: 'open' },
        { do: 'setDoor', between: ['3B', '3c'], to: 'open' },
      ],
    },
    {
      id: 'vanne-armurerie',
      kind: 'switch',
      name: { fr: 'Vanne de l’Armurerie', en: 'Armoury valve' },
      at: ['3A'],
    },
    { id: 'vanne-labo', kind: 'switch', name: { fr: 'Vanne du Labo', en: 'Lab valve' }, at: ['4D'] },
    {
      id: 'tenir',
      kind: 'hold',
      name: { fr: 'Tenir Life Support un round', en: 'Hold Life Support for a round' },
      tile: 1,
      after: ['vanne-passerelle', 'vanne-armurerie', 'vanne-labo'],
    },
  ],
  radar: ['4A', '3B', '2B', '1C', '4B', '1A', '3A', '4C', '2A'],
  tokens: [4, 5, 6, 7, 9, 11],
  factions: ['gep'],
  minSurvivors: 2,
  maxSurvivors: 6,
  clock: 14,
};
