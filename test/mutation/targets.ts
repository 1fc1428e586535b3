/** What can be mutated: which files are changed, and which tests should notice. */
import { paths } from '../house.ts';

export interface Target {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/**
 * What shows a game, speaks of it or advises bots is not mutated here: tests of its own and eyes look after that. Neither is
 * `check.ts`, which watches over random games and finds nothing wrong with right ones.
 */
const NOT_RULES =
  /^games\/[^/]+\/(?:(?:table|terminal|words|test|rulebook|lessons?|advice|builder)[/.]|content\/text\.ts$|(?:box|check|shelf|index|types|report|history|seen)\.ts$)/;

/** They kill processes or press on for minutes, and say little about a single line. */
const LONG = /\/kill\.test\.ts$/;

export function targetNamed(name: string): Target {
  const all = paths().filter((path) => path.endsWith('.ts'));
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  if (name === 'kernel') {
    return {
      files: all.filter((path) => /^kernel\/(?!test|index\.ts)/.test(path)),
      tests: all.filter((path) => path.startsWith('kernel/test/') && isTest(path)),
    };
  }
  if (name === 'server') {
    return {
      files: all.filter((path) => /^server\/(?!test|index\.ts)/.test(path)),
      tests: all.filter((path) => path.startsWith('server/test/') && isTest(path) && !LONG.test(path)),
    };
  }
  const folder = `games/${name}/`;
  const files = all.filter((path) => path.startsWith(folder) && !NOT_RULES.test(path));
  if (files.length === 0)
    throw new Error(`Nothing called ${name} can be mutated; there are kernel, server and the games.`);
  return { files, tests: all.filter((path) => path.startsWith(`${folder}test/`) && isTest(path)) };
}
