/**
 * Pictures of every screen, at both sizes and tables in three narrower windows besides, for looking at: `npm run screens`, or `npm run screens -- plunder` for those
 * whose name begins so. What is shown is listed in `screens/list.ts`.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tablee/kernel';
import type { Browser, Page } from 'playwright-core';
import { builtApp } from './built-app.ts';
import { launchChromium, SIZES, type Size } from './chromium.ts';
import { SCREENS, type Screen, tablesOn } from './screens/list.ts';
import { putTables } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../docs/screens', import.meta.url));
const QUALITY = 55;
/** Fades and fonts have come to rest. */
const SETTLE_MS = 500;
const PATIENCE_MS = 15_000;
type Look = { readonly size: Size; readonly language: Language };
const LOOKS: readonly Look[] = [
  { size: 'desktop', language: 'fr' },
  { size: 'phone', language: 'fr' },
  { size: 'desktop', language: 'en' },
  { size: 'small', language: 'fr' },
  { size: 'across', language: 'fr' },
  { size: 'laptop', language: 'fr' },
];
/** Windows that only what must not scroll is looked at in: a page that scrolls looks there as it does on a phone. */
const NARROW: readonly Size[] = ['small', 'across', 'laptop'];

const wanted = process.argv[2] ?? '';
const screens = SCREENS.filter(({ name }) => name.startsWith(wanted));
mkdirSync(FOLDER, { recursive: true });
if (wanted === '') for (const file of pictures()) rmSync(join(FOLDER, file));

const app = await builtApp();
const served = await app.serve();
const browser = await launchChromium();
const troubles: string[] = [];
for (const look of LOOKS) await takeAll(browser, look);
await browser.close();
await served.close();
app.remove();
writeFileSync(join(FOLDER, 'README.md'), gallery());

const bytes = pictures().reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
console.log(`${pictures().length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
for (const trouble of troubles) console.error(trouble);
if (troubles.length > 0) process.exitCode = 1;

function isLookedAt({ path, english }: Screen, { size, language }: Look): boolean {
  if (language === 'en') return english === true;
  return !NARROW.includes(size) || /^\/(table|rejouer|jouer)\//.test(path) || path === '/';
}

async function takeAll(on: Browser, { size, language }: Look): Promise<void> {
  const context = await on.newContext({
    ...SIZES[size],
    // Sharp enough to judge, small enough to keep.
    deviceScaleFactor: 'hasTouch' in SIZES[size] ? 1.5 : 1,
    baseURL: served.address,
    locale: language,
    reducedMotion: 'reduce',
  });
  for (const screen of screens) {
    if (!isLookedAt(screen, { size, language })) continue;
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await take(page, screen, { size, language });
    await page.close();
  }
  await context.close();
}

async function take(page: Page, screen: Screen, look: Look): Promise<void> {
  const file = `${screen.name}-${look.size}-${look.language}.webp`;
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') troubles.push(`${file}: ${said.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${file}: ${error.message}`));
  try {
    await visit(page, screen, look);
  } catch (error) {
    troubles.push(`${file}: ${(error as Error).message}`);
  }
  writeFileSync(join(FOLDER, file), await picture(page));
  console.log(file);
}

/** By the debugger, for Playwright itself makes no WebP. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

async function visit(page: Page, screen: Screen, { size, language }: Look): Promise<void> {
  await page.goto('/healthz');
  await putTables(page, tablesOn(screen));
  await page.evaluate((settings) => localStorage.setItem('tablee.settings', JSON.stringify(settings)), {
    language,
    pace: 'instant',
    motion: 'reduced',
    name: 'Ada',
  });
  await page.goto(screen.path);
  await page.locator(screen.shows).first().waitFor();
  await screen.act?.(page, size);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
}

function pictures(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.webp'))
    .sort();
}

/** A page that shows them all, for reading on the web. */
/** All that is there, in the order of the list. */
function gallery(): string {
  const taken = new Set(pictures());
  const lines = SCREENS.flatMap((screen) => {
    const { name, about } = screen;
    const shown = LOOKS.filter(
      (look) => isLookedAt(screen, look) && taken.has(`${name}-${look.size}-${look.language}.webp`),
    );
    if (shown.length === 0) return [];
    return [
      `## ${about}`,
      '',
      ...shown.map(
        ({ size, language }) =>
          `<img src="${name}-${size}-${language}.webp" alt="${about}, ${size}, ${language}" height="360">`,
      ),
      '',
    ];
  });
  return [
    '# Screens',
    '',
    'Made by `npm run screens` from fixed seeds; looked at, not compared.',
    '',
    ...lines,
  ].join('\n');
}
