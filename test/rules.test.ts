import { countRules, disagreements, ruleTexts, unknownIds } from 'tablee/rules';
import { describe, expect, test } from 'vitest';

/** Games whose every rule is proven by a test. A game is added here when it is done, and stays done. */
const COMPLETE: readonly string[] = ['plunder', 'soeurs', 'seven-fallen', 'veiel', 'endure'];

describe('a game that is complete', () => {
  test.each(COMPLETE)('proves every rule by a test: %s', (game) => {
    const { missing } = countRules(ruleTexts(game));

    expect(missing).toEqual([]);
  });

  test.each(COMPLETE)('states the same rules in both languages: %s', (game) => {
    expect(disagreements(ruleTexts(game))).toEqual([]);
  });

  test.each(COMPLETE)('cites no rule that is not stated: %s', (game) => {
    expect(unknownIds(ruleTexts(game))).toEqual([]);
  });

  test.each(COMPLETE)('carries rules in what it asks, tells and refuses: %s', (game) => {
    const { stated, enforced } = countRules(ruleTexts(game));

    // A keyword of Seven Fallen has half a dozen rules, and one or two of them are what is told.
    expect(enforced).toBeGreaterThan(game === 'seven-fallen' ? stated / 4.5 : stated / 3);
  });
});
