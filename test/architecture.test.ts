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
    ['kernel/flow.ts', '@tablee/plunder', 'kernel → game. kernel may import no other room.'],
    ['kernel/flow.ts', '@tablee/bots', 'kernel → bots. kernel may import no other room.'],
    ['kernel/flow.ts', 'react', 'kernel → screen. Only ui, game table, client may import it.'],
    ['ui/card.tsx', '@tablee/plunder', 'ui → game. ui may import kernel.'],
    ['ui/card.tsx', '@tablee/kernel', 'ui → kernel. ui may import only types of kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/soeurs', 'game → game. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/ui', 'game → ui. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/bots', 'game → bots. game may import kernel.'],
    ['games/plunder/rules/turn.ts', '@tablee/games', 'game → games. game may import kernel.'],
    [
      'games/plunder/content/maps.ts',
      'react/jsx-runtime',
      'game → screen. Only ui, game table, client may import it.',
    ],
    [
      'games/plunder/table/dungeon.tsx',
      '@tablee/soeurs',
      'game table → game. game table may import kernel, ui.',
    ],
    [
      'games/plunder/table/dungeon.tsx',
      '@tablee/client',
      'game table → client. game table may import kernel, ui.',
    ],
    ['games/tables.ts', '@tablee/ui', 'games → ui. games may import only types of ui.'],
    ['games/shelf.ts', 'react', 'games → screen. Only ui, game table, client may import it.'],
    ['bots/greedy.ts', '@tablee/plunder', 'bots → game. bots may import kernel.'],
    ['bots/greedy.ts', '@tablee/games', 'bots → games. bots may import kernel.'],
    ['kernel/hash.ts', 'node:crypto', RUNS_IN_BROWSER('kernel')],
    ['games/plunder/rules/turn.ts', 'node:fs', RUNS_IN_BROWSER('game')],
    ['bots/greedy.ts', 'node:os', RUNS_IN_BROWSER('bots')],
    ['ui/card.tsx', 'node:path', RUNS_IN_BROWSER('ui')],
    ['client/app.tsx', 'node:path', RUNS_IN_BROWSER('client')],
    ['server/app.ts', '@tablee/client', 'server → client. server may import kernel, bots, games.'],
    [
      'client/app.tsx',
      '@tablee/server',
      'client → server. client may import kernel, ui, bots, games, protocol.',
    ],
    ['server/protocol/http.ts', '@tablee/games', 'protocol → games. protocol may import kernel, bots.'],
    ['server/protocol/http.ts', 'node:crypto', RUNS_IN_BROWSER('protocol')],
    ['lab/report.ts', '@tablee/plunder', 'lab → game. lab may import kernel, bots, games.'],
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
    ['games/plunder/table/dungeon.tsx', `import { Card } from '@tablee/ui';`],
    ['games/plunder/table/dungeon.tsx', `import { squareName } from '../rules/map.ts';`],
    ['games/index.ts', `export { plunder } from '@tablee/plunder';`],
    ['games/tables.ts', `import type { GameTable } from '@tablee/ui';`],
    ['games/shelf.ts', `import type { ComponentType } from 'react';`],
    ['games/tables.ts', `export const plunder = () => import('@tablee/plunder/table');`],
    ['bots/greedy.ts', `import { imagine } from '@tablee/kernel';`],
    ['lab/report.ts', `import { games } from '@tablee/games';`],
    ['cli/main.ts', `import { games } from '@tablee/games';`],
    ['cli/commands/serve.ts', `import { serve } from '@tablee/server';`],
    ['server/app.ts', `import { sep } from 'node:path';`],
    ['server/sockets/line.ts', `import { request } from '../protocol/index.ts';`],
    ['client/online/line.ts', `import { request } from '@tablee/server/protocol';`],
    ['client/build/icons.ts', `import { readFileSync } from 'node:fs';`],
    ['client/vite.config.ts', `import { fileURLToPath } from 'node:url';`],
    ['kernel/test/hash.test.ts', `import { readFileSync } from 'node:fs';`],
    ['test/whole.test.ts', `import { plunder } from '@tablee/plunder';`],
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
    const list = { path: 'games/index.ts', text: `import { plunder } from './plunder/index.ts';` };

    expect(brokenArrows([bot, list], HOUSE)).toEqual([
      `bots/random.ts:1: imports '../kernel/random.ts': a relative path out of its package. Import @tablee/kernel by name.`,
      `games/index.ts:1: imports './plunder/index.ts': a relative path out of its package. Import @tablee/plunder by name.`,
    ]);
  });

  test('a package does not import itself by name', () => {
    const file = { path: 'kernel/play.ts', text: `import { draw } from '@tablee/kernel';` };

    expect(brokenArrows([file], HOUSE)).toEqual([
      `kernel/play.ts:1: imports '@tablee/kernel': a package imports its own files by relative path.`,
    ]);
  });

  test('rules and content know nothing of the table, their tests may', () => {
    const text = `import { Dungeon } from '../table/dungeon.tsx';`;
    const at = (path: string): string[] => brokenArrows([{ path, text }], HOUSE);
    const reason = 'game → game table. A game plays without a screen: only table/ imports table/.';

    expect(at('games/plunder/rules/turn.ts')).toEqual([
      `games/plunder/rules/turn.ts:1: imports '../table/dungeon.tsx': ${reason}`,
    ]);
    expect(at('games/plunder/test/table.test.tsx')).toEqual([]);
  });

  test('the protocol takes nothing of the server along to the client', () => {
    const file = { path: 'server/protocol/http.ts', text: `import { serve } from '../serve.ts';` };

    expect(brokenArrows([file], HOUSE)).toEqual([
      `server/protocol/http.ts:1: imports '../serve.ts': protocol → server. The client gets the protocol, and nothing else of the server.`,
    ]);
  });

  test('every form of import is seen, with its line; comments and strings are not imports', () => {
    const text = [
      `// import { a } from '@tablee/soeurs';`,
      `const text = "import { a } from '@tablee/soeurs'";`,
      `import '@tablee/soeurs';`,
      `export * from '@tablee/soeurs';`,
      `export type { A } from '@tablee/soeurs';`,
      `const later = () => import('@tablee/soeurs');`,
      `let typed: import('@tablee/soeurs').A;`,
    ].join('\n');

    const lines = brokenArrows([{ path: 'kernel/flow.ts', text }], HOUSE).map((said) => said.split(':')[1]);

    expect(lines).toEqual(['3', '4', '5', '6', '7']);
  });
});

const HOUSE = [
  { folder: 'kernel', name: '@tablee/kernel', exports: ['.', './testing'] },
  { folder: 'ui', name: '@tablee/ui', exports: ['.'] },
  { folder: 'games', name: '@tablee/games', exports: ['.', './tables'] },
  { folder: 'games/plunder', name: '@tablee/plunder', exports: ['.', './table'] },
  { folder: 'games/soeurs', name: '@tablee/soeurs', exports: ['.'] },
  { folder: 'bots', name: '@tablee/bots', exports: ['.'] },
  { folder: 'lab', name: '@tablee/lab', exports: ['.'] },
  { folder: 'server', name: '@tablee/server', exports: ['.', './protocol'] },
  { folder: 'client', name: '@tablee/client', exports: ['.'] },
  { folder: 'cli', name: 'tablee', exports: ['.'] },
];
