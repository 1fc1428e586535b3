import { test } from 'vitest';
import type { RuleId } from '../text.ts';

/** A test that proves a rule. `tablee rules` counts the ids named here: name one only where the test exercises it. */
export function rule(ids: RuleId | readonly RuleId[], title: string, prove: () => void): void {
  test(`${[ids].flat().join(', ')}: ${title}`, prove);
}
