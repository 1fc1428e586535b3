/** The server that is measured: ours on an SQLite file, with or without its usual limits, or that of boardgame.io, which keeps matches in memory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GAMES } from '@tablee/games/rules';
import { serve } from '@tablee/server';
import { duelGame } from '../duel/boardgame-io.ts';
import { duel } from '../duel/tablee.ts';
import type { Memory, Question, Usage } from './measured.ts';

export type Said =
  | { readonly address: string }
  /** Of the whole process so far; the delay since it was last asked. */
  | Usage
  | Memory;

/** Milliseconds between two looks at how late the event loop is. */
const RESOLUTION = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

const NO_LIMIT = { atOnce: 1e9, perSecond: 1e9 };

const [which] = process.argv.slice(2);
const say = (said: Said): void => void process.send?.(said);

process.on('message', (question: Question) => say(question === 'memory' ? memory() : usage()));
process.on('disconnect', () => process.exit());

say({ address: which === 'boardgame.io' ? await openBoardgameIo() : await openTablee() });

/** Nothing that takes time: choices are under way, and what they wait for here would count as the server's. */
function usage(): Usage {
  const { user, system } = process.cpuUsage();
  // It counts the pause between two looks too.
  const loopDelayP99 = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION);
  delay.reset();
  return { processorMicroseconds: user + system, loopDelayP99 };
}

/** What nobody holds on to does not count: the first collection leaves some of it to be let go of by the second. */
function memory(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heldBytes: heapUsed + external, processBytes: rss };
}

async function openTablee(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { address } = await serve({
    port: 0,
    app: folder,
    data: join(folder, 'data'),
    games: [...GAMES, duel],
    limits:
      which === 'tablee with limits'
        ? {}
        : {
            calls: NO_LIMIT,
            messages: NO_LIMIT,
            work: NO_LIMIT,
            entries: NO_LIMIT,
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
