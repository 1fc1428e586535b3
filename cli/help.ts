/** The help pages. Everything but `play` and `replay` speaks English; those two speak the players' language. */
import { GAMES } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import type { Command } from './commands.ts';

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
    'Exit codes: 0 done, 1 the answer is no, 2 bad input.',
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

/** The keys and values that `--config` knows, for each game. */
export function settingsHelp(): string {
  return GAMES.map(settingsOf).join('\n');
}

function settingsOf(game: Game): string {
  const lines = game.settings.map((setting) => {
    const values = setting.values.map(({ value }) => value).join(' | ');
    const seats = setting.seats ? ` (${setting.seats.join(', ')} seats)` : '';
    return `    ${setting.key}=${values}${seats}: ${setting.name.en}`;
  });
  return [`  ${game.id}`, ...lines].join('\n');
}
