// Brings node_modules in line with package-lock.json, and does nothing (no network) when it already is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];
const LOCK = join(ROOT, 'package-lock.json');
/** npm's own list of what it put into node_modules, written when an installation has succeeded. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');

/** Installs what the lock file names if it isn't there yet. Ends the process with a plain message if it can't. */
export function install() {
  refuseOldNode();
  if (isInstalled()) return;

  console.log('Installing the packages named in package-lock.json …');
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: ROOT,
    stdio: 'inherit',
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (npm.error || npm.status !== 0) explainFailure(npm);
}

/** Compared entry by entry: `npm install` or a lock file that only moved in time calls for no second installation. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(LOCK)).every(([folder, wanted]) => {
    const found = installed[folder];
    if (folder === '') return true; // the project itself
    if (!found) return wanted.optional === true; // a binary for another platform
    return found.version === wanted.version;
  });
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Tablée needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

function explainFailure(npm) {
  const what = npm.error
    ? `npm could not be started: ${npm.error.message}`
    : `npm ci ended with code ${npm.status}`;
  console.error(`
The packages could not be installed: ${what}.
What npm said is above. Most often one of these helps:
  - no network, or a proxy in between: check that \`npm ping\` answers, then run the command again;
  - package.json and package-lock.json disagree: run \`npm install\` once, and commit the lock file;
  - a half-finished installation: delete the folder node_modules and run the command again.`);
  process.exit(1);
}
