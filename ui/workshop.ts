/**
 * A screen for making what a seat brings to the table (a deck), and what it is given there. The page round it (client) keeps,
 * names, copies, hands on and chooses what is made, and doesn't know what it is.
 */
import type { Language, Pack, RuleId, Text } from '@tablee/kernel';
import type { ComponentType } from 'react';

export interface Workshop<Brought = unknown> {
  /** A class name: the game's palette, faces and surface. */
  readonly theme: string;
  readonly words: WorkshopWords;
  /** The same with content from outside. Throws a PackError for what can't be used. */
  withPack(pack: Pack): Workshop<Brought>;
  /** One that nothing was put into yet. */
  empty(): Brought;
  /** The same under another name. */
  named(brought: Brought, name: string): Brought;
  /** A line on what it is: its kingdom, its size. */
  line(brought: Brought, language: Language): string;
  /** Its cover, drawn to fill the room it is given; the name stands beside it. */
  readonly Cover: ComponentType<ShownProps<Brought>>;
  /** All of it, to be read and not changed. */
  readonly Shown: ComponentType<ShownProps<Brought>>;
  /** Where it is made. It fills the room it is given. */
  readonly Bench: ComponentType<BenchProps<Brought>>;
  /** Two of them side by side. */
  readonly Compared: ComponentType<ComparedProps<Brought>>;
}

/** How people call what is made here. */
export interface WorkshopWords {
  /** `deck`, `decks`. */
  readonly one: Text;
  readonly many: Text;
  /** `Vos decks`, `Nouveau deck`, `Votre deck`: French needs to know its gender. */
  readonly mine: Text;
  readonly fresh: Text;
  readonly yours: Text;
  /** `Construire un deck`. */
  readonly make: Text;
}

export interface ShownProps<Brought = unknown> {
  readonly brought: Brought;
  readonly language: Language;
}

export interface BenchProps<Brought = unknown> {
  readonly brought: Brought;
  /** Kept at once; whoever changed it can go back. */
  change(brought: Brought): void;
  readonly language: Language;
  openRule(rule: RuleId): void;
  /** Plays games with it between bots, away from the page; says each when it is over. */
  measure(order: MeasureOrder, hear: (said: Measured) => void): Measuring;
}

export interface MeasureOrder {
  readonly config: Readonly<Record<string, unknown>>;
  /** What the two seats bring, for each row of the measurement. Mine comes first; the seats change from game to game. */
  readonly pairs: readonly { readonly mine: unknown; readonly theirs: unknown }[];
  /** Games of each pair. */
  readonly games: number;
}

export type Measured =
  | {
      readonly pair: number;
      /** Null: a draw, or stopped as too long. */
      readonly won: boolean | null;
      /** The seat that brought mine. */
      readonly seat: number;
      /** What the game's report counted. */
      readonly counts: object | null;
    }
  | { readonly over: true }
  | { readonly trouble: string };

export interface Measuring {
  stop(): void;
}

export interface ComparedProps<Brought = unknown> {
  readonly one: Brought;
  readonly other: Brought;
  readonly language: Language;
}
