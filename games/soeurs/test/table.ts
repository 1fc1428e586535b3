/** How the tests set up a table with one of their boxes, and the words in which they look at it. */
import type { GameEvent, Seat } from '@tablee/kernel';
import { Play, set } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { soeurs } from '../index.ts';
import type { positionSchema } from '../position.ts';
import type { Box, PlaceAbility } from '../ready/schema.ts';
import { squareName } from '../rules/move.ts';
import type { Soeurs, SoeursEvent, SoeursView } from '../types.ts';
import { EMPTY_FLOOR, enemy, type TestBox } from './boxes/parts.ts';
import { PLAIN } from './boxes/plain.ts';

export type Table = Play<Soeurs, SoeursView>;
type Position = (typeof positionSchema)['_zod']['input'];
type Fight = NonNullable<Position['fight']>;
export type Foe = Fight['enemies'][number];
type BossFight = NonNullable<Position['boss']>;
type Boss = Box['bosses'][number];

// ─── setting up ──────────────────────────────────────────────────────────────

interface Start {
  /** Things of the box that a test changes: those with an id of the box take its place, others come after. */
  readonly box?: Partial<Box>;
  /** The Boss, by its id. */
  readonly against?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** What will be rolled. */
  readonly dice?: readonly number[];
  readonly seed?: string;
}
type Elsewhere = Omit<Position, 'fight' | 'boss'> & Start;
export type Given = Position & Start;
type Climb = Elsewhere & { readonly rows?: string[]; readonly door?: Boss['lastFloor']['door'] };
/** `does`: what the Place does. */
type InFight = Elsewhere & Partial<Fight> & { readonly does?: PlaceAbility };
type AtBoss = Elsewhere &
  Omit<BossFight, 'dice'> & {
    /** What is different on the Boss card. */
    readonly card?: Partial<Boss>;
    /** The Boss's dice; `dice` are those that will be rolled. */
    readonly gauge?: number[];
  };

interface Tables {
  /** Any position. What it does not say is filled in as `position.ts` says. */
  at(given?: Given): Table;
  /** On a floor that looks like these rows, the top one first; the marker on the door unless squares were entered. */
  climb(given?: Climb): Table;
  /** In an ordinary combat, in the Player Phase unless told otherwise. */
  fight(given: InFight): Table;
  /** In the final fight, in the Player Phase unless told otherwise. */
  bossFight(given: AtBoss): Table;
  /** A game from its very beginning. */
  newGame(start?: Start & { readonly seats?: number }): Table;
}

/** The words that set up a table with this box; without one, with the box the game comes with. */
export function tablesWith(own?: TestBox): Tables {
  const startOf = ({ box, against = own?.boss, config, ...start }: Start) => ({
    ...start,
    config: { ...(against && { boss: against }), ...config },
    ...(own && { pack: packOf(own, box ?? {}) }),
  });

  function at({ box, against, config, dice, seed, ...position }: Given = {}): Table {
    const start = startOf({ box, against, config, ...(dice && { dice }), ...(seed && { seed }) });
    return set(soeurs, position, start);
  }

  function climb({ rows = EMPTY_FLOOR, door = 'b', box, ...given }: Climb = {}): Table {
    const floors = own?.data.floors?.map((one) => ({ ...one, normal: { door, rows }, hard: { door, rows } }));
    return at({ ...given, box: { ...(floors && { floors }), ...box } });
  }

  function fight({ does, box, ...given }: InFight): Table {
    const { enemies, place, round, mana, defence, waiting, phase, ...rest } = {
      ...own?.fight,
      ...(does && { place: 'behind-landing' }),
      ...given,
    };
    if (!enemies) throw new Error('Expected the enemies of the fight: this box has no usual ones.');
    const here = does && { enemies: [...(box?.enemies ?? []), enemy('landing', {}, does)] };
    return at({
      ...rest,
      box: { ...box, ...here },
      fight: { enemies, place, round, mana, defence, waiting, phase },
    });
  }

  function bossFight({ card, gauge, box, ...given }: AtBoss): Table {
    const { attack, gauges, guardian, round, mana, defence, phase, ...rest } = given;
    const printed = own?.data.bosses?.find(({ id }) => id === (given.against ?? own.boss));
    return at({
      ...rest,
      box: { ...(card && printed && { bosses: [{ ...printed, ...card }] }), ...box },
      boss: { dice: gauge, attack, gauges, guardian, round, mana, defence, phase },
    });
  }

  function newGame(start: Start & { readonly seats?: number } = {}): Table {
    return new Play(soeurs, { seats: 1, seed: 'test', ...startOf(start) });
  }

  return { at, climb, fight, bossFight, newGame };
}

/** The same changes give the same pack, which the game makes ready only once. */
function packOf(own: TestBox, changes: Partial<Box>): { file: string; data: unknown } {
  const key = own.file + JSON.stringify(changes);
  const pack = PACKS.get(key) ?? { file: own.file, data: dataOf(own, changes) };
  PACKS.set(key, pack);
  return pack;
}
const PACKS = new Map<string, { file: string; data: unknown }>();

const LISTS = ['cards', 'advanced', 'enemies', 'floors', 'bosses'] as const;

function dataOf({ data }: TestBox, changes: Partial<Box>): unknown {
  const lists = LISTS.filter((key) => data[key] ?? changes[key]).map((key) => {
    const printed: readonly { id: string }[] = data[key] ?? [];
    const changed: readonly { id: string }[] = changes[key] ?? [];
    const kept = printed.map((one) => changed.find(({ id }) => id === one.id) ?? one);
    return [key, [...kept, ...changed.filter(({ id }) => !printed.some((one) => one.id === id))]];
  });
  return { ...data, ...changes, ...Object.fromEntries(lists) };
}

/** The final fight on the plain tower: what it is like, and the rest of the position. */
export function againstBoss(fight: object, rest: object): Table {
  return tablesWith(PLAIN).bossFight({ ...fight, ...rest });
}

// ─── looking ─────────────────────────────────────────────────────────────────

/** What the player sees. */
export function seen(table: Table): SoeursView {
  return table.table.view(0 as Seat).table;
}

/** Names of cards, `+` after a raised one. */
export function names(table: Table, cards: readonly number[]): string[] {
  const { content, level } = table.state;
  return cards.map((one) => content.cards[one]!.id + (level[one] === 1 ? '+' : ''));
}

export function hand(table: Table): string[] {
  return names(table, table.state.hand);
}

/** The Action discard pile, the last card thrown last. */
export function discardPile(table: Table): string[] {
  return names(table, table.state.discard);
}

/** Enemies by name, such as those of the enemy discard pile; `–` for an empty slot. */
export function enemies(table: Table, cards: readonly number[]): string[] {
  return cards.map((one) => (one < 0 ? '–' : table.state.content.enemies[one]!.id));
}

/** The line, `–` where one was beaten: `ghoul – shade`. */
export function line(table: Table): string {
  return enemies(table, seen(table).line.foes).join(' ');
}

/** Resistance/Attack of those who stand: `3/2 6/5`. */
export function strengths(table: Table): string {
  return seen(table)
    .foes.map(({ resistance, attack }) => `${resistance}/${attack}`)
    .join(' ');
}

/** The Place of the combat, by the enemy on its other side; null where there is none. */
export function placeBehind(table: Table): string | null {
  const { place } = seen(table);
  return place < 0 ? null : enemies(table, [place])[0]!;
}

/** Where the marker stands: `door`, `b1`. */
export function square(table: Table): string {
  return squareName(seen(table).square);
}

/** The options that begin with this word, without it: `offered(table, 'target')` → `1 3`. */
export function offered(table: Table, does: string): string {
  return table.options
    .filter((option) => option.startsWith(`${does} `))
    .map((option) => option.slice(does.length + 1))
    .join(' ');
}

/** The rules that refuse this kind of action now. */
export function refusals(table: Table, does: string): string[] {
  return table.whyNot(does).map((refusal) => refusal.rule);
}

/** The names of the events since the given choice (the last one, unless said otherwise; 0 for all). */
export function events(table: Table, since?: number): string[] {
  return table.told(since).map(({ event }) => event);
}

/** Which of these events there were since the last choice, in the order they happened. */
export function order(table: Table, among: readonly string[]): string[] {
  return events(table).filter((one) => among.includes(one));
}

type Name = SoeursEvent['event'];
type Named<N extends Name> = Extract<SoeursEvent, { event: N }>;

/** All events of one name, from the opening on or from the given choice on. */
export function told<N extends Name>(table: Table, name: N, since = 0): Named<N>[] {
  return table.told(since).filter((event: GameEvent): event is Named<N> => event.event === name);
}

/** Those since the last choice. */
export function lately<N extends Name>(table: Table, name: N): Named<N>[] {
  return told(table, name, table.table.choices.length - 1);
}

/** The last event of that name. */
export function lastTold<N extends Name>(table: Table, name: N): Named<N> {
  const found = told(table, name).at(-1);
  if (!found) throw new Error(`Expected ${name} to be told; what was told: ${events(table, 0).join(', ')}.`);
  return found;
}

/** Every roll so far, in order: `movement 6 1`, `mana 4`. */
export function rolls(table: Table): string[] {
  return told(table, 'diceRolled').map(({ what, dice }) => `${what} ${dice.join(' ')}`);
}

// ─── expecting ───────────────────────────────────────────────────────────────

export function expectOffered(table: Table, ...choices: readonly string[]): void {
  for (const choice of choices) expect(table.options, `${choice} is offered`).toContain(choice);
}

export function expectNotOffered(table: Table, ...choices: readonly string[]): void {
  for (const choice of choices) expect(table.options, `${choice} is not offered`).not.toContain(choice);
}

/** None of these choices is offered, and each is refused by that rule. */
export function expectRefused(table: Table, rule: string, ...choices: readonly string[]): void {
  expectNotOffered(table, ...choices);
  const refused = table.table
    .whyNot(table.asked)
    .map(({ about, rule: by }) => `${soeurs.words.notation(about, table.state.content)}: ${by}`);
  for (const choice of choices) expect(refused, `${choice} is refused`).toContain(`${choice}: ${rule}`);
}
