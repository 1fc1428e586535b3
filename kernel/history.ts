/** What a player takes along from game to game, where a game has such a thing. Where it is kept is the caller's business. */
import type { State } from './state.ts';
import type { Language } from './text.ts';

export interface GameHistory {
  empty(): unknown;
  /** From outside to checked; throws `Refused`. */
  read(data: unknown): unknown;
  /** Why these settings are not for this player yet, or null. */
  refuses(history: unknown, config: Readonly<Record<string, unknown>>, language: Language): string | null;
  /** The history with this finished game in it. */
  after(history: unknown, end: State): unknown;
  /** A line for the player about to begin with these settings. */
  line(history: unknown, config: Readonly<Record<string, unknown>>, language: Language): string;
}
