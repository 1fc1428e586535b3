import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook, ruleIds } from '../../../index.ts';

const folder = new URL('../', import.meta.url);
const book = (language: string) =>
  readRulebook(readFileSync(new URL(`rulebook/${language}.md`, folder), 'utf8'));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** The ids in the code, or in the titles of the tests. */
function cited(paths: readonly string[], pattern: RegExp): string[] {
  const found = paths.flatMap((path) => readFileSync(new URL(path, folder), 'utf8').match(pattern) ?? []);
  return [...new Set(found.flatMap((text) => text.match(/DU-[A-Z]+-\d+/g) ?? []))].sort();
}

describe('the rulebook', () => {
  test('states the same rules in both languages', () => {
    expect(ruleIds(book('fr'))).toEqual(ruleIds(book('en')));
    expect(new Set(ruleIds(book('en'))).size).toBe(ruleIds(book('en')).length);
  });

  test('every id the rules cite is stated', () => {
    const code = sources.filter((path) => !path.startsWith('test'));

    for (const id of cited(code, /DU-[A-Z]+-\d+/g)) expect(ruleIds(book('en'))).toContain(id);
  });

  test('every rule is proven by a test that names it', () => {
    const tests = sources.filter((path) => path.endsWith('.test.ts'));

    expect(cited(tests, /rule\(\s*\[?'DU-[^)]*?,\s*'/g)).toEqual([...ruleIds(book('en'))].sort());
  });
});
