/** The effect language can say all that the ledger asks for (SF-DATA-14 to -22), in sentences that a card may bear. */
import { goldenTexts, noun } from '@tablee/kernel/effect';
import { expect, test } from 'vitest';
import { content } from '../../content/box.ts';
import { PACK } from '../trial.ts';
import { SAYINGS } from './sayings.ts';

test('SF-DATA-6: every saying reads as a card does, in French and in English, from the data alone', async () => {
  const self = noun('m', 'Ange', 'Anges', 'Angel', 'Angels');
  const cards = SAYINGS.map(({ id, name }) => ({ id, name, self }));

  await expect(goldenTexts(content(PACK).book, cards)).toMatchFileSnapshot('sayings.txt');
});
