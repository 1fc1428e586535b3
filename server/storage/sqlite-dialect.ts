/** How Kysely speaks with our SQLite: one connection, handed from one transaction to the next. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Runner } from './sqlite-runner.ts';

/** One after the other: a commit must not get into the middle of somebody's transaction. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the answer is to be called when the next may go. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave!: () => void;
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}

export function sqliteDialect(runner: Runner, turnstile: Turnstile): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new RunnerDriver(runner, turnstile),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class RunnerDriver implements Driver {
  readonly #connection: RunnerConnection;
  readonly #turnstile: Turnstile;
  #leave: (() => void) | null = null;

  constructor(runner: Runner, turnstile: Turnstile) {
    this.#connection = new RunnerConnection(runner);
    this.#turnstile = turnstile;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#leave = await this.#turnstile.enter();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#leave?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

class RunnerConnection implements DatabaseConnection {
  readonly #runner: Runner;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#runner.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: what nobody asks for is refused.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite answers all at once.');
  }
}
