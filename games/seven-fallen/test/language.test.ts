/** The effect language can say all that the ledger asks for (SF-DATA-14 to -23): read back in both languages, and played. */
import { goldenTexts, noun } from '@tablee/kernel/effect';
import { expect, test } from 'vitest';
import { content } from '../content/box.ts';
import { SAYINGS } from './sayings.ts';
import { PACK } from './trial.ts';

test('every saying reads as a card does, in French and in English', async () => {
  const self = noun('m', 'Ange', 'Anges', 'Angel', 'Angels');
  const cards = SAYINGS.map(({ id, name }) => ({ id, name, self }));

  await expect(goldenTexts(content(PACK).book, cards)).toMatchFileSnapshot('sayings.txt');
});
