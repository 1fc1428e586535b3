/** A campaign of Endure the Stars through the interface: a mission won, the Refuge, the next mission; saved and resumed elsewhere. */
import { GAMES } from '@tablee/games/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type TableRow, tableRow } from '../../scripts/tables.ts';
import { answer, nextMoment, playOn, press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG } from './whole-games.ts';

const { visit } = house();

const endure = GAMES.find(({ id }) => id === 'endure')!;

/** The last steps of the first mission: everything done, both survivors at the way out. */
function almostOut(): TableRow {
  const begun = endure.campaign!.begin(endure.config.parse({ survivors: 2 }));
  return tableRow({
    id: 'almost-out',
    game: endure,
    sitting: [{ who: 'person', name: 'Ada' }],
    seed: 'out',
    config: endure.campaign!.next(begun) as Record<string, unknown>,
    position: {
      survivors: [
        { class: 'medic', at: '4s', life: 3, wounds: ['legs'], items: ['pistol', 'med-kit'] },
        { class: 'scout', at: '4s', resolve: 6, items: ['fire-axe'] },
      ],
      achieved: ['relais', 'carte'],
    },
  });
}

const choosing = (start: string) => (options: readonly string[]) => {
  const found = options.findIndex((option) => option.startsWith(start));
  if (found < 0) throw new Error(`“${start}” is not among ${options.join(', ')}.`);
  return found;
};

async function saveCampaign(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer la campagne' }).click(),
  ]);
  return file.path();
}

describe.runIf(IS_LONG)('a campaign', () => {
  test('is begun at set-up, without a mission being asked for', async () => {
    const page = await visit('/jouer/endure');

    await page.locator('.es-mission').first().waitFor();
    await page.getByRole('radio', { name: 'nouvelle campagne' }).check();
    expect(await page.locator('.es-mission').count()).toBe(0);
    await press(page, page.getByRole('button', { name: 'Jouer' }), 'mouse');

    expect(await nextMoment(page)).toMatchObject({
      sentence: expect.stringMatching(/^Quel survivant prenez-vous/),
    });
    expect(await page.locator('.es-briefing h2').innerText()).toBe('Le Long Corridor 1 : L’appel');
  });

  test('leads from a mission won through the Refuge into the next, and is resumed in another browser', async () => {
    const page = await visit('/table/almost-out', { tables: [almostOut()] });

    await answer(page, choosing('Quitter le vaisseau'));
    await answer(page, choosing('Quitter le vaisseau'));
    expect((await nextMoment(page)).is).toBe('over');
    await page.locator('.es-ending[data-won]').waitFor();
    await page.getByRole('button', { name: 'Continuer la campagne' }).click();

    await page.locator('.es-refuge').waitFor();
    await answer(page, choosing('Faire halte'));
    // The way through the places is pressed on the plan.
    await page.locator('[data-place=commons] .es-place-ways button').click();
    await page.locator('[data-place=commons][data-here]').waitFor();
    await playOn(page);
    const refuge = await saveCampaign(page);
    await page.getByRole('button', { name: 'Continuer la campagne' }).click();
    await page.locator('.es-ship').first().waitFor();
    expect((await nextMoment(page)).is).toBe('question');

    const elsewhere = await visit('/jouer/endure', { luck: 7 });
    await elsewhere.locator('.campaigns-pick input').setInputFiles(refuge);
    await elsewhere.locator('.campaigns-line[data-taken]').waitFor();
    expect(await elsewhere.locator('.campaigns-line strong').innerText()).toMatch(/^Mission 2 · /);
    await press(elsewhere, elsewhere.getByRole('button', { name: 'Jouer' }), 'mouse');
    await elsewhere.locator('.es-ship').first().waitFor();

    expect((await nextMoment(elsewhere)).is).toBe('question');
    expect(await elsewhere.getByText('Medic').count()).toBeGreaterThan(0);
  });
});
