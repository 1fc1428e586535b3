import { gameById } from '@tablee/games/rules';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../scripts/screens/tables.ts';
import { saying, tableRow } from '../../scripts/tables.ts';
import { nextMoment, press } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, playToTheEnd, replayed, saveRecord, sitDown, WHOLE_GAME_MS } from './whole-games.ts';

const sevenFallen = gameById('seven-fallen')!;
const { visit } = house();

const SITTING = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', bot: 'greedy' },
] as const;

const tablesNamed = (...ids: readonly string[]) => TABLES.filter(({ id }) => ids.includes(id));

describe('a whole game of Seven Fallen', { timeout: WHOLE_GAME_MS }, () => {
  test.runIf(IS_LONG)('by keyboard alone, on a phone, in English', async () => {
    const page = await visit('/', { luck: 3, size: 'phone', language: 'en' });

    await sitDown(page, sevenFallen.name.en, 'Play', 'keyboard');
    await playToTheEnd(page, 'keyboard');

    const { result } = await replayed(await saveRecord(page, 'Save the record'));
    expect(result).not.toBeNull();
  });

  test.runIf(IS_LONG)('by mouse, on a desk, in French', async () => {
    const page = await visit('/', { luck: 5 });

    await sitDown(page, sevenFallen.name.fr, 'Jouer', 'mouse');
    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Enregistrer la partie'));
    expect(result).not.toBeNull();
  });
});

describe('at the table of Seven Fallen', () => {
  test('a page is taken up by a press, shows what pays for it, and is played by a second one', async () => {
    const page = await visit('/table/seven-fallen-word', { tables: tablesNamed('seven-fallen-word') });
    await nextMoment(page);
    const card = page.locator('.hand .card[data-state="can"]').first();
    const inPlay = page.locator(
      '.sf-side[data-side="mine"] .sf-line[data-line="ag"] .sf-figure:not([data-as])',
    );
    const before = await inPlay.count();

    await press(page, card, 'mouse');
    await page
      .locator('.sf-side[data-side="mine"] .sf-flame-going, .sf-side[data-side="mine"] [data-less]')
      .first()
      .waitFor();
    expect(await inPlay.count()).toBe(before);
    await press(page, page.locator('.hand .card[data-state="chosen"]'), 'mouse');

    await expect.poll(() => inPlay.count()).toBe(before + 1);
  });

  test('on a desk a page is read beside the board, by pointer and by keyboard, and stays while nothing else is', async () => {
    const page = await visit('/table/seven-fallen-word', { tables: tablesNamed('seven-fallen-word') });
    await nextMoment(page);
    const read = page.locator('.reading-place .card-name');
    const place = () => page.locator('.reading-place').boundingBox();
    const empty = await place();

    await page.locator('.sf-side[data-side="theirs"] .sf-line .card').first().hover();
    await expect.poll(() => read.allInnerTexts()).toEqual(['Bourreau ardent']);
    await page.mouse.move(2, 2);
    await page.locator('.hand .card').nth(1).focus();

    await expect.poll(() => read.allInnerTexts()).toEqual(['Rempart du Verbe']);
    expect(await page.locator('.card-zoom').count()).toBe(0);
    expect(await place()).toEqual(empty);
  });

  test('whoever is pointed at shows what the attack would do to both sides (SF-UI-6)', async () => {
    const page = await visit('/table/seven-fallen-target', { tables: tablesNamed('seven-fallen-target') });
    await nextMoment(page);

    await page
      .locator('.sf-side[data-side="theirs"] .sf-line[data-line="ldf"] .card[data-state="can"]')
      .first()
      .focus();

    await page.locator('.sf-combat').waitFor();
    expect(await page.locator('.sf-combat').innerText()).toContain('doublés en Ligne de feu');
    expect(await page.locator('.sf-foreseen').count()).toBeGreaterThan(0);
    expect(await page.locator('.sf-line-path[data-kind="attack"]').count()).toBe(1);
  });

  rule('SF-UI-5', 'the Divinité that may not be attacked is not offered, and says why', async () => {
    const page = await visit('/table/seven-fallen-target', { tables: tablesNamed('seven-fallen-target') });
    await nextMoment(page);

    const divinite = page.locator('.sf-side[data-side="theirs"] .sf-divin .card').first();
    expect(await divinite.getAttribute('data-state')).not.toBe('can');
    await press(page, divinite, 'mouse');

    expect(await page.locator('.question-note').innerText()).toContain('SF-AMB-3');
  });

  test('a press on whom to attack declares the attack', async () => {
    const page = await visit('/table/seven-fallen-target', { tables: tablesNamed('seven-fallen-target') });
    await nextMoment(page);

    const prey = page.locator(
      '.sf-side[data-side="theirs"] .sf-line[data-line="ldf"] .card[data-state="can"]',
    );
    await press(page, prey.first(), 'mouse');

    await page.locator('.sf-figure .sf-badge[data-sign="defenseur"]').waitFor();
    await expect
      .poll(async () => (await nextMoment(page)) as { sentence?: string })
      .toMatchObject({ sentence: expect.stringMatching(/^Porte-étendard, Honneur/) });
  });

  test('on a phone both answers to a warning are in reach, however long it is', async () => {
    const sides = [{ ag: ['porte-etendard'], hand: ['ecuyere-du-levant'] }, { ag: ['furie-rousse'] }];
    const alone = tableRow({
      id: 'alone',
      game: sevenFallen,
      sitting: SITTING,
      seed: 'a',
      position: { sides },
    });
    const page = await visit('/table/alone', { tables: [alone], size: 'phone' });
    await nextMoment(page);

    await press(page, page.getByRole('button', { name: 'Ouvrir la Phase d’attaque' }), 'mouse');
    await press(page, page.locator('.sf-side[data-side="mine"] .sf-line .card[data-state="can"]'), 'mouse');
    await press(page, page.getByRole('button', { name: 'Terminé' }), 'mouse');
    expect((await nextMoment(page)).is).toBe('warning');

    const reached = await page.locator('.question-warning .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      }),
    );
    expect(reached).toEqual([true, true]);
  });

  test('on a phone the défenseur’s points are shared out in one row of the question', async () => {
    const theirs = { ag: ['bourreau-ardent', 'furie-rousse'] };
    const position = { active: 1, sides: [{ ag: ['lame-du-jugement'] }, theirs] };
    const until = saying(
      ...['attack', 'pass', 'pass', 'announce bourreau-ardent', 'announce furie-rousse', 'done', 'nobody'],
      ...['pass', 'pass', 'declare bourreau-ardent', 'join furie-rousse', 'strike lame-du-jugement'],
      ...['pass', 'pass'],
    );
    const shared = tableRow({
      id: 'shared',
      game: sevenFallen,
      sitting: SITTING,
      seed: 'a',
      position,
      until,
    });
    const page = await visit('/table/shared', { tables: [shared], size: 'phone' });
    await page.locator('.sf-split .button').first().waitFor();

    const { tops, bottom } = await page.evaluate(() => ({
      tops: [...document.querySelectorAll('.sf-split .button')].map(
        (each) => each.getBoundingClientRect().top,
      ),
      bottom: document.querySelector('.sf-split')!.getBoundingClientRect().bottom,
    }));
    const bar = (await page.locator('.question').boundingBox())!;
    expect([tops.length, new Set(tops).size]).toEqual([7, 1]);
    expect(bottom).toBeLessThanOrEqual(bar.y + bar.height);
    expect(await page.locator('.question-nudge').count()).toBe(0);
  });

  test('an effect on the Pile is answered, the windows that matter to nobody go by', async () => {
    const page = await visit('/table/seven-fallen-answer', { tables: tablesNamed('seven-fallen-answer') });
    await nextMoment(page);
    expect(await page.locator('.sf-entry').count()).toBe(1);

    await press(page, page.getByRole('button', { name: 'Passer' }).first(), 'mouse');
    const { is } = await nextMoment(page);

    expect(is).toBe('question');
    expect(await page.locator('.sf-entry').count()).toBe(0);
  });

  test('while everything is held one is asked where nothing can be done', async () => {
    const page = await visit('/table/seven-fallen-word', { tables: tablesNamed('seven-fallen-word') });
    await nextMoment(page);

    await page.keyboard.press('t');
    await page.locator('.stops-held').waitFor();
    await press(page, page.locator('.hand .card[data-state="can"]').first(), 'mouse');
    await press(page, page.locator('.hand .card[data-state="chosen"]'), 'mouse');

    await expect
      .poll(async () => ((await nextMoment(page)) as { sentence?: string }).sentence)
      .toContain('priorité');
  });
});
