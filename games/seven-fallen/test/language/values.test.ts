import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { announce, at, declare, pass, play, say, stats, zone } from '../at.ts';
import * as sayings from './sayings.ts';
import { allOf, FAITH, resolve, type Shown, use } from './use.ts';

const VALUES: Readonly<
  Record<keyof typeof sayings.VALUES, readonly [given: Shown, answers: readonly string[], gained: number]>
> = {
  constant: [{}, [], 3],
  x: [{ mine: { ec: 4 } }, ['number 4'], 4],
  count: [{ mine: { ag: ['v-count', 'ange-2-3'] } }, [], 2],
  stat: [{ mine: { ag: [{ card: 'v-stat', atq: 2 }] } }, [], 3],
  printed: [{ mine: { ag: [{ card: 'v-printed', atq: 2 }] } }, [], 1],
  'last-known': [{ theirs: { ag: [{ card: 'ange-5-5', atq: 1 }] } }, [], 6],
  'cost-paid': [{ mine: { hand: ['ange-2-3'], ec: 2 } }, [], 2],
  difference: [{ mine: { adoration: FAITH }, theirs: { adoration: ['adorateur-1'] } }, [], 2],
  sum: [{}, [], 2],
  min: [{ mine: { ag: ['v-min', 'ange-2-3', 'ange-3-4'] } }, [], 2],
  max: [{}, [], 2],
  half: [{ theirs: { fv: 7 } }, [], 3],
};

test('SF-DATA-21: every value named by the ledger is worked out', () => {
  allOf(sayings.VALUES, VALUES);
  for (const [key, [{ mine, ...rest }, answers, gained]] of Object.entries(VALUES)) {
    const t = at({ ...rest, mine: { ag: [`v-${key}`], fv: 5, ...mine } });
    if (key === 'cost-paid') pass(play(t, 'ange-2-3'));
    use(t, `v-${key}`, ...answers);
    expect([key, t.state.sides[0]!.fv - 5]).toEqual([key, gained]);
  }
});

describe('replacements', () => {
  const hit = (mine: object, ...says: readonly string[]) =>
    pass(say(at({ mine: { hand: ['foudre', 'fin'], adoration: FAITH, ...mine } }), ...says));

  test('SF-DATA-22: another destination, another amount, something instead, prevention', () => {
    const destination = hit(
      { ag: ['r-destination', 'ange-2-3'] },
      'play fin',
      'target ange-2-3',
      'revoke adorateur-1',
    );
    expect(zone(destination, 0, 'limbes')).toEqual(['ange-2-3']);

    expect(stats(hit({ ag: ['r-amount'] }, 'play foudre', 'target r-amount'), 'r-amount')).toBe('1/4-1');
    expect(stats(hit({ ag: ['r-prevent'] }, 'play foudre', 'target r-prevent'), 'r-prevent')).toBe('1/4-1');

    const hurt = { card: 'r-instead', damage: 3 };
    const instead = hit({ ag: [hurt] }, 'play fin', 'target r-instead', 'revoke adorateur-1');
    expect(stats(instead, 'r-instead')).toBe('1/4');
  });

  rule(
    'SF-DEC-42',
    'of several the controller of the affected card chooses which comes first (SF-DATA-22)',
    () => {
      const cards = { ag: ['r-amount', 'd-next-time'], hand: ['foudre'], adoration: FAITH };
      const t = resolve(at({ mine: cards }), 'd-next-time');
      pass(say(t, 'play foudre', 'target r-amount'));
      expect([t.kind, t.asked, t.options.length]).toEqual(['replace', 0, 2]);

      t.choose(t.options[1]!);

      expect(stats(t, 'r-amount')).toBe('1/4');
    },
  );
});

test('SF-DATA-15: timings: each at its moment, once per turn unless the card says otherwise', () => {
  const t = at({
    mine: { ag: ['orateur', 'duelliste', 'pretre', 'ragwell'], purgatoire: ['revenant'], ec: 3 },
    theirs: { ag: ['ange-5-5'] },
  });
  const uses = () =>
    t.options.filter((option) => option.startsWith('use')).map((option) => option.slice(4).split('#')[0]!);
  expect(uses()).toEqual(['orateur', 'revenant', 'pretre']);

  pass(say(t, 'use orateur', 'target'));
  expect(uses()).toEqual(['revenant', 'pretre']);

  announce(t, ['duelliste']);
  declare(t, 'duelliste', 'strike ange-5-5');
  expect(uses()).toEqual(['duelliste', 'pretre']);
});
