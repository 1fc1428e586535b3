/**
 * The ground of the tests in a real Chromium: the built app, served for one test file, and visits to it.
 *
 * Every visit is a browser that was never here before. A message of error or warning in its console fails the test.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tablee/kernel';
import type { Served } from '@tablee/server';
import { freePort } from '@tablee/server/free-port';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BuiltApp, builtApp } from '../../scripts/built-app.ts';
import { launchChromium, SIZES, type Size } from '../../scripts/chromium.ts';
import { putTables, type TableRow } from '../../scripts/tables.ts';

export interface VisitOptions {
  readonly size?: Size;
  readonly language?: Language;
  /** Nothing is shown at length unless the test is about that. */
  readonly pace?: 'instant' | 'fast' | 'usual';
  readonly motion?: 'reduced' | 'full';
  /** What the test itself brings into the console: a server that is gone. */
  readonly allows?: RegExp;
  /** Another number, other shuffles and dice. */
  readonly luck?: number;
  /** Tables the visitor has played at before. */
  readonly tables?: readonly TableRow[];
  /** Called with the page before it opens anything. */
  readonly watch?: (page: Page) => void;
}

export interface House {
  /** A new visitor opens this address of the app. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** The server goes away, as if its machine were switched off. */
  closeServer(): Promise<void>;
  /** And is there again, at the same address. */
  openServer(): Promise<void>;
  /** A newer version of the app is on the server. */
  publish(): void;
}

/** Longer than anything takes, even on one core that has much else to do. */
export const PATIENCE_MS = 120_000;

/** Whoever comes first builds the app, and unpacks Chromium on a new machine. */
const BUILDING_MS = 600_000;

/** To be called once at the top of a test file. */
export function house(): House {
  let app: BuiltApp;
  let served: Served;
  let browser: Browser;
  let published = 0;
  const visits: BrowserContext[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    [app, browser] = await Promise.all([builtApp(), launchChromium()]);
    // One that is still free after the server was away.
    served = await app.serve(await freePort());
  }, BUILDING_MS);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    app?.remove();
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.close()));
    expect(troubles.splice(0), 'messages in the console').toEqual([]);
  });

  return {
    async visit(path, options = {}) {
      const context = await enter(browser, served.address, options);
      visits.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      watchTroubles(page, troubles, options.allows);
      options.watch?.(page);
      if (options.tables) {
        await page.goto('/healthz');
        await putTables(page, options.tables);
      }
      await page.goto(path);
      return page;
    },
    closeServer: () => served.close(),
    async openServer() {
      served = await app.serve(served.port);
    },
    publish: () => {
      const worker = join(app.folder, 'sw.js');
      for (const compressed of ['.br', '.gz']) rmSync(worker + compressed, { force: true });
      writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// ${++published}`);
    },
  };
}

async function enter(browser: Browser, address: string, options: VisitOptions): Promise<BrowserContext> {
  const { size = 'desktop', language = 'fr', pace = 'instant', motion = 'reduced' } = options;
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: address,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  });
  // Tables and bots draw their luck from here: a test that fails must fail again.
  await context.addInitScript((luck) => {
    let ids = 0;
    let bytes = luck;
    crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = ++bytes * 167;
      return array;
    };
  }, options.luck ?? 0);
  // Only where nothing was chosen yet: what a test changes on the page stays changed after a reload.
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('tablee.settings') === null) {
        localStorage.setItem('tablee.settings', JSON.stringify(settings));
      }
    },
    { language, pace, motion },
  );
  return context;
}

function watchTroubles(page: Page, troubles: string[], allowed?: RegExp): void {
  page.on('console', (message) => {
    if (allowed?.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
}
