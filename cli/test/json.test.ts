/** Where JSON is broken, by line and column; and that whatever `JSON.parse` reads is right. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whatIsWrong } from '../json.ts';

const BROKEN: readonly [string, string, string][] = [
  ['nothing', '', 'line 1, column 1: expected a value, got the end of the file'],
  ['half of it', '{\n  "a": [1, 2', "line 2, column 13: expected ',' or ']', got the end of the file"],
  ['a comma too many', '{"a": 1,}', 'line 1, column 9: expected a name in double quotes, got "}"'],
  ['two commas', '[1,\n 2,,]', 'line 2, column 4: expected a value, got ","'],
  ['a comma missing', '{"a": 1\n "b": 2}', "line 2, column 2: expected ',' or '}', got \"\"\""],
  ['no colon', '{"a" 1}', 'line 1, column 6: expected \':\', got "1"'],
  ['single quotes', "{'a': 1}", 'line 1, column 2: expected a name in double quotes, got "\'"'],
  ['a bare word', '{"a": jaeger}', 'line 1, column 7: expected a value, got "jaeger"'],
  ['a number that is none', '[01]', 'line 1, column 2: expected a value, got "01"'],
  ['an open text', '["a\n"]', 'line 1, column 2: expected a text closed on its line, got """'],
  ['something after it', '{}\n{}', 'line 2, column 1: expected the end of the file, got "{"'],
];

test.each(BROKEN)('%s is found at its place', (_, text, message) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(whatIsWrong(text)).toBe(message);
});

test('what can be read is right, and whatever is cut out of it is wrong where JSON.parse says so', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(3), (text, from, length) => {
      const cut = text.slice(0, from % text.length) + text.slice((from % text.length) + length);
      const isRead = (given: string): boolean => {
        try {
          JSON.parse(given);
          return true;
        } catch {
          return false;
        }
      };
      expect(whatIsWrong(text)).toBeNull();
      expect(whatIsWrong(cut) === null).toBe(isRead(cut));
    }),
    { numRuns: 200 },
  );
});
