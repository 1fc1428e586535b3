import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../house.ts';
import { said } from './said.ts';

let started: ChildProcess | undefined;
afterEach(() => {
  started?.kill('SIGKILL');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start says its address, serves, and stops at %s',
  async (signal) => {
    const data = mkdtempSync(join(tmpdir(), 'tablee-data-'));
    const words = ['--port', '0', '--data', data, '--log', 'warn'];
    started = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs'), ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

    const address = await said(started, /Tablée is open at (http:\/\/127\.0\.0\.1:\d+)/);
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Tablée</title>');

    started.kill(signal);
    expect(await once(started, 'exit')).toEqual([0, null]);
  },
);
