import type { Mission } from '../../printed.ts';

/** M5, the hardest: the Titan's token is one of those on the board. */
export const apex: Mission = {
  id: 'apex',
  name: { fr: 'Apex', en: 'Apex' },
  motif: 'daemon-skull',
  briefing: {
    fr: 'UN ÉCHO PLUS GROS QUE LES AUTRES. L’un des signaux est le sien. Tant qu’il vit, rien ne quittera ce pont. Trouvez le Titan, tuez-le, puis partez par l’Armurerie.',
    en: 'ONE ECHO BIGGER THAN THE OTHERS. One of the signals is his. While he lives nothing will leave this deck. Find the Titan, kill it, then get out through the Armoury.',
  },
  won: {
    fr: 'Il est tombé comme tombent les tours. Vous passez devant sans le regarder.',
    en: 'It fell as towers fall. You walk past without looking.',
  },
  lost: {
    fr: 'Au bout du couloir, il vous regarde ne plus bouger. Puis il retourne à sa ronde.',
    en: 'From the end of the corridor it watches you lie still. Then it goes back to its rounds.',
  },
  tiles: [
    { tile: 'reactor', x: 1, y: 1, rotation: 0 },
    { tile: 'crew-quarters', x: 0, y: 1, rotation: 0 },
    { tile: 'crew-quarters', x: 2, y: 1, rotation: 0 },
    { tile: 'cargo-bay', x: 1, y: 2, rotation: 0 },
    { tile: 'gene-lab', x: 1, y: 0, rotation: 2 },
    { tile: 'armoury', x: 3, y: 1, rotation: 0 },
    { tile: 'bridge', x: 0, y: 0, rotation: 0 },
  ],
  start: '2C',
  exits: ['6e'],
  objectives: [
    { id: 'titan', kind: 'kill', name: { fr: 'Tuer le Titan', en: 'Kill the Titan' }, enemy: 'titan' },
    {
      id: 'sortir',
      kind: 'exit',
      name: { fr: 'Sortir tous par l’Armurerie', en: 'All leave by the Armoury' },
      after: ['titan'],
    },
  ],
  radar: ['5A', '6B', '4A', '3B', '7A', '5C', '6A', '4B', '3A'],
  tokens: [6, 8, 10, 17, 17, 17],
  factions: ['gep'],
  boss: 'board',
  minSurvivors: 3,
  maxSurvivors: 6,
  clock: 18,
};
