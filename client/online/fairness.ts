/**
 * Nobody could have stacked the deck: the hash of the seed is published before the first card is dealt, the seed when the
 * game is over. This browser remembers the hash it was first told, so that it can't be changed afterwards.
 */
import { type Game, keepsCommitment, Refused, readRecord, replay } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';

const KEY = 'tablee.commitments';
/** The oldest are forgotten first. */
const MOST = 200;

export function rememberCommitment({ table, fairness }: TableMessage): void {
  const known = remembered();
  if (known[table] !== undefined) return;
  const entries = [...Object.entries(known), [table, fairness.commitment]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing: the hash is still on the table's own page.
  }
}

/** The hash this browser was first told for a table. */
export function commitmentOf(table: string): string | null {
  return remembered()[table] ?? null;
}

export interface Verdict {
  /** The seed in the record is the one whose hash was published; null when no hash is known. */
  readonly seed: boolean | null;
  /** Every choice was legal, and every shuffle and roll came from the seed. */
  readonly replays: boolean;
  /** Where the record breaks the rules. */
  readonly why: string | null;
}

export function verify(game: Game, text: string, published: string | null): Verdict {
  try {
    const record = readRecord(text);
    const seed = published === null ? null : keepsCommitment(record.seed, published);
    replay(game, record);
    return { seed, replays: true, why: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { seed: null, replays: false, why: error.message };
  }
}

function remembered(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}
