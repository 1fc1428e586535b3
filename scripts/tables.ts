/** Tables for tests, pictures and measurements: played by bots as far as one wants, then put into a visitor's browser. */
import { botChance, newBot } from '@tablee/bots';
import {
  type Choice,
  type Game,
  type Language,
  type Result,
  type Seat,
  type Start,
  seatsOf,
  Table,
  type Text,
} from '@tablee/kernel';
import type { Page } from 'playwright-core';

export type Sitter =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly bot: 'greedy' | 'random' };

/** A row of the browser's database, as `client/storage/stored-table.ts` reads it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly start: Start;
  readonly sitting: readonly Sitter[];
  readonly choices: readonly Choice[];
  readonly takenBack: number;
  readonly created: number;
  readonly changed: number;
  readonly result: Result | null;
  readonly counted: boolean;
  readonly stands: Text;
}

export interface TablePlan {
  readonly id: string;
  readonly game: Game;
  readonly sitting: readonly Sitter[];
  readonly seed: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Begins in the middle, as the game's own schema says. */
  readonly position?: unknown;
  /** Bots play in everybody's place until this holds; without it nobody has played yet. */
  readonly until?: (table: Table) => boolean;
}

const FIRST_SEAT = 0 as Seat;

/** A steady date, so that pictures of the same table are the same. */
const PLAYED = Date.UTC(2026, 0, 6, 20, 30);

export function tableRow(plan: TablePlan): TableRow {
  const { id, game, sitting, seed, config = {}, position, until = () => true } = plan;
  const start = { seats: sitting.length, seed, config, ...(position !== undefined && { position }) };
  const table = new Table(game, start);
  playUntil(table, until);
  const { result } = table.state;
  return {
    id,
    game: game.id,
    version: game.version,
    start,
    sitting: [...sitting],
    choices: table.choices.map(({ seat, says }) => ({ seat, says })),
    takenBack: 0,
    created: PLAYED,
    changed: PLAYED,
    result,
    counted: result !== null,
    stands: { fr: standing(table, 'fr'), en: standing(table, 'en') },
  };
}

/** When the first seat is asked this kind of question, with at least so many options, after at least so many choices. */
export function whenAsked(kind: string, { options = 1, choices = 0 } = {}): (table: Table) => boolean {
  return (table) => {
    if (table.choices.length < choices) return false;
    const asked = table.view(FIRST_SEAT).decisions[0];
    return asked?.kind === kind && asked.options.length >= options;
  };
}

/**
 * These choices, by the beginnings of what a record says of them, whoever is asked; windows and payments in between go by,
 * and those after the last that leave the first seat nothing to do.
 */
export function saying(...starts: readonly string[]): (table: Table) => boolean {
  let said = 0;
  return (table) => {
    for (;;) {
      const decision = table.state.open[0];
      if (!decision) return true;
      const { options, seat, kind } = decision;
      const offered = options.map((option) => table.game.words.notation(option, table.state.content));
      const wanted = starts[said];
      const isWanted = (one: string) => one === wanted || one.startsWith(`${wanted}#`);
      const usual = offered.findIndex((one) => one === 'pass' || one === 'settle');
      const found = wanted === undefined ? -1 : offered.findIndex(isWanted);
      if (found >= 0) said++;
      else if (
        wanted === undefined &&
        (seat === FIRST_SEAT || usual < 0) &&
        (kind !== 'react' || options.length > 1)
      )
        return true;
      else if (usual < 0) throw new Error(`“${wanted}” is not among ${offered.join(', ')} (${kind}).`);
      table.choose(seat, decision.id, found >= 0 ? found : usual);
    }
  };
}

/** Puts the rows, and no others, where the app keeps its tables. The page must be one of the app's addresses. */
export async function putTables(page: Page, rows: readonly TableRow[]): Promise<void> {
  await page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tablee', 4);
      opening.onupgradeneeded = () => {
        for (const shelf of ['tables', 'histories', 'works', 'campaigns', 'packs'])
          opening.result.createObjectStore(shelf);
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction('tables', 'readwrite');
    transaction.objectStore('tables').clear();
    for (const row of given) transaction.objectStore('tables').put(row, row.id);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, rows);
}

export function playUntil(table: Table, until: (table: Table) => boolean): void {
  const { game, start } = table;
  const bots = seatsOf(start.seats).map(() => newBot('greedy'));
  const chances = seatsOf(start.seats).map((seat) => botChance(start.seed, seat));
  while (!until(table)) {
    const decision = table.state.open[0];
    if (!decision)
      throw new Error(`${game.id}, seed ${start.seed}: the game was over before it came to that.`);
    const { seat } = decision;
    const index = bots[seat]!.decide({
      game,
      decision,
      look: () => table.view(seat),
      content: table.state.content,
      chance: chances[seat]!,
    });
    table.choose(seat, decision.id, index);
  }
}

/** A line for the list of tables, as the app would write it. */
function standing(table: Table, language: Language): string {
  const { words } = table.game;
  const seen = table.view(null);
  if (seen.result) return words.result(seen, seen.result, language, table.state.content);
  const seat = seen.waitingFor[0]!;
  if (seen.seats > 1) return words.seat(seen, seat, language, table.state.content);
  const mine = table.view(seat);
  return words.question(mine, mine.decisions[0]!, language, table.state.content);
}
