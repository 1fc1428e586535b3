/** Friends at an online table, each in a browser of their own, on a real server process that is killed in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, builtApp } from '../../scripts/built-app.ts';
import { ROOT } from '../house.ts';
import { violations } from './axe.ts';
import { followHint, nextMoment } from './play.ts';
import { house } from './visit.ts';

const PATIENCE_MS = 180_000;
const SERVER_GONE = /WebSocket connection .* failed/;
const { visit } = house();
const data = mkdtempSync(join(tmpdir(), 'tablee-online-'));
let app: BuiltApp;
let server: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  app = await builtApp();
}, PATIENCE_MS);
afterAll(() => {
  app?.remove();
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => {
  server?.kill('SIGKILL');
});

/** At any free port the first time, at the same one afterwards: to the browsers it is the same server. */
async function startServer(): Promise<void> {
  const port = address === '' ? '0' : new URL(address).port;
  const words = [join(ROOT, 'cli/bin/tablee.js'), 'serve', '--port', port, '--data', data, '--log', 'silent'];
  server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(server.stdout!, 'data');
  address = /(http:\/\/127\.0\.0\.1:\d+)/.exec(String(said))![1]!;
}

/** Whoever is asked first answers, as the hint says; `times` answers in all. */
async function playTogether(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        const moment = await nextMoment(page);
        if (moment.is === 'over') throw new Error('over');
        return page;
      }),
    );
    await followHint(asked);
    await asked.waitForFunction(() => !document.querySelector('dialog[open]'));
    const warning = asked.locator('.question-warning .button-danger');
    if (await warning.count()) await warning.click();
  }
}

test(
  'two friends play through an invite link; the server is killed and comes back; nothing is lost; the luck is checked',
  async () => {
    await startServer();
    const lea = await visit(`${address}/jouer/plunder`, { allows: SERVER_GONE });
    await lea.getByRole('textbox', { name: 'Nom, place 1' }).fill('Léa');
    await lea.getByRole('radio', { name: 'Un ami en ligne' }).last().check();
    await lea.locator('.set-up-play').click();
    const link = await lea.locator('.online-invite input').inputValue();
    expect(await violations(lea)).toEqual([]);

    const max = await visit(link, { allows: SERVER_GONE });
    await max.getByRole('textbox', { name: 'Votre nom' }).fill('Max');
    expect(await violations(max)).toEqual([]);
    await max.getByRole('button', { name: 'S’asseoir à table' }).click();
    await lea.getByText('Max').first().waitFor();
    expect(max.url()).not.toContain('#');
    await playTogether([lea, max], 10);

    const before = await Promise.all([lea, max].map(settledHandOf));
    server!.kill('SIGKILL');
    await lea.getByText('Connexion perdue').waitFor();
    await startServer();
    await lea.getByText('Connexion perdue').waitFor({ state: 'detached' });
    await max.getByText('Connexion perdue').waitFor({ state: 'detached' });
    expect(await Promise.all([lea, max].map(settledHandOf))).toEqual(before);
    await playTogether([lea, max], 6);

    await max.reload();
    await playTogether([lea, max], 2);
    await giveUp(max);
    await lea.locator('.end-result').waitFor();
    await lea.getByRole('link', { name: 'Vérifier le hasard' }).click();
    await lea.locator('dd[data-good="true"]').nth(1).waitFor();
    expect(await violations(lea)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'four sit at one table, one of them a bot; somebody watches and sees no hand',
  async () => {
    await startServer();
    const host = await visit(`${address}/jouer/plunder`);
    await host.getByRole('radio', { name: '4', exact: true }).check();
    for (const seat of [1, 2]) await host.getByRole('radio', { name: 'Un ami en ligne' }).nth(seat).check();
    await host.locator('.set-up-play').click();
    const link = await host.locator('.online-invite input').inputValue();
    const friends: Page[] = [];
    for (const name of ['Bob', 'Cléo']) {
      const friend = await visit(link);
      await friend.getByRole('textbox', { name: 'Votre nom' }).fill(name);
      await friend.getByRole('button', { name: 'S’asseoir à table' }).click();
      friends.push(friend);
    }
    await playTogether([host, ...friends], 6);

    const watcher = await visit(link);
    await watcher.getByRole('button', { name: 'Regarder' }).click();
    await watcher.locator('.question').waitFor();
    expect(await handOf(watcher)).toEqual([]);
  },
  PATIENCE_MS,
);

/** The names of the cards held face up. */
function handOf(page: Page): Promise<string[]> {
  return page.locator('.plunder-hand button').allTextContents();
}

/** Once no card is on its way any more. */
async function settledHandOf(page: Page): Promise<string[]> {
  for (let before = await handOf(page); ; ) {
    await page.waitForTimeout(400);
    const now = await handOf(page);
    if (now.join() === before.join()) return now;
    before = now;
  }
}

async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Abandonner la partie' }).click();
  await page.getByRole('button', { name: 'Abandonner la partie' }).click();
}
