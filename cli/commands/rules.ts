import { GAMES } from '@tablee/games/rules';
import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import type { RuleCount } from '../rules/count.ts';

const USAGE = 'rules [<game>] [--json]';

export const rules: Command = {
  name: 'rules',
  usage: USAGE,
  summary: 'count the rules stated, enforced, structural and tested, and name the missing ones',
  help: page(
    USAGE,
    'Counts, for one game or all, the rules stated in the rulebooks: those that decisions, events, refusals or results\n' +
      'carry are enforced, the others structural; each must be proven by a test. For one game it names the tests that\n' +
      'its structural rules stand by. Exit code 1 if a stated rule has no test, or if the two rulebooks disagree.',
    [
      [
        '--json',
        'for programs: {"<game>": {"stated", "enforced", "structural", "tested", "missing", "standBy"}}',
      ],
    ],
    ['rules plunder', 'rules --json'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments('rules', words, { json: { type: 'boolean' } }, ['game'], 1);
  const games = positionals[0] === undefined ? GAMES : [gameNamed(positionals[0])];
  // Loaded only now: no other command needs a parser.
  const { countRules, disagreements, ruleTexts, unknownIds } = await import('../rules/count.ts');
  const texts = games.map(({ id }) => ({ id, texts: ruleTexts(id) }));
  const counts = Object.fromEntries(texts.map((game) => [game.id, countRules(game.texts)]));
  const wrong = texts.flatMap((game) => [
    ...disagreements(game.texts).map((line) => `${game.id}: ${line}`),
    ...unknownIds(game.texts).map((line) => `${game.id}: ${line} is cited, but no rulebook states it`),
  ]);
  if (values.json) console.log(JSON.stringify(counts));
  else console.log(table(counts) + (games.length === 1 ? `\n\n${proofs(counts[games[0]!.id]!)}` : ''));
  for (const line of wrong) console.error(line);
  const complete = Object.values(counts).every(({ missing }) => missing.length === 0);
  return complete && wrong.length === 0 ? EXIT.fine : EXIT.no;
}

function table(counts: Readonly<Record<string, RuleCount>>): string {
  return Object.entries(counts)
    .map(([game, { stated, enforced, structural, tested, missing }]) => {
      const missed = missing.length === 0 ? 'nothing missing' : `missing: ${missing.join(' ')}`;
      return `${game}: ${stated} stated, ${enforced} enforced, ${structural} structural, ${tested} tested; ${missed}`;
    })
    .join('\n');
}

function proofs({ standBy }: RuleCount): string {
  const lines = Object.entries(standBy).map(([id, tests]) =>
    [id, ...tests.map((test) => `  ${test}`)].join('\n'),
  );
  return ['Structural rules and the tests they stand by:', ...lines].join('\n');
}
