/** An oracle that knows all the rules at once: a whole game between bots in `golden.txt` (`npx tsx scripts/golden.ts seven-fallen`). */
import { readFileSync } from 'node:fs';
import { readRecord, replay } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { sevenFallen } from '../index.ts';

test('the golden game replays to its hashes', () => {
  const record = readRecord(readFileSync(new URL('golden.txt', import.meta.url), 'utf8'));
  const { table } = replay(sevenFallen, record);

  expect(table.result).toMatchObject({ winners: [1], how: 'plume' });
});
