/** The server that is measured: ours on an SQLite file, or that of boardgame.io, which keeps matches in memory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tablee/games/rules';
import { serve } from '@tablee/server';
import { duelGame } from '../duel/boardgame-io.ts';
import { duel } from '../duel/tablee.ts';

export type Said =
  | { readonly address: string }
  /** Of the whole process so far. */
  | { readonly processorMicroseconds: number; readonly memoryBytes: number };

const NO_LIMIT = { atOnce: 1e9, perSecond: 1e9 };

const [which] = process.argv.slice(2);
const say = (said: Said): void => void process.send?.(said);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  say({ processorMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());

say({ address: which === 'tablee' ? await openTablee() : await openBoardgameIo() });

async function openTablee(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { address } = await serve({
    port: 0,
    app: folder,
    data: join(folder, 'data'),
    games: [...GAMES, duel],
    limits: {
      calls: NO_LIMIT,
      messages: NO_LIMIT,
      work: NO_LIMIT,
      upgrades: NO_LIMIT,
      guestsAnHour: 1e9,
      socketsOfAddress: 1e9,
      socketsOfGuest: 1e9,
      tablesADay: 1e9,
    },
  });
  return address;
}

async function openBoardgameIo(): Promise<string> {
  const { Server } = await import('boardgame.io/server');
  const { appServer } = await Server({ games: [duelGame()], origins: ['*'] }).run(0);
  const { port } = appServer.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}
