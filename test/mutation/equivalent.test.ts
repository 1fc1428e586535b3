import { expect, test } from 'vitest';
import { read } from '../house.ts';
import { EQUIVALENT } from './equivalent.ts';

test.each(EQUIVALENT)('a change that nobody can notice is still there: $file $line', (known) => {
  const lines = read(known.file)
    .text.split('\n')
    .map((line) => line.trim());

  expect(lines).toContain(known.line);
  expect(known.line).toContain(known.before.split('\n')[0]);
  expect(known.why).not.toBe('');
});
