/**
 * `import sword from 'icon:broadsword'`: the path of one drawing of game-icons, 512 by 512, so that only the drawings in
 * use are shipped. `import motifs from 'motifs:games/x/content'`: by name, every drawing that the content in that folder
 * names as a `motif` or as its `art`. `ui/icons.d.ts` declares the types.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';
const MOTIFS = 'motifs:';
const RESOLVED_MOTIFS = '\0motifs:';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function icons(): Plugin {
  let drawings: Record<string, { body: string }> | null = null;
  return {
    name: 'tablee-icons',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(PREFIX)) return RESOLVED + source.slice(PREFIX.length);
      return source.startsWith(MOTIFS) ? RESOLVED_MOTIFS + source.slice(MOTIFS.length) : null;
    },
    load(id) {
      const pathOf = (name: string): string => {
        drawings ??= read();
        const drawing = drawings[name];
        if (!drawing) this.error(`There is no icon "${name}" in game-icons.`);
        return pathsOf(drawing.body);
      };
      if (id.startsWith(RESOLVED))
        return `export default ${JSON.stringify(pathOf(id.slice(RESOLVED.length)))};`;
      if (!id.startsWith(RESOLVED_MOTIFS)) return null;
      const names = motifsIn(join(ROOT, id.slice(RESOLVED_MOTIFS.length)));
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])))};`;
    },
  };
}

/** The drawings that content names, each once: as a field, or on a line of a thing written as text. */
function motifsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /\b(?:motif|art): '([a-z0-9-]+)'|^motif: ([a-z0-9-]+)$/gm,
      ),
    ].map(([, name, inText]) => (name ?? inText)!),
  );
  return [...new Set(named)].sort();
}

function read(): Record<string, { body: string }> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

/** A drawing of several paths in one colour is one path. */
function pathsOf(body: string): string {
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
}
