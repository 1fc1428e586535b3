import { countRules, disagreements, ruleTexts } from 'tablee/rules';
import { describe, expect, test } from 'vitest';

/** Games whose every rule is enforced and proven. A game is added here when it is done, and stays done. */
const COMPLETE: readonly string[] = ['plunder', 'soeurs'];

describe('a game that is complete', () => {
  test('states, enforces and tests every rule', () => {
    const missing = COMPLETE.flatMap((game) =>
      countRules(ruleTexts(game)).missing.map((id) => `${game}: ${id} is not enforced or not tested`),
    );

    expect(missing).toEqual([]);
  });

  test('states the same rules in both languages', () => {
    expect(COMPLETE.flatMap((game) => disagreements(ruleTexts(game)))).toEqual([]);
  });
});
