/**
 * The table of Super Dungeon Plunder as plain data.
 *
 * Words: a *seat* leads one *team* (a colour); a team has three *heroes* (one of each class); monsters belong to
 * nobody. A *figure* is a hero or a monster. Squares are numbered row by row from the top left.
 */
import type { Brand, GameEvent, Option, Seat, State } from '@tablee/kernel';
import type { Board } from './rules/board.ts';
import type { Card, Suit } from './rules/card.ts';
import type { Square } from './rules/map.ts';
import type { Power } from './rules/power.ts';

export const CLASSES = ['warrior', 'rogue', 'mage'] as const;
export type ClassName = (typeof CLASSES)[number];
/** Index into CLASSES. */
export type Class = Brand<number, 'Class'>;
export const WARRIOR = 0 as Class;
export const ROGUE = 1 as Class;
export const MAGE = 2 as Class;

/** Index into COLOURS. */
export type Team = Brand<number, 'Team'>;
/** team × 3 + class. */
export type Hero = Brand<number, 'Hero'>;
export type Monster = Brand<number, 'Monster'>;
/** What stands on a square: 0 nobody, 1 + hero, or FIRST_MONSTER + monster. */
export type Figure = Brand<number, 'Figure'>;

export interface PlunderConfig {
  /** The id of one of our maps, or the whole text of another one. */
  readonly map: string;
  /** Cards in a pack (R-SDP-13). */
  readonly cards: 54 | 52 | 32;
  /** Packs shuffled together (R-SDP-14). */
  readonly packs: 1 | 2;
  /** The game ends after this many turns; 0: no limit (R-SDP-65). */
  readonly turnLimit: number;
  /** The first player is dealt 6 cards (R-SDP-66). */
  readonly balancedOpening: boolean;
}

export interface PlunderContent {
  readonly board: Board;
  /** By team: the squares of its arrival zone. */
  readonly zones: readonly (readonly Square[])[];
  /** The teams clockwise round the map (R-SDP-60). */
  readonly ring: readonly Team[];
  /** By team: steps from each square to its zone on the empty board, diagonals allowed. */
  readonly toZone: readonly Int16Array[];
  /** From each square to each other, likewise. */
  readonly steps: readonly Int16Array[];
}

/** What was last paid with: one card, a pair, or the two to four cards of a weak defence. */
export interface Paid {
  cards: Card[];
  suit: Suit;
  value: number;
}

export interface Plunder extends State<PlunderEvent, PlunderConfig, PlunderContent> {
  /** Turns begun; a turn is one player's. */
  turns: number;
  phase: 'setup' | 'action' | 'discard';
  active: Seat;
  first: Seat;
  /** The order in which the players choose their teams (SDP-MULTI-3). */
  order: Seat[];
  /** By seat; −1 until chosen. */
  teamOf: (Team | -1)[];
  /** By team; −1 where nobody sits. */
  seatOf: (Seat | -1)[];
  /** By seat: 1 once it has given up. */
  resigned: number[];
  /** By hero: his square, −1 in reserve. */
  heroAt: Square[];
  /** By hero: hit points left; full in reserve (R-SDP-33). */
  pv: number[];
  /** By hero: 1 if he carries a treasure. */
  carries: number[];
  /** By monster: its square, −1 in reserve. */
  monsterAt: Square[];
  /** By square. */
  standing: Figure[];
  /** By square: 1 where a treasure lies. */
  treasureAt: number[];
  /** How many treasures there are: 2 for each player (SDP-GOAL-3, SDP-MULTI-1). */
  treasures: number;
  /** By team: treasures brought home. */
  secured: number[];
  /** By seat, sorted. */
  hands: Card[][];
  /** The last card is the next to be drawn. */
  draw: Card[];
  discard: Card[];
  paid: Paid;
}

// ─── choices ─────────────────────────────────────────────────────────────────

export type PlunderOption =
  | (Option & { readonly do: 'colour'; readonly team: Team })
  | (Option & { readonly do: 'treasure'; readonly to: Square })
  | (Option & { readonly do: 'place'; readonly hero: Hero; readonly to: Square })
  | (Option & { readonly do: 'enter'; readonly hero: Hero; readonly to: Square })
  | (Option & { readonly do: 'replace'; readonly hero: Hero; readonly by: Hero })
  | (Option & { readonly do: 'move'; readonly hero: Hero; readonly to: Square })
  | (Option & { readonly do: 'attack'; readonly hero: Hero; readonly target: Figure })
  | (Option & { readonly do: 'power'; readonly hero: Hero; readonly power: Power })
  | (Option & { readonly do: 'give'; readonly hero: Hero; readonly receiver: Hero })
  | (Option & { readonly do: 'summon'; readonly to: Square })
  | (Option & { readonly do: 'monstersMove' })
  | (Option & { readonly do: 'monstersAttack' })
  | (Option & { readonly do: 'end' })
  /** Which square, in a step that asks for one. */
  | (Option & { readonly do: 'to'; readonly to: Square })
  /** Which figure, in a step that asks for one. */
  | (Option & { readonly do: 'target'; readonly target: Figure })
  | (Option & { readonly do: 'nobody' })
  | (Option & { readonly do: 'stop' })
  | (Option & { readonly do: 'keep' })
  | (Option & { readonly do: 'drop' })
  | (Option & { readonly do: 'take' })
  | (Option & { readonly do: 'parry' })
  | (Option & { readonly do: 'dodge'; readonly to: Square })
  /** One card pays, or is the next of several that do. */
  | (Option & { readonly do: 'pay'; readonly card: Card })
  /** The first card of a pair played as one. */
  | (Option & { readonly do: 'pair'; readonly card: Card })
  /** The first card of a weak defence. */
  | (Option & { readonly do: 'weak'; readonly card: Card })
  | (Option & { readonly do: 'discard'; readonly card: Card });

// ─── events ──────────────────────────────────────────────────────────────────

type Told<Name extends string, Fields = object> = GameEvent & { readonly event: Name } & Readonly<Fields>;

export type PlunderEvent =
  | Told<'orderDrawn', { order: Seat[] }>
  | Told<'colourChosen', { seat: Seat; team: Team }>
  | Told<'treasurePlaced', { seat: Seat; to: Square }>
  | Told<'heroEntered', { hero: Hero; to: Square }>
  | Told<'heroLeft', { hero: Hero; from: Square }>
  | Told<'dealt', { seat: Seat; cards: Card[] }>
  | Told<'dealtHidden', { seat: Seat; count: number }>
  | Told<'turnBegan', { seat: Seat; turn: number }>
  | Told<'actionsEnded', { seat: Seat }>
  | Told<'cardsDrawn', { seat: Seat; cards: Card[] }>
  | Told<'cardsDrawnHidden', { seat: Seat; count: number }>
  | Told<'reshuffled', { count: number }>
  | Told<'cardsPlayed', { seat: Seat; cards: Card[]; suit: Suit | -1; value: number }>
  | Told<'cardsDiscarded', { seat: Seat; cards: Card[] }>
  | Told<'heroMoved', { hero: Hero; from: Square; to: Square }>
  | Told<'monsterEntered', { monster: Monster; to: Square }>
  | Told<'monsterMoved', { monster: Monster; from: Square; to: Square }>
  | Told<'attacked', { by: Figure; target: Figure; value: number }>
  | Told<'powerUsed', { hero: Hero; power: Power }>
  | Told<'parried', { hero: Hero }>
  | Told<'dodged', { hero: Hero; from: Square; to: Square }>
  | Told<'tookIt', { hero: Hero }>
  | Told<'wounded', { hero: Hero; amount: number; left: number }>
  | Told<'healed', { hero: Hero; amount: number }>
  | Told<'heroFell', { hero: Hero; at: Square }>
  | Told<'monsterFell', { monster: Monster; at: Square }>
  | Told<'pushed', { by: Hero; target: Figure; from: Square; to: Square }>
  | Told<'burnt', { by: Hero; at: Square }>
  | Told<'treasureTaken', { hero: Hero; at: Square }>
  | Told<'treasureDropped', { hero: Hero; at: Square }>
  | Told<'treasureGiven', { from: Hero; to: Hero }>
  | Told<'treasureStolen', { by: Hero; from: Hero | -1; at: Square }>
  | Told<'treasureSecured', { hero: Hero; team: Team; total: number }>
  | Told<'resigned', { seat: Seat }>
  | Told<'gameWon', { seat: Seat }>
  | Told<'gameDrawn', object>;

// ─── what a seat sees ────────────────────────────────────────────────────────

/** Everything on the table but the other hands and the order of the draw pile. */
export interface PlunderView {
  readonly turns: number;
  readonly phase: Plunder['phase'];
  readonly active: Seat;
  readonly first: Seat;
  readonly order: readonly Seat[];
  readonly teamOf: readonly (Team | -1)[];
  readonly seatOf: readonly (Seat | -1)[];
  readonly resigned: readonly number[];
  readonly heroAt: readonly Square[];
  readonly pv: readonly number[];
  readonly carries: readonly number[];
  readonly monsterAt: readonly Square[];
  readonly standing: readonly Figure[];
  readonly treasureAt: readonly number[];
  readonly treasures: number;
  readonly secured: readonly number[];
  /** The own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly drawSize: number;
  readonly discard: readonly Card[];
  readonly paid: Readonly<Paid>;
}
