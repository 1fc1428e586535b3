/** Looks for what somebody with a screen reader, a keyboard or weak eyes would stumble over. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core found wrong on the page, each as a sentence; an empty list is what we want. */
export async function violations(page: Page): Promise<string[]> {
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ).then(() => undefined),
  );
  // Through the debugger, as the content policy allows no foreign script on the page.
  await page.evaluate(SOURCE);
  const options: RunOptions = { resultTypes: ['violations'] };
  const found = await page.evaluate(
    (given) => (window as unknown as AxeWindow).axe.run(document, given),
    options,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

interface AxeWindow {
  readonly axe: { run(where: Document, options: RunOptions): Promise<AxeResults> };
}
