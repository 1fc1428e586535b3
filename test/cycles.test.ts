import { expect, test } from 'vitest';
import { importCycles } from './cycles.ts';
import { paths, read } from './house.ts';

/** A sentence may hold sentences: the files that read and say them call each other, and run nothing when they are loaded. */
const RECURSIVE = /^kernel\/effect\//;
/** A game is looked at once it is on the list. */
const LISTED = read('games/list.ts').text;
const isListed = (path: string): boolean => {
  const game = /^games\/([^/]+)\//.exec(path)?.[1];
  return game === undefined || LISTED.includes(`'./${game}/box.ts'`);
};

test('no file imports itself, whatever way round', () => {
  const sources = paths().filter((path) => /\.tsx?$/.test(path) && !RECURSIVE.test(path) && isListed(path));

  expect(importCycles(sources.map(read)).map((cycle) => cycle.join(' → '))).toEqual([]);
});

test('a circle is found, and told once', () => {
  const files = [
    { path: 'a/one.ts', text: `import { two } from './two.ts';\nimport { end } from './end.ts';` },
    { path: 'a/two.ts', text: `export { three } from '../b/three.ts';` },
    { path: 'b/three.ts', text: `import { one } from '../a/one.ts';` },
    { path: 'a/end.ts', text: `export const end = 1;` },
  ];

  expect(importCycles(files)).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts', 'a/one.ts']]);
});

test('types and what is loaded later make no circle', () => {
  const files = [
    { path: 'one.ts', text: `import type { Two } from './two.ts';\nconst later = () => import('./two.ts');` },
    { path: 'two.ts', text: `import { one } from './one.ts';` },
  ];

  expect(importCycles(files)).toEqual([]);
});
