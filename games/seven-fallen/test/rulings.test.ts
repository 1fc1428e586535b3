/** Rulings and keywords that need a particular text. */
import { wordsOf } from '@tablee/kernel/effect';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  announce,
  at,
  card,
  declare,
  ec,
  FAITH,
  pass,
  play,
  refused,
  say,
  stats,
  strike,
  type Table,
  zone,
} from './at.ts';
import { resolve } from './language/use.ts';

const classes = (t: Table, id: string, seat: 0 | 1 = 0): readonly string[] => {
  const { state } = t;
  const pieces = [
    ...state.sides[seat]!.hand,
    ...state.sides[seat]!.livre,
    ...state.sides[seat]!.purgatoire,
    ...state.sides[seat]!.limbes,
    ...state.sides[seat]!.pandemonium,
    ...state.sides[seat]!.cards.map(({ piece }) => piece),
  ];
  return wordsOf(
    state,
    pieces.find((piece) => state.content.faces[state.faces[piece]!]!.id === id)!,
    'class',
  );
};

describe('phases', () => {
  rule('SF-KW-AURORE-4', 'a card that comes during Aurore divine does not trigger this turn', () => {
    const t = at({
      mine: { ag: ['appelant-d-aube'], purgatoire: ['aube'], livre: ['archer'] },
      at: 'aurore',
    });

    pass(t);

    expect([stats(t, 'aube'), zone(t, 0, 'hand')]).toEqual(['1/2', []]);
  });

  rule('SF-KW-NUIT-2', 'several Nuit divine abilities go into the same Pile in the order chosen', () => {
    const t = at({ mine: { ag: ['nocturne', 't-night'], fv: 5 }, at: 'nuit' });

    expect(t.kind).toBe('order');
    say(t, 'order nocturne');

    expect(t.state.pile.map(({ piece }) => t.state.content.faces[t.state.faces[piece]!]!.id)).toEqual([
      'nocturne',
      't-night',
    ]);
  });

  rule('SF-KW-NUIT-3', 'a card that comes during Nuit divine does not trigger', () => {
    const t = at({ mine: { ag: ['appelant-de-nuit'], purgatoire: ['nocturne'], fv: 5 }, at: 'nuit' });

    pass(t);

    expect([stats(t, 'nocturne'), t.state.sides[0]!.fv]).toEqual(['1/2', 5]);
  });

  rule(
    ['SF-STACK-17', 'SF-KW-INTERVENTION-4'],
    'Intervention divine is put after all others of its batch and resolves at once',
    () => {
      const t = at({ mine: { ag: ['nuit-soudaine', 'nocturne'], livre: ['archer'] }, at: 'nuit' });

      const waiting = t.state.pile.map(({ piece }) => t.state.content.faces[t.state.faces[piece]!]!.id);

      expect([t.kind, waiting, zone(t, 0, 'hand')]).toEqual(['react', ['nocturne'], ['archer']]);
    },
  );

  rule('R-SF-76', 'Nuit divine on a Temple works as on a page', () => {
    const t = at({ mine: { temple: 'temple-nocturne', fv: 5 }, at: 'nuit' });

    pass(t);

    expect(t.state.sides[0]!.fv).toBe(6);
  });

  rule(
    'R-SF-51',
    'a turn without actions has its Contemplations: after Aurore, before the end of Parole, in Nuit',
    () => {
      const t = at({
        mine: { ag: ['ange-2-3'], registre: FAITH },
        theirs: { registre: FAITH },
        at: 'aurore',
      });
      const seen: string[] = [];
      while (t.state.turns === 5) {
        if (t.kind === 'react') seen.push(`${t.state.phase}${t.asked}`);
        t.choose(t.kind === 'react' ? 'pass' : t.options[0]!);
      }

      expect(seen).toEqual(['aurore0', 'aurore1', 'parole0', 'parole1', 'nuit0', 'nuit1']);
    },
  );

  rule(
    'R-SF-51',
    'a response window on an open Pile is no Contemplation: nobody leaves the Secret in it',
    () => {
      const t = at({ mine: { hand: ['chatiment'], adoration: FAITH, secret: ['furtif'], ec: 5 } });

      say(t, 'play chatiment');

      expect([t.kind, t.options.filter((option) => option.startsWith('uncover'))]).toEqual(['react', []]);
      t.choose('pass', 'pass');
      expect(t.options.some((option) => option.startsWith('uncover'))).toBe(true);
    },
  );
});

describe('costs', () => {
  rule(
    'R-SF-19',
    'EC is paid before revoking: what lies on an Adorateur about to be revoked may be used',
    () => {
      const t = at({
        mine: { hand: ['fin'], adoration: ['adorateur-2', { card: 'adorateur-1', ec: 0 }] },
        theirs: { ag: ['esquive'] },
      });

      say(t, 'play fin', 'target esquive', 'revoke adorateur-2');
      pass(t);

      expect([stats(t, 'esquive'), ec(t, 0), zone(t, 0, 'purgatoire').sort()]).toEqual([
        'gone',
        0,
        ['adorateur-2', 'fin'],
      ]);
    },
  );

  rule('R-SF-20', 'a reduced cost never goes below 0, and paying 0 is paying', () => {
    const t = at({ mine: { ag: ['a-costs', 'a-costs'], hand: ['dragonnet'] } });

    play(t, 'dragonnet');

    expect(stats(t, 'dragonnet')).toBe('1/1');
  });

  rule(
    'R-SF-22',
    'revoking is a destruction (Damné); destroyed by an opposing effect it is not revoked',
    () => {
      const revoked = at({
        mine: { hand: ['fin'], adoration: ['damne-adorateur', 'adorateur-1'], ag: ['ange-2-3'] },
      });
      pass(say(revoked, 'play fin', 'target ange-2-3', 'revoke damne-adorateur'));
      expect(zone(revoked, 0, 'pandemonium')).toEqual(['damne-adorateur']);

      const destroyed = at({
        mine: { hand: ['profanation'], adoration: FAITH },
        theirs: { adoration: ['martyr'], livre: ['archer'] },
      });
      pass(say(destroyed, 'play profanation', 'target martyr'));
      expect([zone(destroyed, 1, 'purgatoire'), zone(destroyed, 1, 'hand')]).toEqual([['martyr'], []]);
    },
  );

  rule(
    ['SF-DEC-11', 'SF-STACK-4'],
    'targets and X are chosen on announcement, and may be taken back until something is paid',
    () => {
      const t = at({
        mine: { ag: ['v-x', 'orateur'], ec: 3, fv: 5 },
        theirs: { ag: ['ange-2-3', 'ange-3-4'] },
      });

      say(t, 'use orateur');
      expect([t.kind, t.options.map((option) => option.split('#')[0])]).toEqual([
        'target',
        ['target ange-2-3', 'target ange-3-4', 'back'],
      ]);
      t.choose('back');
      expect([t.kind, t.state.pile]).toEqual(['act', []]);
      say(t, 'use v-x');
      expect([t.kind, t.options]).toEqual([
        'number',
        ['number 0', 'number 1', 'number 2', 'number 3', 'back'],
      ]);
    },
  );
});

describe('where abilities work', () => {
  rule('R-SF-102', 'a Temple that is destroyed goes to the Pandémonium, and never to a hand', () => {
    const t = at({ mine: { hand: ['sape', 'congedier'], adoration: FAITH } });

    say(t, 'play congedier');
    t.choose(t.options[1]!);
    pass(t);
    expect([zone(t, 1, 'hand'), card(t, 'autel', 1)!.place]).toEqual([[], 'adoration']);

    say(t, 'play sape');
    t.choose(t.options[1]!);
    pass(t);
    expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'purgatoire')]).toEqual([['autel'], []]);
  });

  rule(
    ['SF-TERM-13', 'SF-ARCH-3', 'R-SF-28'],
    'an Archange in the Limbes is not played, unless by Phoenix',
    () => {
      const plain = at({ mine: { archangeIs: 'limbes', ec: 9 } });
      const phoenix = at({ mine: { archange: { card: 'phenix-archange' }, archangeIs: 'limbes', ec: 9 } });

      expect(plain.options).toEqual(['end']);
      expect(refused(plain, 'play', 'seraphe')).toEqual(['SF-TERM-13']);
      expect(phoenix.options.some((option) => option.startsWith('play phenix-archange'))).toBe(true);
    },
  );

  rule('R-SF-101', 'only face up in play: not in hand, Limbes, Purgatoire or en Secret', () => {
    const bonus = (mine: object) => stats(at({ mine: { ag: ['ange-2-3'], ...mine } }), 'ange-2-3');

    expect(bonus({ ag: ['ange-2-3', 'general'] })).toBe('3/3');
    expect([
      bonus({ hand: ['general'] }),
      bonus({ limbes: ['general'] }),
      bonus({ purgatoire: ['general'] }),
    ]).toEqual(['2/3', '2/3', '2/3']);
  });

  rule(
    'R-SF-103',
    'a discarded page goes to the Purgatoire without being destroyed: no Dernier souffle, no Damné',
    () => {
      const t = at({ mine: { ag: ['e-discard'], hand: ['damne-discret'], livre: ['archer'] } });

      resolve(t, 'e-discard');

      expect([zone(t, 0, 'purgatoire'), zone(t, 0, 'hand')]).toEqual([['damne-discret'], []]);
    },
  );

  rule('SF-KW-TORNADO-4', 'what grants Tornado works in hand and in the Limbes', () => {
    const options = (ag: readonly string[]) => {
      const t = at({
        active: 1,
        mine: { ag, hand: ['ange-2-3'], limbes: ['ange-3-4'], ec: 9 },
        theirs: { hand: ['ange-1-1'], ec: 1 },
      });
      play(t, 'ange-1-1');
      t.choose('pass');
      return t.options
        .filter((option) => option.startsWith('play'))
        .map((option) => option.replace(/#\d+/, ''));
    };

    expect([options([]), options(['vent'])]).toEqual([
      [],
      ['play ange-2-3 tornado', 'play ange-3-4 tornado'],
    ]);
  });

  rule(
    'SF-KW-DERNIERSOUFFLE-6',
    'an Archange with Dernier souffle triggers though it goes to the Pandémonium',
    () => {
      const t = at({
        active: 1,
        mine: { archange: 'archange-bavard', archangeIs: 'ag', livre: ['archer'] },
        theirs: { ag: ['ange-5-5'] },
      });

      strike(announce(t, ['ange-5-5']), 'ange-5-5', 'strike archange-bavard');

      expect([zone(t, 0, 'pandemonium'), zone(t, 0, 'hand')]).toEqual([['archange-bavard'], ['archer']]);
    },
  );
});

describe('Doppelgänger', () => {
  rule(
    ['SF-KW-DOPPELGANGER-1', 'SF-KW-DOPPELGANGER-4'],
    'every class in hand and Livre Sacré, the printed one in Limbes, Purgatoire and Pandémonium',
    () => {
      const all = at({ mine: { hand: ['doppelganger'] } }).state.content.classes;
      const of = (where: string) => classes(at({ mine: { [where]: ['doppelganger'] } }), 'doppelganger');

      expect([of('hand'), of('livre')]).toEqual([all, all]);
      expect([of('limbes'), of('purgatoire'), of('pandemonium')]).toEqual([['goule'], ['goule'], ['goule']]);
    },
  );

  rule(
    ['SF-KW-DOPPELGANGER-2', 'R-SF-63'],
    'revealed, it is given one class, kept if that effect puts it into play',
    () => {
      const t = at({ mine: { hand: ['appel'], adoration: FAITH, livre: ['doppelganger'] } });
      pass(say(t, 'play appel'));
      expect([t.kind, t.asked]).toEqual(['class', 0]);

      pass(say(t, 'class dragon'));

      expect([t.kind, classes(t, 'doppelganger')]).toEqual(['act', ['dragon']]);
    },
  );

  rule('R-SF-63', 'if it stays in the Livre Sacré it has all classes again afterwards', () => {
    const t = at({ mine: { hand: ['appel'], adoration: FAITH, livre: ['doppelganger'] } });

    pass(say(pass(say(t, 'play appel')), 'class goule'));

    expect([zone(t, 0, 'livre'), classes(t, 'doppelganger').length > 1]).toEqual([['doppelganger'], true]);
  });
});

describe('the Secret', () => {
  rule('SF-KW-FURTIF-3', 'an effect puts a page en Secret free of the 2 EC', () => {
    const t = at({ mine: { ag: ['e-hide'], hand: ['furtif'] } });

    resolve(t, 'e-hide');

    expect([card(t, 'furtif')!.place, ec(t, 0)]).toEqual(['secret', 0]);
  });

  rule(
    'SF-KW-FURTIF-15',
    'a page in play that goes en Secret forgets markers, damage and Équipements; its Golem stays',
    () => {
      const hidden = { card: 'furtif', damage: 1, atq: 2, golem: 'golem-2', equipements: ['epee'] };
      const t = at({ mine: { ag: [hidden], hand: ['disparition'], adoration: FAITH } });

      pass(say(t, 'play disparition', 'target furtif'));

      const { place, damage, atq, gear } = card(t, 'furtif')!;
      expect([place, damage, atq, gear, zone(t, 0, 'purgatoire').sort(), card(t, 'golem-2')!.bond]).toEqual([
        'secret',
        0,
        0,
        0,
        ['disparition', 'epee'],
        -1,
      ]);
    },
  );

  rule(
    ['SF-KW-FURTIF-16', 'SF-HID-9'],
    'revealed, a page en Secret is shown to both and turned down again: it has not left it',
    () => {
      const t = at({
        mine: { ag: ['e-reveal-secret'] },
        theirs: { secret: ['t-left-secret'], livre: ['archer'] },
      });

      resolve(t, 'e-reveal-secret');

      const shown = t.told(0).filter(({ event }) => event === 'revealed');
      expect(shown).toMatchObject([{ card: 't-left-secret', seat: 1 }]);
      expect([card(t, 't-left-secret')!.place, zone(t, 1, 'hand'), t.state.revealed]).toEqual([
        'secret',
        [],
        [],
      ]);
      expect(
        t.table.view(0 as never).table.sides[1]!.cards.filter(({ place }) => place === 'secret'),
      ).toMatchObject([{ piece: -1 }]);
    },
  );
});

describe('hidden information', () => {
  rule('SF-HID-8', 'while one player pays, the other is told neither the question nor the page', () => {
    const t = at({ mine: { hand: ['ange-3-4', 'ange-2-3'], adoration: ['adorateur-2', 'adorateur-3'] } });
    say(t, 'play ange-2-3');
    expect(t.kind).toBe('pay');

    const theirs = t.table.view(1 as never);
    const { hand } = t.state.sides[0]!;

    expect([theirs.decisions, theirs.flow]).toEqual([[], null]);
    expect(hand.map((piece) => theirs.table.faces[piece])).toEqual([undefined, undefined]);
    expect(JSON.stringify(theirs)).not.toContain('ange-2-3');
  });
});

describe('keywords in company', () => {
  rule('SF-KW-HONNEUR-3', 'Honneur (2) with an Équipement that lends Honneur (1) gives three markers', () => {
    const t = at({
      mine: { ag: [{ card: 'honneur', equipements: ['blason'] }] },
      theirs: { ag: ['ange-2-9'] },
    });
    declare(announce(t, ['honneur']), 'honneur', 'strike ange-2-9');
    pass(say(t, 'accept'));

    expect(stats(t, 'honneur')).toBe('5/5-2');
  });

  rule(
    ['SF-KW-INVOCATION-5', 'SF-KW-INVOCATION-6'],
    'an Ange with Invocation has no cost: not found by it, not changed in it',
    () => {
      const t = at({ mine: { ag: ['f-cost', 'f-printed-cost', 'invoque'] } });

      expect(say(t, 'use f-cost').options.filter((option) => option.includes('invoque'))).toEqual([]);
      expect(refused(at({ mine: { ag: ['f-printed-cost', 'invoque'] } }), 'use')).toEqual(['SF-STACK-5']);
    },
  );

  rule(
    'SF-KW-PACIFISTE-5',
    'one that gains Pacifiste on the LDF stays there and carries on with its attack',
    () => {
      const t = at({
        mine: { ag: ['ange-3-4'], hand: ['paix'], adoration: FAITH },
        theirs: { ag: ['ange-2-9'] },
      });
      say(t, 'attack', 'pass', 'pass', 'announce ange-3-4', 'done', 'nobody');
      pass(say(t, 'play paix', 'target ange-3-4'));
      expect([card(t, 'ange-3-4')!.place, t.kind]).toEqual(['ldf', 'target']);
      strike(t, 'ange-3-4', 'strike ange-2-9');

      expect(stats(t, 'ange-2-9')).toBe('2/9-3');
    },
  );

  rule('SF-KW-TRESOR-4', 'Poseidor are spent from any cards that hold them', () => {
    const t = at({
      mine: {
        ag: [
          { card: 'c-poseidor', poseidor: 2 },
          { card: 'tresor', poseidor: 2 },
        ],
      },
    });

    say(t, 'use c-poseidor', 'spend-poseidor tresor', 'spend-poseidor tresor');
    pass(t);

    expect([card(t, 'c-poseidor')!.poseidor, card(t, 'tresor')!.poseidor]).toEqual([1, 0]);
  });

  rule('SF-KW-TRESOR-5', 'Collatéral gives no Poseidor; both attacks of Berserk do', () => {
    const collateral = at({ mine: { ag: ['pillard'] }, theirs: { ag: ['ange-0-3', 'ange-2-9'] } });
    strike(announce(collateral, ['pillard']), 'pillard', 'strike ange-0-3');
    say(collateral, 'take 3', 'target ange-2-9');
    pass(collateral);
    expect([stats(collateral, 'ange-2-9'), card(collateral, 'pillard')!.poseidor]).toEqual(['2/9-3', 3]);

    const berserk = at({ mine: { ag: ['ecumeur'] }, theirs: { ag: ['ange-2-9'] } });
    strike(announce(berserk, ['ecumeur']), 'ecumeur', 'strike ange-2-9');
    say(berserk, 'take 2', 'again ecumeur');
    pass(say(berserk, 'strike ange-2-9'));
    say(berserk, 'take 2');
    expect(card(berserk, 'ecumeur')!.poseidor).toBe(4);
  });

  rule('SF-KW-TENEBRES-2', 'a page with Ténèbres does not leave the Pandémonium for the Purgatoire', () => {
    const t = at({ mine: { hand: ['exhumation'], adoration: FAITH, pandemonium: ['tenebres', 'archer'] } });

    pass(say(t, 'play exhumation'));

    expect([zone(t, 0, 'pandemonium'), zone(t, 0, 'purgatoire').sort()]).toEqual([
      ['tenebres'],
      ['archer', 'exhumation'],
    ]);
  });

  rule('R-SF-109', 'Ténèbres can’t be chosen for a banishing price, but a Serment may banish it', () => {
    const price = at({ mine: { ag: ['c-banish'], purgatoire: ['tenebres'] } });
    expect(refused(price, 'use')).toEqual(['SF-STACK-5']);

    const serment = at({
      mine: { hand: ['serment'], adoration: FAITH, purgatoire: ['tenebres'], livre: ['archer'] },
    });
    pass(say(serment, 'play serment'));
    expect([zone(serment, 0, 'pandemonium'), zone(serment, 0, 'hand')]).toEqual([['tenebres'], ['archer']]);
  });

  rule(
    'R-SF-98',
    'inciblable is not insensible: what can’t be targeted is still reached by effects without targets',
    () => {
      const t = at({
        mine: { ag: ['e-damage'], hand: ['foudre'], adoration: FAITH },
        theirs: { ag: ['a-untargetable'] },
      });
      expect(t.options.some((option) => option.startsWith('play foudre'))).toBe(true);
      say(t, 'play foudre');
      expect(t.options.some((option) => option.includes('a-untargetable'))).toBe(false);
      t.choose('back');

      resolve(t, 'e-damage');

      expect(stats(t, 'a-untargetable')).toBe('1/4-2');
    },
  );
});

describe('combat', () => {
  rule(
    'SF-STACK-20',
    'between the damage of a combat and the state checks nobody acts: all have fallen before the next question',
    () => {
      const t = at({
        mine: { ag: ['dernier'], livre: ['archer'] },
        theirs: { ag: ['ange-1-1'], hand: ['foudre'], adoration: FAITH },
      });
      declare(announce(t, ['dernier']), 'dernier', 'strike ange-1-1');
      t.choose('pass', 'pass');

      expect([t.kind, t.state.pile.length, stats(t, 'dernier'), stats(t, 'ange-1-1')]).toEqual([
        'react',
        1,
        'gone',
        'gone',
      ]);
      const events = t.told().map(({ event }) => event);
      const hurt = events.lastIndexOf('hurt');
      expect(events.slice(events.indexOf('hurt'), hurt + 3)).toEqual([
        'hurt',
        'hurt',
        'destroyed',
        'destroyed',
      ]);
    },
  );

  rule(
    'R-SF-104',
    'prevention that brings the blow on a Mortelle Divinité to 0 saves the Plume; otherwise one falls',
    () => {
      const plumes = (unit: string) => {
        const t = at({
          mine: { ag: [unit] },
          theirs: { fv: 0, plumes: 2, hand: ['voile'], adoration: FAITH },
        });
        announce(t, [unit], unit);
        declare(t, unit, 'divinite');
        pass(say(t, 'pass', 'play voile'));
        return t.state.sides[1]!.plumes;
      };

      expect([plumes('ange-2-3'), plumes('ange-3-4')]).toEqual([2, 1]);
    },
  );

  rule(
    'R-SF-57',
    'after a grouped attack each surviving Berserk may strike again, together if they like',
    () => {
      const t = at({ mine: { ag: ['berserk', 'berserk'] }, theirs: { ag: [{ card: 'ange-2-9', fv: 9 }] } });
      announce(t, ['berserk', 'berserk']);
      say(t, 'declare berserk', 'join berserk', 'strike ange-2-9');
      t.choose('pass', 'pass');
      say(t, t.options[0]!);
      expect([t.kind, t.options.filter((option) => option.startsWith('again')).length]).toEqual(['again', 2]);
      say(t, 'again berserk', 'join berserk', 'strike ange-2-9');
      t.choose('pass', 'pass');
      say(t, t.options[0]!);

      expect(card(t, 'ange-2-9')!.damage).toBe(12);
    },
  );

  rule('R-SF-57', 'cancelling the first attack forfeits the second', () => {
    const t = at({ mine: { ag: ['berserk'] }, theirs: { ag: ['ange-2-9'] } });
    announce(t, ['berserk']);

    pass(say(t, 'hold'));

    expect(t.kind).toBe('act');
  });

  rule('R-SF-74', 'Lumière counts if one point of the damage that destroyed is credited to it', () => {
    const t = at({ mine: { ag: ['clair-obscur', 'ange-5-5'] }, theirs: { ag: ['ange-0-3'] } });
    announce(t, ['clair-obscur', 'ange-5-5']);
    const struck = (first: string) => {
      say(t, 'declare clair-obscur', 'join ange-5-5', 'strike ange-0-3');
      t.choose('pass', 'pass');
      if (t.kind === 'damageOrder') say(t, `first ${first}`);
      pass(t);
      return zone(t, 1, 'pandemonium');
    };

    expect(struck('clair-obscur')).toEqual(['ange-0-3']);
  });

  rule('R-SF-72', 'Intervention divine is not answered, but what its result sets off is', () => {
    const t = at({
      mine: { hand: ['sentence'], adoration: FAITH },
      theirs: { ag: ['dernier'], livre: ['archer'] },
    });

    say(t, 'play sentence', 'target dernier');

    expect([stats(t, 'dernier'), t.kind, t.state.pile.length, zone(t, 1, 'hand')]).toEqual([
      'gone',
      'react',
      1,
      [],
    ]);
    pass(t);
    expect(zone(t, 1, 'hand')).toEqual(['archer']);
  });
});
