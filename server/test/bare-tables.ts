/** Tables without sockets, on a database in memory: what is asked is asked of them directly. */
import { gameById } from '@tablee/games/rules';
import type { Game, Seat } from '@tablee/kernel';
import type { NewTable } from '@tablee/protocol';
import { type Clock, realClock } from '../clock.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import { Tables } from '../tables/tables.ts';

export const ANNE = { id: 'anne', name: 'Anne', created: 0, seen: 0, epoch: 0 };
export const BRUNO = { id: 'bruno', name: 'Bruno', created: 0, seen: 0, epoch: 0 };

export class BareTables {
  readonly storage: Storage;
  readonly clock: Clock;
  tables: Tables;
  /** What went wrong and was noted. */
  readonly wrong: string[] = [];
  /** What was counted. */
  readonly counted: string[] = [];
  /** Lines for guests' other pages: whose, of which phase, and whether it is their turn. */
  readonly news: string[] = [];

  private constructor(storage: Storage, clock: Clock) {
    this.storage = storage;
    this.clock = clock;
    this.tables = this.#newTables(gameById);
  }

  static async open(clock: Clock = realClock()): Promise<BareTables> {
    return new BareTables(await openStorage({ data: null }, clock), clock);
  }

  /** Another server takes over, perhaps with other games. */
  async restart(games: (id: string) => Game | undefined = gameById): Promise<void> {
    await this.tables.close();
    this.tables = this.#newTables(games);
  }

  async close(): Promise<void> {
    await this.tables.close();
    await this.storage.close();
  }

  /** A table of Anne and Bruno, or as given. */
  async table(given: Partial<NewTable> = {}): Promise<string> {
    const wanted: NewTable = {
      game: 'plunder',
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      hints: false,
      clock: null,
      ...given,
    };
    const { table, invite } = await this.tables.open(wanted, ANNE, 1e6);
    if (wanted.seats.some(({ who }) => who === 'open'))
      await this.tables.claim(table, BRUNO, { invite, seat: null });
    return table;
  }

  look<T>(table: string, read: (live: LiveTable) => T): Promise<T> {
    return this.tables.room(table).look(read);
  }

  /** Whoever is asked answers with that option. */
  async choose(table: string, option: number): Promise<void> {
    const { asked, at, guest } = await this.look(table, (live) => {
      const decision = live.table!.state.open[0]!;
      const chair = live.chairs[decision.seat]!;
      return { asked: decision, at: live.at, guest: chair.who === 'person' ? chair.guest : '' };
    });
    await this.tables.ask(guest, { type: 'choose', ref: 0, table, at, decision: asked.id, option });
  }

  /** Whoever is asked answers with that option, until somebody is asked a question of that kind. */
  async playTo(table: string, kind: string, option = 0): Promise<Seat> {
    for (let n = 0; n < 400; n++) {
      const asked = await this.look(table, (live) => live.table!.state.open[0]!);
      if (asked.kind === kind) return asked.seat;
      await this.choose(table, option);
    }
    throw new Error(`Nobody was asked ${kind}.`);
  }

  async undo(table: string, seat: Seat): Promise<void> {
    const { at, to, guest } = await this.look(table, (live) => {
      const chair = live.chairs[seat]!;
      return { at: live.at, to: live.undoLimit(seat)!, guest: chair.who === 'person' ? chair.guest : '' };
    });
    await this.tables.ask(guest, { type: 'undo', ref: 0, table, at, to });
  }

  #newTables(games: (id: string) => Game | undefined): Tables {
    const around: Surroundings = {
      storage: this.storage,
      clock: this.clock,
      gameById: games,
      botPause: 600,
      askBot: async () => 0,
      tellGuest: (guest, message) => {
        if (message.type === 'news') this.news.push(`${guest} ${message.phase} ${message.yourTurn}`);
      },
      counted: (what) => this.counted.push(what),
      wentWrong: (where, error) => this.wrong.push(`${where}: ${error}`),
    };
    return new Tables(around);
  }
}
