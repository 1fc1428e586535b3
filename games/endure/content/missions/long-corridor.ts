/** *The Long Corridor*: three missions that hang together, with a Refuge visit after the first and the second. */
import type { CampaignBook, Mission } from '../../printed.ts';

export const corridor1: Mission = {
  id: 'corridor-1',
  name: { fr: 'Le Long Corridor 1 : L’appel', en: 'The Long Corridor 1: The Call' },
  motif: 'talk',
  briefing: {
    fr: 'UNE VOIX DANS LES TUYAUX. Quelqu’un appelle depuis le Refuge, trois ponts plus bas. Réveillez le relais de la Passerelle, prenez la carte des conduits au Pont cryo, et descendez par la Baie médicale.',
    en: 'A VOICE IN THE PIPES. Somebody is calling from the Refuge, three decks down. Wake the relay on the Bridge, take the map of the ducts from the Cryo Deck, and go down through the Med Bay.',
  },
  won: {
    fr: 'La voix vous guide dans le noir. Il y a du feu en bas, et des gens.',
    en: 'The voice leads you through the dark. There is fire down there, and people.',
  },
  lost: {
    fr: 'La voix appelle encore longtemps. Puis elle se tait.',
    en: 'The voice goes on calling for a long time. Then it stops.',
  },
  tiles: [
    { tile: 'crew-quarters', x: 1, y: 1, rotation: 0 },
    { tile: 'bridge', x: 1, y: 0, rotation: 0 },
    { tile: 'cryo-deck', x: 0, y: 1, rotation: 0 },
    { tile: 'med-bay', x: 1, y: 2, rotation: 0 },
    { tile: 'life-support', x: 2, y: 1, rotation: 0 },
  ],
  start: '5B',
  exits: ['4s'],
  objectives: [
    { id: 'relais', kind: 'switch', name: { fr: 'Relais de la Passerelle', en: 'Bridge relay' }, at: ['2A'] },
    { id: 'carte', kind: 'collect', name: { fr: 'Carte des conduits', en: 'Map of the ducts' }, at: ['3C'] },
    {
      id: 'descendre',
      kind: 'exit',
      name: { fr: 'Descendre tous', en: 'All go down' },
      after: ['relais', 'carte'],
    },
  ],
  radar: ['3A', '4A', '2B', '1A', '4C', '3B', '1C', '2A', '4B'],
  tokens: [3, 4, 5, 6, 8, 8],
  factions: ['gep'],
  minSurvivors: 2,
  maxSurvivors: 6,
  clock: 14,
};

export const corridor2: Mission = {
  id: 'corridor-2',
  name: { fr: 'Le Long Corridor 2 : La serrure', en: 'The Long Corridor 2: The Lock' },
  motif: 'combination-lock',
  briefing: {
    fr: 'LE PONT EST CONDAMNÉ. Il faut l’explosif de l’Armurerie pour dégager la Soute, et toutes les portes de l’Armurerie sont fermées. Un ingénieur s’ouvrirait un chemin ; à défaut, une carte passe-partout vous a été remise. Portez la charge jusqu’au fond de la Soute.',
    en: 'THE DECK IS SEALED. You need the Armoury’s charge to clear the Cargo Bay, and every Armoury door is closed. An engineer would make a way; failing one, you were given an Override Card. Carry the charge to the far end of the Cargo Bay.',
  },
  won: {
    fr: 'L’explosion fait trembler tout le bord. Devant vous, le corridor s’étire, et ne finit pas.',
    en: 'The blast shakes the whole ship. Before you the corridor stretches on and does not end.',
  },
  lost: { fr: 'La charge n’a jamais servi. Eux, si.', en: 'The charge was never used. They were.' },
  tiles: [
    { tile: 'armoury', x: 1, y: 1, rotation: 0 },
    { tile: 'crew-quarters', x: 0, y: 1, rotation: 0 },
    { tile: 'reactor', x: 2, y: 1, rotation: 0 },
    { tile: 'cargo-bay', x: 2, y: 2, rotation: 0 },
    { tile: 'gene-lab', x: 2, y: 0, rotation: 2 },
    { tile: 'hydroponics', x: 0, y: 2, rotation: 0 },
  ],
  start: '2A',
  exits: ['4s'],
  objectives: [
    {
      id: 'charge',
      kind: 'deliver',
      name: { fr: 'Charge explosive', en: 'Explosive charge' },
      at: ['1A'],
      to: ['4A'],
    },
    {
      id: 'sortir',
      kind: 'exit',
      name: { fr: 'Sortir tous par la Soute', en: 'All leave by the Cargo Bay' },
      after: ['charge'],
    },
  ],
  radar: ['5A', '6A', '4B', '3S', '5B', '6B', '4A', '5C', '2D'],
  tokens: [5, 6, 9, 12, 13, 14],
  factions: ['gep'],
  given: [{ item: 'override-card', unlessClass: 'engineer' }],
  minSurvivors: 2,
  maxSurvivors: 6,
  clock: 16,
};

export const corridor3: Mission = {
  id: 'corridor-3',
  name: { fr: 'Le Long Corridor 3 : Le bout', en: 'The Long Corridor 3: The End' },
  motif: 'finish-line',
  briefing: {
    fr: 'LA NAVETTE EST À LA PASSERELLE. Deux circuits à rétablir, au Réacteur et à la Baie médicale, puis une batterie à porter jusqu’au poste de commandement. Il est là aussi, quelque part : le sol tremble quand il marche.',
    en: 'THE SHUTTLE IS AT THE BRIDGE. Two circuits to restore, in the Reactor and the Med Bay, then a battery to carry to the command deck. It is here too, somewhere: the floor shakes when it walks.',
  },
  won: {
    fr: 'La navette se détache. Derrière vous, le Hikari n’est plus qu’une étoile parmi les autres.',
    en: 'The shuttle lets go. Behind you the Hikari is one star among the others.',
  },
  lost: {
    fr: 'La navette attend toujours, phares allumés, des passagers qui ne viendront pas.',
    en: 'The shuttle is still waiting, lamps lit, for passengers who will not come.',
  },
  tiles: [
    { tile: 'reactor', x: 1, y: 1, rotation: 0 },
    { tile: 'crew-quarters', x: 0, y: 1, rotation: 0 },
    { tile: 'life-support', x: 2, y: 1, rotation: 0 },
    { tile: 'cargo-bay', x: 1, y: 2, rotation: 0 },
    { tile: 'med-bay', x: 2, y: 2, rotation: 0 },
    { tile: 'bridge', x: 2, y: 0, rotation: 0 },
    { tile: 'cryo-deck', x: 3, y: 1, rotation: 0 },
    { tile: 'hydroponics', x: 1, y: 0, rotation: 3 },
  ],
  start: '2A',
  exits: ['6A'],
  objectives: [
    {
      id: 'circuit-reacteur',
      kind: 'switch',
      name: { fr: 'Circuit du Réacteur', en: 'Reactor circuit' },
      at: ['1R'],
    },
    {
      id: 'circuit-medical',
      kind: 'switch',
      name: { fr: 'Circuit de la Baie médicale', en: 'Med Bay circuit' },
      at: ['5A'],
    },
    { id: 'batterie', kind: 'deliver', name: { fr: 'Batterie', en: 'Battery' }, at: ['3C'], to: ['6A'] },
    {
      id: 'partir',
      kind: 'exit',
      name: { fr: 'Embarquer tous', en: 'All board the shuttle' },
      after: ['circuit-reacteur', 'circuit-medical', 'batterie'],
    },
  ],
  radar: ['7B', '5C', '8A', '6B', '4A', '3B', '7C', '8B', '2D'],
  tokens: [5, 7, 10, 16, 16, 16],
  factions: ['gep'],
  boss: 'pool',
  minSurvivors: 2,
  maxSurvivors: 6,
  clock: 18,
};

export const longCorridor: CampaignBook = {
  id: 'long-corridor',
  name: { fr: 'Le Long Corridor', en: 'The Long Corridor' },
  motif: 'person-in-blizzard',
  blurb: {
    fr: 'Trois missions qui se suivent, et le Refuge entre elles. Ce que vous portez, vos blessures et vos peurs vous suivent.',
    en: 'Three missions in a row, with the Refuge between them. What you carry, your wounds and your fears come along.',
  },
  missions: ['corridor-1', 'corridor-2', 'corridor-3'],
};
