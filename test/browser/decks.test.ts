/** Decks through the interface: built by keyboard and by touch, handed on by a link, brought in secret, shown and verified. */
import { gameById } from '@tablee/games/rules';
import { bareTable } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { nextMoment, playOn, press } from './play.ts';
import { playTogether, watchTold } from './together.ts';
import { house, PATIENCE_MS } from './visit.ts';
import { IS_LONG, WHOLE_GAME_MS } from './whole-games.ts';

const { visit } = house();
const WORKSHOP = '/atelier/seven-fallen';
const sevenFallen = gameById('seven-fallen')!;
const { config, content } = bareTable(sevenFallen, { seats: 2, seed: 'decks', config: {} });
const { faces } = content as { faces: readonly { card: { token?: boolean } }[] };
const READY = sevenFallen.brings!.ready(config, content);

/** The code of a ready-made deck under a name of its own. */
function codeOf(index: number, name: string): string {
  const { brought } = READY[index % READY.length]!;
  return sevenFallen.brings!.written!.code({ ...(brought as object), name }, content);
}

/** Takes a deck in by its link, and goes back to the list. */
async function takeIn(page: Page, index: number, name: string): Promise<void> {
  await page.goto(`${WORKSHOP}#${codeOf(index, name)}`);
  await press(page, page.getByRole('button', { name: 'Le garder', exact: true }), 'mouse');
  await page.locator('.sfb').waitFor();
}

rule(
  ['SF-UI-7', 'SF-UI-10'],
  'a deck is built by keyboard alone: searched, written, completed, named, brought',
  async () => {
    const page = await visit(WORKSHOP);
    await press(page, page.getByRole('button', { name: 'Nouveau deck' }), 'keyboard');
    await page.locator('.sfb-pool').waitFor();
    expect(await violations(page)).toEqual([]);

    const name = page.getByRole('textbox', { name: 'Nom' });
    await tabTo(page, '.bench-name');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Au clavier');
    const count = () => page.locator('.sfb-count').innerText();
    expect(Number.parseInt(await count(), 10)).toBe(faces.filter(({ card }) => !card.token).length);
    for (const filter of ['Royaume', 'Type', 'Coût', 'Classe', 'Mot-clé', 'Rareté'])
      await page.getByRole('combobox', { name: filter }).waitFor({ state: 'attached' });
    await tabTo(page, '.sfb-search');
    await page.keyboard.type('lecheuse');
    await page.locator('.sfb-count').getByText('1 carte').waitFor();
    await tabTo(page, '.sfb-tile-card');
    for (const key of ['Enter', '+', 'Enter', '-']) await page.keyboard.press(key);
    await page.locator('.sfb-tile [aria-hidden="true"]').getByText('2/3').waitFor();

    await tabTo(page, '.sfb-count button');
    await page.keyboard.press('Enter');
    await page.locator('.sfb-tile').nth(20).waitFor();
    await tabTo(page, '.sfb-tile-card[tabindex="0"]');
    const first = await focused(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(first);
    await tabTo(page, '.sfb-complete');
    await page.keyboard.press('Enter');
    await page.getByText('Deck légal.').waitFor();
    expect(await name.inputValue()).toBe('Au clavier');
    await tabTo(page, '#sfb-tab-list');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('table', { name: 'Pages par coût en EC' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await press(page, page.getByRole('button', { name: 'Jouer' }), 'keyboard');
    await page.locator('.bring-field').first().getByText('Au clavier').waitFor();
    await press(page, page.getByRole('button', { name: 'Jouer' }), 'keyboard');
    expect((await nextMoment(page)).is).toBe('question');
  },
);

test.runIf(IS_LONG)(
  'a deck is built on a phone by touch, with the pool and the deck as two sheets',
  async () => {
    const page = await visit(WORKSHOP, { size: 'phone' });
    await page
      .getByRole('button', { name: /^Copier/ })
      .first()
      .tap();
    await page.locator('.sfb-tile').first().waitFor();
    expect(await violations(page)).toEqual([]);
    const before = await page.locator('.sfb-panes button').last().innerText();
    const golem = page.locator('.sfb-tile:not([data-written]):has-text("Golem")').first();
    await golem.getByRole('button', { name: /^Ajouter/ }).tap();
    await expect.poll(() => page.locator('.sfb-panes button').last().innerText()).not.toBe(before);
    await golem.getByRole('button', { name: /^Voir/ }).tap();
    await page.locator('dialog[open] .sfb-lens').waitFor();
    await page.locator('dialog[open] .sheet-close').tap();

    await page.getByRole('button', { name: /^Deck/ }).tap();
    await page.getByText('Deck légal.').waitFor();
    await page
      .getByRole('button', { name: /^Retirer/ })
      .last()
      .tap();
    await page.getByRole('tab', { name: 'Main' }).tap();
    const hand = page.locator('.sfb-held');
    await hand.nth(4).waitFor();
    expect(await hand.count()).toBe(5);
    await hand.first().tap();
    await page.getByRole('button', { name: 'Grâce Divine (1)' }).tap();
    await page.getByText('La main après la Grâce Divine.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Partager' }).tap();
    const link = await page.getByRole('textbox', { name: 'Lien' }).inputValue();
    const other = await visit(link.replace(/^.*\/atelier/, '/atelier'), { size: 'phone' });
    await other.getByRole('button', { name: 'Le garder', exact: true }).tap();
    await other.locator('.sfb').waitFor();
    expect(await other.getByRole('textbox', { name: 'Nom' }).inputValue()).toBe(
      await page.getByRole('textbox', { name: 'Nom' }).inputValue(),
    );
  },
  PATIENCE_MS * 4,
);

test(
  'decks are copied, compared, deleted and brought back; what can’t be read is refused in words',
  async () => {
    const page = await visit(WORKSHOP);
    await takeIn(page, 0, 'Le mien');
    await page.goto(WORKSHOP);
    const mine = page.locator('.workshop-one', { hasText: 'Le mien' });
    await mine.waitFor();
    expect(await violations(page)).toEqual([]);
    await mine.getByRole('button', { name: /^Comparer/ }).click();
    await page.locator('dialog[open] select').selectOption({ index: 1 });
    await page.locator('dialog[open]').getByRole('table', { name: 'Différences' }).waitFor();
    await page.keyboard.press('Escape');
    await mine.getByRole('button', { name: /^Supprimer/ }).click();
    await mine.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await mine.waitFor();

    await page.getByText('Importer un code').click();
    await page.getByRole('textbox', { name: 'Code, lien ou liste' }).fill(`${codeOf(0, 'x').slice(0, -4)}`);
    await page.getByRole('button', { name: 'Lire' }).click();
    await page.getByRole('alert').getByText('Ce code est abîmé').waitFor();
    await page.getByRole('textbox', { name: 'Code, lien ou liste' }).fill('3 Ange qui n’existe pas');
    await page.getByRole('button', { name: 'Lire' }).click();
    await page.getByRole('alert').getByText('Ligne 1').waitFor();
  },
  PATIENCE_MS * 3,
);

test(
  'a deck is measured in the background: games come in, and it can be stopped',
  async () => {
    const page = await visit(WORKSHOP);
    await takeIn(page, 0, 'À mesurer');
    await page.getByRole('tab', { name: 'Mesure' }).click();
    await page.getByRole('combobox', { name: 'Parties par deck' }).selectOption('20');
    await page.getByRole('button', { name: 'Mesurer ce deck' }).click();
    await page.getByText(/, [1-9]\d* parties\)/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByRole('button', { name: 'Mesurer ce deck' }).waitFor();
  },
  PATIENCE_MS * 3,
);

const PACK = {
  cards: [
    {
      id: 'ange-d-essai',
      name: { fr: 'Ange d’essai', en: 'Trial Angel' },
      kingdom: 'nuit-sans-fin',
      type: 'ange',
      classes: ['goule'],
      cost: 1,
      atq: 2,
      fv: 2,
      abilities: [{ on: 'ferveur', then: [{ do: 'draw', pages: 1 }] }],
    },
  ],
};

test(
  'cards of a pack are built with and played against a bot; a bad pack is refused with its path',
  async () => {
    const page = await visit(WORKSHOP);
    const load = (pack: unknown) =>
      page
        .locator('.workshop-pick input')
        .last()
        .setInputFiles({
          name: 'essai.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(pack)),
        });
    await page.getByText('Ajouter une extension').click();
    await load({ cards: [{ ...PACK.cards[0], cost: 'trois' }] });
    await page.getByRole('alert').getByText('essai.json › cards[0].cost').waitFor();
    await load(PACK);
    await page.getByText('Extension : essai.json').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.getByRole('button', { name: 'Nouveau deck' }).click();
    await page.getByRole('searchbox').fill('trial angel');
    await page.locator('.sfb-count').getByText('1 carte').waitFor();
    for (let n = 0; n < 3; n++) await page.locator('.sfb-tile-card').click();
    await page.locator('.sfb-complete').click();
    await page.getByText('Deck légal.').waitFor();
    await page.getByRole('button', { name: 'Jouer' }).click();
    await page.locator('.set-up-play').click();
    await playOn(page, { until: (_, answers) => answers >= 4 });
    await page.reload();
    expect((await nextMoment(page)).is).toBe('question');
  },
  PATIENCE_MS * 3,
);

test(
  'round one screen each chooses a deck behind the curtain',
  async () => {
    const page = await visit(WORKSHOP);
    await takeIn(page, 0, 'Secret d’Ada');
    await page.goto('/jouer/seven-fallen');
    await page.getByRole('radio', { name: 'Un ami ici' }).last().check();
    await page.getByRole('textbox', { name: 'Nom, place 1' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Nom, place 2' }).fill('Bob');
    await page.getByRole('button', { name: 'Jouer' }).click();

    for (const [name, deck] of [
      ['Ada', 'Secret d’Ada'],
      ['Bob', READY[0]!.name.fr],
    ] as const) {
      await page.getByRole('button', { name: `Je suis ${name} : lever le rideau` }).click();
      expect(await violations(page)).toEqual([]);
      await page
        .getByRole('radio', { name: new RegExp(deck) })
        .first()
        .check();
      await page.getByRole('button', { name: 'C’est choisi' }).click();
    }
    await page.waitForURL(/\/table\//);
    expect(['curtain', 'question']).toContain((await nextMoment(page)).is);
  },
  PATIENCE_MS * 3,
);

rule(
  ['SF-UI-1', 'SF-UI-11'],
  'from its box lead ways to the decks, the rules and the lesson, and to every kind of opponent in both formats',
  async () => {
    const page = await visit('/');
    await page.getByRole('link', { name: sevenFallen.name.fr }).first().click();
    for (const opponent of ['Un ami ici', 'Un ami en ligne', 'Ordinateur'])
      await page.getByRole('radio', { name: opponent }).last().check();
    expect(
      await page.getByRole('combobox', { name: 'Force, place 2' }).locator('option').allInnerTexts(),
    ).toEqual(['Débutant', 'Habile', 'Redoutable']);
    await page.locator('.bring-field').first().waitFor();
    const ways = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const way of [
      '/regles/seven-fallen',
      '/apprendre/seven-fallen',
      '/atelier/seven-fallen',
      '/reglages',
    ])
      expect([way, ways.includes(way)]).toEqual([way, true]);
    await page.getByRole('radio', { name: /Starter/ }).check();
    await page.locator('.set-up-play').click();
    await nextMoment(page);
    expect(
      await page.locator('.sf-zone[aria-label^="Livre Sacré"]').last().getAttribute('aria-label'),
    ).toMatch(/, (3\d|4[0-2])$/);
  },
);

test(
  'a deck can be changed while one waits, and for the rematch',
  async () => {
    const [first, second, third] = READY.map(({ name }) => name.fr) as [string, string, string];
    const field = (page: Page) => page.locator('.bring-field strong');
    const takeUp = async (page: Page, deck: string): Promise<void> => {
      await page.locator('.bring-field').click();
      await page.locator('dialog[open]').getByRole('radio', { name: deck }).first().click();
      await field(page).getByText(deck).waitFor();
    };
    const lea = await visit('/jouer/seven-fallen');
    await lea.getByRole('textbox', { name: 'Nom, place 1' }).fill('Léa');
    await lea.getByRole('radio', { name: 'Un ami en ligne' }).last().check();
    await lea.locator('.set-up-play').click();
    const link = await lea.locator('.online-invite input').inputValue();
    await takeUp(lea, first);
    await takeUp(lea, second);
    await lea.reload();
    await field(lea).getByText(second).waitFor();
    expect(await violations(lea)).toEqual([]);
    const max = await visit(link);
    await max.getByRole('textbox', { name: 'Votre nom' }).fill('Max');
    await max.getByRole('button', { name: 'S’asseoir à table' }).click();
    await max.locator('.sf-board').waitFor();
    await max.keyboard.press('m');
    await max.getByRole('button', { name: 'Abandonner la partie' }).click();
    await max.getByRole('button', { name: 'Abandonner', exact: true }).click();
    await lea.locator('.brought').getByText(second).first().waitFor();

    await lea.getByRole('button', { name: 'Revanche' }).click();
    await lea.getByText('La revanche commence dès que tout le monde est prêt.').waitFor();
    await field(lea).getByText(second).waitFor();
    await takeUp(lea, third);
    await lea.getByRole('button', { name: 'On peut y aller' }).click();
    await lea.getByRole('button', { name: 'On peut y aller' }).waitFor({ state: 'detached' });
    await max.getByRole('button', { name: 'Rejoindre la revanche' }).click();
    // The room is there once its question is: before, there is no page to look at.
    await max.getByRole('button', { name: 'On peut y aller' }).waitFor();
    expect(await violations(max)).toEqual([]);
    await max.getByRole('button', { name: 'On peut y aller' }).click();

    for (const page of [lea, max]) await page.locator('.sf-board').waitFor();
  },
  PATIENCE_MS * 3,
);

/** How many answers two people give before one of them gives up; in the long run they play to the last Plume. */
const ANSWERS = IS_LONG ? 3000 : 8;

test(
  'a game between two browsers with two decks of their own: secret, then shown and verified',
  async () => {
    const told: string[] = [];
    const watch = (page: Page): void => {
      watchTold(page);
      page.on('websocket', (line) => line.on('framereceived', ({ payload }) => told.push(String(payload))));
    };
    const lea = await visit(WORKSHOP, { watch: watchTold });
    await takeIn(lea, 0, 'Secret de Léa');
    await lea.getByRole('button', { name: 'Jouer' }).click();
    await lea.getByRole('textbox', { name: 'Nom, place 1' }).fill('Léa');
    await lea.getByRole('radio', { name: 'Un ami en ligne' }).last().check();
    await lea.getByRole('radio', { name: 'permis', exact: true }).check();
    await lea.locator('.bring-field').first().getByText('Secret de Léa').waitFor();
    await lea.locator('.set-up-play').click();
    const link = await lea.locator('.online-invite input').inputValue();

    const max = await visit(WORKSHOP, { watch });
    await takeIn(max, 1, 'Secret de Max');
    await max.goto(link);
    await max.getByRole('textbox', { name: 'Votre nom' }).fill('Max');
    await max.locator('.bring-field').click();
    await max.getByRole('radio', { name: /Secret de Max/ }).click();
    expect(await violations(max)).toEqual([]);
    await max.getByRole('button', { name: 'S’asseoir à table' }).click();
    await lea.locator('.question').waitFor();
    const watcher = await visit(link, { watch });
    await watcher.getByRole('button', { name: 'Regarder' }).click();

    // A window that goes by while one reaches for an answer is not waited for long.
    for (const page of [lea, max]) page.setDefaultTimeout(REACHING_MS);
    await playTogether([lea, max], ANSWERS);
    for (const page of [lea, max]) page.setDefaultTimeout(PATIENCE_MS);
    await max.reload();
    await max.locator('.question').waitFor();
    expect(told.some((frame) => frame.includes('Secret de Max'))).toBe(true);
    expect(await isOver(max)).toBe(IS_LONG);
    if (!IS_LONG) {
      expect(told.filter((frame) => frame.includes('Secret de Léa'))).toEqual([]);
      await max.keyboard.press('m');
      await max.getByRole('button', { name: 'Abandonner la partie' }).click();
      await max.getByRole('button', { name: 'Abandonner', exact: true }).click();
    }

    for (const page of [lea, max, watcher]) {
      await page.locator('.brought').getByText('Secret de Léa').waitFor();
      await page.locator('.brought').getByText('Secret de Max').waitFor();
    }
    await lea.locator('.brought button').last().click();
    await lea.getByRole('button', { name: 'En garder une copie' }).click();
    await lea.getByRole('link', { name: 'Gardé : l’ouvrir' }).waitFor();
    await lea.keyboard.press('Escape');
    await lea.getByRole('link', { name: 'Vérifier le hasard' }).click();
    await lea.getByText('Max a joué avec ce dont').waitFor();
    // The seed, what each of the two brought, and every choice again.
    expect(await lea.locator('dd[data-good="true"]').count()).toBe(4);
    expect(await violations(lea)).toEqual([]);
  },
  WHOLE_GAME_MS,
);

/** Milliseconds. */
const REACHING_MS = 30_000;

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.end-result').count()) > 0;
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by the Tab key: ${selector}`);
}
