/** Nothing moves under the pointer, and a confirmation can't be given by mistake. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../scripts/screens/tables.ts';
import { nextMoment } from './play.ts';
import { house } from './visit.ts';
import { zonesOf } from './zones.ts';

const { visit } = house();

const tablesNamed = (...ids: readonly string[]) => TABLES.filter(({ id }) => ids.includes(id));

describe('under the pointer', () => {
  test('the ways to a square stay where they are while one points from one to the next', async () => {
    const page = await visit('/table/soeurs-die', { tables: tablesNamed('soeurs-die') });
    await nextMoment(page);
    const ways = page.locator('.soeurs-routes button');
    await pinSquareWith(page, 2);

    const before = await atRest(page, () => boxes(ways));
    for (let n = before.length - 1; n >= 0; n--) {
      const { x, y, height } = before[n]!;
      // Pointed at again until it is noticed: a page that is still being painted may miss the first time.
      const point = async (): Promise<string | null> => {
        await page.mouse.move(1, 1);
        await page.mouse.move(x + 20, y + height / 2);
        return ways.nth(n).getAttribute('aria-pressed');
      };
      await expect.poll(point, { timeout: 60_000 }).toBe('true');
      expect(await boxes(ways)).toEqual(before);
    }
  });

  test.each([
    { table: 'plunder-turn', over: ['.plunder-hand-card', '.plunder-square[data-lit]', '.plunder-power'] },
    {
      table: 'soeurs-fight',
      over: ['.hand .card:not([data-size="large"])', '.soeurs-foe-press', '.soeurs-use', '.soeurs-purse'],
    },
    {
      table: 'veiel-turn',
      over: [
        '.hand .card:not([data-size="large"])',
        '.grid-square',
        '.veiel-foes button',
        '.veiel-gear-item',
      ],
    },
    {
      table: 'soeurs-die',
      over: ['.soeurs-square[data-state="can"]', '.hand .card:not([data-size="large"])', '.die'],
    },
    {
      table: 'endure-turn',
      over: ['.es-zone[data-can]', '.es-panel-head', '.es-slot', '.es-foe', '.es-tool'],
    },
    {
      table: 'seven-fallen-word',
      over: ['.hand .card:not([data-size="large"])', '.sf-line .card', '.sf-source', '.sf-zone'],
    },
  ])('no zone of $table changes its size', async ({ table, over }) => {
    const page = await visit(`/table/${table}`, { tables: tablesNamed(table), size: 'laptop' });
    await nextMoment(page);
    const at = await atRest(page, async () => (await zonesOf(page)).at);
    for (const pieces of over) {
      const all = page.locator(pieces);
      await all.first().waitFor();
      for (let n = 0; n < Math.min(4, await all.count()); n++) {
        await all.nth(n).hover({ force: true, position: { x: 12, y: 12 } });
        expect((await zonesOf(page)).at).toEqual(at);
      }
    }
  });
});

describe('before a choice is taken back that showed dice', () => {
  test('it is asked once more: the safe answer has the keyboard, Escape is it, the other says what it does', async () => {
    const page = await visit('/table/soeurs-die', { tables: tablesNamed('soeurs-die') });
    const { sentence } = (await nextMoment(page)) as { sentence: string };

    await page.keyboard.press('u');
    expect((await nextMoment(page)).is).toBe('warning');
    expect(await focused(page)).toContain('Le laisser');
    await page.keyboard.press('Escape');
    expect(await nextMoment(page)).toMatchObject({ is: 'question', sentence });

    await page.keyboard.press('u');
    await page.locator('.question-warning').waitFor();
    await page.keyboard.press('Enter');
    expect(await nextMoment(page)).toMatchObject({ is: 'question', sentence });

    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Reprendre mon choix' }).click();
    await page.locator('.question-warning').waitFor({ state: 'detached' });
    expect(await nextMoment(page)).not.toMatchObject({ sentence });
  });
});

/** Touches lit squares until one has so many ways to it; a touch only shows them. */
async function pinSquareWith(page: Page, ways: number): Promise<void> {
  const squares = page.locator('.soeurs-square[data-state="can"]');
  const ids = await squares.evaluateAll((all) => all.map((square) => square.getAttribute('data-square')));
  for (const id of ids) {
    const square = page.locator(`.soeurs-square[data-square="${id}"]`);
    await square.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await square.dispatchEvent('click');
    await page.locator('.soeurs-routes').waitFor();
    if ((await page.locator('.soeurs-routes button').count()) >= ways) return;
  }
  throw new Error(`No square of this table has ${ways} ways to it.`);
}

/** What is measured, once fonts and fades have come to rest. */
async function atRest<T>(page: Page, measured: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  let last = await measured();
  await expect
    .poll(async () => {
      const before = last;
      await page.evaluate(() => new Promise(requestAnimationFrame));
      last = await measured();
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  return last;
}

function boxes(all: Locator) {
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
