import { describe, expect, test } from 'vitest';
import { announce, at, pass, play, say, strike, type Table } from '../at.ts';
import * as sayings from './sayings.ts';
import { allOf, drew, FAITH, resolve, type Shown } from './use.ts';

type Case = readonly [given: Shown, plays: (t: Table) => unknown];

describe('triggers', () => {
  const ange = ['ange-2-3'];
  const cases: Readonly<Record<keyof typeof sayings.TRIGGERS, Case>> = {
    'enters-self': [{ mine: { hand: ['t-enters-self'], ec: 5 } }, (t) => pass(play(t, 't-enters-self'))],
    enters: [{ mine: { ag: ['t-enters'], hand: ange, ec: 5 } }, (t) => pass(play(t, 'ange-2-3'))],
    leaves: [
      { mine: { ag: ['t-leaves', 'ange-2-3'], hand: ['retour'], adoration: FAITH } },
      (t) => pass(say(t, 'play retour', 'target ange-2-3')),
    ],
    'destroyed-self': [
      { mine: { ag: ['t-destroyed-self'], hand: ['fin'], adoration: FAITH } },
      (t) => pass(say(t, 'play fin', 'target t-destroyed-self', 'revoke adorateur-1')),
    ],
    destroyed: [
      { mine: { ag: ['t-destroyed', 'ange-2-3'], hand: ['fin'], adoration: FAITH } },
      (t) => pass(say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1')),
    ],
    banished: [
      { mine: { ag: ['t-banished', 'e-banish'] }, theirs: { ag: ange } },
      (t) => resolve(t, 'e-banish'),
    ],
    'revoked-self': [
      { mine: { hand: ['fin'], adoration: ['t-revoked-self', 'adorateur-1'], ag: ange } },
      (t) => pass(say(t, 'play fin', 'target', 'revoke t-revoked-self')),
    ],
    revoked: [
      { mine: { hand: ['fin'], adoration: FAITH, ag: ['t-revoked', 'ange-2-3'] } },
      (t) => pass(say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1')),
    ],
    dawn: [{ mine: { ag: ['t-dawn'] }, at: 'aurore' }, pass],
    night: [{ mine: { ag: ['t-night'], livre: ['valkyr', 'archer', 'archer'] }, at: 'nuit' }, pass],
    'turn-ends': [
      {
        mine: { ag: ['t-turn-ends'], livre: ['archer', 'archer', 'valkyr'] },
        theirs: { registre: FAITH },
        at: 'nuit',
      },
      pass,
    ],
    'attack-begins': [
      { mine: { ag: ['t-attack-begins', 'ange-2-3'] }, theirs: { ag: ange } },
      (t) => announce(t, ['ange-2-3']),
    ],
    'attack-ends': [
      { mine: { ag: ['t-attack-ends', 'ange-2-3'] }, theirs: { ag: ange } },
      (t) => say(announce(t, ['ange-2-3']), 'hold') && pass(t),
    ],
    announced: [
      { mine: { ag: ['t-announced', 'ange-2-3'] }, theirs: { ag: ange } },
      (t) => announce(t, ['ange-2-3']),
    ],
    declared: [
      { mine: { ag: ['t-declared'] }, theirs: { ag: ange } },
      (t) => strike(announce(t, ['t-declared']), 't-declared', 'strike ange-2-3'),
    ],
    designated: [
      { active: 1, mine: { ag: ['t-designated'] }, theirs: { ag: ange } },
      (t) => strike(announce(t, ange), 'ange-2-3', 'strike t-designated'),
    ],
    succeeded: [
      { mine: { ag: ['t-succeeded', 'ange-2-3'] }, theirs: { ag: ['ange-0-3'] } },
      (t) => strike(announce(t, ange), 'ange-2-3', 'strike ange-0-3'),
    ],
    'combat-damage-dealt': [
      { mine: { ag: ['t-combat-damage-dealt'] }, theirs: { ag: ['ange-0-3'] } },
      (t) => strike(announce(t, ['t-combat-damage-dealt']), 't', 'strike ange-0-3'),
    ],
    'combat-damage-taken': [
      { mine: { ag: ['t-combat-damage-taken'] }, theirs: { ag: ange } },
      (t) => strike(announce(t, ['t-combat-damage-taken']), 't', 'strike ange-2-3'),
    ],
    'damage-dealt': [
      { mine: { ag: ['t-damage-dealt'] }, theirs: { ag: ['ange-0-3'] } },
      (t) => strike(announce(t, ['t-damage-dealt']), 't', 'strike ange-0-3'),
    ],
    'damage-taken': [
      { mine: { ag: ['t-damage-taken'], hand: ['foudre'], adoration: FAITH } },
      (t) => pass(say(t, 'play foudre', 'target t-damage-taken')),
    ],
    bound: [{ mine: { ag: ['t-bound'], hand: ['golem-2'], ec: 5 } }, (t) => pass(play(t, 'golem-2'))],
    unbound: [
      {
        mine: { ag: [{ card: 't-unbound', golem: { card: 'golem-2', damage: 1 } }] },
        theirs: { ag: ['ange-1-1'] },
      },
      (t) => strike(announce(t, ['t-unbound']), 't-unbound', 'strike ange-1-1'),
    ],
    equipped: [
      { mine: { ag: ['t-equipped'], hand: ['epee'], ec: 5 } },
      (t) => pass(play(t, 'epee', 'attach')),
    ],
    unequipped: [
      {
        active: 1,
        mine: { ag: [{ card: 't-unequipped', equipements: ['epee'] }] },
        theirs: { ag: ['e-destroy-equipment'] },
      },
      (t) => resolve(t, 'e-destroy-equipment'),
    ],
    'left-secret': [
      { mine: { secret: ['t-left-secret'], ec: 5 } },
      (t) => pass(say(t, 'contemplate', 'uncover t-left-secret')),
    ],
    uncovered: [
      { active: 1, mine: { secret: ['t-uncovered'] }, theirs: { ag: ange } },
      (t) => strike(announce(t, ange), 'ange-2-3', 'uncover-it'),
    ],
    revealed: [
      { active: 1, mine: { ag: ['t-revealed'], hand: ['archer'] }, theirs: { ag: ['e-reveal'] } },
      (t) => resolve(t, 'e-reveal'),
    ],
    'miracle-played': [
      { mine: { ag: ['t-miracle-played'], hand: ['chatiment'], adoration: FAITH } },
      (t) => pass(say(t, 'play chatiment')),
    ],
    'their-miracle': [
      { active: 1, mine: { ag: ['t-their-miracle'] }, theirs: { hand: ['chatiment'], adoration: FAITH } },
      (t) => pass(say(t, 'play chatiment')),
    ],
    targeted: [
      { mine: { ag: ['t-targeted'], hand: ['soin'], adoration: FAITH } },
      (t) => pass(say(t, 'play soin', 'target t-targeted')),
    ],
    'adorateur-comes': [
      { mine: { ag: ['t-adorateur-comes'], registre: ['adorateur-1'] }, at: 'aurore' },
      (t) => pass(say(t, 'adorateur')),
    ],
    'ec-spent': [{ mine: { ag: ['t-ec-spent'], hand: ange, ec: 5 } }, (t) => pass(play(t, 'ange-2-3'))],
    drawn: [
      { active: 1, mine: { ag: ['t-drawn'] }, theirs: { ag: ['e-draw'], livre: ['archer', 'archer'] } },
      (t) => resolve(t, 'e-draw'),
    ],
    discarded: [
      { mine: { ag: ['t-discarded', 'e-discard'], hand: ['archer'] } },
      (t) => resolve(t, 'e-discard'),
    ],
    'to-limbes': [
      { mine: { ag: ['t-to-limbes', 'ange-2-3'], hand: ['retour'], adoration: FAITH } },
      (t) => pass(say(t, 'play retour', 'target ange-2-3')),
    ],
    'to-purgatoire': [
      { mine: { ag: ['t-to-purgatoire', 'e-discard'], hand: ['archer'] } },
      (t) => resolve(t, 'e-discard'),
    ],
    'to-pandemonium': [
      { mine: { ag: ['t-to-pandemonium', 'e-banish'] }, theirs: { ag: ange } },
      (t) => resolve(t, 'e-banish'),
    ],
    'divinite-damaged': [
      { mine: { ag: ['t-divinite-damaged'], hand: ['chatiment'], adoration: FAITH } },
      (t) => pass(say(t, 'play chatiment')),
    ],
    'became-mortelle': [
      { mine: { ag: ['t-became-mortelle'], hand: ['chatiment'], adoration: FAITH }, theirs: { fv: 2 } },
      (t) => pass(say(t, 'play chatiment')),
    ],
    'plume-fell': [
      { mine: { ag: ['t-plume-fell', 'e-drop-plume'] }, theirs: { fv: 0, plumes: 2 } },
      (t) => resolve(t, 'e-drop-plume'),
    ],
    marked: [{ mine: { ag: ['t-marked', 'e-mark'] } }, (t) => resolve(t, 'e-mark', 'choose t-marked')],
    unmarked: [
      { active: 1, mine: { ag: [{ card: 't-unmarked', atq: 1 }] }, theirs: { ag: ['e-unmark'] } },
      (t) => resolve(t, 'e-unmark'),
    ],
  };

  test('SF-DATA-14: every trigger named by the ledger goes off', () => {
    allOf(sayings.TRIGGERS, cases);
    const silent = Object.entries(cases).filter(([, [given, plays]]) => {
      const t = at({ ...given, mine: { livre: ['valkyr', 'archer'], ...given.mine } });
      plays(t);
      return !drew(t);
    });

    expect(silent.map(([key]) => key)).toEqual([]);
  });
});
