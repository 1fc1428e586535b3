/** The test box T0, tables set up with it, and the words in which the tests look at a table. */
import type { GameEvent, Seat } from '@tablee/kernel';
import { Play, set } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import type { Box, Card, Enemy, Hook } from '../content/schema.ts';
import { TREASURES } from '../content/treasures.ts';
import { soeurs } from '../index.ts';
import type { positionSchema } from '../position.ts';
import { squareName } from '../rules/move.ts';
import type { Soeurs, SoeursView } from '../types.ts';

export type Table = Play<Soeurs, SoeursView>;
type Position = (typeof positionSchema)['_zod']['input'];
type Fight = NonNullable<Position['fight']>;
type Boss = NonNullable<Position['boss']>;

/** Things of T0 that a test changes: those with an id of T0 take its place, others come after. */
export type Changes = Partial<Box>;

interface Given {
  readonly box?: Changes;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
  readonly seed?: string;
}

// ─── T0 ──────────────────────────────────────────────────────────────────────

const named = (id: string): { fr: string; en: string } => ({ fr: id, en: id });

type Lines = Card['faces'][0]['lines'];
type FaceGiven = readonly [cost: number, lines: Lines, condition?: Card['faces'][0]['condition']];

/** A card by its two faces, each a cost, its lines, and its condition if it has one. */
export function card(id: string, one: FaceGiven, two = one, copies = 1): Card {
  const face = ([cost, lines, condition]: FaceGiven): Card['faces'][0] => ({
    cost,
    lines,
    ...(condition === undefined ? {} : { condition }),
  });
  return { id, name: named(id), copies, faces: [face(one), face(two)] };
}

/** An enemy: resistance 3, Attack 2, XP 3 2 2 1 1 0 unless said otherwise. The Place on its back is `behind-` its name. */
export function enemy(id: string, of: Partial<Omit<Enemy, 'id' | 'place'>> = {}, hook?: Hook): Enemy {
  const place = { id: `behind-${id}`, name: named(id), mood: 'neutral' as const, ...(hook ? { hook } : {}) };
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

/** The Boss of T0: two floors before it, Attack 3, dice 2 4 6, no keyword, its square on d5; changed as given. */
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

const EMPTY_FLOOR = ['....', '....', '....', '....', '....'];
const hit = (amount: number): Lines => [{ do: 'damage', amount }];
const defend = (amount: number): Lines => [{ do: 'defence', amount }];

/** Small round numbers; every floor empty with its door under b; no Place does anything. */
export const T0: Box = {
  cards: [
    card('strike', [1, hit(2)], [1, hit(3)], 3),
    card('smite', [3, hit(6)], [2, hit(6)], 2),
    card('twins', [2, [{ do: 'packets', amount: 2, times: 2 }]]),
    card('wave', [2, [{ do: 'damageAll', amount: 2 }]], [2, [{ do: 'damageAll', amount: 3 }]]),
    card('guard', [1, defend(2)], [1, defend(3)], 3),
    card('riposte', [2, [...defend(2), ...hit(2)]]),
    card('song', [2, [{ do: 'heal', amount: 3 }]], [1, [{ do: 'heal', amount: 3 }]]),
    card('memory', [1, [{ do: 'draw', cards: 2 }]], [0, [{ do: 'draw', cards: 2 }]]),
    card('breath', [0, [{ do: 'mana', amount: 2 }]]),
    card('finish', [1, hit(3), 'oneEnemy']),
    card('bind', [1, [{ do: 'weaken', amount: 2 }]]),
  ],
  advanced: [
    card('lance', [3, hit(7)], [3, hit(9)]),
    card('aegis', [2, defend(5)], [1, defend(5)]),
    card('pact', [1, [{ do: 'payHealth', amount: 3 }, ...hit(4)]]),
    card('wrath', [2, hit(6), 'defenceInPlay']),
    card('feathers', [3, [{ do: 'packets', amount: 2, times: 3 }]]),
    card('dawn', [3, [{ do: 'damageAll', amount: 4 }]]),
    card('grace', [2, [{ do: 'heal', amount: 4 }]]),
    card('echo', [1, [{ do: 'xp', amount: 1 }]]),
  ],
  enemies: [
    ...['ghoul', 'ghoul-2', 'ghoul-3', 'ghoul-4', 'ghoul-5', 'ghoul-6', 'ghoul-7', 'ghoul-8'].map((id) =>
      enemy(id),
    ),
    enemy('giant', { resistance: 6, attack: 5 }),
    enemy('rager', { keywords: ['rage'] }),
    enemy('brute', { keywords: ['force-brutale'] }),
    enemy('shade', { keywords: ['cache'] }),
    enemy('hound', { keywords: ['hate'] }),
    enemy('husk', { keywords: ['coriace'] }),
    enemy('wolf', { keywords: ['hate', 'rage'] }),
    enemy('wraith', { keywords: ['cache', 'coriace'] }),
    enemy('mask', { resistance: '?', attack: '?' }),
    enemy('landing'),
  ],
  floors: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'].map((id) => ({
    id,
    name: named(id),
    normal: { door: 'b' as const, rows: EMPTY_FLOOR },
    hard: { door: 'b' as const, rows: EMPTY_FLOOR },
  })),
  bosses: [boss()],
  traps: {
    standard: [
      { level: 4 },
      { level: 5 },
      { level: 6 },
      { effect: [{ do: 'nothing' }] },
      { effect: [{ do: 'discardChosen', cards: 2 }] },
      { effect: [{ do: 'loseHealth', amount: 3 }] },
    ],
    advanced: [
      { level: 7 },
      { level: 8 },
      { level: 9 },
      { effect: [{ choose: [[{ do: 'loseHealth', amount: 4 }], [{ do: 'discardChosen', cards: 1 }]] }] },
      { effect: [{ do: 'discardRandom', cards: 2 }] },
      {
        effect: [
          { do: 'loseXp', amount: 2 },
          { do: 'losePotion', potions: 1 },
        ],
      },
    ],
  },
  treasures: {
    standard: [...TREASURES.standard],
    advanced: [
      { effect: [{ do: 'pickFromDeck', raised: true }] },
      { effect: [{ do: 'takeAdvanced' }] },
      { effect: [{ do: 'xp', amount: 3 }] },
      { effect: [{ do: 'heal', amount: 3 }] },
      { effect: [{ do: 'potion', potions: 1 }] },
      { effect: [{ do: 'potion', potions: 2 }] },
    ],
  },
};

/** All Tower cards show these rows, the top one first. */
export function floors(rows: string[], door: 'a' | 'b' | 'c' | 'd' = 'b'): Box['floors'] {
  return T0.floors.map((floor) => ({ ...floor, normal: { door, rows }, hard: { door, rows } }));
}

const LISTS = ['cards', 'advanced', 'enemies', 'floors', 'bosses'] as const;

/** The same changes give the same pack, which the game makes ready only once. */
function packOf(changes: Changes): { file: string; data: unknown } {
  const key = JSON.stringify(changes);
  const pack = PACKS.get(key) ?? { file: 'T0', data: dataOf(changes) };
  PACKS.set(key, pack);
  return pack;
}
const PACKS = new Map<string, { file: string; data: unknown }>();

function dataOf(changes: Changes): unknown {
  const lists = LISTS.map((key) => {
    const changed = (changes[key] ?? []) as readonly { id: string }[];
    const kept = T0[key].map((one) => changed.find(({ id }) => id === one.id) ?? one);
    return [key, [...kept, ...changed.filter(({ id }) => !T0[key].some((one) => one.id === id))]];
  });
  const { traps, treasures } = { ...T0, ...changes };
  return { ...Object.fromEntries(lists), traps, treasures, whole: [...LISTS] };
}

// ─── setting up ──────────────────────────────────────────────────────────────

/** Any position with T0. What it does not say is filled in as `position.ts` says. */
export function t0({ box, config, dice, seed, ...position }: Position & Given): Table {
  return set(soeurs, position, {
    config: { boss: 'boss', ...config },
    pack: packOf(box ?? {}),
    ...(dice && { dice }),
    ...(seed && { seed }),
  });
}

/** On a floor that looks like these rows, the top one first; the marker on the door unless squares were entered. */
export function climb({
  rows = EMPTY_FLOOR,
  door = 'b',
  box,
  ...given
}: Position & Given & { readonly rows?: string[]; readonly door?: 'a' | 'b' | 'c' | 'd' }): Table {
  return t0({ ...given, box: { floors: floors(rows, door), ...box } });
}

type FightGiven = Omit<Position, 'fight' | 'boss'> & Given & Partial<Fight> & { readonly hook?: Hook };

/** In an ordinary combat, in the Player Phase unless told otherwise, against one ghoul; `hook`: what the Place does. */
export function fight({
  enemies: foes = ['ghoul'],
  place = 'behind-landing',
  hook,
  round,
  mana,
  defence,
  waiting,
  phase,
  box,
  ...given
}: FightGiven): Table {
  const here = hook ? { enemies: [...(box?.enemies ?? []), enemy('landing', {}, hook)] } : {};
  return t0({
    ...given,
    box: { ...box, ...here },
    fight: { enemies: foes, place, round, mana, defence, waiting, phase },
  });
}

type BossGiven = Omit<Position, 'fight' | 'boss'> &
  Given &
  Omit<Boss, 'dice'> & {
    /** What is different on the Boss card. */
    readonly card?: Partial<Box['bosses'][number]>;
    /** The Boss's dice; `dice` are those that will be rolled. */
    readonly gauge?: number[];
  };

/** In the final fight, in the Player Phase unless told otherwise. */
export function bossFight({
  card: changed = {},
  gauge,
  attack,
  gauges,
  guardian,
  round,
  mana,
  defence,
  phase,
  box,
  ...given
}: BossGiven): Table {
  return t0({
    ...given,
    box: { bosses: [boss(changed)], ...box },
    boss: { dice: gauge, attack, gauges, guardian, round, mana, defence, phase },
  });
}

/** A game from its very beginning: with our own box, or with T0 changed as given. */
export function newGame({ box, config, ...start }: Given & { readonly seats?: number } = {}): Table {
  const withT0 = box && { pack: packOf(box), config: { boss: 'boss', ...config } };
  return new Play(soeurs, { seats: 1, seed: 'test', ...start, ...(config && { config }), ...withT0 });
}

// ─── looking ─────────────────────────────────────────────────────────────────

/** What the player sees. */
export function seen(play: Table): SoeursView {
  return play.table.view(0 as Seat).table;
}

/** Names of cards, `+` after a raised one: `strike guard+`. Copies are not told apart. */
export function names(play: Table, cards: readonly number[]): string {
  const { content, level } = play.state;
  const nameOf = (one: number): string => content.cards[one]!.id.replace(/\.\d$/, '');
  return cards.map((one) => nameOf(one) + (level[one] === 1 ? '+' : '')).join(' ');
}

export function hand(play: Table): string {
  return names(play, seen(play).hand);
}

/** The Action discard pile, the last card thrown last. */
export function discardPile(play: Table): string {
  return names(play, seen(play).discard);
}

/** Enemies by name, such as those of the enemy discard pile; `–` for an empty slot. */
export function enemies(play: Table, cards: readonly number[]): string {
  return cards.map((one) => (one < 0 ? '–' : play.state.content.enemies[one]!.id)).join(' ');
}

/** The line, `–` where one was beaten: `ghoul – shade`. */
export function line(play: Table): string {
  return enemies(play, seen(play).line.foes);
}

/** Resistance/Attack of those who stand: `3/2 6/5`. */
export function strengths(play: Table): string {
  return seen(play)
    .foes.map(({ resistance, attack }) => `${resistance}/${attack}`)
    .join(' ');
}

/** The Place of the combat, by the enemy on its other side; null where there is none. */
export function placeBehind(play: Table): string | null {
  const { place } = seen(play);
  return place < 0 ? null : enemies(play, [place]);
}

/** Where the marker stands: `door`, `b1`. */
export function square(play: Table): string {
  return squareName(seen(play).square);
}

/** The options that begin with this word, without it: `offered(play, 'target')` → `1 3`. */
export function offered(play: Table, does: string): string {
  return play.options
    .filter((option) => option.startsWith(`${does} `))
    .map((option) => option.slice(does.length + 1))
    .join(' ');
}

/** The names of the events since the given choice (the last one, unless said otherwise; 0 for all). */
export function events(play: Table, since?: number): string[] {
  return play.told(since).map(({ event }) => event);
}

type Told = GameEvent & Record<string, unknown>;

/** All events of that name, from the beginning. */
export function allTold(play: Table, name: string): Told[] {
  return play.told(0).filter(({ event }) => event === name) as Told[];
}

/** The last event of that name. */
export function lastTold(play: Table, name: string): Told {
  const found = allTold(play, name).at(-1);
  if (!found) throw new Error(`Expected ${name} to be told; what was told: ${events(play, 0).join(', ')}.`);
  return found;
}

/** Every roll so far, in order: `movement 6 1`, `mana 4`. */
export function rolls(play: Table): string[] {
  return allTold(play, 'diceRolled').map(({ what, dice }) => `${what} ${(dice as number[]).join(' ')}`);
}

// ─── expecting ───────────────────────────────────────────────────────────────

export function expectOffered(play: Table, ...choices: readonly string[]): void {
  for (const choice of choices) expect(play.options, `${choice} is offered`).toContain(choice);
}

export function expectNotOffered(play: Table, ...choices: readonly string[]): void {
  for (const choice of choices) expect(play.options, `${choice} is not offered`).not.toContain(choice);
}

/** None of these choices is offered, and each is refused by that rule. */
export function expectRefused(play: Table, rule: string, ...choices: readonly string[]): void {
  expectNotOffered(play, ...choices);
  const refusals = play.table
    .whyNot(play.asked)
    .map(({ about, rule: by }) => `${soeurs.words.notation(about, play.state.config)}: ${by}`);
  for (const choice of choices) expect(refusals, `${choice} is refused`).toContain(`${choice}: ${rule}`);
}
