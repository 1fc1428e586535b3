/** What the host chooses when a table is made. */
import { Refused, type Setting } from '@tablee/kernel';
import { z } from 'zod';
import { MAPS } from './content/maps.ts';
import { DEFAULT_MAPS, dungeon } from './ready/dungeon.ts';
import { LONGEST_TEXT, readMap } from './rules/map.ts';
import type { PlunderConfig } from './types.ts';

/** `auto`: as the number of players asks. */
const AUTO = 'auto';

const schema = z.strictObject({
  map: z.string().max(LONGEST_TEXT).default(AUTO),
  cards: z.union([z.literal(54), z.literal(52), z.literal(32)]).default(54),
  packs: z.union([z.literal(1), z.literal(2), z.literal(AUTO)]).default(AUTO),
  turnLimit: z.int().min(0).max(10_000).default(0),
  balancedOpening: z.boolean().default(false),
});

export const config = schema as unknown as z.ZodType<PlunderConfig>;

/** One pack for two players, two shuffled together for more (R-SDP-14). */
export function settle(given: PlunderConfig, seats: number): PlunderConfig {
  const { map, packs } = given as { map: string; packs: PlunderConfig['packs'] | typeof AUTO };
  return {
    ...given,
    map: map === AUTO ? DEFAULT_MAPS[seats]! : map,
    packs: packs === AUTO ? (seats === 2 ? 1 : 2) : packs,
  };
}

export function suits({ map, cards }: PlunderConfig, seats: number): string | null {
  if (cards === 32 && seats > 2) return 'config › cards: a pack of 32 is for two players only (R-SDP-13).';
  let zones: number;
  try {
    zones = dungeon(map).board.map.seats.length;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  // The second dungeon, with four zones, is for three or four (SDP-MULTI-2).
  if (seats === 2 ? zones !== 2 : zones < seats) {
    return `config › map: ${seats} players need a dungeon with ${seats === 2 ? 2 : 4} arrival zones, this one has ${zones}.`;
  }
  return null;
}

export const settings: readonly Setting[] = [
  {
    key: 'map',
    name: { fr: 'Donjon', en: 'Dungeon' },
    values: MAPS.map(({ id, text }) => ({ value: id, name: readMap(text).name })),
  },
  {
    key: 'cards',
    name: { fr: 'Cartes par jeu', en: 'Cards in a pack' },
    values: [
      { value: 54, name: { fr: '54 cartes', en: '54 cards' } },
      { value: 52, name: { fr: '52 cartes, sans jokers', en: '52 cards, no jokers' } },
      { value: 32, name: { fr: '32 cartes (à deux)', en: '32 cards (two players)' } },
    ],
  },
  {
    key: 'packs',
    name: { fr: 'Jeux de cartes', en: 'Packs of cards' },
    values: [
      { value: AUTO, name: { fr: 'selon le nombre de joueurs', en: 'by the number of players' } },
      { value: 1, name: { fr: 'un jeu', en: 'one pack' } },
      { value: 2, name: { fr: 'deux jeux mêlés', en: 'two packs shuffled together' } },
    ],
  },
  {
    key: 'turnLimit',
    name: { fr: 'Limite de tours', en: 'Turn limit' },
    help: {
      fr: 'La partie s’arrête après ce nombre de tours : le plus de trésors rapportés, puis portés, l’emporte.',
      en: 'The game ends after this many turns: most treasures brought home, then carried, wins.',
    },
    values: [
      { value: 0, name: { fr: 'aucune', en: 'none' } },
      { value: 40, name: { fr: '40 tours', en: '40 turns' } },
      { value: 100, name: { fr: '100 tours', en: '100 turns' } },
      { value: 200, name: { fr: '200 tours', en: '200 turns' } },
    ],
  },
  {
    key: 'balancedOpening',
    name: { fr: 'Ouverture équilibrée', en: 'Balanced opening' },
    help: {
      fr: 'Le premier joueur reçoit 6 cartes au lieu de 7.',
      en: 'The first player is dealt 6 cards instead of 7.',
    },
    values: [
      { value: false, name: { fr: 'non', en: 'no' } },
      { value: true, name: { fr: 'oui', en: 'yes' } },
    ],
  },
];
