/** Games as files. */
import { boxOf } from '@tablee/games';
import { writeRecord } from '@tablee/kernel';
import { isUnreadable, type StoredTable, type Unreadable, withSitting } from '../../storage/index.ts';
import { download, recordName } from '../../table/download.ts';

/** As a record that anybody can replay, with who sat where; a table whose record can't be written is saved as it is kept. */
export async function exportTable(table: StoredTable | Unreadable): Promise<void> {
  const record = isUnreadable(table) ? null : await recordOf(table);
  if (record !== null && !isUnreadable(table)) download(recordName(table.game, table.changed), record);
  else download(`tablee-${table.id}.json`, JSON.stringify(rowOf(table), null, 2));
}

async function recordOf({ game: id, start, choices, sitting }: StoredTable): Promise<string | null> {
  const game = await boxOf(id)?.rules();
  if (!game) return null;
  try {
    return withSitting(writeRecord(game, start, choices), sitting);
  } catch {
    // Of older rules: these choices can't be made any more.
    return null;
  }
}

function rowOf(table: StoredTable | Unreadable): unknown {
  return isUnreadable(table) ? table.raw : table;
}

/** All tables in one file, with who sat where: for another browser. */
export function exportAll(tables: readonly (StoredTable | Unreadable)[]): void {
  const rows = tables.map(rowOf);
  const day = new Date().toISOString().slice(0, 10);
  download(`tablee-${day}.json`, JSON.stringify({ tablee: 1, tables: rows }, null, 2));
}
