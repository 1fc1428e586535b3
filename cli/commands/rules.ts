import { GAMES } from '@tablee/games';
import { readArguments } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { countRules, disagreements, type RuleCount, ruleTexts } from '../rules/count.ts';

const USAGE = 'rules [<game>] [--json]';

export const rules: Command = {
  name: 'rules',
  usage: USAGE,
  summary: 'count the rules stated, enforced and tested, and name the missing ones',
  help: page(
    USAGE,
    'Counts, for one game or all, the rules stated in the rulebooks, enforced in the code and proven by a test.\n' +
      'Exit code 1 if a stated rule is not enforced or not tested, or if the two rulebooks disagree.',
    [['--json', 'for programs: {"<game>": {"stated", "enforced", "tested", "missing"}}']],
    ['rules plunder', 'rules --json'],
  ),
  run,
};

function run(words: readonly string[]): number {
  const { values, positionals } = readArguments('rules', words, { json: { type: 'boolean' } }, ['game'], 1);
  const games = positionals[0] === undefined ? GAMES : [gameNamed(positionals[0])];
  const texts = games.map(({ id }) => ({ id, texts: ruleTexts(id) }));
  const counts = Object.fromEntries(texts.map((game) => [game.id, countRules(game.texts)]));
  const wrong = texts.flatMap((game) => disagreements(game.texts).map((line) => `${game.id}: ${line}`));
  console.log(values.json ? JSON.stringify(counts) : table(counts));
  for (const line of wrong) console.error(line);
  const complete = Object.values(counts).every(({ missing }) => missing.length === 0);
  return complete && wrong.length === 0 ? EXIT.fine : EXIT.no;
}

function table(counts: Readonly<Record<string, RuleCount>>): string {
  return Object.entries(counts)
    .map(([game, { stated, enforced, tested, missing }]) => {
      const missed = missing.length === 0 ? 'nothing missing' : `missing: ${missing.join(' ')}`;
      return `${game}: ${stated} stated, ${enforced} enforced, ${tested} tested; ${missed}`;
    })
    .join('\n');
}
