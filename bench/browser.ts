/**
 * The web app in a real Chromium: how much script the home page loads, and how long it takes from opening a table's
 * address in a browser that was never here to the first question on the screen.
 */
import { gzipSync } from 'node:zlib';
import { GAMES } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import type { Browser, Page } from 'playwright-core';
import { builtApp } from '../scripts/built-app.ts';
import { launchChromium, SIZES } from '../scripts/chromium.ts';
import { putTables, type Sitter, type TableRow, tableRow } from '../scripts/tables.ts';
import { type Effort, median, type Progress } from './measure.ts';
import type { BrowserFigures } from './report.ts';

export async function measureBrowser(effort: Effort, progress: Progress = () => {}): Promise<BrowserFigures> {
  const app = await builtApp();
  const served = await app.serve();
  const browser = await launchChromium();
  try {
    const homeScriptKilobytes = await scriptOfHome(browser, served.address);
    const rows = GAMES.map(openingTable);
    const times: number[][] = rows.map(() => []);
    for (let round = 0; round < effort.rounds; round++) {
      for (const [index, row] of rows.entries()) {
        times[index]!.push(await timeToQuestion(browser, served.address, row));
      }
      progress((round + 1) / effort.rounds);
    }
    return {
      homeScriptKilobytes,
      tableReadyMilliseconds: Object.fromEntries(
        rows.map(({ game }, index) => [game, median(times[index]!)]),
      ),
    };
  } finally {
    await browser.close();
    await served.close();
    app.remove();
  }
}

/** Everything the page loads as script until it is calm, each file as gzip makes it. */
async function scriptOfHome(browser: Browser, address: string): Promise<number> {
  const page = await newcomer(browser, address);
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  await page.context().close();
  const bytes = await Promise.all(
    [...new Set(scripts)].map(async (script) => gzipSync(await download(script)).length),
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

async function download(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** The clock of the page itself: it starts when the address is opened, and stops when the question is painted. */
async function timeToQuestion(browser: Browser, address: string, row: TableRow): Promise<number> {
  const page = await newcomer(browser, address);
  // An address of the same house that loads nothing of the app.
  await page.goto('/healthz');
  await putTables(page, [row]);
  // No function in it has a name: tsx would mark it with a word the page doesn't know.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.question[data-mine]')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('asked'));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`/table/${row.id}`);
  const time = await page.waitForFunction(() => performance.getEntriesByName('asked')[0]?.startTime);
  const milliseconds = (await time.jsonValue()) ?? Number.NaN;
  await page.context().close();
  return milliseconds;
}

/** A browser with nothing in its cache; the service worker would only take away time that no player waits for. */
async function newcomer(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ ...SIZES.desktop, baseURL: address, serviceWorkers: 'block' });
  return context.newPage();
}

/** A table where the player is asked first, with bots in the other seats. */
function openingTable(game: Game): TableRow {
  const sitting: Sitter[] = Array.from({ length: game.seats.min }, (_, seat) =>
    seat === 0 ? { who: 'person', name: 'Ada' } : { who: 'bot', bot: 'greedy' },
  );
  return tableRow({
    id: `bench-${game.id}`,
    game,
    sitting,
    seed: 'bench',
    until: (table) => table.view(null).waitingFor[0] === 0,
  });
}
