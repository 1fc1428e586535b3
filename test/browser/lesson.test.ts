/** A newcomer takes a lesson, step by step, by the ways the table itself offers. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { followHint, type Hand, nextMoment } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG } from './whole-games.ts';

const { visit } = house();

/** More answers than any lesson asks for. */
const MOST_ANSWERS = 80;

/** Does what the lesson wants until it is over; answers how many questions were answered. */
async function learn(page: Page, hand: Hand, goOn: string): Promise<number> {
  const panel = page.locator('.lesson-panel');
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    const next = panel.getByRole('button', { name: new RegExp(`^${goOn}`) });
    const state = await page.waitForFunction((words) => {
      if (document.querySelector('.end-result')) return 'over';
      const buttons = [...document.querySelectorAll('.lesson-panel button')];
      if (buttons.some((button) => button.textContent?.startsWith(words))) return 'part over';
      return document.querySelector('.question[data-mine]') ? 'asked' : null;
    }, goOn);
    const now = await state.jsonValue();
    if (now === 'over') return answers;
    if (now === 'part over') {
      const title = await panel.locator('strong').textContent();
      await next.click();
      await page.waitForFunction(
        (before) => document.querySelector('.lesson-panel strong')?.textContent !== before,
        title,
      );
    } else {
      await followHint(page, hand);
      answers++;
    }
  }
  throw new Error(`The lesson goes on after ${MOST_ANSWERS} answers.`);
}

describe('the lesson', { timeout: 120_000 }, () => {
  test.runIf(IS_LONG)(
    'of Plunder is offered on the box and played to its end by mouse, in French',
    async () => {
      const page = await visit('/jouer/plunder');

      await page.getByRole('link', { name: /Apprenez en jouant/ }).click();
      const answers = await learn(page, 'mouse', 'Continuer');

      expect(answers).toBeGreaterThan(20);
      expect((await nextMoment(page)).is).toBe('over');
      await page.getByRole('link', { name: 'Jouer une partie' }).first().click();
      await page.getByRole('link', { name: 'Refaire la leçon' }).waitFor();
    },
  );

  test.runIf(IS_LONG).each([
    ['seven-fallen', 'fr', 'Continuer'],
    ['veiel', 'en', 'Go on'],
  ] as const)(
    'of %s is played to its end, and nothing it wants done is warned of',
    async (game, language, goOn) => {
      const page = await visit(`/apprendre/${game}`, { language });

      await learn(page, 'mouse', goOn);

      expect((await nextMoment(page)).is).toBe('over');
    },
  );

  test('of Sœurs is played to its end by touch, on a phone, in English', async () => {
    const page = await visit('/apprendre/soeurs', { size: 'phone', language: 'en' });

    await learn(page, 'mouse', 'Go on');

    expect((await nextMoment(page)).is).toBe('over');
  });

  test('keeps to its step, goes back, and is there again after a reload', async () => {
    const page = await visit('/apprendre/plunder', { language: 'en' });
    const says = page.locator('.lesson-says');
    const first = await says.textContent();

    await page.keyboard.press('1');
    await page.locator('.question-note[data-firm]').waitFor();
    expect(await says.textContent()).toBe(first);

    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.waitForFunction(
      (before) => document.querySelector('.lesson-says')?.textContent !== before,
      first,
    );
    await page.getByRole('button', { name: 'Step back' }).click();
    await page.waitForFunction(
      (before) => document.querySelector('.lesson-says')?.textContent === before,
      first,
    );

    await page.reload();
    await says.waitFor();
    expect(await says.textContent()).toBe(first);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('link', { name: /lesson/ }).waitFor();
  });
});
