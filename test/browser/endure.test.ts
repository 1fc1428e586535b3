import { gameById } from '@tablee/games/rules';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../scripts/screens/tables.ts';
import { nextMoment, press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, playToTheEnd, replayed, saveRecord, sitDown, WHOLE_GAME_MS } from './whole-games.ts';

const endure = gameById('endure')!;
const { visit } = house();

const tables = TABLES.filter(({ id }) => id === 'endure-turn');

describe('a whole mission of Endure the Stars', { timeout: WHOLE_GAME_MS }, () => {
  test.runIf(IS_LONG)('alone, by mouse, on a desk, in French', async () => {
    const page = await visit('/', { luck: 5 });

    await sitDown(page, endure.name.fr, 'Jouer', 'mouse');
    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Enregistrer la partie'));
    expect(result).not.toBeNull();
  });

  test.runIf(IS_LONG)('alone, by keyboard, on a phone, in English', async () => {
    const page = await visit('/', { luck: 3, size: 'phone', language: 'en' });

    await sitDown(page, endure.name.en, 'Play', 'keyboard');
    await playToTheEnd(page, 'keyboard');

    const { result } = await replayed(await saveRecord(page, 'Save the record'));
    expect(result).not.toBeNull();
  });
});

describe('at the table of Endure the Stars', () => {
  test('a zone is entered by a press, overlays come by their keys, and what cannot be is answered', async () => {
    const page = await visit('/table/endure-turn', { tables });
    await nextMoment(page);
    const zone = (name: string) => page.locator(`.es-zone[aria-label^="${name}"]`);
    const south = zone('Quartiers d’équipage, couloir sud');

    await page.keyboard.press('v');
    await page.locator('.es-over-sight path').first().waitFor();
    await page.keyboard.press('e');
    await page.locator('.es-over-road .es-over-step').first().waitFor({ state: 'attached' });
    expect(await page.locator('.es-over-sight').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.es-over-road').first().waitFor({ state: 'detached' });

    await press(page, zone('Chirurgie'), 'mouse');
    await page.locator('.question-note[data-firm]').waitFor();

    await press(page, south, 'mouse');
    await page.locator('.es-zone[aria-label*="couloir sud"][aria-label*="Marine"]').waitFor();
    await nextMoment(page);
    await page.keyboard.press('u');
    await page.locator('.es-zone[aria-label*="couloir central"][aria-label*="Marine"]').waitFor();
  });

  test('what cannot be done stands after the answers and says why, with its rule', async () => {
    const page = await visit('/table/endure-turn', { tables });
    await nextMoment(page);
    const search = page.locator('.question-buttons button[aria-disabled]', { hasText: 'Fouiller' });

    await press(page, search, 'keyboard');
    await page.locator('.question-note[data-firm]', { hasText: 'ES-SEARCH-2' }).waitFor();
    expect(await page.locator('.question-sentence').innerText()).toContain('Marine, 3 actions');
  });

  test('an overlay says what it shows for whoever acts, as soon as it lies there', async () => {
    const page = await visit('/table/endure-turn', { tables });
    await nextMoment(page);

    await page.keyboard.press('b');
    await page
      .locator('.question-note', { hasText: /couloir central\s:\sun bruit 2 y couvre \d+ zones/ })
      .waitFor();
    await page.keyboard.press('t');
    await page.locator('.question-note', { hasText: 'Marine n’a aucun tir possible.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.question-note:empty').waitFor({ state: 'attached' });
  });

  test('whoever acts is in sight when the table opens, on the smallest phone', async () => {
    const page = await visit('/table/endure-turn', { tables, size: 'small' });
    await nextMoment(page);

    const isInSight = await page
      .locator('.es-ship [data-acting]')
      .first()
      .evaluate((figure) => {
        const { top, bottom } = figure.getBoundingClientRect();
        const room = figure.closest('.pan-zoom-room')!.getBoundingClientRect();
        return top >= room.top && bottom <= room.bottom;
      });
    expect(isInSight).toBe(true);
  });

  test('a locked door is told apart from a closed one, to the eye and to the ear', async () => {
    const page = await visit('/table/endure-turn', { tables });
    await nextMoment(page);

    expect(await page.locator('.es-door[data-state="locked"]').count()).toBeGreaterThan(0);
    const label = await page.locator('.es-zone[aria-label^="Vestiaire"]').getAttribute('aria-label');
    expect(label).toContain('porte verrouillée');
  });
});
