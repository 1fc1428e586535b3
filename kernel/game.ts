/** The contract a game fulfils. Everything else in the house (bots, records, screens, server) asks only for this. */
import type { ZodType } from 'zod';
import type { Campaign } from './campaign.ts';
import type { AnyStep, Procedure } from './flow.ts';
import type { GameHistory } from './history.ts';
import type { Chance } from './random.ts';
import type { GameReport } from './report.ts';
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
  /** What each seat brings, from outside; the game checks it. Null, or nothing: what is usual. */
  readonly brings?: readonly unknown[];
}

/** Content from outside: where it came from (for the error messages) and what it says. */
export interface Pack {
  readonly file: string;
  readonly data: unknown;
}

/** A procedure under way with its open locals, and nothing else. */
export interface OpenFrame {
  readonly does: string;
}

/** What one seat (or, with `seat` null, a spectator) may know. Clients, bots and the network only ever get this. */
export interface View<V = unknown> {
  readonly game: string;
  readonly seat: Seat | null;
  readonly seats: number;
  readonly config: unknown;
  /** What each seat brought: this seat's own, the others' only once the game is over; null where it is not to be known. */
  readonly brought: readonly unknown[];
  /** The game's own part. */
  readonly table: V;
  /** The questions put to this seat. */
  readonly decisions: readonly Decision[];
  /** Everybody who is being asked something; what exactly is nobody else's business. */
  readonly waitingFor: readonly Seat[];
  /** Where we are in the rules; only for a seat that has a question to answer, for it alone can imagine the rest. */
  readonly flow: readonly Frame[] | null;
  /** What is under way, as everybody may know it: procedures that lie open, outermost first. Read it by `frameOf`. */
  readonly underWay: readonly OpenFrame[];
  readonly result: Result | null;
}

/**
 * How the game speaks: to people in two languages, to records in one notation. Made from the content, views and events alone.
 */
export interface Words<V = unknown, Content = unknown> {
  /** One line of a record. Different for any two options of one decision; no language but the rulebook's. */
  notation(option: Option, content: Content): string;
  /** The decision in one plain sentence. */
  question(view: View<V>, decision: Decision, language: Language, content: Content): string;
  option(view: View<V>, option: Option, language: Language, content: Content): string;
  /**
   * A line of the log, or null for what need not be read. The same whenever it is asked for: of the view it uses only what
   * doesn't change any more, and what held at the time is in the event. `names`: how people are called, by seat, where that
   * is known; whoever reads is still « vous ».
   */
  event(
    view: View<V>,
    event: GameEvent,
    language: Language,
    content: Content,
    names?: readonly string[],
  ): string | null;
  refusal(view: View<V>, refusal: Refusal, language: Language, content: Content): string;
  result(
    view: View<V>,
    result: Result,
    language: Language,
    content: Content,
    names?: readonly string[],
  ): string;
  seat(view: View<V>, seat: Seat, language: Language, content: Content): string;
}

/** What the house's bots need to know of a game. */
export interface Advice<S extends State = State, V = unknown, Content = unknown> {
  /** How good the position is for the seat: higher is better, the scale is the game's own. */
  evaluate(t: S, seat: Seat): number;
  /**
   * True for a decision that only fills in an action already begun (which card pays, which square): the greedy bot
   * looks on to the end of the action before it judges.
   */
  continues(kind: string): boolean;
  /**
   * The option a player takes without thinking twice, where there is one (the cheapest card that pays): bots that think
   * ahead then try no other. Undefined where it takes thought. `onTheWay`: the question comes up while something else is
   * thought through; what deserves thought of its own when it is asked may be taken for granted there.
   */
  usual?(t: S, decision: Decision, onTheWay: boolean): number | undefined;
  /**
   * The same where what lies open is enough to tell, before anything hidden is imagined: for questions that come up at
   * every step and seldom take thought. Whatever it says, `usual` says as well.
   */
  atOnce?(seen: V, decision: Decision, content: Content): number | undefined;
  /**
   * On how many imagined tables a line is played into which chance or another seat comes. Absent: as many as the bot
   * likes; 1 where what is hidden hardly changes what comes of an action.
   */
  readonly worlds?: number;
  /**
   * For a game whose turns are many actions in which one sets up another: the greedy bot thinks such a turn through to its
   * end before it begins, and judges by how it ends.
   */
  readonly turn?: {
    /** The number of the option that ends the turn, −1 while it can't be ended; undefined where the question is not what to do in a turn. */
    end(decision: Decision): number | undefined;
    /** What `evaluate` would say if the turn were ended here. */
    ended(t: S, seat: Seat): number;
  };
  /**
   * What an evaluation comes to as a chance to win, measured over games between bots: an even one, alone or together, at
   * `even`; and e times the odds for every `scale` more. Against others the seats' evaluations are compared instead.
   */
  readonly odds?: { readonly even: number; readonly scale: number };
}

/**
 * What each seat brings to the table, chosen before the game and unseen by the others: a deck. It stands in the state's
 * `brought`, in its own seat's view alone, in the record, and, as a hash, before everybody's eyes from the beginning.
 */
export interface Bringing<Brought = unknown, V = unknown, Config = unknown, Content = unknown> {
  /** From outside to checked: its form. */
  readonly schema: ZodType<Brought>;
  /** Throws `Refused`, with the rule, for what may not be brought to this table. */
  check?(brought: Brought, config: Config, content: Content): void;
  /** Everything that keeps it from being brought, where `check` says only the first: for whoever is making one. */
  faults?(brought: Brought, config: Config, content: Content): readonly Fault[];
  /** How it is handed on from person to person. */
  readonly written?: Written<Brought, Content>;
  /** Ready-made ones to choose from, at least one. A seat that brings nothing gets one of them. */
  ready(config: Config, content: Content): readonly Ready<Brought>[];
  /** Which of the ready-made ones a seat gets that brings nothing, where the config has a say; otherwise any. */
  usual?(seat: Seat, config: Config, content: Content): Brought | undefined;
  /**
   * Something the seat may have brought, for somebody who sees the table so: it has to hold all that was seen of it, and
   * is made from what people tend to bring, never from the real thing.
   */
  likely(seen: V, seat: Seat, config: Config, content: Content, chance: Chance): Brought;
}

/** Time is charged to whoever is asked, and goes on from where it was when the seat is asked again. */
export interface GameClock {
  /** Whether the question begins something new (a turn), for which the seat gets its whole time anew. */
  isFresh(decision: Decision): boolean;
  /** After so many times out of time in a row the seat gives up. */
  readonly givesUpAfter: number;
}

/** The windows for answers a game has, for what a seat may say of them once and for all (`stops.ts`). */
export interface Windows<V = unknown> {
  /** Every window one can set a stop at, in the order of a turn; `usual`: what most players want there, if not `able`. */
  readonly list: readonly {
    readonly id: string;
    readonly name: Text;
    readonly usual?: 'always' | 'never';
  }[];
  /** Which of them this question is. */
  of(seen: View<V>, decision: Decision): string;
  /** What an option would use, so that one can say "never for this card": the card's name in the content. */
  uses(option: Option): string | null;
  /** How people call what `uses` named; without it, by that very name. */
  called?(used: string, content: unknown): Text;
}

export interface Ready<Brought = unknown> {
  readonly id: string;
  readonly name: Text;
  /** How it plays, in a sentence. */
  readonly about?: Text | undefined;
  readonly brought: Brought;
}

/** Why something may not be brought: the sentence and its rule; null where it has not even the right form. */
export interface Fault {
  readonly rule: RuleId | null;
  readonly why: Text;
}

/** What was made for one table, as text that another person can read in. */
export interface Written<Brought = unknown, Content = unknown> {
  /** Short, for a link: letters, figures, `-`, `_` and `.` only. It carries its version and a checksum. */
  code(brought: Brought, content: Content): string;
  /** In words, for people; `read` understands it as well. */
  list(brought: Brought, content: Content, language: Language): string;
  /** A code or a list. Throws `Refused`, in both languages, for what is neither; what it reads need not be allowed. */
  read(text: string, content: Content): Brought;
  /** What people call it; null for one without a name. */
  name(brought: Brought): string | null;
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
  /** Raised when an old record would no longer replay: tells people why. Whether it does, its hashes decide. */
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
  /** Absent where nobody brings anything. */
  readonly brings?: Bringing<unknown, V, Config, Content>;
  /** Absent where nobody answers in the middle of another's turn, or always wants to be asked. */
  readonly windows?: Windows<V>;
  /** Adds the game's own fields to the bare table and puts the first procedure on its flow. */
  setup(bare: State<GameEvent, Config, Content>): S;
  view(t: S, seat: Seat | null): V;
  /** Every hidden piece (card, token) whose face this seat can tell. Undo and the leak test look at it. */
  knows(t: S, seat: Seat): Iterable<number>;
  /** Deals anew, in place, everything the seat cannot see, what others brought included, except the pieces in `kept`. */
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
  /** How clocks run, in a game of many small questions. Absent: a whole new one for every action. */
  readonly clock?: GameClock;
  /** Everybody round the table agreed to call it a draw. Absent where there is no such thing. */
  agreeDraw?(t: S): void;
  readonly words: Words<V, Content>;
  readonly advice: Advice<S, V, Content>;
  /** What a player takes along from game to game. Absent where every game begins anew. */
  readonly history?: GameHistory;
  /** Games that hang together, with something carried over. Absent where there is no such thing. */
  readonly campaign?: Campaign<unknown, Config, V>;
  /** What simulations report beyond who won. */
  readonly report?: GameReport;
  /**
   * Config that simulations and random play begin with, unless told otherwise: a limit that people don't need, where play
   * without sense might go on for ever. Absent: as it comes.
   */
  readonly simulated?: Readonly<Record<string, unknown>>;
}

export type Steps = Readonly<Record<string, Readonly<Record<string, AnyStep>>>>;

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

type OpenLocals = ReadonlyMap<string, readonly PropertyKey[]>;

/** By name, the locals of a game's procedures that lie open; those that don't are left out. Made once a game. */
export function openLocalsOf(game: Game): OpenLocals {
  let open = OPEN_LOCALS.get(game);
  if (!open) {
    open = new Map(game.procedures.flatMap((one) => (one.open ? [[one.name, one.open] as const] : [])));
    OPEN_LOCALS.set(game, open);
  }
  return open;
}
const OPEN_LOCALS = new WeakMap<Game, OpenLocals>();
// Asked at every step of every game, mostly of the same one as a moment ago.
let lastGame: Game | null = null;
let lastSteps: Steps = {};

/** A pack that can't be used: file, path in it, what was expected, what came. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** What is wrong in a text from outside that is read line by line (a map, a tile), and where. */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly line: number;
  /** Absent when the whole line is at fault. */
  readonly column: number | undefined;

  constructor(what: string, line: number, column?: number) {
    super(column === undefined ? `line ${line}: ${what}` : `line ${line}, column ${column}: ${what}`);
    this.line = line;
    this.column = column;
  }
}

/** Somebody outside asked for something that can't be: shown to people as it is, without a stack. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  readonly rule: RuleId | null;
  /** The message in both languages, where there are two. */
  readonly why: Text;
  constructor(message: string | Text, rule: RuleId | null = null) {
    const why = typeof message === 'string' ? { fr: message, en: message } : message;
    super(why.en);
    this.why = why;
    this.rule = rule;
  }
}

/** A game played before goes another way by today's rules and content: from this choice on, counted from 1 (0: the opening). */
export class Departed extends Refused {
  override readonly name = 'Departed';
  readonly choice: number;
  constructor(message: string, choice: number, rule: RuleId | null = null) {
    super(message, rule);
    this.choice = choice;
  }
}
