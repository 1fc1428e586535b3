/**
 * The arrows between the rooms of the house: who may import whom. The tables at the top are the whole policy; the
 * rest compares import statements with them. Tests obey the same arrows as the code beside them.
 */
import { posix } from 'node:path';
import type { Package, SourceFile } from './house.ts';
import { type Import, importsOf } from './imports.ts';

/** `game` is any one game without its `table/`; `games` is the list of games; `protocol` is the server's, for the client. */
export type Room =
  | 'kernel'
  | 'ui'
  | 'game'
  | 'game table'
  | 'games'
  | 'bots'
  | 'lab'
  | 'protocol'
  | 'server'
  | 'client'
  | 'cli'
  | 'bench';

/** What each room may import of the others. Nobody imports `client` or `cli`: they stand on top. */
const ARROWS: Record<Room, readonly Room[]> = {
  kernel: [],
  ui: ['kernel'],
  game: ['kernel'],
  'game table': ['kernel', 'ui'],
  games: ['kernel', 'ui', 'game', 'game table'],
  bots: ['kernel'],
  lab: ['kernel', 'bots', 'games'],
  protocol: ['kernel', 'bots'],
  server: ['kernel', 'bots', 'games'],
  client: ['kernel', 'ui', 'bots', 'games', 'protocol'],
  cli: ['kernel', 'bots', 'games', 'lab', 'bench', 'server'],
  bench: ['kernel', 'bots', 'games', 'server', 'protocol'],
};

/** `ui` may name the kernel's types, and the list of games those of `ui`, but they run none of it. */
const isForTypesOnly = (from: Room, to: Room): boolean =>
  (from === 'ui' && to === 'kernel') || (from === 'games' && to === 'ui');

/** The rooms that draw. No other may import a screen library: it must run without a screen. The list of games names types. */
const DRAWING: readonly Room[] = ['ui', 'game table', 'client'];
const SCREEN_LIBRARIES = ['react', 'react-dom', 'react-aria-components', 'motion'];

/** The rooms that run in Node alone. All others run in the browser too, so they import nothing of Node. */
const IN_NODE: readonly Room[] = ['lab', 'server', 'cli', 'bench'];

/** Every broken arrow, as a sentence that begins with file and line. */
export function brokenArrows(files: readonly SourceFile[], packages: readonly Package[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const wrong = whatIsWrong(file.path, found, packages);
      return wrong ? [`${file.path}:${found.line}: imports '${found.target}': ${wrong}`] : [];
    }),
  );
}

/** The room a path of this package lies in; undefined for a package that has no place in the house yet. */
export function roomOf(path: string, { folder }: Package): Room | undefined {
  if (folder.startsWith('games/')) return isIn(path, `${folder}/table`) ? 'game table' : 'game';
  if (folder === 'server' && isIn(path, 'server/protocol')) return 'protocol';
  return folder in ARROWS ? (folder as Room) : undefined;
}

function whatIsWrong(path: string, found: Import, packages: readonly Package[]): string | undefined {
  const home = packageOf(path, packages);
  if (found.target.startsWith('.')) return whatIsWrongNearby(path, found, home, packages);

  const neighbour = packages.find(({ name }) => isIn(found.target, name));
  if (neighbour) return whatIsWrongBetween(path, found, home, neighbour);

  return home && whatIsWrongOutside(path, found, home);
}

/** By relative path: an import stays in its package; rules stay away from the table, the protocol from the server. */
function whatIsWrongNearby(
  path: string,
  found: Import,
  home: Package | undefined,
  packages: readonly Package[],
): string | undefined {
  const target = posix.join(posix.dirname(path), found.target);
  const neighbour = packageOf(target, packages);
  if (neighbour && neighbour !== home)
    return `a relative path out of its package. Import ${neighbour.name} by name.`;
  if (!home || isTest(path)) return undefined;
  const from = roomOf(path, home);
  const to = roomOf(target, home);
  if (from === 'game' && to === 'game table')
    return 'game → game table. A game plays without a screen: only table/ imports table/.';
  if (from === 'protocol' && to === 'server')
    return 'protocol → server. The client gets the protocol, and nothing else of the server.';
  return undefined;
}

/** By package name: the package must have that door, and the arrow must be one of ours. */
function whatIsWrongBetween(
  path: string,
  found: Import,
  home: Package | undefined,
  neighbour: Package,
): string | undefined {
  const door = `.${found.target.slice(neighbour.name.length)}`;
  if (!neighbour.exports.includes(door)) {
    const doors = neighbour.exports.map((name) => neighbour.name + name.slice(1));
    return `a deep import. ${neighbour.folder}/package.json exports ${listed(doors, 'nothing')}.`;
  }
  // At the root are tests of the whole house: they may enter any room by its doors.
  if (!home) return undefined;
  if (home === neighbour) return 'a package imports its own files by relative path.';

  const from = roomOf(path, home);
  const to = roomOf(posix.join(neighbour.folder, door), neighbour);
  if (!from || !to) return undefined;
  if (!ARROWS[from].includes(to))
    return `${from} → ${to}. ${from} may import ${listed(ARROWS[from], 'no other room')}.`;
  if (!found.onlyTypes && isForTypesOnly(from, to))
    return `${from} → ${to}. ${from} may import only types of ${to}.`;
  return undefined;
}

/** From Node and npm: what runs in the browser needs no Node, what doesn't draw imports no screen library. */
function whatIsWrongOutside(path: string, found: Import, home: Package): string | undefined {
  const from = roomOf(path, home);
  if (!from || isTest(path)) return undefined;
  if (found.target.startsWith('node:') && !IN_NODE.includes(from) && !isForBuilding(path))
    return `${from} → Node. ${from} runs in the browser too; only ${listed(IN_NODE, 'nobody')} may import it.`;
  if (DRAWING.includes(from) || (from === 'games' && found.onlyTypes)) return undefined;
  if (!SCREEN_LIBRARIES.some((library) => isIn(found.target, library))) return undefined;
  return `${from} → screen. Only ${listed(DRAWING, 'nobody')} may import it.`;
}

/** The innermost package around a path: `games/plunder`, not `games`. */
function packageOf(path: string, packages: readonly Package[]): Package | undefined {
  return packages
    .filter(({ folder }) => isIn(path, folder))
    .reduce<Package | undefined>(
      (inner, next) => (inner && inner.folder.length > next.folder.length ? inner : next),
      undefined,
    );
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** How the web app is put together, and the tools of the battery: neither is part of what a browser gets. */
function isForBuilding(path: string): boolean {
  return /^client\/(build\/|[^/]+\.config\.ts$)|^kernel\/testing\//.test(path);
}

function isTest(path: string): boolean {
  return /(^|\/)test\/|\.test\.tsx?$/.test(path);
}

function listed(names: readonly string[], none: string): string {
  return names.length > 0 ? names.join(', ') : none;
}
