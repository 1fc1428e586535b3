import { describe, expect, test } from 'vitest';
import { begin, choose, fork, hash } from '../index.ts';
import { chanceOf, randomChoice } from '../testing/random-play.ts';
import { duel } from './duel/duel.ts';

/** Some way into a random game. */
function midGame(choices: number) {
  const start = { seats: 2, seed: `fork ${choices}` };
  const chance = chanceOf(start);
  const t = begin(duel, start, true);
  for (let n = 0; n < choices && t.result === null; n++) randomChoice(duel, t, chance);
  return t;
}

/** Every object of the one that is also an object of the other, by its path. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)?.[key], path === '' ? key : `${path}.${key}`),
  );
}

describe('a fork', () => {
  test.each([0, 3, 40, 120])('after %d choices is equal, and nobody listens to it', (choices) => {
    const t = midGame(choices);

    const copy = fork(t);

    expect(hash(copy)).toBe(hash(t));
    expect({ ...copy, told: t.told }).toEqual(t);
    expect(copy.told).toBeNull();
  });

  test.each([0, 40, 120])(
    'after %d choices shares content, config, what was brought and decisions, and nothing else',
    (choices) => {
      const t = midGame(choices);
      const copy = fork(t);

      const decisions = t.open.map((_, n) => `open.${n}`);
      expect(shared(t, copy).sort()).toEqual(['brought', 'config', 'content', ...decisions].sort());
    },
  );

  test('simultaneous branches are copied too', () => {
    const t = midGame(0);
    const copy = fork(t);

    copy.flow[0]!.branches![0]!.pop();

    expect(t.flow[0]!.branches!.map((branch) => branch.length)).toEqual([1, 1]);
  });

  test('goes its own way: playing it does not touch the first, nor the other way round', () => {
    const t = midGame(40);
    const [one, two] = [fork(t), fork(t)];
    const before = hash(t);

    const [decision] = one.open;
    choose(duel, one, decision!, decision!.options[0]!);
    expect(hash(t)).toBe(before);
    expect(hash(two)).toBe(before);
    choose(duel, t, t.open[0]!, t.open[0]!.options[0]!);

    expect(hash(t)).toBe(hash(one));
    expect(hash(two)).toBe(before);
  });

  test('lists of lists, of numbers and of nothing are all copied', () => {
    const t = { ...midGame(0), more: { lists: [[1, 2], []], nothing: [null, { deep: [1] }], word: 'a' } };
    const copy = fork(t);

    copy.more.lists[0]!.push(3);
    (copy.more.nothing[1] as { deep: number[] }).deep.push(2);

    expect(t.more).toEqual({ lists: [[1, 2], []], nothing: [null, { deep: [1] }], word: 'a' });
  });
});
