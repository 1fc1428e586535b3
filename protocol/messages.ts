/**
 * What a page is told over its socket.
 *
 * Words: a *moment* is what one choice brought about, as this seat heard it; moment 0 is the opening. `at` counts
 * everything that ever happened to a table, sitting down and going back included; it only grows. The number of choices
 * may shrink: when somebody goes back.
 *
 * All these numbers are the reader's own: they count what this seat, or somebody who looks on, could notice. How many small
 * steps another takes in private is not in them, and no message is sent for a step nobody here could notice.
 */
import type { BotId } from '@tablee/bots';
import type { GameEvent, RuleId, Seat, Text, View } from '@tablee/kernel';
import type { Phrase } from './phrases.ts';

export type Message =
  | TableMessage
  | Done
  | Refused
  /** Somebody with a seat at the table said one of the phrases. */
  | { readonly type: 'said'; readonly table: string; readonly seat: Seat; readonly phrase: Phrase }
  /** Something changed at a table where the guest has a seat; told to the pages that don't sit there. */
  | { readonly type: 'news'; readonly table: string; readonly phase: Phase; readonly yourTurn: boolean }
  /** The server is about to close the connection; the page may come again after so many milliseconds, or never. */
  | { readonly type: 'closing'; readonly why: Text; readonly again: number | null };

export interface Done {
  readonly type: 'done';
  readonly ref: number;
  /** Where the table stands now that this is done; null for requests about no table. */
  readonly at: number | null;
}

export interface Refused extends Refusal {
  readonly type: 'refused';
  /** Null when the request could not be read. */
  readonly ref: number | null;
  readonly table: string | null;
}

/** Why not, for people and for programs. Also the body of every HTTP answer that is an error. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly why: Text;
  readonly rule: RuleId | null;
}

export type RefusalCode =
  /** The request is not of a form the server knows. */
  | 'malformed'
  /** Somebody was faster, or the table has gone back since. The `table` message that follows or went before says how it is. */
  | 'late'
  /** The rules, or the state of the table, don't allow it. */
  | 'notAllowed'
  /** Not at this seat, or without a seat. */
  | 'notYours'
  | 'noSuchTable'
  | 'noSeat'
  | 'badInvite'
  /** Too often, too many: later it works again. */
  | 'tooMany'
  | 'otherSite'
  /** The server is about to stop: in a moment there is another one. */
  | 'stopping'
  /** It could not be kept, or something broke; nothing was changed, or the next `table` message says so. */
  | 'trouble';

/** `closed`: the host left before it began. `shelved`: its rules or cards have become others, and it can't go on. */
export type Phase = 'waiting' | 'playing' | 'over' | 'closed' | 'shelved';

/** Who has a seat. */
export type Sitting =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly bot: BotId }
  | {
      readonly who: 'person';
      readonly name: string;
      /** A page of theirs is at the table now. */
      readonly here: boolean;
      /** They left: this bot plays in their place until they come back. */
      readonly standIn: BotId | null;
      /** They play again, and have not said yet what they bring this time: the game waits for them. */
      readonly choosing?: true;
    };

/** How one seat sees the table: sent on `sit` and after every change. One is enough to go on, whatever was missed. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  readonly config: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly people: readonly Sitting[];
  /** Mine; null for a spectator. */
  readonly seat: Seat | null;
  /** The seat of whoever set the table up. */
  readonly host: Seat;
  /** What others need to take a seat; only for those who have one. */
  readonly invite: string | null;
  readonly watch: boolean;
  /** The host lets players ask for hints. */
  readonly hints: boolean;
  readonly watchers: number;
  /** What I bring, until the game begins; null: what is usual, or nothing. */
  readonly brings: unknown;

  readonly at: number;
  /** The `at` of the message that this one continues; null when it continues none, and `keep` is 0. */
  readonly since: number | null;
  /** How many of the moments told before still stand; those after them were taken back. */
  readonly keep: number;
  /** The moments after those. */
  readonly told: readonly Moment[];
  /** Choices that stand. There is one moment more: the opening. */
  readonly choices: number;
  /** As this seat sees it; null until the game begins. */
  readonly view: View | null;

  /** After which choice the game of today comes to something else than was told; null while it doesn't. */
  readonly departs: number | null;
  /** With how many choices left this seat's undo may end, at the least; null when nothing can be taken back. */
  readonly undoTo: number | null;
  /** Choices taken back by consent. */
  readonly takenBack: number;
  /** Somebody asks to go back. */
  readonly back: (Proposed & { readonly to: number }) | null;
  /** Somebody offers a draw. */
  readonly draw: Proposed | null;
  /** What this game allows at all. */
  readonly can: { readonly resign: boolean; readonly draw: boolean };
  readonly clock: Clock | null;
  readonly fairness: Fairness;
  /** The table where the same people play again. */
  readonly rematch: string | null;
}

export interface Moment {
  /** How many choices had been made when it was told; the opening has 0. */
  readonly choice: number;
  /** Who chose; null for the opening. */
  readonly seat: Seat | null;
  /** The clock ran out and the choice was made for the seat. */
  readonly outOfTime?: true;
  readonly events: readonly GameEvent[];
}

/** Put to everybody. Bots agree; a person who plays on says no. */
export interface Proposed {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Those who have not answered yet. */
  readonly waitingFor: readonly Seat[];
}

export interface Clock {
  /** For one action. */
  readonly seconds: number;
  /** Milliseconds left, when this message was sent, of everybody whose clock is running. */
  readonly left: readonly { readonly seat: Seat; readonly milliseconds: number }[];
}

export interface Fairness {
  /** The hash of the seed, published before the first card was dealt: `keepsCommitment` of the kernel checks it. */
  readonly commitment: string;
  /** Once the game is over. */
  readonly seed: string | null;
  /**
   * In games to which seats bring something, once they begin: the hash of what each brought. `broughtCommitment` of the kernel
   * makes it again from the seed and what the view shows at the end.
   */
  readonly brought?: readonly string[];
}
