import { plural } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';
import { USUAL_FOLDER } from './serve.ts';

const USAGE = 'backup <file> [--data FOLDER]';

export const backup: Command = {
  name: 'backup',
  usage: USAGE,
  summary: 'write all online tables and guests into one file, while the server runs',
  help: page(
    USAGE,
    'Writes everything an online server keeps, as it is at one moment, into a new file. The server may run meanwhile. With DATABASE_URL: what is in that PostgreSQL. The file holds secrets (seeds, the key of the cookies): keep it as safe as the server’s own folder.',
    [['--data FOLDER', 'where the server keeps its tables (.tablee)']],
    ['backup tablee-2026-11-17.backup', 'backup /backups/tablee.backup --data /var/lib/tablee'],
  ),
  run,
};

/** `1 table`, `2 tables`. */
export function counted(count: number, what: string): string {
  return `${count} ${plural('en', count, what, `${what}s`)}`;
}

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('backup', words, { data: { type: 'string' } }, ['file']);
  const { backUp } = await import('@tablee/server');
  const place = { data: values.data ?? USUAL_FOLDER, databaseUrl: process.env.DATABASE_URL };
  const { tables, guests } = await backUp(place, positionals[0]!);
  console.log(`${counted(tables, 'table')} and ${counted(guests, 'guest')} are in ${positionals[0]}.`);
  return EXIT.fine;
}
