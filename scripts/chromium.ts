/** A real Chromium without a window, for tests, pictures and measurements. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { withLock } from './lock.mjs';

/** Two sizes that every screen is looked at in. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** Of the flags that come with it only those a machine without a screen needs: the others run everything in one process. */
const FLAGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];

export async function launchChromium(): Promise<Browser> {
  // It is unpacked at the first call; a second process must not find half of it.
  const executablePath = await withLock(join(tmpdir(), 'tablee-chromium.lock'), () =>
    sparticuz.executablePath(),
  );
  return chromium.launch({ executablePath, args: FLAGS });
}
