/** A position set up by hand, for tests, puzzles and `tablee position`. */
import { frame, type GameEvent, Refused, type Seat, type State } from '@tablee/kernel';
import { z } from 'zod';
import { allCards, type Card, cardName, faceOf, insert } from './rules/card.ts';
import {
  FULL_PV,
  HEROES_IN_THE_DUNGEON,
  heroesInDungeon,
  heroFigure,
  heroOf,
  isFree,
  isHero,
  monsterFigure,
  stand,
  teamOfHero,
} from './rules/hero.ts';
import { COLOURS, type Square, squareAt } from './rules/map.ts';
import { emptyTable } from './rules/table.ts';
import { maybeSecure } from './rules/tres.ts';
import { turn } from './rules/turn.ts';
import {
  CLASSES,
  type Class,
  type Hero,
  type Monster,
  type Plunder,
  type PlunderConfig,
  type PlunderContent,
  type Team,
} from './types.ts';

const HERO_NAMES = COLOURS.flatMap((colour) => CLASSES.map((kind) => `${colour}-${kind}`)) as [
  string,
  ...string[],
];
const squareSchema = z.string().regex(/^[a-z][1-9]\d?$/, 'expected a square such as c4');
const cardSchema = z
  .string()
  .regex(/^(?:(?:[2-9]|10|J|Q|K|A)[♣♠♦♥]|Jk)$/, 'expected a card such as 10♥, J♠ or Jk');
const pile = z.array(cardSchema).max(108);
const heroSchema = z.union([
  squareSchema,
  z.strictObject({
    at: squareSchema,
    pv: z.int().min(1).max(FULL_PV).default(FULL_PV),
    carries: z.boolean().default(false),
  }),
]);

export const position = z.strictObject({
  /** By seat; the first seats of the map's ring unless said otherwise. */
  teams: z.array(z.enum(COLOURS)).min(2).max(4).optional(),
  /** Whose turn it is. */
  active: z.enum(COLOURS).optional(),
  /** Where in the turn: its very beginning, the action phase, or the discard phase. */
  step: z.enum(['begin', 'act', 'discard']).default('act'),
  turn: z.int().min(1).max(10_000).default(1),
  heroes: z.partialRecord(z.enum(HERO_NAMES), heroSchema).default({}),
  monsters: z.array(squareSchema).max(16).default([]),
  treasures: z.array(squareSchema).max(12).default([]),
  secured: z.partialRecord(z.enum(COLOURS), z.int().min(0).max(1)).default({}),
  hands: z.partialRecord(z.enum(COLOURS), pile).default({}),
  /** The next cards to be drawn, the first one first; the rest of the packs lies under them. */
  draw: pile.default([]),
  /** When given, the draw pile holds nothing but `draw`, and the rest of the packs is in the discard pile. */
  drawEndsThere: z.boolean().default(false),
  discard: pile.default([]),
});
export type Position = z.infer<typeof position>;

export function arrange(bare: State<GameEvent, PlunderConfig, PlunderContent>, given: Position): Plunder {
  const t = emptyTable(bare);
  seatTeams(t, given);
  for (const [name, hero] of Object.entries(given.heroes)) if (hero) placeHero(t, name, hero);
  given.monsters.forEach((name, monster) => {
    if (monster >= t.monsterAt.length)
      throw refused('monsters', `at most ${t.monsterAt.length} with ${t.seats} players`);
    stand(t, monsterFigure(monster as Monster), freeSquare(t, name, `monsters[${monster}]`));
  });
  for (const name of given.treasures) layTreasure(t, name);
  for (const [colour, count] of Object.entries(given.secured))
    t.secured[COLOURS.indexOf(colour as never)] = count ?? 0;
  dealOut(t, given);
  for (let hero = 0; hero < t.heroAt.length; hero++) maybeSecure(t, hero as Hero);
  if (t.result) throw refused('secured', 'a game that nobody has won yet');
  t.treasures = sum(t.treasureAt) + sum(t.carries) + sum(t.secured);
  return t;
}

function seatTeams(t: Plunder, given: Position): void {
  const ring = t.content.ring;
  const teams = given.teams?.map((colour) => COLOURS.indexOf(colour) as Team) ?? ring.slice(0, t.seats);
  if (teams.length !== t.seats) throw refused('teams', `${t.seats} colours, one for each seat`);
  teams.forEach((team, seat) => {
    if (!ring.includes(team))
      throw refused('teams', `colours of this dungeon: ${ring.map((of) => COLOURS[of]).join(', ')}`);
    if (t.seatOf[team] !== -1) throw refused('teams', 'each colour once');
    t.teamOf[seat] = team;
    t.seatOf[team] = seat as Seat;
  });
  const active = given.active === undefined ? 0 : t.seatOf[COLOURS.indexOf(given.active)]!;
  if (active === -1) throw refused('active', 'a colour somebody plays');
  t.active = active as Seat;
  t.first = t.active;
  t.phase = given.step === 'discard' ? 'discard' : 'action';
  t.turns = given.step === 'begin' ? given.turn - 1 : given.turn;
  t.flow[0]!.at = 'play';
  t.flow.push({ ...frame(turn, { seat: t.active, discarding: [] }), at: given.step });
}

function placeHero(t: Plunder, name: string, given: NonNullable<Position['heroes'][string]>): void {
  const { at, pv, carries } = typeof given === 'string' ? { at: given, pv: FULL_PV, carries: false } : given;
  const [colour, kind] = name.split('-') as [never, never];
  const hero = heroOf(COLOURS.indexOf(colour) as Team, CLASSES.indexOf(kind) as Class);
  if (t.seatOf[teamOfHero(hero)] === -1)
    throw refused(`heroes.${name}`, 'heroes of teams that somebody plays');
  stand(t, heroFigure(hero), freeSquare(t, at, `heroes.${name}`));
  if (heroesInDungeon(t, teamOfHero(hero)) > HEROES_IN_THE_DUNGEON) {
    throw refused(
      `heroes.${name}`,
      `at most ${HEROES_IN_THE_DUNGEON} heroes of a team in the dungeon (SDP-HERO-2)`,
    );
  }
  t.pv[hero] = pv;
  t.carries[hero] = carries ? 1 : 0;
}

/** One a square, and none under a hero: he would have picked it up (R-SDP-41, R-SDP-43). */
function layTreasure(t: Plunder, name: string): void {
  const at = square(t, name, 'treasures');
  if (t.treasureAt[at] === 1)
    throw refused('treasures', `one treasure a square; on ${name} one lies already`);
  if (isHero(t.standing[at]!)) throw refused('treasures', `no treasure where a hero stands, got ${name}`);
  t.treasureAt[at] = 1;
}

/** Cards are named by their face; the packs must hold each that often. */
function dealOut(t: Plunder, given: Position): void {
  const box = allCards(t.config.cards, t.config.packs);
  const takeOut = (name: string, path: string): Card => {
    const index = box.findIndex((card) => cardName(card) === name);
    if (index < 0)
      throw refused(
        path,
        `cards that are left in the packs; ${name} is there no more, or twice in the position`,
      );
    return box.splice(index, 1)[0]!;
  };
  for (const [colour, names] of Object.entries(given.hands)) {
    const seat = t.seatOf[COLOURS.indexOf(colour as never)]!;
    if (seat === -1) throw refused(`hands.${colour}`, 'a colour somebody plays');
    for (const name of names ?? []) insert(t.hands[seat]!, takeOut(name, `hands.${colour}`));
  }
  const next = given.draw.map((name) => takeOut(name, 'draw'));
  const thrown = given.discard.map((name) => takeOut(name, 'discard'));
  // What is left lies in the order of the faces: always the same way.
  box.sort((a, b) => faceOf(a) - faceOf(b) || a - b);
  t.draw = given.drawEndsThere ? next.reverse() : [...box, ...next.reverse()];
  t.discard = given.drawEndsThere ? [...box, ...thrown] : thrown;
}

function freeSquare(t: Plunder, name: string, path: string): Square {
  const at = square(t, name, path);
  if (!isFree(t, at)) throw refused(path, `a square without a figure; on ${name} one stands already`);
  return at;
}

function square(t: Plunder, name: string, path: string): Square {
  const at = squareAt(t.content.board, name);
  if (at === undefined) {
    throw refused(
      path,
      `a square of this dungeon (${t.content.board.width} × ${t.content.board.height}), got ${name}`,
    );
  }
  return at;
}

function refused(path: string, expected: string): Refused {
  return new Refused(`position › ${path}: expected ${expected}`);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}
