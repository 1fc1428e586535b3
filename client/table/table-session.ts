/** What the frame asks of a table, wherever it is played: on this screen (`session.ts`) or on a server (`../online/`). */
import type { Decision, Foreseen, Game, GameEvent, Option, Refusal, Seat, View } from '@tablee/kernel';
import type { Sitting } from '../storage/stored-table.ts';
import type { Told } from './told.ts';

/** What the screen shows now. A new one whenever anything changes. */
export interface Snapshot {
  /** By seat. */
  readonly sitting: readonly Sitting[];
  readonly viewer: Seat | null;
  /** Who should take the screen; nothing private is in the rest of the snapshot meanwhile. */
  readonly curtain: Seat | null;
  readonly view: View;
  /** What is being shown just now. */
  readonly happening: GameEvent | null;
  /** What the viewer may answer now. */
  readonly asked: Decision | null;
  readonly told: readonly Told[];
  /** From this choice on, what was told is new to the viewer. */
  readonly freshFrom: number;
  readonly canUndo: boolean;
  /** There is a choice to go back to, beyond what the rules of undo allow. */
  readonly canGoBack: boolean;
  readonly hint: Option | 'asked' | null;
  /** Somebody could not answer; `retry` asks again. */
  readonly trouble: string | null;
  /** The game is over and everything was shown. */
  readonly over: boolean;
  /** Choices taken back beyond the rules of undo. */
  readonly takenBack: number;
}

export interface TableSession {
  readonly game: Game;
  readonly content: unknown;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Answers the open question, and the following ones as far as `then` fits them. */
  choose(decision: Decision, option: Option, then?: readonly Option[]): void;
  /** Back to before the viewer's last line of play, as far as the rules of undo allow. */
  undo(): void;
  /** Back to the viewer's last choice, whatever was seen since; what is asked for that is the session's matter. */
  goBack(): void;
  /** What is asked before going back beyond the rules of undo. */
  readonly goingBack: { readonly fr: string; readonly en: string };
  resign(): void;
  raiseCurtain(): void;
  /** Shows at once what is still being shown. */
  skip(): void;
  /** Goes on, without showing anything, to the next question for the viewer. */
  hurry(): void;
  retry(): void;
  whyNot(): readonly Refusal[];
  foresee(option: Option): Foreseen | null;
  /** What a skilled bot would do in the viewer's place. */
  hint(): Promise<void>;
  clearHint(): void;
}
