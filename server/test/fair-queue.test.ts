/** Who waits for their turn: at every fork the branches take turns. */
import { describe, expect, test } from 'vitest';
import { FairQueue } from '../fair-queue.ts';

function queueOf(...items: readonly (readonly string[])[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const path of items) queue.push(path, path.join('/'));
  return queue;
}

describe('a fair queue', () => {
  test('is empty at first and at last', () => {
    const queue = queueOf(['a']);
    expect([queue.size, queue.take(), queue.size, queue.take(), queue.size]).toEqual([
      1,
      'a',
      0,
      undefined,
      0,
    ]);
  });

  test('takes from each branch in turn, and inside each from each of its own', () => {
    const queue = queueOf(['a', '1'], ['a', '1'], ['a', '1'], ['a', '2'], ['b', '3'], ['b', '3']);

    expect(queue.size).toBe(6);
    expect(queue.clear()).toEqual(['a/1', 'b/3', 'a/2', 'b/3', 'a/1', 'a/1']);
    expect([queue.size, queue.clear()]).toEqual([0, []]);
  });

  test('puts whoever comes again behind those who wait', () => {
    const queue = queueOf(['a'], ['b']);
    queue.take();
    queue.push(['a'], 'a again');
    queue.push(['b'], 'b again');

    expect(queue.clear()).toEqual(['b', 'a again', 'b again']);
  });

  test('keeps the order within one line', () => {
    const queue = new FairQueue<number>();
    for (const n of [1, 2, 3]) queue.push(['a', 'x'], n);

    expect(queue.clear()).toEqual([1, 2, 3]);
  });
});
