/**
 * What a game brings to the screen, and what it is given there. The frame (client) knows no game; a game's table knows
 * neither where the game runs nor who else sits there: it draws a view and says which option was meant.
 */
import type {
  Decision,
  Foreseen,
  Foresight,
  GameEvent,
  Language,
  Option,
  Refusal,
  RuleId,
  Seat,
  Setting,
  Text,
  View,
} from '@tablee/kernel';
import type { ComponentType } from 'react';

export interface GameTable<V = unknown> {
  /** A class name: the game's palette, faces and surface, as CSS custom properties. */
  readonly theme: string;
  readonly Table: ComponentType<TableProps<V>>;
  /** What one plays for, and how far along whoever looks is; always on the screen. */
  aim?(view: View<V>, language: Language, content: unknown): Aim;
  /** The end of a game, drawn over the board: what happened, as a player would tell it. The frame adds the buttons. */
  readonly Ending: ComponentType<EndingProps<V>>;
  /** Settings that deserve more than a list of words (a dungeon drawn, a Boss's two faces), by the setting's key. */
  readonly settings?: Readonly<Record<string, ComponentType<SettingProps>>>;
  /** Pages of reference beside the rulebook: tables of powers, of traps. */
  readonly reference?: readonly ReferencePage<V>[];
  /** The rulebook's Markdown. */
  readonly rulebook: Readonly<Record<Language, () => Promise<string>>>;
  /** Drawings in the rulebook's chapters, made of the same pieces as the table. */
  readonly pictures?: readonly RulePicture[];
  /** Its board is wide, and shows by itself what just happened: the log stands beside it unasked in the largest windows alone. */
  readonly foldsLog?: true;
  /** Cards are read at a place of their own above the log where that stands open, instead of over the board (`useReading`). */
  readonly readsBeside?: true;
  /** A seat has something to hide from the others: round one screen a curtain falls between them. */
  readonly secrets: boolean;
  /** The view with this event in it, so that pieces move one after the other. Without it all move at once, at the end. */
  staged?(view: View<V>, event: GameEvent, content: unknown): View<V>;
  /** How long the event is shown, in milliseconds at the usual pace; 0: it is not shown by itself. */
  pace(event: GameEvent): number;
  sound?(event: GameEvent): Sound | null;
  /** The name of the part of the game that this event begins (a turn, a floor), if it does: a replay goes there, the log folds. */
  chapter?(
    view: View<V>,
    event: GameEvent,
    language: Language,
    content: unknown,
    names: readonly string[],
  ): string | null;
  /** The event is only the first half of a sentence: what it brought about is told on the same line of the log. */
  leadsOn?(event: GameEvent): boolean;
  /**
   * What a careful friend would say before this option is taken; null for nothing. Asked for again before it is taken.
   * `foresee` tells what the options of this question surely lead to, through the steps the engine takes by itself.
   */
  warning?(
    view: View<V>,
    option: Option,
    language: Language,
    foresee: Foresight<V>,
    content: unknown,
  ): string | null;
}

/** `Treasures home 0/2`: bring two treasures home. */
export interface Aim {
  /** The whole aim in a sentence. */
  readonly says: string;
  /** What is counted, in a word or two; and in one word, where room is short. */
  readonly counts: string;
  readonly short: string;
  readonly far: string;
}

export const SOUNDS = ['card', 'die', 'hit', 'step', 'treasure', 'win', 'lose', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

export interface TableProps<V = unknown> {
  readonly view: View<V>;
  /** What never changes during the game: maps, cards. The game knows its type. */
  readonly content: unknown;
  readonly language: Language;
  /** Who sits where, as people call them, by seat. */
  readonly names: readonly string[];
  /** What somebody is just saying, by seat: a bubble at their place. */
  readonly saying?: ReadonlyMap<Seat, string>;
  /** The question this seat may answer now; null while others decide, while something is being shown, in a replay. */
  readonly asked: Decision | null;
  /** Answers with an option. Those after it answer the questions that follow, as long as they are among the options. */
  choose(option: Option, ...then: Option[]): void;
  /** What an option would lead to, as far as it can be known. Cheap: call it for every option if need be. */
  foresee(option: Option): Foreseen<V> | null;
  /** What is not allowed now, each with its rule. */
  readonly whyNot: readonly Refusal[];
  /** Shows a line where the question stands: why this can't be done, what that piece is. Null: no more. */
  explain(what: Refusal | string | null): void;
  /**
   * Answers a tap that can't be: the reason, which stays until something else is asked or said. Null: no rule has a word on
   * it, and the player is reminded of what is asked. What was taken up stays in hand.
   */
  refuse(why: Refusal | string | null): void;
  /** What is being shown just now: a move, a hit, a roll. */
  readonly happening: GameEvent | null;
  /** Everything this seat heard, from the opening on, up to what is being shown: for summaries of what just went by. */
  readonly heard: readonly GameEvent[];
  /** The option that the hint points at, while a hint is shown. */
  readonly hint: Option | null;
  /** Pieces must be told apart without colour. */
  readonly colourSafe: boolean;
  openRule(rule: RuleId): void;
}

export interface EndingProps<V = unknown> {
  readonly view: View<V>;
  readonly content: unknown;
  readonly language: Language;
  readonly names: readonly string[];
  /** Everything this seat heard, from the opening on. */
  readonly heard: readonly GameEvent[];
  readonly colourSafe: boolean;
}

export interface SettingProps {
  readonly setting: Setting;
  readonly seats: number;
  readonly language: Language;
  readonly value: string | number | boolean;
  change(value: string | number | boolean): void;
  /** What else was chosen by hand so far, by key; the rest is as the game's config has it. */
  readonly chosen: Readonly<Record<string, string | number | boolean>>;
  /** What the player takes along from game to game (defeats so far), where the game has such a thing. */
  readonly history: unknown;
}

export interface RulePicture {
  /** The code of the chapter it stands in: `LOS`. */
  readonly chapter: string;
  /** The rule it shows. */
  readonly rule: RuleId;
  /** What is to be seen, in a sentence that does without the picture. */
  readonly caption: Text;
  readonly Picture: ComponentType;
}

export interface ReferencePage<V = unknown> {
  readonly id: string;
  readonly title: Text;
  /** View and content are null where the page is read away from a table. */
  readonly Page: ComponentType<{
    readonly view: View<V> | null;
    readonly content: unknown;
    readonly language: Language;
  }>;
}
