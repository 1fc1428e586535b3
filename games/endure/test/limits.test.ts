/** How far packs, settings and positions may go, and every number in the box: kept in files, so that whichever moves is noticed. */
import { limits } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { campaignSchema, configSchema, SETTINGS } from '../config.ts';
import { positionSchema } from '../position.ts';
import { baseBox, vocabularyOf } from '../ready/box.ts';
import { boxSchemas, LISTS } from '../ready/schema.ts';

const under = (title: string, lines: readonly string[]): string =>
  [`── ${title}`, ...lines, ''].map((line) => `${line}\n`).join('');

// Both are written anew with `npx vitest run games/endure/test/limits.test.ts -u` after one was changed on purpose.
test('every limit of a pack, of the settings, of a campaign and of a position', async () => {
  const lists = boxSchemas(vocabularyOf(baseBox().tiles) as never);
  // Sentences and abilities are the kernel's.
  const ours = (line: string): boolean => !/(effects|ability|then|reward|active|crisis)\b.*\./.test(line);
  const text = [
    ...LISTS.map((list) => under(list, limits(lists[list]).filter(ours))),
    under('config', limits(configSchema)),
    under('campaign', limits(campaignSchema)),
    under('position', limits(positionSchema)),
  ];
  await expect(text.join('')).toMatchFileSnapshot('limits.txt');
});

/** « attack.dice 4 »: each number and switch, with the way to it; texts are kept in `texts.txt`. */
function figures(data: unknown, path = ''): string[] {
  if (typeof data === 'number' || typeof data === 'boolean') return [`${path} ${data}`];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) => figures(part, path === '' ? key : `${path}.${key}`));
}

test('what may be chosen before a game', () => {
  const values = Object.fromEntries(
    SETTINGS.map(({ key, values: all }) => [key, all.map(({ value }) => value)]),
  );
  expect(values).toEqual({
    mission: ['first-light', 'dead-air', 'walking-iron', 'cold-sleepers', 'apex'],
    survivors: [0, 1, 2, 3, 4, 5, 6],
    tokens: [-2, -1, 0, 1, 2, 3],
    rounds: [-3, 0, 3, 6],
  });
});

test('the figures of everything in the box', async () => {
  const box = baseBox();
  const text = LISTS.map((list) =>
    under(
      list,
      box[list].map((one) => `${one.id}: ${figures(one).join(', ')}`),
    ),
  );
  await expect(text.join('')).toMatchFileSnapshot('figures.txt');
});
