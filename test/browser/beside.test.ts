/** What stands beside a table (log, rules, reference, menu), at both sizes: nothing to stumble over. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { nextMoment, playOn } from './play.ts';
import { house } from './visit.ts';

const { visit } = house();

const TABLES = [
  { game: 'plunder', size: 'desktop' },
  { game: 'soeurs', size: 'phone' },
] as const;

describe('beside the table', () => {
  test.each(TABLES)('of $game, $size: log, rules, reference and menu', async ({ game, size }) => {
    const page = await visit(`/jouer/${game}`, { size });
    await page.locator('.set-up-play').click();
    await playOn(page, { until: (moment, answers) => moment.is === 'question' && answers >= 9 });

    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    for (const name of ['Journal', 'Règles', 'Repères']) {
      await openBeside(page, name);
      expect(await violations(page)).toEqual([]);
      if (size === 'phone') await page.keyboard.press('Escape');
    }
    await page.keyboard.press('m');
    await page.locator('dialog[open]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await nextMoment(page)).is).toBe('question');
  });
});

async function openBeside(page: Page, name: string): Promise<void> {
  const button = page.locator('.frame-pages').getByRole('button', { name });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await page.locator('.frame-side, dialog[open]').first().waitFor();
}

/** Pixels by which the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
