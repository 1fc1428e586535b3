/** Looking after a server from the command line, while it runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Served, serve } from '@tablee/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, inProcess, tablee } from './tablee.ts';

const cwd = folder({});
const data = join(cwd, '.tablee');
let served: Served;
let table: string;

beforeAll(async () => {
  const app = join(cwd, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<!doctype html>');
  served = await serve({ port: 0, app, data });
  const call = (method: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(served.address + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const named = await call('PUT', '/api/me', { name: 'Zoé' });
  const cookie = named.headers.getSetCookie()[0]!.split(';')[0]!;
  const wanted = {
    game: 'plunder',
    config: {},
    seats: [{ who: 'me' }, { who: 'open' }],
    watch: false,
    clock: null,
  };
  const opened = await call('POST', '/api/tables', wanted, cookie);
  ({ table } = (await opened.json()) as { table: string });
});
afterAll(() => served.close());

test('tables and guests are listed, a table is looked into, exported, backed up, deleted and brought back', async () => {
  const run = async (...words: string[]): Promise<string> => {
    const { out, err, code } = await inProcess([...words, '--data', data]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    return out;
  };
  const exported = join(cwd, 'table.json');
  const kept = join(cwd, 'all.backup');

  const inAShell = await tablee(['admin', 'tables'], cwd);
  expect(inAShell).toMatchObject({ err: '', code: 0 });
  expect(inAShell.out).toMatch(new RegExp(`${table} +plunder +2 .*waiting`));
  expect(await run('admin', 'guests', '--name', 'Zo')).toContain('Zoé');
  expect(JSON.parse(await run('admin', 'table', table))).toMatchObject({ id: table, phase: 'waiting' });
  await run('admin', 'export', 'table', table, '--out', exported);
  expect(JSON.parse(readFileSync(exported, 'utf8'))).toMatchObject({ table: { id: table } });
  expect(await run('backup', kept)).toBe(`1 table and 1 guest are in ${kept}.\n`);
  await run('admin', 'delete', 'table', table);
  expect(await run('admin', 'tables')).toBe('None.\n');
  expect(await run('restore', kept)).toContain(
    'Brought back: 1 table and 0 guests. There already, and left as they are: 1.',
  );
  expect(await run('admin', 'tables', '--json')).toContain(table);
});

test.each([
  ['admin', 'expected <tables|guests|table|'],
  ['admin tabels', 'did you mean "tables"?'],
  ['admin table', 'admin table: expected an id'],
  ['admin table nowhere', 'There is no such table: nowhere.'],
  ['admin delete seat x', 'admin delete: expected table or guest, got "seat"'],
  ['admin tables --data elsewhere', 'No tables are kept in elsewhere.'],
  ['backup x.backup --data elsewhere', 'No tables are kept in elsewhere.'],
  ['restore x.backup', 'There is no file "x.backup".'],
  ['serve --keep forever', '--keep: expected waiting or playing or finished or guests, got "forever"'],
  ['serve --keep waiting=long', '--keep waiting: expected a whole number'],
  ['serve --metrics x', '--metrics: expected a whole number from 1 to 65535'],
])('tablee %s: one line that says what was expected', async (line, said) => {
  const words = line.split(' ');
  if (!words.includes('--data')) words.push('--data', data);
  const { code, out, err } = await inProcess(words);

  expect(err).toContain(said);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(2);
});
