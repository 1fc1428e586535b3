import { gameById } from '@tablee/games/rules';
import { describe, expect, test } from 'vitest';
import { house } from './visit.ts';
import { IS_LONG, playToTheEnd, replayed, saveRecord, sitDown, WHOLE_GAME_MS } from './whole-games.ts';

const soeurs = gameById('soeurs')!;
const { visit } = house();

describe('a whole game of Sœurs', { timeout: WHOLE_GAME_MS }, () => {
  test('by keyboard alone, on a phone, in English', async () => {
    const page = await visit('/', { luck: 34, size: 'phone', language: 'en' });

    await sitDown(page, soeurs.name.en, 'Play', 'keyboard');
    await playToTheEnd(page, 'keyboard');

    const { result } = await replayed(await saveRecord(page, 'Save the record'));
    expect(result).not.toBeNull();
  });

  test.runIf(IS_LONG)('by mouse, on a desk, in French', async () => {
    const page = await visit('/', { luck: 10 });

    await sitDown(page, soeurs.name.fr, 'Jouer', 'mouse');
    await playToTheEnd(page, 'mouse');

    const { result } = await replayed(await saveRecord(page, 'Enregistrer la partie'));
    expect(result).not.toBeNull();
  });
});
