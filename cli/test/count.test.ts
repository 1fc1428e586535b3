import { readRulebook } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { countRules, disagreements, unknownIds } from '../rules/count.ts';

const book = (...ids: string[]) =>
  readRulebook(`# Jeu\n\n## MOVE — Bouger\n\n${ids.map((id) => `- **${id}** Une règle.`).join('\n')}\n`);
const both = (...ids: string[]) => ({ fr: book(...ids), en: book(...ids) });
const files = (...texts: string[]) => texts.map((text, n) => ({ path: `rules/${n}.ts`, text }));

test('a rule is enforced where running code hands it on, structural otherwise, and tested where a test names it', () => {
  const count = countRules({
    rulebooks: both('T-MOVE-1', 'T-MOVE-2', 'T-MOVE-12', 'R-T-1', 'R-T-2'),
    code: files(
      "refuse('T-MOVE-1'); const told = { rule: 'R-T-2' } as const;",
      '/** As T-MOVE-12 says (R-T-1). */',
    ),
    tests: files(
      "rule('T-MOVE-1', 'one step', () => { walk(); });",
      "rule(\n  ['R-T-1', 'T-MOVE-12'],\n  `two`,\n  () => walk(),\n);",
      "test('T-MOVE-2 and R-T-2 are only talked about', () => {});",
    ),
  });

  expect(count).toEqual({
    stated: 5,
    enforced: 2,
    structural: 3,
    tested: 3,
    missing: ['T-MOVE-2', 'R-T-2'],
    standBy: { 'T-MOVE-2': [], 'T-MOVE-12': ['rules/1.ts: two'], 'R-T-1': ['rules/1.ts: two'] },
  });
});

test.each([
  ['a comment', '// T-MOVE-1'],
  ['a longer text', "log('see T-MOVE-1');"],
  ['a type', "type Known = 'T-MOVE-1'; let known: 'T-MOVE-1';"],
  ['a key', "const words = { 'T-MOVE-1': 'one step' };"],
  ['a question', "if (rule === 'T-MOVE-1') go(); switch (rule) { case 'T-MOVE-1': go(); }"],
])('%s enforces nothing', (_, text) => {
  const { enforced } = countRules({ rulebooks: both('T-MOVE-1'), code: files(text), tests: [] });

  expect(enforced).toBe(0);
});

test.each([
  ['a comment', "// rule('T-MOVE-1', 'one step', () => walk());"],
  ['a test without a body', "rule('T-MOVE-1', 'one step', () => {});"],
  ['another test', "test('T-MOVE-1', () => walk());"],
])('%s proves nothing', (_, text) => {
  const { missing } = countRules({ rulebooks: both('T-MOVE-1'), code: [], tests: files(text) });

  expect(missing).toEqual(['T-MOVE-1']);
});

test('ids that no rulebook states are not counted, but named', () => {
  const texts = {
    rulebooks: both('T-MOVE-1'),
    code: files("refuse('T-MOVE-1'); refuse('T-MOVE-9'); hash('SHA-256'); // T-MOVE-8"),
    tests: files("rule(['T-MOVE-1', 'T-MOVE-7'], 'x', () => walk());"),
  };

  expect(countRules(texts)).toMatchObject({ stated: 1, enforced: 1, tested: 1, missing: [] });
  expect(unknownIds(texts)).toEqual(['rules/0.ts: T-MOVE-9', 'rules/0.ts: SHA-256', 'rules/0.ts: T-MOVE-7']);
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
