/** Abilities that are announced: their limits, targets and prices, at the edges. */
import { describe, expect, test } from 'vitest';
import { at } from '../duel/test/at.ts';
import { withCards } from '../duel/test/with-cards.ts';

const MINE = { type: 'creature', side: 'mine' };

describe('an ability that was announced', () => {
  const WORD = { activated: 'word', limit: { times: 1, per: 'turn' }, then: [{ do: 'fill', amount: 1 }] };

  test('hits those of its targets that are still legal, and no others', () => {
    const volley = {
      id: 'volee',
      kind: 'spell',
      abilities: [
        {
          activated: 'slow',
          targets: { prey: { from: { type: 'creature', tired: false }, count: 2 } },
          then: [{ do: 'damage', amount: 1, to: 'prey' }],
        },
      ],
    };
    const duck = {
      id: 'esquive',
      kind: 'spell',
      abilities: [
        {
          activated: 'fast',
          targets: { friend: { type: 'creature' } },
          then: [{ do: 'tire', what: 'friend' }],
        },
      ],
    };
    const sides = [{ hand: ['volee'] }, { hand: ['esquive', 'esquive'], line: ['louve', 'roc'] }];
    const table = at({ sides }, withCards(volley, duck, { id: 'roc', guard: 9 })).choose(
      'play volee',
      'target louve',
      'target roc',
    );

    table.choose('pass', 'play esquive', 'target louve', 'pass', 'pass', 'pass', 'pass');

    expect(table.state.sides[1].line.map((creature) => creature.wounds)).toEqual([0, 1]);
  });

  test.each([
    [1, ['louve'], true],
    [1, [], false],
    [2, ['louve', 'roc'], true],
    [2, ['louve'], false],
    [3, ['louve', 'roc'], false],
    [{ upTo: 2 }, ['louve'], true],
  ])('at %j targets needs them all: of %j that is %s', (count, theirs, isOffered) => {
    const aimed = { ...WORD, targets: { prey: { from: { type: 'creature', side: 'theirs' }, count } } };
    const cards = withCards({ id: 'chef', abilities: [aimed] }, { id: 'roc', guard: 9 });

    const table = at({ sides: [{ line: ['chef'] }, { line: theirs }] }, cards);

    expect(table.options.includes('use chef')).toBe(isOffered);
  });

  test('is limited for its own piece, not for another that has it too', () => {
    const table = at(
      { sides: [{ line: ['source', 'source'] }, {}] },
      withCards({ id: 'source', abilities: [WORD] }),
    );
    const [, second] = table.state.sides[0].line;

    table.choose('use source', 'pass', 'pass');

    expect(table.play.options.filter((option) => option.startsWith('use'))).toEqual([
      expect.stringContaining(`#${second!.piece}`),
    ]);
    table.choose('use source', 'pass', 'pass');
    expect(table.options).not.toContain('use source');
  });

  test('that is limited answers once, however many times it went off at the same moment', () => {
    const witness = {
      id: 'temoin',
      abilities: [
        {
          on: 'hurt',
          of: { type: 'creature', side: 'theirs' },
          limit: { times: 1, per: 'turn' },
          then: [{ do: 'mark', what: 'self', marks: 1 }],
        },
      ],
    };
    const volley = {
      id: 'volee',
      kind: 'spell',
      abilities: [
        { activated: 'slow', then: [{ do: 'damage', amount: 1, to: { type: 'creature', side: 'theirs' } }] },
      ],
    };
    const sides = [{ hand: ['volee'], line: ['temoin'] }, { line: ['roc', 'roc'] }];
    const table = at({ sides }, withCards(witness, volley, { id: 'roc', guard: 9 }));

    table.choose('play volee', 'pass', 'pass', 'order temoin', 'pass', 'pass');

    expect(table.state.sides[1].line.map((creature) => creature.wounds)).toEqual([1, 1]);
    expect(table.state.sides[0].line.map((creature) => creature.marks)).toEqual([1]);
  });

  test.each([
    ['turn', true],
    ['game', false],
  ])('once a %s: a piece that left and came back can use it again: %s', (per, again) => {
    const leaves = { activated: 'word', then: [{ do: 'bring', what: 'self', to: 'hand' }] };
    const source = {
      id: 'source',
      keywords: ['celerite'],
      abilities: [{ ...WORD, limit: { times: 1, per } }, leaves],
    };
    const table = at({ sides: [{ line: ['source'] }, {}] }, withCards(source));
    const uses = (): number => table.options.filter((option) => option === 'use source').length;
    expect(uses()).toBe(2);
    table.choose('use source', 'pass', 'pass');
    expect(uses()).toBe(1);

    table.choose('use source', 'pass', 'pass', 'play source', 'pass', 'pass');

    expect(table.line(0)).toEqual(['source']);
    expect(uses()).toBe(again ? 2 : 1);
  });

  test('offers for its price only what it can be paid with', () => {
    const word = {
      activated: 'word',
      cost: [
        { choose: 'spent', from: MINE },
        { do: 'tire', what: 'spent' },
      ],
      then: [{ do: 'fill', amount: 1 }],
    };
    const line = ['chef', { card: 'louve', is: 'tired' }, 'veilleuse'];
    const table = at({ sides: [{ line }, {}] }, withCards({ id: 'chef', abilities: [word] }));

    table.choose('use chef');

    expect(table.options.filter((option) => option !== 'back')).toEqual(['choose chef', 'choose veilleuse']);
  });

  test.each([
    ['aimed', { targets: { prey: { type: 'creature' } } }],
    ['for some X', { x: { from: 1, to: 3 } }],
  ])('%s, can be taken back before it is paid, and that way is marked as one', (_, head) => {
    const aimed = { ...WORD, ...head };
    const table = at(
      { sides: [{ line: ['chef', 'louve'] }, {}] },
      withCards({ id: 'chef', abilities: [aimed] }),
    );

    table.choose('use chef');

    const marked = table.state.open[0]!.options.filter((option) => 'back' in option);
    expect(marked).toEqual([{ do: 'back', back: true }]);
  });
});

test('a copy is aimed anew and not paid for again', () => {
  const archer = {
    id: 'archer',
    abilities: [
      {
        activated: 'word',
        limit: { times: 1, per: 'turn' },
        targets: { prey: { type: 'creature', side: 'theirs' } },
        cost: [{ do: 'spend', amount: 2 }],
        then: [{ do: 'damage', amount: 1, to: 'prey' }],
      },
    ],
  };
  const mirror = { id: 'miroir', kind: 'spell', abilities: [{ activated: 'fast', then: [{ do: 'copy' }] }] };
  const rocks = ['roc', 'pic'].map((id) => ({ id, guard: 9 }));
  const sides = [{ well: 4, hand: ['miroir'], line: ['archer'] }, { line: ['roc', 'pic'] }];
  const table = at({ sides }, withCards(archer, mirror, ...rocks));

  table.choose('use archer', 'target roc', 'play miroir', 'pass', 'pass', 'yes', 'target pic');
  while (table.kind === 'respond') table.choose('pass');

  expect(table.state.sides[1].line.map((creature) => creature.wounds)).toEqual([1, 1]);
  expect(table.state.sides[0].well).toBe(2);
});
