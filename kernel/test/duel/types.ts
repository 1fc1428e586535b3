/**
 * The vocabulary of the duel. A *mage* sits at each seat; a *piece* is one card of the box, by number, wherever it lies;
 * its *face* is what is printed on it. Whoever knows a piece's number knows its face, so hidden pieces have no number
 * in a view.
 */
import type { Listening, ModeOption, Modified, Pending } from '../../effect/index.ts';
import type { Brand, GameEvent, RuleId, Seat, State } from '../../index.ts';
import type { DuelConfig } from './config.ts';
import type { CardId, DuelContent } from './content/card.ts';

export type Piece = Brand<number, 'Piece'>;
/** Where a piece could be named but none is: an entry without a target. */
export const NO_PIECE = -1 as Piece;

export interface Creature {
  readonly piece: Piece;
  /** The turn it arrived in: it is ready from the next one on (DU-ATK-1). */
  readonly since: number;
  tired: boolean;
  wounds: number;
}

export interface Side {
  life: number;
  /** Points left in the well this turn. */
  well: number;
  /** Turns this mage has begun. */
  turns: number;
  /** Top card last. */
  deck: Piece[];
  hand: Piece[];
  /** Set aside in the mulligan, until both mages have kept. */
  aside: Piece[];
  /** Pieces of the deck that its owner has looked at since it was last shuffled. */
  seen: Piece[];
  /** Creatures in play, in the order they arrived. */
  line: Creature[];
  grave: Piece[];
}

/** What waits on the stack: a card that was played, a trigger that went off, a creature that strikes. */
export interface Entry {
  readonly kind: 'card' | 'trigger' | 'strike';
  readonly by: Seat;
  readonly piece: Piece;
  /** The script of a trigger; −1 for the others. */
  readonly block: number;
  /** The target of a card, the piece a trigger is about. */
  readonly it: Piece;
}

/** The table before the duel has laid anything on it. */
export type BareTable = State<GameEvent, DuelConfig, DuelContent>;

export interface Duel extends State<DuelEvent, DuelConfig, DuelContent>, Listening, Modified {
  turn: number;
  active: Seat;
  sides: [Side, Side];
  /** Top entry last. */
  stack: Entry[];
  /** The entry being carried out: it has left the stack and is not yet anywhere else. */
  resolving: Entry | null;
}

/** A piece as options and events name it. */
export interface Shown {
  readonly piece: Piece;
  readonly card: CardId;
}

export type MulliganOption = ({ readonly do: 'setAside' | 'takeBack' } & Shown) | { readonly do: 'keep' };
export type PlayOption = { readonly do: 'play' } & Shown;
export type DayOption = PlayOption | ({ readonly do: 'attack' } & Shown) | { readonly do: 'end' };
export type PriorityOption = PlayOption | { readonly do: 'pass' };
export type CastOption =
  | ({ readonly do: 'target' } & Shown)
  | ({ readonly do: 'tire' } & Shown)
  | { readonly do: 'spend' }
  | { readonly do: 'back' };
export type OrderOption = { readonly do: 'order'; readonly block: number; readonly it: Piece } & Shown;
export type BlockOption = ({ readonly do: 'block' } & Shown) | { readonly do: 'letThrough' };
export type DiscardOption = { readonly do: 'discard' } & Shown;
export type PeekOption = { readonly do: 'leave' | 'sink' } & Shown;
export type DuelOption =
  | MulliganOption
  | DayOption
  | PriorityOption
  | CastOption
  | OrderOption
  | BlockOption
  | DiscardOption
  | PeekOption
  | ModeOption;

interface Told<Name extends string> extends GameEvent {
  readonly event: Name;
  readonly rule: RuleId;
  readonly others?: DuelEvent;
}
type TellsSeat<Name extends string> = Told<Name> & { readonly seat: Seat };
type TellsCard<Name extends string> = TellsSeat<Name> & Shown;
type TellsAmount<Name extends string> = Told<Name> & { readonly amount: number };

export type DuelEvent =
  | (TellsSeat<'dieRolled'> & { readonly face: number })
  | TellsCard<'setAside' | 'takenBack'>
  | (TellsSeat<'mulliganed'> & { readonly cards: number })
  | (TellsSeat<'turnBegan'> & { readonly turn: number })
  | TellsCard<'cardDrawn' | 'cardSeen' | 'cardPlayed' | 'arrived' | 'died' | 'discarded'>
  | TellsSeat<'drew' | 'looked' | 'sank' | 'passed'>
  | TellsCard<'triggered' | 'cancelled' | 'failed' | 'attacked' | 'blocked'>
  | (TellsAmount<'mageHurt' | 'mageHealed' | 'wellFilled'> & { readonly seat: Seat })
  | (TellsAmount<'creatureHurt'> & Shown)
  | (TellsAmount<'boosted'> & Shown & { readonly stat: Stat; readonly until: Until });

/** What is printed on a creature and may be other for a while. */
export const STATS = ['power', 'guard'] as const;
export type Stat = (typeof STATS)[number];

/** How long a boost lasts: to the end of the turn, or as long as the creature that gives it is in play. */
export const UNTILS = ['turn', 'source'] as const;
export type Until = (typeof UNTILS)[number];

export interface SideView {
  readonly life: number;
  readonly well: number;
  readonly turns: number;
  readonly deckSize: number;
  /** With the cards set aside: how many those are is the mage's secret. */
  readonly handSize: number;
  /** The hand, the cards set aside and the cards seen in the deck: only the mage's own. */
  readonly own: OwnView | null;
  readonly line: readonly Readonly<Creature>[];
  readonly grave: readonly Piece[];
}

export interface OwnView {
  readonly hand: readonly Piece[];
  readonly aside: readonly Piece[];
  /** `under`: how many cards of the deck lie beneath it. */
  readonly seen: readonly { readonly piece: Piece; readonly under: number }[];
}

export interface DuelView {
  readonly turn: number;
  readonly active: Seat;
  readonly sides: readonly [SideView, SideView];
  readonly stack: readonly Entry[];
  readonly resolving: Entry | null;
  readonly pending: readonly Pending[];
  readonly modifiers: Readonly<Modified['modifiers']>;
  /** The face of every piece this seat can tell. */
  readonly faces: Readonly<Record<number, CardId>>;
}
