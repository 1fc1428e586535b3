import { GAMES } from '@tablee/games/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { followHint, nextMoment, playOn } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG } from './whole-games.ts';

const app = house();

/** One of them; with `npm run test:long` each. */
test.each(IS_LONG ? GAMES : GAMES.slice(-1))(
  '$name.fr is set up, played and reloaded with the server gone',
  async ({ name }) => {
    // The page asks whether online tables can be reached: that they can't is what this test is about.
    const page = await app.visit('/', { allows: /net::ERR_CONNECTION_REFUSED/ });
    await isKept(page);
    await app.closeServer();

    try {
      await page.reload();
      await page.getByRole('link', { name: name.fr }).first().click();
      await page.getByRole('button', { name: 'Jouer' }).first().click();
      await playOn(page, { until: ({ is }, answers) => is === 'question' && answers >= 3 });
      const before = await nextMoment(page);
      await page.reload();

      expect(await nextMoment(page)).toEqual(before);
      await followHint(page);
    } finally {
      await app.openServer();
    }
  },
);

test('a newer version is offered, and taken when the player says so', async () => {
  const page = await app.visit('/');
  await isKept(page);
  const reload = page.getByRole('button', { name: 'Recharger' });
  await page.reload();
  expect(await reload.count()).toBe(0);

  app.publish();
  await page.reload();
  await reload.click();

  await reload.waitFor({ state: 'detached' });
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active && !registration.waiting && !registration.installing;
  });
});

/** Until the service worker has everything and is in charge of the page. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
