/** The files of the project, as the tests that look over the whole house read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A file by its path from the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A workspace: its folder from the root, its name, and the names after it that others may import (`.`, `./testing`). */
export type Package = { readonly folder: string; readonly name: string; readonly exports: readonly string[] };

/** Folders that hold nothing written by hand. */
const NOT_OURS = ['node_modules', '.git', 'dist', 'coverage', '.tablee'];

/** The paths of all files written by hand, in a steady order. */
export function paths(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return paths(path);
      return entry.isFile() ? [path] : [];
    });
}

export function read(path: string): SourceFile {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

/** Every workspace that exists, read from its package.json. */
export function packages(): Package[] {
  return paths()
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => {
      const manifest: { name: string; exports?: Record<string, unknown> } = JSON.parse(read(path).text);
      return { folder: dirname(path), name: manifest.name, exports: Object.keys(manifest.exports ?? {}) };
    });
}
