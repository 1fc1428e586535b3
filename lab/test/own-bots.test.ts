import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playGame } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { hash } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { loadBots } from '../own-bots.ts';

const FIRST = 'export default () => ({ decide: () => 0 });\n';
const SPOILER = `export default () => ({
  decide({ decision, look }) {
    decision.options.reverse();
    const seen = look();
    for (const key of Object.keys(seen.table)) delete seen.table[key];
    return 0;
  },
});
`;

test('what a bot of one’s own changes of what it is shown, it changes for itself alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'));
  const ends = await Promise.all(
    [FIRST, SPOILER].map(async (text, n) => {
      const file = join(folder, `bot-${n}.mjs`);
      writeFileSync(file, text);
      const make = (await loadBots([file])).get(file)!;
      const start = { seats: 2, seed: 'copies', config: { turnLimit: 4 } };
      return hash(playGame(gameById('plunder')!, start, [make(), make()]).end);
    }),
  );

  expect(ends[1]).toBe(ends[0]);
});

test('each seat of each game gets a bot of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'));
  const file = join(folder, 'counts.mjs');
  writeFileSync(file, 'export default () => { let asked = 0; return { decide: () => asked++ }; };\n');
  const make = (await loadBots(['greedy', file])).get(file)!;
  const asked = { decision: { kind: 'k', seat: 0, options: [{ do: 'a' }, { do: 'b' }] } } as never;
  const [one, two] = [make(), make()];

  expect([one.decide(asked), two.decide(asked), one.decide(asked)]).toEqual([0, 0, 1]);
});
