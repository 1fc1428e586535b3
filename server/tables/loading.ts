/**
 * Taking a table up from the database: from its last snapshot when that was made with the rules and the content of today, from
 * the beginning otherwise. Either way a little at a time, so that no table can hold up the others.
 */
import { begin, type Choice, Refused, type State, take } from '@tablee/kernel';
import { Declined, NO_SUCH_TABLE } from '../declined.ts';
import type { Opening } from '../storage/appending.ts';
import type { EntryRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import { readEntry } from './entry.ts';
import { changed, choicesOf, type KeptMoment, readChange } from './history.ts';
import { identityOf } from './identity.ts';
import { LiveTable } from './live-table.ts';
import { Played } from './played.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import type { Surroundings } from './surroundings.ts';

/** Choices played before everybody else has a turn. */
const SLICE = 50;
/** Entries read at once. */
const ROWS = 250;

/** What a table is read with. */
export type Reading = Pick<Surroundings, 'storage' | 'clock' | 'gameById' | 'wentWrong'>;

export async function loadTable(id: string, around: Reading): Promise<LiveTable> {
  const row = await around.storage.table(id);
  if (!row) throw new Declined('noSuchTable', NO_SUCH_TABLE);
  const kept = await around.storage.snapshot(id);
  const live = takeUp(row, kept, around);
  await readOn(live, around, kept);
  return live;
}

/** A table that was opened a moment ago, as it would be read. */
export async function openedTable({ table, entries }: Opening, around: Reading): Promise<LiveTable> {
  const live = new LiveTable(table, around.gameById(table.game) ?? null);
  for (const row of entries) await applyRow(live, row, around, undefined);
  return live;
}

/** Applies whatever was written since. */
export async function readOn(live: LiveTable, around: Reading, kept?: SnapshotRow): Promise<void> {
  const slices = new Slices(around);
  for (;;) {
    const rows = await around.storage.entries(live.row.id, live.at, ROWS);
    for (const row of rows) {
      await slices.next();
      await applyRow(live, row, around, kept);
    }
    if (rows.length < ROWS) return;
  }
}

/** Everything that was told of a table and still stands. */
export async function readHistory(live: LiveTable, around: Reading): Promise<KeptMoment[]> {
  const moments: KeptMoment[] = [];
  for await (const { told } of entriesOf(live, around)) {
    if (told !== null) changed(moments, readChange(told));
  }
  // Tables that are older than this way of keeping it tell nothing: what they told is worked out.
  return moments.length === live.moments || live.shelved ? moments : replayHistory(live, around);
}

/** The same, from what the rules make of the entries now. As far as they go. */
async function replayHistory(live: LiveTable, around: Reading): Promise<KeptMoment[]> {
  const again = new LiveTable(live.row, around.gameById(live.row.game) ?? null);
  const moments: KeptMoment[] = [];
  const slices = new Slices(around);
  for await (const { seq, body, at } of entriesOf(live, around)) {
    await slices.next();
    const entry = readEntry(body);
    try {
      const to = again.leadsBackTo(entry);
      const earlier = to === null ? null : await replayed(again, choicesOf(moments).slice(0, to), around);
      const change = again.apply(entry, seq, at, { earlier });
      if (change) changed(moments, change);
    } catch {
      break;
    }
  }
  return moments;
}

/** A few at a time. */
export async function* entriesOf(live: LiveTable, { storage }: Reading): AsyncGenerator<EntryRow> {
  for (let after = 0; after < live.at; ) {
    const rows = await storage.entries(live.row.id, after, Math.min(ROWS, live.at - after));
    if (rows.length === 0) return;
    yield* rows;
    after = rows[rows.length - 1]!.seq;
  }
}

/** How a game stood after so many of the choices that stand at the table now. */
export async function stateAfter(live: LiveTable, choices: number, around: Reading): Promise<State> {
  const moments = await readHistory(live, around);
  return replayed(live, choicesOf(moments).slice(0, choices), around);
}

async function replayed(live: LiveTable, choices: readonly Choice[], around: Reading): Promise<State> {
  const { game, start } = live.table!;
  const slices = new Slices(around);
  const state = begin(game, start);
  for (const choice of choices) {
    await slices.next();
    take(game, state, choice);
    Played.work++;
  }
  return state;
}

/** Lets the others have a turn after so much work. */
class Slices {
  readonly #around: Reading;
  #since = Played.work;

  constructor(around: Reading) {
    this.#around = around;
  }

  async next(): Promise<void> {
    if (Played.work - this.#since < SLICE) return;
    await this.#around.clock.turn();
    this.#since = Played.work;
  }
}

function takeUp(row: TableRow, kept: SnapshotRow | undefined, around: Reading): LiveTable {
  const game = around.gameById(row.game) ?? null;
  if (!game || !kept) return new LiveTable(row, game);
  const snapshot = readSnapshot(kept);
  try {
    const { start } = new LiveTable(row, game);
    if (identityOf(game, start) === snapshot.identity) return new LiveTable(row, game, snapshot);
  } catch (error) {
    // It is read from the beginning, and shelved if that doesn't do either.
    around.wentWrong('snapshot', error);
  }
  return new LiveTable(row, game);
}

async function applyRow(
  live: LiveTable,
  { seq, body, at, told, hash: expected }: EntryRow,
  around: Reading,
  snapshot: SnapshotRow | undefined,
): Promise<void> {
  const entry = readEntry(body);
  const kept = told === null ? null : readChange(told);
  const choices = live.table?.choices ?? 0;
  const to = live.leadsBackTo(entry);
  // Whatever the database can't give now is asked for again later; only the game itself can depart.
  const moments = to === null ? null : await readHistory(live, around);
  try {
    const earlier = moments && (await replayed(live, choicesOf(moments).slice(0, to!), around));
    live.apply(entry, seq, at, { earlier, kept });
  } catch (error) {
    if (live.shelved) throw error;
    // These rules don't lead where the others led: the game stays as it was kept.
    if (!(error instanceof Refused)) around.wentWrong('load', error);
    live.shelve(choices, viewsOf(snapshot));
    live.apply(entry, seq, at, { kept });
  }
  if (expected !== null && live.table && live.table.hash !== expected)
    live.shelve(await departure(live, around), viewsOf(snapshot));
}

/** After which choice something else was told than the rules make of it now; the last one, if it doesn't show. */
async function departure(live: LiveTable, around: Reading): Promise<number> {
  const kept = await readHistory(live, around);
  const again = await replayHistory(live, around);
  const differs = kept.findIndex(
    ({ events }, index) => JSON.stringify(events) !== JSON.stringify(again[index]?.events),
  );
  return differs < 0 ? live.table!.choices : differs;
}

function viewsOf(snapshot: SnapshotRow | undefined): Snapshot['views'] {
  return snapshot ? readSnapshot(snapshot).views : null;
}
