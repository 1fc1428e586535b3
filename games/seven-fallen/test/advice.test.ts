/** What bots see and take for granted: positions in which everybody would agree. */
import { begin, below, choose, imagine, randomFrom, view } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { planAttack } from '../advice/attack.ts';
import { sevenFallen } from '../index.ts';
import type { Piece } from '../types.ts';
import { announce, at, say, type Table } from './at.ts';

const { advice } = sevenFallen;
const worth = (t: Table): number => advice.evaluate(t.state, 0 as never);
const nameOf = (t: Table, piece: number): string => t.state.content.faces[t.state.faces[piece]!]!.id;
const planned = (t: Table): string[] => planAttack(t.state).announced.map((piece: Piece) => nameOf(t, piece));

/** The option it takes without thinking twice, in the words of a record. */
function habit(t: Table, onTheWay = false): string | undefined {
  const decision = t.state.open[0]!;
  const index = advice.usual?.(t.state, decision, onTheWay);
  return index === undefined ? undefined : t.options[index];
}

describe('a position is worth more', () => {
  const even = worth(at());

  test.each([
    ['with more FV', { mine: { fv: 20 }, theirs: { fv: 10 } }],
    ['with a unit more', { mine: { ag: ['ange-3-4'] } }],
    ['with the other side Mortelle', { theirs: { fv: 0 } }],
    ['with a page more in hand', { mine: { hand: ['ange-2-3'] } }],
    ['with EC to spend', { mine: { ec: 5 } }],
  ])('%s', (_, position) => {
    expect(worth(at(position))).toBeGreaterThan(even);
  });

  test('with EC that is still to be spent, all the more once the Registre is empty', () => {
    const gain = (registre: string[]) => {
      const mine = { hand: ['ange-2-3'], registre };
      return worth(at({ mine: { ...mine, ec: 3 } })) - worth(at({ mine: { ...mine, ec: 0 } }));
    };
    expect(gain([])).toBeGreaterThan(gain(['adorateur-3']));
  });

  test('to whoever stands behind a defender than to whoever lies open', () => {
    const foe = { theirs: { ag: ['ange-5-5'] } };
    expect(worth(at({ mine: { ag: ['ange-2-3'] }, ...foe }))).toBeGreaterThan(
      worth(at({ mine: { ldf: ['ange-2-3'] }, ...foe })),
    );
  });

  test('to whoever freezes the other side rather than their own', () => {
    const units = { mine: { ag: ['ange-5-5'] }, theirs: { ag: ['ange-5-5'] } };
    const frozen = { ag: [{ card: 'ange-5-5', frozen: true }] };
    expect(worth(at({ ...units, theirs: frozen }))).toBeGreaterThan(worth(at(units)));
    expect(worth(at({ ...units, mine: frozen }))).toBeLessThan(worth(at(units)));
  });

  test('with a defender at home, all the more where the blows to come would make the Divinité Mortelle', () => {
    const gain = (fv: number) => {
      const theirs = { ag: ['ange-5-5', 'ange-3-4'] };
      const home = worth(at({ mine: { fv, ag: ['ange-2-3'] }, theirs }));
      return home - worth(at({ mine: { fv, ldf: ['ange-2-3'] }, theirs }));
    };
    expect(gain(8)).toBeGreaterThan(gain(9) + 1);
  });

  test('ending the turn is no gain in itself: the pages to come are as good as drawn', () => {
    const t = at();
    const before = worth(t);
    say(t, 'end');
    while (t.kind === 'react') t.choose('pass');

    expect(Math.abs(worth(t) - before)).toBeLessThan(1);
  });
});

describe('an attack', () => {
  test('goes for an open Divinité with the two hardest blows, and the last Plume with everybody', () => {
    expect(planned(at({ mine: { ag: ['ange-5-5', 'ange-1-1', 'ange-3-4'] } })).slice(0, 2)).toEqual([
      'ange-5-5',
      'ange-3-4',
    ]);
    expect(planned(at({ mine: { ag: ['ange-5-5'] }, theirs: { fv: 0, ldf: ['ange-5-5'] } }))).toEqual([
      'ange-5-5',
    ]);
  });

  test('cuts down the only defender, then strikes the Divinité', () => {
    const t = at({ mine: { ag: ['ange-3-4', 'ange-5-5'] }, theirs: { ag: ['ange-1-1'] } });
    expect(planned(t)).toEqual(['ange-3-4', 'ange-5-5']);

    say(t, 'attack');
    while (t.kind === 'react') t.choose('pass');
    const answers: string[] = [];
    while (['announce', 'embuscade', 'renfort', 'declare', 'target', 'react'].includes(t.kind!)) {
      const answer = habit(t, true)!;
      if (t.kind !== 'react') answers.push(answer.replace(/#.*/, ''));
      t.choose(answer);
    }

    expect(answers).toEqual([
      'announce ange-3-4',
      'announce ange-5-5',
      'done',
      'embuscade ange-5-5',
      'strike ange-1-1',
      'divinite',
    ]);
    expect(t.state.sides[1].fv).toBe(15);
  });

  test('brings down in a group of three what two can’t, to open the way to the last Plume', () => {
    const t = at({
      mine: { ag: ['ange-3-4', 'ange-3-4', 'ange-3-4', 'ange-2-3'] },
      theirs: { fv: 0, ag: ['ange-2-9'] },
    });
    expect(habit(t)).toBe('attack');

    say(t, 'attack');
    for (let n = 0; n < 40 && !t.state.result; n++) t.choose(t.kind === 'react' ? 'pass' : habit(t, true)!);

    expect(t.state.result?.winners).toEqual([0]);
  });

  test('does not run into what it can’t hurt', () => {
    expect(planned(at({ mine: { ag: ['ange-1-1'] }, theirs: { ag: ['ange-2-9'] } }))).toEqual([]);
  });

  test('is not begun by those who stay behind', () => {
    expect(planned(at({ mine: { ag: ['gardien', 'pacifiste'] } }))).toEqual([]);
  });
});

describe('the last Plume', () => {
  const MORTAL = { fv: 0, ag: ['ange-1-1'] };

  test('is attacked at once by whoever can cut down the defenders and has one left', () => {
    const t = at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs: MORTAL });
    expect([t.kind, habit(t)]).toEqual(['act', 'attack']);
  });

  test('brings the one Ange into play that is missing for it, the cheapest', () => {
    const hand = ['ange-5-5', 'ange-2-3', 'gardien'];
    const mine = { ag: ['ange-3-4'], hand, ec: 12 };
    expect(habit(at({ mine, theirs: MORTAL }))).toMatch(/^play ange-2-3/);
  });

  test('is left alone while a defender would live, and a Divinité with FV takes thought', () => {
    const mine = { ag: ['ange-1-1'], hand: ['ange-2-3'], ec: 12 };
    expect(habit(at({ mine, theirs: { fv: 0, ag: ['ange-2-9'] } }))).toBeUndefined();
    expect(habit(at({ mine, theirs: { fv: 9 } }))).toBeUndefined();
  });
});

describe('small choices', () => {
  test('whoever may choose lets the other begin: 5 EC and a page are worth more than the first turn', () => {
    const t = at({ at: 'start', theirs: { divinite: 'sol' } });
    expect([t.kind, habit(t)]).toEqual(['first', 'let-begin']);
  });

  test('payments are settled as proposed', () => {
    const t = at({ mine: { hand: ['ange-2-3'], adoration: ['adorateur-2', 'adorateur-3'] } });
    say(t, 'play ange-2-3');

    expect([t.kind, habit(t)]).toEqual(['pay', 'settle']);
  });

  test('nobody answers on the way, nor outside a combat; in one it takes thought', () => {
    const t = at({
      mine: { ag: ['ange-5-5'] },
      theirs: { ag: ['ange-1-1'], hand: ['foudre'], adoration: ['adorateur-3'] },
    });
    say(t, 'attack');
    while (t.asked === 0) t.choose(t.kind === 'react' ? 'pass' : habit(t, true)!);
    expect([t.kind, habit(t)]).toEqual(['react', 'pass']);

    while (t.state.attack?.combat == null || t.asked === 0)
      t.choose(t.kind === 'react' ? 'pass' : habit(t, true)!);
    expect([t.kind, habit(t), habit(t, true)]).toEqual(['react', undefined, 'pass']);
  });
});

describe('a Golem en Tempête', () => {
  const struck = (unit: string | object) => {
    const t = at({
      mine: { ag: ['ange-5-5'] },
      theirs: { ag: [unit, 'ange-5-5'], hand: ['golem-2'], adoration: ['adorateur-3'] },
    });
    announce(t, ['ange-5-5']);
    say(t, 'strike ange-3-4');
    while (t.kind === 'react' && t.asked === 0) t.choose('pass');
    return t;
  };

  test('is thought about where it can bind to whoever fights, and only there', () => {
    expect(habit(struck('ange-3-4'))).toBeUndefined();
    expect(habit(struck({ card: 'ange-3-4', golem: 'golem-3' }))).toBe('pass');
  });

  test('binds to whoever fights, though another is worth more', () => {
    const t = struck('ange-3-4');
    say(t, 'play golem-2');
    if (t.kind === 'pay') say(t, 'settle');
    expect([t.kind, habit(t)]).toEqual(['bind', expect.stringMatching(/ange-3-4/)]);
  });
});

test('what is done at once, from what lies open, is what is usual on any table imagined from it', () => {
  const chance = { random: randomFrom('at once') };
  const t = begin(sevenFallen, { seats: 2, seed: 'at once' });
  let said = 0;
  for (let n = 0; n < 400 && t.result === null; n++) {
    const decision = t.open[0]!;
    const seen = view(sevenFallen, t, decision.seat);
    const atOnce = advice.atOnce!(seen.table, decision, t.content);
    if (atOnce !== undefined) {
      said++;
      const imagined = imagine(sevenFallen, seen, t.content, chance);
      expect([n, atOnce]).toEqual([n, advice.usual!(imagined, decision, false)]);
    }
    choose(sevenFallen, t, decision, decision.options[below(chance, decision.options.length)]!);
  }
  expect(said).toBeGreaterThan(100);
});
