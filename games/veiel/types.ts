/**
 * The vocabulary of L'Ordre de Veiel.
 *
 * A *hero* is a set of cards with one figure on the board (les jumeaux: two); a *seat* leads one hero or several. A *figure*
 * stands on a square: a hero's, an enemy's, or an entity. A *design* is what is printed on a card, by its number in the
 * content; a *piece* is a number by which effects, options and events speak of one thing: squares are 0 to 35, and the
 * other kinds begin where `PIECES` says. Squares are numbered in reading order: (r, c) of the rulebook is 6(r − 1) + c − 1.
 */
import type { GameEvent, RuleId, Seat, State } from '@tablee/kernel';
import type { Book, EffectOption, EffectState } from '@tablee/kernel/effect';
import type { Config } from './config.ts';
import type {
  ActionData,
  BattlefieldData,
  BossData,
  CardData,
  EnemyData,
  EntityData,
  EntityKeyword,
  EquipmentData,
  HeroData,
  LineData,
  ScenarioData,
} from './content/types.ts';
import type { Area } from './ready/area.ts';
import type { Harm } from './ready/harm.ts';

export const SIDE = 6;
export const SQUARES = 36;

/** Where each kind of piece begins. */
export const PIECES = {
  figure: 100,
  card: 1000,
  gear: 3000,
  field: 4000,
  scenario: 4001,
  action: 5000,
} as const;
export const NOBODY = -1;

/** What a figure is. */
export const HERO = 0;
export const ENEMY = 1;
export const ENTITY = 2;
export type FigureKind = typeof HERO | typeof ENEMY | typeof ENTITY;

// ── Content, ready to play ──────────────────────────────────────────────────────────────────────────────────────────

export interface Card extends Omit<CardData, 'playIf'> {
  readonly number: number;
  /** The address of an ability whose condition says when it may be played; empty for always. */
  readonly playIf: string;
  /** The address of what playing it does. */
  readonly script: string;
  readonly amorce: boolean;
  readonly substitution: boolean;
  readonly persistant: boolean;
  readonly ineluctable: boolean;
  readonly ephemere: boolean;
  readonly interruption: boolean;
  /** Its effects may bring cards into the hand. */
  readonly refills: boolean;
  /** Its effects ask for cards of a hand. */
  readonly spends: boolean;
  /** Whether it can be played may hang on what is in a hand. */
  readonly heedsHand: boolean;
  /** In `COLOURS`. */
  readonly colourNumber: number;
  /** In `ELEMENTS`: what it gives to a fusion. */
  readonly gives: readonly number[];
}

export interface Line extends Omit<LineData, 'area' | 'effects'> {
  readonly move: number;
  readonly area: Area | null;
  /** The address of its effects; empty for a move line. */
  readonly script: string;
  /** What it does to each figure it hits. */
  readonly harm: Harm;
}

/** Numbered, and where its abilities stand in the book: a hero, an enemy and an entity may have one id. */
interface Numbered {
  readonly number: number;
  readonly inBook: string;
}

export interface Enemy extends Omit<EnemyData, 'lines'>, Numbered {
  readonly lines: readonly Line[];
  readonly boss: Boss | null;
}
export interface Boss extends Pick<BossData, 'profane' | 'scenario'> {
  /** The address of what a lost life sets off; empty for nothing. */
  readonly onLifeLost: string;
  readonly actions: readonly (Omit<ActionData, 'lines'> & { readonly lines: readonly Line[] })[];
}

export type HeroCard = HeroData & Numbered;
export interface Equipment extends EquipmentData, Numbered {
  readonly script: string;
}
export interface Entity extends EntityData, Numbered {
  /** The address of an ally's effect; empty for none. */
  readonly script: string;
}
export type Battlefield = BattlefieldData & Numbered;
export type Scenario = ScenarioData & Numbered;

/** Everything the switches let into the game, numbered; `by` finds the number of an id. */
export interface Content {
  readonly book: Book;
  readonly cards: readonly Card[];
  readonly heroes: readonly HeroCard[];
  /** Bosses among them. */
  readonly enemies: readonly Enemy[];
  readonly battlefields: readonly Battlefield[];
  readonly equipment: readonly Equipment[];
  readonly entities: readonly Entity[];
  readonly scenarios: readonly Scenario[];
  readonly areas: Readonly<Record<string, Area>>;
  readonly by: {
    readonly card: ReadonlyMap<string, number>;
    readonly hero: ReadonlyMap<string, number>;
    readonly enemy: ReadonlyMap<string, number>;
    readonly equipment: ReadonlyMap<string, number>;
    readonly entity: ReadonlyMap<string, number>;
    readonly scenario: ReadonlyMap<string, number>;
  };
  /** Frappe, Tir, Parade, Course: by colour. */
  readonly base: readonly [number, number, number, number];
  /** Designs by colour; of the rewards, one entry a copy. */
  readonly novices: readonly (readonly number[])[];
  readonly rewards: readonly (readonly number[])[];
  readonly essences: readonly number[];
  /** Designs by level − 1. */
  readonly afflictions: readonly (readonly number[])[];
  /** Numbers of enemies by rank, those a standard game draws. */
  readonly ranks: readonly (readonly number[])[];
  /** Equipment one may choose. */
  readonly pool: readonly number[];
}

// ── State ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** All figures of the fight, by number (piece − `PIECES.figure`); one that left the board stands on square −1. */
export interface Figures {
  kind: FigureKind[];
  /** A hero's number in `heroes`, an enemy's or entity's in the content. */
  of: number[];
  square: number[];
  /** A hero's second figure is 1. */
  twin: number[];
  block: number[];
  /** How much of the block is kept when block is next removed (R-OV-25). */
  kept: number[];
  /** Enemies and breakable entities; an ally's yellow is its health left. */
  yellow: number[];
  red: number[];
  /** Figure number; −1 for nobody. */
  summoner: number[];
  /** Acted in this enemy phase; of an ally: used in this hero phase. */
  acted: number[];
  /** Of a boss: lives lost that it has not answered yet (OV-AI-42). */
  pending: number[];
  /** What an entity is now: a bit for each of `ENTITY_KEYWORDS`. */
  is: number[];
}

/** A boss's pile of Action cards, top last, and those used. */
export interface ActionPile {
  figure: number;
  pile: number[];
  used: number[];
}

export interface Hero {
  /** Number in the content. */
  design: number;
  seat: Seat;
  /** Card pieces; the top of a pile is last. */
  deck: number[];
  hand: number[];
  discard: number[];
  wounds: number[];
  exile: number[];
  /** Removed from the game (Éphémère). */
  removed: number[];
  /** Being resolved, the outermost first (OV-HERO-14). */
  inPlay: number[];
  /** In front of la Maîtresse. */
  row: number[];
  /** Kept aside until a scenario's deck is chosen anew. */
  reserve: number[];
  /** Equipment pieces. */
  gear: number[];
  /** Figure numbers: one, or two. */
  figures: number[];
  /** The turn-played token. */
  played: boolean;
  dead: boolean;
  /** Essences taken at set-up. */
  essences: number;
  /** Cards gained in the fight under way: a scenario takes them out again (OV-SCEN-4). */
  gained: number[];
  /** Reinforcement actions left. */
  actions: number;
  /** Afflictions waiting to be given, by level, are worked out from `essences`. */
}

/** All equipment, by number (piece − `PIECES.gear`). */
export interface Gear {
  of: number[];
  hero: number[];
  armed: boolean[];
  ammo: number[];
  /** Cannot be triggered by the players: Pistolet caché before fight 2, Équipement – Profané. */
  locked: boolean[];
  /** Card pieces under it, in the order charged. */
  under: number[][];
  /** Charged by hand this turn. */
  charged: boolean[];
}

export const PHASES = ['setup', 'deployment', 'heroes', 'enemies', 'reinforcement', 'loot', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Veiel extends State<VeielEvent, Config, Content> {
  phase: Phase;
  /** 1 to 4; 0 before the first. A scenario is fight 1. */
  fight: number;
  round: number;
  heroes: Hero[];
  figures: Figures;
  /** Who fills each square (a living hero, an enemy, an ally, an Obstacle, an Infranchissable): figure number, or −1. */
  standing: number[];
  /** How many corpses lie on each square; empty while nobody owns a card that uses them. */
  corpses: number[];
  /** Card pieces: their designs and the heroes they belong to (−1: a reward pile's). */
  cards: number[];
  owners: number[];
  gear: Gear;
  /** Reward piles by colour, card pieces, top last. */
  piles: number[][];
  pilesUsed: number[][];
  /** What a reinforcement action revealed. */
  revealed: number[];
  actions: ActionPile[];
  /** Numbers of the bosses and battlefields met in this game, and of the scenario; −1 for none. */
  bossesMet: number[];
  fieldsMet: number[];
  field: number;
  scenario: number;
  /** Whose turn it is, and the figure that acts; −1 between turns. */
  active: number;
  acting: number;
  /** Main actions taken in this turn (R-OV-88). */
  acts: number;
  /** No card without Amorce has been announced in this turn (R-OV-56). */
  amorce: boolean;
  /** Card pieces played in this turn, one entry a play, and whether a fusion has spent it. */
  plays: number[];
  spent: boolean[];
  /** Squares moved by heroes' figures, damage dealt and lives taken in the unit under way. */
  unit: { moves: number; damage: number; lives: number; kills: number };
  /** The last enemy fell: this turn is finished, then the fight is over (OV-ENDFIGHT-1). */
  finishing: boolean;
  /** Rehearsing an enemy's intent: wounds, draws and summons are told, not carried out (OV-AI-48, -49). */
  preview: boolean;
  effects: EffectState;
}

export type BareTable = State<GameEvent, Config, Content>;

// ── Options ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A card as options and events name it. */
export interface ShownCard {
  readonly piece: number;
  readonly card: string;
}

export type SetupOption =
  | { readonly do: 'hero'; readonly hero: string }
  | { readonly do: 'novice' | 'essence'; readonly card: string }
  | { readonly do: 'equip'; readonly equipment: string }
  | { readonly do: 'enough' }
  | { readonly do: 'deploy'; readonly figure: number; readonly square: number }
  | { readonly do: 'bless'; readonly hero: number };
export type NextHeroOption = { readonly do: 'take'; readonly hero: number };
/** `figure`: the acting twin (D-9). */
export type ActOption =
  | ({ readonly do: 'play' | 'stride'; readonly figure: number } & ShownCard)
  | ({ readonly do: 'discard' } & ShownCard)
  | { readonly do: 'trigger'; readonly gear: number; readonly equipment: string; readonly figure: number }
  | ({ readonly do: 'charge'; readonly gear: number; readonly equipment: string } & ShownCard)
  | { readonly do: 'ally'; readonly figure: number }
  | ({ readonly do: 'fuse' } & ShownCard)
  | { readonly do: 'end' };
export type StrideOption =
  | ({ readonly do: 'add' } & ShownCard)
  | { readonly do: 'go'; readonly square: number; readonly steps: number }
  | { readonly do: 'stop' }
  | { readonly do: 'back'; readonly back: true };
export type SquareOption = { readonly do: 'go' | 'return' | 'put'; readonly square: number };
/** Up, right, down, left; of a pattern: turned clockwise so many quarters. */
export type TurnOption = { readonly do: 'turn'; readonly turn: number };
export type CardOption =
  | ({
      readonly do: 'substitute' | 'suffer' | 'heal' | 'exile' | 'shed' | 'charge' | 'recover' | 'interrupt';
    } & ShownCard)
  /** A fusion takes an element from this play of the turn. */
  | ({ readonly do: 'assign'; readonly entry: number } & ShownCard)
  | { readonly do: 'deck' | 'exileTop' | 'pass' | 'done'; readonly pass?: true };
export type OrderOption = {
  readonly do: 'order';
  readonly trigger: number;
  readonly piece: number;
  readonly ability: string;
};
export type AxisOption = { readonly do: 'axis'; readonly axis: 'row' | 'column' };
export type ReinforceOption =
  | { readonly do: 'reinforce' | 'enough'; readonly hero: number }
  | ({ readonly do: 'reward' } & ShownCard)
  | { readonly do: 'healInstead' };
/** Which of the twins an equipment speaks for (D-9). */
export type TwinOption = { readonly do: 'twin'; readonly figure: number };
export type GearOption = { readonly do: 'give'; readonly gear: number; readonly equipment: string };
export type ScenarioOption =
  | ({ readonly do: 'include' } & ShownCard)
  | ({ readonly do: 'leaveOut'; readonly back: true } & ShownCard)
  | { readonly do: 'ready' }
  | ({ readonly do: 'loot' } & ShownCard)
  | { readonly do: 'wear' | 'lootGear'; readonly equipment: string }
  | { readonly do: 'decline' };

export type VeielOption =
  | SetupOption
  | NextHeroOption
  | ActOption
  | StrideOption
  | SquareOption
  | TurnOption
  | CardOption
  | OrderOption
  | AxisOption
  | ReinforceOption
  | GearOption
  | TwinOption
  | ScenarioOption
  | EffectOption;

// ── Events ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A figure as events name it: what held at the time is in the event. `id` is the hero's, enemy's or entity's. */
export interface ShownFigure {
  readonly figure: number;
  readonly id: string;
  /** A hero's second figure. */
  readonly twin?: true;
}

interface Told<Name extends string> extends GameEvent {
  readonly event: Name;
  readonly rule: RuleId;
}
type OfHero<Name extends string> = Told<Name> & { readonly hero: string };
type OfCard<Name extends string> = OfHero<Name> & ShownCard;
type OfFigure<Name extends string> = Told<Name> & { readonly who: ShownFigure };

export type VeielEvent =
  | OfHero<'heroChosen'>
  | (OfHero<'noviceChosen' | 'essenceTaken'> & { readonly card: string })
  | OfCard<'afflicted' | 'levelGained' | 'rowGained' | 'blessed'>
  | (OfHero<'equipped'> & { readonly equipment: string })
  | (Told<'fightBegan'> & { readonly fight: number })
  | (Told<'fieldDrawn'> & { readonly battlefield: string })
  | (Told<'fieldYielded'> & { readonly battlefield: string })
  | (OfFigure<'placed' | 'summoned' | 'deployed'> & {
      readonly square: number;
      readonly dice?: readonly number[];
    })
  | (Told<'squareTaken'> & { readonly dice: readonly number[] })
  | (OfFigure<'notPlaced'> & object)
  | (Told<'summonLost'> & { readonly enemy: string })
  | OfHero<'shuffled' | 'turnBegan' | 'turnEnded' | 'died' | 'returned' | 'handDiscarded'>
  | (OfHero<'drew'> & { readonly cards: readonly ShownCard[] })
  | OfCard<
      | 'played'
      | 'discarded'
      | 'discardedAfterPlay'
      | 'removed'
      | 'wounded'
      | 'healed'
      | 'exiled'
      | 'persisted'
      | 'substituted'
      | 'recovered'
      | 'gained'
      | 'fused'
      | 'returnedToRow'
      | 'interrupted'
    >
  | OfHero<'woundLost'>
  | (Told<'roundBegan' | 'enemyPhaseBegan' | 'roundEnded'> & { readonly round: number })
  | (OfFigure<'stepped' | 'pushed' | 'pulled' | 'teleported'> & {
      readonly from: number;
      readonly to: number;
    })
  | (Told<'swapped'> & { readonly who: ShownFigure; readonly with: ShownFigure })
  | (OfFigure<'blocked' | 'blockGained' | 'blockRemoved'> & {
      readonly amount: number;
      readonly kept?: number;
    })
  | (OfFigure<'damaged'> & {
      readonly by: ShownFigure | null;
      readonly amount: number;
      readonly blocked: number;
    })
  | (OfFigure<'lifeLost'> & { readonly red: number; readonly yellow: number })
  | (OfFigure<'hurt' | 'mended'> & { readonly amount: number; readonly yellow: number })
  | (OfFigure<'fell' | 'destroyed' | 'corpseLeft' | 'diedWithSummoner' | 'removedEntity'> & {
      readonly square: number;
    })
  | (Told<'corpseConsumed'> & { readonly square: number })
  | OfFigure<'enemyActs' | 'stunned' | 'attackSkipped' | 'thorns'>
  /** Which rule decided, of OV-AI-14, -18, -19, -20, -21: it is the event's own. `heroes` in the order they are hit. */
  | (OfFigure<'aimed'> & {
      readonly icon: 'single' | 'multi';
      readonly heroes: readonly ShownFigure[];
      readonly area: string;
      readonly turn: number;
      readonly road: readonly number[];
      readonly line: number;
    })
  | (OfFigure<'approached'> & {
      readonly toward: ShownFigure;
      readonly road: readonly number[];
      readonly line: number;
    })
  | (OfFigure<'intent'> & {
      readonly what: 'summon' | 'wounds' | 'discard' | 'exile' | 'draw' | 'chance';
      readonly amount: number;
      readonly of: string;
    })
  | (OfFigure<'actionDrawn'> & { readonly action: string; readonly reaction: boolean })
  | OfFigure<'actionsShuffled' | 'passive' | 'reactionsDropped'>
  | (OfFigure<'status'> & { readonly status: string; readonly amount: number; readonly until: string })
  | (OfHero<'triggered' | 'armed' | 'disarmed' | 'unlocked' | 'gearLeft'> & { readonly equipment: string })
  | (OfCard<'charged' | 'uncharged'> & { readonly equipment: string })
  | (OfHero<'ammo'> & { readonly equipment: string; readonly amount: number; readonly now: number })
  | (OfFigure<'became'> & { readonly keyword: EntityKeyword; readonly on: boolean })
  | (OfFigure<'repositioned'> & { readonly from: number; readonly to: number })
  | OfFigure<'allyUsed'>
  | (Told<'fightWon'> & { readonly fight: number; readonly rounds: number })
  | (OfHero<'revealed'> & { readonly cards: readonly ShownCard[] })
  | OfCard<'rewardTaken' | 'included' | 'leftOut'>
  | (OfHero<'healedInstead' | 'stoppedReinforcing'> & { readonly amount?: number })
  | (Told<'pileRebuilt'> & { readonly colour: string })
  | (Told<'ability'> & { readonly piece: number; readonly of: string })
  | (Told<'scenarioBegan' | 'scenarioWon' | 'scenarioLost'> & { readonly scenario: string })
  | OfHero<'deckReady'>
  | Told<'gaveUp' | 'gameWon' | 'gameLost'>;

// ── View ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface HeroView extends Omit<Readonly<Hero>, 'deck'> {
  /** In the order of their numbers: how a deck lies is not to be known (OV-MISC-8). */
  readonly deck: readonly number[];
  readonly threat: readonly number[];
  /** Wounds after which the end-of-turn check kills (V-6). */
  readonly life: number;
}

/** Open to everybody, but for the order of decks, reward piles and Action piles (OV-MISC-8). */
export interface VeielView
  extends Pick<
    Veiel,
    | 'phase'
    | 'fight'
    | 'round'
    | 'figures'
    | 'standing'
    | 'corpses'
    | 'cards'
    | 'owners'
    | 'gear'
    | 'pilesUsed'
    | 'revealed'
    | 'bossesMet'
    | 'fieldsMet'
    | 'field'
    | 'scenario'
    | 'active'
    | 'acting'
    | 'acts'
    | 'amorce'
    | 'plays'
    | 'spent'
    | 'unit'
    | 'finishing'
  > {
  readonly heroes: readonly HeroView[];
  /** In the order of their numbers. */
  readonly piles: readonly (readonly number[])[];
  readonly actions: readonly ActionPile[];
  readonly effects: Pick<EffectState, 'lasting' | 'pending' | 'tallies' | 'used' | 'gone' | 'made'>;
  /** Figure numbers of hero figures and allies, in the order enemies prefer them (OV-AI-10). */
  readonly priority: readonly number[];
}
