/** Every form of the language, each on a card of the duel. What they say and do is kept beside this file. */
type Card = { readonly abilities: readonly object[]; readonly [more: string]: unknown };

const CREATURE = { type: 'creature' };
const MINE = { type: 'creature', side: 'mine' };
const THEIRS = { type: 'creature', side: 'theirs' };
const FOE = { in: 'mages', type: 'mage', side: 'theirs' };
const YOU = { in: 'mages', type: 'mage', side: 'mine' };

const spell = (...then: readonly object[]): Card => ({
  kind: 'spell',
  abilities: [{ activated: 'slow', then }],
});
const has = (...abilities: readonly object[]): Card => ({ abilities });

/** What may be said of a piece. */
export const FILTERS: Readonly<Record<string, object>> = {
  all: {},
  creature: CREATURE,
  mine: MINE,
  theirs: THEIRS,
  otherMine: { ...MINE, is: 'other' },
  other: { ...CREATURE, is: 'other' },
  self: { is: 'self' },
  wounded: { ...CREATURE, wounded: true },
  unwounded: { ...THEIRS, wounded: false },
  tiredMine: { ...MINE, tired: true },
  doomed: { ...CREATURE, doomed: true },
  wolf: { ...CREATURE, class: 'loup' },
  wolfOrGhoul: { ...CREATURE, class: ['loup', 'goule'] },
  guardian: { ...CREATURE, has: 'gardien' },
  withoutGuardian: { ...CREATURE, not: { has: 'gardien' } },
  notWolf: { ...CREATURE, not: { class: 'loup' } },
  notWounded: { ...CREATURE, not: { wounded: true } },
  notDoomed: { ...CREATURE, not: { doomed: true } },
  notSpell: { in: 'hand', side: 'mine', not: { type: 'spell' } },
  notOther: { ...MINE, not: { is: 'other' } },
  exceptWoundedGhouls: { ...CREATURE, not: { class: 'goule', wounded: true } },
  cost: { ...CREATURE, cost: 2 },
  costAtMost: { ...CREATURE, cost: { '<=': 2 } },
  powerAtLeast: { ...CREATURE, power: { '>=': 3 } },
  powerBelow: { ...CREATURE, power: { '<': 3 } },
  powerAbove: { ...CREATURE, power: { '>': 1 } },
  between: { ...CREATURE, power: { '>=': 1, '<=': 2 } },
  betweenLife: { ...CREATURE, power: { '>=': 1, '<': 'life' } },
  powerOfTwo: { ...CREATURE, power: { '=': 2 } },
  costUnderLife: { ...CREATURE, cost: { '<': 'life' } },
  costOverWolves: { ...CREATURE, cost: { '>': { count: { ...MINE, class: 'loup' } } } },
  powerLikeFollowing: { ...CREATURE, power: { '=': { count: MINE } } },
  highest: { ...THEIRS, highest: 'power' },
  lowest: { ...CREATURE, lowest: 'cost' },
  near: { ...CREATURE, near: 1 },
  nearer: { ...CREATURE, near: 3 },
  red: { in: 'hand', side: 'mine', colour: 'rouge' },
  redOrBlue: { in: 'hand', colour: ['rouge', 'bleue'] },
  grave: { in: 'grave', side: 'mine', type: 'creature' },
  graves: { in: 'grave', type: ['creature', 'spell'] },
  theirGrave: { in: 'grave', side: 'theirs' },
  handOrGrave: { in: ['hand', 'grave'], side: 'mine' },
  foe: FOE,
  you: YOU,
  either: { ...CREATURE, any: [{ class: 'loup' }, { wounded: true }] },
  eitherKind: { any: [{ type: 'creature' }, { type: 'spell' }] },
  both: { ...CREATURE, all: [{ class: 'loup' }, { wounded: true }] },
  escorting: { ...CREATURE, escorts: { class: 'golem' } },
  escorted: { ...MINE, escort: { wounded: true } },
  healed: { ...CREATURE, was: 'healed' },
  healedByYou: { ...MINE, was: { happened: 'healed', by: 'you' } },
};

export const VALUES: Readonly<Record<string, unknown>> = {
  three: 3,
  life: 'life',
  add: { add: [1, 'life', { count: MINE }] },
  minus: { minus: ['foeLife', 'life'] },
  times: { times: [3, { count: MINE }] },
  double: { times: [2, 'lifeLost'] },
  half: { half: 'foeLife' },
  atMost: { min: [2, { count: CREATURE }] },
  lower: { min: ['life', 'foeLife'] },
  atLeast: { max: [6, 'lifeLost'] },
  higher: { max: ['life', 'foeLife'] },
  count: { count: { ...THEIRS, wounded: true } },
  kinds: { kinds: 'colour', of: { in: 'hand', side: 'mine' } },
  classes: { kinds: 'class', of: CREATURE },
  stat: { of: 'self', stat: 'power' },
  printed: { of: 'self', stat: 'guard', printed: true },
  wounds: { of: 'self', stat: 'wounds' },
  statOfNone: { of: { ...CREATURE, cost: 99 }, stat: 'power' },
  sum: { sum: 'power', of: MINE },
  sumOfSomeWithout: { sum: 'power', of: { in: ['line', 'mages'], side: 'mine' } },
  highest: { highest: 'cost', of: THEIRS },
  lowest: { lowest: 'guard', of: CREATURE },
  ofNone: { lowest: 'guard', of: { ...CREATURE, cost: 99 } },
  following: { of: FOE, stat: 'crowd' },
  played: { thisTurn: 'played' },
  playedCreatures: { thisTurn: 'played', of: { type: 'creature' } },
  healed: { thisTurn: 'healed', of: MINE },
  healedInAll: { thisTurn: 'healed', sum: 'amount' },
  lastPaid: { thisTurn: 'played', of: { side: 'mine' }, last: 'paid' },
};

export const CONDITIONS: Readonly<Record<string, unknown>> = {
  yourTurn: 'yourTurn',
  notYourTurn: { not: 'yourTurn' },
  outnumbered: 'outnumbered',
  notOutnumbered: { not: 'outnumbered' },
  less: { compare: ['life', '<', 3] },
  atMost: { compare: ['life', '<=', 'foeLife'] },
  equal: { compare: [{ count: MINE }, '=', { count: THEIRS }] },
  atLeast: { compare: ['lifeLost', '>=', 2] },
  more: { compare: [{ of: 'self', stat: 'wounds' }, '>', 1] },
  there: { there: { ...MINE, class: 'loup' } },
  thereTheirs: { there: { ...THEIRS, wounded: true } },
  thereTwo: { there: MINE, atLeast: 2 },
  thereTwoWolves: { there: { ...MINE, class: 'loup' }, atLeast: 2 },
  thereTwoTheirs: { there: { ...THEIRS, power: { '>=': 2 } }, atLeast: 2 },
  inGrave: { there: { in: 'grave', side: 'mine', type: 'creature' } },
  none: { none: { ...MINE, is: 'other' } },
  noneTheirs: { none: { ...THEIRS, has: 'gardien' } },
  notThere: { not: { there: { ...THEIRS, class: 'dragon' } } },
  mageHurt: { there: { ...FOE, was: 'hurt' } },
  mageUnhurt: { none: { ...YOU, was: 'hurt' } },
  selfIs: { piece: 'self', is: { class: 'loup', wounded: true } },
  selfIsNot: { not: { piece: 'self', is: { has: 'gardien' } } },
  selfIsMine: { piece: 'self', is: { side: 'mine' } },
  selfIsTheirs: { piece: 'self', is: { side: 'theirs' } },
  selfHas: { piece: 'self', is: { power: { '>=': 2 } } },
  selfIsCreature: { piece: 'self', is: CREATURE },
  selfIsNotSpell: { not: { piece: 'self', is: { type: 'spell' } } },
  selfWasHealed: { not: { piece: 'self', is: { was: 'healed' } } },
  all: { all: ['yourTurn', { compare: ['life', '>', 1] }] },
  any: { any: ['outnumbered', { compare: ['life', '>', 'foeLife'] }] },
  nested: { all: ['yourTurn', { any: ['outnumbered', { there: MINE, atLeast: 3 }] }] },
  not: { not: { compare: ['life', '>', 4] } },
};

const PREY = { choose: 'prey', from: THEIRS };
const STRIKE = { do: 'damage', amount: 1, to: FOE };
const HIT = { do: 'damage', amount: 1, to: 'prey' };

/** Cards to read and to play. */
export const CARDS: Readonly<Record<string, Card>> = {
  // choosing
  chooseOne: spell(PREY, { do: 'destroy', what: 'prey' }),
  chooseTwo: spell({ ...PREY, count: 2 }, { do: 'damage', amount: 1, to: 'prey' }),
  chooseUpTo: spell({ ...PREY, count: { upTo: 2 } }, { do: 'tire', what: 'prey' }),
  chooseUpToOne: spell({ ...PREY, count: { upTo: 1 } }, { do: 'tire', what: 'prey' }, HIT),
  chooseAny: spell({ ...PREY, from: MINE, count: 'any' }, { do: 'ready', what: 'prey' }),
  chooseAll: spell({ ...PREY, count: 'all' }, { do: 'push', what: 'prey' }),
  chooseThenCount: spell(
    { ...PREY, count: { upTo: 2 } },
    { do: 'tire', what: 'prey' },
    { do: 'draw', cards: { count: 'prey' } },
  ),
  chooseThenSum: spell(
    { ...PREY, count: { upTo: 2 } },
    { do: 'tire', what: 'prey' },
    { do: 'damage', amount: { sum: 'power', of: 'prey' }, to: FOE },
  ),
  lookThenCount: spell(
    PREY,
    { choose: 'paid', from: { in: 'hand', side: 'mine' }, count: 'any' },
    { do: 'shed', what: 'paid' },
    { do: 'destroy', what: 'prey' },
    { do: 'draw', cards: { count: 'paid' } },
  ),
  chooseAsMany: spell({ ...PREY, count: { count: MINE } }, HIT),
  chooseMoreThanThere: spell({ ...PREY, count: 9 }, HIT),
  chooseRandom: spell({ ...PREY, random: true }, HIT),
  chooseTwoRandom: spell({ ...PREY, count: 2, random: true }, HIT),
  chooseOrdered: spell(
    { choose: 'rest', from: { in: 'hand', side: 'mine' }, count: 'all', ordered: true },
    { do: 'bring', what: 'rest', to: 'bottom' },
  ),
  chooseByOpponent: spell({ ...PREY, by: 'opponent' }, { do: 'destroy', what: 'prey' }),
  chooseByActive: spell({ ...PREY, from: CREATURE, by: 'active' }, HIT),
  chooseThenOther: spell(
    PREY,
    { choose: 'second', from: { ...THEIRS, not: { is: 'prey' } } },
    { do: 'damage', amount: 1, to: 'second' },
    { do: 'tire', what: 'prey' },
  ),
  fromAmong: spell(
    { do: 'look', cards: 3, as: 'seen' },
    { choose: 'one', from: { among: 'seen' } },
    { do: 'bring', what: 'one', to: 'hand' },
    { do: 'bring', what: { among: 'seen', not: { is: 'one' } }, to: 'grave' },
  ),
  fromAmongUpTo: spell(
    { do: 'look', cards: 3, as: 'seen' },
    { choose: 'some', from: { among: 'seen', type: 'creature' }, count: { upTo: 2 } },
    { do: 'bring', what: 'some', to: 'line' },
  ),
  // deciding
  ifElse: spell({ if: 'outnumbered', then: [{ do: 'draw', cards: 2 }], else: [{ do: 'fill', amount: 1 }] }),
  ifOnly: spell({ if: { there: MINE, atLeast: 2 }, then: [{ do: 'draw', cards: 1 }] }),
  when: spell({ do: 'draw', cards: 1, when: 'yourTurn' }, { do: 'heal', amount: 1, when: 'outnumbered' }),
  may: spell({
    may: [
      { do: 'discard', cards: 1 },
      { do: 'draw', cards: 2 },
    ],
    else: [{ do: 'peek' }],
  }),
  mayOpponent: spell({ may: [{ do: 'draw', cards: 1 }], by: 'opponent', else: [{ do: 'fill', amount: 3 }] }),
  mayOpponentOwn: spell({
    may: [
      { choose: 'lost', from: MINE },
      { do: 'destroy', what: 'lost' },
    ],
    by: 'opponent',
  }),
  mayOwner: spell(PREY, { may: [{ do: 'heal', amount: 2, who: 'prey' }], by: { ownerOf: 'prey' } }),
  pay: spell({ pay: [{ do: 'spend', amount: 2 }], then: [{ do: 'draw', cards: 2 }] }),
  payElse: spell({
    pay: [{ do: 'spend', amount: 9 }],
    then: [{ do: 'draw', cards: 2 }],
    else: [{ do: 'damage', amount: 1, to: YOU }],
  }),
  payByChoice: spell({
    pay: [
      { choose: 'shed', from: { in: 'hand', side: 'mine', type: 'spell' } },
      { do: 'shed', what: 'shed' },
    ],
    then: [{ do: 'heal', amount: 3 }],
  }),
  payTwice: spell({
    pay: [
      { do: 'spend', amount: 1 },
      { do: 'discard', cards: 1 },
    ],
    then: [{ do: 'draw', cards: 3 }],
    else: [{ do: 'draw', cards: 1 }],
  }),
  modes: spell({ modes: [[{ do: 'draw', cards: 1 }], [{ do: 'fill', amount: 2 }]] }),
  modesTwo: spell({
    modes: [[{ do: 'draw', cards: 1 }], [{ do: 'heal', amount: 2 }], [{ do: 'fill', amount: 2 }]],
    choose: 2,
  }),
  modesIf: spell({
    modes: [
      [
        { do: 'draw', cards: 1 },
        { do: 'heal', amount: 1 },
      ],
      { if: 'outnumbered', then: [{ do: 'fill', amount: 9 }] },
      { if: 'yourTurn', then: [{ do: 'damage', amount: 1, to: FOE }] },
    ],
    by: 'opponent',
  }),
  modesMore: spell({
    modes: [[{ do: 'draw', cards: 1 }], [{ do: 'heal', amount: 2 }], [{ do: 'fill', amount: 2 }]],
    more: { if: { there: MINE }, choose: 2 },
  }),
  modesAsMany: spell({
    modes: [[{ do: 'draw', cards: 1 }], [{ do: 'heal', amount: 2 }], [{ do: 'fill', amount: 2 }]],
    choose: { count: { ...MINE, wounded: true } },
  }),
  // again and again
  each: spell({
    each: THEIRS,
    then: [
      { do: 'damage', amount: 1, to: 'it' },
      { do: 'tire', what: 'it' },
    ],
  }),
  eachMay: spell({
    each: MINE,
    then: [
      {
        may: [
          { do: 'tire', what: 'it' },
          { do: 'fill', amount: 1 },
        ],
      },
    ],
  }),
  eachNamed: spell(
    { ...PREY, count: { upTo: 2 } },
    { each: 'prey', then: [{ do: 'damage', amount: { of: 'it', stat: 'power' }, to: 'it' }] },
  ),
  players: spell({ players: 'each', then: [{ do: 'discard', cards: 1 }] }),
  playersOthers: spell({
    players: 'others',
    then: [
      { choose: 'lost', from: MINE },
      { do: 'destroy', what: 'lost' },
    ],
  }),
  playersControllers: spell({ players: 'each', then: [{ do: 'draw', cards: 1, who: 'controller' }] }),
  repeat: spell({ repeat: 3, then: [{ do: 'damage', amount: 1, to: FOE }] }),
  repeatAsMany: spell({ repeat: { count: MINE }, then: [{ do: 'fill', amount: 1 }] }),
  repeatNone: spell(
    { repeat: { count: { ...MINE, cost: 99 } }, then: [{ do: 'fill', amount: 1 }] },
    { do: 'heal', amount: 1 },
  ),
  repeatTwo: spell({
    repeat: 2,
    then: [
      { do: 'draw', cards: 1 },
      { do: 'discard', cards: 1 },
    ],
  }),
  // numbers
  number: spell({ number: 'x', from: 0, to: 3 }, { do: 'damage', amount: 'x', to: FOE }),
  numberFrom: spell({ number: 'y', from: 2, to: { count: CREATURE } }, { do: 'heal', amount: 'y' }),
  numberByOpponent: spell({ number: 'toll', to: 2, by: 'opponent' }, { do: 'fill', amount: 'toll' }),
  numberEmpty: spell({ number: 'x', from: 5, to: 1 }, { do: 'fill', amount: 'x' }),
  numberLong: spell({ number: 'x', from: 3, to: { times: [9, 9] } }, { do: 'heal', amount: 'x' }),
  let: spell(
    { let: 'n', be: { count: MINE } },
    { do: 'destroy', what: { ...MINE, lowest: 'power' } },
    { do: 'draw', cards: 'n' },
  ),
  noted: spell(
    { do: 'damage', amount: 2, to: { ...THEIRS, wounded: true }, as: 'dealt' },
    { do: 'heal', amount: 'dealt' },
    { do: 'tire', what: 'dealt' },
  ),
  did: spell(
    { do: 'destroy', what: { ...THEIRS, wounded: true }, as: 'fell' },
    { if: { did: 'fell' }, then: [{ do: 'draw', cards: 1 }], else: [{ do: 'peek' }] },
  ),
  didNot: spell(
    { do: 'discard', cards: 1, as: 'lost' },
    { do: 'draw', cards: 2, when: { not: { did: 'lost' } } },
  ),
  didPlain: spell(
    { do: 'shed', what: { in: 'hand', side: 'mine', colour: 'bleue' }, as: 'gone' },
    { do: 'draw', cards: 1, when: { did: 'gone' } },
    { do: 'fill', amount: 1, when: { not: { did: 'gone' } } },
  ),
  negative: spell({ do: 'fill', amount: { minus: [1, 'life'] } }, { do: 'draw', cards: 1 }),
  spread: spell({
    spread: 3,
    among: THEIRS,
    as: 'share',
    called: 'damage',
    then: [{ do: 'damage', amount: 'share', to: 'it' }],
  }),
  spreadFew: spell({
    spread: { count: MINE },
    among: MINE,
    atMost: 2,
    as: 'share',
    then: [{ do: 'mark', what: 'it', marks: 'share' }],
  }),
  spreadOne: spell({
    spread: 4,
    among: { ...THEIRS, class: 'goule' },
    as: 'share',
    then: [{ do: 'damage', amount: 'share', to: 'it' }],
  }),
  // giving
  give: spell(PREY, { give: { power: -1, guard: -1 }, to: 'prey', until: 'turn' }),
  giveYou: spell({ give: { cannot: ['beAimedAt'] }, to: YOU, until: 'turn' }),
  giveAll: spell({ give: { power: 2 }, to: MINE, until: 'turn' }),
  giveSet: spell(PREY, { give: { power: { set: 0 } }, to: 'prey', until: 'yourTurn' }),
  giveTimes: spell({ give: { power: { times: 2 } }, to: { ...MINE, class: 'loup' }, until: 'combat' }),
  giveHalf: spell({ give: { power: { half: true } }, to: THEIRS, until: 'turn' }),
  giveLimits: spell({ give: { guard: { atLeast: 3 }, power: { atMost: 1 } }, to: CREATURE, until: 'turn' }),
  giveX: spell({ give: { power: { count: THEIRS } }, to: MINE, until: 'turn' }),
  giveWords: spell({ give: { has: ['gardien', 'celerite'] }, to: MINE, until: 'good' }),
  takeWords: spell({ give: { has: { lose: ['gardien'] } }, to: THEIRS, until: 'turn' }),
  setClass: spell(PREY, { give: { class: { set: ['dragon'] } }, to: 'prey', until: 'good' }),
  gainClass: spell({ give: { class: { gain: ['golem', 'dragon'] } }, to: MINE, until: 'turn' }),
  cannot: spell({ give: { cannot: ['attack', 'block'] }, to: THEIRS, until: 'yourTurn' }),
  cannotOne: spell(PREY, { give: { cannot: ['block'] }, to: 'prey', until: 'turn' }),
  giveWhile: spell({ give: { power: 3 }, to: MINE, until: 'turn', while: 'outnumbered' }),
  giveThen: spell({ give: { power: 1 }, to: MINE, until: 'turn', then: [{ do: 'draw', cards: 1 }] }),
  giveEffect: spell({ give: { power: 1 }, to: MINE, until: 'effect' }),
  giveAbility: spell({
    give: {
      abilities: [
        { activated: 'word', cost: [{ do: 'tire', what: 'self' }], then: [{ do: 'draw', cards: 1 }] },
      ],
    },
    to: MINE,
    until: 'turn',
  }),
  giveTrigger: spell({
    give: { abilities: [{ on: 'died', of: { is: 'self' }, then: [{ do: 'draw', cards: 1 }] }] },
    to: CREATURE,
    until: 'turn',
  }),
  lastingOn: spell({
    lasting: { on: 'arrived', of: MINE, then: [{ do: 'fill', amount: 1 }] },
    until: 'turn',
  }),
  lastingOnce: spell({
    lasting: { on: 'hurt', of: THEIRS, then: [{ do: 'destroy', what: 'it' }] },
    until: 'turn',
    next: 'once',
  }),
  lastingPool: spell({ lasting: { instead: 'hurt', of: MINE, prevent: 3 }, until: 'turn' }),
  lastingNamed: spell(PREY, {
    lasting: {
      instead: 'hurt',
      of: { is: 'prey' },
      becomes: { amount: { times: [2, { event: 'amount' }] } },
    },
    until: 'turn',
  }),
  later: spell({
    at: 'dusk',
    then: [
      { do: 'draw', cards: 1 },
      { do: 'fill', amount: 2 },
    ],
  }),
  laterNamed: spell(PREY, { at: 'dusk', then: [{ do: 'destroy', what: 'prey' }] }),
  goneHad: spell(
    PREY,
    { do: 'destroy', what: 'prey' },
    { do: 'draw', cards: 1, when: { piece: 'prey', is: { has: 'gardien', wounded: true } } },
    {
      do: 'fill',
      amount: { of: 'prey', stat: 'power' },
      when: { not: { piece: 'prey', is: { class: 'goule' } } },
    },
  ),
  payFreely: spell({ pay: [{ do: 'peek' }], then: [{ do: 'fill', amount: 4 }] }),
  payOrSuffer: spell({
    pay: [{ do: 'discard', cards: 9 }],
    then: [{ do: 'draw', cards: 1 }],
    else: [{ do: 'tire', what: MINE }],
  }),
  givePossible: spell({ give: { power: 2 }, to: 'self', until: 'source' }),
  mayNot: has({ on: 'arrived', of: MINE, may: true, targets: { prey: THEIRS }, then: [HIT] }),
  preventNothing: has(
    { instead: 'hurt', of: { is: 'self' }, prevent: 'all', then: [{ do: 'fill', amount: 1 }] },
    {
      instead: 'hurt',
      of: { ...MINE, is: 'other' },
      prevent: 9,
      limit: { times: 2, per: 'turn' },
      then: [{ do: 'draw', cards: 1 }],
    },
  ),
  summon: spell({ do: 'summon', card: 'louve', as: 'token' }, { do: 'tire', what: 'token' }),
  swap: spell(
    { choose: 'one', from: MINE },
    { choose: 'second', from: { ...MINE, not: { is: 'one' } } },
    { do: 'swap', what: 'one', with: 'second' },
  ),
  whoControls: spell(PREY, { do: 'draw', cards: 1, who: { controllerOf: 'prey' } }),
  whoOwns: spell(PREY, { do: 'discard', cards: 1, who: { ownerOf: 'prey' } }),
  propertyOf: spell(
    { choose: 'friend', from: MINE },
    { do: 'ready', what: { of: 'friend', piece: 'escorts' } },
  ),
  // activated
  word: has({ activated: 'word', then: [{ do: 'fill', amount: 1 }] }),
  wordLimited: has({
    activated: 'word',
    limit: { times: 1, per: 'turn' },
    cost: [{ do: 'spend', amount: 1 }],
    then: [{ do: 'draw', cards: 1 }],
  }),
  wordTwice: has({ activated: 'word', limit: { times: 2, per: 'game' }, then: [{ do: 'heal', amount: 1 }] }),
  wordThrice: has({
    activated: 'word',
    limit: { times: 3, per: 'turn' },
    then: [{ do: 'mark', what: 'self', marks: 1 }],
  }),
  wordWhile: has({ activated: 'word', while: { piece: 'self', is: { wounded: false } }, then: [STRIKE] }),
  wordTargets: has({
    activated: 'word',
    targets: { prey: THEIRS, friend: MINE },
    then: [HIT, { do: 'ready', what: 'friend' }],
  }),
  wordOneByTheOther: has({
    activated: 'word',
    targets: { prey: THEIRS, friend: MINE },
    then: [{ do: 'damage', amount: { of: 'friend', stat: 'power' }, to: 'prey' }],
  }),
  wordTwoTargets: has({
    activated: 'word',
    targets: { prey: { from: CREATURE, count: 2 } },
    cost: [{ do: 'tire', what: 'self' }],
    then: [HIT],
  }),
  wordUpToTargets: has({
    activated: 'word',
    targets: { prey: { from: THEIRS, count: { upTo: 2 } } },
    cost: [{ do: 'spend', amount: 2 }],
    then: [{ do: 'push', what: 'prey' }],
  }),
  wordX: has({
    activated: 'word',
    x: { from: 1, to: 3 },
    cost: [{ do: 'spend', amount: 'x' }],
    then: [{ do: 'heal', amount: 'x' }],
  }),
  wordChosenPrice: has({
    activated: 'word',
    cost: [
      { choose: 'tired', from: { ...MINE, tired: false } },
      { do: 'tire', what: 'tired' },
    ],
    then: [{ do: 'damage', amount: { of: 'tired', stat: 'power' }, to: FOE }],
  }),
  fromGrave: has({
    activated: 'word',
    from: 'grave',
    cost: [{ do: 'spend', amount: 3 }],
    then: [{ do: 'bring', what: 'self', to: 'hand' }],
  }),
  // triggered
  onSelf: has({ on: 'died', of: { is: 'self' }, then: [{ do: 'draw', cards: 1 }] }),
  onOther: has({
    on: 'died',
    of: { ...CREATURE, is: 'other' },
    then: [{ do: 'mark', what: 'self', marks: 1 }],
  }),
  onMay: has({ on: 'died', of: MINE, may: true, then: [{ do: 'bring', what: 'it', to: 'hand' }] }),
  onCombat: has({ on: 'died', of: CREATURE, when: { fact: 'combat' }, then: [{ do: 'fill', amount: 1 }] }),
  onWhen: has({
    on: 'arrived',
    of: CREATURE,
    when: { all: ['yourTurn', { compare: ['life', '>', 1] }] },
    then: [{ do: 'fill', amount: 1 }],
  }),
  onHurt: has({
    on: 'hurt',
    of: CREATURE,
    when: { compare: [{ event: 'amount' }, '>=', 2] },
    limit: { times: 1, per: 'turn' },
    then: [{ do: 'damage', amount: { event: 'amount' }, to: FOE }],
  }),
  onHurtCause: has({
    on: 'hurt',
    of: MINE,
    when: { piece: 'cause', is: { side: 'theirs' } },
    then: [{ do: 'tire', what: 'cause' }],
  }),
  onHealed: has({ on: 'healed', of: YOU, when: { fact: 'by', is: 'you' }, then: [{ do: 'draw', cards: 1 }] }),
  onPlayed: has({
    on: 'played',
    when: { fact: 'by', is: 'opponent' },
    then: [{ do: 'heal', amount: { event: 'paid' } }],
  }),
  onDawn: has({ on: 'dawn', then: [{ do: 'fill', amount: 2 }] }),
  onDusk: has({
    on: 'dusk',
    when: 'yourTurn',
    targets: { prey: THEIRS },
    then: [HIT, { do: 'tire', what: 'prey' }],
  }),
  onCost: has({
    on: 'dusk',
    cost: [{ do: 'spend', amount: 1 }],
    may: true,
    then: [{ do: 'draw', cards: 1 }],
  }),
  onTwo: has(
    { on: 'arrived', of: { is: 'self' }, then: [{ do: 'draw', cards: 1 }] },
    { on: 'hurt', of: { is: 'self' }, then: [{ do: 'fill', amount: 1 }] },
  ),
  onGone: has({
    on: 'died',
    of: { ...CREATURE, is: 'other' },
    when: { piece: 'it', is: { has: 'gardien', power: { '>=': 1 } } },
    then: [{ do: 'heal', amount: { of: 'it', stat: 'power' } }],
  }),
  // constant
  always: has({ always: { of: { ...MINE, is: 'other' }, gets: { power: 1 } } }),
  alwaysSelf: has({ always: { of: 'self', gets: { guard: { count: { ...MINE, is: 'other' } } } } }),
  alwaysWhile: has({ always: { of: MINE, gets: { has: ['gardien'] } }, while: 'outnumbered' }),
  alwaysWords: has(
    { always: { of: { ...MINE, class: 'goule' }, gets: { class: ['loup'] } } },
    { always: { of: { ...MINE, class: 'loup' }, gets: { power: 1 } } },
  ),
  alwaysCost: has({ always: { of: { in: 'hand', side: 'mine', type: 'spell' }, gets: { cost: -1 } } }),
  alwaysCostMore: has({ always: { of: { in: 'hand', side: 'theirs' }, gets: { cost: 2 } } }),
  alwaysCannot: has({ always: { of: THEIRS, gets: { cannot: ['attack'] } } }),
  alwaysUnaimed: has({ always: { of: MINE, gets: { cannot: ['beAimedAt'] } } }),
  alwaysAbility: has({
    always: {
      of: { ...MINE, is: 'other' },
      gets: { abilities: [{ on: 'hurt', of: { is: 'self' }, then: [{ do: 'draw', cards: 1 }] }] },
    },
  }),
  // in the way of a change
  instead: has({
    instead: 'died',
    of: { is: 'self' },
    limit: { times: 1, per: 'game' },
    then: [{ do: 'heal', amount: 9, who: 'self' }],
  }),
  insteadMay: has({
    instead: 'died',
    of: { ...MINE, is: 'other' },
    may: true,
    then: [{ do: 'bring', what: 'it', to: 'exile' }],
  }),
  insteadWhen: has({
    instead: 'hurt',
    of: MINE,
    when: { all: [{ fact: 'combat' }, 'yourTurn'] },
    prevent: 'all',
  }),
  prevent: has({ instead: 'hurt', of: { ...MINE, is: 'other' }, prevent: 1 }),
  preventThen: has({
    instead: 'hurt',
    of: YOU,
    prevent: 2,
    then: [{ do: 'mark', what: 'self', marks: { event: 'prevented' } }],
  }),
  becomes: has({ instead: 'hurt', of: THEIRS, becomes: { amount: { add: [1, { event: 'amount' }] } } }),
};
