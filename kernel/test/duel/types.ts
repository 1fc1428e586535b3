/**
 * The vocabulary of the duel. A *mage* sits at each seat; a *piece* is one card of the box, by number, wherever it lies;
 * its *face* is what is printed on it. Whoever knows a piece's number knows its face, so hidden pieces have no number
 * in a view.
 */
import type { Announced, EffectOption, EffectState, Pending } from '../../effect/index.ts';
import type { Brand, GameEvent, RuleId, Seat, State } from '../../index.ts';
import type { DuelConfig } from './config.ts';
import type { CardId, DuelContent } from './content/card.ts';

export type Piece = Brand<number, 'Piece'>;
export interface Creature {
  readonly piece: Piece;
  /** The turn it arrived in: it is ready from the next one on (DU-ATK-1). */
  readonly since: number;
  tired: boolean;
  wounds: number;
  marks: number;
  /** How it was last hurt. */
  lastHurt: '' | 'combat' | 'effect';
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
  /** Out of the game. */
  exile: Piece[];
}

/** What waits on the stack: a card that was played, a trigger that went off, a creature that strikes. */
export interface Entry {
  readonly kind: 'card' | 'trigger' | 'strike';
  readonly by: Seat;
  readonly piece: Piece;
  /** The ability that is carried out, with what it is aimed at; null for a creature that arrives or strikes. */
  readonly what: Announced | null;
}

/** The table before the duel has laid anything on it. */
export type BareTable = State<GameEvent, DuelConfig, DuelContent>;

export interface Duel extends State<DuelEvent, DuelConfig, DuelContent> {
  effects: EffectState;
  turn: number;
  active: Seat;
  sides: [Side, Side];
  /** Top entry last. */
  stack: Entry[];
  /** The entry being carried out: it has left the stack and is not yet anywhere else. */
  resolving: Entry | null;
  /** Tokens made so far, by their cards; an even place is the first mage's. Empty places are skipped. */
  tokens: CardId[];
}

/** A piece as options and events name it. */
export interface Shown {
  readonly piece: Piece;
  readonly card: CardId;
}

export type MulliganOption =
  | ({ readonly do: 'setAside' } & Shown)
  | ({ readonly do: 'takeBack'; readonly back: true } & Shown)
  | { readonly do: 'keep' };
export type PlayOption = { readonly do: 'play' } & Shown;
/** `ability`: where the book keeps it; another card may have given it. */
export type UseOption = { readonly do: 'use'; readonly ability: string } & Shown;
export type DayOption = PlayOption | UseOption | ({ readonly do: 'attack' } & Shown) | { readonly do: 'end' };
export type PriorityOption = PlayOption | { readonly do: 'pass' };
export type CastOption =
  | ({ readonly do: 'tire' } & Shown)
  | { readonly do: 'spend' }
  | { readonly do: 'back'; readonly back: true };
/** `which`: its place among the triggers of that mage that wait. */
export type OrderOption = { readonly do: 'order'; readonly which: number } & Shown;
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
  | (EffectOption & { readonly card?: CardId });

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
  | TellsCard<'triggered' | 'resolved' | 'cancelled' | 'failed' | 'attacked' | 'blocked'>
  | (TellsAmount<'mageHurt' | 'mageHealed' | 'wellFilled' | 'wellSpent'> & { readonly seat: Seat })
  | (TellsAmount<'creatureHurt' | 'creatureHealed'> & Shown)
  | (TellsCard<'brought'> & { readonly to: string })
  | (Told<'boosted'> & Shown);

/** What is printed on a creature and may be other for a while. */
export const STATS = ['power', 'guard'] as const;
export type Stat = (typeof STATS)[number];

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
  readonly exile: readonly Piece[];
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
  readonly tokens: readonly CardId[];
  readonly effects: Readonly<Omit<EffectState, 'heard' | 'constant' | 'pending'>>;
  /** The face of every piece this seat can tell. */
  readonly faces: Readonly<Record<number, CardId>>;
}
