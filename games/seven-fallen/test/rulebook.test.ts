import { readFileSync } from 'node:fs';
import { LANGUAGES, readRulebook, ruleIds } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { KEYWORD_NAMES } from '../content/keywords.ts';

const [fr, en] = LANGUAGES.map((language) =>
  readRulebook(readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')),
);

test('both rulebooks state the same rules, each once, in the same order', () => {
  const ids = ruleIds(fr!);

  expect(ruleIds(en!)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.startsWith('R-SF-'))).toHaveLength(112);
});

test('both begin with how to play', () => {
  expect(fr!.introduction).toContain('## Comment jouer');
  expect(en!.introduction).toContain('## How to play');
});

test('both have every keyword in one line', () => {
  for (const [book, language] of [
    [fr!, 'fr'],
    [en!, 'en'],
  ] as const) {
    const said = [...book.introduction.matchAll(/^- \*\*([^*(]+?)(?: \(X\))?\*\*/gm)].map(
      ([, name]) => name!,
    );

    expect(said.sort()).toEqual(
      Object.values(KEYWORD_NAMES)
        .map((name) => name[language])
        .sort(),
    );
  }
});
