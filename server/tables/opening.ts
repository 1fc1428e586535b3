/** A table that is being opened: its row, its first entries, and where it stands after them. */
import { bareTable, begin, checkBrought, type Game, Refused, type Seat } from '@tablee/kernel';
import type { NewTable } from '@tablee/protocol';
import { Declined } from '../declined.ts';
import { drawInvite, drawSeed, drawTableId, rematchId } from '../identity/draw.ts';
import type { Opening } from '../storage/appending.ts';
import type { TableRow } from '../storage/schema.ts';
import type { NamedGuest } from './chairs.ts';
import { type Brought, type Entry, writeEntry } from './entry.ts';
import { writeChange } from './history.ts';
import { contentOf } from './identity.ts';
import { LiveTable } from './live-table.ts';
import { summaryOf } from './telling.ts';

export function openingOf(wanted: NewTable, game: Game | undefined, host: NamedGuest, now: number): Opening {
  if (!game) {
    throw new Declined('malformed', {
      fr: `Il n’y a pas de jeu « ${wanted.game} » ici.`,
      en: `There is no game called “${wanted.game}” here.`,
    });
  }
  const table = checkedStart(game, {
    id: drawTableId(),
    game: game.id,
    version: game.version,
    pack: null,
    seats: wanted.seats.length,
    config: JSON.stringify(wanted.config),
    seed: drawSeed(),
    invite: drawInvite(),
    host: host.id,
    watch: wanted.watch ? 1 : 0,
    hints: wanted.hints ? 1 : 0,
    clock: wanted.clock?.seconds ?? null,
    created: now,
  });
  const entries = wanted.seats.flatMap((want, index): Entry[] => {
    const seat = index as Seat;
    if (want.who === 'me')
      return [{ kind: 'sat', seat, guest: host.id, name: host.name, ...brought(game, table, want.brings) }];
    if (want.who !== 'bot') return [];
    return [{ kind: 'filled', seat, bot: want.bot, ...brought(game, table, want.brings) }];
  });
  return opened(game, table, entries);
}

/**
 * The same people at a table of the same kind, each one seat further: somebody else begins. Those who play together keep
 * their seats, and a campaign goes on. Where seats bring something, it waits until everybody has said what this time.
 */
export function rematchOf(live: LiveTable, game: Game, now: number): Opening {
  const { row, chairs } = live;
  const further = game.sides === 'versus' ? 1 : 0;
  const table = checkedStart(game, {
    ...row,
    config: nextConfig(live, game),
    version: game.version,
    id: rematchId(row.seed),
    seed: drawSeed(),
    invite: drawInvite(),
    created: now,
  });
  const entries = chairs.flatMap((_, index): Entry[] => {
    const seat = index as Seat;
    const chair = chairs[(index + further) % chairs.length]!;
    if (chair.who === 'open') return [];
    const brings = live.brings(((index + further) % chairs.length) as Seat);
    if (chair.who === 'bot')
      return [{ kind: 'filled', seat, bot: chair.bot, ...(brings !== null && { brings }) }];
    const sat: Entry = {
      kind: 'sat',
      seat,
      guest: chair.guest,
      name: chair.name,
      ...(brings !== null && { brings }),
      ...(game.brings && !chair.hasLeft && { choosing: true }),
    };
    return chair.hasLeft ? [sat, { kind: 'left', seat }] : [sat];
  });
  return opened(game, table, entries);
}

/** What the next game is begun with: the same, or what the campaign goes on with. */
function nextConfig(live: LiveTable, game: Game): string {
  const { campaign } = game;
  const carried = (JSON.parse(live.row.config) as { campaign?: unknown }).campaign;
  if (!campaign || carried == null) return live.row.config;
  const next = campaign.next(campaign.after(live.table!.view(null)));
  if (next === null) {
    throw new Declined('notAllowed', {
      fr: 'La campagne est terminée.',
      en: 'The campaign is over.',
    });
  }
  return JSON.stringify(next);
}

/** What somebody brings to this table, if the game allows it; refused in words if not. */
export function brought(game: Game, row: TableRow, brings: Brought | undefined): { brings?: Brought } {
  if (brings === undefined) return {};
  const { start } = new LiveTable(row, game);
  const { config, content } = bareTable(game, start);
  try {
    checkBrought(game, brings, config, content);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Declined(
      'notAllowed',
      {
        fr: `Cela ne peut être apporté : ${error.why.fr}`,
        en: `This can’t be brought: ${error.why.en}`,
      },
      error.rule,
    );
  }
  return { brings };
}

/** A table with these first entries. */
export function opened(game: Game, table: TableRow, entries: readonly Entry[]): Opening {
  const live = new LiveTable(table, game);
  const rows = entries.map((entry, index) => {
    const change = live.apply(entry, index + 1, table.created);
    return {
      table_id: table.id,
      seq: index + 1,
      body: writeEntry(entry),
      at: table.created,
      told: change && writeChange(change),
      hash: null,
    };
  });
  return {
    table,
    entries: rows,
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
function checkedStart(game: Game, row: Omit<TableRow, 'content'>): TableRow {
  const { start } = new LiveTable({ ...row, content: '' }, game);
  try {
    begin(game, start);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Declined('notAllowed', {
      fr: `On ne peut pas jouer ainsi : ${error.why.fr}`,
      en: `It can’t be played like that: ${error.why.en}`,
    });
  }
  return { ...row, content: contentOf(game, start) };
}
