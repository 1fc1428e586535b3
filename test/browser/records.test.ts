/** Records travel: from the browser to the command line, from the command line to the browser, to the same hash. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../house.ts';
import { violations } from './axe.ts';
import { nextMoment, playOn } from './play.ts';
import { house } from './visit.ts';

const { visit } = house();
const folder = mkdtempSync(join(tmpdir(), 'tablee-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tablee(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'cli/bin/tablee.js'), ...words],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

/** The last hash that a record names. */
function lastHash(record: string): string {
  return [...record.matchAll(/^= ([0-9a-f]{16})$/gm)].at(-1)![1]!;
}

async function saveFromMenu(page: Page, name: string): Promise<string> {
  await page.keyboard.press('m');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Enregistrer la partie/ }).click(),
  ]);
  const file = join(folder, name);
  await saved.saveAs(file);
  await page.keyboard.press('Escape');
  return file;
}

describe.each(['plunder', 'soeurs'])('%s', (game) => {
  test('a record saved in the browser replays on the command line to the same hash', async () => {
    const page = await visit(`/jouer/${game}`);
    await page.locator('.set-up-play').click();
    await playOn(page, { until: (_, answers) => answers === 12 });

    const file = await saveFromMenu(page, `${game}.txt`);

    const replayed = tablee('replay', file, '--json');
    expect(replayed.stderr).toBe('');
    expect(replayed.status).toBe(0);
    expect(replayed.stdout).toContain(lastHash(readFileSync(file, 'utf8')));
  });

  test('a record from the command line is watched in the browser, gone on with, and saved to the same hash', async () => {
    const file = join(ROOT, 'games', game, 'test', 'golden.txt');
    const page = await visit('/tables');

    await page.locator('input[type=file]').setInputFiles(file);

    await page
      .getByRole('link', { name: /Revoir/ })
      .first()
      .click();
    await page.locator('.replay-controls').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('slider').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/tables');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /Exporter/ })
        .first()
        .click(),
    ]);
    const again = join(folder, `${game}-again.txt`);
    await saved.saveAs(again);
    expect(lastHash(readFileSync(again, 'utf8'))).toBe(lastHash(readFileSync(file, 'utf8')));
  });
});

test('a file that is no record says what is wrong, and nothing is lost', async () => {
  const page = await visit('/tables');

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('2 œufs\n') });

  await page.getByText(/n’est pas une partie qu’on puisse rejouer/).waitFor();
});

test('a replay steps, jumps to the end, and is taken over from any moment', async () => {
  const page = await visit('/jouer/soeurs');
  await page.locator('.set-up-play').click();
  await playOn(page, { until: (_, answers) => answers === 8 });
  await page.goto(page.url().replace('/table/', '/rejouer/'));
  const slider = page.getByRole('slider');

  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Un choix en avant' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[type=range]')?.value === '1',
  );
  await page.keyboard.press('End');
  expect(Number(await slider.inputValue())).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Un choix en arrière' }).click();
  await page.getByRole('button', { name: 'Reprendre la main d’ici' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Jouer' }).click();

  await page.waitForURL(/\/table\//);
  expect((await nextMoment(page)).is).toBe('question');
});
