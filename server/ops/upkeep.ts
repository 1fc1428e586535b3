/**
 * Looking after the house: what an operator may ask for, what a guest may ask about themselves, and what goes by itself with
 * time. Always by way of the tables of this process, so that whoever sits there hears of it.
 */
import { z } from 'zod';
import { NO_SUCH_TABLE } from '../declined.ts';
import { drawGuestId } from '../identity/draw.ts';
import type { GuestLine, TableLine, WholeTable } from '../storage/housekeeping.ts';
import type { Storage } from '../storage/storage.ts';
import { seatOf } from '../tables/chairs.ts';
import type { Tables } from '../tables/tables.ts';

/** In days; 0: for ever. */
export interface Retention {
  /** Tables where a game was never begun, or that were closed. */
  readonly waiting: number;
  /** Tables where nobody has played for so long. */
  readonly playing: number;
  readonly finished: number;
  /** Guests who have not come for so long and have no seat at any table that is kept. */
  readonly guests: number;
}

export const USUAL_RETENTION: Retention = { waiting: 14, playing: 365, finished: 365, guests: 400 };

const DAY = 86_400_000;
/** Rows looked up at once when something is old. */
const AT_ONCE = 100;
const LISTED = 100;
/** Entries read at once. */
const ENTRIES_AT_ONCE = 250;

/** In place of somebody who was forgotten. */
const NOBODY_NAME = '—';

const id = z.string().min(1).max(64);

/** What an operator may ask for. */
export const order = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('tables'),
    phase: z.string().max(16).optional(),
    most: z.int().min(1).max(10_000).default(LISTED),
  }),
  z.strictObject({
    do: z.literal('guests'),
    name: z.string().max(64).optional(),
    most: z.int().min(1).max(10_000).default(LISTED),
  }),
  z.strictObject({ do: z.literal('table'), id }),
  z.strictObject({ do: z.literal('guest'), id }),
  z.strictObject({ do: z.literal('closeTable'), id }),
  z.strictObject({ do: z.literal('exportTable'), id }),
  z.strictObject({ do: z.literal('deleteTable'), id }),
  z.strictObject({ do: z.literal('exportGuest'), id }),
  z.strictObject({ do: z.literal('deleteGuest'), id }),
  z.strictObject({ do: z.literal('putTable'), whole: z.unknown() }),
  z.strictObject({ do: z.literal('putGuest'), guest: z.unknown() }),
  z.strictObject({ do: z.literal('putSecret'), name: id, value: z.string() }),
  z.strictObject({ do: z.literal('counts') }),
  z.strictObject({ do: z.literal('sweep') }),
]);
export type Order = z.input<typeof order>;

/** What is kept of one guest, for themselves. */
export interface GuestExport {
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly phase: string;
    readonly seat: number | null;
    readonly host: boolean;
    readonly created: number;
    readonly changed: number;
    /** Everything the guest did there. */
    readonly entries: readonly { readonly at: number; readonly entry: unknown }[];
  }[];
}

export class NotThere extends Error {
  override readonly name = 'NotThere';
}

export class Upkeep {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #retention: Retention;

  constructor(storage: Storage, tables: Tables, now: () => number, retention: Retention = USUAL_RETENTION) {
    this.#storage = storage;
    this.#tables = tables;
    this.#now = now;
    this.#retention = retention;
  }

  /** Carries out what an operator asks for. */
  async carryOut(given: Order): Promise<unknown> {
    const asked = order.parse(given);
    const { housekeeping } = this.#storage;
    switch (asked.do) {
      case 'tables':
        return housekeeping.tables(asked.most, asked.phase === undefined ? [] : [asked.phase]);
      case 'guests':
        return housekeeping.guests(asked.most, asked.name);
      case 'table':
        return inspected(await this.#whole(asked.id));
      case 'guest':
      case 'exportGuest':
        return this.exportGuest(asked.id);
      case 'exportTable':
        return this.#whole(asked.id);
      case 'closeTable':
        await this.#whole(asked.id);
        await this.#tables
          .room(asked.id)
          .change(({ phase }) => (phase === 'closed' ? null : { kind: 'closed' }));
        return { closed: asked.id };
      case 'deleteTable':
        await this.#whole(asked.id);
        await this.deleteTable(asked.id);
        return { deleted: asked.id };
      case 'deleteGuest':
        return { deleted: asked.id, tables: await this.deleteGuest(asked.id) };
      case 'putTable':
        return { put: await housekeeping.putTable(asked.whole as WholeTable) };
      case 'putGuest':
        return { put: await housekeeping.putGuest(asked.guest as GuestLine) };
      case 'putSecret':
        await this.#storage.putSecret(asked.name, asked.value);
        return { put: true };
      case 'counts':
        return housekeeping.counts();
      case 'sweep':
        return this.sweep();
    }
  }

  async deleteTable(table: string): Promise<void> {
    await this.#storage.housekeeping.deleteTable(table);
    await this.#tables.altered(table);
  }

  /** Everything that is kept of the guest. */
  async exportGuest(guest: string): Promise<GuestExport> {
    let text = '';
    for await (const part of this.exportOf(guest)) text += part;
    return JSON.parse(text);
  }

  /** The same as text, a little at a time: somebody may have played a great deal, and the others play on. */
  async *exportOf(guest: string): AsyncGenerator<string> {
    const { housekeeping } = this.#storage;
    const row = await this.#storage.guest(guest);
    if (!row) throw new NotThere(`There is no guest ${guest}.`);
    const { name, created, seen } = row;
    yield `${openEnded({ name, created, seen })},"tables":[`;
    let comma = '';
    for (const id of await housekeeping.tablesOf(guest)) {
      const alone = await housekeeping.tableAlone(id);
      if (!alone) continue;
      yield `${comma}${openEnded(partOf(alone, guest))},"entries":[`;
      yield* this.#doneBy(guest, id);
      yield ']}';
      comma = ',';
    }
    yield ']}';
  }

  /** Everything the guest did at that table, as the inside of a list. */
  async *#doneBy(guest: string, table: string): AsyncGenerator<string> {
    const own = new Set<number>();
    let comma = '';
    for (let after = 0; ; ) {
      const rows = await this.#storage.housekeeping.written(table, after, ENTRIES_AT_ONCE);
      for (const { body, at } of rows) {
        const entry = JSON.parse(body) as { kind: string; seat?: number; guest?: string };
        if (entry.seat === undefined) continue;
        if (entry.kind === 'sat' && entry.guest === guest) own.add(entry.seat);
        else if (entry.kind === 'sat') own.delete(entry.seat);
        if (!own.has(entry.seat)) continue;
        yield `${comma}${JSON.stringify({ at, entry })}`;
        comma = ',';
      }
      if (rows.length < ENTRIES_AT_ONCE) return;
      after = rows.at(-1)!.seq;
    }
  }

  /** Gives up the guest's seats, takes their name and id out of every table, and forgets them. Answers at how many tables. */
  async deleteGuest(guest: string): Promise<number> {
    const { housekeeping } = this.#storage;
    if (!(await this.#storage.guest(guest))) throw new NotThere(`There is no guest ${guest}.`);
    const tables = await housekeeping.tablesOf(guest);
    for (const id of tables) {
      await this.#giveUp(id, guest);
      await housekeeping.forgetAt(id, guest, { id: drawGuestId(), name: NOBODY_NAME });
      await this.#tables.altered(id);
    }
    await housekeeping.deleteGuest(guest);
    return tables.length;
  }

  /** What is older than it is kept goes. */
  async sweep(): Promise<{ readonly tables: number; readonly guests: number }> {
    const { waiting, playing, finished, guests } = this.#retention;
    const { housekeeping } = this.#storage;
    let tables = 0;
    for (const [phases, days] of [
      [['waiting', 'closed'], waiting],
      [['playing'], playing],
      [['over', 'shelved'], finished],
    ] as const) {
      if (days === 0) continue;
      for (;;) {
        const old = await housekeeping.tablesSince(phases, this.#now() - days * DAY, AT_ONCE);
        for (const id of old) await this.deleteTable(id);
        tables += old.length;
        if (old.length < AT_ONCE) break;
      }
    }
    let forgotten = 0;
    while (guests > 0) {
      const old = await housekeeping.guestsSince(this.#now() - guests * DAY, AT_ONCE);
      for (const id of old) await housekeeping.deleteGuest(id);
      forgotten += old.length;
      if (old.length < AT_ONCE) break;
    }
    return { tables, guests: forgotten };
  }

  async #giveUp(table: string, guest: string): Promise<void> {
    const change = this.#tables.room(table).change((live) => {
      const seat = seatOf(live.chairs, guest);
      if (seat === null) return null;
      if (live.phase === 'waiting') return live.isHost(seat) ? { kind: 'closed' } : { kind: 'freed', seat };
      return live.phase === 'playing' && live.isPresent(seat) ? { kind: 'left', seat } : null;
    });
    // A table that can't be read any more stays as it is, but for the name.
    await change.catch(() => {});
  }

  async #whole(id: string): Promise<WholeTable> {
    const whole = await this.#storage.housekeeping.wholeTable(id);
    if (!whole) throw new NotThere(`${NO_SUCH_TABLE.en.slice(0, -1)}: ${id}.`);
    return whole;
  }
}

/** Without its seed and invitation: an operator has no need to know what is going to be drawn. */
function inspected({ table, standing, seats, entries }: WholeTable): object {
  const { seed: _, invite: __, pack: ___, config, ...rest } = table;
  return {
    ...rest,
    config: JSON.parse(config),
    phase: standing?.phase ?? null,
    changed: standing?.changed ?? null,
    due: standing?.due ?? null,
    ...(standing && JSON.parse(standing.summary)),
    guests: seats.map(({ guest }) => guest),
    entries: entries.length,
    bytes: entries.reduce((sum, { body, told }) => sum + body.length + (told?.length ?? 0), 0),
  };
}

function partOf(
  { table, standing, seats }: Pick<WholeTable, 'table' | 'standing' | 'seats'>,
  guest: string,
): Omit<GuestExport['tables'][number], 'entries'> {
  return {
    table: table.id,
    game: table.game,
    phase: standing?.phase ?? 'closed',
    seat: seats.find((row) => row.guest === guest)?.seat ?? null,
    host: table.host === guest,
    created: table.created,
    changed: standing?.changed ?? table.created,
  };
}

/** JSON of an object that goes on. */
function openEnded(object: object): string {
  return JSON.stringify(object).slice(0, -1);
}

export type { TableLine };
