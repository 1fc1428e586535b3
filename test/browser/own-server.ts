/** A server of the tests' own, with its own data, that can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tablee/server/free-port';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltApp, builtApp } from '../../scripts/built-app.ts';
import { ROOT } from '../house.ts';
import { said } from './said.ts';
import { WHOLE_GAME_MS } from './whole-games.ts';

/** Its app and data are there for as long as the tests around the call run. */
export function ownServer(): { start(): Promise<string>; kill(): void } {
  let app: BuiltApp;
  let server: ChildProcess | undefined;
  let data = '';
  let port = 0;
  beforeAll(async () => {
    app = await builtApp();
    data = mkdtempSync(join(tmpdir(), 'tablee-own-server-'));
    port = await freePort();
  }, WHOLE_GAME_MS);
  const kill = (): void => void server?.kill('SIGKILL');
  afterAll(() => {
    kill();
    app?.remove();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    /** Its address, the same each time: to the browsers it is the same server. */
    start() {
      const words = [join(ROOT, 'cli/bin/tablee.js'), 'serve', '--port', String(port), '--data', data];
      server = spawn(process.execPath, [...words, '--log', 'silent'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return said(server, /(http:\/\/127\.0\.0\.1:\d+)/);
    },
    kill,
  };
}
