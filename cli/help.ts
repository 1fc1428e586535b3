/** The help pages. Everything but `play` and `replay` speaks English; those two speak the players' language. */
import { GAMES } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import type { Command } from './commands.ts';
import { wholeConfig } from './settings.ts';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'tablee: card and board games by their real rules',
    '',
    'Usage: tablee <command> …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `Games: ${GAMES.map((game) => game.id).join(', ') || 'none yet'}`,
    '',
    'tablee <command> --help tells more.',
    'Exit codes: 0 done, 1 the answer is no, 2 bad input, 130 interrupted.',
  ].join('\n');
}

/** A page: how to call it, what it does, its flags, an example or two. */
export function page(
  usage: string,
  about: string,
  flags: readonly (readonly [string, string])[],
  examples: readonly string[],
): string {
  const width = Math.max(...flags.map(([flag]) => flag.length));
  return [
    `Usage: tablee ${usage}`,
    '',
    about,
    '',
    ...flags.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`),
    '',
    ...examples.map((example, n) => `${n === 0 ? 'Example:' : '        '} tablee ${example}`),
  ].join('\n');
}

/** The page of a command; where a game is named among the words, with the settings of that game. */
export function helpFor({ help, configures }: Command, words: readonly string[]): string {
  const game = GAMES.find(({ id }) => words.includes(id));
  return configures && game ? `${help}\n\n${settingsHelp(game)}` : help;
}

/** The keys and values that `--config` knows, the usual value first. */
function settingsHelp(game: Game): string {
  const usual = wholeConfig(game, {});
  const lines = game.settings.map(({ key, name, values, seats }) => {
    const others = values.map(({ value }) => value).filter((value) => value !== usual[key]);
    const known = [usual[key], ...others].filter((value) => value !== '');
    const table = seats ? ` (${seats.join(', ')} seats)` : '';
    return `  ${key}=${known.join(' | ')}${table}: ${name.en}`;
  });
  return [`Settings of ${game.name.en}, the usual value first:`, '', ...lines].join('\n');
}
