/** Small verbs for the sayings of the language. */
import { expect } from 'vitest';
import { pass, say, type Table, zone } from '../at.ts';

export { FAITH } from '../at.ts';

/** The sides of a position, the active one being *mine*. */
export interface Shown {
  readonly mine?: object;
  readonly theirs?: object;
  readonly [more: string]: unknown;
}

/** Seat 0 has drawn the page that lay on top: the saying has worked. */
export function drew(t: Table): boolean {
  return zone(t, 0, 'hand').includes('valkyr');
}

/** Each of the sayings has its case, and no case is of something else. */
export function allOf(of: Readonly<Record<string, unknown>>, cases: Readonly<Record<string, unknown>>): void {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(of).sort());
}

/** Uses the Parole divine of a saying, with the choices of its announcement, and lets it happen. */
export function use(t: Table, id: string, ...answers: readonly string[]): Table {
  say(t, `use ${id}`, ...answers);
  while (t.kind === 'react' || t.kind === 'pay') t.choose(t.kind === 'pay' ? 'settle' : 'pass');
  return t;
}

/** The same with choices that fall on resolution. */
export function resolve(t: Table, id: string, ...answers: readonly string[]): Table {
  say(t, `use ${id}`);
  pass(t);
  for (const answer of answers) {
    say(t, answer);
    pass(t);
  }
  return pass(t);
}
