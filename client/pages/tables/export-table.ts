/** Games as files. */
import { gameById } from '@tablee/games';
import { writeRecord } from '@tablee/kernel';
import { isUnreadable, type StoredTable, type Unreadable } from '../../storage/index.ts';
import { download, recordName } from '../../table/download.ts';

/** As a record that anybody can replay; a table whose record can't be written is saved as it is kept. */
export function exportTable(table: StoredTable | Unreadable): void {
  const record = isUnreadable(table) ? null : recordOf(table);
  if (record !== null && !isUnreadable(table)) download(recordName(table.game, table.changed), record);
  else download(`tablee-${table.id}.json`, JSON.stringify(rowOf(table), null, 2));
}

function recordOf({ game: id, start, choices }: StoredTable): string | null {
  const game = gameById(id);
  if (!game) return null;
  try {
    return writeRecord(game, start, choices);
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
