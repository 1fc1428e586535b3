/** Friends at an online table, each in a browser of their own, on a real server process that is killed in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tablee/server/free-port';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, builtApp } from '../../scripts/built-app.ts';
import { ROOT } from '../house.ts';
import { violations } from './axe.ts';
import { answer } from './play.ts';
import { said } from './said.ts';
import { playTogether, watchTold } from './together.ts';
import { house, PATIENCE_MS } from './visit.ts';

const WHOLE_VISIT_MS = 900_000;
const SERVER_GONE = /WebSocket connection .* failed/;
const { visit } = house();
const data = mkdtempSync(join(tmpdir(), 'tablee-online-'));
let app: BuiltApp;
let server: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  app = await builtApp();
}, WHOLE_VISIT_MS);
afterAll(() => {
  app?.remove();
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => {
  server?.kill('SIGKILL');
});

/** At the same port each time: to the browsers it is the same server. */
async function startServer(): Promise<void> {
  const port = address === '' ? String(await freePort()) : new URL(address).port;
  const words = [join(ROOT, 'cli/bin/tablee.js'), 'serve', '--port', port, '--data', data, '--log', 'silent'];
  server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  address = await said(server, /(http:\/\/127\.0\.0\.1:\d+)/);
}

test(
  'two friends play through an invite link; the server is killed and comes back; nothing is lost; the luck is checked',
  async () => {
    await startServer();
    const lea = await visit(`${address}/jouer/plunder`, { allows: SERVER_GONE, watch: watchTold });
    await lea.getByRole('textbox', { name: 'Nom, place 1' }).fill('Léa');
    await lea.getByRole('radio', { name: 'Un ami en ligne' }).last().check();
    await lea.getByRole('radio', { name: 'permis', exact: true }).check();
    await lea.locator('.set-up-play').click();
    const link = await lea.locator('.online-invite input').inputValue();
    expect(await violations(lea)).toEqual([]);

    const max = await visit(link, { allows: SERVER_GONE, watch: watchTold });
    await max.getByRole('textbox', { name: 'Votre nom' }).fill('Max');
    expect(await violations(max)).toEqual([]);
    await max.getByRole('button', { name: 'S’asseoir à table' }).click();
    await lea.getByText('Max').first().waitFor();
    expect(max.url()).not.toContain('#');
    await playTogether([lea, max], 10);

    server!.kill('SIGKILL');
    // Once a page says so, all that the server told it before is on the screen.
    for (const page of [lea, max]) await page.getByText('Connexion perdue').waitFor();
    const hands = () => Promise.all([lea, max].map(settledHandOf));
    const before = await hands();
    await startServer();
    for (const page of [lea, max]) await page.getByText('Connexion perdue').waitFor({ state: 'detached' });
    await expect.poll(hands, { timeout: PATIENCE_MS }).toEqual(before);
    await playTogether([lea, max], 6);

    await max.reload();
    await playTogether([lea, max], 2);
    await giveUp(max);
    await lea.locator('.end-result').waitFor();
    await lea.getByRole('link', { name: 'Vérifier le hasard' }).click();
    await lea.locator('dd[data-good="true"]').nth(1).waitFor();
    expect(await violations(lea)).toEqual([]);
  },
  WHOLE_VISIT_MS,
);

test(
  'four sit at one table, one of them a bot, without hints; somebody watches and sees no hand; they speak in phrases',
  async () => {
    await startServer();
    const host = await visit(`${address}/jouer/plunder`, { watch: watchTold });
    await host.getByRole('textbox', { name: 'Nom, place 1' }).fill('Anne');
    await host.getByRole('radio', { name: '4', exact: true }).check();
    for (const seat of [1, 2]) await host.getByRole('radio', { name: 'Un ami en ligne' }).nth(seat).check();
    await host.locator('.set-up-play').click();
    const link = await host.locator('.online-invite input').inputValue();
    const friends: Page[] = [];
    for (const name of ['Bob', 'Cléo']) {
      const friend = await visit(link, { watch: watchTold });
      await friend.getByRole('textbox', { name: 'Votre nom' }).fill(name);
      await friend.getByRole('button', { name: 'S’asseoir à table' }).click();
      friends.push(friend);
    }
    // The host has not allowed hints.
    const hint = '.question-tools button[aria-keyshortcuts="H"]';
    await playTogether([host, ...friends], 6, async (page) => {
      expect(await page.locator(hint).count()).toBe(0);
      await answer(page, () => 0);
    });

    const watcher = await visit(link);
    await watcher.getByRole('button', { name: 'Regarder' }).click();
    await watcher.locator('.question').waitFor();
    expect(await handOf(watcher)).toEqual([]);
    await watcher.getByText('Vous regardez').waitFor();

    await host.getByRole('button', { name: 'Dire quelque chose' }).click();
    await host.getByRole('button', { name: 'Bonne chance !' }).click();
    for (const page of [...friends, watcher])
      await page.locator('.log').getByText('Anne : « Bonne chance ! »').waitFor();
    const [bob, cleo] = friends as [Page, Page];
    await bob.getByRole('button', { name: 'Dire quelque chose' }).click();
    await bob.getByRole('checkbox', { name: 'Anne' }).check();
    await bob.keyboard.press('Escape');
    await host.getByRole('button', { name: 'Dire quelque chose' }).click();
    await host.getByRole('button', { name: 'Merci !' }).click();
    await cleo.locator('.log').getByText('Anne : « Merci ! »').waitFor();
    expect(await bob.locator('.log').getByText('Anne : « Merci ! »').count()).toBe(0);
  },
  WHOLE_VISIT_MS,
);

/** The names of the cards held face up. */
function handOf(page: Page): Promise<string[]> {
  return page.locator('.plunder-hand button').allTextContents();
}

/** Once no card is on its way any more. */
async function settledHandOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return handOf(page);
}

async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Abandonner la partie' }).click();
  await page.getByRole('button', { name: 'Abandonner', exact: true }).click();
}
