import { describe, expect, test } from 'vitest';
import { begin, choose, fork, hash, restore, save } from '../../index.ts';
import { carryOut, effectGame } from './toy.ts';

const say = (word: string, value?: unknown) => ({ do: 'say', word, ...(value !== undefined && { value }) });

describe('sentences', () => {
  test('are carried out one after the other', () => {
    expect(carryOut([say('a'), say('b'), say('c')])).toEqual(['a', 'b', 'c']);
  });

  test('when: a word is done only if its condition holds at that moment', () => {
    expect(
      carryOut([{ ...say('a'), when: 'saidSomething' }, say('b'), { ...say('c'), when: 'saidSomething' }]),
    ).toEqual(['b', 'c']);
  });

  test('if: one block or the other, or none', () => {
    const either = (condition: string) => [
      { if: condition, then: [say('then')], else: [say('else')] },
      say('after'),
    ];

    expect(carryOut(either('true'))).toEqual(['then', 'after']);
    expect(carryOut(either('false'))).toEqual(['else', 'after']);
    expect(carryOut([{ if: 'false', then: [say('then')] }, say('after')])).toEqual(['after']);
  });

  test('choose: the one that is chosen, by the seat the effect is for', () => {
    const effects = [{ choose: [[say('a')], [say('b'), say('b2')], [say('c')]] }, say('after')];
    const t = begin(effectGame(effects), { seats: 3, seed: 'effect' });

    expect(t.open).toMatchObject([{ seat: 1, kind: 'mode', rule: 'TOY-3' }]);
    expect(t.open[0]!.options).toHaveLength(3);
    expect(carryOut(effects, [0])).toEqual(['a', 'after']);
    expect(carryOut(effects, [1])).toEqual(['b', 'b2', 'after']);
    expect(carryOut(effects, [2])).toEqual(['c', 'after']);
  });

  test('may: or not', () => {
    const effects = [{ may: [say('a')] }, say('after')];

    expect(carryOut(effects, [0])).toEqual(['a', 'after']);
    expect(carryOut(effects, [1])).toEqual(['after']);
  });

  test('each: once for every piece of the group, in its order', () => {
    expect(carryOut([{ each: 'stones', then: [say('on', 'it'), say('!')] }, say('after', 'it')])).toEqual([
      'on 3',
      '!',
      'on 5',
      '!',
      'on 8',
      '!',
      'after -1',
    ]);
    expect(carryOut([{ each: 'none', then: [say('never')] }, say('after')])).toEqual(['after']);
  });

  test('each goes by the pieces there were when it began', () => {
    const effects = [
      { each: 'stones', then: [{ do: 'take', stone: 8 }, say('on', 'it')] },
      say('left', { count: 'stones' }),
    ];

    expect(carryOut(effects)).toEqual(['on 3', 'on 5', 'on 8', 'left 2']);
  });

  test('each inside each comes back to the piece outside', () => {
    const effects = [
      { each: 'stones', then: [{ each: 'stones', then: [say('in', 'it')] }, say('out', 'it')] },
    ];

    expect(carryOut(effects)).toEqual([3, 5, 8].flatMap((out) => ['in 3', 'in 5', 'in 8', `out ${out}`]));
  });

  test('repeat: as often as the value says when it begins, and never less than not at all', () => {
    const times = (repeat: number | object) =>
      carryOut([{ repeat, then: [say('a')] } as never, say('after')]).length - 1;

    expect([-1, 0, 1, 4].map(times)).toEqual([0, 0, 1, 4]);
    expect(times({ count: 'stones' })).toBe(3);
    expect(carryOut([say('a'), { repeat: 'said', then: [say('b')] }])).toEqual(['a', 'b']);
  });

  test('repeat keeps the piece at hand', () => {
    expect(carryOut([{ each: 'stones', then: [{ repeat: 2, then: [say('x', 'it')] }] }])).toEqual([
      'x 3',
      'x 3',
      'x 5',
      'x 5',
      'x 8',
      'x 8',
    ]);
  });

  test('all of them inside each other', () => {
    const effects = [
      {
        each: 'stones',
        then: [
          {
            if: { compare: ['it', '>', 4] },
            then: [{ choose: [[{ repeat: 2, then: [say('big', 'it')] }], [say('no')]] }],
            else: [{ may: [say('small', 'it')] }],
          },
        ],
      },
    ] as never;

    expect(carryOut(effects, [0, 0, 1])).toEqual(['small 3', 'big 5', 'big 5', 'no']);
  });

  test('say who speaks and what it is about', () => {
    expect(carryOut([say('by', 'by'), say('source', 'source'), say('it', 'it')], [], 6)).toEqual([
      'by 1',
      'source 40',
      'it 6',
    ]);
  });
});

describe('a word with a decision of its own', () => {
  const effects = [
    say('a'),
    { do: 'ask', seat: 2 },
    { each: 'stones', then: [{ do: 'ask', seat: 0 }, say('on', 'it')] },
  ];

  test('is asked in the middle, and the effect goes on after it', () => {
    expect(carryOut(effects, [0, 1, 0, 1])).toEqual(['a', 'yes', 'no', 'on 3', 'yes', 'on 5', 'no', 'on 8']);
  });

  test('the effect can be forked and saved in the middle', () => {
    const game = effectGame(effects);
    const t = begin(game, { seats: 3, seed: 'effect' });
    for (let n = 0; n < 4; n++) {
      const copies = [fork(t), restore(game, save(game, t))];
      for (const copy of [...copies, t]) choose(game, copy, copy.open[0]!, copy.open[0]!.options[n % 2]!);
      expect(copies.map(hash)).toEqual([hash(t), hash(t)]);
    }

    expect(t.log.at(-1)).toBe('on 8');
  });

  test('where it stands is a few numbers, not the card’s text', () => {
    const t = begin(effectGame(effects), { seats: 3, seed: 'effect' });

    expect(t.flow[1]).toEqual({
      does: 'effect',
      at: 'next',
      by: 1,
      source: 40,
      it: -1,
      did: { said: 1 },
      inside: [{ block: 0, next: 2, it: -1, pieces: [], times: 0 }],
    });
  });
});

describe('limits', () => {
  test('a word that ends the game is the last one', () => {
    const t = begin(effectGame([say('a'), { do: 'end' }, say('b')]), { seats: 3, seed: 'effect' });

    expect(t.log).toEqual(['a']);
    expect(t.result?.how).toBe('ended');
  });

  test('a long effect is carried out to its end', () => {
    const effects = [{ repeat: 99, then: [{ repeat: 20, then: [say('a')] }] }, say('b')];

    expect(carryOut(effects)).toHaveLength(99 * 20 + 1);
  });

  test('one without end is stopped', () => {
    const nest = (levels: number): never =>
      ({ repeat: 99, then: levels > 1 ? [nest(levels - 1)] : [{ do: 'take', stone: 0 }] }) as never;

    expect(() => carryOut([nest(6)])).toThrow('100000 steps without a decision');
  });

  test('a word, value, condition or group that is not there is named, with those that are', () => {
    expect(() => carryOut([{ do: 'shout' }])).toThrow(
      'No word is called shout; there are say, ask, take, end.',
    );
    expect(() => carryOut([say('a', 'luck')])).toThrow('No value is called luck; there are seven,');
    expect(() => carryOut([{ ...say('a'), when: 'maybe' }])).toThrow(
      'No condition is called maybe; there are true,',
    );
    expect(() => carryOut([{ each: 'trees', then: [say('a')] }])).toThrow(
      'No group is called trees; there are stones, none.',
    );
    expect(() => carryOut([{ do: 'constructor' }])).toThrow('No word is called constructor;');
  });
});
