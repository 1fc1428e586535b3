/** Names that nobody guesses, and which game exactly a table is played with. */
import { gameById } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { drawGuestId, drawInvite, drawSeed, drawTableId, isSameSecret, rematchId } from '../identity/draw.ts';
import { contentOf, identityOf } from '../tables/identity.ts';

describe('names that are drawn', () => {
  test.each([
    ['a table', drawTableId, /^[0-9a-v]{15}$/],
    ['an invitation', drawInvite, /^[0-9a-f]{20}$/],
    ['a seed', drawSeed, /^[0-9a-f]{32}$/],
    ['a guest', drawGuestId, /^[0-9a-f]{32}$/],
  ])('%s: another each time, of all the characters there are', (_, draw, form) => {
    const drawn = Array.from({ length: 200 }, draw);

    for (const name of drawn) expect(name).toMatch(form);
    expect(new Set(drawn).size).toBe(200);
    const characters = form.source.includes('v') ? 32 : 16;
    expect(new Set(drawn.join('')).size).toBe(characters);
  });

  test('the next table of a table is always the same, and another for another', () => {
    expect(rematchId('a')).toMatch(/^[0-9a-v]{15}$/);
    expect(rematchId('a')).toBe(rematchId('a'));
    expect(rematchId('a')).not.toBe(rematchId('b'));
  });

  test('a secret is that one alone, however long', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    for (const other of ['abd', 'ab', 'abcd', '']) expect(isSameSecret('abc', other)).toBe(false);
  });
});

describe('the identity of a table’s game', () => {
  /** The content says what it was made from, and how often it was. */
  function counting(version = 1): { game: Game; made: unknown[] } {
    const made: unknown[] = [];
    const game = {
      ...gameById('plunder')!,
      version,
      content: (...from: unknown[]) => {
        made.push(from);
        return { from: JSON.stringify(from) };
      },
    } as unknown as Game;
    return { game, made };
  }
  const start = { seats: 2, seed: 'one', config: {} };
  const pack = { file: 'more.json', data: {} };

  test('is worked out once for the same config, seats and pack, whatever the seed', () => {
    const { game, made } = counting();

    expect(contentOf(game, { ...start, seed: 'another' })).toBe(contentOf(game, start));

    expect(made).toHaveLength(1);
  });

  test('differs by seats, pack and version', () => {
    const { game, made } = counting();
    const ids = [start, { ...start, seats: 3 }, { ...start, pack }].map((each) => contentOf(game, each));

    expect(new Set(ids).size).toBe(3);
    expect(made).toMatchObject([
      [{}, 2, null],
      [{}, 3, null],
      [{}, 2, pack],
    ]);
    expect(identityOf(game, start)).toBe(`1 ${contentOf(game, start)}`);
    expect(identityOf(counting(2).game, start)).toBe(`2 ${contentOf(game, start)}`);
  });

  test('a thousand are known at a time; then they are worked out again', () => {
    const { game, made } = counting();
    const packs = Array.from({ length: 1001 }, (_, n) => ({ file: `${n}.json`, data: {} }));
    for (const each of packs.slice(0, 1000)) contentOf(game, { ...start, pack: each });
    contentOf(game, { ...start, pack: packs[0]! });
    expect(made).toHaveLength(1000);

    contentOf(game, { ...start, pack: packs[1000]! });
    contentOf(game, { ...start, pack: packs[0]! });

    expect(made).toHaveLength(1002);
  });
});
