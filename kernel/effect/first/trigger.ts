/**
 * Triggers, looked up and never searched: a table from what happened to the pieces in play that listen for it, kept as
 * pieces come and go. What answers waits in `pending` until the game lets the owners put it in order.
 */
import type { Seat, State } from '../../state.ts';
import type { Condition, Context, Vocabulary } from './language.ts';
import { holds } from './value.ts';

export interface Listener {
  readonly piece: number;
  readonly owner: Seat;
  /** The script to run. */
  readonly block: number;
  readonly when?: Condition;
}

/** A trigger that went off: its script runs for `owner`, about the piece `it`. */
export interface Pending {
  readonly piece: number;
  readonly owner: Seat;
  readonly block: number;
  readonly it: number;
}

export interface Listening {
  listeners: Record<string, Listener[]>;
  pending: Pending[];
}

export function listen(t: Listening, on: string, listener: Listener): void {
  const list = t.listeners[on];
  if (list) list.push(listener);
  else t.listeners[on] = [listener];
}

/** The piece left play: it hears nothing more. What it has already set off still answers. */
export function unlisten(t: Listening, piece: number): void {
  for (const on in t.listeners) {
    const list = t.listeners[on]!;
    for (let i = list.length - 1; i >= 0; i--) if (list[i]!.piece === piece) list.splice(i, 1);
  }
}

/** Says that something happened to the piece `it`: whoever listens, and whose condition holds now, will answer. */
export function raise<S extends State & Listening>(words: Vocabulary<S>, t: S, on: string, it = -1): void {
  const list = t.listeners[on];
  if (list === undefined) return;
  for (const { piece, owner, block, when } of list) {
    const context: Context = { by: owner, source: piece, it, did: {} };
    if (when === undefined || holds(words, t, context, when)) t.pending.push({ piece, owner, block, it });
  }
}

/** The triggers of the seat that answers first, in the order given (the active seat, then the others). */
export function nextBatch(t: Listening, order: readonly Seat[]): { seat: Seat; batch: Pending[] } | null {
  for (const seat of order) {
    const batch = t.pending.filter((trigger) => trigger.owner === seat);
    if (batch.length > 0) return { seat, batch };
  }
  return null;
}
