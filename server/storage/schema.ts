/**
 * What is kept. The same in SQLite and in PostgreSQL: text, whole numbers and nothing else.
 *
 * A table is the row it was opened with and its *entries*: everything that ever happened to it, numbered, appended and
 * never changed. All else can be worked out from these; `standings` and `seats` are kept beside them so that lists can be
 * made, and `snapshots` so that a table can be taken up, without playing the games again.
 */
export interface Schema {
  secrets: { name: string; value: string };
  guests: GuestRow;
  tables: TableRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  standings: StandingRow;
  seats: SeatRow;
}

export interface GuestRow {
  id: string;
  name: string;
  created: number;
  /** When they last came, to the day. */
  seen: number;
  /** Raised to sign them out everywhere: cookies of an earlier one hold no more. */
  epoch: number;
}

/** How a table was opened. Never changes. */
export interface TableRow {
  id: string;
  game: string;
  version: number;
  /** The fingerprint of the game's content when it was opened; empty for tables older than that. */
  content: string;
  /** The pack it is played with, as JSON; null: the game as it comes. */
  pack: string | null;
  seats: number;
  /** JSON. */
  config: string;
  /** Secret until the game is over. */
  seed: string;
  invite: string;
  /** The guest who opened it. */
  host: string;
  /** 1: others may look on. */
  watch: number;
  /** 1: players may ask for hints. */
  hints: number;
  /** Seconds for an action; null: no clock. */
  clock: number | null;
  created: number;
}

export interface EntryRow {
  table_id: string;
  /** 1, 2, 3 …: whoever writes a number first has it. */
  seq: number;
  /** JSON; `tables/entry.ts` says what may be in it. */
  body: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What was told of it, for the log, as JSON; `tables/history.ts` reads it. Null: nothing. */
  told: string | null;
  /** The hash of the game after it; kept now and then. */
  hash: string | null;
}

/** A table after one of its entries, ready to go on from there. The last one counts. */
export interface SnapshotRow {
  table_id: string;
  seq: number;
  /** JSON; `tables/snapshot.ts` says what is in it. */
  body: string;
}

/** Where a table stands after its last entry. */
export interface StandingRow {
  table_id: string;
  phase: string;
  /** JSON, for the list of tables. */
  summary: string;
  /** When the server itself has something to do there (a bot to ask, a clock that runs out); null: nothing. */
  due: number | null;
  changed: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  guest: string | null;
}
