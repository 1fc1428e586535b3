/**
 * The table of a game in play, the options, the events and what the player sees. All plain data, small numbers.
 *
 * Words: a *card* is an Action card (A or AA), named by its number in the box (A first, then AA); an *enemy* is the
 * number of an Enemy/Place card, and a *place* is the other side of that same card. An enemy in a combat stands in a
 * *slot* of the line, 0 to 2, and keeps it (R-SA-27). A pile's top is the last of its list.
 */
import type { GameEvent, Option, State } from '@tablee/kernel';
import type { EffectOption } from '@tablee/kernel/effect';
import type { Config } from './config.ts';
import type { Content } from './ready/content.ts';

export interface Soeurs extends State<SoeursEvent, Config, Content> {
  /** Floor cards from the bottom up; the Boss floor comes after the last (R-SA-3). */
  tower: number[];
  /** Which floor is being played, 0 at the bottom; `tower.length` on the Boss floor. */
  floor: number;
  /** 1, 2 or 3 (SA-CLIMB-3). */
  sequence: number;
  /** Where the marker stands: row × 4 + column, rows from the bottom; −1 on the door. */
  square: number;
  /** Squares entered on this floor, in order (R-SA-8). */
  entered: number[];
  /** What the squares crossed in this movement hold, in order (R-SA-12). */
  crossed: number[];

  health: number;
  /** The lowest health ever reached: it sets the ceiling (R-SA-50). */
  lowest: number;
  xp: number;
  potions: number;

  deck: number[];
  hand: number[];
  discard: number[];
  /** Defence cards waiting for the Enemy Phase (SA-PLAY-5). */
  inPlay: number[];
  /** Being resolved: in no pile (R-SA-39). */
  resolving: number[];
  banished: number[];
  /** 0 on its first face, 1 once raised; by card. */
  level: number[];
  /** The two decks of Advanced Action cards. */
  advanced: number[][];
  /** How many cards at the bottom of each were seen going there (SA-MANA-6). */
  advancedSeen: number[];

  enemyDeck: number[];
  enemyDiscard: number[];

  /** The line: the enemy in each slot, −1 where one was beaten. Against the Boss, slot 0 is the guardian's. */
  foes: number[];
  resistance: number[];
  /** Printed or rolled, with the Place's changes. */
  attack: number[];
  /** Taken off by cards, this round only. */
  weakened: number[];
  /** 1 once a Coriace enemy has come back (R-SA-75). */
  returned: number[];
  standing: number;
  /** Beaten and not yet answered by the Place. */
  fallen: number;
  /** −1 outside ordinary combats (SA-BOSS-13). */
  place: number;
  round: number;
  mana: number;
  defence: number;
  /** The card being resolved gave Defence. */
  gaveDefence: boolean;
  manaDiscardUsed: boolean;
  drawsThisRound: number;
  /** May be banished until the next action (R-SA-79); −1 when none. */
  justPlayed: number;

  /** From the confirmation of the pre-fight step on (R-SA-60). */
  atBoss: boolean;
  dice: number[];
  bossAttack: number;
  bossWeakened: number;
  /** Gauges still to clear, this one included (SA-BOSS-24). */
  gauges: number;
  /** What the attack being made is worth against the Boss so far (SA-BOSS-18). */
  toBoss: number;
}

export type Direction = 'left' | 'up' | 'right';

/** Which of the two Advanced Action decks. */
export type Side = 0 | 1;

export interface CardOption extends Option {
  readonly do:
    | 'play'
    | 'attack'
    | 'add'
    | 'discard'
    | 'discard-for-mana'
    | 'banish'
    | 'raise'
    | 'take'
    | 'give-up-card';
  readonly card: number;
  /** The card's name in records. */
  readonly id: string;
}
export interface BareOption extends Option {
  readonly do:
    | 'roll'
    | 'reroll'
    | 'keep'
    | 'done'
    | 'continue'
    | 'drink'
    | 'pass'
    | 'buy-potion'
    | 'draw'
    | 'strike'
    | 'end'
    | 'decline'
    | 'enter';
}
export interface DieOption extends Option {
  readonly do: 'die' | 'remove';
  readonly pips: number;
}
export interface StepOption extends Option {
  readonly do: 'step';
  readonly to: Direction;
  readonly square: number;
}
export interface SideOption extends Option {
  readonly do: 'cycle' | 'buy' | 'take-top';
  readonly side: Side;
}
export interface TargetOption extends Option {
  readonly do: 'target';
  readonly slot: number;
}
export interface AbsorbOption extends Option {
  readonly do: 'absorb';
  readonly mana: number;
}
export type SoeursOption =
  | CardOption
  | BareOption
  | DieOption
  | StepOption
  | SideOption
  | TargetOption
  | AbsorbOption;

/** Choices inside a trap or a treasure, a pack's card that says "you may". */
export type EffectChoice = Extract<EffectOption, { do: 'mode' }> | (Option & { readonly do: 'yes' | 'no' });
export type AnyOption = SoeursOption | EffectChoice;

/** The slot that means the Boss. */
export const BOSS_SLOT = 3;

/** Why health was lost. */
export type Harm = 'attack' | 'trap' | 'place' | 'late' | 'brulures' | 'card' | 'hate' | 'guardian' | 'boss';
export type Roll =
  | 'movement'
  | 'trap'
  | 'level'
  | 'treasure'
  | 'mana'
  | 'resistance'
  | 'attack'
  | 'gauge'
  | 'gardiens'
  | 'damage';
export type Discarded = 'trap' | 'mana' | 'force-brutale' | 'limit' | 'effect' | 'defence' | 'played';

/** One attacker's part of an attack: its level, and whether Rage doubled it. */
export interface Term {
  readonly enemy: number;
  readonly level: number;
  readonly raging: boolean;
}

type Told<Name extends string, Fields extends object = object> = GameEvent & {
  readonly event: Name;
} & Readonly<Fields>;
export type SoeursEvent =
  | Told<'towerBuilt', { boss: number; tower: readonly number[] }>
  | Told<'floorEntered', { floor: number }>
  | Told<'diceRolled', { what: Roll; dice: readonly number[] }>
  | Told<'dieChosen', { pips: number }>
  | Told<'stepped', { square: number; icon: number }>
  | Told<'movementBlocked', { lost: number }>
  | Told<'trapRead', { advanced: boolean; result: number; level: number }>
  | Told<'levelSettled', { level: number; die: number; bonus: number; damage: number }>
  | Told<'treasureRead', { advanced: boolean; result: number }>
  | Told<'enemiesCame', { enemies: readonly number[]; wave: number; left: number }>
  | Told<'placeRead', { place: number }>
  | Told<'enemyReady', { slot: number; enemy: number; resistance: number; attack: number }>
  | Told<'roundBegan', { round: number }>
  | Told<'manaSet', { mana: number; change: number }>
  | Told<'manaGained', { amount: number; mana: number }>
  | Told<'manaSpent', { amount: number; mana: number }>
  | Told<'cardPlayed', { card: number; level: number; cost: number }>
  | Told<'enemyHit', { slot: number; enemy: number; amount: number; left: number }>
  | Told<'enemyBeaten', { slot: number; enemy: number; xp: number; round: number }>
  | Told<'enemyReturned', { slot: number; enemy: number; attack: number }>
  | Told<'enemyWeakened', { slot: number; enemy: number; amount: number }>
  | Told<'enemiesEmboldened', { amount: number }>
  | Told<'defenceGained', { amount: number; total: number }>
  | Told<
      'attacked',
      {
        who: Harm;
        terms: readonly Term[];
        total: number;
        defence: number;
        mana: number;
        loss: number;
      }
    >
  | Told<'healthLost', { amount: number; left: number; why: Harm }>
  | Told<'healthRegained', { amount: number; now: number }>
  | Told<'ceilingLowered', { ceiling: number }>
  | Told<'cardDrawn', { card: number; level: number }>
  | Told<'cardTaken', { card: number; level: number; from: 'deck' | 'discard' | 'advanced' }>
  | Told<'cardDiscarded', { card: number; level: number; why: Discarded }>
  | Told<'cardBanished', { card: number; level: number }>
  | Told<'cardRaised', { card: number; price: number }>
  | Told<'cardBought', { card: number; level: number; price: number }>
  | Told<'deckCycled', { side: Side; card: number; level: number }>
  | Told<'deckReformed', { which: 'action' | 'enemy'; cards: number }>
  | Told<'deckShuffled'>
  | Told<'xpGained', { amount: number; now: number }>
  | Told<'xpLost', { amount: number; now: number }>
  | Told<'rerolled', { what: 'movement' | 'mana' }>
  | Told<'potionGained', { now: number }>
  | Told<'potionWasted'>
  | Told<'potionLost', { now: number }>
  | Told<'potionDrunk', { left: number }>
  | Told<'nothingHappened'>
  | Told<'combatWon', { round: number }>
  | Told<'bossReached', { health: number }>
  | Told<'bossReady', { dice: readonly number[]; attack: number }>
  | Told<'bossStruck', { value: number; cards: number }>
  | Told<'dieRemoved', { pips: number; left: number }>
  | Told<'attackTooWeak', { value: number }>
  | Told<'gaugeReset', { dice: readonly number[] }>
  | Told<'guardianCame', { enemy: number; die: number }>
  | Told<'nobodyCame', { die: number }>
  | Told<'ended', { how: string; won: boolean; health: number }>;

export interface SeenFoe {
  readonly slot: number;
  readonly enemy: number;
  readonly resistance: number;
  /** As it would attack now, before Rage. */
  readonly attack: number;
  readonly returned: boolean;
  readonly canBeStruck: boolean;
}

/** What the player may know: everything but the order of the decks below their tops (R-SA-41). */
export interface SoeursView {
  readonly boss: number;
  readonly tower: readonly number[];
  readonly floor: number;
  readonly sequence: number;
  readonly square: number;
  readonly entered: readonly number[];
  readonly crossed: readonly number[];
  readonly health: number;
  readonly lowest: number;
  readonly ceiling: number;
  readonly xp: number;
  readonly potions: number;
  readonly hand: readonly number[];
  readonly level: readonly number[];
  readonly deck: { readonly top: number | null; readonly others: readonly number[] };
  readonly discard: readonly number[];
  readonly inPlay: readonly number[];
  readonly resolving: readonly number[];
  readonly banished: readonly number[];
  readonly advanced: readonly {
    readonly top: number | null;
    readonly size: number;
    readonly bottom: readonly number[];
  }[];
  /** The Advanced Action cards still hidden in the two decks, in the order of the box. */
  readonly advancedHidden: readonly number[];
  readonly enemyDeck: { readonly top: number | null; readonly others: readonly number[] };
  readonly enemyDiscard: readonly number[];
  readonly foes: readonly SeenFoe[];
  readonly line: {
    readonly foes: readonly number[];
    readonly attack: readonly number[];
    readonly weakened: readonly number[];
    readonly resistance: readonly number[];
    readonly returned: readonly number[];
  };
  readonly place: number;
  readonly round: number;
  readonly mana: number;
  readonly defence: number;
  readonly manaDiscardUsed: boolean;
  readonly drawsThisRound: number;
  readonly justPlayed: number;
  readonly gaveDefence: boolean;
  readonly fallen: number;
  readonly atBoss: boolean;
  readonly dice: readonly number[];
  readonly bossAttack: number;
  readonly bossWeakened: number;
  readonly gauges: number;
  readonly toBoss: number;
  /** What the enemies' next attack adds up to as things stand, Rage included, and what it would cost. */
  readonly incoming: { readonly total: number; readonly loss: number } | null;
}
