/**
 * The vocabulary of Endure the Stars. A *survivor* is played by a seat (one seat may lead several) and is known by its number
 * round the table. A *foe* is what acts in the Enemy phase: an enemy figure or a radar token, known by its number in order of
 * arrival. A *piece* is what effects speak of; all of these are pieces, told apart by the ranges below. Enemies know nothing of
 * seats, and no seat knows more than another (R-ES-14): a spectator sees what players see.
 */
import type { Brand, GameEvent, Option, RuleId, Seat, State } from '@tablee/kernel';
import type { Announced, EffectOption, EffectState } from '@tablee/kernel/effect';
import type { CampaignState, Config } from './config.ts';
import type { Content } from './printed.ts';

export type Zone = number;
export type Who = Brand<number, 'Survivor'>;
export const NOBODY = -1 as Who;
/** No zone, card, type or door. */
export const NONE = -1;

/** The ranges in which effects number what they speak of: survivor 2 is piece 2, zone 5 is piece 2005. */
export const PIECES = {
  survivor: 0,
  foe: 1000,
  zone: 2000,
  door: 3000,
  wall: 4000,
  item: 5000,
  resolve: 6000,
  achievement: 6100,
  event: 6200,
  titan: 6300,
  refuge: 6400,
  token: 6500,
  /** The face of a foe that is, or was, a token. */
  seenToken: 7000,
} as const;
export type PieceKind = keyof typeof PIECES;

export const PHASES = ['muster', 'survivors', 'enemies', 'resolution', 'refuge'] as const;
export type Phase = (typeof PHASES)[number];

export const WOUNDS = ['head', 'body', 'legs'] as const;
export type Wound = (typeof WOUNDS)[number];
export const HEAD = 1;
export const BODY = 2;
export const LEGS = 4;

/** Places of an inventory (ES-INV-1); 5 to 7 hold the second weapon of a pair in 2 to 4. */
export const BODY_PLACE = 0;
export const HEAD_PLACE = 1;
export const GENERAL = [2, 3, 4] as const;
export const PLACES = 8;

export const FATES = ['aboard', 'dead', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** A survivor's board and what goes with it. Flags are 0 or 1. */
export interface Survivor {
  readonly seat: Seat;
  /** Number of the class in the content. */
  readonly class: number;
  fate: Fate;
  /** `NONE` when dead or gone. */
  zone: Zone;
  life: number;
  /** Starting and most (R-ES-13). */
  readonly maxLife: number;
  resolve: number;
  /** Bits: `HEAD`, `BODY`, `LEGS`. */
  wounds: number;
  crisis: number;
  /** Item cards by place. */
  cards: number[];
  /** The three Resolve cards in deal order; in a view `NONE` for a face nobody has seen. */
  resolveCards: number[];
  /** Bits: which of them were turned up. */
  turnedUp: number;
  achievement: number;
  progress: number;
  unlocked: number;
  /** Enemy types in its sight at the last visibility update, as bits. */
  sees: number;
  /** 0 up; 1 down, with a turn of this round to lose; 2 down until its next turn begins (R-ES-70). */
  stunned: number;
  /** Actions fewer in its next turn. */
  losesAction: number;
  // ---- this turn
  actions: number;
  /** Actions gained this turn: they raise the allowance (R-ES-16). */
  gained: number;
  /** Zones entered by Move actions this turn. */
  moved: number;
  /** Move actions begun this turn. */
  moves: number;
  usedActive: number;
  /** Zones it may not leave until its turn ends (R-ES-18). */
  lockedIn: number[];
  /** Different rooms searched in this mission. */
  roomsSearched: number[];
  /** Rooms searched this turn. */
  searched: number[];
  /** Passes closed and locked doors this turn (*Override Card*). */
  passesDoors: number;
  /** No enemy sees or attacks it until the end of the round (*Ghost Walk*). */
  hidden: number;
  /** Tests re-rolled this round (*Foresight*). */
  rerolled: number;
  /** It has made noise this turn. */
  loud: number;
  /** Attack rolls it may still re-roll this turn (a reward). */
  rerolls: number;
  /** Survivors that refused an offer since it last spent an action. */
  refusedBy: number[];
  /** Actions spent this turn, for "the first action". */
  spent: number;
  /** In the Exo Loader. */
  pilot: number;
  // ---- for the result
  kills: number;
  damageTaken: number;
  /** Damage taken when the round began. */
  takenBefore: number;
}

/** Foes by number, a list for each fact; `live` has those on the board, in order of arrival. */
export interface Foes {
  live: number[];
  /** A type number, or `RADAR`. */
  type: number[];
  zone: Zone[];
  life: number[];
  /** Which token it is; in a view `NONE` unless it was looked at. Of a figure the token it came from, `NONE` for others. */
  token: number[];
  /** A token everybody has had a look at. */
  known: number[];
  /** Survivors it has seen since the last Enemy phase, as bits (R-ES-37). */
  marks: number[];
  /** 0 up; 1 stunned, an activation to lose; 2 has lost it, gets up at the next phase start. */
  stun: number[];
  // ---- this Enemy phase
  /** 0 Passive; Active is 1 more than the distractions that lure it, as bits (R-ES-40). */
  active: number[];
  done: number[];
  /** Zone of the noise it has committed to; `NONE`. */
  heads: Zone[];
  /** A token that came into sight on its way: turned up at the end of its move (R-ES-45). */
  doomed: number[];
}

/** Things that lie on the board or are carried: objective tokens and cached item cards. A list for each fact. */
export interface Things {
  /** Objective by number; `NONE` for a cache. */
  objective: number[];
  /** Item card of a cache; `NONE`. */
  card: number[];
  zone: Zone[];
  /** Survivor that carries it; `NONE`. */
  carrier: number[];
  /** It was taken once: collecting counts only then. */
  worked: number[];
  /** A switch thrown, a token delivered, a cache emptied: it is out of play. */
  spent: number[];
}

/** What the state and every view have alike: the rules' pure readings ask for no more than this and the content. */
export interface Board {
  phase: Phase;
  round: number;
  /** The last round (R-ES-83). */
  clock: number;
  /** Holder of the first-player token. */
  first: Who;
  /** Whose turn it is; `NOBODY` outside the Survivor phase. */
  turn: Who;
  survivors: Survivor[];
  foes: Foes;
  /** 1 open, 0 closed, as it will be once no Lockdown holds: the ship's doors, then those that were made. */
  doors: number[];
  /** Doors that a Lockdown does not hold: 1. */
  unlocked: number[];
  /** Borders given a door (*Improvised Exit*): their doors follow the ship's in number. */
  made: number[];
  /** Which doors can be passed now: `sightFor(ship, doorKey)`. */
  doorKey: string;
  /** Event in force by number, and its card; `NONE`. */
  event: number;
  eventCard: number;
  /** Noise level by zone; 0 for none. */
  noise: number[];
  /** Who made it; `NONE`. */
  noiseBy: number[];
  /** Zones under a Shield Bubble. */
  bubbles: Zone[];
  /** Distractions: zone and radius in turn. */
  lures: number[];
  /** Exo Loader: its zone (`NONE` where there is none, or it left the ship), and whether it has power this round. */
  loader: Zone;
  powered: number;
  things: Things;
  /** Tokens worked, rounds held, enemies killed, for each objective; `achieved` 1 when done. */
  progress: number[];
  achieved: number[];
  /** A survivor has stood in the hold objective's zones since the round began, by objective. */
  holding: number[];
  /** Cards that are jammed this round. */
  jammed: number[];
  /** Item cards drawn or changing hands, not placed yet. */
  limbo: number[];
  /** Charges spent of each Power Cell: card and charges in turn. */
  charges: number[];
  /** The Mood in play (a Titan card); `NONE`. */
  mood: number;
  /** The attack card a boss drew last; `NONE`. */
  lastAttack: number;
  // ---- piles that lie open
  itemsGone: number[];
  eventsSpent: number[];
  achievementsSpent: number[];
  titanSpent: number[];
  resolveGone: number[];
  refugeSpent: number[];
  /** Refuge: places closed this round, and next. */
  closed: Zone[];
  closedNext: Zone[];
  /** Foes below this number were there from the start: a boss's token may be among them, or not (R-ES-95). */
  startTokens: number;
  /** Radar tokens more or fewer at the start of the next mission of the campaign. */
  tokensNext: number;
}

export interface Endure extends State<EndureEvent, Config, Content>, Board {
  effects: EffectState;
  /** Top card last, like every pile. */
  items: number[];
  events: number[];
  resolveDeck: number[];
  achievementDeck: number[];
  titanDeck: number[];
  refugeDeck: number[];
  /** Tokens in the pool, drawn from the end. */
  pool: number[];
  /** Consequences still to be settled, three numbers each (`rules/settle.ts`). */
  due: number[];
  /** An ability announced with its targets, whose action is about to be paid. */
  announced: Announced | null;
}

/** Faces nobody has seen are left out; of piles that lie face down there is the size. */
export interface EndureView extends Board {
  readonly itemsLeft: number;
  readonly eventsLeft: number;
  readonly resolveLeft: number;
  readonly achievementsLeft: number;
  readonly titanLeft: number;
  readonly refugeLeft: number;
  readonly poolSize: number;
  /** Numbers under the boards, by survivor and card (ES-RCARD-1). */
  readonly resolveNumbers: readonly (readonly number[])[];
  readonly effects: Pick<EffectState, 'lasting' | 'pending' | 'tallies' | 'used' | 'gone' | 'made'>;
  readonly due: readonly number[];
  readonly announced: Announced | null;
  /** Once a campaign's game is over: what comes of it. */
  readonly legacy: CampaignState | null;
}

export type BareTable = State<GameEvent, Config, Content>;

// ------------------------------------------------------------------ options

export type MusterOption = { readonly do: 'take'; readonly class: number };

/** `weapon` is the card, `pair` uses both, `lane` the place among the lanes to the zone; `as` an attack by a skill. */
export interface AttackOption extends Option {
  readonly do: 'attack';
  /** An item card, or `LOADER`. */
  readonly weapon: number;
  readonly pair: boolean;
  readonly zone: Zone;
  readonly lane: number;
}
/** The Exo Loader's own attack. */
export const LOADER = -2;

/** Engineer: step first, then attack. */
export type StepFirstOption = { readonly do: 'stepFirst'; readonly zone: Zone };

export type ActOption =
  | { readonly do: 'move'; readonly zone: Zone }
  | { readonly do: 'exit' | 'search' | 'reorganise' | 'end' | 'active' | 'crisis' | 'reward' }
  | AttackOption
  | StepFirstOption
  | { readonly do: 'interact'; readonly thing: number }
  | { readonly do: 'deliver'; readonly thing: number }
  | { readonly do: 'trade'; readonly with: Who }
  | { readonly do: 'use'; readonly card: number }
  | { readonly do: 'noise'; readonly level: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'enter' | 'getOut' }
  /** In the Refuge (R-ES-84). */
  | { readonly do: 'heal' | 'rest' | 'swapGoal' | 'recharge' | 'stash' | 'leaveRefuge' }
  | { readonly do: 'treat'; readonly wound: Wound }
  | { readonly do: 'visit' | 'skip' }
  | { readonly do: 'back'; readonly back: true };

export type StepOption = { readonly do: 'move'; readonly zone: Zone } | { readonly do: 'exit' | 'stay' };
export type HitOption =
  | { readonly do: 'hit'; readonly foe: number }
  | { readonly do: 'stun'; readonly foe: number }
  | { readonly do: 'done' }
  | { readonly do: 'reroll' | 'keep' };
export type GainOption =
  | { readonly do: 'place'; readonly place: number }
  | { readonly do: 'pair'; readonly place: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'use' | 'leave' };
export type TidyOption =
  | { readonly do: 'shift'; readonly card: number; readonly place: number }
  | { readonly do: 'pair'; readonly card: number; readonly place: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'done' };
export type TradeOption =
  | { readonly do: 'give' | 'ask' | 'keep'; readonly card: number }
  | { readonly do: 'giveThing' | 'askThing' | 'keepThing'; readonly thing: number }
  | { readonly do: 'offer' | 'accept' | 'refuse' }
  | { readonly do: 'back'; readonly back: true };
export type OrderOption = StepOption | StepFirstOption | AttackOption | { readonly do: 'decline' };
export type TestOption = { readonly do: 'reroll' | 'keep' };
export type LookOption = { readonly do: 'look'; readonly foe: number } | { readonly do: 'skip' };
export type EndureOption =
  | MusterOption
  | ActOption
  | StepOption
  | HitOption
  | GainOption
  | TidyOption
  | TradeOption
  | OrderOption
  | TestOption
  | LookOption
  | EffectOption;

// ------------------------------------------------------------------ events

/** What dice were rolled for. */
export type RollFor =
  | 'attack'
  | 'armour'
  | 'wound'
  | 'body'
  | 'direction'
  | 'rollOff'
  | 'solomon'
  | 'surge'
  | 'place'
  | 'boss';

interface Told<E extends string> extends GameEvent {
  readonly event: E;
  readonly rule: RuleId;
}
type Happened<E extends string, Facts = unknown> = Told<E> & Readonly<Facts>;

export type EndureEvent =
  | Happened<'survivorTaken', { who: Who; class: number; seat: Seat }>
  | Happened<'missionBegan', { mission: string; survivors: number }>
  | Happened<'weaponDealt', { who: Who; card: number }>
  | Happened<'resolveDealt', { who: Who; numbers: readonly number[] }>
  | Happened<'achievementDealt', { who: Who; achievement: number }>
  | Happened<'tokenPlaced', { foe: number; zone: Zone }>
  | Happened<'roundBegan', { round: number; first: Who }>
  | Happened<'phaseBegan', { phase: Phase; round: number }>
  | Happened<'turnBegan', { who: Who; actions: number }>
  | Happened<'turnEnded', { who: Who; unspent: number }>
  | Happened<'turnLost', { who: Who }>
  | Happened<'stoodUp', { who: Who }>
  | Happened<'rolled', { for: RollFor; dice: readonly number[]; threshold: number; who: number; foe: number }>
  | Happened<
      'moved',
      { who: Who; from: Zone; to: Zone; how: 'move' | 'free' | 'forced' | 'carried' | 'slide' }
    >
  | Happened<'leftShip', { who: Who; zone: Zone }>
  | Happened<'checked', { who: Who; dice: readonly number[]; against: number; passed: boolean }>
  | Happened<'tested', { who: Who; dice: readonly number[]; against: number; passed: boolean }>
  | Happened<'testRerolled', { who: Who }>
  | Happened<'resolveLost', { who: Who; resolve: number }>
  | Happened<'resolveGained', { who: Who; n: number; resolve: number }>
  | Happened<'resolveTurnedUp', { who: Who; card: number }>
  | Happened<'lifeLost', { who: Who; n: number; life: number; cause: LossCause }>
  | Happened<'healed', { who: Who; n: number; life: number }>
  | Happened<'wounded', { who: Who; wound: Wound }>
  | Happened<'woundSpared', { who: Who; wound: Wound | 'blank' }>
  | Happened<'treated', { who: Who; wound: Wound }>
  | Happened<'absorbed', { who: Who; die: number; save: number }>
  | Happened<'died', { who: Who; zone: Zone; cause: LossCause }>
  | Happened<'stunnedSurvivor', { who: Who }>
  | Happened<'noiseMade', { zone: Zone; level: number; who: number; counted: boolean }>
  | Happened<'noiseGone', { zones: readonly Zone[] }>
  | Happened<'searched', { who: Who; zone: Zone }>
  | Happened<'cardFound', { who: Who; card: number }>
  | Happened<'cardPlaced', { who: Who; card: number; place: number }>
  | Happened<'cardDiscarded', { who: Who; card: number }>
  | Happened<'cardUsed', { who: Who; card: number }>
  | Happened<'skillUsed', { who: Who; skill: 'active' | 'crisis' }>
  | Happened<'rewardSpent', { who: Who; achievement: number }>
  | Happened<'progressed', { who: Who; achievement: number; progress: number; of: number }>
  | Happened<'unlocked', { who: Who; achievement: number }>
  | Happened<'offered', { who: Who; with: Who }>
  | Happened<
      'traded',
      {
        who: Who;
        with: Who;
        /** Cards, then objectives (ES-TRADE-2). */
        given: readonly number[];
        taken: readonly number[];
        givenThings: readonly number[];
        takenThings: readonly number[];
      }
    >
  | Happened<'refused', { who: Who; by: Who }>
  | Happened<'ordered', { who: Who; by: Who }>
  | Happened<'declined', { who: Who }>
  | Happened<'thingTaken', { who: Who; thing: number; zone: Zone }>
  | Happened<'thingDropped', { who: Who; thing: number; zone: Zone }>
  | Happened<'switched', { who: Who; thing: number; zone: Zone }>
  | Happened<'delivered', { who: Who; thing: number; zone: Zone }>
  | Happened<'objectiveDone', { objective: number }>
  | Happened<'doorTurned', { door: number; border: number; open: boolean }>
  | Happened<'doorUnlocked', { door: number; border: number }>
  | Happened<'doorMade', { border: number }>
  | Happened<
      'attacked',
      { who: Who; weapon: number; pair: boolean; zone: Zone; dice: number; threshold: number }
    >
  | Happened<'jammed', { who: Who; weapon: number }>
  | Happened<'hits', { who: Who; successes: number; misses: number }>
  | Happened<'foeHit', { foe: number; type: number; life: number }>
  | Happened<
      'killed',
      { foe: number; type: number; zone: Zone; who: number; cause: 'attack' | 'object' | 'air' }
    >
  | Happened<'foeStunned', { foe: number }>
  | Happened<'foeGotUp', { foe: number }>
  | Happened<'friendlyFire', { who: Who; victim: Who; n: number }>
  | Happened<'looked', { foe: number; token: number }>
  | Happened<'turnedUp', { foe: number; token: number; zone: Zone }>
  | Happened<'appeared', { foe: number; type: number; zone: Zone }>
  | Happened<'notPlaced', { type: number; n: number }>
  | Happened<'stated', { foe: number; active: boolean; why: Attention; target: number }>
  | Happened<'drifted', { foe: number; from: Zone; to: Zone; face: number }>
  | Happened<'stepped', { foe: number; from: Zone; to: Zone; toward: Attention; target: number }>
  | Happened<'slid', { foe: number; from: Zone; to: Zone }>
  | Happened<'waited', { foe: number; why: 'blocked' | 'arrived' | 'noGoal' | 'stunned' }>
  | Happened<'struck', { foe: number; who: Who; n: number }>
  | Happened<'bossDrew', { card: number; mood: boolean }>
  | Happened<'bossAttacked', { foe: number; card: number; targets: readonly Who[] }>
  | Happened<'bossMissed', { foe: number; card: number }>
  | Happened<'eventDrawn', { card: number }>
  | Happened<'eventEnded', { card: number }>
  | Happened<'eventVoid', { card: number }>
  | Happened<'tokensShort', { missing: number }>
  | Happened<'trapped', { who: Who }>
  | Happened<'bubbled', { zone: Zone }>
  | Happened<'lured', { zone: Zone; radius: number }>
  | Happened<'entered', { who: Who }>
  | Happened<'gotOut', { who: Who }>
  | Happened<'chargeSpent', { who: Who; card: number; left: number }>
  | Happened<'chargeRestored', { who: Who; card: number }>
  | Happened<'cellDiscarded', { who: Who; card: number }>
  | Happened<'hid', { who: Who }>
  | Happened<'cameOut', { who: Who }>
  | Happened<'actionsGained', { who: Who; n: number }>
  | Happened<'actionsLost', { who: Who; n: number }>
  | Happened<'firstPassed', { who: Who }>
  | Happened<'doorsBypassed', { who: Who }>
  | Happened<'placeClosed', { zone: Zone }>
  | Happened<'nextTokensChanged', { by: number }>
  | Happened<'refugeEvent', { card: number }>
  | Happened<'visited', { visiting: boolean }>
  | Happened<'clockRanOut', { round: number }>
  | Happened<'ended', { won: boolean }>;

/** What makes an enemy Active, highest first (ES-ACTIVE-4). */
export const ATTENTIONS = ['lure', 'sight', 'mark', 'noise', 'none'] as const;
export type Attention = (typeof ATTENTIONS)[number];

export type LossCause =
  | 'enemy'
  | 'boss'
  | 'friend'
  | 'object'
  | 'body'
  | 'air'
  | 'nerves'
  | 'trapped'
  | 'card';
