import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  type Chance,
  commitment,
  keepsCommitment,
  pick,
  Refused,
  randomFrom,
  roll,
  shuffle,
} from '../index.ts';
import { encoded, offshoot } from '../random.ts';

const chance = (seed: string): Chance => ({ random: randomFrom(seed) });
const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('the generator', () => {
  // Worked out apart from this code, with another implementation of SHA-256 and sfc32.
  test.each([
    ['tablee', [764794626, 841574550, 2157008947, 3209199636, 2590631535, 3328658599]],
    ['é', [1761351381, 2767754329, 4147504414, 3777164202, 2785771626, 1107099519]],
    ['1', [1611932833, 3630306390, 935495017, 3024083650, 2621397045, 1629655651]],
  ])('the seed "%s" gives these numbers, on every machine, for ever', (seed, numbers) => {
    const t = chance(seed);

    expect(many(6, () => below(t, 4294967296))).toEqual(numbers);
    expect(t.random.drawn).toBe(6);
  });

  test('a seed is put into bytes as the encoder of UTF-8 does it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...encoded(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
    expect([...encoded('~\u007f')]).toEqual([126, 127]);
    expect([...encoded('\u0080')]).toEqual([194, 128]);
  });

  test('the same seed shuffles and rolls the same', () => {
    const t = chance('tablee');
    const pile = [...'abcdefgh'];

    shuffle(t, pile);

    expect(pile.join('')).toBe('haedgbfc');
    expect(many(10, () => roll(t, 6)).join('')).toBe('2255135352');
  });

  test('its state is plain data: written and read back, it goes on the same', () => {
    const t = chance('json');
    below(t, 7);
    const copy: Chance = JSON.parse(JSON.stringify(t));

    expect(many(20, () => below(copy, 100))).toEqual(many(20, () => below(t, 100)));
  });

  test('an offshoot goes its own way, another one each time, and can be worked out again', () => {
    const [bot, again] = [chance('bot'), chance('bot')];
    const shoots = many(3, () => ({ random: offshoot(bot) }));
    const first = structuredClone(shoots[0]);

    const numbers = [...shoots, bot].map((t) => many(8, () => below(t, 1000)).join(' '));

    expect(new Set(numbers).size).toBe(4);
    expect({ random: offshoot(again) }).toEqual(first);
    expect(offshoot(again)).toMatchObject({ drawn: 0, named: [] });
  });

  test('an offshoot is seeded by the four next numbers, whole', () => {
    const [bot, same] = [chance('bot'), chance('bot')];
    const numbers = many(4, () => below(same, 4294967296) | 0);

    const { a, b, c, d } = offshoot(bot);

    expect([a, b, c, d]).toEqual(numbers);
    expect(bot.random).toEqual(same.random);
  });
});

describe('fairness', () => {
  // Bounds at one in a thousand of the chi-square distribution; the seed is fixed, so the test never wavers.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [7, 22.46],
    [52, 87.97],
  ])('numbers below %d are all as likely', (count, bound) => {
    const t = chance(`fair ${count}`);
    const draws = 20_000;
    const seen = new Array<number>(count).fill(0);

    for (let n = 0; n < draws; n++) seen[below(t, count)]!++;

    const expected = draws / count;
    const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(bound);
  });

  test('numbers that would favour the low results are drawn again', () => {
    // Three quarters of the range: half of the numbers would come twice as often if none were drawn again.
    const count = 3 * 2 ** 30;
    const t = chance('again');
    const low = many(4000, () => below(t, count)).filter((number) => number < 2 ** 30).length;

    expect(low / 4000).toBeCloseTo(1 / 3, 1);
    expect(t.random.drawn).toBeGreaterThan(4000);
  });

  test.each([3 * 2 ** 30, 2 ** 31 + 1, 6, 7, 52])(
    'below %d exactly those too high are drawn again',
    (count) => {
      const fair = 2 ** 32 - (2 ** 32 % count);
      // The generator's next number is the sum of a, b and d: here it is the one asked for.
      const giving = (number: number): Chance => ({
        random: { a: number | 0, b: 0, c: 1, d: 0, drawn: 0, named: [] },
      });
      const [last, first] = [giving(fair - 1), giving(fair)];

      expect([below(last, count), last.random.drawn]).toEqual([count - 1, 1]);
      if (fair < 2 ** 32) expect([below(first, count) < count, first.random.drawn]).toEqual([true, 2]);
    },
  );

  test('every order of four cards comes up as often', () => {
    const t = chance('orders');
    const orders = new Map<string, number>();

    for (let n = 0; n < 24_000; n++) {
      const pile = [...'abcd'];
      shuffle(t, pile);
      orders.set(pile.join(''), (orders.get(pile.join('')) ?? 0) + 1);
    }

    const chiSquare = [...orders.values()].reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0);
    expect(orders.size).toBe(24);
    expect(chiSquare).toBeLessThan(49.73);
  });

  test('a shuffle draws the same numbers as filling place after place from `below`', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 200 }), (seed, count) => {
        const [plain, quick] = [chance(seed), chance(seed)];
        const expected = Array.from({ length: count }, (_, n) => n);
        const pile = expected.slice();
        for (let place = count - 1; place > 0; place--) {
          const from = below(plain, place + 1);
          [expected[place], expected[from]] = [expected[from]!, expected[place]!];
        }

        shuffle(quick, pile);

        expect(pile).toEqual(expected);
        expect(quick.random).toEqual(plain.random);
      }),
    );
  });

  test('a shuffle draws again a number too high for its place, as `below` does', () => {
    // The next number is 2³² − 1, of which 7 and 6 leave a rest.
    const high = (): Chance => ({ random: { a: -1, b: 0, c: 1, d: 0, drawn: 0, named: [] } });
    const [plain, quick] = [high(), high()];

    for (let place = 6; place > 0; place--) below(plain, place + 1);
    shuffle(quick, [...'abcdefg']);

    expect(quick.random).toEqual(plain.random);
    expect(quick.random.drawn).toBe(7);
  });

  test('a shuffle loses nothing and adds nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, pile) => {
        const shuffled = pile.slice();
        shuffle(chance(seed), shuffled);
        expect(shuffled.sort((a, b) => a - b)).toEqual(pile.sort((a, b) => a - b));
      }),
    );
  });

  test('a number below a count is a whole number below it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, count) => {
        const number = below(chance(seed), count);
        expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true);
      }),
    );
  });

  test.each([0, -1, Number.NaN, 2 ** 32 + 1])('below %d there is nothing to draw', (count) => {
    expect(() => below(chance('none'), count)).toThrow(`Can't draw a number below ${count}.`);
  });

  test('picks one of the things there are', () => {
    const t = chance('pick');

    expect(new Set(many(200, () => pick(t, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(t, [])).toThrow('Nothing to pick from.');
  });
});

describe('named dice', () => {
  test('fall first, in their order, then the others', () => {
    const t = chance('dice');
    t.random.named = [6, 1, 4];
    const free = chance('dice');

    expect(many(3, () => roll(t, 6))).toEqual([6, 1, 4]);
    expect(many(5, () => roll(t, 6))).toEqual(many(5, () => roll(free, 6)));
  });

  test('count as drawn: undo does not go behind them', () => {
    const t = chance('dice');
    t.random.named = [6];

    roll(t, 6);

    expect(t.random.drawn).toBe(1);
  });

  test('do not touch shuffles', () => {
    const [named, free] = [chance('dice'), chance('dice')];
    named.random.named = [6];
    const piles = [named, free].map((t) => {
      const pile = [1, 2, 3, 4, 5, 6, 7, 8];
      shuffle(t, pile);
      return pile;
    });

    expect(piles[0]).toEqual(piles[1]);
  });

  test.each([0, 7])('a die can’t fall on a %d that it does not have', (face) => {
    const t = chance('dice');
    t.random.named = [face];

    expect(() => roll(t, 6)).toThrow(
      new Refused(`The next die has 6 sides, but it was told to fall on ${face}.`),
    );
  });
});

describe('the commitment', () => {
  test('is the same for everybody and fits its seed alone', () => {
    expect(commitment('tablee')).toBe('6b052a474ddad513b9f849365d9d0c7c0b982dea4041175ba323faa560b04f6e');
    expect(keepsCommitment('tablee', commitment('tablee'))).toBe(true);
    expect(keepsCommitment('Tablee', commitment('tablee'))).toBe(false);
  });

  test('does not give the generator away', () => {
    const published = commitment('secret');
    const words = [randomFrom('secret').a, randomFrom('secret').b].map((word) => (word >>> 0).toString(16));

    for (const word of words) expect(published).not.toContain(word);
  });
});
