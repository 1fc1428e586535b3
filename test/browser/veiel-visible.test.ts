/** What must be visible at a table of L'Ordre de Veiel (V-1 to V-18), looked for where a player would look. */

import { gameById } from '@tablee/games/rules';
import { begin } from '@tablee/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../scripts/screens/tables.ts';
import { tableRow, whenAsked } from '../../scripts/tables.ts';
import { nextMoment, press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

const veiel = gameById('veiel')!;
const { visit } = house();

interface Bosses {
  readonly enemies: readonly { readonly boss: object | null; readonly ext: number }[];
}
const { enemies } = begin(veiel, { seats: 1, seed: 'box', config: {} }).content as Bosses;
const bossesOfBox = enemies.filter(({ boss }) => boss !== null);

const at = async (id: string): Promise<Page> => {
  const page = await visit(`/table/${id}`, { tables: TABLES.filter((table) => table.id === id) });
  await nextMoment(page);
  return page;
};
const said = (page: Page, square: number) =>
  page.locator(`.grid-square[data-square="${square}"]`).getAttribute('aria-label');

describe.runIf(IS_LONG)('what must be visible', { timeout: WHOLE_GAME_MS }, () => {
  test('V-1, V-2: rows and columns, reading order, summoners, corpses, entities; dice, block, statuses, the card’s text', async () => {
    const page = await at('veiel-turn');

    expect(await page.locator('.veiel-rows span, .veiel-columns span').count()).toBe(12);
    expect((await page.locator('.veiel-order').allInnerTexts()).sort()).toEqual('1234567'.split(''));
    expect(await page.locator('.veiel-link').count()).toBe(1);
    expect(await said(page, 12)).toMatch(/1 cadavre/);
    expect(await said(page, 16)).toMatch(/invoqué par Charmeuse/);
    expect(await said(page, 22)).toMatch(/dé jaune \d sur \d, \d vies?, 2 blocages/);
    expect(await said(page, 0)).toMatch(/étourdi/i);
    await press(page, page.locator('.veiel-foes li', { hasText: 'Boucher' }).locator('button'), 'mouse');
    await expect.poll(() => page.locator('dialog[open]').innerText()).toMatch(/dégâts/);
  });

  test('V-3, V-6, V-16: threat order, life and piles of each hero, hands open to all, phase, round, fight, difficulty', async () => {
    const page = await at('veiel-turn');

    const threats = await page.locator('.veiel-priority li b').allInnerTexts();
    expect(threats.map(Number)).toEqual(threats.map(Number).toSorted((a, b) => b - a));
    expect(await page.locator('.veiel-life').first().innerText()).toMatch(
      /Vie \d+\s:\smort après \d+ blessures?/,
    );
    await press(page, page.locator('[data-pile="wounds"]').first(), 'mouse');
    await expect.poll(() => page.locator('dialog[open] .card').count()).toBe(2);
    await page.keyboard.press('Escape');
    await press(page, page.locator('.veiel-hero-head').nth(1), 'mouse');
    await expect.poll(() => page.locator('.hand').getAttribute('aria-label')).toContain('Hrolf');
    expect(await page.locator('.veiel-banner').innerText()).toMatch(
      /Affrontement \d\/4[\s\S]*Tour \d[\s\S]*Phase des héros[\s\S]*Normale/i,
    );
  });

  test('V-9, V-12: the boss’s passive and seven Action cards, those drawn marked; the battlefield’s card', async () => {
    const page = await at('veiel-boss');

    expect(await page.locator('.veiel-actions li').count()).toBe(7);
    expect(await page.locator('.veiel-actions li[data-drawn]').count()).toBe(1);
    expect(await page.locator('.veiel-boss p').first().innerText()).not.toBe('');
    expect(await page.locator('.veiel-field h2').innerText()).toMatch(/lune rousse/i);
  });

  test('V-11: the log says which rule chose the target', async () => {
    const page = await at('veiel-wound');

    await expect
      .poll(() => page.locator('.log').first().innerText())
      .toMatch(/au plus près|la menace décide|la plus haute menace|le plus grand groupe/);
  });

  test('V-13: reinforcement with the fight won, piles, wounds, actions left; three cards revealed, or a heal', async () => {
    const row = tableRow({
      id: 'camp',
      game: veiel,
      sitting: [{ who: 'person', name: 'Ada' }],
      seed: 'reinforced',
      until: whenAsked('reinforce'),
    });
    const page = await visit('/table/camp', { tables: [row] });
    await nextMoment(page);

    await page.locator('.camp-won').waitFor();
    expect(await page.locator('.camp-piles li').count()).toBe(5);
    expect(await page.locator('.camp-actions').first().getAttribute('aria-label')).toMatch(
      /^\d actions de renforcement/,
    );
    await press(page, page.locator('.camp-hero .button-primary').first(), 'mouse');
    await page.locator('.camp-choice-row .card').first().waitFor();
    expect(await page.locator('.camp-choice-row .card').count()).toBe(3);
    expect(await page.locator('.camp-heal-instead').count()).toBe(1);
  });

  test('V-14: the map of a campaign, where the next place opens its briefing and a later one says why it is closed', async () => {
    const begun = veiel.campaign!.begin(veiel.settle!(veiel.config.parse({}), 1));
    const row = tableRow({
      id: 'campaign',
      game: veiel,
      sitting: [{ who: 'person', name: 'Ada' }],
      seed: 'map',
      config: veiel.campaign!.next(begun) as Record<string, unknown>,
    });
    const page = await visit('/table/campaign', { tables: [row] });
    await nextMoment(page);
    await press(page, page.locator('.camp-ahead summary'), 'mouse');

    const places = page.locator('.veiel-spot');
    expect(await places.evaluateAll((all) => all.map((each) => each.getAttribute('data-place')))).toEqual([
      'next',
      ...Array.from({ length: 5 }, () => 'closed'),
    ]);
    await press(page, places.nth(3), 'keyboard');
    await expect
      .poll(() => page.locator('.question-note[data-firm]').innerText())
      .toMatch(/gagnez d’abord «\sLe Gué de sel\s»/);
    expect(await page.locator('.camp-briefing h2').innerText()).toMatch(/gué de sel/i);
  });

  test('V-15: the Mistress’s recipes lit and elements spent, the twin that acts, ammunition and the locked pistol', async () => {
    const page = await at('veiel-special');

    expect(await page.locator('.veiel-recipe').count()).toBe(4);
    expect(await page.locator('.veiel-recipe[data-state="can"]').count()).toBeGreaterThan(0);
    expect(await page.locator('.veiel-elements').innerText()).not.toBe('');
    expect(await page.locator('.veiel-twin').count()).toBe(2);

    const row = tableRow({
      id: 'locked',
      game: veiel,
      sitting: [{ who: 'person', name: 'Ada' }],
      seed: 'locked',
      config: { heroes: 2, party: ['etranger', 'ysoline'] },
      until: whenAsked('act'),
    });
    const first = await visit('/table/locked', { tables: [row] });
    await nextMoment(first);
    const gear = (await first.locator('.veiel-gear-item').allInnerTexts()).join('\n');
    expect(gear).toMatch(/munitions/);
    expect(gear).toMatch(/verrouillé/);
  });

  test('V-17: every switch says what it brings; scenarios are closed with the reason while extension 5 is off', async () => {
    const page = await visit('/jouer/veiel');
    await press(page, page.locator('.set-up-more summary'), 'mouse');

    expect(await page.locator('.veiel-extension').count()).toBe(8);
    await page.locator('.veiel-extension').nth(4).locator('input, button').first().click();
    await page.getByText('Les scénarios viennent avec l’extension 5, qui est éteinte.').first().waitFor();
    expect(await page.getByRole('radio', { name: 'Un scénario' }).isDisabled()).toBe(true);
  });

  test('V-18: the collection holds every boss with its seven Action cards, filtered by extension', async () => {
    const page = await visit('/regles/veiel/collection');
    const [kinds, extensions] = [page.getByLabel('Quoi'), page.getByLabel('Extension')];
    await kinds.selectOption({ label: 'Boss' });

    const bosses = page.locator('.veiel-results > li');
    await expect.poll(() => bosses.count()).toBe(bossesOfBox.length);
    for (let n = 0; n < bossesOfBox.length; n++)
      expect(await bosses.nth(n).locator('.veiel-entry-actions > li').count()).toBe(7);
    await extensions.selectOption('2');
    await expect.poll(() => bosses.count()).toBe(bossesOfBox.filter(({ ext }) => ext === 2).length);
  });
});
