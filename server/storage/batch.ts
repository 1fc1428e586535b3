/** What one commit writes as JSON, column by column: the database takes it apart, in one statement a table. */
import type { Written } from './appending.ts';
import type { EntryRow, TableRow } from './schema.ts';

/** Each a list of rows, each row a list of columns in the order of `schema.ts`. Null: none. */
export interface Batch {
  /** How many tables are opened and entries written. */
  readonly count: number;
  readonly tables: string | null;
  readonly entries: string;
  readonly standings: string | null;
  readonly seats: string | null;
  readonly snapshots: string | null;
}

export function batchOf(all: readonly Written[]): Batch {
  const tables = all.flatMap((written) => ('table' in written ? written.table : []));
  const entries = all.flatMap((written) => ('table' in written ? written.entries : written.entry));
  return {
    count: tables.length + entries.length,
    tables: rows(tables, tableColumns),
    entries: rows(entries, entryColumns) ?? '[]',
    standings: rows(
      all.flatMap(({ standing }) => standing ?? []),
      ({ table_id, phase, summary, due, changed }) => [table_id, phase, summary, due, changed],
    ),
    seats: rows(
      all.flatMap(({ seats }) => seats),
      ({ table_id, seat, guest }) => [table_id, seat, guest],
    ),
    snapshots: rows(
      all.flatMap((written) => ('table' in written ? [] : (written.snapshot ?? []))),
      ({ table_id, seq, body }) => [table_id, seq, body],
    ),
  };
}

function rows<Row>(all: readonly Row[], columns: (row: Row) => readonly unknown[]): string | null {
  return all.length === 0 ? null : JSON.stringify(all.map(columns));
}

function tableColumns(row: TableRow): readonly unknown[] {
  return TABLE_COLUMNS.map((column) => row[column]);
}

function entryColumns({ table_id, seq, body, at, told, hash }: EntryRow): readonly unknown[] {
  return [table_id, seq, body, at, told, hash];
}

export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'content',
  'pack',
  'seats',
  'config',
  'seed',
  'invite',
  'host',
  'watch',
  'hints',
  'clock',
  'created',
] as const satisfies readonly (keyof TableRow)[];
