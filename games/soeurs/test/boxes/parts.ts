/** What the tests' boxes are made of. */
import type { Box, Card, Enemy, PlaceAbility } from '../../ready/schema.ts';

/** The box that a test plays with. */
export interface TestBox {
  readonly file: string;
  readonly data: Partial<Omit<Box, 'traps' | 'treasures'>> & {
    readonly whole: readonly (keyof Box)[];
    readonly traps?: Partial<Box['traps']>;
    readonly treasures?: Partial<Box['treasures']>;
  };
  /** The Boss, unless a test says against whom it plays. */
  readonly boss: string;
  /** What an ordinary combat is, unless a test says otherwise. */
  readonly fight?: { readonly enemies: string[]; readonly place: string };
}

type Face = Card['faces'][0];
type Lines = Face['lines'];
type FaceGiven = readonly [cost: number, lines: Lines, condition?: Face['condition']];

export const EMPTY_FLOOR = ['....', '....', '....', '....', '....'];

export const named = (id: string): { fr: string; en: string } => ({ fr: id, en: id });

/** A card by its two faces, each a cost, its lines, and its condition if it has one. */
export function card(id: string, one: FaceGiven, two = one, copies = 1): Card {
  const face = ([cost, lines, condition]: FaceGiven): Face => ({
    cost,
    lines,
    ...(condition === undefined ? {} : { condition }),
  });
  return { id, name: named(id), copies, faces: [face(one), face(two)] };
}

/** An enemy: resistance 3, Attack 2, XP 3 2 2 1 1 0 unless said otherwise. The Place on its back is `behind-` its name. */
export function enemy(id: string, of: Partial<Omit<Enemy, 'id' | 'place'>> = {}, does?: PlaceAbility): Enemy {
  const place = { id: `behind-${id}`, name: named(id), mood: 'neutral' as const, ...(does ? { does } : {}) };
  return {
    id,
    name: named(id),
    resistance: 3,
    attack: 2,
    keywords: [],
    xp: [3, 2, 2, 1, 1, 0],
    ...of,
    place,
  };
}

/** A Boss: two floors before it, Attack 3, dice 2 4 6, no keyword, its square on d5; changed as given. */
export function boss(of: Partial<Box['bosses'][number]> = {}): Box['bosses'][number] {
  return {
    id: 'boss',
    name: named('boss'),
    floors: 2,
    lastFloor: { door: 'b', rows: ['...B', '....', '....', '....', '....'] },
    attack: 3,
    gauge: [2, 4, 6],
    times2: false,
    keywords: [],
    ...of,
  };
}

/** A Tower card whose faces show these rows, the top one first. */
export function floor(id: string, normal = EMPTY_FLOOR, hard = normal): Box['floors'][number] {
  return { id, name: named(id), normal: { door: 'b', rows: normal }, hard: { door: 'b', rows: hard } };
}

export const damage = (amount: number): Lines[number] => ({ do: 'damage', amount });
export const defence = (amount: number): Lines[number] => ({ do: 'defence', amount });
export const heal = (amount: number): Lines[number] => ({ do: 'heal', amount });
