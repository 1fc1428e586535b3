/** A tap that can't be is answered where the question stands, with its rule, and what was taken up stays in hand. */
import { gameById } from '@tablee/games/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tableRow } from '../../scripts/tables.ts';
import { press } from './play.ts';
import { house, type VisitOptions } from './visit.ts';

const { visit } = house();

const ways = [
  { hand: 'mouse', on: { size: 'desktop', language: 'fr' } },
  { hand: 'touch', on: { size: 'phone', language: 'fr' } },
  { hand: 'keyboard', on: { size: 'desktop', language: 'fr' } },
] as const satisfies readonly { hand: string; on: VisitOptions }[];
type Way = (typeof ways)[number];

const plunder = tableRow({
  id: 'refused',
  game: gameById('plunder')!,
  sitting: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', bot: 'greedy' },
  ],
  seed: 'refused',
  config: { map: 'sdp-2p-1' },
  position: {
    heroes: { 'blue-warrior': 'd4', 'blue-rogue': 'a3', 'green-mage': 'f4', 'green-rogue': 'h9' },
    treasures: ['e1'],
    hands: { blue: ['5♣', '8♠', '9♦'] },
  },
});

const soeurs = tableRow({
  id: 'closed',
  game: gameById('soeurs')!,
  sitting: [{ who: 'person', name: 'Ada' }],
  seed: 'closed',
  config: { boss: 'gorvath' },
  position: { xp: 1, hand: ['jugement'], health: 20 },
});

const sevenFallen = tableRow({
  id: 'poor',
  game: gameById('seven-fallen')!,
  sitting: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', bot: 'greedy' },
  ],
  seed: 'poor',
  position: { sides: [{ hand: ['lame-du-jugement', 'verdict-sans-appel'], ec: 1 }, {}] },
});

const endure = tableRow({
  id: 'shut',
  game: gameById('endure')!,
  sitting: [{ who: 'person', name: 'Ada' }],
  seed: 'shut',
  config: { mission: 'first-light', survivors: 1 },
  position: { event: 'lockdown', survivors: [{ class: 'marine', at: '1w', items: ['pistol'] }] },
});

const veiel = tableRow({
  id: 'far',
  game: gameById('veiel')!,
  sitting: [{ who: 'person', name: 'Ada' }],
  seed: 'far',
  config: { heroes: 1 },
  position: {
    heroes: [{ hero: 'ysoline', at: [6, 1], hand: ['frappe', 'parade'], statuses: { immobilise: 1 } }],
    enemies: [{ enemy: 'boucher', at: [1, 6] }],
  },
});

const square = (page: Page, name: string) =>
  page.locator(`.plunder-square[data-square="${(Number(name[1]) - 1) * 8 + 'abcdefgh'.indexOf(name[0]!)}"]`);

/** Goes from one square to the next with the arrow keys, as far as need be. */
async function go(page: Page, from: string, to: string): Promise<void> {
  const columns = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to[1]) - Number(from[1]);
  for (let n = 0; n < Math.abs(columns); n++)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(rows); n++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
}

/** What stands in answer to a press: the reason, and the rule as it is named. */
async function answered(page: Page): Promise<string> {
  const note = page.locator('.question-note[data-firm]');
  await note.waitFor();
  return (await note.textContent()) ?? '';
}

describe.each(ways)('by $hand', ({ hand, on }: Way) => {
  const touch = (page: Page, name: string) =>
    press(page, square(page, name), hand === 'keyboard' ? 'keyboard' : 'mouse');

  test('a square too far away, a wall and an enemy out of reach say why, and the hero stays in hand', async () => {
    const page = await visit('/table/refused', { ...on, tables: [plunder] });
    const held = page.locator('.plunder-square[aria-pressed="true"]');
    const tap = async (from: string, to: string): Promise<string> => {
      if (hand === 'keyboard') {
        await go(page, from, to);
        await page.keyboard.press('Enter');
      } else await touch(page, to);
      return answered(page);
    };
    if (hand === 'keyboard') {
      await square(page, 'd4').focus();
      await page.keyboard.press('Enter');
    } else await touch(page, 'd4');
    await held.waitFor();

    const far = await tap('d4', 'd7');
    expect(far).toContain('Trop loin');
    expect(far).toContain('SDP-MOVE-2');
    const wall = await tap('d7', 'd3');
    expect(wall).toContain('Un mur barre le passage');
    expect(wall).toContain('SDP-BOARD-4');
    const enemy = await tap('d3', 'f4');
    expect(enemy).toContain('SDP-ATK-2');

    expect(await held.getAttribute('data-square')).toBe(await square(page, 'd4').getAttribute('data-square'));
  });

  test('a potion one has not got says so', async () => {
    const page = await visit('/table/closed', { ...on, tables: [soeurs] });

    await press(
      page,
      page.locator('.soeurs-purse[data-kind="potions"]'),
      hand === 'keyboard' ? 'keyboard' : 'mouse',
    );

    expect(await answered(page)).toContain('SA-POTION-1');
  });

  test('a room behind a locked door and a zone too far away say so', async () => {
    const page = await visit('/table/shut', { ...on, tables: [endure] });
    const pressed = async (zone: string): Promise<string> => {
      const target = page.locator(`.es-zone[aria-label^="${zone}"]`);
      if (hand === 'keyboard') {
        await target.focus();
        await page.keyboard.press('Enter');
      } else await press(page, target, 'mouse');
      return answered(page);
    };

    const far = await pressed('Chirurgie');
    expect(far).toContain('Trop loin');
    expect(far).toContain('ES-ACT-4');
    expect(await pressed('Vestiaire')).toContain('ES-EVENT-3');
  });

  test('a page one can’t pay for and a Miracle without enough Adorateurs say so', async () => {
    const page = await visit('/table/poor', { ...on, tables: [sevenFallen] });
    const pressed = async (named: string, rule: string): Promise<void> => {
      await press(
        page,
        page.locator('.hand .card', { hasText: named }).first(),
        hand === 'keyboard' ? 'keyboard' : 'mouse',
      );
      await page.locator('.question-note', { hasText: rule }).waitFor();
    };

    await pressed('Lame du jugement', 'SF-EC-6');
    await pressed('Verdict sans appel', 'SF-MIRACLE-2');
  });

  test('a card with nobody in reach says so, though it can still be discarded (V-8)', async () => {
    const page = await visit('/table/far', { ...on, tables: [veiel] });

    await press(
      page,
      page.locator('.hand .card', { hasText: 'Frappe' }).first(),
      hand === 'keyboard' ? 'keyboard' : 'mouse',
    );

    await page.locator('.question-note', { hasText: 'OV-HERO-15' }).waitFor();
    await page.locator('.question-buttons button', { hasText: 'Défausser' }).first().waitFor();
  });
});

test('a power that can’t be used is not silent', async () => {
  const page = await visit('/table/refused', { tables: [plunder] });

  await press(page, page.locator('.plunder-power').first(), 'mouse');

  expect(await answered(page)).toContain('SDP-POWER-1');
});
