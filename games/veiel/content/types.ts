/**
 * What an author writes: every item of content is data (C2 to C6), its effects in the effect language (`effects/vocabulary.ts`).
 * Texts of cards are made from their effects; only names, stories and keyword help are written. `ready/` checks all of it
 * and makes it ready to play.
 */
import type { Text } from '@tablee/kernel';
import type { Ability, Condition, Effects, Filter } from '@tablee/kernel/effect';

/** 0 is the base game; 1 to 8 are switches (R-OV-89). */
export const EXTENSIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Extension = (typeof EXTENSIONS)[number];
export type Ext = 0 | Extension;

/** The four colours in the order of their base cards, then colourless (R-OV-4). */
export const COLOURS = ['rouge', 'bleu', 'vert', 'jaune', 'incolore'] as const;
export type Colour = (typeof COLOURS)[number];
/** The element of each colour, in the same order. */
export const ELEMENTS = ['feu', 'eau', 'terre', 'air'] as const;
export type Element = (typeof ELEMENTS)[number];

export const KEYWORDS = [
  'amorce',
  'substitution',
  'persistant',
  'ineluctable',
  'ephemere',
  'interruption',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
/** `sol`: a ground token, which may be stood upon. */
export const ENTITY_KEYWORDS = ['allie', 'obstacle', 'infranchissable', 'sol'] as const;
export type EntityKeyword = (typeof ENTITY_KEYWORDS)[number];
export const STATUSES = [
  'etourdi',
  'immobilise',
  'intouchable',
  'inciblable',
  'marque',
  'infranchissable',
] as const;
export type Status = (typeof STATUSES)[number];
/** Statuses with a number; several add up (R-OV-98). */
export const VALUED_STATUSES = ['affaibli', 'vulnerable', 'epines'] as const;
export type ValuedStatus = (typeof VALUED_STATUSES)[number];
export const RANKS = ['basique', 'intermediaire', 'puissant', 'boss'] as const;
export type Rank = (typeof RANKS)[number];
export const CARD_KINDS = [
  'base',
  'novice',
  'initie',
  'adepte',
  'maitre',
  'recompense',
  'essence',
  'affliction',
  'special',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export const DIFFICULTIES = ['facile', 'normale', 'difficile', 'extreme', 'cauchemar', 'impossible'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Named {
  readonly id: string;
  readonly ext: Ext;
  /** Switches it needs besides its own (R-OV-89). */
  readonly needs?: readonly Extension[];
  readonly name: Text;
  /** A line of its story, printed small. */
  readonly flavour?: Text;
}

export interface CardData extends Named {
  readonly kind: CardKind;
  readonly colour: Colour;
  /** What it gives to a fusion; a base-type card gives its colour's. */
  readonly elements?: readonly Element[];
  readonly keywords?: readonly Keyword[];
  /** It may be played only while this holds. */
  readonly playIf?: Condition;
  /** This very card, not its copies, once a turn (C2-2). */
  readonly oncePerTurn?: true;
  /** What playing it does; `self` is the acting figure. */
  readonly effects: Effects;
  /** What it does besides being played: `{ on: 'drawn', then: … }`; there `self` is the card. */
  readonly abilities?: readonly Ability[];
  readonly usesCorpses?: true;
  /** Of an Affliction. */
  readonly level?: 1 | 2 | 3;
  /** Of a Récompense: how many lie in its pile. */
  readonly copies?: 1 | 2;
  readonly art: string;
}

export interface FigureData {
  readonly name: Text;
  readonly threat: number;
  readonly swords: number;
}

export interface HeroData extends Named {
  /** « la Porte », after the name. */
  readonly title: Text;
  /** Two; the four of la Maîtresse (OV-HEROES-1). */
  readonly colours: readonly Colour[];
  readonly threat: number;
  readonly swords: number;
  /** How many Frappe, Tir, Parade, Course: ten in all. */
  readonly base: readonly [number, number, number, number];
  /** Card ids; empty where there is none (la Maîtresse; the Adepte of l'Étranger). */
  readonly initie: string;
  readonly adepte: string;
  readonly maitre: string;
  /** The passive of its hero card. */
  readonly abilities?: readonly Ability[];
  /** Two figures with one set of cards (OV-HEROES-16). */
  readonly twins?: readonly [FigureData, FigureData];
  /** Cards that lie in front of the hero and are taken by fusion, by the level that brings them (OV-HEROES-5 to -8). */
  readonly row?: {
    readonly initie: readonly string[];
    readonly adepte: readonly string[];
    readonly maitre: readonly string[];
  };
  /** Compulsory equipment (OV-HEROES-21, -26); `adepte` is locked until fight 2 begins or the Adepte loot is won. */
  readonly equipment?: readonly string[];
  readonly adepteEquipment?: string;
  /** Equipments chosen at set-up: 2 where nothing is said. */
  readonly freeSlots?: number;
  readonly art: string;
}

/** `area` names a pattern (C1). Without an icon the line is carried out on the spot (OV-AI-4 c); without effects it only moves (b). */
export interface LineData {
  readonly move?: number;
  readonly icon?: 'single' | 'multi';
  readonly area?: string;
  /** Of an attack: `it` is the figure attacked; `self` is the enemy. */
  readonly effects?: Effects;
}

export interface EnemyData extends Named {
  readonly rank: Rank;
  readonly yellow: number;
  /** For two heroes, or its own five values (R-OV-9). */
  readonly lives: number | readonly [number, number, number, number, number];
  readonly lines: readonly LineData[];
  /** Constant and triggered parts; of a boss: of its passive. */
  readonly abilities?: readonly Ability[];
  readonly infranchissable?: true;
  /** Pushes and pulls don't move it (R-OV-91). */
  readonly unmoved?: true;
  /** Enemies its effects may summon (R-OV-97). */
  readonly summons?: readonly string[];
  readonly family: string;
  readonly art: string;
}

export interface BossData extends EnemyData {
  readonly rank: 'boss';
  readonly onLifeLost?: Effects;
  readonly actions: readonly ActionData[];
  /** Each hero gets one of these at the start of its fight, and the card goes into one deck (PROFANE). */
  readonly profane?: { readonly equipment: readonly string[]; readonly blessing: string };
  /** Not among those drawn for standard games: it stands in a scenario. */
  readonly scenario?: true;
}
export interface ActionData {
  readonly id: string;
  readonly name: Text;
  readonly lines: readonly LineData[];
}

/** Modifiers and triggers alike are abilities of its piece. */
export interface BattlefieldData extends Named {
  readonly abilities: readonly Ability[];
  readonly art: string;
}

export interface EquipmentData extends Named {
  readonly effects: Effects;
  /** The moment it may be triggered at; where nothing is said, whenever its hero wants in his own turn (OV-KW-63). */
  readonly when?: Moment;
  /** `ammo`: armed while it holds ammunition (R-OV-68). */
  readonly arm: Moment | 'ammo';
  /** Once a turn, one card of the hand may be charged; `others`: of another hero too. At most `most` lie under it. */
  readonly charge?: { readonly most: number; readonly others?: true };
  readonly ammo?: { readonly start: number; readonly capacity: number };
  /** Other triggers: ammunition at the end of the turn, an opportunity to charge. */
  readonly abilities?: readonly Ability[];
  readonly usesCorpses?: true;
  /** Of le Profané (OV-PROFANE-1), or of one hero alone: not in the common pool. */
  readonly pool?: 'profane' | 'hero';
  readonly art: string;
}
export interface Moment {
  readonly on: string;
  readonly of?: Filter;
  readonly when?: Condition;
}

export interface EntityData extends Named {
  readonly keywords: readonly EntityKeyword[];
  /** Of an ally. */
  readonly health?: number;
  readonly threat?: number;
  readonly unattackable?: true;
  /** It may be damaged as if it were an enemy (R-OV-61). */
  readonly yellow?: number;
  readonly red?: number;
  /** What an ally does once a hero phase (OV-KW-39). */
  readonly effects?: Effects;
  readonly abilities?: readonly Ability[];
  /** So many pieces exist; more are taken from the board (TITAN). */
  readonly supply?: number;
  readonly art: string;
}

/** A square as the rulebook names it: row, column, from 1. */
export type At = readonly [row: number, column: number];

export type Goal =
  | { readonly killAll: true }
  | { readonly survive: number }
  | { readonly reach: readonly [entity: string, ...squares: At[]] }
  | { readonly destroy: string }
  | { readonly kill: string };
export type Defeat = { readonly lost: string } | { readonly rounds: number };

export interface LootData {
  /** Each hero chooses one card of each of these offers: so many revealed of a reward pile of his colours or colourless. */
  readonly offers: number;
  readonly level?: 'adepte' | 'maitre';
  /** Offered where its switch is on: an Essence with its Affliction, an equipment. */
  readonly essence?: true;
  readonly equipment?: true;
}

export interface ScenarioData extends Named {
  readonly deckSize: number;
  readonly enemies: readonly { readonly enemy: string; readonly at: At }[];
  readonly entities: readonly { readonly entity: string; readonly at: At }[];
  /** Where heroes may be deployed; where nothing is said, rows 5 and 6. */
  readonly start?: readonly At[];
  /** Special rules as abilities of the scenario, and how they are told where a text made from them won't do. */
  readonly abilities: readonly Ability[];
  readonly rules: readonly Text[];
  readonly goal: Goal;
  readonly goalText: Text;
  readonly defeat?: Defeat;
  readonly intro: Text;
  readonly outro: Text;
  readonly butins: LootData;
}

/** All that is in the box, or in a pack besides. */
export interface Box {
  readonly cards: readonly CardData[];
  readonly heroes: readonly HeroData[];
  readonly enemies: readonly EnemyData[];
  readonly bosses: readonly BossData[];
  readonly battlefields: readonly BattlefieldData[];
  readonly equipment: readonly EquipmentData[];
  readonly entities: readonly EntityData[];
  readonly scenarios: readonly ScenarioData[];
  /** By name, as drawn (C1). */
  readonly areas: Readonly<Record<string, string>>;
}
