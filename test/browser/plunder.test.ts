import { gameById } from '@tablee/games/rules';
import { describe, expect, test } from 'vitest';
import { tableRow, whenAsked } from '../../scripts/tables.ts';
import { nextMoment, playOn } from './play.ts';
import { house } from './visit.ts';
import { IS_LONG, playToTheEnd, replayed, saveRecord, sitDown, WHOLE_GAME_MS } from './whole-games.ts';

const plunder = gameById('plunder')!;
const { visit } = house();

describe('a whole game of Plunder', { timeout: WHOLE_GAME_MS }, () => {
  test('by mouse, on a desk, in French, as far as the host has limited it', async () => {
    const table = tableRow({
      id: 'limited',
      game: plunder,
      sitting: [
        { who: 'person', name: 'Ada' },
        { who: 'bot', bot: 'greedy' },
      ],
      seed: 'limited',
      config: { turnLimit: IS_LONG ? 5 : 2 },
    });
    const page = await visit('/table/limited', { tables: [table] });

    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Enregistrer la partie'));
    expect(result).not.toBeNull();
  });

  test.runIf(IS_LONG)('by touch, on a phone, in English', async () => {
    const page = await visit('/', { luck: 8, size: 'phone', language: 'en' });

    await sitDown(page, plunder.name.en, 'Play', 'mouse');
    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Save the record'));
    expect(result).not.toBeNull();
  });
});

describe('two players at one screen', () => {
  const row = tableRow({
    id: 'curtain',
    game: plunder,
    sitting: [
      { who: 'person', name: 'Ada' },
      { who: 'person', name: 'Noé' },
    ],
    seed: 'curtain',
    until: whenAsked('act', { choices: 30, options: 15 }),
  });
  /** Faces; backs may lie there for everybody to see. */
  const cards = '.plunder-hand button';

  test('see no hand behind the curtain, and each only their own before it', async () => {
    const page = await visit('/table/curtain', { tables: [row] });

    expect(await nextMoment(page)).toEqual({ is: 'curtain', says: 'Passez l’appareil à Ada' });
    expect(await page.locator(cards).count()).toBe(0);
    await playOn(page, { until: ({ is }) => is === 'question' });
    const held = await page.locator(cards).allInnerTexts();
    expect(held.length).toBeGreaterThan(0);

    // Ada plays until Noé is asked: what she holds then leaves the page.
    await playOn(page, { until: (moment) => moment.is === 'curtain' && moment.says.includes('Noé') });
    expect(await page.locator(cards).count()).toBe(0);
  });

  test('find the curtain down again after a reload', async () => {
    const page = await visit('/table/curtain', { tables: [row] });
    await playOn(page, { until: ({ is }) => is === 'question' });

    await page.reload();

    expect((await nextMoment(page)).is).toBe('curtain');
    expect(await page.locator(cards).count()).toBe(0);
  });
});
