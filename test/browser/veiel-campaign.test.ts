/** A campaign through the interface: begun, a scenario won, saved to a file, taken up in another browser, gone on with. */
import { readFileSync } from 'node:fs';
import { gameById } from '@tablee/games/rules';
import type { Choice } from '@tablee/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableRow } from '../../scripts/tables.ts';
import { playOn, press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

const { visit } = house();
const veiel = gameById('veiel')!;

test.runIf(IS_LONG)(
  'Le Titanicide: begun here, saved after its first scenario, gone on with in another browser',
  { timeout: WHOLE_GAME_MS },
  async () => {
    const { seed, choices } = scenarioWon();
    const page = await visit('/jouer/veiel');
    await page.getByRole('radio', { name: 'nouvelle campagne' }).check();
    await page.locator('.set-up-more summary').click();
    await page.getByLabel('Graine du hasard').fill(seed);
    await press(page, page.getByRole('button', { name: 'Jouer', exact: true }), 'mouse');
    await page.waitForURL(/\/table\//);
    await page.locator('.question[data-mine]').waitFor();
    // The last of the loot is taken by hand.
    await playHere(page, choices.slice(0, -1));
    await playOn(page, { hand: 'mouse' });

    await page.getByRole('button', { name: 'Continuer la campagne' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer la campagne' }).click();
    const file = await (await saved).path();
    const { campaign } = JSON.parse(readFileSync(file, 'utf8'));
    expect(campaign).toMatchObject({ won: 1, played: [{ scenario: 'gue-de-sel', won: true }] });

    const other = await visit('/jouer/veiel');
    await other.locator('.campaigns input[type="file"]').setInputFiles({
      name: 'campaign.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    });
    await other.locator('.campaigns-line[data-taken]').waitFor();
    await press(other, other.getByRole('button', { name: 'Jouer', exact: true }), 'mouse');
    await other.locator('.camp-deck-page').waitFor();

    expect(await other.locator('.camp-briefing h2').innerText()).toMatch(/nuit du guichet/i);
    const owned = campaign.party.map(({ cards }: { cards: string[] }) => cards.length);
    const shown = await other.locator('.camp-member-count:not([data-wounds])').allInnerTexts();
    expect(shown.map((text) => Number.parseInt(text, 10))).toEqual(owned);
  },
);

/** A seed with which the bot wins the first scenario of a new campaign, and how. */
function scenarioWon(): { readonly seed: string; readonly choices: readonly Choice[] } {
  const config = veiel.campaign!.next(
    veiel.campaign!.begin(veiel.settle!(veiel.config.parse({}), 1)),
  ) as Record<string, unknown>;
  for (let n = 1; ; n++) {
    const seed = `titanicide-${n}`;
    const sitting = [{ who: 'person', name: 'Ada' }] as const;
    const { result, choices } = tableRow({
      id: seed,
      game: veiel,
      sitting,
      seed,
      config,
      until: ({ state }) => state.result !== null,
    });
    if (result?.how === 'scenario-won') return { seed, choices };
  }
}

/** The open table as it stands after these choices. */
async function playHere(page: Page, choices: readonly Choice[]): Promise<void> {
  const address = page.url();
  const id = address.split('/').at(-1)!;
  // Away from the table, so that it isn't written over.
  await page.goto('/healthz');
  await page.evaluate(
    ({ key, played }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tablee');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          const tables = writing.objectStore('tables');
          const reading = tables.get(key);
          reading.onsuccess = () => tables.put({ ...reading.result, choices: played }, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { key: id, played: choices.map(({ seat, says }) => ({ seat, says })) },
  );
  await page.goto(address);
  await page.locator('.camp-loot').waitFor();
}
