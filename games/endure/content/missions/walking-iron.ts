import type { Mission } from '../../printed.ts';

/** M3: the core is too heavy for anything but the Exo Loader, and the Loader needs Power Cells. */
export const walkingIron: Mission = {
  id: 'walking-iron',
  name: { fr: 'Marcheur de fer', en: 'Walking Iron' },
  motif: 'battle-mech',
  briefing: {
    fr: 'RÉACTEUR INSTABLE. Le noyau doit quitter le bord avant qu’il ne fonde. Il pèse une tonne : seul l’Exo Loader, garé au Pont cryo, peut le porter. Trois Power Cells traînent sur le pont. Amenez le noyau à l’une des deux sorties, à l’Armurerie ou dans la première Soute.',
    en: 'REACTOR UNSTABLE. The core must leave the ship before it melts. It weighs a ton: only the Exo Loader, parked on the Cryo Deck, can carry it. Three Power Cells lie about the deck. Bring the core to one of the two exits, in the Armoury or in the first Cargo Bay.',
  },
  won: {
    fr: 'Le noyau bascule dans le vide, et le bourdonnement cesse enfin. Le Loader reste là, debout, comme un homme qui reprend son souffle.',
    en: 'The core tips into the void, and at last the humming stops. The Loader stands there like a man catching his breath.',
  },
  lost: {
    fr: 'Le bourdonnement monte d’un ton. Puis d’un autre. Puis il n’y a plus de tons.',
    en: 'The humming rises a tone. Then another. Then there are no tones left.',
  },
  tiles: [
    { tile: 'reactor', x: 1, y: 1, rotation: 0 },
    { tile: 'cargo-bay', x: 1, y: 0, rotation: 0 },
    { tile: 'cargo-bay', x: 1, y: 2, rotation: 0 },
    { tile: 'armoury', x: 0, y: 1, rotation: 0 },
    { tile: 'crew-quarters', x: 2, y: 1, rotation: 0 },
    { tile: 'cryo-deck', x: 3, y: 1, rotation: 0 },
  ],
  start: '3B',
  exits: ['4w', '2n'],
  objectives: [
    {
      id: 'noyau',
      kind: 'deliver',
      name: { fr: 'Noyau du réacteur', en: 'Reactor core' },
      at: ['1R'],
      byLoader: true,
    },
  ],
  radar: ['2B', '6A', '4A', '5B', '2A', '6C', '4B', '1S', '5A'],
  tokens: [5, 6, 8, 10, 11, 11],
  factions: ['gep'],
  loader: '6B',
  caches: [
    { item: 'power-cell', at: '3A' },
    { item: 'power-cell', at: '2B' },
    { item: 'power-cell', at: '5C' },
  ],
  minSurvivors: 2,
  maxSurvivors: 6,
  clock: 16,
};
