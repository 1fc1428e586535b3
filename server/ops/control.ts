/**
 * How an operator's command reaches a server that runs: over a socket in its data folder, where nobody else gets to. On a
 * PostgreSQL, or when no server runs, the command does it itself.
 */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { GAMES } from '@tablee/games/rules';
import { Refused } from '@tablee/kernel';
import { type Clock, realClock } from '../clock.ts';
import { Declined } from '../declined.ts';
import { FILE } from '../storage/sqlite.ts';
import { openStorage, type Place } from '../storage/storage.ts';
import { Tables } from '../tables/tables.ts';
import { NotThere, type Order, Upkeep } from './upkeep.ts';

const SOCKET = 'tablee.sock';
/** In bytes: the longest table that may be brought back. */
const LARGEST = 64_000_000;

type Answer = { readonly value: unknown } | { readonly refused: string };

/** Whoever does what an operator asks for. */
export interface Keeper {
  readonly isRunning: boolean;
  carryOut(order: Order): Promise<unknown>;
  close(): Promise<void>;
}

/** Null where there is no such thing as a socket in a folder. */
export async function openControl(
  folder: string,
  upkeep: Upkeep,
  wentWrong: (error: unknown) => void,
): Promise<Server | null> {
  if (process.platform === 'win32') return null;
  const path = join(folder, SOCKET);
  const server = createServer((asked, reply) => {
    let text = '';
    asked.setEncoding('utf8');
    asked.on('data', (part: string) => {
      text += part;
      if (text.length > LARGEST) asked.destroy();
    });
    asked.on('end', () => {
      void answer(upkeep, text, wentWrong).then((said) => reply.end(JSON.stringify(said)));
    });
  });
  // Of a server that did not get to take it away; that it is gone we know by the folder's lock.
  rmSync(path, { force: true });
  const isOpen = await new Promise<boolean>((settle) => {
    server.once('error', () => settle(false));
    server.listen(path, () => settle(true));
  });
  if (!isOpen) return null;
  chmodSync(path, 0o600);
  return server.unref();
}

/** Somebody who looks after the tables kept there, whether a server runs or not. `mayBeNew`: there may be none yet. */
export async function openKeeper(place: Place, { mayBeNew = false } = {}): Promise<Keeper> {
  const { data, databaseUrl } = place;
  if (!mayBeNew && !databaseUrl && !existsSync(join(data ?? '', FILE)))
    throw new Refused(`No tables are kept in ${data}. Choose another folder with --data.`);
  const running = place.databaseUrl ? null : await askRunning(resolve(place.data ?? '.'));
  if (running) return running;
  const clock: Clock = { ...realClock(), after: () => ({ cancel: () => {} }) };
  const storage = await openStorage(place);
  const tables = new Tables({
    storage,
    clock,
    gameById: (wanted) => GAMES.find(({ id }) => id === wanted),
    // Nothing goes by itself here: time stands still.
    askBot: () => Promise.reject(new Error('Bots play where the tables are.')),
    botPause: 0,
    tellGuest: () => {},
    counted: () => {},
    wentWrong: () => {},
  });
  const upkeep = new Upkeep(storage, tables, () => Date.now());
  return {
    isRunning: false,
    carryOut: async (order) => unwrapped(await outcome(upkeep, order)),
    close: async () => {
      await tables.close();
      await storage.close();
    },
  };
}

async function askRunning(folder: string): Promise<Keeper | null> {
  const path = join(folder, SOCKET);
  const carryOut = async (order: Order): Promise<unknown> =>
    unwrapped(JSON.parse(await send(path, JSON.stringify(order))));
  try {
    await carryOut({ do: 'counts' });
  } catch (error) {
    if (error instanceof Refused) throw error;
    return null;
  }
  return { isRunning: true, carryOut, close: async () => {} };
}

async function answer(upkeep: Upkeep, text: string, wentWrong: (error: unknown) => void): Promise<Answer> {
  try {
    return await outcome(upkeep, JSON.parse(text));
  } catch (error) {
    wentWrong(error);
    return { refused: 'The server could not do that: its log says why.' };
  }
}

async function outcome(upkeep: Upkeep, order: Order): Promise<Answer> {
  try {
    return { value: await upkeep.carryOut(order) };
  } catch (error) {
    if (error instanceof NotThere || error instanceof Declined) return { refused: error.message };
    throw error;
  }
}

function unwrapped(answered: Answer): unknown {
  if ('refused' in answered) throw new Refused(answered.refused);
  return answered.value;
}

function send(path: string, body: string): Promise<string> {
  return new Promise((settle, fail) => {
    const asking = request({ socketPath: path, method: 'POST', path: '/' }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => settle(text));
      reply.on('error', fail);
    });
    asking.on('error', fail);
    asking.end(body);
  });
}
