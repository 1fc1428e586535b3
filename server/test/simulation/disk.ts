/**
 * What outlives the processes: a database that is slow, fails before or after it has written, and answers nobody who has
 * crashed. What it has written it keeps. News between processes come late, or not at all.
 */
import { Appending, type Opening, type Written } from '../../storage/appending.ts';
import type { News } from '../../storage/news.ts';
import type { EntryRow, SeatRow, SnapshotRow, StandingRow, TableRow } from '../../storage/schema.ts';
import type { Due, Listed, TableStorage } from '../../storage/storage.ts';
import type { World } from './world.ts';

export interface Reader {
  isAlive: boolean;
  heard(news: News): void;
  /** News may have been missed. */
  lost(): void;
}

export class Disk {
  readonly entries = new Map<string, EntryRow[]>();
  readonly tables = new Map<string, TableRow>();
  readonly standings = new Map<string, StandingRow>();
  readonly #seats = new Map<string, SeatRow>();
  readonly #snapshots = new Map<string, SnapshotRow>();
  readonly #readers = new Set<Reader>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** False: there is one of that name. */
  open({ table, entries, standing, seats }: Opening): boolean {
    if (this.tables.has(table.id)) return false;
    this.tables.set(table.id, table);
    this.entries.set(table.id, [...entries]);
    this.standings.set(table.id, standing);
    for (const seat of seats) this.#seats.set(`${seat.table_id} ${seat.seat}`, seat);
    return true;
  }

  connection(reader: Reader): TableStorage {
    this.#readers.add(reader);
    const appending = new Appending((all) => this.#slowly(reader, () => this.#commit(all, reader)), {
      turn: () => this.#world.sleep(0),
      breathe: () => this.#world.sleep(2),
    });
    const read = <T>(look: () => T): Promise<T> => this.#slowly(reader, look);
    return {
      isShared: true,
      open: (opening) => appending.append(opening),
      table: (id) => read(() => this.tables.get(id)),
      entries: (id, after, most) =>
        read(() => (this.entries.get(id) ?? []).filter(({ seq }) => seq > after).slice(0, most)),
      snapshot: (id) => read(() => this.#snapshots.get(id)),
      keepSnapshot: (snapshot) => read(() => this.#keepSnapshot(snapshot)),
      append: (append) => appending.append(append),
      tablesOf: () => read((): Listed[] => []),
      openedSince: () => read(() => 0),
      overdue: (then, after, most) => read(() => this.#overdue(then, after, most)),
      correctDue: (wrong, due) =>
        read(() => {
          const standing = this.standings.get(wrong.table_id);
          if (standing?.due === wrong.due) this.standings.set(wrong.table_id, { ...standing, due });
        }),
      shelve: () => read(() => {}),
      tell: (news) => read(() => this.#spread(news, reader)),
    };
  }

  /** The process is gone: nobody waits for an answer any more. */
  crash(reader: Reader): void {
    reader.isAlive = false;
    this.#readers.delete(reader);
  }

  #slowly<T>(reader: Reader, act: () => T): Promise<T> {
    const world = this.#world;
    const wait = (): number => (world.goesWrong(0.02) ? world.any(4000) : world.any(12));
    return new Promise((resolve, reject) => {
      const answer = (give: () => void): void => {
        world.after(wait(), () => {
          if (reader.isAlive) give();
        });
      };
      world.after(wait(), () => {
        if (world.goesWrong(0.02)) return answer(() => reject(new Error('The disk has failed.')));
        const value = act();
        // It was done, and whoever asked will never know.
        if (world.goesWrong(0.02)) return answer(() => reject(new Error('The line to the disk has broken.')));
        answer(() => resolve(value));
      });
    });
  }

  #commit(all: readonly Written[], by: Reader): string[] {
    const second: string[] = [];
    for (const written of all) {
      if ('table' in written) {
        if (!this.open(written)) second.push(written.table.id);
        continue;
      }
      const { entry, standing, seats, snapshot } = written;
      const entries = this.entries.get(entry.table_id)!;
      if (entries.length + 1 !== entry.seq) {
        second.push(entry.table_id);
        continue;
      }
      entries.push(entry);
      if (standing) this.standings.set(entry.table_id, standing);
      for (const seat of seats) this.#seats.set(`${seat.table_id} ${seat.seat}`, seat);
      if (snapshot) this.#keepSnapshot(snapshot);
      this.#spread([{ kind: 'entry', table: entry.table_id, seq: entry.seq }], by);
    }
    return second;
  }

  #keepSnapshot(snapshot: SnapshotRow): void {
    if ((this.#snapshots.get(snapshot.table_id)?.seq ?? 0) < snapshot.seq)
      this.#snapshots.set(snapshot.table_id, snapshot);
  }

  #overdue(then: number, after: Due | null, most: number): Due[] {
    return [...this.standings.values()]
      .flatMap(({ table_id, due }) => (due !== null && due <= then ? { table_id, due } : []))
      .sort((a, b) => a.due - b.due || (a.table_id < b.table_id ? -1 : 1))
      .filter(
        (due) => !after || due.due > after.due || (due.due === after.due && due.table_id > after.table_id),
      )
      .slice(0, most);
  }

  #spread(news: readonly News[], by: Reader): void {
    for (const reader of this.#readers) {
      if (reader === by) continue;
      const isLost = this.#world.goesWrong(0.05);
      // The ear notices that it heard nothing, and listens anew.
      this.#world.after(isLost ? 1500 : this.#world.any(30), () => {
        if (!reader.isAlive) return;
        if (isLost) reader.lost();
        else for (const item of news) reader.heard(item);
      });
    }
  }
}
