// `npm run build`: builds the web app into client/dist, and does nothing when what is there was made from the same files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, ROOT } from './install.mjs';
import { withLock } from './lock.mjs';
import { toolPath } from './tool.mjs';

/** What the app is made from: these folders, and the versions of everything else. */
const SOURCES = ['kernel', 'ui', 'terminal', 'games', 'bots', 'protocol', 'client', 'package-lock.json'];
/** Beside the sources, but no part of the app. */
const NOT_IN_THE_APP = ['node_modules', 'dist', 'test', 'testing'];

const CLIENT = join(ROOT, 'client');
const BUILT = join(CLIENT, 'dist');
/** Says which files the app was built from. */
const STAMP = '.built';
/** Where it is put together, out of sight of a server that runs meanwhile. */
const WORKSHOP = join(ROOT, '.tablee', 'build');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await build();
}

/** Ends the process with a plain message if it can't be built. Several may ask at once: one builds, the others wait. */
export async function build() {
  if (isFresh()) return;
  await withLock(join(WORKSHOP, 'lock'), () => {
    const sources = hashOfSources();
    if (isFresh(sources)) return;
    console.error('Building the web app …');
    const next = join(WORKSHOP, 'next');
    const config = join(CLIENT, 'vite.config.ts');
    const vite = spawnSync(
      process.execPath,
      [
        toolPath('vite', 'vite'),
        'build',
        '--config',
        config,
        '--outDir',
        next,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ],
      // Nothing on stdout: the report of a program that builds on the way stays clean.
      { cwd: ROOT, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (vite.error || vite.status !== 0) {
      console.error('\nThe web app could not be built. What Vite said is above.');
      process.exit(1);
    }
    writeFileSync(join(next, STAMP), sources);
    putInPlace(next);
  });
}

function isFresh(sources = hashOfSources()) {
  const stamp = join(BUILT, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** By content, not by time: a fresh clone or a branch left and come back to gives files new times. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (path.endsWith('.json')) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_IN_THE_APP.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/** A server that runs meanwhile finds the old app or the new one, never half of one. */
function putInPlace(next) {
  const old = join(WORKSHOP, 'old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(BUILT)) renameSync(BUILT, old);
  renameSync(next, BUILT);
  rmSync(old, { recursive: true, force: true });
}
