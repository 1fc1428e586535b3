/**
 * Every number of the box, a line for each card: none changes unnoticed. When one changes on purpose,
 * `TABLEE_GILD=1 npx vitest run games/soeurs/test/box-numbers.test.ts` writes the file anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { baseBox } from '../ready/content.ts';

const FILE = new URL('./box-numbers.txt', import.meta.url);

/** Names are words, not rules. */
function numbers(key: string, value: unknown): unknown {
  return key === 'name' ? undefined : value;
}

function lines(): string[] {
  const box = Object.entries(baseBox()).flatMap(([list, things]) =>
    (Array.isArray(things) ? things : Object.entries(things as object)).map(
      (thing) => `${list} ${JSON.stringify(thing, numbers)}`,
    ),
  );
  return [...box, `config ${JSON.stringify(configSchema.parse({}))}`];
}

test('the numbers of the box are what they were', () => {
  if (process.env.TABLEE_GILD !== undefined) writeFileSync(FILE, `${lines().join('\n')}\n`);

  expect(lines()).toEqual(readFileSync(FILE, 'utf8').trimEnd().split('\n'));
});
