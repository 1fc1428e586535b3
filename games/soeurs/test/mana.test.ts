import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { foe, SMALL } from './boxes/small.ts';
import {
  discardPile,
  type Given,
  hand,
  lately,
  names,
  order,
  refusals,
  type Table,
  tablesWith,
  told,
} from './table.ts';

const { at, bossFight, fight } = tablesWith(SMALL);

const FOUR = ['coup', 'soin', 'bouclier', 'dards'];
const FIVE = [...FOUR, 'riposte'];
const SEVEN = [...FIVE, 'souffle', 'lecture'];
const open = (options: readonly string[], verb: string) =>
  options.filter((option) => option.startsWith(verb));

describe('the Mana die', () => {
  rule('SA-MANA-1', 'the die is rolled at the start of every round', () => {
    const table = fight({ enemies: [foe('gueux', 4)], phase: 'mana', dice: [4, 1, 6] });

    expect(table.state.mana).toBe(4);
    expect(table.choose('end').state.mana).toBe(1);
    expect(table.choose('end').state.mana).toBe(6);
  });

  rule('SA-MANA-5', 'a card of cost X takes X Mana', () => {
    for (const [card, cost] of [
      ['souffle', 0],
      ['coup', 1],
      ['riposte', 2],
      ['marteau', 3],
    ] as const) {
      const table = fight({ enemies: [foe('gueux', 9)], mana: 4, hand: [card] }).choose(`play ${card}`);
      expect(lately(table, 'cardPlayed')).toMatchObject([{ cost }]);
      expect(table.state.mana).toBe(4 - cost + (card === 'souffle' ? 2 : 0));
    }
  });

  rule('SA-MANA-8', 'the die never shows more than 6: a gain above is lost', () => {
    const below = fight({ enemies: [foe('gueux', 4)], mana: 4, hand: ['souffle'] }).choose('play souffle');
    const above = fight({ enemies: [foe('gueux', 4)], mana: 5, hand: ['souffle'] }).choose('play souffle');

    expect([below.state.mana, above.state.mana]).toEqual([6, 6]);
    expect(lately(above, 'manaGained')).toMatchObject([{ amount: 1, mana: 6 }]);
  });

  rule(
    'SA-MANA-9',
    'a card lowers the die at once; one that costs more than is left cannot be played',
    () => {
      const table = fight({ enemies: [foe('gueux', 9)], mana: 4, hand: ['coup', 'marteau', 'riposte'] });
      expect(open(table.options, 'play')).toEqual(['play coup', 'play marteau', 'play riposte']);

      table.choose('play riposte');
      expect(open(table.options, 'play')).toEqual(['play coup']);
      expect(table.whyNot('play')).toMatchObject([{ rule: 'SA-MANA-9', with: { cost: 3, mana: 2 } }]);
    },
  );

  rule('SA-MANA-10', 'what is not spent is lost with the round', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 5, dice: [2] });

    expect(table.choose('end').state.mana).toBe(2);
  });

  rule('SA-MANA-11', 'when the last enemy falls the Mana left is of no more use', () => {
    const rest = { hand: ['coup', 'soin'], health: 20 };
    const last = fight({ enemies: [foe('gueux', 2)], mana: 5, ...rest }).choose('play coup', 'keep');
    const other = fight({ enemies: [foe('gueux', 2), foe('rustre', 2)], mana: 5, ...rest }).choose(
      'play coup',
      'target 1',
    );

    expect([last.state.mana, open(last.options, 'draw'), open(last.options, 'play')]).toEqual([0, [], []]);
    expect(other.options).toContain('play soin');
  });

  rule('R-SA-36', 'Mana stays within 0 and 6 after every change, those of a Place included', () => {
    const places = { puits: [1, 0], source: [5, 6] } as const;
    for (const [place, [die, mana]] of Object.entries(places)) {
      const rest = { hand: ['coup', 'souffle'] };
      const table = fight({ enemies: [foe('gueux', 4)], phase: 'mana', place, ...rest, dice: [die] });
      expect(table.state.mana).toBe(mana);
    }
    const between = fight({ enemies: [foe('gueux', 4)], phase: 'mana', place: 'source', dice: [2] });
    expect(between.state.mana).toBe(5);
  });

  rule('R-SA-36', 'a Place changes the final roll, after the rerolls', () => {
    const table = fight({ enemies: [foe('gueux', 4)], phase: 'mana', place: 'source', xp: 1, dice: [1, 2] });

    expect([table.kind, table.state.mana]).toEqual(['rerollMana', 1]);
    table.choose('reroll');
    expect(table.state.mana).toBe(5);
    expect(told(table, 'manaSet')).toMatchObject([{ mana: 5, change: 3 }]);
  });

  rule(
    'R-SA-34',
    'the die may be rerolled again and again for 1 XP, and the last result stands even if lower',
    () => {
      const rest = { xp: 2, hand: ['coup'] };
      const table = fight({ enemies: [foe('gueux', 4)], phase: 'mana', ...rest, dice: [5, 3, 1] }).choose(
        'roll',
      );
      expect(table.kind).toBe('rerollMana');

      table.choose('reroll');
      expect([table.state.mana, table.state.xp]).toEqual([3, 1]);
      table.choose('reroll');

      expect([table.state.mana, table.state.xp, table.kind]).toEqual([1, 0, 'act']);
    },
  );

  rule(
    'R-SA-34',
    'only directly after the roll: before any other use of Mana, the discard for Mana and Hâte',
    () => {
      const rest = { xp: 2, hand: ['coup'] };
      const table = fight({ enemies: [foe('hatif', 4)], phase: 'mana', ...rest, dice: [3] });
      expect(table.options).not.toContain('reroll');

      table.choose('roll');
      for (const later of ['discard-for-mana coup', 'play coup', 'draw', 'cycle left', 'absorb 1'])
        expect(table.options).not.toContain(later);
      table.choose('keep');
      expect([table.kind, table.options.includes('reroll')]).toEqual(['answerHate', false]);
      table.choose('absorb 0');
      expect([table.kind, table.options.includes('reroll')]).toEqual(['act', false]);
    },
  );
});

describe('drawing', () => {
  rule('SA-MANA-2', '1 Mana draws the top card, as often as one likes', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 2, deck: ['marteau', 'soin', 'dards'] });

    table.choose('draw', 'draw');

    expect([hand(table), table.state.mana]).toEqual([['marteau', 'soin'], 0]);
    expect(table.options).not.toContain('draw');
    expect(refusals(table, 'draw')).toEqual(['SA-MANA-2']);
  });

  rule('SA-MANA-3', 'no card is drawn by itself: not for a round, a combat or a floor', () => {
    const round = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['soin'] }).choose('end', 'end');
    const combat = fight({ enemies: [foe('gueux', 2)], mana: 1, waiting: 1, hand: ['coup', 'soin'] });
    combat.choose('play coup', 'keep', 'continue');
    const floor = at({ sequence: 3, entered: ['b1'], hand: ['soin'], dice: [1, 1] }).choose('up b2');

    expect([round.state.round, told(combat, 'enemiesCame').length, floor.state.floor]).toEqual([3, 1, 1]);
    for (const table of [round, combat, floor]) {
      expect(hand(table)).toEqual(['soin']);
      expect(told(table, 'cardDrawn')).toEqual([]);
    }
  });

  rule('SA-MANA-4', 'the hand may not exceed 5 cards', () => {
    const four = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: FOUR }).choose('draw');

    expect(four.state.hand).toHaveLength(5);
    expect(four.options).not.toContain('draw');
  });

  rule('R-SA-31', 'a draw is refused with 5 cards or more, and no Mana is spent', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: FIVE });

    expect(() => table.choose('draw')).toThrow();
    expect(refusals(table, 'draw')).toEqual(['R-SA-31']);
    expect([table.state.mana, table.state.hand.length]).toEqual([6, 5]);
  });

  rule('R-SA-31', 'a hand of 7 is not cut down; it cannot grow until it is below 5', () => {
    const rest = { hand: SEVEN };
    const table = fight({ enemies: [foe('gueux', 9)], mana: 6, ...rest, config: { helpHand: true } });

    for (const [card, left] of [
      ['coup', 6],
      ['bouclier', 5],
    ] as const) {
      expect(table.options).not.toContain('draw');
      table.choose(`play ${card}`);
      expect(table.state.hand).toHaveLength(left);
    }
    expect(table.options).not.toContain('draw');
    table.choose('play dards');
    expect(table.options).toContain('draw');
  });

  rule('R-SA-32', 'a card that says "draw" stops at 5 cards in hand', () => {
    const draws = (rest: readonly string[]) => {
      const table = fight({ enemies: [foe('gueux', 9)], mana: 6, hand: ['lecture', ...rest] }).choose(
        'play lecture',
      );
      return lately(table, 'cardDrawn').length;
    };

    expect(draws(['coup'])).toBe(2);
    expect(draws(FOUR)).toBe(1);
    expect(draws(FIVE)).toBe(0);
    expect(draws([...FIVE, 'souffle'])).toBe(0);
  });

  rule(
    'R-SA-32',
    'a card bought with a full hand is received, then one is discarded, the new one if one likes',
    () => {
      const five = at({ hand: FIVE, xp: 2, advanced: [['aube'], []] }).choose('buy left');
      expect(five.kind).toBe('overLimit');
      expect(five.options).toEqual([...FIVE, 'aube'].map((card) => `discard ${card}`));
      five.choose('discard aube');
      expect([hand(five), discardPile(five)]).toEqual([FIVE, ['aube']]);

      const four = at({ hand: FOUR, xp: 2, advanced: [['aube'], []] }).choose('buy left');
      expect(four.kind).not.toBe('overLimit');
      expect(hand(four)).toEqual([...FOUR, 'aube']);
    },
  );

  rule('R-SA-32', 'a larger hand is cut down to the size it had before', () => {
    const position = { hand: SEVEN, xp: 2, advanced: [['aube'], []] } satisfies Given;
    const table = at({ ...position, config: { helpHand: true } }).choose('buy left', 'discard coup');

    expect(hand(table)).toEqual([...SEVEN.slice(1), 'aube']);
    expect(table.kind).not.toBe('overLimit');
  });

  rule(
    ['SA-MISC-3', 'R-SA-33'],
    'the deck is re-formed only when a card is needed, and the draw goes on; levels are kept',
    () => {
      const rest = {
        hand: ['lecture'],
        deck: ['soin'],
        discard: ['coup+'],
        others: 'banished',
      } satisfies Given;
      const table = fight({ enemies: [foe('gueux', 4)], mana: 6, ...rest }).choose('draw');
      expect([table.state.deck, discardPile(table)]).toEqual([[], ['coup+']]);

      table.choose('draw');

      expect(lately(table, 'deckReformed')).toMatchObject([{ which: 'action', cards: 1 }]);
      expect(hand(table)).toEqual(['lecture', 'soin', 'coup+']);
      expect(table.state.level[table.state.hand[2]!]).toBe(1);
    },
  );

  rule('R-SA-33', 'with deck and discard pile both empty a draw is impossible and costs nothing', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: ['soin'], others: 'banished' });

    expect(() => table.choose('draw')).toThrow();
    expect([refusals(table, 'draw'), table.state.mana]).toEqual([['R-SA-33'], 6]);
  });

  rule('R-SA-33', 'cards in hand, in play or being resolved are never shuffled in', () => {
    const rest = {
      hand: ['bouclier', 'lecture', 'soin'],
      discard: ['coup'],
      others: 'banished',
    } satisfies Given;
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, ...rest });

    table.choose('play bouclier', 'play lecture');

    expect(lately(table, 'deckReformed')).toMatchObject([{ cards: 1 }]);
    expect(hand(table)).toEqual(['soin', 'coup']);
    expect([names(table, table.state.inPlay), discardPile(table)]).toEqual([['bouclier'], ['lecture']]);
  });

  rule('R-SA-41', 'the discard pile is open; below the top card the order of each deck is hidden', () => {
    const seen = (tops: object) => {
      const position = { discard: ['dards', 'coup'], ...tops };
      const { table } = at({ ...position }).table.view(null);
      return JSON.stringify(table);
    };
    const plain = {
      deck: ['soin', 'souffle', 'lecture'],
      advanced: [['aube', 'egide', 'grace'], []],
      enemyDeck: ['gueux', 'rustre', 'reitre'],
    };
    const below = {
      deck: ['soin', 'lecture', 'souffle'],
      advanced: [['aube', 'grace', 'egide'], []],
      enemyDeck: ['gueux', 'reitre', 'rustre'],
    };

    expect(seen(below)).toBe(seen(plain));
    for (const top of [
      { ...plain, deck: ['souffle', 'soin', 'lecture'] },
      { ...plain, advanced: [['egide', 'aube', 'grace'], []] },
      { ...plain, enemyDeck: ['rustre', 'gueux', 'reitre'] },
      { ...plain, discard: ['coup', 'dards'] },
    ])
      expect(seen(top)).not.toBe(seen(plain));
  });
});

describe('the Advanced Action decks', () => {
  const tops = (table: Table) => table.state.advanced.map((deck) => names(table, deck).at(-1));
  const decks = {
    advanced: [
      ['aube', 'egide', 'grace'],
      ['echo', 'plumes', 'lever'],
    ],
  } satisfies Given;

  rule('SA-MANA-6', '1 Mana moves the top card of a deck to its bottom', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 1, ...decks, hand: ['souffle'] }).choose(
      'cycle left',
    );

    expect(names(table, table.state.advanced[0]!)).toEqual(['aube', 'grace', 'egide']);
    expect(tops(table)).toEqual(['egide', 'echo']);
    expect([table.state.mana, open(table.options, 'cycle')]).toEqual([0, []]);
    expect(refusals(table, 'cycle')).toEqual(['SA-MANA-6', 'SA-MANA-6']);
  });

  rule('R-SA-37', 'either deck, again and again, in the Boss fight too', () => {
    for (const table of [
      fight({ enemies: [foe('gueux', 4)], mana: 3, ...decks }),
      bossFight({ mana: 3, ...decks }),
    ]) {
      table.choose('cycle right', 'cycle right', 'cycle left');
      expect(tops(table)).toEqual(['egide', 'lever']);
    }
  });

  rule('R-SA-37', 'a deck of 2 can be cycled, a deck of 1 cannot', () => {
    const rest = {
      advanced: [['aube', 'egide'], ['echo']],
      hand: ['grace', 'plumes', 'lever'],
    } satisfies Given;
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, ...rest });

    expect(open(table.options, 'cycle')).toEqual(['cycle left']);
    expect(refusals(table, 'cycle')).toEqual(['R-SA-37']);
  });

  rule('R-SA-37', 'only in a Player Phase', () => {
    const table = fight({
      enemies: [foe('gueux', 4)],
      phase: 'mana',
      ...decks,
      hand: ['coup'],
      xp: 1,
      dice: [6],
    });
    expect(open(table.options, 'cycle')).toEqual([]);

    table.choose('roll');
    expect([table.kind, open(table.options, 'cycle')]).toEqual(['rerollMana', []]);
  });

  rule(
    'R-SA-30',
    'a bought card belongs to the Action cards: played, discarded, shuffled in, drawn again',
    () => {
      const position = { advanced: [['aube'], []], xp: 2, others: 'banished' } satisfies Given;
      const table = fight({ enemies: [foe('gueux', 9)], mana: 6, ...position }).choose('buy left');
      const left = table.state.advanced[0]!.length;

      table.choose('play aube');
      expect(discardPile(table)).toEqual(['aube']);
      table.choose('draw');

      expect(lately(table, 'deckReformed')).toMatchObject([{ which: 'action', cards: 1 }]);
      expect(hand(table)).toEqual(['aube']);
      expect(table.state.advanced[0]).toHaveLength(left);
    },
  );

  rule('R-SA-30', 'a treasure may pick it from the deck and from the discard pile', () => {
    const deck = at({ crossed: ['treasure'], deck: ['aube'], dice: [1] });
    const discard = at({ crossed: ['treasure'], discard: ['aube'], dice: [2] });

    for (const table of [deck, discard]) expect(hand(table.choose('take aube'))).toEqual(['aube']);
  });
});

describe('a card discarded for Mana', () => {
  rule('SA-MANA-7', 'one card of the hand gives 1 Mana', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 2, hand: ['marteau', 'soin'] });
    expect(open(table.options, 'discard-for-mana')).toHaveLength(2);

    table.choose('discard-for-mana marteau');

    expect([table.state.mana, hand(table), discardPile(table)]).toEqual([3, ['soin'], ['marteau']]);
    expect(order(table, ['cardDiscarded', 'manaGained'])).toEqual(['cardDiscarded', 'manaGained']);
  });

  rule('R-SA-35', 'once a round, and again in the next', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['coup', 'soin'], dice: [2] });

    table.choose('discard-for-mana coup');
    expect(open(table.options, 'discard-for-mana')).toEqual([]);
    expect(refusals(table, 'discard-for-mana')).toEqual(['R-SA-35']);
    table.choose('end');

    expect(open(table.options, 'discard-for-mana')).toEqual(['discard-for-mana soin']);
  });

  rule('R-SA-35', 'refused at 6 Mana, allowed at 5', () => {
    const five = fight({ enemies: [foe('gueux', 4)], mana: 5, hand: ['soin'] });
    const six = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: ['soin'] });

    expect(five.choose('discard-for-mana soin').state.mana).toBe(6);
    expect([open(six.options, 'discard-for-mana'), refusals(six, 'discard-for-mana')]).toEqual([
      [],
      ['R-SA-35'],
    ]);
  });

  rule('R-SA-35', 'any card, A or AA, of any cost, played cards aside', () => {
    const rest = { hand: ['souffle', 'marteau', 'aube'], inPlay: ['bouclier'] };
    const table = fight({ enemies: [foe('gueux', 4)], mana: 0, ...rest });

    expect(open(table.options, 'discard-for-mana')).toEqual(
      ['souffle', 'marteau', 'aube'].map((card) => `discard-for-mana ${card}`),
    );
  });

  rule('R-SA-35', 'also before answering Hâte, but not before the Mana roll', () => {
    const rest = { hand: ['soin', 'coup'], xp: 1 };
    const table = fight({ enemies: [foe('hatif', 4, 3)], phase: 'mana', ...rest, dice: [1] });
    expect(open(table.options, 'discard-for-mana')).toEqual([]);

    table.choose('roll', 'keep', 'discard-for-mana soin', 'absorb 2');

    expect([table.state.mana, table.state.health]).toEqual([0, 38]);
    expect(told(table, 'cardDiscarded')).toMatchObject([{ why: 'mana' }]);
  });
});

rule('SA-KEY-15', 'Mana spent against Hâte is told as such', () => {
  const table = fight({ enemies: [foe('hatif', 4, 2)], phase: 'mana', hand: ['coup'], dice: [3] });

  table.choose('absorb 1');

  expect(lately(table, 'manaSpent')).toMatchObject([{ rule: 'SA-KEY-15', amount: 1, mana: 2 }]);
});
