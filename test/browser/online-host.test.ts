/** What a host may do at the door of an online table, and what a guest may ask of the server about themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { house } from './visit.ts';

const WHOLE_VISIT_MS = 900_000;
const { visit } = house();
/** Set to look at the pages: a folder for pictures. */
const PICTURES = process.env.TABLEE_PICTURES;
const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

async function openTable(language: 'fr' | 'en', name: string): Promise<{ host: Page; link: string }> {
  const host = await visit('/jouer/plunder', { language });
  const words = WORDS[language];
  await host.getByRole('textbox', { name: words.nameAt1 }).fill(name);
  await host.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of [1, 2]) await host.getByRole('radio', { name: words.friend }).nth(seat).check();
  await host.locator('.set-up-play').click();
  return { host, link: await linkOf(host) };
}

const linkOf = (host: Page): Promise<string> => host.locator('.online-invite input').inputValue();

async function sitDown(link: string, name: string): Promise<Page> {
  const friend = await visit(link);
  await friend.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await friend.getByRole('button', { name: 'S’asseoir à table' }).click();
  await friend.getByText(name).first().waitFor();
  return friend;
}

const WORDS = {
  fr: {
    nameAt1: 'Nom, place 1',
    friend: 'Un ami en ligne',
    remove: 'Retirer',
    removeYes: 'Retirer Eve',
    renew: 'Changer de lien',
    open: 'Place libre',
  },
  en: {
    nameAt1: 'Name, seat 1',
    friend: 'A friend online',
    remove: 'Remove',
    removeYes: 'Remove Eve',
    renew: 'New link',
    open: 'Open seat',
  },
};

test.each(['fr', 'en'] as const)(
  'a host removes somebody before the game, in %s: they are told, and the link is another one',
  async (language) => {
    const words = WORDS[language];
    const { host, link } = await openTable(language, 'Anne');
    const eve = await sitDown(link, 'Eve');
    await host.getByText('Eve').first().waitFor();

    await host.getByRole('button', { name: words.remove, exact: true }).click();
    await picture(host, `remove-${language}`);
    expect(await violations(host)).toEqual([]);
    await host.getByRole('button', { name: words.removeYes }).click();

    await expect.poll(() => host.getByText(words.open).count()).toBe(2);
    await expect.poll(() => linkOf(host)).not.toBe(link);
    await eve.getByText('Vous n’avez plus de place à cette table.').waitFor();
    await picture(eve, `removed-${language}`);
    const late = await visit(link, { allows: /403/ });
    await late.getByText('Cette invitation n’est pas valable').waitFor();

    const before = await linkOf(host);
    await host.getByRole('button', { name: words.renew }).click();
    await picture(host, `renew-${language}`);
    await host.locator('.online-invite .menu-confirm .button-primary').click();
    await expect.poll(() => linkOf(host)).not.toBe(before);
  },
  WHOLE_VISIT_MS,
);

test(
  'a host removes somebody in play, and a bot plays on',
  async () => {
    const { host, link } = await openTable('fr', 'Anne');
    await sitDown(link, 'Bob');
    const eve = await sitDown(link, 'Eve');
    await host.locator('.question').first().waitFor();

    await host.keyboard.press('m');
    await host.getByRole('button', { name: 'Retirer Eve de la table' }).click();
    await picture(host, 'remove-in-play');
    await host.getByRole('button', { name: 'Retirer Eve', exact: true }).click();

    await eve.getByText('Vous n’avez plus de place à cette table.').waitFor();
    await picture(eve, 'removed-in-play');
  },
  WHOLE_VISIT_MS,
);

test(
  'a guest sees in the settings what is kept, downloads it, and is forgotten',
  async () => {
    const { host } = await openTable('fr', 'Anne');
    await host.getByRole('button', { name: 'Copier' }).waitFor();
    await host.goto(new URL('/reglages', host.url()).href);
    await host.getByText('Le serveur garde votre nom, « Anne », et 1 table').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.locator('.settings-online').scrollIntoViewIfNeeded();
    await picture(host, 'settings-online');

    const downloading = host.waitForEvent('download');
    await host.getByRole('button', { name: 'Tout télécharger' }).click();
    expect((await downloading).suggestedFilename()).toBe('tablee.json');
    await host.getByRole('button', { name: 'Déconnecter mes autres appareils' }).click();
    await host.getByText('Seul ce navigateur est encore à votre nom.').waitFor();
    await host.getByRole('button', { name: 'M’oublier…' }).click();
    await picture(host, 'forget-me');
    expect(await violations(host)).toEqual([]);
    await host.getByRole('button', { name: 'M’oublier', exact: true }).click();
    await host.getByText('Le serveur ne garde plus rien de vous.').waitFor();

    expect(await host.evaluate(async () => (await fetch('/api/me')).json())).toBeNull();
  },
  WHOLE_VISIT_MS,
);
