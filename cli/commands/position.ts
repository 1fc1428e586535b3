import {
  begin,
  checked,
  type Game,
  hash,
  LANGUAGES,
  type Language,
  Refused,
  type Seat,
  type State,
  save,
  take,
  view,
  whyNot,
} from '@tablee/kernel';
import { z } from 'zod';
import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readJson, readPackFile } from '../files.ts';
import { drawnGame, gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { paintFor } from '../terminal/colours.ts';
import { drainTold, type ToldEvent } from '../told.ts';

const USAGE = 'position <file> [--pack file] [--json]';

export const position: Command = {
  name: 'position',
  usage: USAGE,
  summary: 'set up a position by hand, play the given choices, print what comes of it',
  help: page(
    USAGE,
    'The file is JSON: { "game", "position", "choices"?, "seats"?, "seed"?, "config"?, "dice"?, "lang"? }.\n' +
      '"position" is in the game’s own terms (see the README of each game); "choices" are in the notation of records,\n' +
      'each said by the seat that is asked, and may be cut short after a word (the first option that begins so is meant);\n' +
      '"dice" fall first, in that order; those that never fell are told. Without choices it prints what can be chosen, and what is refused by which rule.',
    [
      ['--pack file', 'content from a JSON file instead of the base content'],
      ['--json', 'for programs, with the whole state'],
    ],
    ['position fight.json', 'position fight.json --pack cards.json'],
  ),
  run,
};

const fileSchema = z.strictObject({
  game: z.string(),
  position: z.record(z.string(), z.unknown()),
  choices: z.array(z.string()).default([]),
  seats: z.int().min(1).max(16).optional(),
  seed: z.string().default('position'),
  config: z.record(z.string(), z.unknown()).default({}),
  dice: z.array(z.int().min(1)).optional(),
  lang: z.enum(LANGUAGES).default('fr'),
});

interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
  readonly question: string;
  readonly options: readonly { readonly says: string; readonly text: string }[];
  /** What one might have expected, and the rule that forbids it. */
  readonly refused: readonly { readonly says: string; readonly text: string; readonly rule: string }[];
}

/** What was asked, what was chosen, what came of it. */
interface Step {
  readonly asked: readonly Asked[];
  readonly choice: { readonly seat: number; readonly says: string };
  readonly told: readonly ToldEvent[];
}

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(
    'position',
    words,
    { json: { type: 'boolean' }, pack: { type: 'string' } },
    ['file'],
  );
  const file = positionals[0]!;
  const { lang, choices, ...given } = checked(fileSchema, readJson(file, 'the position'), file);
  const game = gameNamed(given.game, `${file} › game: `);
  const { seed, config, dice } = given;
  const start = { seats: given.seats ?? game.seats.min, seed, config, position: given.position };
  const pack = readPackFile(values.pack);
  const t = within(file, () => begin(game, { ...start, ...(dice && { dice }), ...(pack && { pack }) }, true));
  const opening = drainTold(game, t, lang);
  const steps = choices.map((says, index): Step => {
    const asked = questions(game, t, lang);
    const choice = say(game, t, says, asked, `${file} › choices[${index}]`);
    return { asked, choice, told: drainTold(game, t, lang) };
  });
  const open = questions(game, t, lang);
  const diceLeft = t.random.named;
  if (values.json) {
    const { state } = JSON.parse(save(game, t)) as { state: unknown };
    const after = { open, result: t.result, diceLeft, hash: hash(t), state };
    console.log(JSON.stringify({ game: game.id, opening, steps, ...after }));
  } else console.log((await printed(game, t, opening, steps, open, lang)).join('\n'));
  if (diceLeft.length > 0) {
    const count = `${diceLeft.length} of ${dice!.length}`;
    console.error(`${file} › dice: ${count} never fell: ${diceLeft.join(' ')}.`);
  }
  return EXIT.fine;
}

/** What is refused in it is told with the file's name. */
function within<Made>(file: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${file} › ${error.message}`, error.rule);
    throw error;
  }
}

/** Said by the seat that is asked; by the first that has such an option, when several are. What is refused is told with its rule. */
function say(game: Game, t: State, says: string, asked: readonly Asked[], where: string): Step['choice'] {
  const found = meant(asked, says, ({ options }) => options);
  const refused = found ? null : meant(asked, says, (each) => each.refused);
  try {
    if (asked.length === 0) throw new Refused('the game is over.');
    if (refused) {
      const { text, rule } = refused.what;
      throw new Refused(`${JSON.stringify(refused.what.says)} is refused (${rule}): ${text}`, rule);
    }
    const choice = { seat: (found?.seat ?? asked[0]!.seat) as Seat, says: found?.what.says ?? says };
    take(game, t, choice);
    return choice;
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${where}: ${error.message}`, error.rule);
    throw error;
  }
}

/** The one written so; else the first that begins so, cut short after a word; else the same with the numbers of cards left out. */
function meant<What extends { readonly says: string }>(
  asked: readonly Asked[],
  says: string,
  of: (asked: Asked) => readonly What[],
): { seat: number; what: What } | null {
  const all = asked.flatMap((each) => of(each).map((what) => ({ seat: each.seat, what })));
  const begins = (written: (says: string) => string) =>
    all.find(({ what }) => written(what.says) === says) ??
    all.find(({ what }) => written(what.says).startsWith(`${says} `));
  return begins((text) => text) ?? begins((text) => text.replace(/#\d+/g, '')) ?? null;
}

function questions(game: Game, t: State, language: Language): Asked[] {
  return t.open.map((decision) => {
    const { seat, kind, rule } = decision;
    const seen = view(game, t, seat);
    const options = decision.options.map((option) => ({
      says: game.words.notation(option, t.content),
      text: game.words.option(seen, option, language, t.content),
    }));
    const refused = whyNot(game, t, decision).map((refusal) => ({
      says: game.words.notation(refusal.about, t.content),
      text: game.words.refusal(seen, refusal, language, t.content),
      rule: refusal.rule,
    }));
    const question = game.words.question(seen, decision, language, t.content);
    return { seat, kind, rule, question, options, refused };
  });
}

async function printed(
  game: Game,
  t: State,
  opening: readonly ToldEvent[],
  steps: readonly Step[],
  open: readonly Asked[],
  language: Language,
): Promise<string[]> {
  const { draw } = await drawnGame(game);
  const paint = paintFor(process.stdout);
  const sentences = (told: readonly ToldEvent[]): string[] =>
    told.flatMap(({ text, event }) => (text === null ? [] : [`  ${text} ${paint.dim(`(${event.rule})`)}`]));
  const seen = view(game, t, t.open[0]?.seat ?? null);
  return [
    ...sentences(opening),
    ...steps.flatMap(({ asked, choice, told }) => [
      ...asked.map(questionLine),
      paint.bold(`> ${choice.says}`),
      ...sentences(told),
    ]),
    '',
    ...draw({ game, seen, content: t.content, language, paint }),
    '',
    ...open.flatMap((asked) => [
      questionLine(asked),
      ...asked.options.map(({ says, text }) => `  ${says}: ${text}`),
      ...asked.refused.map(({ says, text, rule }) => paint.dim(`  × ${says}: ${text} (${rule})`)),
    ]),
    ...(t.result ? [`${game.words.result(seen, t.result, language, t.content)} (${t.result.rule})`] : []),
    `= ${hash(t)}`,
  ];
}

function questionLine({ seat, question, kind, rule }: Asked): string {
  return `${seat}: ${question} (${kind}, ${rule})`;
}
