import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, fingerprint, fork, hash } from '../index.ts';
import { fromTheBox } from './duel/test/at.ts';

describe('the fingerprint', () => {
  test('is 16 digits of the SHA-256 of the canonical text', () => {
    expect(canonical({ b: [1, null, 'é'], a: { d: true, c: -0 } })).toBe(
      '{"a":{"c":0,"d":true},"b":[1,null,"é"]}',
    );
    expect(fingerprint({ a: 1 })).toBe('015abd7f5cc57a2d');
  });

  test('does not depend on the order of the fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const turned = Object.fromEntries(Object.entries(fields).reverse());
        expect(fingerprint(turned)).toBe(fingerprint(fields));
      }),
    );
  });

  test('is the same for what is written as JSON and read back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
      }),
    );
  });

  test('differs for different values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(fingerprint(one) === fingerprint(other)).toBe(canonical(one) === canonical(other));
      }),
    );
  });

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [{ a: 1 }, { a: '1' }],
    [{ a: {} }, { a: [] }],
    [{ a: null }, {}],
    ['1', 1],
  ])('%j is not %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  test('a field that is undefined is no field', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  });
});

describe('the hash of a state', () => {
  const { state } = fromTheBox();

  test.each<[string, (t: typeof state) => void]>([
    ['a life', (t) => void t.sides[0].life++],
    ['the order of a deck', (t) => void t.sides[1].deck.reverse()],
    ['the generator', (t) => void t.random.d++],
    ['a die still to fall', (t) => void t.random.named.push(3)],
    ['where we are in the rules', (t) => void t.flow[0]!.branches![1]!.pop()],
    ['who is asked', (t) => void t.open.pop()],
    ['how many were asked', (t) => void t.asked[0]!++],
    [
      'the result',
      (t) => void Object.assign(t, { result: { winners: [], how: 'agreed', rule: 'DU-END-4' } }),
    ],
  ])('changes with %s', (_, change) => {
    const copy = fork(state);

    change(copy);

    expect(hash(copy)).not.toBe(hash(state));
  });

  test('does not change with who listens, nor with what can be made again', () => {
    const bare = { ...fork(state), told: [], content: null as never };
    const withoutOptions = state.open.map((decision) => ({ ...decision, options: [] }));

    expect(hash(bare)).toBe(hash(state));
    expect(hash({ ...fork(state), open: withoutOptions })).toBe(hash(state));
  });
});
