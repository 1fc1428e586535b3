/** Bots that somebody wrote, named on the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, inProcess, tablee } from './tablee.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CAREFUL = root('lab/own/careful.ts');

const FILES = {
  'first.mjs': 'export default () => ({ decide: () => 0 });\n',
  'none.mjs': 'export const bot = 1;\n',
  'idle.mjs': 'export default () => ({});\n',
  'later.mjs': 'export default () => ({ decide: async () => 0 });\n',
  'far.mjs': 'export default () => ({ decide: () => 99 });\n',
  'broken.mjs': 'export default () => ({\n  decide: ({ look }) => look().nothing.there,\n});\n',
  'unwritten.mjs': 'export default ( =>\n',
};

describe('a bot of one’s own', () => {
  const cwd = folder(FILES);
  const game = (seats: string) =>
    `simulate plunder --games 3 --workers 1 --config turnLimit=4 --json --seats ${seats}`.split(' ');

  test('plays where a bot of the house could, and the same seed gives the same games', async () => {
    const [one, two] = [
      await inProcess(game(`${CAREFUL},random`)),
      await inProcess(game(`${CAREFUL},random`)),
    ];
    const { seconds: _, decisionsPerSecond: __, ...report } = JSON.parse(one.out);

    expect(one.code).toBe(0);
    expect(report.games).toBe(3);
    expect(report.seats).toEqual([CAREFUL, 'random']);
    expect(JSON.parse(two.out)).toMatchObject(report);
  });

  test('is what the guide shows', () => {
    expect(readFileSync(root('docs/write-a-bot.md'), 'utf8')).toContain(readFileSync(CAREFUL, 'utf8'));
  });

  test.each([
    ['nowhere.mjs', 'there is no such file'],
    ['unwritten.mjs', 'can’t be loaded: '],
    ['none.mjs', 'expected a function that makes a bot as its default export, got undefined'],
    ['idle.mjs', 'expected a bot with a function "decide", got an object without it'],
    [
      'later.mjs',
      'asked "chooseColour" in seat 0: expected the number of an option, from 0 to 1, got a promise',
    ],
    ['far.mjs', 'asked "chooseColour" in seat 0: expected the number of an option, from 0 to 1, got 99'],
    ['broken.mjs', "TypeError: Cannot read properties of undefined (reading 'there') (line 2)"],
  ])('that is wrong is refused in one line: %s', async (name, said) => {
    const file = join(cwd, name);
    const { code, out, err } = await inProcess(game(`${file},${file}`));

    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(`tablee: ${file}: `);
    expect(err.replaceAll("can't", 'can’t')).toContain(said);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('sits at a table in the terminal; who goes on with the saved game has to name it again', async () => {
    const table = 'play plunder --seat random,./first.mjs --config turnLimit=2 --save game.txt';
    const played = await tablee(table.split(' '), cwd);
    const resumed = await inProcess(['play', 'plunder', '--resume', join(cwd, 'game.txt')]);

    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('Partie terminée.');
    expect(resumed.code).toBe(2);
    expect(resumed.err).toContain('say who sits there now, as in --seat random,./first.mjs');
  });
});
