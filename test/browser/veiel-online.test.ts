/** A fight by four people, each in a browser of their own: one leaves it to a bot and comes back, the server is killed once. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownServer } from './own-server.ts';
import { answer, type Chooser } from './play.ts';
import { playTogether, watchTold } from './together.ts';
import { house, PATIENCE_MS } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

const SERVER_GONE = /WebSocket connection .* failed/;

describe.runIf(IS_LONG)('four people against the enemies of Veiel', () => {
  const { visit } = house();
  const server = ownServer();

  test(
    'a fight goes on through a bot in one’s place, a server that dies, and everybody’s return',
    async () => {
      const address = await server.start();
      const host = await visit(`${address}/jouer/veiel`, { allows: SERVER_GONE, watch: watchTold });
      await host.getByRole('textbox', { name: 'Nom, place 1' }).fill('Anne');
      await host.getByRole('radio', { name: '4', exact: true }).first().check();
      for (const seat of [1, 2, 3])
        await host.getByRole('radio', { name: 'Un ami en ligne' }).nth(seat).check();
      await host.locator('.set-up-play').click();
      const link = await host.locator('.online-invite input').inputValue();
      const friends: Page[] = [];
      for (const name of ['Bob', 'Cléo', 'Dan']) {
        const friend = await visit(link, { allows: SERVER_GONE, watch: watchTold });
        await friend.getByRole('textbox', { name: 'Votre nom' }).fill(name);
        await friend.getByRole('button', { name: 'S’asseoir à table' }).click();
        friends.push(friend);
      }
      const all = [host, ...friends];
      await playUntil(all, '.veiel-banner');
      for (const page of all) await page.locator('.veiel-board').waitFor();
      await playUntil(all, '.veiel-banner[data-phase="heroes"]');

      const dan = friends[2]!;
      await dan.keyboard.press('m');
      await dan.getByRole('button', { name: 'Quitter : un bot joue à ma place' }).click();
      await dan.getByRole('button', { name: 'Quitter la table' }).click();
      await playTogether(all.slice(0, 3), 4, takeTurn);
      await dan.goto(link);
      await dan.getByRole('button', { name: 'Reprendre ma place' }).click();
      await dan.getByRole('button', { name: 'Reprendre ma place' }).waitFor({ state: 'detached' });

      const boards = () => Promise.all(all.map(boardOf));
      server.kill();
      for (const page of all) await page.getByText('Connexion perdue').waitFor();
      const before = await boards();
      await server.start();
      for (const page of all) await page.getByText('Connexion perdue').waitFor({ state: 'detached' });
      await expect.poll(boards, { timeout: PATIENCE_MS }).toEqual(before);
      await playTogether(all, 4, takeTurn);
      // Everybody sees the same fight.
      await expect
        .poll(async () => new Set((await boards()).map((each) => each.join('\n'))).size, {
          timeout: PATIENCE_MS,
        })
        .toBe(1);
    },
    WHOLE_GAME_MS,
  );
});

/** Set-up by the first option, or by what ends a choice that has no other end. */
const first: Chooser = (options) =>
  Math.max(
    0,
    options.findIndex((option) => /^Cela suffit|^Terminer le tour/.test(option)),
  );
const takeTurn = (page: Page): Promise<void> => answer(page, first);

/** Somebody answers until this is on the first screen. */
async function playUntil(pages: readonly Page[], shown: string): Promise<void> {
  for (let n = 0; n < 120 && (await pages[0]!.locator(shown).count()) === 0; n++)
    await playTogether(pages, 1, takeTurn);
  await pages[0]!.locator(shown).waitFor();
}

/** Every square as it is read out, without what is only foreseen. */
function boardOf(page: Page): Promise<string[]> {
  return page
    .locator('.grid-square')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
}
