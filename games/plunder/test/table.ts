/** The test board T0 and the words in which the tests look at a table. */
import type { GameEvent, Seat } from '@tablee/kernel';
import { Play, set } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { plunder } from '../index.ts';
import type { position } from '../position.ts';
import { type Card, cardName, cardNamed } from '../rules/card.ts';
import { heroOf } from '../rules/hero.ts';
import { COLOURS, type Colour, type Square, squareName } from '../rules/map.ts';
import { CLASSES, type Class, type Hero, type Plunder, type PlunderView, type Team } from '../types.ts';

export type Table = Play<Plunder, PlunderView>;

type Position = (typeof position)['_zod']['input'];

export type T0 = Position & {
  /** Walls on edges: `c4|d4` between columns, `c4/c5` between rows. */
  readonly walls?: readonly string[];
  /** Monster arrival squares besides those of T0. */
  readonly stars?: readonly string[];
  readonly seats?: 2 | 3 | 4;
  readonly seed?: string;
  readonly config?: Readonly<Record<string, unknown>>;
};

const WIDTH = 8;
const HEIGHT = 10;
const ZONES: Readonly<Record<string, readonly string[]>> = {
  B: ['a1', 'a2', 'a3', 'b1'],
  G: ['h8', 'h9', 'h10', 'g10'],
  O: ['h1', 'h2', 'h3', 'g1'],
  P: ['a8', 'a9', 'a10', 'b10'],
};
const STARS = ['d3', 'e8', 'g2', 'b9'];

/**
 * A position on T0: 8 × 10 squares, no walls and no treasures but those given; Blue zone a1 a2 a3 b1, Green zone
 * h8 h9 h10 g10; monster squares d3 e8 g2 b9. With three or four seats Orange has h1 h2 h3 g1 and Purple a8 a9 a10 b10.
 */
export function t0({ walls, stars, seats = 2, seed = 'test', config = {}, ...position }: T0): Table {
  return set(plunder, position, {
    seats,
    seed,
    config: { map: t0Map({ walls, stars, seats }), ...config },
  });
}

/** A game from its very beginning: nobody has chosen anything. */
export function newGame(
  given: { seats?: number; seed?: string; config?: Readonly<Record<string, unknown>> } = {},
): Table {
  return new Play(plunder, { seats: 2, seed: 'test', ...given });
}

/** T0 as the text of a map. */
export function t0Map({ walls = [], stars = [], seats = 2 }: Pick<T0, 'walls' | 'stars' | 'seats'>): string {
  const colours = seats === 2 ? ['B', 'G'] : ['B', 'O', 'G', 'P'];
  const isWall = (...names: readonly string[]): boolean => names.some((name) => walls.includes(name));
  const glyph = (name: string): string => {
    if (STARS.includes(name) || stars.includes(name)) return '*';
    return colours.find((colour) => ZONES[colour]!.includes(name)) ?? '.';
  };
  const border = `+${'---+'.repeat(WIDTH)}`;
  const lines = [border];
  for (let row = 0; row < HEIGHT; row++) {
    const here = Array.from({ length: WIDTH }, (_, column) => at(column, row));
    const right = here.map((name, x) => (x === WIDTH - 1 || isWall(`${name}|${at(x + 1, row)}`) ? '|' : ' '));
    const below = here.map((name, x) => (isWall(`${name}/${at(x, row + 1)}`) ? '---' : '   '));
    lines.push(`|${here.map((name, x) => ` ${glyph(name)} ${right[x]}`).join('')}`);
    lines.push(row === HEIGHT - 1 ? border : `+${below.map((edge) => `${edge}+`).join('')}`);
  }
  const header = ['id: t0', 'name: T0', `size: ${WIDTH}x${HEIGHT}`, `seats: ${colours.join(' ')}`];
  return [...header, 'symmetry: none', '---', ...lines.map((line) => `   ${line}`)].join('\n');
}

function at(column: number, row: number): string {
  return squareName({ width: WIDTH }, row * WIDTH + column);
}

// ─── looking ─────────────────────────────────────────────────────────────────

export const RESERVE = 'reserve';

/** Where `blue-mage` or `monster-1` stands: a square, or in reserve. */
export function squareOf(play: Table, figure: string): string {
  const { heroAt, monsterAt } = play.state;
  const monster = /^monster-(\d+)$/.exec(figure)?.[1];
  return nameOf(play, monster ? monsterAt[Number(monster) - 1]! : heroAt[heroNamed(figure)]!);
}

export function pv(play: Table, hero: string): number {
  return play.state.pv[heroNamed(hero)]!;
}

export function carries(play: Table, hero: string): boolean {
  return play.state.carries[heroNamed(hero)] === 1;
}

/** The squares on which treasures lie, in reading order: `d4 f4`. */
export function treasures(play: Table): string {
  const { treasureAt } = play.state;
  return names(
    play,
    treasureAt.flatMap((one, square) => (one === 1 ? [square] : [])),
  );
}

/** The squares on which monsters stand, in reading order. */
export function monsters(play: Table): string {
  const placed = play.state.monsterAt.filter((square) => square >= 0);
  return names(
    play,
    placed.sort((a, b) => a - b),
  );
}

export function secured(play: Table, colour: Colour): number {
  return play.state.secured[teamNamed(colour)]!;
}

/** The cards in hand, by suit ♣ ♠ ♦ ♥ and then by value: `10♣ A♥ Jk`. */
export function hand(play: Table, colour: Colour): string {
  return cards(play.state.hands[seatOf(play, colour)]!);
}

/** The discard pile, the last card thrown last. */
export function discardPile(play: Table): string {
  return cards(play.state.discard);
}

export function seatOf(play: Table, colour: Colour): Seat {
  return play.state.seatOf[teamNamed(colour)] as Seat;
}

/** Who is being asked. */
export function asked(play: Table): Colour {
  return colourOf(play, play.asked);
}

/** Whose turn it is. */
export function active(play: Table): Colour {
  return colourOf(play, play.state.active);
}

/** Who has won; null while the game goes on, or when it is drawn. */
export function winner(play: Table): Colour | null {
  const seat = play.state.result?.winners[0];
  return seat === undefined ? null : colourOf(play, seat);
}

/** The options that begin with this word, without it: `offered(play, 'dodge')` → `c3 d3`. */
export function offered(play: Table, does: string): string {
  return play.options
    .filter((option) => option.startsWith(`${does} `))
    .map((option) => option.slice(does.length + 1))
    .join(' ');
}

/** The names of the events since the given choice (the last one, unless said otherwise). */
export function events(play: Table, since?: number): string[] {
  return play.told(since).map(({ event }) => event);
}

/** The last event of that name. */
export function lastTold(play: Table, name: string): GameEvent & Record<string, unknown> {
  const found = play
    .told(0)
    .filter(({ event }) => event === name)
    .at(-1);
  if (!found) throw new Error(`Expected ${name} to be told; what was told: ${events(play, 0).join(', ')}.`);
  return found as GameEvent & Record<string, unknown>;
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
    .map(({ about, rule: by }) => `${plunder.words.notation(about, play.state.content)}: ${by}`);
  for (const choice of choices) expect(refusals, `${choice} is refused`).toContain(`${choice}: ${rule}`);
}

// ─── names ───────────────────────────────────────────────────────────────────

export function heroNamed(name: string): Hero {
  const [colour, kind] = name.split('-');
  const team = COLOURS.indexOf(colour as Colour);
  const of = CLASSES.indexOf(kind as (typeof CLASSES)[number]);
  if (team < 0 || of < 0) throw new Error(`Expected a hero such as blue-mage, got ${name}.`);
  return heroOf(team as Team, of as Class);
}

export function card(name: string): Card {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`Expected a card such as 10♥, J♠ or Jk, got ${name}.`);
  return found;
}

export function cards(of: readonly Card[]): string {
  return of.map(cardName).join(' ');
}

function teamNamed(colour: Colour): Team {
  return COLOURS.indexOf(colour) as Team;
}

function colourOf(play: Table, seat: Seat): Colour {
  return COLOURS[play.state.teamOf[seat] as Team]!;
}

function nameOf(play: Table, square: Square): string {
  return square < 0 ? RESERVE : squareName(play.state.content.board, square);
}

function names(play: Table, squares: readonly Square[]): string {
  return squares.map((square) => nameOf(play, square)).join(' ');
}
