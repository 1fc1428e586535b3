import type { Game, Language, Text, View } from '@tablee/kernel';
import type { Paint } from './paint.ts';

/** What a drawing is made from: a seat's view, the game's own words, and its content (maps, cards), which views don't repeat. */
export interface Scene<V = unknown, C = unknown> {
  readonly game: Game;
  readonly seen: View<V>;
  readonly content: C;
  readonly language: Language;
  readonly paint: Paint;
}

/** A table as lines for the terminal. */
export type Drawing = (scene: Scene) => string[];

/** Something to consult on demand: `i <key>`. */
export interface Page {
  readonly key: string;
  readonly name: Text;
  readonly lines: Drawing;
}

/** What a game brings to the terminal. */
export interface TerminalTable {
  readonly draw: Drawing;
  /** What has no room on the drawing. */
  readonly pages?: readonly Page[];
}
