/** A real Chromium without a window, for tests, pictures and measurements. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { withLock } from './lock.mjs';

const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** The windows a table is looked at in; every screen at least in the first two. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  small: { viewport: { width: 360, height: 640 }, ...PHONE },
  across: { viewport: { width: 844, height: 390 }, ...PHONE },
  laptop: { viewport: { width: 1366, height: 640 } },
  /** As a laptop's page is at 200 %. */
  enlarged: { viewport: { width: 720, height: 450 } },
  large: { viewport: { width: 2560, height: 1440 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** Of the flags that come with it only those a machine without a screen needs: the others run everything in one process. */
const FLAGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];

/** A busy machine takes its time. */
const LAUNCH_MS = 300_000;

export async function launchChromium(): Promise<Browser> {
  // It is unpacked at the first call; a second process must not find half of it.
  const executablePath = await withLock(join(tmpdir(), 'tablee-chromium.lock'), () =>
    sparticuz.executablePath(),
  );
  return chromium.launch({ executablePath, args: FLAGS, timeout: LAUNCH_MS });
}
