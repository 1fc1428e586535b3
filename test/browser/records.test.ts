import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tablee/games/rules';
import { hash, readRecord, replay, Table } from '@tablee/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Sitter, tableRow } from '../../scripts/tables.ts';
import { followHint, nextMoment, playOn } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, replayed } from './whole-games.ts';

const { visit } = house();

/** One of them; with `npm run test:long` each. */
describe.each(IS_LONG ? GAMES : GAMES.slice(0, 1))('$name.fr', (game) => {
  const sitting: Sitter[] = Array.from({ length: game.seats.min }, (_, seat) =>
    seat === 0 ? { who: 'person', name: 'Ada' } : { who: 'bot', bot: 'greedy' },
  );
  const finished = tableRow({
    id: 'finished',
    game,
    sitting,
    seed: 'record',
    until: ({ state }) => state.result !== null,
  });

  test('a game exported from the browser replays on the command line to the same hash', async () => {
    const page = await visit('/tables', { tables: [finished] });

    const file = await exported(page);

    const { table } = replay(game, readRecord(readFileSync(file, 'utf8')), null);
    expect((await replayed(file)).hash).toBe(hash(table));
    expect(table.result).toEqual(finished.result);
  });

  test('a record from elsewhere is imported, watched, and taken over from the middle', async () => {
    const page = await visit('/tables');
    const file = join(mkdtempSync(join(tmpdir(), 'tablee-')), 'record.txt');
    writeFileSync(file, new Table(game, finished.start, finished.choices).record);

    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('1 partie importée.').waitFor();
    const again = await exported(page);
    expect((await replayed(again)).hash).toBe((await replayed(file)).hash);

    await page.getByRole('link', { name: 'Revoir' }).first().click();
    await page.getByRole('button', { name: 'Un choix en avant' }).click();
    await page.locator('.replay-count').filter({ hasText: /^1 \// }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.replay-count').filter({ hasText: /^2 \// }).waitFor();
    await page.getByRole('slider').fill(String(Math.floor(finished.choices.length / 2)));

    await page.getByRole('button', { name: 'Jouer d’ici' }).click();
    await page.locator('dialog[open] button[type=submit]').click();
    if ((await nextMoment(page)).is === 'curtain') await page.locator('.curtain button').click();
    expect((await nextMoment(page)).is).toBe('question');
    await followHint(page);
  });
});

test('a file that is no record is refused in words', async () => {
  const page = await visit('/tables');
  const file = join(mkdtempSync(join(tmpdir(), 'tablee-')), 'letter.txt');
  writeFileSync(file, 'Chère Ada,\n');

  await page.locator('input[type=file]').setInputFiles(file);

  await page.locator('.tables-outcome[data-bad]').waitFor();
});

test('the next question is asked once the choice before it would outlive a reload', async () => {
  const page = await visit('/jouer/soeurs');
  await page.locator('.set-up-play').click();
  await playOn(page, { until: (moment, answers) => moment.is === 'question' && answers >= 3 });
  const letGo = await holdTheShelf(page);

  await followHint(page);

  await expect.poll(() => page.locator('.question[data-mine]').count()).toBe(0);
  await letGo();
  const asked = await nextMoment(page);
  await page.reload();
  expect(await nextMoment(page)).toEqual(asked);
});

/** Nothing is written to the tables of this browser until it is let go. */
async function holdTheShelf(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('tablee');
        opening.onsuccess = () => {
          const shelf = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          // A transaction lives as long as it is asked for something.
          const ask = () => {
            shelf.get('nothing').onsuccess = () => {
              held();
              if (!('letGo' in window)) ask();
              else opening.result.close();
            };
          };
          ask();
        };
      }),
  );
  return () => page.evaluate(() => void Object.assign(window, { letGo: true }));
}

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).first().click(),
  ]);
  return download.path();
}
