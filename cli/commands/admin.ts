import { closest } from '@tablee/kernel';
import type { Keeper } from '@tablee/server';
import { readArguments, wholeNumber } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { writeText } from '../files.ts';
import { page } from '../help.ts';
import { USUAL_FOLDER } from './serve.ts';

const USAGE = 'admin <tables|guests|table|guest|close|export|delete|sweep> … [--data FOLDER] [--json]';
const MOST = 10_000;

export const admin: Command = {
  name: 'admin',
  usage: USAGE,
  summary: 'list, look into, close, export and delete online tables and guests',
  help: page(
    USAGE,
    [
      'Looks after the online tables of a server, whether it runs or not. With DATABASE_URL: those in that PostgreSQL.',
      '',
      '  admin tables                  the last changed first; --phase waiting, playing, over, closed or shelved',
      '  admin guests                  the last seen first; --name a part of their name',
      '  admin table ID                what is kept of a table, without seed and invitation',
      '  admin guest ID                what is kept of a guest',
      '  admin close ID                puts an end to a table; everybody there is told',
      '  admin export table|guest ID   everything that is kept, as JSON; --out FILE',
      '  admin delete table|guest ID   for good; a guest’s seats are given up, their name goes out of every table',
      '  admin sweep                   deletes what is older than it is kept, as a server does every hour',
    ].join('\n'),
    [
      ['--data FOLDER', 'where the server keeps its tables (.tablee)'],
      ['--phase PHASE', 'only tables in this phase'],
      ['--name TEXT', 'only guests with this in their name'],
      ['--most N', 'so many lines (100)'],
      ['--out FILE', 'write the export there, not to the screen'],
      ['--json', 'answer in JSON'],
    ],
    ['admin tables --phase playing', 'admin export table 4f0q1m… --out table.json'],
  ),
  run,
};

const ACTS = ['tables', 'guests', 'table', 'guest', 'close', 'export', 'delete', 'sweep'] as const;

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(
    'admin',
    words,
    {
      data: { type: 'string' },
      phase: { type: 'string' },
      name: { type: 'string' },
      most: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    },
    [ACTS.join('|'), 'table|guest', 'id'],
    2,
  );
  const [what = '', ...rest] = positionals;
  const act = ACTS.find((known) => known === what);
  if (!act) throw new BadInput(`admin: expected ${ACTS.join(', ')}, got "${what}"${closest(what, ACTS)}.`);
  const wish = wishFor(act, rest, values);
  // Loaded only here: no other command needs the server.
  const { openKeeper } = await import('@tablee/server');
  const keeper = await openKeeper({
    data: values.data ?? USUAL_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
  });
  try {
    const answer = await keeper.carryOut(wish);
    const json = JSON.stringify(answer, null, 2);
    if (values.out !== undefined) {
      writeText(values.out, `${json}\n`);
      console.log(`Written to ${values.out}.`);
    } else if (values.json || !Array.isArray(answer)) console.log(json);
    else console.log(listOf(answer));
  } finally {
    await keeper.close();
  }
  return EXIT.fine;
}

interface Wanted {
  readonly phase?: string | undefined;
  readonly name?: string | undefined;
  readonly most?: string | undefined;
}

type Wish = Parameters<Keeper['carryOut']>[0];

/** What is asked of the keeper, read whole before any database is opened. */
function wishFor(act: (typeof ACTS)[number], rest: readonly string[], wanted: Wanted): Wish {
  const { phase, name, most } = wanted;
  const upTo = most === undefined ? {} : { most: wholeNumber('--most', most, 1, MOST) };
  switch (act) {
    case 'tables':
      noMore(rest, 0);
      return { do: 'tables', ...(phase !== undefined && { phase }), ...upTo };
    case 'guests':
      noMore(rest, 0);
      return { do: 'guests', ...(name !== undefined && { name }), ...upTo };
    case 'sweep':
      noMore(rest, 0);
      return { do: 'sweep' };
    case 'table':
      return { do: 'table', id: onlyId(rest, 0, 'admin table') };
    case 'guest':
      return { do: 'guest', id: onlyId(rest, 0, 'admin guest') };
    case 'close':
      return { do: 'closeTable', id: onlyId(rest, 0, 'admin close') };
    case 'export':
    case 'delete': {
      const [kind] = rest;
      if (kind !== 'table' && kind !== 'guest')
        throw new BadInput(`admin ${act}: expected table or guest, got "${kind ?? ''}".`);
      const id = onlyId(rest, 1, `admin ${act} ${kind}`);
      return { do: `${act}${kind === 'table' ? 'Table' : 'Guest'}`, id };
    }
  }
}

function onlyId(rest: readonly string[], index: number, said: string): string {
  const id = rest[index];
  if (id === undefined)
    throw new BadInput(`${said}: expected an id. tablee admin tables and tablee admin guests list them.`);
  noMore(rest, index + 1);
  return id;
}

function noMore(rest: readonly string[], after: number): void {
  if (rest[after] === undefined) return;
  throw new BadInput(`admin: unexpected word "${rest[after]}". See tablee admin --help.`);
}

/** One line each, in columns. */
function listOf(rows: readonly Record<string, unknown>[]): string {
  if (rows.length === 0) return 'None.';
  const names = Object.keys(rows[0]!).filter((name) => name !== 'epoch');
  const cells = [names, ...rows.map((row) => names.map((name) => cell(name, row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const TIMES = ['created', 'changed', 'seen'];

function cell(name: string, value: unknown): string {
  if (TIMES.includes(name) && typeof value === 'number')
    return new Date(value).toISOString().slice(0, 16).replace('T', ' ');
  return String(value ?? '');
}
