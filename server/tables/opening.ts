/** A table that is being opened: its row, its first entries, and where it stands after them. */
import { begin, type Game, Refused, type Seat } from '@tablee/kernel';
import { Declined } from '../declined.ts';
import { drawInvite, drawSeed, drawTableId, rematchId } from '../identity/draw.ts';
import type { NewTable } from '../protocol/index.ts';
import type { GuestRow, TableRow } from '../storage/schema.ts';
import type { Opening } from '../storage/storage.ts';
import { type Entry, writeEntry } from './entry.ts';
import { LiveTable } from './live-table.ts';
import { summaryOf } from './telling.ts';

export function openingOf(wanted: NewTable, game: Game | undefined, host: GuestRow, now: number): Opening {
  if (!game) {
    throw new Declined('malformed', {
      fr: `Il n’y a pas de jeu « ${wanted.game} » ici.`,
      en: `There is no game called “${wanted.game}” here.`,
    });
  }
  const table: TableRow = {
    id: drawTableId(),
    game: game.id,
    version: game.version,
    seats: wanted.seats.length,
    config: JSON.stringify(wanted.config),
    seed: drawSeed(),
    invite: drawInvite(),
    host: host.id,
    watch: wanted.watch ? 1 : 0,
    clock: wanted.clock?.seconds ?? null,
    created: now,
  };
  checkStart(game, table);
  const entries = wanted.seats.flatMap((want, index): Entry[] => {
    const seat = index as Seat;
    if (want.who === 'me') return [{ kind: 'sat', seat, guest: host.id, name: host.name }];
    return want.who === 'bot' ? [{ kind: 'filled', seat, bot: want.bot }] : [];
  });
  return opened(game, table, entries);
}

/** The same people at a table of the same kind, each one seat further: somebody else begins. */
export function rematchOf(live: LiveTable, now: number): Opening {
  const { row, chairs } = live;
  const table: TableRow = {
    ...row,
    id: rematchId(row.seed),
    seed: drawSeed(),
    invite: drawInvite(),
    created: now,
  };
  const entries = chairs.flatMap((_, index): Entry[] => {
    const seat = index as Seat;
    const chair = chairs[(index + 1) % chairs.length]!;
    if (chair.who === 'open') return [];
    if (chair.who === 'bot') return [{ kind: 'filled', seat, bot: chair.bot }];
    const sat: Entry = { kind: 'sat', seat, guest: chair.guest, name: chair.name };
    return chair.hasLeft ? [sat, { kind: 'left', seat }] : [sat];
  });
  return opened(live.game, table, entries);
}

function opened(game: Game, table: TableRow, entries: readonly Entry[]): Opening {
  const live = new LiveTable(table, game);
  entries.forEach((entry, index) => {
    live.apply(entry, index + 1, table.created);
  });
  return {
    table,
    entries: entries.map((entry, index) => ({
      table_id: table.id,
      seq: index + 1,
      body: writeEntry(entry),
      at: table.created,
    })),
    standing: {
      table_id: table.id,
      phase: live.phase,
      summary: JSON.stringify(summaryOf(live)),
      // Whoever opened it comes to it at once; should he not, the server looks after it later.
      due: live.phase === 'playing' ? table.created : null,
      changed: table.created,
    },
    seats: live.chairs.map((chair, seat) => ({
      table_id: table.id,
      seat,
      guest: chair.who === 'person' ? chair.guest : null,
    })),
  };
}

/** The game itself says whether it can be played so. */
function checkStart(game: Game, { seats, seed, config }: TableRow): void {
  try {
    begin(game, { seats, seed, config: JSON.parse(config) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Declined('notAllowed', {
      fr: `On ne peut pas jouer ainsi : ${error.message}`,
      en: `It can’t be played like that: ${error.message}`,
    });
  }
}
