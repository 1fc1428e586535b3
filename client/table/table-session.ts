/** What the frame asks of a table, wherever it is played: on this screen (`session.ts`) or on a server (`../online/`). */
import type {
  Decision,
  Foreseen,
  Game,
  GameEvent,
  Option,
  Refusal,
  Seat,
  Stops,
  Text,
  View,
} from '@tablee/kernel';
import type { Sitting } from '../storage/stored-table.ts';
import type { Confirmation } from './confirmation.ts';
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
  /** What the viewer may answer now; null while what came before is still being shown or kept. */
  readonly asked: Decision | null;
  readonly told: readonly Told[];
  /** From this choice on, what was told is new to the viewer. */
  readonly freshFrom: number;
  readonly canUndo: boolean;
  /** There is a choice to go back to, beyond what the rules of undo allow. */
  readonly canGoBack: boolean;
  readonly hint: Option | 'asked' | null;
  /** A bot could not answer, or the last choice could not be kept; `retry` tries again. */
  readonly trouble: { readonly with: 'bot' | 'keeping'; readonly message: string } | null;
  /** What is being shown waits for the viewer. */
  readonly paused: boolean;
  /** The game is over, and everything was shown and kept. */
  readonly over: boolean;
  /** Choices taken back beyond the rules of undo. */
  readonly takenBack: number;
  /** What was said at the table besides playing. */
  readonly spoken: readonly Spoken[];
  /** By seat: what somebody is just saying. */
  readonly saying: ReadonlyMap<Seat, Text>;
}

export interface Spoken {
  readonly seat: Seat;
  readonly text: Text;
  /** How much had been told by then: where it stands in the log. */
  readonly after: number;
}

/** Nobody says anything. */
export const SILENCE: Pick<Snapshot, 'spoken' | 'saying'> = { spoken: [], saying: new Map() };

export interface TableSession {
  readonly game: Game;
  /** Several people look at this screen in turn: what is said to "you" must be clear to all of them. */
  readonly isShared: boolean;
  /** Whether a bot may be asked what it would do. */
  readonly allowsHints: boolean;
  readonly content: unknown;
  /** In which windows for answers the viewer wants to be asked. */
  stops: Stops;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Answers the open question, and the following ones as far as `then` fits them. */
  choose(decision: Decision, option: Option, then?: readonly Option[]): void;
  /** Back to before the viewer's last line of play, as far as the rules of undo allow. */
  undo(): void;
  /** Back to the viewer's last choice, whatever was seen since; what is asked for that is the session's matter. */
  goBack(): void;
  /** What is asked before going back beyond the rules of undo. */
  readonly goingBack: Confirmation;
  resign(): void;
  raiseCurtain(): void;
  /** Shows at once what is still being shown. */
  skip(): void;
  /** What is being shown waits; `showNext` shows the next moment, `resume` goes on by itself. */
  pause(): void;
  showNext(): void;
  resume(): void;
  /** Goes on, without showing anything, to the next question for the viewer. */
  hurry(): void;
  retry(): void;
  whyNot(): readonly Refusal[];
  /** Why these options should not be taken now though the rules allow them: a lesson wants something else. */
  guard?(line: readonly Option[]): Text | null;
  foresee(option: Option): Foreseen | null;
  /** What a skilled bot would do in the viewer's place. */
  hint(): Promise<void>;
  clearHint(): void;
}
