/** A game made of one folder and one line is played in the terminal, in the browser and online. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextMoment, playOn } from '../browser/play.ts';
import { said } from '../browser/said.ts';
import { house } from '../browser/visit.ts';
import { houseWith } from './copy.ts';

const LONG_MS = 900_000;
const { visit } = house();
const inCopy = (...path: readonly string[]): string => join(copy, ...path);
let copy = '';
let server: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  copy = houseWith(fileURLToPath(new URL('./allumettes', import.meta.url)));
  await promisify(execFile)(process.execPath, [inCopy('scripts', 'build.mjs')]);
  const words = ['serve', '--port', '0', '--data', inCopy('data'), '--log', 'silent'];
  server = spawn(process.execPath, [inCopy('cli/bin/tablee.js'), ...words], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await said(server, /(http:\/\/127\.0\.0\.1:\d+)/);
}, LONG_MS);

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

function tablee(input: string, ...words: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [inCopy('cli/bin/tablee.js'), ...words], {
    cwd: copy,
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

test('in the terminal: drawn, played to the end, replayed, simulated', { timeout: LONG_MS }, () => {
  const record = inCopy('game.txt');
  const shown = tablee(
    'take 3\n'.repeat(9),
    'play',
    'allumettes',
    '--seed',
    'a',
    '--config',
    'matches=15',
    '--save',
    record,
  );

  expect(shown).toContain('|'.repeat(15));
  expect(shown).toMatch(/Partie terminée.*Gagné : Joueur [12]\./);
  expect(JSON.parse(tablee('', 'replay', record, '--json'))).toMatchObject({
    game: 'allumettes',
    result: { how: 'last' },
  });
  const { games, figures } = JSON.parse(
    tablee(
      '',
      'simulate',
      'allumettes',
      '--seats',
      'greedy,random',
      '--games',
      '20',
      '--seed',
      's',
      '--json',
    ),
  );
  expect({ games, figures }).toEqual({ games: 20, figures: {} });
});

test('in the browser: on the shelf, set up, played against a bot, its rules read', {
  timeout: LONG_MS,
}, async () => {
  const page = await visit(address);

  await page.locator('.allumettes-cover').first().waitFor();
  await page.getByRole('link', { name: 'Les Allumettes' }).first().click();
  await page.getByRole('button', { name: 'Jouer' }).first().click();
  await playOn(page, { turn: takeFirst });

  expect(await nextMoment(page)).toMatchObject({
    is: 'over',
    says: expect.stringMatching(/Gagné\s: Joueur/),
  });
  await page.goto(`${address}/regles/allumettes`);
  await page.getByText('Qui prend la dernière allumette perd').waitFor();
});

test('online: two friends through an invite link', { timeout: LONG_MS }, async () => {
  const lea = await visit(`${address}/jouer/allumettes`);
  await lea.getByRole('textbox', { name: 'Nom, place 1' }).fill('Léa');
  await lea.getByRole('radio', { name: 'Un ami en ligne' }).last().check();
  await lea.locator('.set-up-play').click();
  const max = await visit(await lea.locator('.online-invite input').inputValue());
  await max.getByRole('textbox', { name: 'Votre nom' }).fill('Max');
  await max.getByRole('button', { name: 'S’asseoir à table' }).click();

  const [answers, others] = await Promise.all([lea, max].map((page) => playOn(page, { turn: takeFirst })));

  // Of seven matches, one at a time and turn about, the last is nobody's choice.
  expect([answers, others]).toEqual([3, 3]);
  for (const page of [lea, max])
    expect(await nextMoment(page)).toMatchObject({
      is: 'over',
      says: expect.stringMatching(/Gagné\s: Joueur 2\./),
    });
});

/** Takes one match, and waits until that question is gone. */
async function takeFirst(page: Page): Promise<void> {
  const sentence = page.locator('.question[data-mine] .question-sentence');
  const before = await sentence.innerText();
  await page.locator('.question-buttons button').first().click();
  await page.waitForFunction(
    (text) =>
      document.querySelector<HTMLElement>('.question[data-mine] .question-sentence')?.innerText !== text,
    before,
  );
}
