import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';

const USAGE = 'bench [<part>] [--json]';

export const bench: Command = {
  name: 'bench',
  usage: USAGE,
  summary:
    'measure speed: decisions a second, forks, side by side with boardgame.io; the web app; the server',
  help: page(
    USAGE,
    'Measures on one core: decisions a second in random play, the time of a fork, and a small card duel on our kernel\n' +
      'and on boardgame.io, run by turns in one process. Then, in a real Chromium, the web app: the script that its home\n' +
      'page loads, and the time from opening a table to the first question. Last, online play over real sockets: how long a\n' +
      'choice takes to the other seat with a thousand tables live. Takes about four minutes.',
    [
      ['<part>', 'only this: a game, duel, browser or server'],
      ['--json', 'for programs'],
    ],
    ['bench --json', 'bench plunder'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('bench', words, { json: { type: 'boolean' } }, ['part'], 1);
  // Loaded only here: it brings the peer it measures against.
  const { bench: measure } = await import('@tablee/bench');
  await measure({ json: values.json === true, only: positionals[0] });
  return EXIT.fine;
}
