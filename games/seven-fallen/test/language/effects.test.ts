import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { violations } from '../../rules/deck.ts';
import { announce, at, card, declare, ec, pass, say, stats, strike, type Table, zone } from '../at.ts';
import { TRIAL } from '../trial.ts';
import * as sayings from './sayings.ts';
import { allOf, drew, FAITH, resolve, type Shown } from './use.ts';

const foes = { ag: ['ange-5-5'] };
/** What the table is like, what is chosen on resolution, what to look at, and what is seen. */
type Case = readonly [given: Shown, answers: readonly string[], look: (t: Table) => unknown, seen: unknown];

function adorateursOf(t: Table): number {
  return t.state.sides[0]!.cards.filter(
    ({ piece }) => t.state.content.faces[t.state.faces[piece]!]!.type === 'adorateur',
  ).length;
}

const cases: Readonly<Record<keyof typeof sayings.EFFECTS, Case>> = {
  damage: [{ theirs: foes }, [], (t) => stats(t, 'ange-5-5'), '5/5-2'],
  'damage-sure': [
    { theirs: { ag: ['ange-5-5', 'r-prevent'] } },
    ['choose r-prevent'],
    (t) => stats(t, 'r-prevent'),
    '1/4-2',
  ],
  heal: [
    { mine: { ag: ['e-heal', { card: 'ange-5-5', damage: 4 }] } },
    ['choose ange-5-5'],
    (t) => stats(t, 'ange-5-5'),
    '5/5-2',
  ],
  prevent: [
    { mine: { ag: ['e-prevent', 'ange-5-5'] } },
    ['choose ange-5-5'],
    (t) => t.state.effects.lasting.map(({ left }) => left),
    [2],
  ],
  'prevent-combat': [
    { theirs: foes },
    [],
    (t) => [
      strike(announce(t, ['e-prevent-combat']), 'e', 'strike ange-5-5') && stats(t, 'e-prevent-combat'),
      stats(t, 'ange-5-5'),
    ],
    ['1/4', '5/5-1'],
  ],
  destroy: [{ theirs: foes }, [], (t) => zone(t, 1, 'purgatoire'), ['ange-5-5']],
  banish: [
    { theirs: { ag: ['tenebres', 'ange-5-5'] } },
    ['choose tenebres'],
    (t) => [stats(t, 'tenebres'), zone(t, 1, 'pandemonium')],
    ['2/2', []],
  ],
  'banish-even': [{ theirs: { ag: ['tenebres'] } }, [], (t) => zone(t, 1, 'pandemonium'), ['tenebres']],
  revoke: [
    { theirs: { adoration: FAITH } },
    ['choose adorateur-2'],
    (t) => zone(t, 1, 'purgatoire'),
    ['adorateur-2'],
  ],
  mark: [{}, [], (t) => stats(t, 'e-mark'), '2/5'],
  'mark-bou': [
    { mine: { ag: ['e-mark-bou', { card: 'ange-5-5', golem: 'golem-2' }] } },
    [],
    (t) => stats(t, 'golem-2'),
    '0/4',
  ],
  'mark-poseidor': [{}, [], (t) => card(t, 'e-mark-poseidor')!.poseidor, 1],
  'mark-own': [{}, [], (t) => card(t, 'e-mark-own')!.marks, { souffle: 1 }],
  unmark: [{ theirs: foes }, [], (t) => stats(t, 'ange-5-5'), '4/5'],
  change: [{}, [], (t) => stats(t, 'e-change'), '3/3'],
  'change-bou': [
    { mine: { ag: ['e-change-bou', { card: 'ange-5-5', golem: 'golem-2' }] } },
    [],
    (t) => stats(t, 'golem-2'),
    '0/3',
  ],
  set: [{ theirs: foes }, ['choose ange-5-5'], (t) => stats(t, 'ange-5-5'), '0/5'],
  grant: [
    { theirs: { ag: ['ange-0-3', 'ange-2-9'] } },
    [],
    (t) => declare(announce(t, ['e-grant']), 'e-grant', 'strike ange-0-3').kind,
    'trigger',
  ],
  remove: [
    { theirs: { ag: ['gardien'] } },
    [],
    (t) => t.state.effects.lasting[0]!.changes[0]!.words,
    ['gardien'],
  ],
  freeze: [{ theirs: foes }, [], (t) => card(t, 'ange-5-5')!.frozen, true],
  incline: [
    { theirs: foes },
    [],
    (t) => [card(t, 'ange-5-5')!.inclined, card(t, 'ange-5-5')!.frozen],
    [true, false],
  ],
  straighten: [
    { mine: { ag: [{ card: 'e-straighten', inclined: true }] } },
    [],
    (t) => card(t, 'e-straighten')!.inclined,
    false,
  ],
  move: [{ theirs: foes }, [], (t) => card(t, 'ange-5-5')!.place, 'ldf'],
  'to-hand': [{ theirs: foes }, ['choose ange-5-5'], (t) => zone(t, 1, 'hand'), ['ange-5-5']],
  'to-limbes': [{ theirs: foes }, ['choose ange-5-5'], (t) => zone(t, 1, 'limbes'), ['ange-5-5']],
  'to-top': [
    { theirs: { ...foes, livre: ['archer', 'dragon'] } },
    [],
    (t) => zone(t, 1, 'livre'),
    ['dragon', 'archer', 'ange-5-5'],
  ],
  'to-bottom': [
    { theirs: { ...foes, livre: ['archer', 'dragon'] } },
    [],
    (t) => zone(t, 1, 'livre'),
    ['ange-5-5', 'dragon', 'archer'],
  ],
  'to-livre': [
    { theirs: { ...foes, livre: ['archer', 'dragon'] } },
    [],
    (t) => zone(t, 1, 'livre').sort(),
    ['ange-5-5', 'archer', 'dragon'],
  ],
  'put-into-play': [
    { mine: { ag: ['e-put-into-play'], purgatoire: ['fervent', 'ange-5-5'], livre: ['valkyr'] } },
    [],
    (t) => [stats(t, 'fervent'), drew(t)],
    ['1/2', true],
  ],
  hide: [
    { mine: { ag: ['e-hide'], hand: ['furtif', 'ange-2-3'] } },
    ['choose furtif'],
    (t) => [card(t, 'furtif')!.place, zone(t, 0, 'hand')],
    ['secret', ['ange-2-3']],
  ],
  'play-free': [
    { mine: { ag: ['e-play-free'], hand: ['ange-5-5', 'foudre'] } },
    [],
    (t) => [stats(t, 'ange-5-5'), zone(t, 0, 'hand')],
    ['5/5', ['foudre']],
  ],
  'play-miracle-free': [
    {
      mine: { ag: ['e-play-miracle-free'], hand: ['fin'], adoration: FAITH.slice(0, 2) },
      theirs: { ag: ['ange-5-5'] },
    },
    ['target ange-5-5'],
    (t) => [stats(t, 'ange-5-5'), adorateursOf(t), zone(t, 0, 'purgatoire')],
    ['gone', 2, ['fin']],
  ],
  'play-cheaper': [
    { mine: { ag: ['e-play-cheaper'], hand: ['ange-5-5', 'foudre'], ec: 2 } },
    [],
    (t) => [stats(t, 'ange-5-5'), ec(t, 0)],
    ['5/5', 0],
  ],
  draw: [
    { mine: { ag: ['e-draw'], livre: ['archer', 'dragon', 'pur'] }, theirs: { livre: ['pur'] } },
    [],
    (t) => [zone(t, 0, 'hand'), zone(t, 1, 'hand')],
    [['archer', 'dragon'], ['pur']],
  ],
  discard: [
    { mine: { ag: ['e-discard'], hand: ['archer', 'dragon'] } },
    ['choose dragon'],
    (t) => [zone(t, 0, 'hand'), zone(t, 0, 'purgatoire')],
    [['archer'], ['dragon']],
  ],
  mill: [
    { theirs: { livre: ['archer', 'dragon', 'pur'] } },
    [],
    (t) => [zone(t, 1, 'livre'), zone(t, 1, 'purgatoire')],
    [['pur'], ['archer', 'dragon']],
  ],
  'look-and-order': [
    { mine: { ag: ['e-look-and-order'], livre: ['archer', 'dragon', 'pur', 'valkyr'] } },
    ['choose dragon', 'choose pur'],
    (t) => [zone(t, 0, 'hand'), zone(t, 0, 'livre')],
    [['dragon'], ['archer', 'pur', 'valkyr']],
  ],
  reveal: [
    { theirs: { hand: ['archer', 'foudre', 'soin'] } },
    ['choose soin'],
    (t) => [zone(t, 1, 'hand'), zone(t, 1, 'purgatoire'), t.state.revealed],
    [['archer', 'foudre'], ['soin'], []],
  ],
  'reveal-secret': [
    { theirs: { secret: ['furtif', 'piege'] } },
    ['choose'],
    (t) => [t.state.sides[1]!.cards.filter(({ place }) => place === 'secret').length, t.state.revealed],
    [2, []],
  ],
  search: [
    { mine: { ag: ['e-search'], livre: ['archer', 'ange-5-5', 'valkyr', 'dragon'] } },
    ['choose valkyr'],
    (t) => [zone(t, 0, 'hand'), zone(t, 0, 'livre').sort(), t.state.sides[0]!.seen],
    [['valkyr'], ['ange-5-5', 'archer', 'dragon'], []],
  ],
  'gain-ec': [{ mine: { ag: ['e-gain-ec'], ec: 1 } }, [], (t) => ec(t, 0), 3],
  'lose-ec': [{ theirs: { ec: 1 } }, [], (t) => ec(t, 1), 0],
  // Outside a Phase d'attaque these come to nothing: inside it, see below.
  reinforce: [{}, [], (t) => card(t, 'e-reinforce')!.role, 'none'],
  ambush: [{}, [], (t) => card(t, 'e-ambush')!.role, 'none'],
  'attack-again': [{}, [], (t) => card(t, 'e-attack-again')!.declared, 0],
  unbind: [
    { theirs: { ag: [{ card: 'ange-5-5', golem: 'golem-2' }, 'ange-2-3'] } },
    ['bind ange-2-3'],
    (t) => card(t, 'golem-2')!.bond === card(t, 'ange-2-3')!.piece,
    true,
  ],
  bind: [
    { mine: { ag: ['e-bind', { card: 'ange-5-5', golem: 'golem-2' }, 'ange-2-3'] } },
    ['choose ange-2-3'],
    (t) => card(t, 'golem-2')!.bond === card(t, 'ange-2-3')!.piece && card(t, 'ange-5-5')!.bond < 0,
    true,
  ],
  attach: [{ mine: { ag: ['e-attach'], purgatoire: ['epee'] } }, [], (t) => stats(t, 'e-attach'), '2/5'],
  'destroy-equipment': [
    { theirs: { ag: [{ card: 'ange-5-5', equipements: ['epee'] }] } },
    [],
    (t) => [stats(t, 'ange-5-5'), zone(t, 1, 'purgatoire')],
    ['5/5', ['epee']],
  ],
  'gain-fv': [{ mine: { ag: ['e-gain-fv'], fv: 2 } }, [], (t) => t.state.sides[0]!.fv, 5],
  'lose-fv': [
    { theirs: { fv: 3 } },
    [],
    (t) => [t.state.sides[1]!.fv, t.state.sides[1]!.mortelle],
    [0, true],
  ],
  'drop-plume': [{ theirs: { fv: 0, plumes: 2 } }, [], (t) => t.state.sides[1]!.plumes, 1],
  class: [
    { mine: { ag: ['e-class', 'f-class'] } },
    ['choose e-class'],
    (t) => say(t, 'use f-class').options.filter((option) => option.startsWith('target e-class')).length,
    1,
  ],
  control: [
    { theirs: { ag: [{ card: 'ange-5-5', damage: 1, golem: 'golem-2', equipements: ['epee'] }] } },
    [],
    (t) => [stats(t, 'ange-5-5', 0), stats(t, 'golem-2', 0), card(t, 'epee', 0) !== undefined],
    ['6/6-1', '0/2', true],
  ],
  token: [{}, [], (t) => t.state.sides[0]!.cards.filter(({ piece }) => piece >= t.state.pieces).length, 2],
  forbid: [
    { theirs: foes },
    [],
    (t) => strike(announce(t, ['e-forbid'], 'e-forbid'), 'e-forbid', 'divinite') && t.state.sides[1]!.fv,
    19,
  ],
  'modes-mine': [
    { mine: { ag: ['e-modes-mine'], fv: 5, livre: ['valkyr'] } },
    ['mode 1', 'mode 2'],
    (t) => [drew(t), t.state.sides[0]!.fv],
    [true, 7],
  ],
  'modes-theirs': [{ mine: { ag: ['e-modes-theirs'], fv: 5 } }, ['mode 2'], (t) => t.state.sides[0]!.fv, 7],
};

rule('SF-DEC-41', 'every effect named by the ledger does what it says (SF-DATA-19)', () => {
  allOf(sayings.EFFECTS, cases);
  for (const [key, [{ mine, ...rest }, answers, look, seen]] of Object.entries(cases)) {
    const t = at({ ...rest, mine: { ag: [`e-${key}`], ...mine } });
    resolve(t, `e-${key}`, ...answers);
    expect([key, look(t)]).toEqual([key, seen]);
  }
});

rule('R-SF-83', 'control ends with the turn: the pair goes back to its owner (SF-DATA-19)', () => {
  const t = at({
    mine: { ag: ['e-control'] },
    theirs: { ag: [{ card: 'ange-5-5', damage: 1, golem: 'golem-2' }] },
  });
  resolve(t, 'e-control');
  strike(announce(t, ['ange-5-5'], 'ange-5-5'), 'ange-5-5', 'divinite');
  expect(t.state.sides[1]!.fv).toBe(15);

  say(t, 'end');
  pass(t);
  if (t.kind === 'straighten') say(t, 'all');
  pass(t);

  expect([stats(t, 'ange-5-5', 1), stats(t, 'golem-2', 1)]).toEqual(['5/5-1', '0/2']);
});

rule('R-SF-20', 'played without paying its cost, a Miracle still asks for its minimum of Adorateurs', () => {
  const few = { ag: ['e-play-miracle-free'], hand: ['fin'], adoration: FAITH.slice(0, 1) };
  const t = at({ mine: few, theirs: { ag: ['ange-5-5'] } });
  resolve(t, 'e-play-miracle-free');

  expect([zone(t, 0, 'hand'), stats(t, 'ange-5-5')]).toEqual([['fin'], '5/5']);
});

rule('R-SF-100', 'a token ceases to exist when it leaves the CDB; no deck holds one', () => {
  const t = at({ mine: { ag: ['e-token'], hand: ['retour'], adoration: FAITH } });
  resolve(t, 'e-token');

  pass(say(t, 'play retour', 'target jeton-goule'));
  expect(t.told(0).flatMap(({ event }) => (/^to|Gone$/.test(event) ? [event] : []))).toEqual([
    'tokenMade',
    'tokenMade',
    'tokenGone',
  ]);

  const tokens = t.state.sides[0]!.cards.filter(({ piece }) => piece >= t.state.pieces);
  expect([zone(t, 0, 'limbes'), tokens.length]).toEqual([[], 1]);
  const deck = { ...TRIAL.decks.alpha!, livre: { ...TRIAL.decks.alpha!.livre, 'jeton-goule': 1 } };
  expect(violations(t.state.content, deck, 'standard').map(({ rule, card }) => [rule, card])).toEqual([
    ['SF-DECK-5', 'jeton-goule'],
  ]);
});
