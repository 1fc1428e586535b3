import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { announce, at, pass, refused, say, stats, strike, type Table, zone } from '../at.ts';
import { FAITH, resolve } from './use.ts';

function boosted(key: string, more: object = {}): Table {
  const t = at({
    mine: { ag: [`d-${key}`, 'ange-2-3'], registre: FAITH, ...more },
    theirs: { ag: ['ange-5-5'], registre: FAITH },
  });
  return resolve(t, `d-${key}`);
}

/** So many turns on, to the Parole divine. */
function wait(t: Table, turns: number): Table {
  for (let n = 0; n < turns; n++) {
    say(t, 'end');
    while (t.kind !== 'act') t.choose(t.kind === 'react' ? 'pass' : t.options[0]!);
  }
  return t;
}

describe('durations', () => {
  const atq = (t: Table, key: string) => stats(t, `d-${key}`).split('/')[0];

  test('SF-DATA-20: until the end of the combat, of the Phase d’attaque, of the turn', () => {
    const fought = (key: string) => {
      const t = boosted(key);
      const before = atq(t, key);
      announce(t, ['ange-2-3', `d-${key}`]);
      strike(t, 'ange-2-3', 'strike ange-5-5');
      const inPhase = atq(t, key);
      pass(say(t, 'hold'));
      return [before, inPhase, atq(t, key), atq(wait(t, 1), key)];
    };

    expect(fought('combat')).toEqual(['2', '1', '1', '1']);
    expect(fought('attack')).toEqual(['2', '2', '1', '1']);
    expect(fought('turn')).toEqual(['2', '2', '2', '1']);
  });

  test('SF-DATA-20: until the start, until the end of your next turn', () => {
    const after = (key: string, turns: number) => atq(wait(boosted(key), turns), key);

    expect([1, 2].map((turns) => after('start-of-next', turns))).toEqual(['2', '1']);
    expect([1, 2, 3].map((turns) => after('end-of-next', turns))).toEqual(['2', '2', '1']);
  });

  test('SF-DATA-20: while the source is in play, for good, the next time only', () => {
    const source = boosted('source', { hand: ['retour'], adoration: FAITH });
    expect(stats(source, 'ange-2-3')).toBe('3/3');
    pass(say(source, 'play retour', 'target d-source'));
    expect(stats(source, 'ange-2-3')).toBe('2/3');

    expect(atq(wait(boosted('good'), 3), 'good')).toBe('2');

    const once = boosted('next-time', { hand: ['foudre', 'foudre'], adoration: FAITH });
    pass(say(once, 'play foudre', 'target ange-2-3'));
    pass(say(once, 'play foudre', 'target ange-2-3'));
    expect(stats(once, 'ange-2-3')).toBe('2/3-2');
  });

  rule(
    'SF-PAIR-13',
    'while bound: a Golem’s bonus is its Ange’s as long as they are a pair (SF-DATA-20)',
    () => {
      const t = at({ mine: { ag: [{ card: 'ange-2-3', golem: 'a-while-bound' }, 'ange-3-4'] } });

      expect([stats(t, 'ange-2-3'), stats(t, 'ange-3-4')]).toEqual(['4/3', '3/4']);
    },
  );

  test('SF-DATA-20: constant: numbers, costs, what can’t be played or targeted', () => {
    const source = at({ mine: { ag: ['a-while-source', 'ange-2-3'] } });
    expect([stats(source, 'ange-2-3'), stats(source, 'a-while-source')]).toEqual(['3/3', '1/4']);

    const costs = at({ mine: { ag: ['a-costs'], hand: ['dragon', 'ange-3-4'], ec: 2 } });
    expect(costs.options.filter((option) => option.startsWith('play'))).toHaveLength(1);

    const miracles = at({
      mine: { ag: ['a-miracle-costs', 'ange-2-3'], hand: ['fin'], adoration: ['adorateur-1'] },
    });
    pass(say(miracles, 'play fin', 'target ange-2-3'));
    expect(zone(miracles, 0, 'purgatoire').sort()).toEqual(['ange-2-3', 'fin']);

    const silent = at({
      mine: { hand: ['foudre'], adoration: FAITH, ag: ['ange-2-3'] },
      theirs: { ag: ['a-cannot-play'] },
    });
    expect(refused(silent, 'play', 'foudre')).toEqual(['SF-GOAL-4']);

    const alone = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['a-untargetable'] } });
    expect(refused(alone, 'play', 'foudre')).toEqual(['SF-STACK-5']);
  });
});
