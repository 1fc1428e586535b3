/** How the database came to its present form, step by step, for both kinds of it. Steps are added, never changed. */

import { Refused } from '@tablee/kernel';
import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import type { Schema } from './schema.ts';

const STEPS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('seats', 'integer', (column) => column.notNull())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('invite', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('watch', 'integer', (column) => column.notNull())
        .addColumn('clock', 'integer')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'created']).execute();
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
        .execute();
      await db.schema
        .createTable('standings')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('due', 'bigint')
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('standings_by_due').on('standings').column('due').execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('guest', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('seats_by_guest').on('seats').column('guest').execute();
    },
  },
  '002-kept-as-it-was': {
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('tables').addColumn('pack', 'text').execute();
      await db.schema.alterTable('entries').addColumn('told', 'text').execute();
      await db.schema.alterTable('entries').addColumn('hash', 'text').execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-hints': {
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '100-looked-after': {
    async up(db) {
      for (const column of ['seen', 'epoch'] as const) {
        await db.schema
          .alterTable('guests')
          .addColumn(column, 'bigint', (new_) => new_.notNull().defaultTo(0))
          .execute();
      }
      // Nobody is forgotten for having come before anybody looked.
      await db.updateTable('guests').set({ seen: Date.now() }).execute();
      await db.schema.createIndex('guests_by_seen').on('guests').column('seen').execute();
      await db.schema
        .createIndex('standings_by_phase')
        .on('standings')
        .columns(['phase', 'changed'])
        .execute();
    },
  },
};

/** Brings the database to the form this program knows. Several processes may try at once: one does it, the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => STEPS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Refused(
      'These tables were kept by a newer Tablée than this one: nothing was changed. Run the newer one, or bring back an older backup.',
    );
  }
  if (error) throw error;
}
