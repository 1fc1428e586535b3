/** Every rulebook, of games in the list and in the making: both languages state the same rules, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import { readRulebook, ruleIds } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../games/', import.meta.url);
const BOOKS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, GAMES)).includes('rulebook'))
  .map(({ name }) => name);

function bookOf(game: string, language: 'fr' | 'en') {
  return readRulebook(readFileSync(new URL(`${game}/rulebook/${language}.md`, GAMES), 'utf8'));
}

describe.each(BOOKS)('the rulebook of %s', (game) => {
  const [fr, en] = [bookOf(game, 'fr'), bookOf(game, 'en')];

  test('states the same rules in the same order in both languages, each once', () => {
    expect(ruleIds(en)).toEqual(ruleIds(fr));
    expect(ruleIds(fr)).toHaveLength(new Set(ruleIds(fr)).size);
    expect(ruleIds(fr).length).toBeGreaterThan(100);
  });

  test('says how to play in front, and has a title for every chapter', () => {
    for (const { introduction, chapters } of [fr, en]) {
      expect(introduction.length).toBeGreaterThan(1000);
      for (const { title, rules } of chapters)
        expect([title.length > 2, rules.length > 0]).toEqual([true, true]);
    }
  });

  test('refers to no rule that it doesn’t state', () => {
    const stated = new Set(ruleIds(fr));
    for (const { chapters } of [fr, en]) {
      for (const { id, text } of chapters.flatMap((chapter) => chapter.rules)) {
        for (const [, cited] of text.matchAll(/\[((?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+)\]/g))
          expect([id, cited, stated.has(cited!)]).toEqual([id, cited, true]);
      }
    }
  });
});
