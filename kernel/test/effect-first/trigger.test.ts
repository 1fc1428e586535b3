import { beforeEach, describe, expect, test } from 'vitest';
import { listen, nextBatch, raise, unlisten } from '../../effect/first/index.ts';
import { begin, fork, type Seat } from '../../index.ts';
import { type EffectToy, effectGame, vocabulary } from './toy.ts';

const [first, second] = [0 as Seat, 1 as Seat];

describe('the listener table', () => {
  let t: EffectToy;
  beforeEach(() => {
    t = begin(effectGame([{ do: 'say', word: 'a' }]), { seats: 3, seed: 'trigger' });
  });

  test('who listens answers, in the order they came, about the piece it happened to', () => {
    listen(t, 'died', { piece: 1, owner: first, block: 10 });
    listen(t, 'died', { piece: 2, owner: second, block: 20 });
    listen(t, 'arrived', { piece: 3, owner: first, block: 30 });

    raise(vocabulary, t, 'died', 9);

    expect(t.pending).toEqual([
      { piece: 1, owner: 0, block: 10, it: 9 },
      { piece: 2, owner: 1, block: 20, it: 9 },
    ]);
  });

  test('what nobody listens for costs nothing and does nothing', () => {
    raise(vocabulary, t, 'sneezed', 9);

    expect([t.pending, t.listeners]).toEqual([[], {}]);
  });

  test('a condition is looked at when it happens, for the owner, the source and the piece', () => {
    listen(t, 'died', { piece: 1, owner: second, block: 10, when: { compare: ['it', '=', 9] } });
    listen(t, 'died', { piece: 2, owner: second, block: 20, when: { compare: ['source', '=', 2] } });
    listen(t, 'died', { piece: 3, owner: second, block: 30, when: { compare: ['by', '=', 0] } });
    listen(t, 'died', { piece: 4, owner: second, block: 40, when: 'saidSomething' });

    raise(vocabulary, t, 'died', 9);
    raise(vocabulary, t, 'died', 8);

    expect(t.pending.map(({ piece, it }) => [piece, it])).toEqual([
      [1, 9],
      [2, 9],
      [2, 8],
    ]);
  });

  test('a piece that left hears nothing more, but what it set off still answers', () => {
    listen(t, 'died', { piece: 1, owner: first, block: 10 });
    listen(t, 'died', { piece: 1, owner: first, block: 11 });
    listen(t, 'arrived', { piece: 1, owner: first, block: 12 });
    listen(t, 'died', { piece: 2, owner: first, block: 20 });
    raise(vocabulary, t, 'died', 9);

    unlisten(t, 1);
    raise(vocabulary, t, 'died', 8);
    raise(vocabulary, t, 'arrived', 8);

    expect(t.pending.map(({ piece, block, it }) => [piece, block, it])).toEqual([
      [1, 10, 9],
      [1, 11, 9],
      [2, 20, 9],
      [2, 20, 8],
    ]);
  });

  test('the seat named first answers first, with all of its own', () => {
    for (const [piece, owner] of [
      [1, second],
      [2, first],
      [3, second],
    ] as const) {
      listen(t, 'died', { piece, owner, block: piece });
    }
    raise(vocabulary, t, 'died');

    const batch = (order: readonly Seat[]) => {
      const next = nextBatch(t, order);
      return [next?.seat, next?.batch.map(({ piece }) => piece)];
    };
    expect(batch([second, first])).toEqual([1, [1, 3]]);
    expect(batch([first, second])).toEqual([0, [2]]);
    expect(nextBatch(t, [])).toBeNull();
    t.pending = [];
    expect(nextBatch(t, [first, second])).toBeNull();
  });

  test('is plain data: a fork listens for itself', () => {
    listen(t, 'died', { piece: 1, owner: first, block: 10 });
    const copy = fork(t);

    unlisten(copy, 1);
    raise(vocabulary, t, 'died', 9);

    expect(t.pending).toHaveLength(1);
    expect(copy.pending).toHaveLength(0);
  });
});
