import { availableParallelism } from 'node:os';
import { BOT_IDS, type Budgets, LONGEST_MILLISECONDS, readBudget } from '@tablee/bots';
import { begin, closest, type Game, LANGUAGES, type Setting, type State, type Text } from '@tablee/kernel';
import {
  type Found,
  figuresOf,
  lengthsOf,
  loadBots,
  printed,
  type Running,
  report,
  reportPage,
  type Simulation,
  type Summary,
  simulateGames,
} from '@tablee/lab';
import { listOf, oneOf, readArguments, wholeNumber } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { namesOfBots, OWN_BOT_HELP } from '../bots.ts';
import { readBrings } from '../brings.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readPackFile, writeText } from '../files.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { readConfig } from '../settings.ts';
import { type Progress, progressBar } from '../terminal/progress.ts';

const USAGE =
  'simulate <game> --seats a,b[,c,d] [--games N] [--seed S] [--config k=v]… [--each key | --beside pack] [--report file] [--json]';
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
  each: { type: 'string' },
  beside: { type: 'string' },
  report: { type: 'string' },
  lang: { type: 'string', default: 'fr' },
  rotate: { type: 'boolean' },
  workers: { type: 'string' },
  progress: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const simulate: Command = {
  name: 'simulate',
  configures: true,
  usage: USAGE,
  summary: 'play many games between bots on all cores, and say who won and how long it took',
  help: page(
    USAGE,
    'Plays games between bots. Game n has the seed S/n, so the result is the same on any number of cores.\n' +
      'Ctrl-C stops and prints what was played so far.',
    [
      ['--seats a,b', `who sits where, one bot a seat: ${BOT_IDS.join(', ')}, ${OWN_BOT_HELP}`],
      ['--games N', 'how many games (100)'],
      ['--seed S', 'any word (1)'],
      [
        '--config k=v',
        'a setting of the game; repeat it or separate by commas; k=x+y is a list, k=@file takes the value from a file (tablee simulate <game> --help lists them)',
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
      ['--each key', 'the same games with every value of this setting, side by side'],
      [
        '--beside file',
        'the same games with the content of this pack, side by side: what a changed card does',
      ],
      [
        '--report file',
        'what was found as a page to look at (HTML): shares with their intervals, lengths, every card',
      ],
      ['--lang fr|en', 'the language of that page (fr)'],
      ['--rotate', 'every bot moves on by one seat from game to game'],
      ['--workers N', 'threads (one a core)'],
      ['--progress', 'show the progress bar on stderr even when it is not a terminal'],
      ['--json', 'for programs'],
    ],
    [
      'simulate plunder --seats greedy,random --games 500 --seed 1',
      'simulate soeurs --seats greedy --config mode=hard --json',
      'simulate plunder --seats search,greedy --rotate --games 60 --budget search=1000',
      'simulate plunder --seats ./my-bot.ts,greedy --rotate --games 200',
      'simulate veiel --seats greedy --games 200 --each difficulty --report difficulties.html',
      'simulate seven-fallen --seats greedy,greedy --games 2000 --beside mine.json --report mine.html',
    ],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('simulate', words, FLAGS, ['game']);
  const game = gameNamed(positionals[0]!);
  const bots = namesOfBots('--seats', listOf(values.seats), BOT_IDS);
  if (bots.length === 0) {
    throw new BadInput(
      `--seats: expected a bot for each seat (${BOT_IDS.join(' or ')}), as in --seats greedy,random.`,
    );
  }
  const count = wholeNumber('--games', values.games, 1, MOST_GAMES);
  const threads = wholeNumber('--workers', values.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  const language = oneOf('--lang', values.lang, LANGUAGES);
  const pack = readPackFile(values.pack);
  const given = { ...game.simulated, ...readConfig(game, values.config) };
  const variants = variantsOf(game, values, {
    game: game.id,
    bots,
    seed: values.seed,
    config: given,
    budgets: readBudgets(values.budget),
    rotate: values.rotate === true,
    ...readBrings(game, values.bring, bots.length, given, pack),
    ...(pack && { pack }),
  });
  // Whatever is wrong with one is known before any thread starts; each loads its own.
  await loadBots(bots);
  // Before the games are played, not after: what can't be written is known at once.
  if (values.report !== undefined) writeText(values.report, '');

  const bar = progressBar(count * variants.length, 'games', values.progress === true);
  const started = performance.now();
  const { found, interrupted } = await playAll(game, variants, count, threads, bar);
  const seconds = (performance.now() - started) / 1000;
  bar.end();

  const decisions = found.reduce((sum, { report: { decisions } }) => sum + decisions, 0);
  const speed = { seconds, decisionsPerSecond: Math.round(decisions / seconds), workers: threads };
  if (values.report !== undefined) {
    const command = `npx tablee simulate ${words.join(' ')}`;
    writeText(values.report, reportPage(game, found, { language, command }));
  }
  if (values.json) console.log(JSON.stringify(asJson(found, variants.length, speed)));
  else console.log(asText(game, found, variants.length, speed));
  return interrupted ? EXIT.interrupted : EXIT.fine;
}

/** One of the simulations shown side by side. */
interface Variant {
  readonly name: Text;
  readonly simulation: Simulation;
  readonly config: unknown;
  readonly content: State['content'];
}

/** The simulation as it was asked for, or several that differ in one thing. Each is begun once, so that bad input is refused before any thread starts. */
function variantsOf(
  game: Game,
  { each, beside, pack }: { readonly [flag in 'each' | 'beside' | 'pack']?: string | undefined },
  asked: Simulation,
): Variant[] {
  if (each !== undefined && beside !== undefined)
    throw new BadInput('--each, --beside: expected one of them, for one difference at a time.');
  const variant = (name: Text, simulation: Simulation): Variant => {
    const { config, content } = begin(game, { seats: asked.bots.length, ...simulation });
    return { name, simulation, config, content };
  };
  if (each !== undefined) {
    const { name, values } = settingCalled(game, each);
    return values.map((one) =>
      variant(
        { fr: `${name.fr}\u202f: ${one.name.fr}`, en: `${name.en}: ${one.name.en}` },
        { ...asked, config: { ...asked.config, [each]: one.value } },
      ),
    );
  }
  const plain = variant(pack === undefined ? AS_IT_COMES : { fr: pack, en: pack }, asked);
  const other = readPackFile(beside);
  return other ? [plain, variant({ fr: beside!, en: beside! }, { ...asked, pack: other })] : [plain];
}

const AS_IT_COMES: Text = { fr: 'La boîte', en: 'The box' };

function settingCalled(game: Game, key: string): Setting {
  const found = game.settings.find((setting) => setting.key === key);
  if (found) return found;
  const keys = game.settings.map((setting) => setting.key);
  throw new BadInput(
    `--each: ${game.id} has no setting "${key}"${closest(key, keys)}; it has ${keys.join(', ')}.`,
  );
}

/** One after the other; what was played before Ctrl-C is kept. */
async function playAll(
  game: Game,
  variants: readonly Variant[],
  count: number,
  threads: number,
  bar: Progress,
): Promise<{ found: Found[]; interrupted: boolean }> {
  const found: Found[] = [];
  for (const { name, simulation, config, content } of variants) {
    const before = count * found.length;
    const running = simulateGames(simulation, count, threads, (done) => bar.at(before + done));
    const { games, interrupted } = await untilDoneOrInterrupted(running);
    const figures = figuresOf(game, content, games);
    const made = report(game, config, simulation, count, games, figures);
    found.push({ name, report: made, figures, lengths: lengthsOf(games) });
    if (interrupted) return { found, interrupted };
  }
  return { found, interrupted: false };
}

function asJson(found: readonly Found[], variants: number, speed: Speed): object {
  if (variants === 1) return { ...found[0]!.report, ...speed };
  return { variants: found.map(({ name, report }) => ({ name: name.en, ...report })), ...speed };
}

function asText(game: Game, found: readonly Found[], variants: number, speed: Speed): string {
  const { seconds, decisionsPerSecond, workers } = speed;
  const rate = decisionsPerSecond.toLocaleString('en');
  return [
    ...found.flatMap(({ name, report, figures }) => [
      ...(variants > 1 ? [`── ${name.en}`] : []),
      printed(game, report, figures),
    ]),
    `  ${rate} decisions a second (${seconds.toFixed(1)} s, ${workers} threads)`,
  ].join('\n');
}

interface Speed {
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly workers: number;
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
