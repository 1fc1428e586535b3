/** The appends of one commit as JSON, column by column: the database takes them apart, in one statement a table. */
import type { Append } from './appending.ts';

/** Each a list of rows, each row a list of columns in the order of `schema.ts`. */
export interface Batch {
  /** How many entries. */
  readonly count: number;
  readonly entries: string;
  readonly standings: string;
  /** Null: none. */
  readonly seats: string | null;
  readonly snapshots: string | null;
}

export function batchOf(appends: readonly Append[]): Batch {
  const seats = appends.flatMap((append) => append.seats);
  const snapshots = appends.flatMap(({ snapshot }) => snapshot ?? []);
  return {
    count: appends.length,
    entries: JSON.stringify(
      appends.map(({ entry: { table_id, seq, body, at, told, hash } }) => [
        table_id,
        seq,
        body,
        at,
        told,
        hash,
      ]),
    ),
    standings: JSON.stringify(
      appends.map(({ standing: { table_id, phase, summary, due, changed } }) => [
        table_id,
        phase,
        summary,
        due,
        changed,
      ]),
    ),
    seats:
      seats.length === 0
        ? null
        : JSON.stringify(seats.map(({ table_id, seat, guest }) => [table_id, seat, guest])),
    snapshots:
      snapshots.length === 0
        ? null
        : JSON.stringify(snapshots.map(({ table_id, seq, body }) => [table_id, seq, body])),
  };
}
