// One process at a time: several test files, or a test and a server, may want the same thing made at once.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

/** Does the task while holding the lock, a folder at this path that is there as long as somebody holds it. */
export async function withLock(path, task) {
  const owner = join(path, 'pid');
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isAbandoned(owner)) rmSync(path, { recursive: true, force: true });
    else await sleep(LOOK_AGAIN_MS);
  }
  writeFileSync(owner, String(process.pid));
  const letGo = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', letGo);
  try {
    return await task();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
}

function take(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whoever held it was killed. */
function isAbandoned(owner) {
  const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
  if (!pid) return false; // just taken
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
