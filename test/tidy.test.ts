import { expect, test } from 'vitest';
import { paths, ROOT, read } from './house.ts';
import { untidyLines } from './tidy.ts';

test('no file holds a path of one machine or a note for later', () => {
  expect(paths().map(read).flatMap(untidyLines)).toEqual([]);
});

test('the lock file names no registry', () => {
  const packages: Record<string, { resolved?: string }> = JSON.parse(read('package-lock.json').text).packages;

  expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

test.each([
  ['a path of one machine', ['see ', 'home', 'ada', 'maps'].join('/')],
  ['a path of one machine', ['C:', 'Users', 'ada'].join('\\')],
  ['the path of this checkout', `see ${ROOT}/kernel`],
  ['a note for later, not an issue', ['// TO', 'DO: walls'].join('')],
])('%s is found: %s', (what, line) => {
  expect(untidyLines({ path: 'a.md', text: `first\n${line}\n` })).toContain(`a.md:2: ${what}: ${line}`);
});

test.each(['@tablee/home/page', 'the root/of all', 'test.todo(later)', '../home/ada'])(
  '%s is tidy',
  (text) => {
    expect(untidyLines({ path: 'a.md', text })).toEqual([]);
  },
);
