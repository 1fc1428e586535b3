/** What a seat brings, as it is named on the command line: a file, a code or link, a ready-made one by its id, `-` for standard input. */
import { bareTable, type Game, type Pack, Refused } from '@tablee/kernel';
import { BadInput } from './bad-input.ts';
import { readStdin, readTextIfThere } from './files.ts';
import type { Config } from './settings.ts';

/** For each seat; null where the word is `any`: what is usual. */
export function readBrings(
  game: Game,
  words: readonly string[] | undefined,
  seats: number,
  config: Config,
  pack: Pack | undefined,
): { brings?: readonly unknown[] } {
  if (!words || words.length === 0) return {};
  if (!game.brings?.written) throw new BadInput(`--bring: nobody brings anything to ${game.id}.`);
  if (words.length > seats)
    throw new BadInput(`--bring: expected up to ${seats}, one for each seat, got ${words.length}.`);
  const table = bareTable(game, { seats, seed: 'brings', config, ...(pack && { pack }) });
  return {
    brings: words.map((word) =>
      word === 'any' ? null : broughtNamed(game, word, table.config, table.content),
    ),
  };
}

export function broughtNamed(game: Game, word: string, config: unknown, content: unknown): unknown {
  const ready = readyNamed(game, word, config, content);
  if (ready !== undefined) return ready;
  const text = word === '-' ? readStdin() : readTextIfThere(word);
  try {
    return game.brings!.written!.read(text ?? word, content);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (text !== null)
      throw new Refused(`${word === '-' ? 'standard input' : word}: ${error.message}`, error.rule);
    throw new BadInput(isName(word) ? noSuch(game, word, config, content) : error.message);
  }
}

/** Whatever the table: a Starter may be looked at where Standard is played. */
function readyNamed(game: Game, id: string, config: unknown, content: unknown): unknown {
  const configs = game.settings.flatMap(({ key, values }) =>
    values.map(({ value }) => ({ ...(config as object), [key]: value })),
  );
  for (const each of [config, ...configs]) {
    const ready = game.brings!.ready(each, content).find((one) => one.id === id);
    if (ready) return ready.brought;
  }
  return undefined;
}

/** The name of a file or of a ready-made deck, not a code. */
function isName(word: string): boolean {
  return /^[\w./-]+$/.test(word) && !/^\w{1,8}\d\./.test(word);
}

function noSuch(game: Game, word: string, config: unknown, content: unknown): string {
  const ids = game.brings!.ready(config, content).map(({ id }) => id);
  return `there is no file, code or ready-made deck "${word}"; ready-made ones: ${ids.join(', ') || 'none'}.`;
}
