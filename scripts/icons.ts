/** Makes the app's icons in the sizes a phone's home screen wants, from `client/public/icon.svg`: `npx tsx scripts/icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';

const PUBLIC = fileURLToPath(new URL('../client/public', import.meta.url));
const SIDES = [192, 512];
/** A system that cuts icons into its own shape may take all but the inner 80 %. */
const SAFE_SHARE = 0.8;

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const { background_color: background } = JSON.parse(
  readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'),
) as { background_color: string };

const browser = await launchChromium();
const page = await browser.newPage();
for (const side of SIDES) {
  await draw(page, side, side, 'transparent', `icon-${side}.png`);
  await draw(page, side, Math.round(side * SAFE_SHARE), background, `icon-maskable-${side}.png`);
}
await browser.close();

async function draw(on: Page, side: number, drawn: number, behind: string, file: string): Promise<void> {
  await on.setViewportSize({ width: side, height: side });
  await on.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${behind}">
       <img src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}" width="${drawn}" height="${drawn}">`,
  );
  await on.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await on.screenshot({ path: join(PUBLIC, file), omitBackground: true });
}
