import { describe, expect, test } from 'vitest';
import { announce, at, pass, refused, say, strike } from '../at.ts';
import * as sayings from './sayings.ts';
import { allOf, drew, FAITH, type Shown, use } from './use.ts';

describe('conditions', () => {
  const hold: Readonly<Record<keyof typeof sayings.CONDITIONS, readonly [holds: Shown, not: Shown | null]>> =
    {
      turn: [{}, null],
      phase: [{}, null],
      'outside-attack': [{}, null],
      count: [{ mine: { purgatoire: ['archer', 'dragon'] } }, { mine: { purgatoire: ['archer', 'foudre'] } }],
      adorateurs: [{ mine: { adoration: FAITH } }, { mine: { adoration: FAITH.slice(1) } }],
      registre: [
        { mine: { registre: ['adorateur-1'] } },
        { mine: { registre: [...FAITH, ...FAITH, 'adorateur-4'] } },
      ],
      livre: [{ mine: { livre: ['valkyr', 'archer'] } }, { theirs: { livre: ['archer', 'archer'] } }],
      'divinite-fv': [{ mine: { fv: 3 } }, { theirs: { fv: 3 } }],
      mortelle: [{ theirs: { fv: 0 } }, {}],
      'source-state': [
        { mine: { ag: [{ card: 'w-source-state', damage: 1, golem: 'golem-2' }] } },
        { mine: { ag: [{ card: 'w-source-state', golem: 'golem-2' }] } },
      ],
      'destroyed-this-turn': [{}, {}],
      'attacked-this-turn': [{}, {}],
      'damaged-this-turn': [{}, {}],
      'miracle-this-turn': [{}, {}],
      'and-or-not': [{ mine: { ag: [], benedictions: [] } }, {}],
    };

  test('SF-DATA-17: every condition named by the ledger opens or closes an ability', () => {
    allOf(sayings.CONDITIONS, hold);
    for (const [key, [holds, not]] of Object.entries(hold)) {
      if (key.endsWith('this-turn') || key === 'and-or-not') continue;
      const table = ({ mine, ...rest }: Shown) =>
        at({ ...rest, mine: { ag: [`w-${key}`], livre: ['valkyr'], ...mine } });
      expect([key, drew(use(table(holds), `w-${key}`))]).toEqual([key, true]);
      if (not) expect([key, refused(table(not), 'use')]).toEqual([key, ['SF-STACK-5']]);
    }
  });

  test('SF-DATA-17: what happened this turn is asked for: destroyed, damaged, attacked, Miracle played', () => {
    const t = at({
      mine: {
        ag: [
          'w-destroyed-this-turn',
          'w-damaged-this-turn',
          'w-miracle-this-turn',
          'w-attacked-this-turn',
          'ange-1-1',
        ],
        hand: ['foudre', 'double-foudre'],
        adoration: FAITH,
      },
      theirs: { ag: ['ange-5-5'] },
    });
    const open = () =>
      t.options.filter((option) => option.startsWith('use')).map((option) => option.split('#')[0]!.slice(4));
    expect(open()).toEqual([]);

    pass(say(t, 'play foudre', 'target ange-1-1'));
    expect(open().sort()).toEqual(['w-destroyed-this-turn', 'w-miracle-this-turn']);

    strike(announce(t, ['w-destroyed-this-turn']), 'w-destroyed-this-turn', 'strike ange-5-5');
    expect(open().sort()).toEqual(['w-attacked-this-turn', 'w-damaged-this-turn', 'w-miracle-this-turn']);
  });

  test('SF-DATA-17: and, or, not', () => {
    const t = at({ mine: { ag: ['w-and-or-not'] } });

    expect(refused(t, 'use')).toEqual(['SF-STACK-5']);
  });
});
