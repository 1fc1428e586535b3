import { describe, expect, test } from 'vitest';
import { begin, foretelling, procedure, roll, type Seat, type State, view } from '../index.ts';
import { asks, type Say, type Toy, toy } from './toy.ts';

function tell(t: State, line: string): void {
  t.told?.push({ event: line, rule: 'TOY-1' });
}

/** Seat 0 says two things and strikes; then a die is rolled, or a card turned up, and more happens. */
const walk = procedure<Toy, object, Say>()('walk', {
  first: asks(0, ['left', 'right'], 'step'),
  step: (t) => {
    tell(t, 'stepped');
    return 'second';
  },
  second: asks(0, ['roll', 'turn'], 'strike'),
  strike: (t) => {
    tell(t, 'struck');
    if (t.log.includes('roll')) tell(t, `rolled ${roll(t, 6)}`);
    else {
      t.log.push('turned up');
      tell(t, 'it was the ace');
    }
    tell(t, 'after');
    return 'other';
  },
  other: asks(1, ['a', 'b']),
});
const game = toy([walk], { knows: (t) => (t.log.includes('turned up') ? [7] : []) });
const seen = (seat: number) => view(game, begin(game, { seats: 2, seed: 'x' }), seat as Seat);
const told = (seat: number, ...line: readonly string[]) =>
  foretelling(game, seen(seat), null)(...line.map((each) => ({ do: each }))).map(({ event }) => event);

describe('foretelling', () => {
  test('goes on from question to question', () => {
    expect(told(0, 'left')).toEqual(['stepped']);
    expect(told(0, 'left', 'roll')).toEqual(['stepped', 'struck']);
  });

  test('ends where a die decides', () => {
    expect(told(0, 'left', 'roll')).not.toContain('after');
  });

  test('ends where a hidden piece turns up, before it is named', () => {
    expect(told(0, 'right', 'turn')).toEqual(['stepped', 'struck']);
  });

  test('has nothing to tell to whoever is not asked', () => {
    expect(told(1, 'left')).toEqual([]);
  });
});
