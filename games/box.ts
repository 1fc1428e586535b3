/**
 * What a game brings to the house. A box is light: its facts are at hand, everything else is loaded when it is asked for,
 * so the home page loads no rules, and whoever plays without a screen loads no screen.
 */
import type { Game, Shelf, Text } from '@tablee/kernel';
import type { TerminalTable } from '@tablee/terminal';
import type { GameTable, Workshop } from '@tablee/ui';
import type { ComponentType } from 'react';
import type { Lesson } from './lesson.ts';

export interface Box extends Shelf {
  /** Whose game it is, in a sentence. */
  readonly by: Text;
  /** The game itself: rules, words, advice for bots. */
  rules(): Promise<Game>;
  /** The game on screen. */
  table(): Promise<GameTable>;
  /** The cover, drawn to fill the room it is given. Brings the game's palette along. */
  cover(): Promise<ComponentType>;
  /** The game learnt by hand. */
  lesson?(): Promise<Lesson>;
  /** Where what a seat brings is made, in a game to which seats bring something. */
  workshop?(): Promise<Workshop>;
  /** The game in the terminal; without it the view is printed as it is. */
  terminal?(): Promise<TerminalTable>;
}

/** The views a table is given are its own game's: from here on nobody needs to know which. */
export function anyTable<V>(table: GameTable<V>): GameTable {
  return table as unknown as GameTable;
}

/** What a workshop makes is its own game's: from here on nobody needs to know what it is. */
export function anyWorkshop<Brought>(workshop: Workshop<Brought>): Workshop {
  return workshop as unknown as Workshop;
}
