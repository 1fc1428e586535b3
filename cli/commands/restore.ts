import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';
import { counted } from './backup.ts';
import { USUAL_FOLDER } from './serve.ts';

const USAGE = 'restore <file> [--data FOLDER]';

export const restore: Command = {
  name: 'restore',
  usage: USAGE,
  summary: 'bring back what a backup holds and the server has not',
  help: page(
    USAGE,
    'Brings back the tables and guests of a backup that are not there any more. What is there stays as it is, so the server may run meanwhile. To go back to a backup altogether, stop the server, move its tablee.sqlite away, restore, and start it again. With DATABASE_URL: into that PostgreSQL.',
    [['--data FOLDER', 'where the server keeps its tables (.tablee)']],
    ['restore tablee-2026-11-17.backup'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('restore', words, { data: { type: 'string' } }, ['file']);
  const { openKeeper, restore: bringBack } = await import('@tablee/server');
  const place = { data: values.data ?? USUAL_FOLDER, databaseUrl: process.env.DATABASE_URL };
  const keeper = await openKeeper(place, { mayBeNew: true });
  try {
    const { tables, guests, kept, restart } = await bringBack(keeper, positionals[0]!);
    console.log(
      `Brought back: ${counted(tables, 'table')} and ${counted(guests, 'guest')}. There already, and left as they are: ${kept}.`,
    );
    if (restart) console.log('Start the server again: only then does it know the guests by their cookies.');
  } finally {
    await keeper.close();
  }
  return EXIT.fine;
}
