/** The web app as it would be built now: for tests, pictures and measurements, which want no older one. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Served, serve } from '@tablee/server';

const BUILD = fileURLToPath(new URL('./build.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../client/dist', import.meta.url));

export interface BuiltApp {
  /** A copy of its own: it stays as it is when the app is built anew meanwhile. */
  readonly folder: string;
  serve(port?: number): Promise<Served>;
  remove(): void;
}

/** Builds the app if need be. */
export async function builtApp(): Promise<BuiltApp> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const folder = mkdtempSync(join(tmpdir(), 'tablee-app-'));
  cpSync(BUILT, folder, { recursive: true });
  return {
    folder,
    serve: (port = 0) => serve({ port, app: folder }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
