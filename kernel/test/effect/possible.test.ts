/** Whether effects could do anything, asked before they are begun. */
import { describe, expect, test } from 'vitest';
import { Book, isPossible, type Vocabulary } from '../../effect/index.ts';
import type { Seat } from '../../index.ts';
import { vocabulary } from '../duel/effects/vocabulary.ts';
import { at, type DuelPlay } from '../duel/test/at.ts';
import { withCards } from '../duel/test/with-cards.ts';
import type { Duel } from '../duel/types.ts';

const YOU = 0 as Seat;
const GHOUL = { id: 'goule', power: 2, guard: 2, cost: 1, classes: ['goule'] };

/** With one word more: it would heal somebody only if somebody is hurt. */
const WITH_MEND: Vocabulary<Duel> = {
  ...vocabulary,
  words: {
    ...vocabulary.words,
    heal: {
      ...vocabulary.words.heal!,
      possible: (t, _, given) =>
        (given as { who: readonly number[] }).who.some((piece) =>
          t.sides.some(({ line }) => line.some((each) => each.piece === piece && each.wounds > 0)),
        ),
    },
  },
};

function asks(table: DuelPlay, effects: readonly object[]): boolean {
  const book = new Book(WITH_MEND);
  book.addEffects('asked', effects as never);
  const t = { ...table.state, content: { ...table.state.content, book } };
  return isPossible(t as never, 'asked', YOU, -1);
}

const MEND = { do: 'heal', amount: 1, who: 'friend' };
const FRIEND = { choose: 'friend', from: { type: 'creature', side: 'mine' } };

describe('effects that could do nothing', () => {
  const hale = at({ sides: [{ line: ['louve'] }, {}] });
  const hurt = at({ sides: [{ line: [{ card: 'louve', wounds: 1 }] }, {}] });

  test('what a choice could name is what the word is asked about', () => {
    expect([asks(hale, [FRIEND, MEND]), asks(hurt, [FRIEND, MEND])]).toEqual([false, true]);
  });

  test('what may not be chosen is not named, though a filter of all finds it', () => {
    const book = new Book({ ...WITH_MEND, choosable: () => false });
    book.addEffects('one', [FRIEND, MEND] as never);
    book.addEffects('all', [{ ...MEND, who: FRIEND.from }] as never);
    const t = { ...hurt.state, content: { ...hurt.state.content, book } } as never;

    expect([isPossible(t, 'one', YOU, -1), isPossible(t, 'all', YOU, -1)]).toEqual([false, true]);
  });

  test('naming something is nothing by itself', () => {
    expect(asks(hurt, [FRIEND, { let: 'n', be: 2 }])).toBe(false);
  });

  test('one open branch is enough', () => {
    const never = { compare: [1, '>', 2] };
    expect(asks(hurt, [{ if: never, then: [{ do: 'draw', cards: 1 }] }])).toBe(false);
    expect(asks(hale, [FRIEND, { if: never, then: [MEND], else: [{ do: 'draw', cards: 1 }] }])).toBe(true);
    expect(asks(hale, [FRIEND, { modes: [[MEND], [{ do: 'draw', cards: 1 }]] }])).toBe(true);
    expect(asks(hale, [FRIEND, { may: [MEND] }])).toBe(false);
    expect(asks(hale, [FRIEND, { repeat: 0, then: [{ do: 'draw', cards: 1 }] }])).toBe(false);
  });

  test('no points to spread, nobody to spread them among, nothing to give to nobody', () => {
    const spread = (points: number, side: string) => [
      { spread: points, among: { type: 'creature', side }, as: 'share', then: [{ do: 'draw', cards: 1 }] },
    ];
    expect([
      asks(hale, spread(0, 'mine')),
      asks(hale, spread(1, 'mine')),
      asks(hale, spread(1, 'theirs')),
    ]).toEqual([false, true, false]);

    const give = (to: object, more: object = {}) => [{ give: { power: 1 }, to, until: 'turn', ...more }];
    const buried = at(
      { sides: [{ line: ['louve'], grave: ['goule'], hand: ['louve'] }, {}] },
      withCards(GHOUL),
    );
    expect(asks(buried, give({ in: ['line', 'grave'], side: 'mine' }))).toBe(true);
    expect(asks(buried, give({ in: 'grave', side: 'mine' }))).toBe(false);
    expect(asks(buried, give({ type: 'creature' }, { while: { compare: [1, '>', 2] } }))).toBe(false);
  });

  test('each piece is looked at in turn', () => {
    const each = { each: { type: 'creature', side: 'mine' }, then: [{ do: 'heal', amount: 1, who: 'it' }] };
    const both = at({ sides: [{ line: [{ card: 'louve', wounds: 1 }, 'veilleuse'] }, {}] });
    expect([asks(hale, [each]), asks(hurt, [each]), asks(both, [each])]).toEqual([false, true, true]);
  });

  test('a price is possible when all of it can be paid; otherwise what comes instead is asked about', () => {
    const pay = (well: number, more: object = {}): boolean =>
      asks(at({ sides: [{ well, line: ['louve'] }, {}] }), [
        {
          pay: [
            { do: 'spend', amount: 2 },
            { do: 'tire', what: { type: 'creature', side: 'mine' } },
          ],
          then: [{ do: 'draw', cards: 1 }],
          ...more,
        },
      ]);

    expect([pay(2), pay(1), pay(1, { else: [{ do: 'draw', cards: 1 }] })]).toEqual([true, false, true]);
  });
});
