import { availableParallelism } from 'node:os';
import { BOT_IDS, type Budgets, LONGEST_MILLISECONDS, readBudget } from '@tablee/bots';
import { begin } from '@tablee/kernel';
import { listOf, oneOf, readArguments, wholeNumber } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { readBrings } from '../brings.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readPackFile } from '../files.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { readConfig } from '../settings.ts';
import type { Simulation, Summary } from '../simulate/game.ts';
import { type Running, simulateGames } from '../simulate/pool.ts';
import { printed } from '../simulate/print.ts';
import { figuresOf, report } from '../simulate/report.ts';
import { progressBar } from '../terminal/progress.ts';

const USAGE =
  'simulate <game> --seats a,b[,c,d] [--games N] [--seed S] [--config k=v]… [--budget search=N] [--json]';
const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

const FLAGS = {
  seats: { type: 'string', multiple: true },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  config: { type: 'string', multiple: true },
  budget: { type: 'string', multiple: true },
  bring: { type: 'string', multiple: true },
  pack: { type: 'string' },
  rotate: { type: 'boolean' },
  workers: { type: 'string' },
  progress: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const simulate: Command = {
  name: 'simulate',
  usage: USAGE,
  summary: 'play many games between bots on all cores, and say who won and how long it took',
  help: page(
    USAGE,
    'Plays games between bots. Game n has the seed S/n, so the result is the same on any number of cores.\n' +
      'Ctrl-C stops and prints what was played so far.',
    [
      ['--seats a,b', `who sits where, one bot a seat: ${BOT_IDS.join(', ')}`],
      ['--games N', 'how many games (100)'],
      ['--seed S', 'any word (1)'],
      [
        '--config k=v',
        'a setting of the game; repeat it or separate by commas; k=x+y is a list, k=@file takes the value from a file',
      ],
      [
        '--budget search=N',
        'how long search thinks about a decision: iterations (40; 1000 is near to play), or milliseconds as in search=600ms',
      ],
      [
        '--bring deck',
        'what the first seat brings, repeated for the next ones: a file, a code, a ready-made id, or any',
      ],
      ['--pack file', 'content from a JSON file instead of the base content'],
      ['--rotate', 'every bot moves on by one seat from game to game'],
      ['--workers N', 'threads (one a core)'],
      ['--progress', 'show the progress bar on stderr even when it is not a terminal'],
      ['--json', 'for programs'],
    ],
    [
      'simulate plunder --seats greedy,random --games 500 --seed 1',
      'simulate soeurs --seats greedy --config mode=hard --json',
      'simulate plunder --seats search,greedy --rotate --games 60 --budget search=1000',
    ],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('simulate', words, FLAGS, ['game']);
  const game = gameNamed(positionals[0]!);
  const bots = listOf(values.seats).map((word) => oneOf('--seats', word, BOT_IDS));
  if (bots.length === 0) {
    throw new BadInput(
      `--seats: expected a bot for each seat (${BOT_IDS.join(' or ')}), as in --seats greedy,random.`,
    );
  }
  const count = wholeNumber('--games', values.games, 1, MOST_GAMES);
  const threads = wholeNumber('--workers', values.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  const pack = readPackFile(values.pack);
  const given = readConfig(game, values.config);
  const simulation: Simulation = {
    game: game.id,
    bots,
    seed: values.seed,
    config: given,
    budgets: readBudgets(values.budget),
    rotate: values.rotate === true,
    ...readBrings(game, values.bring, bots.length, given, pack),
    ...(pack && { pack }),
  };
  // Once here, so that a bad config or pack is refused before any thread starts.
  const { config, content } = begin(game, { seats: bots.length, ...simulation });

  const bar = progressBar(count, 'games', values.progress === true);
  const started = performance.now();
  const { games, interrupted } = await untilDoneOrInterrupted(
    simulateGames(simulation, count, threads, bar.at),
  );
  const seconds = (performance.now() - started) / 1000;
  bar.end();

  const figures = figuresOf(game, content, games);
  const found = report(game, config, simulation, count, games, figures);
  const decisionsPerSecond = Math.round(found.decisions / seconds);
  if (values.json) console.log(JSON.stringify({ ...found, seconds, decisionsPerSecond, workers: threads }));
  else {
    console.log(printed(game, found, figures));
    const speed = decisionsPerSecond.toLocaleString('en');
    console.log(`  ${speed} decisions a second (${seconds.toFixed(1)} s, ${threads} threads)`);
  }
  return interrupted ? EXIT.interrupted : EXIT.fine;
}

/** Only search thinks at length: a budget for any other bot would be a mistake, and one with milliseconds comes out differently each time. */
function readBudgets(flags: readonly string[] | undefined): Budgets {
  const budgets: Record<string, Budgets['search']> = {};
  for (const pair of listOf(flags)) {
    const [bot = '', word = ''] = pair.split('=', 2);
    if (bot !== 'search')
      throw new BadInput(`--budget: expected search=…, got "${pair}"; only search thinks at length.`);
    const budget = readBudget(word);
    if (!budget) {
      throw new BadInput(
        `--budget: expected iterations (search=1000) or 1 to ${LONGEST_MILLISECONDS} milliseconds (search=600ms), got "${pair}".`,
      );
    }
    budgets.search = budget;
  }
  return budgets;
}

async function untilDoneOrInterrupted(running: Running): Promise<{ games: Summary[]; interrupted: boolean }> {
  let interrupted = false;
  const onInterrupt = (): void => {
    interrupted = true;
    running.stop();
  };
  process.once('SIGINT', onInterrupt);
  const games = await running.games;
  process.off('SIGINT', onInterrupt);
  return { games, interrupted };
}
