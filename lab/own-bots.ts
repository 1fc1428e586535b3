/**
 * Bots that somebody wrote: each a file, named where a bot of the house could be. It runs with all that this command may
 * do, so only what is typed on the command line is ever loaded, never what a record or a pack names.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Asked, Bot } from '@tablee/bots';

/** A bot of the house by its kind, or somebody's own by its file, as it was typed. */
export type BotName = string;

/** A bot that has just sat down: each seat of each game gets its own. */
export type MakeBot = () => Bot;

const HOUSE = fileURLToPath(new URL('../', import.meta.url));

/** By the name that was typed. */
export type OwnBots = ReadonlyMap<BotName, MakeBot>;

/** What is wrong with somebody's own bot, as a sentence that begins with its file. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
}

export function isBotFile(name: BotName): boolean {
  return /\.[cm]?[jt]s$/.test(name);
}

/** Those of the names that are files, each loaded once, relative to the current folder. */
export async function loadBots(names: readonly BotName[]): Promise<OwnBots> {
  const files = [...new Set(names.filter(isBotFile))];
  return new Map(
    await Promise.all(files.map(async (file) => [file, checkedMaker(file, await load(file))] as const)),
  );
}

async function load(file: string): Promise<unknown> {
  const path = resolve(file);
  if (!existsSync(path)) throw new BotFault(`${file}: there is no such file.`);
  try {
    const { default: made } = await import(pathToFileURL(path).href);
    // A folder whose package.json doesn't say `"type": "module"` wraps it once more.
    return made?.default ?? made;
  } catch (error) {
    throw new BotFault(`${file}: can't be loaded: ${said(error, path)}.${wayOut(path)}`);
  }
}

function wayOut(path: string): string {
  return path.startsWith(HOUSE) ? '' : ' Put it in Tablée’s folder: what it imports is found from there.';
}

/** One is made at once: what is wrong with its form is known before any game begins. */
function checkedMaker(file: string, made: unknown): MakeBot {
  if (typeof made !== 'function') {
    throw new BotFault(
      `${file}: expected a function that makes a bot as its default export, got ${typeof made}.`,
    );
  }
  const make = (): Bot =>
    checkedBot(
      file,
      calling(file, 'making the bot', () => made()),
    );
  make();
  return make;
}

/** The bot as games call it: it gets copies, so that nothing it changes is the table's, and what it answers is checked. */
function checkedBot(file: string, made: unknown): Bot {
  const bot = made as Partial<Bot> | null | undefined;
  if (typeof bot?.decide !== 'function') {
    throw new BotFault(`${file}: expected a bot with a function "decide", got ${described(made)}.`);
  }
  const name = basename(file);
  return {
    name: bot.name ?? { fr: name, en: name },
    decide(asked) {
      const { kind, seat, options } = asked.decision;
      const at = `asked "${kind}" in seat ${seat}`;
      const answer: unknown = calling(file, at, () => bot.decide!(copyOf(asked)));
      if (Number.isInteger(answer) && options[answer as number] !== undefined) return answer as number;
      const most = options.length - 1;
      throw new BotFault(
        `${file}: ${at}: expected the number of an option, from 0 to ${most}, got ${described(answer)}.`,
      );
    },
  };
}

function copyOf(asked: Asked): Asked {
  const decision = structuredClone(asked.decision);
  return {
    ...asked,
    decision,
    look() {
      const seen = structuredClone(asked.look());
      // The very question it was asked, so that it can be answered on an imagined table.
      return {
        ...seen,
        decisions: seen.decisions.map((each) => (each.id === decision.id ? decision : each)),
      };
    },
  };
}

function calling<T>(file: string, doing: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new BotFault(`${file}: ${doing}: ${said(error, resolve(file))}.`);
  }
}

/** What was thrown, as one line, and where in the file it was. */
function said(error: unknown, path: string): string {
  if (!(error instanceof Error)) return `it threw ${described(error)}`;
  const line = `${error.name}: ${error.message}`.replace(/\s+/g, ' ');
  const place = placesIn(error).find((each) => each.path === path);
  return `${line.replace(/\.$/, '')}${place ? ` (line ${place.line})` : ''}`;
}

function placesIn({ stack = '' }: Error): { path: string; line: string }[] {
  return [...stack.matchAll(/(file:\/\/\S+?|\/[^\s()]+?)(?:\?[^\s:]*)?:(\d+):\d+/g)].map(
    ([, at = '', line = '']) => ({ path: at.startsWith('file:') ? fileURLToPath(at) : at, line }),
  );
}

function described(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'object' && value !== null) return 'an object without it';
  return typeof value === 'string' ? `"${value}"` : String(value);
}
