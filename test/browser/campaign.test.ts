/** A campaign through the interface: begun, a scenario won, saved to a file, taken up in another browser, gone on with. */
import { readFileSync } from 'node:fs';
import { gameById } from '@tablee/games/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type TableRow, tableRow } from '../../scripts/tables.ts';
import { press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

const { visit } = house();
const veiel = gameById('veiel')!;

test.runIf(IS_LONG)(
  'Le Titanicide: begun here, saved after its first scenario, gone on with in another browser',
  { timeout: WHOLE_GAME_MS },
  async () => {
    const page = await visit('/jouer/veiel');
    await page.getByRole('radio', { name: 'nouvelle campagne' }).check();
    await press(page, page.getByRole('button', { name: 'Jouer', exact: true }), 'mouse');
    await page.waitForURL(/\/table\//);
    await page.locator('.question[data-mine]').waitFor();
    await playAllButTheLast(page);

    // The last piece of loot is taken by hand.
    await page.locator('.camp-offers .card[data-state="can"]').first().click();
    await page.getByRole('button', { name: 'Continuer la campagne' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer la campagne' }).click();
    const file = await (await saved).path();

    const campaign = JSON.parse(readFileSync(file, 'utf8')).campaign;
    expect(campaign).toMatchObject({ won: 1, played: [{ scenario: 'gue-de-sel', won: true }] });

    const other = await visit('/jouer/veiel');
    await other.locator('.campaigns input[type="file"]').setInputFiles(file);
    await other.locator('.campaigns-line[data-taken]').waitFor();
    await press(other, other.getByRole('button', { name: 'Jouer', exact: true }), 'mouse');
    await other.locator('.camp-deck-page').waitFor();

    expect(await other.locator('.camp-briefing h2').innerText()).toMatch(/La nuit du guichet/i);
    const owned = campaign.party.map(({ cards }: { cards: string[] }) => cards.length);
    const shown = await other.locator('.camp-member-count:not([data-wounds])').allInnerTexts();
    expect(shown.map((text) => Number.parseInt(text, 10))).toEqual(owned);
  },
);

/** A bot plays the table on, as far as its last question. */
async function playAllButTheLast(page: Page): Promise<void> {
  const address = page.url();
  const row = await page.evaluate(
    (id) =>
      new Promise<TableRow>((resolve) => {
        const opening = indexedDB.open('tablee');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(id);
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
    address.split('/').at(-1)!,
  );
  const { seed, config } = row.start;
  const plan = {
    id: row.id,
    game: veiel,
    sitting: row.sitting,
    seed,
    config: config as object as Record<string, unknown>,
  };
  const whole = tableRow({ ...plan, until: ({ state }) => state.result !== null });
  expect(whole.result?.how).toBe('scenario-won');
  const choices = whole.choices.slice(0, -1);
  // Away from the table, so that it isn't written over.
  await page.goto('/healthz');
  await page.evaluate(
    (played) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tablee');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(played, played.id);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { ...row, choices },
  );
  await page.goto(address);
  await page.locator('.camp-loot').waitFor();
}
