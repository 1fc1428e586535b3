/**
 * What the effect language must be able to say (SF-DATA-14 to -22), word by word: each saying is a card of its own, read
 * back in both languages (`sayings.txt`) and played (the tests beside it). The key is the chapter and the thing it shows.
 */
import type { Ability, Effect } from '@tablee/kernel/effect';
import type { Card } from '../../content/card.ts';

const DRAW: Effect = { do: 'draw', pages: 1 };
const THEIR_ANGE = { type: 'ange', side: 'theirs' } as const;
const MY_ANGE = { type: 'ange', side: 'mine' } as const;
const ANGE = { type: 'ange' } as const;
const PAGE_IN_HAND = { in: 'hand', side: 'mine' } as const;

/** SF-DATA-14, each drawing a page so that one sees it went off. */
export const TRIGGERS: Readonly<Record<string, Ability>> = {
  'enters-self': { on: 'ferveur', then: [DRAW] },
  enters: { on: 'entered', of: { type: 'ange', side: 'mine', is: 'other' }, then: [DRAW] },
  leaves: { on: 'left', of: { type: 'ange', side: 'mine', is: 'other' }, then: [DRAW] },
  'destroyed-self': { on: 'derniersouffle', then: [DRAW] },
  destroyed: { on: 'destroyed', of: { type: 'ange', side: 'mine', is: 'other' }, then: [DRAW] },
  banished: { on: 'banished', of: { type: 'ange', side: 'theirs' }, then: [DRAW] },
  'revoked-self': { on: 'revokedSelf', then: [DRAW] },
  revoked: { on: 'revoked', of: { type: 'adorateur', side: 'mine' }, then: [DRAW] },
  dawn: { on: 'aurore', then: [DRAW] },
  night: { on: 'nuit', then: [DRAW] },
  'turn-ends': { on: 'turnEnded', then: [DRAW] },
  'attack-begins': { on: 'attackBegan', then: [DRAW] },
  'attack-ends': { on: 'attackEnded', then: [DRAW] },
  announced: { on: 'announced', of: { type: 'ange', side: 'mine' }, then: [DRAW] },
  declared: {
    on: 'declared',
    of: { is: 'self' },
    when: { piece: 'other', is: { type: 'ange' } },
    then: [DRAW],
  },
  designated: { on: 'designated', of: { is: 'self' }, then: [DRAW] },
  succeeded: { on: 'succeeded', of: { type: 'ange', side: 'mine' }, then: [DRAW] },
  'combat-damage-dealt': { on: 'dealtDamage', of: { is: 'self' }, when: { fact: 'combat' }, then: [DRAW] },
  'combat-damage-taken': { on: 'damaged', of: { is: 'self' }, when: { fact: 'combat' }, then: [DRAW] },
  'damage-dealt': { on: 'dealtDamage', of: { is: 'self' }, then: [DRAW] },
  'damage-taken': { on: 'damaged', of: { is: 'self' }, then: [DRAW] },
  bound: { on: 'bound', of: { is: 'self' }, then: [DRAW] },
  unbound: { on: 'unbound', of: { is: 'self' }, then: [DRAW] },
  equipped: { on: 'attached', of: { is: 'self' }, then: [DRAW] },
  unequipped: { on: 'unattached', of: { is: 'self' }, then: [DRAW] },
  'left-secret': { on: 'leftSecret', then: [DRAW] },
  uncovered: { on: 'uncovered', then: [DRAW] },
  revealed: { on: 'revealed', of: { side: 'mine' }, then: [DRAW] },
  'miracle-played': { on: 'played', of: { type: 'miracle', side: 'mine' }, then: [DRAW] },
  'their-miracle': { on: 'played', of: { type: 'miracle', side: 'theirs' }, then: [DRAW] },
  targeted: { on: 'targeted', of: { is: 'self' }, then: [DRAW] },
  'adorateur-comes': { on: 'entered', of: { type: 'adorateur', side: 'mine' }, then: [DRAW] },
  'ec-spent': { on: 'ecSpent', of: { type: 'temple', side: 'mine' }, then: [DRAW] },
  drawn: { on: 'drawn', when: { fact: 'by', is: 'opponent' }, then: [DRAW] },
  discarded: { on: 'discarded', of: { side: 'mine' }, then: [DRAW] },
  'to-limbes': { on: 'toLimbes', of: { side: 'mine' }, then: [DRAW] },
  'to-purgatoire': { on: 'toPurgatoire', of: { type: 'ange' }, then: [DRAW] },
  'to-pandemonium': { on: 'toPandemonium', then: [DRAW] },
  'divinite-damaged': { on: 'damaged', of: { type: 'divinite', side: 'theirs' }, then: [DRAW] },
  'became-mortelle': { on: 'becameMortelle', of: { type: 'divinite', side: 'theirs' }, then: [DRAW] },
  'plume-fell': { on: 'plumeFell', of: { type: 'divinite', side: 'theirs' }, then: [DRAW] },
  marked: { on: 'marked', of: { is: 'self' }, then: [DRAW] },
  unmarked: { on: 'unmarked', of: { is: 'self' }, then: [DRAW] },
};

/** SF-DATA-16: the price of a Parole divine that draws a page. */
export const COSTS: Readonly<Record<string, readonly Effect[]>> = {
  ec: [{ do: 'pay', ec: 2 }],
  'ec-expression': [{ do: 'pay', ec: { count: MY_ANGE } }],
  revoke: [
    { choose: 'given', from: { type: 'adorateur', side: 'mine', line: 'adoration' }, count: 2 },
    { do: 'revoke', what: 'given' },
  ],
  destroy: [
    { choose: 'given', from: { ...MY_ANGE, class: 'goule' } },
    { do: 'destroy', what: 'given' },
  ],
  banish: [
    { choose: 'given', from: { in: 'purgatoire', side: 'mine', type: 'ange' } },
    { do: 'banish', what: 'given' },
  ],
  discard: [
    { choose: 'given', from: PAGE_IN_HAND, count: 2 },
    { do: 'discard', what: 'given' },
  ],
  poseidor: [{ do: 'spendPoseidor', amount: 3 }],
  markers: [{ do: 'mark', marker: 'atq', amount: -1, on: 'self' }],
  incline: [{ do: 'incline', what: 'self' }],
  move: [{ do: 'advance', what: 'self', to: 'ldf' }],
  'divinite-fv': [{ do: 'loseFv', amount: 2 }],
};

/** SF-DATA-17: a Parole divine that may be used only then. */
export const CONDITIONS: Readonly<Record<string, Extract<Ability, { activated: string }>['while']>> = {
  turn: 'yourTurn',
  phase: 'parolePhase',
  'outside-attack': { not: 'attackPhase' },
  count: { there: { in: 'purgatoire', side: 'mine', type: 'ange' }, atLeast: 2 },
  adorateurs: { compare: ['adorateurs', '>=', 3] },
  registre: { compare: ['registreSize', '<=', 6] },
  livre: { compare: ['theirLivreSize', '<', 'livreSize'] },
  'divinite-fv': { compare: ['diviniteFv', '<', 'theirDiviniteFv'] },
  mortelle: 'theirDiviniteMortelle',
  'source-state': { piece: 'self', is: { bound: true, wounded: true, line: 'ag' } },
  'destroyed-this-turn': {
    compare: [{ thisTurn: 'destroyed', of: { type: 'ange', side: 'mine' } }, '>=', 1],
  },
  'attacked-this-turn': { compare: [{ thisTurn: 'declared', of: { side: 'mine' } }, '>=', 1] },
  'damaged-this-turn': { there: { ...THEIR_ANGE, was: 'damaged' } },
  'miracle-this-turn': { compare: [{ thisTurn: 'played', of: { type: 'miracle', side: 'mine' } }, '>=', 1] },
  'and-or-not': { any: [{ all: ['yourTurn', { none: MY_ANGE }] }, { not: 'parolePhase' }] },
};

/** SF-DATA-18: what a Parole divine may aim at. */
export const FILTERS: Readonly<Record<string, object>> = {
  type: { type: 'golem' },
  class: { class: 'dragon' },
  kingdom: { kingdom: 'purete-celeste', type: 'ange' },
  name: { named: 'ange-3-4' },
  keyword: { has: 'gardien', type: 'ange' },
  'valued-keyword': { type: 'ange', archerie: { '>=': 2 } },
  controller: THEIR_ANGE,
  owner: { type: 'ange', owned: 'theirs' },
  zone: { in: 'purgatoire', side: 'mine', type: 'ange' },
  line: { type: 'ange', line: 'ldf' },
  cost: { type: 'ange', cost: { '<=': 2 } },
  'printed-cost': { type: 'ange', printedCost: { '>=': 5 } },
  atq: { type: 'ange', atq: { '>=': 5 } },
  fv: { type: 'ange', fv: { '>=': 9 } },
  bou: { type: 'golem', bou: { '<=': 2 } },
  damage: { type: 'ange', damage: { '>=': 2 } },
  wounded: { type: 'ange', wounded: true },
  bound: { type: 'ange', bound: true },
  equipped: { type: 'ange', equipped: true },
  inclined: { type: 'ange', inclined: true, frozen: false },
  frozen: { type: 'ange', frozen: true },
  markers: { type: 'ange', markers: { '>=': 1 } },
  poseidor: { type: 'ange', poseidor: { '>=': 1 } },
  own: { souffle: { '>=': 1 } },
  cdb: { onCdb: true },
  self: { type: 'ange', is: 'other', side: 'mine' },
  page: { page: true, side: 'mine', line: 'adoration' },
  eden: { page: false },
  divinite: { type: 'divinite', side: 'theirs' },
  either: { any: [{ class: 'dragon' }, { class: 'valkyr' }] },
  without: { type: 'ange', not: { class: 'goule' } },
  lowest: { ...THEIR_ANGE, lowest: 'atq' },
};

/** SF-DATA-19: what a Parole divine does. */
export const EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  damage: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'damage', amount: 2, to: 'prey' },
  ],
  'damage-sure': [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'damage', amount: 2, to: 'prey', sure: true },
  ],
  heal: [
    { choose: 'friend', from: MY_ANGE },
    { do: 'heal', amount: 2, of: 'friend' },
  ],
  prevent: [
    { choose: 'friend', from: MY_ANGE },
    { lasting: { instead: 'damaged', of: { is: 'friend' }, prevent: 2 }, until: 'turn' },
  ],
  'prevent-combat': [
    { lasting: { instead: 'damaged', of: MY_ANGE, when: { fact: 'combat' }, prevent: 'all' }, until: 'turn' },
  ],
  destroy: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'destroy', what: 'prey' },
  ],
  banish: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'banish', what: 'prey' },
  ],
  'banish-even': [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'banish', what: 'prey', even: true },
  ],
  revoke: [
    {
      players: 'others',
      then: [
        { choose: 'given', from: { type: 'adorateur', side: 'mine', line: 'adoration' } },
        { do: 'revoke', what: 'given' },
      ],
    },
  ],
  mark: [
    { choose: 'friend', from: MY_ANGE },
    { do: 'mark', marker: 'both', amount: 1, on: 'friend' },
  ],
  'mark-bou': [{ do: 'mark', marker: 'bou', amount: 2, on: { type: 'golem', side: 'mine' } }],
  'mark-poseidor': [{ do: 'mark', marker: 'poseidor', amount: 1, on: 'self' }],
  'mark-own': [{ do: 'mark', marker: 'souffle', amount: 1, on: 'self' }],
  unmark: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'mark', marker: 'atq', amount: -1, on: 'prey' },
  ],
  change: [
    { choose: 'friend', from: MY_ANGE },
    { give: { atq: 2, fv: -1 }, to: 'friend', until: 'turn' },
  ],
  'change-bou': [{ give: { bou: 1 }, to: { type: 'golem', side: 'mine' }, until: 'good' }],
  set: [
    { choose: 'prey', from: ANGE },
    { give: { atq: { set: 0 } }, to: 'prey', until: 'turn' },
  ],
  grant: [{ give: { has: ['berserk'], archerie: 2 }, to: 'self', until: 'turn' }],
  remove: [
    { choose: 'prey', from: THEIR_ANGE },
    { give: { has: { lose: ['gardien'] } }, to: 'prey', until: 'turn' },
  ],
  freeze: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'freeze', what: 'prey' },
  ],
  incline: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'incline', what: 'prey' },
  ],
  straighten: [{ do: 'straighten', what: 'self' }],
  move: [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'advance', what: 'prey', to: 'ldf' },
  ],
  'to-hand': [
    { choose: 'prey', from: ANGE },
    { do: 'return', what: 'prey', to: 'hand' },
  ],
  'to-limbes': [
    { choose: 'prey', from: ANGE },
    { do: 'return', what: 'prey', to: 'limbes' },
  ],
  'to-top': [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'return', what: 'prey', to: 'top' },
  ],
  'to-bottom': [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'return', what: 'prey', to: 'bottom' },
  ],
  'to-livre': [
    { choose: 'prey', from: THEIR_ANGE },
    { do: 'return', what: 'prey', to: 'livre' },
  ],
  'put-into-play': [
    { choose: 'one', from: { in: 'purgatoire', side: 'mine', type: 'ange', cost: { '<=': 3 } } },
    { do: 'putIntoPlay', what: 'one' },
  ],
  hide: [
    { choose: 'one', from: { in: 'hand', side: 'mine' } },
    { do: 'hide', what: 'one' },
  ],
  'play-free': [
    { choose: 'one', from: { in: 'hand', side: 'mine', type: 'ange' } },
    { do: 'play', what: 'one' },
  ],
  'play-miracle-free': [
    { choose: 'one', from: { in: 'hand', side: 'mine', type: 'miracle' } },
    { do: 'play', what: 'one' },
  ],
  'play-cheaper': [
    { choose: 'one', from: { in: 'hand', side: 'mine', type: 'ange' } },
    { do: 'play', what: 'one', less: 3 },
  ],
  draw: [
    { do: 'draw', pages: 2 },
    { do: 'draw', pages: 1, by: 'opponent' },
  ],
  discard: [
    { choose: 'lost', from: { in: 'hand', side: 'mine' } },
    { do: 'discard', what: 'lost' },
  ],
  mill: [{ do: 'mill', pages: 2, by: 'opponent' }],
  'look-and-order': [
    { do: 'look', pages: 3, as: 'top' },
    { choose: 'kept', from: { among: 'top' } },
    { do: 'return', what: 'kept', to: 'yourHand' },
    { choose: 'rest', from: { among: 'top', not: { is: 'kept' } }, count: 'all', ordered: true },
    { do: 'return', what: 'rest', to: 'bottom' },
  ],
  reveal: [
    { do: 'reveal', what: { in: 'hand', side: 'theirs' }, as: 'shown' },
    { choose: 'lost', from: { among: 'shown', type: 'miracle' }, count: { upTo: 1 } },
    { do: 'discard', what: 'lost' },
  ],
  'reveal-secret': [
    { choose: 'hidden', from: { in: 'secret', side: 'theirs' } },
    { do: 'reveal', what: 'hidden' },
  ],
  search: [
    { do: 'search', as: 'book' },
    { choose: 'found', from: { among: 'book', type: 'ange', cost: { '<=': 2 } }, count: { upTo: 1 } },
    { do: 'reveal', what: 'found' },
    { do: 'return', what: 'found', to: 'yourHand' },
    { do: 'shuffle' },
  ],
  'gain-ec': [{ do: 'gainEc', amount: 2, on: { type: 'temple', side: 'mine' } }],
  'lose-ec': [{ do: 'loseEc', amount: 2, from: { type: 'temple', side: 'theirs' } }],
  reinforce: [
    { choose: 'more', from: MY_ANGE },
    { do: 'reinforce', what: 'more' },
  ],
  ambush: [
    { choose: 'more', from: { ...MY_ANGE, announced: true } },
    { do: 'ambush', what: 'more' },
  ],
  'attack-again': [{ do: 'attackAgain', what: 'self' }],
  unbind: [
    { choose: 'pair', from: { ...THEIR_ANGE, bound: true } },
    { do: 'unbind', what: 'pair' },
  ],
  bind: [
    { choose: 'golem', from: { type: 'golem', side: 'mine' } },
    { choose: 'ange', from: { ...MY_ANGE, bound: false } },
    { do: 'bind', what: 'golem', to: 'ange' },
  ],
  attach: [
    { choose: 'gear', from: { in: 'purgatoire', side: 'mine', type: 'equipement' } },
    { choose: 'ange', from: MY_ANGE },
    { do: 'attach', what: 'gear', to: 'ange' },
  ],
  'destroy-equipment': [
    { choose: 'gear', from: { type: 'equipement', side: 'theirs' } },
    { do: 'destroy', what: 'gear' },
  ],
  'gain-fv': [{ do: 'gainFv', amount: 3 }],
  'lose-fv': [{ do: 'loseFv', amount: 3, by: 'opponent' }],
  'drop-plume': [{ do: 'dropPlume', of: 'opponent' }],
  class: [
    { choose: 'one', from: MY_ANGE },
    { give: { class: { set: ['dragon'] } }, to: 'one', until: 'turn' },
  ],
  control: [
    { choose: 'prey', from: { ...THEIR_ANGE, wounded: true } },
    { give: { control: ['yours'] }, to: 'prey', until: 'turn' },
  ],
  token: [{ do: 'create', token: 'jeton-goule', count: 2 }],
  forbid: [
    { choose: 'prey', from: THEIR_ANGE },
    { give: { cannot: ['attack', 'defend'] }, to: 'prey', until: 'nextTurn' },
  ],
  'modes-mine': [
    {
      modes: [[DRAW], [{ do: 'gainFv', amount: 2 }], [{ do: 'loseFv', amount: 1, by: 'opponent' }]],
      choose: 2,
    },
  ],
  'modes-theirs': [{ modes: [[DRAW], [{ do: 'gainFv', amount: 2 }]], choose: 1, by: 'opponent' }],
};

/** SF-DATA-19, what is done by a Miracle to an entry of the Pile or to the phase. */
export const ANSWERS: Readonly<Record<string, Ability>> = {
  cancel: {
    activated: 'miracle',
    targets: { entry: { in: 'pile', side: 'theirs', type: 'effet' } },
    then: [{ do: 'cancel', what: 'entry' }],
  },
  redirect: {
    activated: 'miracle',
    targets: { entry: { in: 'pile', side: 'theirs', type: 'effet' } },
    then: [{ do: 'redirect', what: 'entry' }],
  },
  copy: {
    activated: 'miracle',
    targets: { entry: { in: 'pile', type: 'effet' } },
    then: [{ do: 'copy', what: 'entry' }],
  },
  reinforce: {
    activated: 'miracle',
    while: 'attackPhase',
    targets: { more: { ...MY_ANGE, announced: false } },
    then: [{ do: 'reinforce', what: 'more' }],
  },
  ambush: {
    activated: 'miracle',
    targets: { more: { ...MY_ANGE, announced: true } },
    then: [{ do: 'ambush', what: 'more' }],
  },
  'attack-again': {
    activated: 'miracle',
    targets: { more: { ...MY_ANGE, announced: true, inclined: true } },
    then: [{ do: 'attackAgain', what: 'more' }],
  },
  'end-attack': { activated: 'miracle', while: 'attackPhase', then: [{ do: 'endAttack' }] },
};

/** SF-DATA-20: +1 ATQ for so long, by a Parole divine. */
export const DURATIONS: Readonly<Record<string, readonly Effect[]>> = {
  combat: [{ give: { atq: 1 }, to: 'self', until: 'combat' }],
  attack: [{ give: { atq: 1 }, to: 'self', until: 'attack' }],
  turn: [{ give: { atq: 1 }, to: 'self', until: 'turn' }],
  'start-of-next': [{ give: { atq: 1 }, to: 'self', until: 'nextTurn' }],
  'end-of-next': [{ give: { atq: 1 }, to: 'self', until: 'yourTurn' }],
  source: [
    { choose: 'one', from: { ...MY_ANGE, is: 'other' } },
    { give: { atq: 1 }, to: 'one', until: 'source' },
  ],
  good: [{ give: { atq: 1 }, to: 'self', until: 'good' }],
  'next-time': [
    { lasting: { instead: 'damaged', of: MY_ANGE, prevent: 'all' }, until: 'turn', next: 'once' },
  ],
};

/** SF-DATA-20, as long as something holds. */
export const STATICS: Readonly<Record<string, Ability>> = {
  'while-source': { always: { of: { ...MY_ANGE, is: 'other' }, gets: { atq: 1 } } },
  'while-bound': {
    always: { of: { of: 'self', piece: 'ange' } as never, gets: { atq: 2, has: ['vaillant'] } },
  },
  costs: {
    always: {
      of: { in: ['hand', 'limbes'], side: 'mine', type: 'ange', class: 'dragon' },
      gets: { cost: -1 },
    },
  },
  'miracle-costs': {
    always: {
      of: { in: ['hand', 'limbes'], side: 'mine', type: 'miracle' },
      gets: { minimum: { add: -1, atLeast: 1 }, revocations: -1 },
    },
  },
  'cannot-play': {
    always: { of: { in: ['hand', 'limbes'], side: 'theirs', type: 'miracle' }, gets: { cannot: ['play'] } },
  },
  untargetable: {
    always: { of: 'self', gets: { cannot: ['beTargeted'] } },
    while: { none: { ...MY_ANGE, is: 'other' } },
  },
};

/** SF-DATA-21: so many FV for one's Divinité, by a Parole divine. */
export const VALUES: Readonly<
  Record<string, { readonly x?: object; readonly before?: readonly Effect[]; readonly amount: unknown }>
> = {
  constant: { amount: 3 },
  x: { x: { from: 0, to: 'ecAvailable' }, amount: 'x' },
  count: { amount: { count: MY_ANGE } },
  stat: { amount: { of: 'self', stat: 'atq' } },
  printed: { amount: { of: 'self', stat: 'printedAtq' } },
  'last-known': {
    before: [
      { choose: 'prey', from: THEIR_ANGE },
      { do: 'destroy', what: 'prey' },
    ],
    amount: { of: 'prey', stat: 'atq' },
  },
  'cost-paid': { amount: { thisTurn: 'played', of: { side: 'mine' }, last: 'paid' } },
  difference: { amount: { minus: ['adorateurs', 'theirAdorateurs'] } },
  sum: { amount: { add: [1, { count: MY_ANGE }] } },
  min: { amount: { min: [2, { count: MY_ANGE }] } },
  max: { amount: { max: [2, { count: MY_ANGE }] } },
  half: { amount: { half: 'theirDiviniteFv' } },
};

/** SF-DATA-22. */
export const REPLACEMENTS: Readonly<Record<string, Ability>> = {
  destination: {
    instead: 'destroyed',
    of: { type: 'ange', side: 'mine', is: 'other' },
    becomes: { to: 'limbes' },
  },
  amount: { instead: 'damaged', of: { is: 'self' }, becomes: { amount: 1 } },
  instead: {
    instead: 'destroyed',
    of: { is: 'self' },
    limit: { times: 1, per: 'turn' },
    then: [{ do: 'heal', amount: 9, of: 'self' }],
  },
  prevent: { instead: 'damaged', of: { is: 'self' }, prevent: 1 },
};

function parole(cost: readonly Effect[] | undefined, then: readonly Effect[], more: object = {}): Ability {
  return { activated: 'parole', ...(cost && { cost }), ...more, then } as Ability;
}

function ange(id: string, ability: Ability, more: object = {}): Card {
  return {
    id,
    name: { fr: id, en: id },
    kingdom: 'nuit',
    type: 'ange',
    classes: ['goule'],
    cost: 1,
    atq: 1,
    fv: 4,
    abilities: [ability],
    ...more,
  } as Card;
}

function all<T>(
  chapter: string,
  sayings: Readonly<Record<string, T>>,
  card: (id: string, saying: T) => Card,
): Card[] {
  return Object.entries(sayings).map(([key, saying]) => card(`${chapter}-${key}`, saying));
}

function trigger(id: string, ability: Ability): Card {
  const name = { fr: id, en: id };
  if (id === 't-revoked-self')
    return { id, name, kingdom: 'nuit', type: 'adorateur', classes: ['fidele'], ec: 1, abilities: [ability] };
  return ange(
    id,
    ability,
    id.includes('secret') || id.includes('uncovered') ? { keywords: { furtif: 1 } } : {},
  );
}

/** `t-…` triggers, `c-…` costs, `w-…` conditions, `f-…` filters, `e-…` effects, `m-…` answers, `d-…` durations, `a-…` constant, `v-…` values, `r-…` replacements. */
export const SAYINGS: readonly Card[] = [
  ...all('t', TRIGGERS, trigger),
  ...all('c', COSTS, (id, cost) => ange(id, parole(cost, [DRAW]))),
  ...all('w', CONDITIONS, (id, condition) => ange(id, parole(undefined, [DRAW], { while: condition }))),
  ...all('f', FILTERS, (id, filter) => ange(id, parole(undefined, [DRAW], { targets: { prey: filter } }))),
  ...all('e', EFFECTS, (id, then) => ange(id, parole(undefined, then))),
  ...all('m', ANSWERS, (id, ability) => ({
    id,
    name: { fr: id, en: id },
    kingdom: 'nuit',
    type: 'miracle',
    minimum: 1,
    revoke: 0,
    abilities: [ability],
  })),
  ...all('d', DURATIONS, (id, then) => ange(id, parole(undefined, then))),
  ...all('a', STATICS, (id, ability) =>
    id === 'a-while-bound'
      ? ({
          id,
          name: { fr: id, en: id },
          kingdom: 'nuit',
          type: 'golem',
          bou: 2,
          cost: 1,
          tempete: null,
          abilities: [ability],
        } as Card)
      : ange(id, ability),
  ),
  ...all('v', VALUES, (id, { x, before = [], amount }) =>
    ange(id, parole(undefined, [...before, { do: 'gainFv', amount }], x ? { x } : {})),
  ),
  ...all('r', REPLACEMENTS, (id, ability) => ange(id, ability)),
];

export const TOKEN: Card = {
  id: 'jeton-goule',
  name: { fr: 'Goule', en: 'Ghoul' },
  kingdom: 'nuit',
  type: 'ange',
  classes: ['goule'],
  token: true,
  cost: 0,
  atq: 1,
  fv: 1,
};
