/** The web app as it would be built now: for tests, pictures and measurements, which want no older one. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Served, serve } from '@tablee/server';

const BUILD = fileURLToPath(new URL('./build.mjs', import.meta.url));

/** Builds the app if need be and serves it on any free port. */
export async function serveBuiltApp(): Promise<Served> {
  await promisify(execFile)(process.execPath, [BUILD]);
  return serve({ port: 0 });
}
