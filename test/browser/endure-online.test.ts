/** A mission by three people, each in a browser of their own, to its end: one leaves it to a bot on the way and comes back. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownServer } from './own-server.ts';
import { playTogether, watchTold } from './together.ts';
import { house, PATIENCE_MS } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

/** More answers than a mission of three survivors asks for. */
const MOST_ANSWERS = 900;

describe.runIf(IS_LONG)('three survivors of First Light, led by three people', () => {
  const { visit } = house();
  const server = ownServer();

  test(
    'the mission goes on while a bot stands in for one of them, and ends alike for everybody',
    async () => {
      const address = await server.start();
      const anne = await visit(`${address}/jouer/endure`, { watch: watchTold });
      await anne.getByRole('textbox', { name: 'Nom, place 1' }).fill('Anne');
      await anne.getByRole('radio', { name: '3', exact: true }).first().check();
      for (const seat of [1, 2]) await anne.getByRole('radio', { name: 'Un ami en ligne' }).nth(seat).check();
      await anne.getByRole('radio', { name: 'permis', exact: true }).check();
      await anne.locator('.set-up-play').click();
      const link = await anne.locator('.online-invite input').inputValue();
      const [bob, cleo] = [await sit('Bob'), await sit('Cléo')];
      async function sit(name: string): Promise<Page> {
        const friend = await visit(link, { watch: watchTold });
        await friend.getByRole('textbox', { name: 'Votre nom' }).fill(name);
        await friend.getByRole('button', { name: 'S’asseoir à table' }).click();
        return friend;
      }
      const all = [anne, bob, cleo];
      // The survivors, and the first actions on the ship.
      await playTogether(all, 9);
      for (const page of all) await page.locator('.es-ship').first().waitFor();

      await cleo.keyboard.press('m');
      await cleo.getByRole('button', { name: 'Quitter : un bot joue à ma place' }).click();
      await cleo.getByRole('button', { name: 'Quitter la table' }).click();
      await playTogether([anne, bob], 8);
      await cleo.goto(link);
      await cleo.getByRole('button', { name: 'Reprendre ma place' }).click();
      await cleo.getByRole('button', { name: 'Reprendre ma place' }).waitFor({ state: 'detached' });
      await expect
        .poll(async () => new Set(await Promise.all(all.map(shipOf))).size, { timeout: PATIENCE_MS })
        .toBe(1);

      await playTogether(all, MOST_ANSWERS);
      const results = await Promise.all(all.map((page) => page.locator('.end-result').innerText()));
      expect(new Set(results).size).toBe(1);
      for (const page of all) await page.locator('.es-ending').waitFor();
    },
    WHOLE_GAME_MS,
  );
});

/** Every zone as it is read out, without what may be done there. */
async function shipOf(page: Page): Promise<string> {
  const zones = await page
    .locator('.es-zone')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return zones.join('\n');
}
