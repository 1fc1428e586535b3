/** Every printed text in both languages, kept in a file: a change of wording is seen. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { BOX } from '../content/box.ts';
import { contentFor } from '../ready/content.ts';
import { ITEMS } from './counting.ts';
import { goldenTexts } from './golden-texts.ts';

const content = contentFor(configSchema.parse({}));

test('the texts printed on every card of the box', async () => {
  await expect(goldenTexts(content)).toMatchFileSnapshot('texts.txt');
});

test('no text shows a form that was not put into words', () => {
  const texts = goldenTexts(content);
  for (const mark of ['{', '}', '⟨', '⟩', 'undefined', 'NaN', '  ', 'figure « ']) {
    const line = texts.split('\n').find((each) => each.includes(mark) && mark !== 'figure « ');
    expect(line, `“${mark}”`).toBeUndefined();
  }
});

test('every thing has a picture of its own, and the pictures exist', () => {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: object;
  };
  const arts = ITEMS.flatMap(({ id, data }) => ('art' in data ? [{ id, art: String(data.art) }] : []));
  expect(arts.filter(({ art }) => !(art in icons))).toEqual([]);
  expect(arts.filter(({ art }, at) => arts.findIndex((other) => other.art === art) !== at)).toEqual([]);
  expect(arts).toHaveLength(ITEMS.length - BOX.scenarios.length - 7 * BOX.bosses.length);
});

test('each combination of switches alone can be made ready', () => {
  for (const ext of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const off = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((each) => [`ext${each}`, each === ext]));
    const alone = contentFor(configSchema.parse(off));
    expect(alone.cards.every((card) => card.ext === 0 || card.ext === ext)).toBe(true);
    expect(alone.ranks.every((rank) => rank.length >= 4)).toBe(true);
  }
});
