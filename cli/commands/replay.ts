import { type Game, hash, LANGUAGES, type Language, view } from '@tablee/kernel';
import { turnsOf } from '@tablee/lab';
import { oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readPackFile } from '../files.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { readRecordFile, replayChecked } from '../records.ts';
import { drainTold } from '../told.ts';

const USAGE = 'replay <record> [--pack file] [--lang fr|en] [--json]';

const FLAGS = {
  pack: { type: 'string' },
  lang: { type: 'string', default: 'fr' },
  json: { type: 'boolean' },
} as const;

export const replay: Command = {
  name: 'replay',
  usage: USAGE,
  summary: 'check a record and print it in sentences',
  help: page(
    USAGE,
    'Plays a record by the rules. Whatever breaks them or leads to another hash is refused with the line and the reason.',
    [
      ['--pack file', 'the pack it was played with'],
      ['--lang fr|en', 'the language of the sentences (fr)'],
      ['--json', 'for programs'],
    ],
    ['replay .tablee/plunder-2026-01-31-174502.txt'],
  ),
  run,
};

/** What happened by one choice; the opening is choice 0. */
interface Step {
  readonly choice: number;
  readonly turn: number | null;
  readonly seat: number | null;
  readonly says: string | null;
  readonly sentences: readonly string[];
}

function run(words: readonly string[]): number {
  const { values, positionals } = readArguments('replay', words, FLAGS, ['record']);
  const language = oneOf('--lang', values.lang, LANGUAGES);
  const file = positionals[0]!;
  const record = readRecordFile(file);
  const game = gameNamed(record.game);
  const steps: Step[] = [];
  const { table } = replayChecked(game, file, record, readPackFile(values.pack) ?? null, (t, played) => {
    const choice = record.choices[played - 1];
    const sentences = drainTold(game, t, language).flatMap(({ text }) => text ?? []);
    const { seat = null, says = null } = choice ?? {};
    steps.push({ choice: played, turn: turnsOf(t), seat, says, sentences });
  });
  const result =
    table.result && game.words.result(view(game, table, null), table.result, language, table.content);
  if (values.json) {
    const { version, seats, seed, config, pack, choices } = record;
    const ended = table.result && { ...table.result, sentence: result };
    const header = { game: game.id, version, seats, seed, config, pack, choices: choices.length };
    console.log(JSON.stringify({ ...header, hash: hash(table), result: ended, steps }));
  } else {
    console.log(story(game, steps, language).join('\n'));
    console.log(`\n${result ?? UNFINISHED[language]}\n= ${hash(table)}`);
  }
  return EXIT.fine;
}

const UNFINISHED: Readonly<Record<Language, string>> = {
  fr: 'La partie n’est pas finie.',
  en: 'The game is not over.',
};

/** The number in front is the turn's, where the game counts turns, else the choice's; said once. */
function story(game: Game, steps: readonly Step[], language: Language): string[] {
  const last = steps[steps.length - 1];
  const width = String(last?.turn ?? last?.choice ?? 0).length;
  let shown: number | null = null;
  const lines = steps.flatMap(({ choice, turn, sentences }) =>
    sentences.map((sentence) => {
      const number = turn ?? choice;
      const label = number === shown ? '' : String(number);
      shown = number;
      return `${label.padStart(width)}  ${sentence}`;
    }),
  );
  return [game.name[language], '', ...lines];
}
