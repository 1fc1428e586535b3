import { describe, expect, test } from 'vitest';
import {
  type Decision,
  everyStop,
  type Option,
  passing,
  type Seat,
  type Stops,
  USUAL_STOPS,
  type View,
} from '../index.ts';
import { forEver, toy } from './toy.ts';

const game = toy([forEver], {
  windows: {
    list: [{ id: 'theirs', name: { fr: 'Chez l’autre', en: 'Theirs' } }],
    of: () => 'theirs',
    uses: (option) => ('card' in option ? (option.card as string) : null),
  },
});
const PASS = { do: 'pass', pass: true } as const;
const CARD = { do: 'play', card: 'contresort' } as Option;

function passes(options: readonly Option[], stops: Partial<Stops> = {}): number | null {
  const decision: Decision = { id: 0, seat: 0 as Seat, kind: 'priority', rule: 'TOY-1', options, branch: -1 };
  return passing(game, {} as View<never>, decision, { ...USUAL_STOPS, ...stops });
}

describe('a window for answers', () => {
  test('in which nothing can be done goes by, unless one always wants to be asked', () => {
    expect(passes([PASS])).toBe(0);
    expect(passes([{ do: 'back', back: true }, PASS])).toBe(1);
    expect(passes([PASS], { usual: 'always' })).toBeNull();
  });

  test('in which something can be done is asked, unless one never wants to be', () => {
    expect(passes([CARD, PASS])).toBeNull();
    expect(passes([CARD, PASS], { usual: 'never' })).toBe(1);
  });

  test('has its own stop where one was set', () => {
    expect(passes([CARD, PASS], { at: { theirs: 'never' } })).toBe(1);
    expect(passes([PASS], { usual: 'never', at: { theirs: 'always' } })).toBeNull();
    expect(passes([CARD, PASS], { at: { mine: 'never' } })).toBeNull();
  });

  test('is stopped at as most players want it where nothing was said, and always while everything is held', () => {
    const theirs = { id: 'theirs', name: { fr: 'Chez l’autre', en: 'Theirs' } };
    const windows = { ...game.windows!, list: [{ ...theirs, usual: 'never' as const }] };
    const question: Decision = {
      id: 0,
      seat: 0 as Seat,
      kind: 'priority',
      rule: 'TOY-1',
      options: [CARD, PASS],
      branch: -1,
    };
    const at = (stops: Stops) => passing({ windows }, {} as View<never>, question, stops);

    expect(at(USUAL_STOPS)).toBe(1);
    expect(at({ ...USUAL_STOPS, at: { theirs: 'able' } })).toBeNull();
    expect(at(everyStop(windows))).toBeNull();
  });

  test('is not asked for a card that is no reason to stop, but for another', () => {
    const notFor = ['contresort'];

    expect(passes([CARD, PASS], { notFor })).toBe(1);
    expect(passes([CARD, { do: 'play', card: 'rage' } as Option, PASS], { notFor })).toBeNull();
    expect(passes([CARD, { do: 'attack' }, PASS], { notFor })).toBeNull();
  });

  test('a question without a way to pass is no window', () => {
    expect(passes([CARD, { do: 'attack' }], { usual: 'never' })).toBeNull();
  });

  test('a question with one answer goes by, too', () => {
    expect(passes([CARD], { usual: 'always' })).toBe(0);
  });
});
