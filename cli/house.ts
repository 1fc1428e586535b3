/** Where a game's files lie on disk: its folder bears its id, and all games have the same rooms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type Rulebook, readRulebook } from '@tablee/kernel';

const GAMES_FOLDER = fileURLToPath(new URL('../games/', import.meta.url));

export function rulebookOf(game: string, language: Language): Rulebook {
  return readRulebook(readFileSync(join(GAMES_FOLDER, game, 'rulebook', `${language}.md`), 'utf8'));
}

/** The texts of all files under a room of a game whose names end so; none if the room isn't there. */
export function textsIn(game: string, room: string, ending: string): string[] {
  return filesUnder(join(GAMES_FOLDER, game, room))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(file, 'utf8'));
}

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
