/**
 * What is printed on the things in the box, and the same made ready to play. Authors write the first (`content/`), `ready/`
 * checks it and makes the second, and the rules read only that. Zones, doors, cards and types are numbers once made ready.
 */
import type { Text } from '@tablee/kernel';
import type { Ability, Book, Effects } from '@tablee/kernel/effect';
import type { Ship } from './rules/ship.ts';

/** The direction die's faces, clockwise; N is the top of the board (R-ES-8). */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

// ------------------------------------------------------------------ the ship

/** A ship tile as authored: six rows of six letters, `A–Z` rooms, `a–z` corridor zones, `.` hull (R-ES-1). */
export interface Tile {
  readonly id: string;
  readonly name: Text;
  readonly motif: string;
  /** How many of it are in the box: several of one name (ES-SPAWN-6). */
  readonly copies: number;
  readonly cells: readonly string[];
  readonly ports: readonly Direction[];
  readonly doors: readonly {
    readonly a: string;
    readonly b: string;
    /** The side of `a` it is on. */
    readonly side: Direction;
    readonly closed?: true;
  }[];
  readonly narrow: readonly (readonly [string, string])[];
  readonly walls: readonly (readonly [string, string])[];
  /** What rooms are called, by letter. */
  readonly rooms: Readonly<Record<string, Text>>;
}

/**
 * A board as a grid of cells: what tiles laid side by side come to (`ready/`), or a drawing in a test. `shipOf` (`rules/ship.ts`)
 * works out everything else from it.
 */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The zone of each cell, row by row; −1 for hull. Zones are numbered by the reading order of their first cell. */
  readonly cells: readonly number[];
  readonly zones: readonly ZonePlan[];
  readonly doors: readonly DoorPlan[];
  /** Open borders that are none: no walking, no sight. `narrow` gaps are drawn, walls look like walls. */
  readonly shut: readonly { readonly a: number; readonly b: number; readonly narrow: boolean }[];
}

export interface ZonePlan {
  readonly kind: 'room' | 'corridor';
  /** The letter of the drawing, for notation: `3A` is room A of the third tile laid. Different for every zone. */
  readonly label: string;
  readonly name: Text;
  /** The placed tiles it lies on, by their number in the mission; a corridor zone may span two. */
  readonly tiles: readonly number[];
}

export interface DoorPlan {
  readonly a: number;
  readonly b: number;
  /** The side of `a` it is on. */
  readonly side: Direction;
  readonly open: boolean;
}

// ------------------------------------------------------------------ survivors

/** Always at work (ES-SKILL-2): what the rules ask of a passive skill. */
export interface Traits {
  /** Missed dice that endanger nobody (*Fire Discipline*). */
  readonly sparesFriends?: number;
  /** Zones the first Move action of a turn may cover (*Light Step*). */
  readonly firstMove?: number;
  /** Added to the movement allowance. */
  readonly allowance?: number;
  /** Survivors in the zone test and check as if their Resolve were so much higher (*Composure*). */
  readonly steadies?: number;
  /** Own failed tests that may be re-rolled each round (*Foresight*). */
  readonly rerollsTests?: number;
  /** May move one zone for free within an attack action (*Juggernaut*). */
  readonly movesInAttack?: true;
  /** Added to healing done by or to this survivor (*Triage*). */
  readonly heals?: number;
}

export interface Passive {
  readonly name: Text;
  readonly text: Text;
  readonly traits: Traits;
}

/** `ability` is `{ activated: 'active' | 'crisis', … }`; the rules charge the action and count the uses. */
export interface Skill {
  readonly name: Text;
  readonly ability: Ability;
}

export interface SurvivorCard {
  /** The class: `marine`, `scout`, … */
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  /** The French texts speak of her as « elle ». */
  readonly feminine?: boolean;
  readonly life: number;
  readonly passive: Passive;
  readonly active: Skill;
  readonly crisis: Skill;
}

// ------------------------------------------------------------------ items

export interface Weapon {
  readonly range: number;
  readonly dice: number;
  readonly threshold: number;
  readonly noise: number;
  readonly pairable?: true;
  /** Damage a success is worth, on one enemy; 1 unless printed (*Rail Rifle*: 2). */
  readonly damage?: number;
  /** A success may stun one standard enemy instead (*Shock Baton*). */
  readonly stuns?: true;
}

/** What armour and helmets do. */
export interface Wear {
  /** Absorbs an attack on this number or more (ES-ARMOUR-3). */
  readonly save?: number;
  /** Taken off the movement allowance wherever it is carried (ES-INV-6). */
  readonly slows?: number;
  /** Its wearer loses no Life to Life Support Failure. */
  readonly breathes?: true;
  /** A head wound does not reduce range. */
  readonly clearsHead?: true;
  /** Leave checks as if Resolve were so much higher. */
  readonly steadiesChecks?: number;
  /** At the start of the turn may look at one radar token at this noise distance (*Scanner Helm*). */
  readonly scans?: number;
}

export type ItemKind = 'weapon' | 'armour' | 'helmet' | 'object' | 'noise';

export interface Item {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  readonly copies: number;
  readonly weapon?: Weapon;
  readonly wear?: Wear;
  /** What a thing beyond its numbers says, where there is no ability to make the text from. */
  readonly text?: Text;
  /** Objects: `{ activated: 'use', … }`. A Power Cell has none: it is charge for the Loader. */
  readonly ability?: Ability;
  /** Discarded once used (ES-INV-9). */
  readonly singleUse?: true;
  /** Charges of a Power Cell. */
  readonly charges?: number;
  /** Level of a Noise card. */
  readonly noise?: number;
}

// ------------------------------------------------------------------ cards

/** What holds as long as the event does; the rules know these three. */
export type Holding = 'lockdown' | 'blackout' | 'gravity';

export interface EventCard {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  readonly copies: number;
  readonly holds?: Holding;
  /** Done when it is drawn. */
  readonly effects: Effects;
  /** For what holds: the text that effects cannot give. */
  readonly text?: Text;
}

export interface ResolveCard {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  readonly number: number;
  readonly kind: 'instant' | 'lasting';
  /** `self` and `it` are the survivor. A lasting penalty is `{ give: …, to: 'self', until: 'good' }`. */
  readonly effects: Effects;
}

/** What counts toward an Achievement, told to `count` in `rules/ach.ts`. */
export const DEEDS = [
  'kill',
  'bossHit',
  'search',
  'newRoom',
  'treated',
  'healed',
  'lured',
  'checkPassed',
  'testPassed',
  'tradeMade',
  'doorWorked',
  'interacted',
  'stunned',
  'aloneTurn',
  'quietTurn',
  'unhurtRound',
  'tokenTurnedUp',
  'zonesMoved',
  'jammed',
  'absorbed',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Achievement {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  readonly deed: Deed;
  readonly count: number;
  /** Counted anew each turn, or all along. */
  readonly within: 'turn' | 'mission';
  readonly condition: Text;
  readonly rewardKind: 'A' | 'B';
  /** `{ activated: 'reward', … }`; kind B gives until `turn`. */
  readonly reward: Ability;
}

export interface EnemyCard {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  readonly plural: Text;
  readonly faction: string;
  /** Order inside a zone (ES-ORDER-1). */
  readonly tier: number;
  readonly actions: number;
  readonly life: number;
  readonly damage: number;
  readonly range: number;
  readonly size: number;
  readonly biological: boolean;
  /** Figures in the box (R-ES-49). */
  readonly figures: number;
  readonly boss?: true;
  /** A boss's Life for each survivor at the start, on top of `life`. */
  readonly lifePerSurvivor?: number;
  /** Herds with every other kind of its faction, and comes by the roll of ES-SOLOMON-1. */
  readonly solomon?: true;
}

export interface RadarToken {
  readonly id: string;
  readonly faction: string;
  /** In the order printed. */
  readonly contents: readonly { readonly type: string; readonly n: number }[];
  readonly copies: number;
  readonly boss?: true;
}

export interface TitanCard {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  readonly copies: number;
  readonly text?: Text;
  readonly attack?: {
    readonly range: number;
    readonly dice: number;
    readonly threshold: number;
    readonly radial?: true;
    readonly targets: 'one' | 'all';
    readonly condition?: 'mostLife' | 'leastResolve';
    /** More actions in the turn it is drawn. */
    readonly actions?: number;
    /** A victim that lost Life is stunned. */
    readonly stuns?: true;
    /** Every survivor in range makes a test, damaged or not. */
    readonly tests?: true;
  };
  readonly mood?: {
    readonly range?: number;
    readonly radialRange?: number;
    readonly dice?: number;
    readonly threshold?: number;
    readonly actions?: number;
    /** Survivors in its zone fail leave checks on so much less. */
    readonly checks?: number;
  };
}

export interface RefugeEvent {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  /** A line of mood; no rule. */
  readonly flavour?: Text;
  /** Helping, harming, or with a choice. */
  readonly kind: 'helps' | 'harms' | 'choice';
  readonly effects: Effects;
}

// ------------------------------------------------------------------ missions

export const OBJECTIVE_KINDS = ['collect', 'switch', 'hold', 'deliver', 'kill', 'exit'] as const;
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];

/** A zone of a mission: the placed tile (from 1) and its letter, `3A`; the same as the zone's label. */
export type Where = string;

export interface Objective {
  readonly id: string;
  readonly kind: ObjectiveKind;
  readonly name: Text;
  /** Zones where its tokens lie, one each (collect, switch, deliver). */
  readonly at?: readonly Where[];
  /** hold: every zone of this placed tile (from 1). */
  readonly tile?: number;
  /** deliver: the zones to Interact in; none: it must leave by an exit. */
  readonly to?: readonly Where[];
  /** How many of its tokens are needed; all unless said. */
  readonly count?: number;
  /** Objectives that must be done first. */
  readonly after?: readonly string[];
  /** Noise made by working it. */
  readonly noise?: number;
  /** Only the pilot of a powered Loader can carry it. */
  readonly byLoader?: true;
  /** kill: the type. */
  readonly enemy?: string;
  /** Done when it is worked: `mission/<id>`; a switch that opens doors says so here. */
  readonly effects?: Effects;
}

export interface Mission {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  readonly briefing: Text;
  readonly won: Text;
  readonly lost: Text;
  readonly tiles: readonly {
    readonly tile: string;
    readonly x: number;
    readonly y: number;
    /** Quarter turns clockwise. */
    readonly rotation: 0 | 1 | 2 | 3;
  }[];
  readonly start: Where;
  readonly exits: readonly Where[];
  /** Doors that begin otherwise than printed. */
  readonly doors?: readonly { readonly between: readonly [Where, Where]; readonly open: boolean }[];
  readonly objectives: readonly Objective[];
  /** Where radar tokens begin, in order (R-ES-95). */
  readonly radar: readonly Where[];
  /** Radar tokens at the start for 1, 2, … 6 survivors. */
  readonly tokens: readonly number[];
  readonly factions: readonly string[];
  /** Where the boss's token is, if anywhere. */
  readonly boss?: 'board' | 'pool';
  readonly loader?: Where;
  /** Item cards that lie on the board: Interact gives them. */
  readonly caches?: readonly { readonly item: string; readonly at: Where }[];
  readonly minSurvivors: number;
  readonly maxSurvivors: number;
  readonly requiredClasses?: readonly string[];
  /** Given to the first player's survivor at the start, when nobody of `unlessClass` is there and nobody holds one. */
  readonly given?: readonly { readonly item: string; readonly unlessClass?: string }[];
  /** Special rules: done at the start of these rounds (every round: 0), in order. */
  readonly special?: readonly { readonly round: number; readonly effects: Effects; readonly text?: Text }[];
  /** The last round (R-ES-83). */
  readonly clock: number;
}

export interface CampaignBook {
  readonly id: string;
  readonly name: Text;
  /** The name of its picture. */
  readonly motif: string;
  readonly blurb: Text;
  readonly missions: readonly string[];
}

// ------------------------------------------------------------------ made ready

/** An enemy type by number; `RADAR` stands for a token not turned up. */
export const RADAR = -1;

export interface ReadyItem extends Item {
  readonly number: number;
  /** The address of its use: `med-kit/1`; empty where it has none. */
  readonly use: string;
}

export interface ReadySurvivor extends SurvivorCard {
  readonly number: number;
  /** Addresses of the skills. */
  readonly activeAt: string;
  readonly crisisAt: string;
  /** The active skill is an attack action (*Suppress*, *Weapon Mods*). */
  readonly attacksByActive: boolean;
}

export interface ReadyEvent extends EventCard {
  readonly number: number;
  /** The address of its effects; empty where there are none. */
  readonly does: string;
}
export interface ReadyResolve extends ResolveCard {
  /** Its place among the cards; `number` is the Resolve it waits for. */
  readonly index: number;
  readonly does: string;
}
export interface ReadyAchievement extends Achievement {
  readonly number: number;
  readonly rewardAt: string;
}
export interface ReadyEnemy extends EnemyCard {
  readonly number: number;
}
export interface ReadyToken {
  readonly id: string;
  readonly faction: string;
  readonly boss: boolean;
  /** Type numbers, one a figure, in the order printed. */
  readonly figures: readonly number[];
}
export interface ReadyTitan extends TitanCard {
  readonly number: number;
}
export interface ReadyRefuge extends RefugeEvent {
  readonly number: number;
  readonly does: string;
}

export interface ReadyObjective {
  readonly id: string;
  readonly kind: ObjectiveKind;
  readonly name: Text;
  /** One token each. */
  readonly zones: readonly number[];
  /** hold: the zones of the tile. */
  readonly held: readonly number[];
  /** deliver: the zones to Interact in; none: an exit. */
  readonly to: readonly number[];
  readonly count: number;
  readonly after: readonly number[];
  readonly noise: number;
  readonly byLoader: boolean;
  /** A type number; −1 for none. */
  readonly enemy: number;
  /** The address of what working it does; empty for nothing. */
  readonly does: string;
}

export interface ReadyMission {
  readonly id: string;
  readonly name: Text;
  readonly briefing: Text;
  readonly won: Text;
  readonly lost: Text;
  readonly start: number;
  readonly exits: readonly number[];
  readonly objectives: readonly ReadyObjective[];
  readonly radar: readonly number[];
  /** Start tokens for 1, 2, … survivors. */
  readonly tokens: readonly number[];
  readonly factions: readonly string[];
  readonly boss: 'board' | 'pool' | null;
  /** The Exo Loader's zone; −1 for none. */
  readonly loader: number;
  readonly caches: readonly { readonly item: number; readonly zone: number }[];
  readonly minSurvivors: number;
  readonly maxSurvivors: number;
  readonly requiredClasses: readonly number[];
  readonly given: readonly { readonly item: number; readonly unlessClass: number }[];
  readonly special: readonly { readonly round: number; readonly does: string }[];
  readonly clock: number;
  /** The placed tiles: their card's id and name, and their room zones in zone order (spawns, R-ES-50). */
  readonly tiles: readonly {
    readonly id: string;
    readonly name: Text;
    readonly rooms: readonly number[];
    readonly zones: readonly number[];
    readonly x: number;
    readonly y: number;
    readonly rotation: number;
  }[];
}

/** Everything a table plays with, shared by its forks. The Refuge is a mission of its own: `isRefuge`. */
export interface Content {
  readonly book: Book;
  readonly ship: Ship;
  readonly mission: ReadyMission;
  readonly isRefuge: boolean;
  readonly survivors: readonly ReadySurvivor[];
  readonly items: readonly ReadyItem[];
  /** The item of each of the 80 cards. */
  readonly cards: readonly number[];
  readonly events: readonly ReadyEvent[];
  /** The event of each of the 30 cards. */
  readonly eventCards: readonly number[];
  readonly resolve: readonly ReadyResolve[];
  readonly achievements: readonly ReadyAchievement[];
  readonly enemies: readonly ReadyEnemy[];
  /** The radar tokens, one a physical token, all factions. */
  readonly tokens: readonly ReadyToken[];
  readonly titan: readonly ReadyTitan[];
  /** The card of each of the 20 Titan cards. */
  readonly titanCards: readonly number[];
  readonly refuge: readonly ReadyRefuge[];
  readonly missions: readonly Mission[];
  readonly campaigns: readonly CampaignBook[];
  /** Refuge: which place each zone is. */
  readonly places: readonly RefugePlace[];
}

/** The Refuge's zones (R-ES-84). */
export const REFUGE_PLACES = ['gate', 'commons', 'infirmary', 'bunks', 'workshop', 'stash'] as const;
export type RefugePlace = (typeof REFUGE_PLACES)[number];
