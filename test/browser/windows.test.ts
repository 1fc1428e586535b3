/** The tables in every window, at moments that ask for the most room: the board keeps its own, and nothing is cut off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from '../../scripts/chromium.ts';
import { TABLES } from '../../scripts/screens/tables.ts';
import { house, PATIENCE_MS } from './visit.ts';
import { IS_LONG } from './whole-games.ts';
import { type Zones, zonesOf } from './zones.ts';

const { visit } = house();

interface Moment {
  readonly table: string;
  readonly act?: (page: Page) => Promise<void>;
}

const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  'Endure the Stars': [
    { table: 'endure-turn' },
    {
      table: 'endure-turn',
      act: (page) => page.locator('.es-slot[data-state="can"]').first().press('Enter'),
    },
    { table: 'endure-titan' },
    { table: 'endure-step' },
    { table: 'endure-found' },
    { table: 'endure-trade' },
    { table: 'endure-end' },
  ],
  Plunder: [
    { table: 'plunder-placing' },
    { table: 'plunder-turn' },
    { table: 'plunder-pay' },
    { table: 'plunder-defence' },
    { table: 'plunder-four' },
    { table: 'plunder-end' },
  ],
  'Seven Fallen': [
    { table: 'seven-fallen-word' },
    {
      table: 'seven-fallen-word',
      act: (page) => page.locator('.hand .card[data-state="can"]').first().press('Enter'),
    },
    { table: 'seven-fallen-dawn' },
    { table: 'seven-fallen-pay' },
    { table: 'seven-fallen-announce' },
    { table: 'seven-fallen-target' },
    { table: 'seven-fallen-answer' },
    { table: 'seven-fallen-end' },
  ],
  Sœurs: [
    { table: 'soeurs-move' },
    { table: 'soeurs-trap' },
    { table: 'soeurs-fight' },
    { table: 'soeurs-fight', act: (page) => page.locator('.soeurs-purse[data-kind="xp"]').click() },
    { table: 'soeurs-boss' },
    { table: 'soeurs-won' },
  ],
  Veiel: [
    { table: 'veiel-turn' },
    {
      table: 'veiel-turn',
      act: (page) => page.locator('.hand .card[data-state="can"]').first().press('Enter'),
    },
    { table: 'veiel-aim' },
    { table: 'veiel-wound' },
    { table: 'veiel-special' },
  ],
};

/** Those that leave the least room on a phone and on a desk, and the desk most sit at; with `npm run test:long` all seven. */
const DEVICES: Readonly<Record<string, readonly Size[]>> = IS_LONG
  ? { phone: ['small', 'phone', 'across'], desk: ['laptop', 'desktop', 'enlarged', 'large'] }
  : { phone: ['small', 'across'], desk: ['laptop', 'desktop'] };

const LOOKS = Object.keys(DEVICES).flatMap((device) =>
  Object.keys(MOMENTS).map((game) => {
    const windows = DEVICES[device]!.map((size) => {
      const { width, height } = SIZES[size].viewport;
      return `${width} × ${height}`;
    });
    return { game, sizes: DEVICES[device]!, title: `${game} on a ${device}: ${windows.join(', ')}` };
  }),
);

describe('every window', { timeout: 600_000 }, () => {
  test.each(LOOKS)('$title', async ({ game, sizes }) => {
    const rows = TABLES.filter(({ id }) => MOMENTS[game]!.some(({ table }) => table === id));
    const page = await visit('/', { size: sizes[0]!, tables: rows });
    const firsts = new Map<Size, Zones['at']>();
    for (const { table, act } of MOMENTS[game]!) {
      await page.goto(`/table/${table}`);
      await page.locator('.question[data-mine], .end').first().waitFor();
      await act?.(page);
      await page.evaluate(() => document.fonts.ready);
      // A phone is turned round, a window drawn larger, in the middle of the game.
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size].viewport);
        await drawnAnew(page);
        // A page takes its measures in its own time; what is wrong then stays wrong.
        const looked = async () => ({ table, size, ...(await zonesOf(page)) });
        await expect.poll(looked, { timeout: PATIENCE_MS }).toMatchObject({ table, size, wrong: [] });
        if (!firsts.has(size)) firsts.set(size, (await looked()).at);
        // One question's bar is as large as the next one's, so the board stays where it is.
        await expect
          .poll(looked, { timeout: PATIENCE_MS })
          .toMatchObject({ table, size, at: firsts.get(size) });
      }
    }
  });
});

test('all buttons of a replay’s bar are in the window of the smallest phone', {
  timeout: 600_000,
}, async () => {
  const tables = TABLES.filter(({ id }) => id === 'soeurs-won');
  const page = await visit('/rejouer/soeurs-won', { size: 'small', tables });
  await page.locator('input[type=range]').waitFor();
  await page.evaluate(() => document.fonts.ready);

  const buttons = page.locator('.frame-header :is(a, button):visible:not(.skip-link)');
  const rights = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(3);
  expect(Math.max(...rights)).toBeLessThanOrEqual(SIZES.small.viewport.width);
});

/** A window of another size is told of before a frame is drawn: what stands beside the table has come or gone by then. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
