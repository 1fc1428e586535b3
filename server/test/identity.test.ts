/** Names that nobody guesses, and which game exactly a table is played with. */
import { gameById } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { guestOf, rememberGuest } from '../identity/cookie.ts';
import { drawGuestId, drawInvite, drawSeed, drawTableId, isSameSecret, rematchId } from '../identity/draw.ts';
import { trusted } from '../security.ts';
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

describe('a guest’s cookie', () => {
  const DAY = 86_400_000;
  const guest = { id: 'a'.repeat(32), name: 'Anne', created: 0, seen: 5 * DAY, epoch: 2 };

  /** Who comes with that cookie at that time, and when that was noted. */
  async function comes(value: string, now: number) {
    const seen: number[] = [];
    const request = { cookies: { tablee: 'signed' }, unsignCookie: () => ({ valid: true, value }) };
    const storage = {
      guest: async (id: string) => (id === guest.id ? guest : undefined),
      sawGuest: async (_: string, at: number) => void seen.push(at),
    };
    return { guest: await guestOf(request as never, storage, now), seen };
  }

  test('is theirs until they sign out everywhere', async () => {
    expect((await comes(`${guest.id}.2`, guest.seen)).guest).toBe(guest);
    for (const other of [`${guest.id}.1`, guest.id, `${'b'.repeat(32)}.2`, `${guest.id}.2x`, ''])
      expect((await comes(other, guest.seen)).guest).toBeNull();
  });

  test('that they came is noted once a day', async () => {
    const noted = async (after: number) => (await comes(`${guest.id}.2`, guest.seen + after)).seen;

    expect([await noted(0), await noted(DAY), await noted(DAY + 1)]).toEqual([
      [],
      [],
      [guest.seen + DAY + 1],
    ]);
  });

  test('is kept for four hundred days', () => {
    const set: unknown[] = [];
    const reply = { setCookie: (...given: unknown[]) => void set.push(given) };

    rememberGuest({ protocol: 'https' } as never, reply as never, guest);

    expect(set).toMatchObject([['tablee', `${guest.id}.2`, { maxAge: (400 * DAY) / 1000, secure: true }]]);
  });
});

test('a proxy that is believed is an address, a network or one of those that have a name', () => {
  const good = ['127.0.0.1', '10.0.0.0/1', '10.0.0.1/32', '::1', 'fd00::/128', 'loopback', 'uniquelocal'];
  expect(trusted(good)).toEqual(good);
  expect(trusted([])).toBe(false);

  for (const bad of ['10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/x', 'proxy', ''])
    expect(() => trusted([bad])).toThrow('is no address of a proxy');
});
