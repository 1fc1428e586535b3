import { readRulebook } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { countRules, disagreements } from '../rules/count.ts';

const book = (...ids: string[]) =>
  readRulebook(`# Jeu\n\n## MOVE — Bouger\n\n${ids.map((id) => `- **${id}** Une règle.`).join('\n')}\n`);
const both = (...ids: string[]) => ({ fr: book(...ids), en: book(...ids) });

test('a rule is enforced where the code cites it and tested where a test names it', () => {
  const count = countRules({
    rulebooks: both('T-MOVE-1', 'T-MOVE-2', 'T-MOVE-12', 'R-T-1', 'R-T-2'),
    code: ["refuse('T-MOVE-1')", '/** As T-MOVE-12 says (R-T-1). */', 'R-T-2'],
    tests: [
      "rule('T-MOVE-1', 'one step', () => {});",
      "rule(\n  ['R-T-1', 'T-MOVE-12'],\n  'two',\n  () => {},\n);",
      "test('T-MOVE-2 and R-T-2 are only talked about', () => {});",
    ],
  });

  expect(count).toEqual({ stated: 5, enforced: 4, tested: 3, missing: ['T-MOVE-2', 'R-T-2'] });
});

test('ids that no rulebook states are not counted', () => {
  const count = countRules({
    rulebooks: both('T-MOVE-1'),
    code: ['T-MOVE-1 T-MOVE-9 SHA-256'],
    tests: ["rule(['T-MOVE-1', 'T-MOVE-9'], 'x', () => {});"],
  });

  expect(count).toEqual({ stated: 1, enforced: 1, tested: 1, missing: [] });
});

test('both rulebooks must state the same rules, each once', () => {
  const rulebooks = { fr: book('T-MOVE-1', 'T-MOVE-2', 'T-MOVE-2'), en: book('T-MOVE-1', 'T-MOVE-3') };

  expect(disagreements({ rulebooks, code: [], tests: [] })).toEqual([
    'T-MOVE-2 is stated twice in fr.md',
    'T-MOVE-2 is stated in fr.md, but not in en.md',
    'T-MOVE-2 is stated in fr.md, but not in en.md',
    'T-MOVE-3 is stated in en.md, but not in fr.md',
  ]);
});
