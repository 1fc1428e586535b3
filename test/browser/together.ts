/** Several people at one online table, each at a page of their own. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followHint, nextMoment } from './play.ts';
import { PATIENCE_MS } from './visit.ts';

/** How many choices each page was told of by the server. */
const told = new WeakMap<Page, number>();

/** Takes down what the server tells the page. Called before it opens anything. */
export function watchTold(page: Page): void {
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; choices?: number };
      if (message.type === 'table' && message.choices !== undefined) told.set(page, message.choices);
    }),
  );
}

/** How often one reaches for an answer before something is wrong: a busy machine may be slow to draw it. */
const MOST_TRIES = 4;

/** Whoever is asked first answers, as the hint says unless told otherwise; `times` answers in all, or to the end. */
export async function playTogether(pages: readonly Page[], times: number, turn = followHint): Promise<void> {
  let tries = 0;
  for (let n = 0; n < times; n++) {
    const { page: asked, moment } = await Promise.any(
      pages.map(async (page) => ({ page, moment: await nextMoment(page, PATIENCE_MS) })),
    );
    if (moment.is === 'over') return;
    const before = told.get(asked)!;
    try {
      await turn(asked);
    } catch (error) {
      // A window may go by of its own accord while one reaches for an answer.
      if (told.get(asked) === before && ++tries === MOST_TRIES) throw error;
      await asked.keyboard.press('Escape');
      continue;
    }
    tries = 0;
    await asked.waitForFunction(() => !document.querySelector('dialog[open]'));
    const warning = asked.locator('.question-warning .button-danger');
    if (await warning.count()) await warning.click();
    // The server has kept it; sooner nothing may be expected of it, and the page still shows the question.
    await expect.poll(() => told.get(asked), { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  }
}
