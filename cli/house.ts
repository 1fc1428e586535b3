/** What is read from the house itself. A game's folder bears its id, and all games have the same rooms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type Rulebook, readRulebook } from '@tablee/kernel';

const GAMES_FOLDER = fileURLToPath(new URL('../games/', import.meta.url));

export function rulebookOf(game: string, language: Language): Rulebook {
  return readRulebook(readFileSync(join(GAMES_FOLDER, game, 'rulebook', `${language}.md`), 'utf8'));
}

/** All files of a game, by their paths from its folder. */
export function filesOf(game: string): { path: string; text: string }[] {
  const folder = join(GAMES_FOLDER, game);
  return filesUnder(folder).map((file) => ({
    path: relative(folder, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

export function version(): string {
  return JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;
}
