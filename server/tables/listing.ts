/**
 * What the lists say of a table. It is written with the entries, but not again as long as it says the same: mostly only the time of
 * the last change would be another, and lists need that to the minute.
 */
import type { Phase } from '@tablee/protocol';
import type { StandingRow } from '../storage/schema.ts';
import type { LiveTable } from './live-table.ts';
import { summaryOf } from './telling.ts';

/** Milliseconds the time of the last change may lie behind. */
const BEHIND = 60_000;

interface Listed {
  readonly live: LiveTable;
  /** The last entry after which it was still right. */
  at: number;
  readonly arranged: number;
  readonly phase: Phase;
  readonly waitingFor: string;
  readonly changed: number;
}

export class Listing {
  #listed: Listed | null = null;

  /**
   * The row as it is after the last entry, which is about to be written; null when the one in the database still says so. `due`: when
   * the server has something to do.
   */
  after(live: LiveTable, due: number | null): StandingRow | null {
    const { at, arranged, phase, changed } = live;
    const waitingFor = live.waitingFor.join(' ');
    const last = this.#listed;
    // Whatever lies between was written by another process; and what is due is corrected behind our back.
    const isKnown = last !== null && last.live === live && last.at === at - 1 && due === null;
    if (
      isKnown &&
      last.arranged === arranged &&
      last.phase === phase &&
      last.waitingFor === waitingFor &&
      changed - last.changed < BEHIND
    ) {
      last.at = at;
      return null;
    }
    this.#listed = due === null ? { live, at, arranged, phase, waitingFor, changed } : null;
    return { table_id: live.row.id, phase, summary: JSON.stringify(summaryOf(live)), due, changed };
  }
}
