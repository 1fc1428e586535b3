import { randomBytes } from 'node:crypto';
import {
  bareTable,
  commitment,
  type Game,
  LANGUAGES,
  type Language,
  Refused,
  startOf,
  Table,
} from '@tablee/kernel';
import { isBotFile, loadBots } from '@tablee/lab';
import { listOf, oneOf, readArguments, wholeNumber } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { namesOfBots, OWN_BOT_HELP } from '../bots.ts';
import { readBrings } from '../brings.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readPackFile } from '../files.ts';
import { drawnGame, gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { askSettings } from '../play/ask-settings.ts';
import { keepResult, keptHistory } from '../play/history.ts';
import { HUMAN, readSaved, SITTERS, type Sitter, saveName } from '../play/saves.ts';
import { playSession } from '../play/session.ts';
import { WORDS } from '../play/words.ts';
import { replayChecked } from '../records.ts';
import { type Config, readConfig, wholeConfig } from '../settings.ts';
import { EndOfInput, Screen } from '../terminal/screen.ts';

const USAGE = 'play <game> [--seat human|random|greedy|search|file]… [--config k=v]… [--lang fr|en]';

const FLAGS = {
  seat: { type: 'string', multiple: true },
  seats: { type: 'string' },
  config: { type: 'string', multiple: true },
  seed: { type: 'string' },
  bring: { type: 'string', multiple: true },
  pack: { type: 'string' },
  lang: { type: 'string', default: 'fr' },
  resume: { type: 'string' },
  save: { type: 'string' },
} as const;

export const play: Command = {
  name: 'play',
  configures: true,
  usage: USAGE,
  summary: 'play in the terminal, against bots or with others at the same keyboard',
  help: page(
    USAGE,
    'Draws the table, lists the options by number and takes a number or the notation in brackets. Also:\n' +
      '  ?  what is not allowed now, and by which rule    u  take back (u! with the consent of the table)\n' +
      '  r  the rulebook: r, r MOVE, r MOVE-3             s  save          d  agree on a draw\n' +
      '  h  what greedy would do                          x  resign        q  save and quit\n' +
      '  i  what else lies open: i, then i and a page\n' +
      'Several people share the keyboard behind a curtain: nobody sees another’s hand.',
    [
      [
        '--seat who',
        `who sits there, seat after seat: ${SITTERS.join(', ')} (a human, then greedy bots), ${OWN_BOT_HELP}`,
      ],
      ['--seats N', 'how many seats, when fewer are named'],
      [
        '--config k=v',
        'a setting of the game; repeat it or separate by commas; k=x+y is a list, k=@file takes the value from a file (tablee play <game> --help lists them)',
      ],
      [
        '--bring deck',
        'what the first seat brings, repeated for the next ones: a file, a code, a ready-made id, or any',
      ],
      ['--seed S', 'any word; the same word gives the same chance'],
      ['--pack file', 'content from a JSON file instead of the base content'],
      ['--lang fr|en', 'the language of the table (fr)'],
      ['--resume file', 'go on with a saved game'],
      ['--save file', 'where to save (.tablee/<game>-<date>.txt)'],
    ],
    ['play plunder', 'play plunder --seat human --seat human --lang en', 'play plunder --resume game.txt'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('play', words, FLAGS, ['game']);
  const game = gameNamed(positionals[0]!);
  const language = oneOf('--lang', values.lang, LANGUAGES);
  if (values.resume !== undefined && (values.config ?? values.seed) !== undefined) {
    throw new BadInput('--resume: the record brings its own config and seed; leave out --config and --seed.');
  }
  const screen = new Screen();
  try {
    const { table, sitters } =
      values.resume === undefined
        ? await newTable(game, values, language, screen)
        : resumedTable(game, values.resume, values, language, screen);
    const file = values.save ?? values.resume ?? saveName(game.id, new Date());
    const wasOver = table.state.result !== null;
    const drawn = await drawnGame(game);
    const own = await loadBots(sitters);
    await playSession({ table, drawn, sitters, own, language, screen, file });
    const kept = sitters.includes(HUMAN) && !wasOver ? keptHistory(game) : null;
    if (kept && table.state.result !== null) keepResult(kept, table.state);
  } catch (error) {
    // Left before the game began: there is nothing to save.
    if (!(error instanceof EndOfInput)) throw error;
  } finally {
    screen.close();
  }
  return EXIT.fine;
}

interface Wanted {
  readonly seat?: string[] | undefined;
  readonly seats?: string | undefined;
  readonly config?: string[] | undefined;
  readonly seed?: string | undefined;
  readonly bring?: string[] | undefined;
  readonly pack?: string | undefined;
}

interface Seated {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
}

async function newTable(game: Game, wanted: Wanted, language: Language, screen: Screen): Promise<Seated> {
  const sitters = sittersFor(game, wanted);
  const given = readConfig(game, wanted.config);
  const asks = screen.isTerminal && wanted.config === undefined && sitters.includes(HUMAN);
  const kept = sitters.includes(HUMAN) ? keptHistory(game) : null;
  const refused = (config: Config): string | null =>
    kept?.rules.refuses(kept.history, wholeConfig(game, config), language) ?? null;
  const seats = sitters.length;
  const settled = (config: Config): Config | null =>
    refused(config) === null ? settledConfig(game, config, seats) : null;
  const config = asks ? await askSettings({ game, seats, settled }, given, language, screen) : given;
  const why = refused(config);
  if (why !== null) throw new BadInput(why);
  const seed = wanted.seed ?? randomBytes(8).toString('hex');
  const pack = readPackFile(wanted.pack);
  const brings = readBrings(game, wanted.bring, seats, config, pack);
  const table = new Table(game, { seats, seed, config, ...brings, ...(pack && { pack }) });
  screen.show(game.name[language], WORDS[language].sealed(commitment(seed)));
  if (kept) screen.show(kept.rules.line(kept.history, wholeConfig(game, config), language));
  return { table, sitters };
}

function resumedTable(game: Game, file: string, wanted: Wanted, language: Language, screen: Screen): Seated {
  const { record, sitters: sat, takenBack } = readSaved(file);
  if (record.game !== game.id)
    throw new BadInput(`${file} is a game of ${record.game}: tablee play ${record.game} --resume ${file}`);
  const pack = readPackFile(wanted.pack) ?? null;
  replayChecked(game, file, record, pack);
  const table = new Table(game, startOf(record, pack), record.choices);
  table.takenBack = takenBack;
  const sitters =
    wanted.seat === undefined && sat !== null
      ? sittersAgain(file, sat)
      : sittersFor(game, { ...wanted, seats: String(record.seats) });
  if (sitters.length !== record.seats)
    throw new BadInput(`${file} is a game of ${record.seats} seats; ${sitters.length} were named.`);
  screen.show(game.name[language], WORDS[language].resumed(record.choices.length));
  return { table, sitters };
}

/** Whoever sat there before. A record may come from anybody: no file that it names is ever loaded. */
function sittersAgain(file: string, sat: readonly string[]): readonly Sitter[] {
  const own = sat.find(isBotFile);
  if (own === undefined) return namesOfBots(`${file}: # seats:`, sat, SITTERS);
  throw new BadInput(
    `${file}: ${own} sat at this table, a bot of somebody's own: say who sits there now, as in --seat ${sat.join(',')}.`,
  );
}

/** The settings as this many would play them, or null where they can't. */
function settledConfig(game: Game, config: Config, seats: number): Config | null {
  try {
    return bareTable(game, { seats, seed: 'settings', config }).config as Config;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The seats named; then a person if nobody is one yet, then greedy bots. */
function sittersFor(game: Game, { seat, seats }: Wanted): readonly Sitter[] {
  const named = namesOfBots('--seat', listOf(seat), SITTERS);
  const count =
    seats === undefined
      ? Math.max(named.length, game.seats.min)
      : wholeNumber('--seats', seats, game.seats.min, game.seats.max);
  if (named.length > count)
    throw new BadInput(`--seat: ${named.length} seats were named, but the table has ${count}.`);
  if (named.length > game.seats.max)
    throw new BadInput(`--seat: ${game.name.en} has at most ${game.seats.max} seats.`);
  return Array.from({ length: count }, (_, index) => named[index] ?? (index === 0 ? HUMAN : 'greedy'));
}
