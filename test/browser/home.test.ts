import { GAMES } from '@tablee/games/rules';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { nextMoment } from './play.ts';
import { house } from './visit.ts';

const { visit } = house();

describe.each(['desktop', 'phone'] as const)('the home page, %s', (size) => {
  test('shows every game and nothing to stumble over', async () => {
    const page = await visit('/', { size });

    for (const { name } of GAMES) await page.getByRole('link', { name: name.fr }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('speaks the other language at one click, and remembers', async () => {
    const page = await visit('/', { size });

    await page.getByRole('button', { name: 'English' }).click();

    await page.getByText(GAMES[1]!.blurb.en).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByText(GAMES[1]!.blurb.en).first().waitFor();
  });

  test.each(GAMES)('$name.fr: two clicks from the address to the first decision', async ({ name }) => {
    const page = await visit('/', { size });

    await page.getByRole('link', { name: name.fr }).first().click();
    await page.getByRole('button', { name: 'Jouer' }).first().click();

    expect((await nextMoment(page)).is).toBe('question');
  });
});

test('an English browser is spoken to in English', async () => {
  const page = await visit('/', { language: 'en' });

  await page.getByRole('link', { name: GAMES[1]!.name.en }).first().waitFor();
});

test('an address that leads nowhere says so, and the way back', async () => {
  const page = await visit('/nulle-part');

  await page.getByRole('link', { name: 'Choisir un jeu' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
