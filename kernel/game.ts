/** The contract a game fulfils. Everything else in the house (bots, records, screens, server) asks only for this. */
import type { ZodType } from 'zod';
import type { AnyStep, Procedure } from './flow.ts';
import type { Decision, Frame, GameEvent, Option, Result, Seat, State } from './state.ts';
import type { Language, RuleId, Text } from './text.ts';
import type { Refusal } from './why-not.ts';

export type Sides = 'versus' | 'together' | 'alone';

/** One thing the host may choose when a table is made; the command line, the lab and the web app all show it. */
export interface Setting {
  /** The key in the game's config. */
  readonly key: string;
  readonly name: Text;
  readonly help?: Text;
  readonly values: readonly { readonly value: string | number | boolean; readonly name: Text }[];
  /** Only offered to tables of this many seats, when given. */
  readonly seats?: readonly number[];
}

/** What a game must be told to begin. */
export interface Start<Config = unknown> {
  readonly seats: number;
  readonly seed: string;
  /** Not to be changed afterwards: it is checked once, however many games begin with it. */
  readonly config?: Partial<Config> | Readonly<Record<string, unknown>>;
  /** A pack from outside, already read from its file; the game checks it. */
  readonly pack?: Pack;
  /** Begin in the middle: a position set up by hand, in the game's own terms; the game checks it. */
  readonly position?: unknown;
  /** Dice that fall first, in this order; for positions and tests. */
  readonly dice?: readonly number[];
}

/** Content from outside: where it came from (for the error messages) and what it says. */
export interface Pack {
  readonly file: string;
  readonly data: unknown;
}

/** What one seat (or, with `seat` null, a spectator) may know. Clients, bots and the network only ever get this. */
export interface View<V = unknown> {
  readonly game: string;
  readonly seat: Seat | null;
  readonly seats: number;
  readonly config: unknown;
  /** The game's own part. */
  readonly table: V;
  /** The questions put to this seat. */
  readonly decisions: readonly Decision[];
  /** Everybody who is being asked something; what exactly is nobody else's business. */
  readonly waitingFor: readonly Seat[];
  /** Where we are in the rules; only for a seat that has a question to answer, for it alone can imagine the rest. */
  readonly flow: readonly Frame[] | null;
  readonly result: Result | null;
}

/** How the game speaks: to people in two languages, to records in one notation. Made from views and events alone. */
export interface Words<V = unknown> {
  /** One line of a record. Different for any two options of one decision; no language but the rulebook's. */
  notation(option: Option, config: unknown): string;
  /** The decision in one plain sentence. */
  question(view: View<V>, decision: Decision, language: Language): string;
  option(view: View<V>, option: Option, language: Language): string;
  /** A line of the log, or null for what need not be read. */
  event(view: View<V>, event: GameEvent, language: Language): string | null;
  refusal(view: View<V>, refusal: Refusal, language: Language): string;
  result(view: View<V>, result: Result, language: Language): string;
  seat(view: View<V>, seat: Seat, language: Language): string;
}

/** What the house's bots need to know of a game. */
export interface Advice<S extends State = State> {
  /** How good the position is for the seat: higher is better, the scale is the game's own. */
  evaluate(t: S, seat: Seat): number;
  /**
   * True for a decision that only fills in an action already begun (which card pays, which square): the greedy bot
   * looks on to the end of the action before it judges.
   */
  continues(kind: string): boolean;
  /**
   * The option a player takes without thinking twice, where there is one (the cheapest card that pays): bots that think
   * ahead then try no other. Undefined where it takes thought.
   */
  usual?(t: S, decision: Decision): number | undefined;
}

/** What one reads on the box before opening it; light enough for a page that shows every game. */
export interface Shelf {
  readonly id: string;
  readonly name: Text;
  /** One sentence. */
  readonly blurb: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly sides: Sides;
  /** How long a game takes people, from a short one to a long one. */
  readonly minutes: { readonly min: number; readonly max: number };
}

export interface Game<
  S extends State = State,
  V = unknown,
  Config = unknown,
  Content = unknown,
  Position = unknown,
> extends Shelf {
  /** Raised when an old record would no longer replay. */
  readonly version: number;
  readonly settings: readonly Setting[];
  /** From outside to checked, defaults filled in. */
  readonly config: ZodType<Config>;
  /** The chapters' prefix of the rule ids: `SDP`. */
  readonly prefix: string;
  readonly procedures: readonly Procedure[];
  /** Fills in what the config left to the number of seats (which map, how many packs). */
  settle?(config: Config, seats: number): Config;
  /** Refuses, in words, a config that does not suit this number of seats. */
  suits?(config: Config, seats: number): string | null;
  /** What never changes during a game. Same input, same content; throws a PackError for a bad pack. */
  content(config: Config, seats: number, pack: Pack | null): Content;
  /** Adds the game's own fields to the bare table and puts the first procedure on its flow. */
  setup(bare: State<GameEvent, Config, Content>): S;
  view(t: S, seat: Seat | null): V;
  /** Every hidden piece (card, token) whose face this seat can tell. Undo and the leak test look at it. */
  knows(t: S, seat: Seat): Iterable<number>;
  /** Deals anew, in place, everything the seat cannot see, except the pieces in `kept`. */
  scramble(t: S, seat: Seat, chance: { random: S['random'] }, kept?: ReadonlySet<number>): void;
  /** A full state that this view could be a view of. Hidden pieces may lie anyhow: `imagine` scrambles them. */
  unview(view: V, seat: Seat, bare: State<GameEvent, Config, Content>): S;
  /** Throws, in words with numbers, if anything is on the table that can't be. */
  check(t: S): void;
  /** A position set up by hand: its schema, and how it is laid out on a bare table. */
  readonly position: ZodType<Position>;
  arrange(bare: State<GameEvent, Config, Content>, position: Position): S;
  /** A seat gives up, at any moment, asked or not. Absent where nobody can. */
  resign?(t: S, seat: Seat): void;
  /**
   * The option taken for a seat whose clock ran out, by its number; undefined where the rules have no word on it, and a bot
   * answers. What the seat could still take back was taken back before. Absent: a bot answers everything.
   */
  outOfTime?(decision: Decision): number | undefined;
  /** Everybody round the table agreed to call it a draw. Absent where there is no such thing. */
  agreeDraw?(t: S): void;
  readonly words: Words<V>;
  readonly advice: Advice<S>;
}

type Steps = Readonly<Record<string, Readonly<Record<string, AnyStep>>>>;

/** The steps of all procedures of a game, by name. Made once a game. */
export function stepsOf(game: Game): Steps {
  if (game === lastGame) return lastSteps;
  let steps = STEPS.get(game);
  if (!steps) {
    steps = Object.fromEntries(game.procedures.map((procedure) => [procedure.name, procedure.steps]));
    STEPS.set(game, steps);
  }
  lastGame = game;
  lastSteps = steps;
  return steps;
}
const STEPS = new WeakMap<Game, Steps>();
// Asked at every step of every game, mostly of the same one as a moment ago.
let lastGame: Game | null = null;
let lastSteps: Steps = {};

/** A pack that can't be used: file, path in it, what was expected, what came. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** Somebody outside asked for something that can't be: shown to people as it is, without a stack. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly rule: RuleId | null;
  constructor(message: string, rule: RuleId | null = null) {
    super(message);
    this.rule = rule;
  }
}
