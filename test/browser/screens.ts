/** Every screen in the list of pictures, looked at by axe-core and measured: nothing cut off, nothing too small to read. */
import type { Language } from '@tablee/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from '../../scripts/chromium.ts';
import { SCREENS, tablesOn } from '../../scripts/screens/list.ts';
import { violations } from './axe.ts';
import { type House, house } from './visit.ts';
import { IS_LONG } from './whole-games.ts';

/** The foremost on a desk, in French; with `npm run test:long` all of them, on two phones and in English, too. */
export function lookAtEveryScreen(size: Size): void {
  const { visit }: House = house();
  const languages: readonly Language[] = IS_LONG ? ['fr', 'en'] : ['fr'];
  const looks = SCREENS.filter(({ english }) => english || IS_LONG).flatMap((screen) =>
    languages.map((language) => ({ screen, language, name: `${screen.name}, ${language}` })),
  );
  test.runIf(size === 'desktop' || IS_LONG).each(looks)(`${size}: $name`, async ({ screen, language }) => {
    const page = await visit(screen.path, { size, language, tables: tablesOn(screen) });
    await page.locator(screen.shows).first().waitFor();
    await screen.act?.(page, size);

    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBeNull();
  });
}

/** A page that scrolls sideways has something sticking out. */
function tooWide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px wide in a window of ${clientWidth}` : null;
  });
}
