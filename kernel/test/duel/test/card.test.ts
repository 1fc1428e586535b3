import { describe, expect } from 'vitest';
import type { Seat } from '../../../index.ts';
import { rule } from '../../../testing/index.ts';
import { statOf } from '../rules/table.ts';
import { at } from './at.ts';

describe('what cards say', () => {
  rule('DU-CARD-1', 'choose: one of the three, and only that one', () => {
    const table = at({ sides: [{ life: 4, well: 1, hand: ['carrefour'] }, {}] });
    table.choose('play carrefour', 'spend', 'pass', 'pass');

    expect(table.kind).toBe('mode');
    expect(table.asked).toBe(0);
    expect(table.options).toHaveLength(3);
    table.choose(table.options[1]!);

    expect(table.life(0)).toBe(8);
    expect(table.hand(0)).toEqual([]);
    expect(table.state.sides[0].well).toBe(0);
  });

  rule('DU-CARD-1', 'you may: or not', () => {
    const position = { active: 1, sides: [{ life: 5, line: ['charognard'], deck: ['rage', 'louve'] }, {}] };
    const [yes, no] = [at(position), at(position)];
    for (const table of [yes, no]) table.choose('end', 'pass', 'pass', 'pass', 'pass');

    yes.choose(yes.options[0]!);
    no.choose(no.options[1]!);

    expect([yes.life(0), yes.hand(0)]).toEqual([4, ['rage', 'louve']]);
    expect([no.life(0), no.hand(0)]).toEqual([5, ['rage']]);
  });

  rule('DU-CARD-2', 'the enemy chooses what to discard', () => {
    const table = at({ sides: [{ well: 2, hand: ['saccage'] }, { hand: ['rage', 'louve'] }] });
    table.choose('play saccage', 'spend', 'spend', 'pass', 'pass');

    expect(table.asked).toBe(1);
    table.choose('discard louve');

    expect(table.hand(1)).toEqual(['rage']);
    expect(table.life(1)).toBe(12);
  });

  rule('DU-CARD-3', 'a card goes by what it has just done: nothing discarded, one damage', () => {
    const table = at({ sides: [{ well: 2, hand: ['saccage'] }, {}] });

    table.choose('play saccage', 'spend', 'spend', 'pass', 'pass');

    expect(table.life(1)).toBe(11);
  });

  rule('DU-CARD-3', 'when: the ember draws a card only if the creature falls', () => {
    const position = {
      sides: [{ well: 1, hand: ['braise'], deck: ['oracle'] }, { line: ['acolyte', 'banniere'] }],
    };
    const [falls, stands] = [at(position), at(position)];

    falls.choose('play braise', 'target acolyte', 'spend', 'pass', 'pass');
    stands.choose('play braise', 'target banniere', 'spend', 'pass', 'pass');

    expect(falls.hand(0)).toEqual(['oracle']);
    expect(stands.hand(0)).toEqual([]);
    expect(stands.state.sides[1].line[1]!.wounds).toBe(2);
  });

  rule('DU-CARD-3', 'each: every creature is hurt once', () => {
    const table = at({
      sides: [{ well: 3, hand: ['vague'], line: ['louve'] }, { line: ['acolyte', 'banniere'] }],
    });

    table.choose('play vague', 'spend', 'spend', 'spend', 'pass', 'pass');

    expect(table.state.sides.map(({ line }) => line.map(({ wounds }) => wounds))).toEqual([[1], [1, 1]]);
  });

  rule('DU-CARD-3', 'if, else: the scales help whoever is behind', () => {
    const position = (life: number) => ({ sides: [{ life, well: 2, hand: ['balance'] }, { life: 10 }] });
    const [behind, ahead] = [at(position(9)), at(position(10))];

    for (const table of [behind, ahead]) table.choose('play balance', 'spend', 'spend', 'pass', 'pass');

    expect([behind.life(0), behind.life(1)]).toEqual([12, 10]);
    expect([ahead.life(0), ahead.life(1)]).toEqual([10, 8]);
  });

  rule('DU-CARD-3', 'repeat: one and one for each friendly creature, at most three', () => {
    const position = (count: number) => ({
      sides: [
        { well: 3, hand: ['salve', 'rage'], line: ['acolyte', 'acolyte', 'louve'].slice(0, count) },
        {},
      ],
    });
    const lives = [0, 1, 2, 3].map((count) => {
      const table = at(position(count)).choose('play salve', 'spend', 'spend', 'spend', 'pass', 'pass');
      return [table.life(1), table.hand(0).length];
    });

    // With three damage a card is discarded as well: the only one, so nobody is asked.
    expect(lives).toEqual([
      [11, 1],
      [10, 1],
      [9, 0],
      [9, 0],
    ]);
  });

  rule('DU-CARD-4', 'a look at the top card, which may go to the bottom', () => {
    const position = { sides: [{ well: 2, hand: ['oracle'], deck: ['louve', 'rage'] }, {}] };
    const [leaves, sinks] = [at(position), at(position)];
    for (const table of [leaves, sinks]) {
      table.choose('play oracle', 'spend', 'spend', 'pass', 'pass', 'pass', 'pass');
      expect(table.options).toEqual(['leave louve', 'sink louve']);
    }

    leaves.choose('leave louve');
    sinks.choose('sink louve');

    const deck = leaves.state.sides[0].deck;
    expect(leaves.state.sides[0].seen).toEqual([deck.at(-1)]);
    expect(sinks.state.sides[0].deck[0]).toBe(deck.at(-1));
    expect(sinks.state.sides[0].deck.at(-1)).toBe(deck.at(-2));
  });

  rule('DU-CARD-4', 'the other mage hears of the look, not of the card', () => {
    const table = at({ sides: [{ well: 2, hand: ['oracle'], deck: ['louve'] }, {}] });

    table.choose('play oracle', 'spend', 'spend', 'pass', 'pass', 'pass', 'pass');

    const heard = (seat: number) => table.table.heard(seat as Seat).find(({ rule }) => rule === 'DU-CARD-4');
    expect(heard(0)).toMatchObject({ event: 'cardSeen', card: 'louve' });
    expect(heard(1)).toEqual({ event: 'looked', seat: 0, rule: 'DU-CARD-4' });
  });

  rule('DU-CREA-2', 'a boost as long as its source is in play goes with the source', () => {
    const table = at({
      sides: [
        { well: 3, hand: ['banniere'], line: ['louve', 'acolyte'] },
        { well: 2, hand: ['braise', 'braise'] },
      ],
    });
    const power = () => table.state.sides[0].line.map(({ piece }) => statOf(table.state, piece, 'power'));
    table.choose('play banniere', 'spend', 'spend', 'spend', 'pass', 'pass', 'pass', 'pass');
    expect(power()).toEqual([3, 1, 1]);

    table.choose('end', 'pass', 'play braise', 'target banniere', 'spend', 'pass');
    table.choose('play braise', 'target banniere', 'spend', 'pass', 'pass', 'pass', 'pass');

    expect(table.line(0)).toEqual(['louve', 'acolyte']);
    expect(power()).toEqual([2, 0]);
  });
});
