/**
 * Nobody could have stacked the deck, nor changed what they brought: hashes are published before the first card is dealt, the
 * seed and what everybody brought when the game is over. This browser remembers the hashes it was first told, so that they
 * can't be changed afterwards.
 */
import {
  broughtCommitment,
  type Game,
  keepsCommitment,
  Refused,
  readRecord,
  replay,
  type Seat,
} from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';

const KEY = 'tablee.commitments';
/** The oldest are forgotten first. */
const MOST = 200;

/** What was promised before the first card. */
export interface Promised {
  /** The hash of the seed. */
  readonly seed: string;
  /** The hashes of what each seat brought, where seats bring something and the game has begun. */
  readonly brought: readonly string[] | null;
  /** Who sat where when they were published. */
  readonly people?: readonly (string | null)[];
}

export function rememberCommitment({ table, fairness, people }: TableMessage): void {
  const { [table]: first, ...others } = remembered();
  const { commitment, brought } = fairness;
  if (first && (first.brought !== null || !brought)) return;
  const told: Promised = {
    seed: first?.seed ?? commitment,
    brought: brought ?? null,
    people: people.map((sitting) => (sitting.who === 'person' ? sitting.name : null)),
  };
  const entries = [...Object.entries(others), [table, told]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing: the hash is still on the table's own page.
  }
}

/** What this browser was first told for a table. */
export function commitmentOf(table: string): Promised | null {
  return remembered()[table] ?? null;
}

export interface Verdict {
  /** The seed in the record is the one whose hash was published; null when no hash is known. */
  readonly seed: boolean | null;
  /** By seat, whether what it brought is what was promised; null when that is not known. Empty where nobody brings anything. */
  readonly brought: readonly (boolean | null)[];
  /** Every choice was legal, and every shuffle and roll came from the seed. */
  readonly replays: boolean;
  /** Where the record breaks the rules. */
  readonly why: string | null;
}

export function verify(game: Game, text: string, published: Promised | null): Verdict {
  try {
    const record = readRecord(text);
    const seed = published === null ? null : keepsCommitment(record.seed, published.seed);
    const { brought } = replay(game, record).table;
    return {
      seed,
      brought: brought.map((each, seat) => isAsPromised(each, seat as Seat)),
      replays: true,
      why: null,
    };

    function isAsPromised(each: unknown, seat: Seat): boolean | null {
      const hash = published?.brought?.[seat];
      return hash === undefined ? null : broughtCommitment(record.seed, seat, each) === hash;
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { seed: null, brought: [], replays: false, why: error.message };
  }
}

function remembered(): Readonly<Record<string, Promised>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([table, told]) => {
        // Once it was the seed's hash alone.
        const promised = typeof told === 'string' ? { seed: told, brought: null } : told;
        return typeof promised?.seed === 'string' ? [[table, promised as Promised]] : [];
      }),
    );
  } catch {
    return {};
  }
}
