/** A server for a test: the app as small as can be, tables in memory or in a folder, bots that don't pause. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, type ServeOptions, serve } from '../index.ts';

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function smallApp(): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tablée</title>');
  return folder;
}

export const METRICS_TOKEN = 'figures';

/** Everybody in a test comes from one address. */
export const ROOMY = {
  calls: { atOnce: 1e6, perSecond: 1e6 },
  messages: { atOnce: 1e6, perSecond: 1e6 },
  work: { atOnce: 1e6, perSecond: 1e6 },
  entries: { atOnce: 1e6, perSecond: 1e6 },
  upgrades: { atOnce: 1e6, perSecond: 1e6 },
  guestsAnHour: 1e6,
  socketsOfAddress: 1e6,
};

export function house(options: ServeOptions = {}): Promise<Served> {
  return serve({
    port: 0,
    app: smallApp(),
    botPause: 0,
    metrics: { token: METRICS_TOKEN },
    ...options,
    limits: { ...ROOMY, ...options.limits },
  });
}
