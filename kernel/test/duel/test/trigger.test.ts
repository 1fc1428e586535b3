import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { at } from './at.ts';

/** Each mage has two creatures that hear a death; the wave kills the first mage's wounded wolf. */
const fourWitnesses = (active: number) => ({
  active,
  sides: [0, 1].map((seat) => ({
    life: 10,
    well: seat === active ? 3 : 0,
    hand: seat === active ? ['vague'] : [],
    line: [
      ...(seat === 0 ? [{ card: 'louve', wounds: 1 }] : []),
      'charognard',
      { card: 'banniere' },
      'charognard',
    ],
  })),
});

describe('triggers', () => {
  rule('DU-TRIG-1', 'the active mage puts triggers on the stack first, in the order they like', () => {
    const table = at(fourWitnesses(0));

    table.choose('play vague', 'spend', 'spend', 'spend', 'pass', 'pass');

    expect(table.kind).toBe('order');
    expect(table.asked).toBe(0);
    expect(table.options).toEqual(['order charognard', 'order charognard']);
    const [first, second] = table.play.options;
    table.choose(second!);
    expect(table.asked).toBe(1);
    expect(first).not.toBe(second);
    expect(table.state.stack.map(({ by }) => by)).toEqual([0, 0]);
  });

  rule('DU-TRIG-1', 'with the seats changed the other mage is the first to order', () => {
    const table = at(fourWitnesses(1));

    table.choose('play vague', 'spend', 'spend', 'spend', 'pass', 'pass');

    expect(table.asked).toBe(1);
  });

  rule(
    'DU-TRIG-1',
    'the order chosen is the order on the stack, and the last one is carried out first',
    () => {
      const table = at(fourWitnesses(0));
      table.choose('play vague', 'spend', 'spend', 'spend', 'pass', 'pass');
      const [, later] = table.play.options;

      // The last one of a batch is the only one left: nobody is asked.
      table.choose(later!);
      table.choose(table.play.options[0]!);
      const pieces = table.state.stack.map(({ by, piece }) => ({ by, piece }));
      expect(pieces.map(({ by }) => by)).toEqual([0, 0, 1, 1]);
      expect(later).toContain(`#${pieces[0]!.piece} `);
      table.choose('pass', 'pass');

      expect(table.state.effects.lasting.map(({ of }) => of)).toEqual([[pieces[3]!.piece]]);
    },
  );

  rule(
    'DU-TRIG-1',
    'a single trigger needs no order: the engine puts it there and tells its mage alone',
    () => {
      const table = at({
        sides: [{ well: 1, hand: ['braise'], line: ['veilleuse'] }, { line: ['acolyte'] }],
      });

      table.choose('play braise', 'target acolyte', 'spend', 'pass', 'pass');

      expect(table.kind).toBe('respond');
      expect(table.stack).toEqual(['veilleuse']);
      const heard = [0, 1].map((seat) => table.table.heard(seat as never, 4).map(({ event }) => event));
      expect(heard[0]).toContain('forced');
      expect(heard[1]).not.toContain('forced');
    },
  );

  rule('DU-TRIG-2', 'a trigger is carried out even if its creature has left play', () => {
    const table = at({
      sides: [
        { life: 5, well: 1, hand: ['braise'], line: ['veilleuse', { card: 'acolyte', wounds: 0 }] },
        { well: 1, hand: ['braise'] },
      ],
    });
    table.choose('play braise', 'target acolyte', 'spend', 'pass', 'pass');
    expect(table.stack).toEqual(['veilleuse']);

    table.choose('pass', 'play braise', 'target veilleuse', 'spend', 'pass', 'pass');
    expect(table.line(0)).toEqual([]);
    table.choose('pass', 'pass');

    expect(table.life(0)).toBe(6);
  });

  rule('DU-CREA-1', 'creatures that die together all hear of each other', () => {
    const table = at({
      sides: [{ life: 5, well: 3, hand: ['vague'], line: ['veilleuse', { card: 'louve', wounds: 1 }] }, {}],
    });

    table.choose('play vague', 'spend', 'spend', 'spend', 'pass', 'pass');

    expect(table.line(0)).toEqual([]);
    expect(table.stack).toEqual(['veilleuse']);
  });

  rule('DU-CREA-1', 'a creature that has left play hears nothing more', () => {
    const table = at({
      sides: [{ life: 5, well: 2, hand: ['braise', 'braise'], line: ['veilleuse'] }, { line: ['acolyte'] }],
    });
    table.choose('play braise', 'target veilleuse', 'spend', 'pass', 'pass');

    table.choose('play braise', 'target acolyte', 'spend', 'pass', 'pass');

    expect(table.stack).toEqual([]);
    expect(table.life(0)).toBe(5);
  });
});
