/** JSON that is nested too deep is found by its brackets, those in texts left aside. */
import { expect, test } from 'vitest';
import { isNestedTooDeep } from '../http/nesting.ts';

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

test.each([
  ['16 lists', nested(16), false],
  ['17 lists', nested(17), true],
  ['16 objects', nested(16, '{"a":', '}'), false],
  ['17 objects', nested(17, '{"a":', '}'), true],
  ['lists and objects', nested(9, '[{', '}]'), true],
  ['many, one after the other', `[${'[],{},'.repeat(40)}0]`, false],
  ['brackets in a text', JSON.stringify('['.repeat(40)), false],
  ['brackets in a text with a quote in it', JSON.stringify(`"${'['.repeat(40)}`), false],
  ['brackets in a text with a backslash at its end', `["\\\\",${nested(15)}]`, false],
  ['brackets after such a text', `["\\\\",${nested(16)}]`, true],
  ['closing brackets in a text', `["${']'.repeat(40)}",${nested(16)}]`, true],
  ['nothing', '', false],
])('%s: %j', (_, json, isTooDeep) => {
  expect(isNestedTooDeep(json)).toBe(isTooDeep);
});
