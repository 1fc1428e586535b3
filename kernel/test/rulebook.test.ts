import { describe, expect, test } from 'vitest';
import { readRulebook, ruleIds } from '../index.ts';

const BOOK = `# The game

## How to play

- **Move** first.
- **DU-GOAL-9** is no rule before the first chapter.

## GOAL — The goal

A line that is no rule.
- **DU-GOAL-1** Win. *(See DU-GOAL-2.)*
- **DU-GOAL-2** Don't lose.

## R — Rulings

- **R-DU-12** When in doubt, roll.
- **DU-KW-FURTIF-3** Hide.
- DU-GOAL-3 is no rule without its stars.
- **DU-GOAL** is no rule without its number.
`;

describe('a rulebook', () => {
  const book = readRulebook(BOOK);

  test('has a title, and an introduction that is not numbered', () => {
    expect(book.title).toBe('The game');
    expect(book.introduction).toBe(
      '## How to play\n\n- **Move** first.\n- **DU-GOAL-9** is no rule before the first chapter.',
    );
  });

  test('has chapters with their codes, titles and rules in order', () => {
    expect(book.chapters.map(({ code, title, rules }) => ({ code, title, rules }))).toEqual([
      {
        code: 'GOAL',
        title: 'The goal',
        rules: [
          { id: 'DU-GOAL-1', chapter: 'GOAL', text: 'Win. *(See DU-GOAL-2.)*' },
          { id: 'DU-GOAL-2', chapter: 'GOAL', text: "Don't lose." },
        ],
      },
      {
        code: 'R',
        title: 'Rulings',
        rules: [
          { id: 'R-DU-12', chapter: 'R', text: 'When in doubt, roll.' },
          { id: 'DU-KW-FURTIF-3', chapter: 'R', text: 'Hide.' },
        ],
      },
    ]);
  });

  test('keeps what stands between the rules, in its place', () => {
    const [goal, rulings] = book.chapters.map(({ passages }) =>
      passages.map((passage) => ('rule' in passage ? passage.rule.id : passage.note)),
    );

    expect(goal).toEqual(['A line that is no rule.', 'DU-GOAL-1', 'DU-GOAL-2']);
    expect(rulings).toEqual([
      'R-DU-12',
      'DU-KW-FURTIF-3',
      '- DU-GOAL-3 is no rule without its stars.\n- **DU-GOAL** is no rule without its number.',
    ]);
  });

  test('gives its ids in the order of the book', () => {
    expect(ruleIds(book)).toEqual(['DU-GOAL-1', 'DU-GOAL-2', 'R-DU-12', 'DU-KW-FURTIF-3']);
  });

  test('written on another system reads the same', () => {
    expect(readRulebook(BOOK.replaceAll('\n', '\r\n'))).toEqual(book);
  });

  test('without anything in it is empty', () => {
    expect(readRulebook('')).toEqual({ title: '', introduction: '', chapters: [] });
  });
});
