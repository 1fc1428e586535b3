/** Files that import each other in a circle, by relative path. Types don't count: they are gone when the program runs. */
import { posix } from 'node:path';
import type { SourceFile } from './house.ts';
import { importsOf } from './imports.ts';

/** Every circle found, as the files one after the other, the first again at the end. Each file is told of once. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files.map((file) => [file.path, targetsOf(file).filter((path) => known.has(path))]),
  );
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    if (finished.has(path)) return;
    const begun = way.indexOf(path);
    if (begun >= 0) {
      cycles.push([...way.slice(begun), path]);
      return;
    }
    for (const next of imports.get(path)!) visit(next, [...way, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}

function targetsOf(file: SourceFile): string[] {
  return importsOf(file)
    .filter(({ target, onlyTypes, later }) => target.startsWith('.') && !onlyTypes && !later)
    .map(({ target }) => posix.join(posix.dirname(file.path), target));
}
