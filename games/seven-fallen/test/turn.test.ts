import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, ec, FAITH, pass, play, say, stats, strike, zone } from './at.ts';

describe('from turn to turn', () => {
  rule(
    ['SF-EC-7', 'SF-TEMPLE-4', 'SF-ADOR-8', 'SF-EC-9'],
    'EC never comes back: a whole round later the counters are the same',
    () => {
      const t = at({ at: 'nuit', mine: { ec: 3, adoration: [{ card: 'adorateur-5', ec: 1 }] } });

      for (let n = 0; n < 60 && t.state.turns < 7; n++)
        t.choose(t.options.find((option) => ['pass', 'end', 'all', 'done', 'skip'].includes(option))!);

      expect([t.state.turns, ec(t, 0)]).toEqual([7, 4]);
    },
  );

  rule(['R-SF-6', 'SF-TURN-3'], 'the first player’s first turn is a normal one: attack and two pages', () => {
    const t = at({
      turn: 1,
      mine: { ag: ['ange-3-4'], livre: ['archer', 'berserk', 'damne'] },
      theirs: { fv: 9 },
    });

    announce(t, ['ange-3-4'], 'ange-3-4');
    strike(t, 'ange-3-4', 'divinite');
    say(t, 'end');
    pass(t);
    say(t, 'all');

    expect([t.state.sides[1]!.fv, zone(t, 0, 'hand')]).toEqual([6, ['archer', 'berserk']]);
  });

  rule(['SF-SEQ-1', 'R-SF-54'], 'once per turn begins again with the next turn of either player', () => {
    const t = at({
      mine: { ag: ['ragwell'], archangeIs: 'banished' },
      theirs: { hand: ['tempete', 'tempete'], ec: 9 },
    });
    say(t, 'end');
    t.choose('pass');
    play(t, 'tempete');
    say(t, 'use ragwell', 'target tempete');
    expect(t.options.some((option) => option.startsWith('use ragwell'))).toBe(false);
    pass(t);
    while (t.kind !== 'act')
      t.choose(t.options.find((option) => ['pass', 'done', 'skip', 'all'].includes(option))!);
    play(t, 'tempete');

    expect(t.state.active).toBe(1);
    expect(t.state.effects.used).toEqual({});
  });

  rule('SF-WORD-7', 'after the Phase d’attaque effects may still do harm', () => {
    const t = announce(
      at({ mine: { ag: ['ange-2-3'], hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['ange-2-9'] } }),
      ['ange-2-3'],
    );
    strike(t, 'ange-2-3', 'strike ange-2-9');

    say(t, 'play foudre', 'target ange-2-9');
    pass(t);

    expect(stats(t, 'ange-2-9')).toBe('2/9-4');
  });
});
