/** The tables on which random games are played: every map with every number of players it serves, and other packs. */
import { MAPS } from '../content/maps.ts';
import { readMap } from '../rules/map.ts';

interface Round {
  readonly name: string;
  readonly start: {
    readonly seats: number;
    readonly config: Readonly<Record<string, unknown>>;
    readonly position?: unknown;
  };
}

/** Random players hardly ever bring two treasures home: the host's limit ends their games. */
export function roundsForTwo(turnLimit: number): Round[] {
  return [
    ...roundsOn(2, turnLimit),
    { name: '52 cards', start: { seats: 2, config: { cards: 52, turnLimit } } },
    { name: '32 cards', start: { seats: 2, config: { cards: 32, turnLimit } } },
    { name: 'two in the thick of it', start: { seats: 2, config: { turnLimit }, position: THICK_OF_TWO } },
  ];
}

export function roundsForMore(turnLimit: number): Round[] {
  return [
    ...roundsOn(3, turnLimit),
    ...roundsOn(4, turnLimit),
    { name: 'four with one pack of 52', start: { seats: 4, config: { cards: 52, packs: 1, turnLimit } } },
    { name: 'four in the thick of it', start: { seats: 4, config: { turnLimit }, position: THICK_OF_FOUR } },
  ];
}

function roundsOn(seats: number, turnLimit: number): Round[] {
  const zones = seats === 2 ? 2 : 4;
  return MAPS.filter(({ text }) => readMap(text).seats.length === zones).map(({ id }) => ({
    name: `${seats} on ${id}`,
    start: { seats, config: { map: id, turnLimit } },
  }));
}

/** Carriers, treasures and monsters close to each other and to home, so that chance alone makes things happen. */
const THICK_OF_TWO = {
  heroes: {
    'blue-warrior': { at: 'c5', pv: 2 },
    'blue-rogue': { at: 'b4', carries: true },
    'green-mage': { at: 'g7', carries: true },
    'green-rogue': 'f6',
  },
  monsters: ['a4', 'd4', 'h7', 'e7'],
  treasures: ['d6', 'e5'],
  hands: {
    blue: ['J♠', 'K♦', '5♣', '9♥', 'K♠', 'A♣', 'Jk'],
    green: ['Q♣', 'Q♥', '7♠', '8♦', 'K♥', 'A♠', 'J♥'],
  },
};

const THICK_OF_FOUR = {
  heroes: {
    'blue-warrior': 'c3',
    'blue-mage': { at: 'b3', carries: true },
    'orange-rogue': { at: 'm3', carries: true },
    'orange-mage': 'l2',
    'green-warrior': 'm13',
    'green-rogue': { at: 'n13', carries: true },
    'purple-mage': 'c13',
    'purple-rogue': { at: 'b13', pv: 1 },
  },
  monsters: ['d4', 'a3', 'o3', 'k4', 'o13', 'l12', 'd12', 'a13'],
  treasures: ['d3', 'l3', 'c12', 'h4', 'd8'],
};
