/** The log names the keyword's own rule where a keyword is at work, not the general one. */
import { describe, expect, test } from 'vitest';
import { announce, at, declare, FAITH, kill, killing, pass, play, say, strike, type Table } from './at.ts';

/** The rules told with what happened to a card, in order: `cited(t, 'hurt', 'ange-2-9')`. */
function cited(t: Table, event: string, card: string): string[] {
  return t
    .told(0)
    .filter((told) => told.event === event && 'card' in told && told.card === card)
    .map(({ rule }) => rule as string);
}

describe('what is put on the Pile names its keyword', () => {
  test('Archerie by its own rule, and its arrow too', () => {
    const t = announce(at({ mine: { ag: ['archer'] }, theirs: { ag: ['ange-2-9'] } }), ['archer']);
    declare(t, 'archer', 'strike ange-2-9');
    say(t, 'target ange-2-9');
    pass(t);

    expect(cited(t, 'triggered', 'archer')).toEqual(['SF-KW-ARCHERIE-1']);
    expect(cited(t, 'hurt', 'ange-2-9')).toEqual(['SF-KW-ARCHERIE-3', 'SF-DMG-1']);
  });

  test('what a keyword heads is called by that keyword', () => {
    const t = kill(at({ mine: killing, theirs: { ag: ['dernier'], livre: ['archer'] } }), 'dernier');

    expect(cited(t, 'triggered', 'dernier')).toEqual(['SF-KW-DERNIERSOUFFLE-1']);
    expect(
      t.told(0).flatMap((told) => (told.event === 'triggered' && 'keyword' in told ? [told.keyword] : [])),
    ).toEqual(['text', 'derniersouffle']);
  });

  test('a Miracle is an entry of its own', () => {
    const t = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['ange-2-9'] } });
    say(t, 'play foudre', 'target ange-2-9');

    expect(cited(t, 'triggered', 'foudre')).toEqual(['SF-STACK-2']);
  });
});

describe('damage names what changed it', () => {
  test('doubled on the Ligne de feu, but not for a Vaillant', () => {
    const t = announce(
      at({ mine: { ag: ['ange-2-3', 'ange-2-3'] }, theirs: { ldf: ['ange-2-9', 'vaillant'] } }),
      ['ange-2-3', 'ange-2-3'],
    );
    strike(t, 'ange-2-3', 'strike ange-2-9');
    strike(t, 'ange-2-3', 'strike vaillant');

    expect(cited(t, 'hurt', 'ange-2-9')).toEqual(['SF-DMG-4']);
    expect(cited(t, 'hurt', 'vaillant')).toEqual(['SF-KW-VAILLANT-1']);
    expect(cited(t, 'hurt', 'ange-2-3')).toEqual(['SF-DMG-1', 'SF-DMG-1']);
  });

  test('a Golem bears it for its Ange, unless Fourberie passes it by', () => {
    const theirs = { ag: [{ card: 'ange-2-9', golem: 'golem-3' }] };
    const plain = announce(at({ mine: { ag: ['ange-2-3'] }, theirs }), ['ange-2-3']);
    strike(plain, 'ange-2-3', 'strike ange-2-9');
    const sly = announce(at({ mine: { ag: ['fourbe'] }, theirs }), ['fourbe']);
    strike(sly, 'fourbe', 'strike ange-2-9');

    expect(cited(plain, 'hurt', 'golem-3')).toEqual(['SF-PAIR-5']);
    expect(cited(sly, 'hurt', 'ange-2-9')).toEqual(['SF-KW-FOURBERIE-1']);
  });

  test('a page just uncovered strikes back by half', () => {
    const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { secret: ['furtif'] } }), ['ange-2-3']);
    strike(t, 'ange-2-3', 'uncover-it');

    expect(cited(t, 'hurt', 'ange-2-3')).toEqual(['SF-KW-FURTIF-14']);
  });

  test('an Égide that holds is told', () => {
    const t = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['egide'] } });
    say(t, 'play foudre', 'target egide');
    pass(t);

    expect(cited(t, 'spared', 'egide')).toEqual(['SF-KW-EGIDE-1']);
    expect(cited(t, 'hurt', 'egide')).toEqual([]);
  });
});

describe('destruction names what brought it about', () => {
  test('Mort subite, by its damage and with the turn', () => {
    const t = announce(at({ mine: { ag: ['mort-subite'] }, theirs: { ag: ['ange-2-9'] } }), ['mort-subite']);
    strike(t, 'mort-subite', 'strike ange-2-9');
    const night = pass(at({ at: 'nuit', mine: { ag: ['mort-subite'] } }));

    expect(cited(t, 'destroyed', 'ange-2-9')).toEqual(['SF-KW-MORTSUBITE-2']);
    expect(cited(night, 'destroyed', 'mort-subite')).toEqual(['SF-KW-MORTSUBITE-1']);
  });

  test('Assassin, and plain damage', () => {
    const t = at({ mine: { hand: ['assassin'], ec: 9 }, theirs: { ag: [{ card: 'ange-2-9', damage: 1 }] } });
    play(t, 'assassin');
    say(t, 'target ange-2-9');
    pass(t);
    const struck = announce(at({ mine: { ag: ['ange-3-4'] }, theirs: { ag: ['ange-3-2'] } }), ['ange-3-4']);
    strike(struck, 'ange-3-4', 'strike ange-3-2');

    expect(cited(t, 'destroyed', 'ange-2-9')).toEqual(['SF-KW-ASSASSIN-2']);
    expect(cited(struck, 'destroyed', 'ange-3-2')).toEqual(['SF-ANGE-5']);
  });

  test('banished by Lumière or as Damné, kept from it by Ténèbres', () => {
    const lit = announce(at({ mine: { ag: ['lumiere'] }, theirs: { ag: ['phoenix'] } }), ['lumiere']);
    strike(lit, 'lumiere', 'strike phoenix');
    const damned = kill(at({ mine: killing, theirs: { ag: ['damne-bavard'] } }), 'damne-bavard');
    const dark = kill(at({ mine: killing, theirs: { ag: ['damne-tenebreux'] } }), 'damne-tenebreux');

    expect(cited(lit, 'banished', 'phoenix')).toEqual(['SF-KW-LUMIERE-1']);
    expect(cited(damned, 'banished', 'damne-bavard')).toEqual(['SF-KW-DAMNE-1']);
    expect([
      cited(dark, 'unbanished', 'damne-tenebreux'),
      cited(dark, 'banished', 'damne-tenebreux'),
    ]).toEqual([['SF-KW-TENEBRES-1'], []]);
  });
});
