import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../scripts/screens/tables.ts';
import { type Hand, nextMoment, press, tabTo } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, playToTheEnd, replayed, saveRecord, WHOLE_GAME_MS } from './whole-games.ts';

const { visit } = house();

const tablesNamed = (...ids: readonly string[]) => TABLES.filter(({ id }) => ids.includes(id));
/** (row, column) as the rulebook says it. */
const square = (page: Page, row: number, column: number) =>
  page.locator(`.grid-square[data-square="${(row - 1) * 6 + column - 1}"]`);
const card = (page: Page, name: string) =>
  page.locator('.hand .card', { has: page.locator('.card-name', { hasText: name }) }).first();

/** One hero: half the choices of two, and the same fights. */
async function sitDownAlone(page: Page, hand: Hand): Promise<void> {
  await press(page, page.getByRole('link', { name: /Veiel/ }).first(), hand);
  await press(page, page.locator('.set-up-more summary'), hand);
  // Its label holds the list, too, so the name is only how it begins.
  const heroes = page.locator('.set-up-list', { hasText: /^(Héros|Heroes)/ }).locator('select');
  if (hand === 'mouse') await heroes.selectOption('1');
  else {
    await tabTo(page, heroes);
    await page.keyboard.press('1');
  }
  await expect.poll(() => heroes.inputValue()).toBe('1');
  await press(page, page.locator('.set-up-play'), hand);
  expect((await nextMoment(page)).is).toBe('question');
}

describe('a whole game of L’Ordre de Veiel', { timeout: WHOLE_GAME_MS }, () => {
  test.runIf(IS_LONG)('four fights by mouse, on a desk, in French', async () => {
    const page = await visit('/', { luck: 5 });

    await sitDownAlone(page, 'mouse');
    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Enregistrer la partie'));
    expect(result).not.toBeNull();
  });

  test.runIf(IS_LONG)('by keyboard alone, on a phone, in English', async () => {
    const page = await visit('/', { luck: 3, size: 'phone', language: 'en' });

    await sitDownAlone(page, 'keyboard');
    await playToTheEnd(page, 'keyboard');

    const { result } = await replayed(await saveRecord(page, 'Save the record'));
    expect(result).not.toBeNull();
  });
});

describe('at the table of L’Ordre de Veiel', () => {
  test('a card taken up lies on the board, foretells its blow, and is played by a press on the target', async () => {
    const page = await visit('/table/veiel-boss', { tables: tablesNamed('veiel-boss') });
    await nextMoment(page);

    await press(page, card(page, 'Frappe'), 'mouse');
    await square(page, 4, 2).hover();

    await page.locator('.veiel-foreseen').first().waitFor();
    expect(await page.locator('.veiel-area').count()).toBe(4);
    expect(await page.locator('.grid-square[data-state="can"]').count()).toBe(2);
    await expect
      .poll(() => page.locator('.question-note').innerText())
      .toMatch(/subirait 2 dégâts, perdrait 1 vie, 1 réaction ensuite/);

    // The boss answers the life it lost, and the blow can't be taken back any more; then she may step aside.
    await press(page, square(page, 4, 2), 'mouse');
    await expect.poll(async () => (await nextMoment(page)) as object).toMatchObject({ sentence: /déplacer/ });
    expect(await page.locator('.grid-square[data-square="19"]').getAttribute('aria-label')).toContain(
      '5 vies',
    );
  });

  test('R turns a pattern, and both directions foretell whom they hit', async () => {
    const page = await visit('/table/veiel-boss', { tables: tablesNamed('veiel-boss') });
    await nextMoment(page);
    await press(page, card(page, 'Fente'), 'mouse');
    const lit = () =>
      page
        .locator('.grid-square[data-state="can"]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-square')));
    await expect.poll(lit).toEqual(['13', '19']);

    await page.keyboard.press('r');

    await expect.poll(lit).toEqual(['25', '26', '27'].filter((each) => each !== '25'));
    expect(await page.locator('.frame-side .rules, .frame[data-page="rules"]').count()).toBe(0);
    await page.locator('.veiel-turn').waitFor();
  });

  test('intents follow a move that is only thought of, and it is undone', async () => {
    const page = await visit('/table/veiel-turn', { tables: tablesNamed('veiel-turn') });
    await nextMoment(page);
    const boucher = page.locator('.veiel-foes li', { hasText: 'Boucher' });
    expect(await boucher.innerText()).toContain('4 dégâts, 1 bloqué : 3 blessures');

    await press(page, card(page, 'Course'), 'mouse');
    // Pointed at again until it is noticed: a page that is still being painted may miss the first time.
    const thought = async (): Promise<string> => {
      await page.mouse.move(0, 0);
      await square(page, 6, 1).hover();
      return boucher.innerText();
    };
    await expect.poll(thought).toContain('puis attaque');

    await press(page, square(page, 6, 1), 'mouse');
    await expect.poll(() => square(page, 6, 1).getAttribute('aria-label')).toContain('Ysoline');
    await nextMoment(page);
    await page.keyboard.press('u');
    await expect.poll(() => square(page, 5, 2).getAttribute('aria-label')).toContain('Ysoline');
    // The card is in hand again, as it was.
    await expect.poll(() => card(page, 'Course').getAttribute('data-state')).toBe('chosen');
  });

  test('ending a turn that kills is asked once more (V-7), and what can’t be says why', async () => {
    const page = await visit('/table/veiel-death', { tables: tablesNamed('veiel-death') });
    await nextMoment(page);

    await press(page, page.getByRole('button', { name: 'Terminer le tour' }), 'mouse');
    expect(await nextMoment(page)).toMatchObject({ is: 'warning', says: /tuerait Ysoline/ });
    await page.keyboard.press('Escape');
    await press(page, page.locator('.veiel-hero-head').nth(1), 'mouse');
    await press(page, page.locator('.hand .card').first(), 'mouse');

    await page.locator('.question-note[data-firm]').waitFor();
    expect((await nextMoment(page)).is).toBe('question');
  });

  test('the enemy phase is shown step by step, held and gone on with', async () => {
    const page = await visit('/table/veiel-turn', {
      tables: tablesNamed('veiel-turn'),
      pace: 'usual',
    });
    await nextMoment(page);
    // Both heroes end their turns.
    await press(page, page.getByRole('button', { name: 'Terminer le tour' }), 'mouse');
    await page.keyboard.press(' ');
    await expect
      .poll(async () => ((await nextMoment(page)) as { sentence?: string }).sentence)
      .toContain('Hrolf');
    await press(page, page.getByRole('button', { name: 'Terminer le tour' }), 'mouse');

    await page.locator('.veiel-banner[data-phase="enemies"]').waitFor();
    await page.keyboard.press('p');
    const done = () => page.locator('.veiel-figure[data-done]').count();
    const held = await done();
    for (let n = 0; n < 40 && (await done()) < held + 2; n++) await page.keyboard.press('n');

    expect(await done()).toBe(held + 2);
    await page.keyboard.press('Escape');
    await nextMoment(page);
  });
});
