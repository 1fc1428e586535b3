/**
 * `import sword from 'icon:broadsword'`: the path of one drawing of game-icons, 512 by 512, so that only the drawings in
 * use are shipped. `ui/icons.d.ts` declares the type.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';

export function icons(): Plugin {
  let drawings: Record<string, { body: string }> | null = null;
  return {
    name: 'tablee-icons',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(PREFIX) ? RESOLVED + source.slice(PREFIX.length) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      drawings ??= read();
      const name = id.slice(RESOLVED.length);
      const drawing = drawings[name];
      if (!drawing) this.error(`There is no icon "${name}" in game-icons.`);
      return `export default ${JSON.stringify(pathsOf(drawing.body))};`;
    },
  };
}

function read(): Record<string, { body: string }> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

/** A drawing of several paths in one colour is one path. */
function pathsOf(body: string): string {
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
}
