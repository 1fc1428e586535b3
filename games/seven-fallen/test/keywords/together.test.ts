/** Keywords and effects that meet: two rules at once, and which of them has the last word. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, FAITH, pass, play, say, stats, strike, zone } from '../at.ts';

const faithful = { adoration: FAITH };

describe('keywords given for a while', () => {
  rule(
    ['SF-SEQ-15', 'SF-KW-LUMIERE-1'],
    'Lumière until the end of the combat still banishes whom that combat destroys',
    () => {
      const t = at({
        mine: { ag: ['ange-3-4'], hand: ['lame-benie'], ...faithful },
        theirs: { ag: ['ange-0-3'] },
      });
      announce(t, ['ange-3-4']);
      declare(t, 'ange-3-4', 'strike ange-0-3');

      say(t, 'play lame-benie', 'target ange-3-4');
      pass(t);

      expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'purgatoire')]).toEqual([['ange-0-3'], []]);
    },
  );

  rule(
    ['SF-KW-COLLATERAL-9', 'SF-KW-BERSERK-5', 'SF-SEQ-17'],
    'Collatéral and Berserk until the end of the combat work in its step 3, and not in the attack after it',
    () => {
      const t = at({
        mine: { ag: ['ange-2-9'], hand: ['lame-benie'], ...faithful },
        theirs: { ag: ['ange-0-3', 'ange-5-5'] },
      });
      announce(t, ['ange-2-9']);
      declare(t, 'ange-2-9', 'strike ange-0-3');
      say(t, 'play lame-benie', 'target ange-2-9');
      pass(t);

      say(t, 'target ange-5-5');
      pass(t);
      expect([stats(t, 'ange-5-5'), t.kind]).toEqual(['5/5-2', 'again']);
      say(t, 'again ange-2-9', 'strike ange-0-3');
      pass(t);

      expect([stats(t, 'ange-0-3'), stats(t, 'ange-5-5'), t.kind]).toEqual(['gone', '5/5-2', 'act']);
    },
  );

  rule(
    ['R-SF-101', 'SF-KW-TEMPETE-1'],
    'Tempête given to pages in hand lets them be played in a Contemplation',
    () => {
      const given = at({ theirs: { ag: ['orage'], hand: ['ange-1-1'], ec: 1 } });
      const bare = at({ theirs: { ag: ['ange-0-3'], hand: ['ange-1-1'], ec: 1 } });

      say(given, 'end', 'pass', 'play ange-1-1');
      say(bare, 'end', 'pass');

      expect(card(given, 'ange-1-1')).toMatchObject({ place: 'ag', way: 'tempete' });
      expect(bare.options).toEqual(['pass']);
    },
  );

  rule(
    ['R-SF-101', 'SF-KW-FLAMME-1', 'SF-KW-FLAMME-4', 'SF-KW-FERVEUR-3'],
    'an Ange that has Flamme and Assassin by an effect as it arrives lets both go off',
    () => {
      const t = at({ mine: { ag: ['brasier'], hand: ['ange-1-1'], ec: 1 }, theirs: { ag: ['ange-0-3'] } });

      play(t, 'ange-1-1');
      expect(t.kind).toBe('order');
      say(t, 'order ange-1-1#1 0', 'target ange-0-3');
      pass(t);

      // Assassin lies below and finds it wounded.
      expect(stats(t, 'ange-0-3')).toBe('gone');
    },
  );

  rule('SF-KW-GELER-5', 'Geler does not stop the second attack of a Berserk that is inclined already', () => {
    const t = at({
      mine: { ag: ['berserk'] },
      theirs: { ag: ['ange-2-9', 'orage'], hand: ['geler'], ec: 2 },
    });
    announce(t, ['berserk']);
    declare(t, 'berserk', 'strike ange-2-9');

    say(t, 'pass', 'play geler', 'target berserk');
    pass(t);

    expect([card(t, 'berserk')!.frozen, t.kind]).toEqual([false, 'again']);
  });
});

describe('destruction', () => {
  rule(
    'SF-KW-MORTSUBITE-2',
    'what replaces a destruction by Mort subite saves the Ange once, though it stays wounded',
    () => {
      const t = at({
        mine: { ag: ['tueuse-subite'] },
        theirs: { ag: ['indestructible'], livre: ['archer', 'damne'] },
      });
      announce(t, ['tueuse-subite']);

      strike(t, 'tueuse-subite', 'strike indestructible');

      expect([stats(t, 'indestructible'), zone(t, 1, 'hand')]).toEqual(['1/6-1', ['archer']]);
    },
  );

  rule(
    'R-SF-107',
    'a destruction replaced for ever without curing its cause is a draw, not a standstill',
    () => {
      const t = at({
        mine: { hand: ['foudre'], ...faithful },
        theirs: { ag: [{ card: 'indestructible', damage: 4 }] },
      });

      say(t, 'play foudre', 'target indestructible');
      pass(t);

      expect(t.state.result).toMatchObject({ winners: [], how: 'runaway', rule: 'R-SF-107' });
    },
  );
});

describe('Berserk and Trésor', () => {
  rule(
    ['SF-KW-BERSERK-2', 'SF-KW-TRESOR-2', 'R-SF-81', 'R-SF-43'],
    'damage on the Divinité counts: Poseidor up to its FV left, and a second attack',
    () => {
      const t = at({ mine: { ag: ['ecumeur'] }, theirs: { fv: 5 } });
      announce(t, ['ecumeur'], 'ecumeur');

      say(t, 'divinite');
      pass(t);
      expect(t.options).toEqual(['take 2', 'take 1', 'take 0']);
      say(t, 'take 2');
      pass(t);
      say(t, 'again ecumeur', 'divinite');
      pass(t);
      say(t, 'take 2');

      expect([t.state.sides[1]!.fv, card(t, 'ecumeur')!.poseidor]).toEqual([1, 4]);
    },
  );
});

describe('what is asked of a batch', () => {
  rule(['SF-STACK-9', 'SF-STACK-10', 'SF-DEC-4', 'SF-DEC-23'], 'cites the rule of the question', () => {
    const ordering = at({ mine: { hand: ['fervent-ardent'], ec: 2 }, theirs: { ag: ['ange-0-3'] } });
    const honour = announce(
      at({ mine: { ag: [{ card: 'honneur', equipements: ['epee'] }] } }),
      ['honneur'],
      'honneur',
    );

    play(ordering, 'fervent-ardent');
    say(honour, 'divinite');

    expect([ordering, honour].map(({ state }) => [state.open[0]!.kind, state.open[0]!.rule])).toEqual([
      ['order', 'SF-STACK-9'],
      ['useTrigger', 'SF-STACK-10'],
    ]);
  });
});

describe('the Secret and Miracles', () => {
  rule(
    ['R-SF-110', 'SF-KW-EGIDE-1'],
    'Égide stops the exit effect of a Miracle, and that was the first Miracle of the turn',
    () => {
      const t = at({
        mine: { secret: ['embuche'], hand: ['foudre'], ec: 1, adoration: ['adorateur-1'] },
        theirs: { ag: [{ card: 'egide', fv: 5 }] },
      });

      say(t, 'contemplate', 'uncover embuche');
      if (t.kind === 'pay') say(t, 'settle');
      pass(t);
      expect(stats(t, 'egide')).toBe('2/7');
      say(t, 'play foudre', 'target egide');
      pass(t);

      expect(stats(t, 'egide')).toBe('2/7-2');
    },
  );

  rule(['R-SF-110', 'SF-KW-ESQUIVE-1'], 'the exit effect of a Miracle pays no Esquive', () => {
    const t = at({ mine: { secret: ['embuche'], ec: 1 }, theirs: { ag: ['esquive'] } });

    say(t, 'contemplate', 'uncover embuche');
    pass(t);

    expect(stats(t, 'esquive')).toBe('gone');
  });
});

describe('the end of a Phase d’attaque', () => {
  rule('SF-SEQ-19', 'comes once, however many units fall back by Retrait', () => {
    const t = at({
      mine: { ag: ['retrait', 'retrait', 'fin-d-attaque'], livre: ['archer', 'damne', 'egide'] },
      theirs: { ag: ['ange-0-3'] },
    });
    announce(t, ['retrait', 'retrait']);
    say(t, 'declare retrait', 'hold', 'hold');
    pass(t);

    say(t, 'fall-back retrait', 'fall-back retrait');
    pass(t);

    expect([t.kind, zone(t, 0, 'hand')]).toEqual(['act', ['archer']]);
  });

  rule(
    ['SF-RENF-1', 'SF-AMB-3', 'SF-GOAL-4'],
    'an Ange that may not defend leaves the Divinité open, but is an Ange on the AG: no Renfort',
    () => {
      const t = at({
        mine: { ag: ['ange-3-4', 'ange-2-3'], hand: ['torpeur'], ...faithful },
        theirs: { ag: ['ange-1-1'] },
      });
      say(t, 'play torpeur', 'target ange-1-1');
      pass(t);

      say(t, 'attack');
      pass(t);
      say(t, 'announce ange-3-4', 'announce ange-2-3', 'done', 'embuscade ange-3-4');
      expect(t.kind).toBe('react');
      pass(t);
      say(t, 'hold', 'divinite');
      pass(t);

      expect(t.state.sides[1]!.fv).toBe(17);
    },
  );
});
