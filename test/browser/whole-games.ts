/** A whole game through the interface, from the home page to the result, and its record checked by the command line. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../house.ts';
import { type Hand, nextMoment, playOn, press } from './play.ts';

const TABLEE = join(ROOT, 'cli', 'bin', 'tablee.js');

/** `npm run test:long` plays the other combinations of size, language and hand, too. */
export const IS_LONG = process.env.TABLEE_LONG !== undefined;

/** Hundreds of questions; a machine busy with other things takes its time. */
export const WHOLE_GAME_MS = 1_800_000;

/** Goes from the home page to the first question. */
export async function sitDown(page: Page, game: string, play: string, hand: Hand): Promise<void> {
  await press(page, page.getByRole('link', { name: game }).first(), hand);
  await press(page, page.getByRole('button', { name: play }).first(), hand);
  expect((await nextMoment(page)).is).toBe('question');
}

/** Plays to the end as the hints say, with a reload on the way. The tests choose their luck so that it doesn't take long. */
export async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  await playOn(page, { hand, until: ({ is }, answers) => is === 'question' && answers >= 12 });
  const before = await nextMoment(page);
  await page.reload();
  expect(await nextMoment(page)).toEqual(before);
  await playOn(page, { hand });
  expect((await nextMoment(page)).is).toBe('over');
}

/** Saves the record of the game that is over, as the player would. */
export async function saveRecord(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download.path();
}

/** What `tablee replay` makes of a record; it fails where the record doesn't replay to the hashes in it. */
export async function replayed(file: string): Promise<{ hash: string; result: { how: string } | null }> {
  const { stdout } = await promisify(execFile)(process.execPath, [TABLEE, 'replay', file, '--json'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
