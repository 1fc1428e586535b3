/**
 * The arrows between the rooms of the house: who may import whom. The tables at the top are the whole policy; the
 * rest compares import statements with them. Tests obey the same arrows as the code beside them.
 */
import { posix } from 'node:path';
import type { Package, SourceFile } from './house.ts';
import { type Import, importsOf } from './imports.ts';

/**
 * `game` is any one game's folder but for four rooms in it: its `table/` and `builder/` (on screen), its `terminal/`,
 * its `lesson.ts` and its `box.ts`;
 * `games` is the list of games.
 */
export type Room =
  | 'kernel'
  | 'ui'
  | 'terminal'
  | 'game'
  | 'game table'
  | 'game terminal'
  | 'game lesson'
  | 'game box'
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
  terminal: ['kernel'],
  game: ['kernel'],
  'game table': ['kernel', 'ui', 'game'],
  'game terminal': ['kernel', 'terminal', 'game'],
  'game lesson': ['kernel', 'games', 'game'],
  'game box': ['games', 'game', 'game table', 'game terminal', 'game lesson'],
  games: ['kernel', 'ui', 'terminal', 'game box'],
  bots: ['kernel'],
  lab: ['kernel', 'bots', 'games'],
  protocol: ['kernel', 'bots'],
  server: ['kernel', 'bots', 'games', 'protocol'],
  client: ['kernel', 'ui', 'bots', 'games', 'protocol'],
  cli: ['kernel', 'terminal', 'bots', 'games', 'lab', 'bench', 'server'],
  bench: ['kernel', 'bots', 'games', 'server', 'protocol'],
};

/** These may name the other room's types, but they run none of it. */
const isForTypesOnly = (from: Room, to: Room): boolean =>
  (to === 'kernel' && (from === 'ui' || from === 'terminal')) ||
  (from === 'games' && (to === 'ui' || to === 'terminal')) ||
  (from === 'game lesson' && to === 'games');

/** The one thing of the kernel that pieces on screen run: whether two options are the same. */
const RUNS_ANYWHERE = './option';

/** What a box says at once. All else of its game it loads when asked, so that a shelf of boxes stays light. */
const FACTS_OF_A_BOX = 'shelf.ts';

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
  if (folder === 'games' && gameOf(path)) return roomInGame(path);
  return folder in ARROWS ? (folder as Room) : undefined;
}

/** `plunder` for whatever lies in its folder; undefined outside the games' folders. */
function gameOf(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

function roomInGame(path: string): Room {
  const [, , room] = path.split('/');
  if (room === 'table' || room === 'builder') return 'game table';
  if (room === 'terminal') return 'game terminal';
  if (room === 'lesson.ts') return 'game lesson';
  return room === 'box.ts' ? 'game box' : 'game';
}

function whatIsWrong(path: string, found: Import, packages: readonly Package[]): string | undefined {
  const home = packageOf(path, packages);
  if (found.target.startsWith('.')) return whatIsWrongNearby(path, found, home, packages);

  const neighbour = packages.find(({ name }) => isIn(found.target, name));
  if (neighbour) return whatIsWrongBetween(path, found, home, neighbour);

  return home && whatIsWrongOutside(path, found, home);
}

/** By relative path: an import stays in its package, a game knows no other, and its rooms have their arrows. */
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
  const [mine, theirs] = [gameOf(path), gameOf(target)];
  if (mine && theirs && mine !== theirs) return `${mine} → ${theirs}. A game knows no other game.`;
  if (!home || isTest(path)) return undefined;
  const from = roomOf(path, home);
  const to = roomOf(target, home);
  if (!from || !to || from === to) return undefined;
  if (!ARROWS[from].includes(to)) return notAnArrow(from, to);
  if (!found.onlyTypes && isForTypesOnly(from, to))
    return `${from} → ${to}. ${from} may import only types of ${to}.`;
  if (from === 'game box' && mine === theirs && !found.later && posix.basename(target) !== FACTS_OF_A_BOX)
    return `a box is light: besides ${FACTS_OF_A_BOX}, it loads its game by import().`;
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
  if (!ARROWS[from].includes(to)) return notAnArrow(from, to);
  if (!found.onlyTypes && isForTypesOnly(from, to) && door !== RUNS_ANYWHERE)
    return `${from} → ${to}. ${from} may import only types of ${to}.`;
  return undefined;
}

function notAnArrow(from: Room, to: Room): string {
  return `${from} → ${to}. ${from} may import ${listed(ARROWS[from], 'no other room')}.`;
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

function packageOf(path: string, packages: readonly Package[]): Package | undefined {
  return packages.find(({ folder }) => isIn(path, folder));
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
