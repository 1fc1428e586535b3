import { describe, expect, test } from 'vitest';
import { call, done, type Frame, frameOf, procedure, type Seat, Table } from '../index.ts';
import { lookForLeaks } from '../testing/leaks.ts';
import { asks, type Say, type Toy, toy } from './toy.ts';

interface AttackLocals {
  readonly on: number;
  readonly value: number;
  secret: number;
  dice: number[];
}
const STEPS = { answer: asks<Frame & AttackLocals, 'answer'>((f) => f.on, ['parry', 'take']) };
const attack = procedure<Toy, AttackLocals, Say>()('attack', ['on', 'value', 'dice'], STEPS);
const plot = procedure<Toy, AttackLocals, Say>()('plot', STEPS);

const ATTACK: AttackLocals = { on: 1, value: 7, secret: 42, dice: [3, 4] };
const [mine, theirs] = [0 as Seat, 1 as Seat];

/** A table at which seat 1 is asked to answer, by a procedure that lies open or one that doesn't. */
function underAttack(by: typeof attack | typeof plot): Table<Toy, unknown> {
  const turn = procedure<Toy, object, Say>()('turn', {
    strike: () => call(by, { ...ATTACK, dice: [3, 4] }, 'over'),
    over: () => done,
  });
  return new Table(toy([turn, attack, plot]), { seats: 2, seed: 'a' });
}

describe('what is under way', () => {
  test('the seat that is asked sees all of it', () => {
    expect(frameOf(underAttack(attack).view(theirs), attack)).toMatchObject(ATTACK);
  });

  test('another seat and a spectator see what lies open, and nothing else', () => {
    const table = underAttack(attack);

    for (const seat of [mine, null]) {
      expect(table.view(seat).flow).toBeNull();
      expect(frameOf(table.view(seat), attack)).toEqual({
        does: 'attack',
        on: 1,
        value: 7,
        dice: [3, 4],
      });
    }
  });

  test('a procedure that is not open is nobody else’s business', () => {
    const table = underAttack(plot);

    expect(frameOf(table.view(theirs), plot)).toMatchObject(ATTACK);
    for (const seat of [mine, null]) {
      expect(table.view(seat).underWay).toEqual([]);
      expect(frameOf(table.view(seat), plot)).toBeNull();
    }
  });

  test('the innermost of several counts; none is null', () => {
    const { view } = { view: underAttack(attack).view(null) };

    expect(frameOf(view, plot, attack)?.value).toBe(7);
    expect(frameOf({ flow: null, underWay: [] }, attack)).toBeNull();
  });

  test('a view keeps what it showed', () => {
    const table = underAttack(attack);
    const before = table.view(null);

    (table.state.flow.at(-1) as unknown as AttackLocals).dice.push(6);

    expect(frameOf(before, attack)?.dice).toEqual([3, 4]);
    expect(frameOf(table.view(null), attack)?.dice).toEqual([3, 4, 6]);
  });
});

test('an open local that holds a secret is a leak', () => {
  const hides = (open: typeof attack): unknown => {
    const turn = procedure<Toy, object, Say>()('turn', {
      strike: () => call(open, { ...ATTACK, on: 0, dice: [3, 4] }, 'over'),
      over: () => 'strike',
    });
    const game = toy([turn, open], {
      // What seat 0 holds back is hidden from seat 1.
      scramble: (t, seat, { random }) => {
        const under = t.flow.at(-1) as unknown as AttackLocals;
        if (seat === 1 && under.secret !== undefined) under.secret = random.a;
      },
    });
    return lookForLeaks(game, { seats: 2, seed: 'a' }, 40, 40);
  };
  const leaky = procedure<Toy, AttackLocals, Say>()('attack', ['on', 'value', 'secret'], STEPS);

  expect(() => hides(attack)).not.toThrow();
  expect(() => hides(leaky as never)).toThrow('depends on hidden pieces');
});
