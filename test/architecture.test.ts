import { describe, expect, test } from 'vitest';
import { brokenArrows, roomOf } from './architecture.ts';
import { packages, paths, read } from './house.ts';

describe('the house', () => {
  test('every import follows an arrow', () => {
    const sources = paths().filter((path) => /\.([cm]?js|tsx?)$/.test(path));

    expect(brokenArrows(sources.map(read), packages())).toEqual([]);
  });

  test('every package has a room', () => {
    const homeless = packages().filter((found) => !roomOf(found.folder, found));

    expect(homeless).toEqual([]);
  });
});

describe('the keeper of the arrows', () => {
  const RUNS_IN_BROWSER = (room: string): string =>
    `${room} → Node. ${room} runs in the browser too; only lab, server, cli, bench may import it.`;

  test.each([
    ['kernel/flow.ts', '@tablee/games', 'kernel → games. kernel may import no other room.'],
    ['kernel/flow.ts', '@tablee/bots', 'kernel → bots. kernel may import no other room.'],
    ['kernel/flow.ts', 'react', 'kernel → screen. Only ui, game table, client may import it.'],
    ['ui/card.tsx', '@tablee/games', 'ui → games. ui may import kernel.'],
    ['ui/card.tsx', '@tablee/kernel', 'ui → kernel. ui may import only types of kernel.'],
    ['terminal/grid.ts', '@tablee/games', 'terminal → games. terminal may import kernel.'],
    ['games/plunder/rules/turn.ts', '../../soeurs/index.ts', 'plunder → soeurs. A game knows no other game.'],
    [
      'games/plunder/test/turn.test.ts',
      '../../soeurs/index.ts',
      'plunder → soeurs. A game knows no other game.',
    ],
    ['games/plunder/rules/turn.ts', '@tablee/ui', 'game → ui. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/terminal', 'game → terminal. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/bots', 'game → bots. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '../../index.ts', 'game → games. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '../box.ts', 'game → game box. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '../table/dungeon.tsx', 'game → game table. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '../terminal/table.ts', 'game → game terminal. game may import kernel.'],
    [
      'games/plunder/content/maps.ts',
      'react/jsx-runtime',
      'game → screen. Only ui, game table, client may import it.',
    ],
    [
      'games/plunder/table/dungeon.tsx',
      '../../soeurs/table/table.tsx',
      'plunder → soeurs. A game knows no other game.',
    ],
    [
      'games/plunder/table/dungeon.tsx',
      '@tablee/client',
      'game table → client. game table may import kernel, ui, game.',
    ],
    [
      'games/plunder/terminal/table.ts',
      '../table/dungeon.tsx',
      'game terminal → game table. game terminal may import kernel, terminal, game.',
    ],
    [
      'games/plunder/box.ts',
      './index.ts',
      'a box is light: besides shelf.ts, it loads its game by import().',
    ],
    [
      'games/plunder/box.ts',
      './table/index.tsx',
      'a box is light: besides shelf.ts, it loads its game by import().',
    ],
    ['games/index.ts', '@tablee/ui', 'games → ui. games may import only types of ui.'],
    ['games/index.ts', 'react', 'games → screen. Only ui, game table, client may import it.'],
    [
      'games/index.ts',
      './plunder/index.ts',
      'games → game. games may import kernel, ui, terminal, game box.',
    ],
    ['bots/greedy.ts', '@tablee/games', 'bots → games. bots may import kernel.'],
    ['kernel/hash.ts', 'node:crypto', RUNS_IN_BROWSER('kernel')],
    ['games/plunder/rules/turn.ts', 'node:fs', RUNS_IN_BROWSER('game')],
    ['bots/greedy.ts', 'node:os', RUNS_IN_BROWSER('bots')],
    ['ui/card.tsx', 'node:path', RUNS_IN_BROWSER('ui')],
    ['client/app.tsx', 'node:path', RUNS_IN_BROWSER('client')],
    ['server/app.ts', '@tablee/client', 'server → client. server may import kernel, bots, games, protocol.'],
    [
      'client/app.tsx',
      '@tablee/server',
      'client → server. client may import kernel, ui, bots, games, protocol.',
    ],
    ['protocol/http.ts', '@tablee/games', 'protocol → games. protocol may import kernel, bots.'],
    ['protocol/http.ts', '@tablee/server', 'protocol → server. protocol may import kernel, bots.'],
    ['protocol/http.ts', 'node:crypto', RUNS_IN_BROWSER('protocol')],
    ['lab/report.ts', '@tablee/server', 'lab → server. lab may import kernel, bots, games.'],
    ['client/app.tsx', 'tablee', 'client → cli. client may import kernel, ui, bots, games, protocol.'],
  ])('%s may not import %s', (path, target, reason) => {
    expect(brokenArrows([{ path, text: `import { x } from '${target}';\n` }], HOUSE)).toEqual([
      `${path}:1: imports '${target}': ${reason}`,
    ]);
  });

  test.each([
    ['kernel/hash.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['kernel/flow.ts', `import { draw } from './random.ts';`],
    ['ui/card.tsx', `import type { Decision } from '@tablee/kernel';`],
    ['ui/card.tsx', `import { type Decision, type Option } from '@tablee/kernel';`],
    ['ui/card.tsx', `import { useState } from 'react';`],
    ['games/plunder/rules/turn.ts', `import { procedure } from '@tablee/kernel';`],
    ['games/plunder/test/turn.test.ts', `import { battery } from '@tablee/kernel/testing';`],
    ['games/plunder/test/table.test.tsx', `import { Dungeon } from '../table/dungeon.tsx';`],
    ['games/plunder/table/dungeon.tsx', `import { Card } from '@tablee/ui';`],
    ['games/plunder/table/dungeon.tsx', `import { squareName } from '../rules/map.ts';`],
    ['games/plunder/terminal/table.ts', `import { drawGrid } from '@tablee/terminal';`],
    ['games/plunder/terminal/table.ts', `import { squareName } from '../rules/map.ts';`],
    ['games/plunder/box.ts', `import { shelf } from './shelf.ts';`],
    ['games/plunder/box.ts', `import { anyTable } from '../box.ts';`],
    ['games/plunder/box.ts', `export const table = () => import('./table/index.tsx');`],
    ['games/list.ts', `export { box as plunder } from './plunder/box.ts';`],
    ['games/box.ts', `import type { GameTable } from '@tablee/ui';`],
    ['games/box.ts', `import type { ComponentType } from 'react';`],
    ['bots/greedy.ts', `import { imagine } from '@tablee/kernel';`],
    ['lab/report.ts', `import { BOXES } from '@tablee/games';`],
    ['cli/main.ts', `import { GAMES } from '@tablee/games/rules';`],
    ['cli/commands/serve.ts', `import { serve } from '@tablee/server';`],
    ['server/app.ts', `import { sep } from 'node:path';`],
    ['server/sockets/line.ts', `import { request } from '@tablee/protocol';`],
    ['client/online/line.ts', `import { request } from '@tablee/protocol';`],
    ['client/build/icons.ts', `import { readFileSync } from 'node:fs';`],
    ['client/vite.config.ts', `import { fileURLToPath } from 'node:url';`],
    ['kernel/test/hash.test.ts', `import { readFileSync } from 'node:fs';`],
    ['test/whole.test.ts', `import { GAMES } from '@tablee/games/rules';`],
  ])('%s: %s is allowed', (path, text) => {
    expect(brokenArrows([{ path, text }], HOUSE)).toEqual([]);
  });

  test('a deep import is refused, with the doors there are', () => {
    const file = { path: 'bots/random.ts', text: `import { draw } from '@tablee/kernel/random.ts';` };

    expect(brokenArrows([file], HOUSE)).toEqual([
      `bots/random.ts:1: imports '@tablee/kernel/random.ts': a deep import. kernel/package.json exports @tablee/kernel, @tablee/kernel/testing.`,
    ]);
  });

  test('a relative path does not leave its package', () => {
    const bot = { path: 'bots/random.ts', text: `import { draw } from '../kernel/random.ts';` };

    expect(brokenArrows([bot], HOUSE)).toEqual([
      `bots/random.ts:1: imports '../kernel/random.ts': a relative path out of its package. Import @tablee/kernel by name.`,
    ]);
  });

  test('a package does not import itself by name', () => {
    const file = { path: 'kernel/play.ts', text: `import { draw } from '@tablee/kernel';` };

    expect(brokenArrows([file], HOUSE)).toEqual([
      `kernel/play.ts:1: imports '@tablee/kernel': a package imports its own files by relative path.`,
    ]);
  });

  test('every form of import is seen, with its line; comments and strings are not imports', () => {
    const text = [
      `// import { a } from '@tablee/games';`,
      `const text = "import { a } from '@tablee/games'";`,
      `import '@tablee/games';`,
      `export * from '@tablee/games';`,
      `export type { A } from '@tablee/games';`,
      `const later = () => import('@tablee/games');`,
      `let typed: import('@tablee/games').A;`,
    ].join('\n');

    const lines = brokenArrows([{ path: 'kernel/flow.ts', text }], HOUSE).map((said) => said.split(':')[1]);

    expect(lines).toEqual(['3', '4', '5', '6', '7']);
  });
});

const HOUSE = [
  { folder: 'kernel', name: '@tablee/kernel', exports: ['.', './testing'] },
  { folder: 'ui', name: '@tablee/ui', exports: ['.'] },
  { folder: 'terminal', name: '@tablee/terminal', exports: ['.'] },
  { folder: 'games', name: '@tablee/games', exports: ['.', './rules'] },
  { folder: 'bots', name: '@tablee/bots', exports: ['.'] },
  { folder: 'lab', name: '@tablee/lab', exports: ['.'] },
  { folder: 'protocol', name: '@tablee/protocol', exports: ['.'] },
  { folder: 'server', name: '@tablee/server', exports: ['.'] },
  { folder: 'client', name: '@tablee/client', exports: ['.'] },
  { folder: 'cli', name: 'tablee', exports: ['.'] },
];
