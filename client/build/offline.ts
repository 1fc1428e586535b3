/**
 * The service worker: `offline/worker.ts`, built as `sw.js` at the root of the app (where it must lie to serve all of
 * it), knowing the names of all built files and a version that changes with any of them.
 */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));
const WORKER_FILE = 'sw.js';
/** Stands in the worker's text where the list belongs. */
const BUILT = '__BUILT__';

export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'tablee-offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: WORKER_FILE });
    },
    generateBundle: {
      // After Vite has put the page itself among the files.
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array): void => {
          files.push(`/${name}`);
          count(hash, name, content);
        };
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name]!;
          // The worker isn't among its own files, but a new one makes a new version too.
          if (name === WORKER_FILE) count(hash, name, contentOf(file));
          else if (!name.endsWith('.map')) add(name, contentOf(file));
        }
        for (const name of publicFiles(publicFolder)) add(name, readFileSync(join(publicFolder, name)));

        const worker = bundle[WORKER_FILE];
        if (worker?.type !== 'chunk' || worker.imports.length > 0 || !worker.code.includes(BUILT)) {
          this.error(
            `${WORKER_FILE} must be one script that names ${BUILT} and shares nothing with the app.`,
          );
        }
        const built = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
        worker.code = worker.code.replaceAll(BUILT, () => built);
      },
    },
  };
}

function contentOf(file: { type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }) {
  return file.type === 'chunk' ? file.code : file.source;
}

function count(hash: Hash, name: string, content: string | Uint8Array): void {
  hash.update(`${name}\0${content.length}\0`).update(content);
}

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
