/** Every form of the language: what it says in both languages, what it comes to, and what it does in a game. */
import { describe, expect, test } from 'vitest';
import { announcing, Book, cardText, numberOf, Speech, wordsOf } from '../../effect/index.ts';
import { below, LANGUAGES, randomFrom, type Seat } from '../../index.ts';
import { CREATURE, CARD as PRINTED } from '../duel/effects/nouns.ts';
import { vocabulary } from '../duel/effects/vocabulary.ts';
import { at, type DuelPlay } from '../duel/test/at.ts';
import { withCards } from '../duel/test/with-cards.ts';
import { CARDS, CONDITIONS, FILTERS, VALUES } from './catalogue.ts';

const BALM = {
  activated: 'slow',
  targets: { friend: { type: 'creature' } },
  then: [{ do: 'heal', amount: 1, who: 'friend' }],
};
const PLAIN = [
  { id: 'dragonne', power: 4, guard: 3, cost: 4, classes: ['dragon'], keywords: ['gardien'] },
  { id: 'golem', power: 0, guard: 4, cost: 2, classes: ['golem'] },
  { id: 'goule', power: 2, guard: 2, cost: 1, classes: ['goule'] },
  { id: 'baume', kind: 'spell', abilities: [BALM] },
];
const LINES = [
  [{ card: 'louve', wounds: 1 }, 'golem', { card: 'goule', is: 'tired' }],
  [{ card: 'goule', wounds: 1 }, 'dragonne', 'louve'],
];

/** A day in the middle of a game, with this card too, in hand or in line. */
function day(id?: string, ...more: readonly { readonly id: string }[]): DuelPlay {
  const card = id === undefined ? null : { id: 'essai', ...CARDS[id] };
  const isSpell = (card as { kind?: string } | null)?.kind === 'spell';
  const sides = [
    {
      life: 6,
      well: 5,
      hand: ['braise', 'rage', 'baume', ...(isSpell ? ['essai'] : [])],
      deck: ['vague', 'louve', 'golem'],
      line: [...LINES[0]!, ...(card && !isSpell ? ['essai'] : [])],
      grave: ['goule', 'braise'],
    },
    {
      life: 7,
      well: 4,
      hand: ['braise', 'louve'],
      deck: ['goule', 'rage'],
      line: LINES[1]!,
      grave: ['rage'],
    },
  ];
  return at({ sides }, withCards(...(card ? [card] : []), ...more, ...PLAIN));
}

/** Who speaks: the first creature in your line. */
function spoken(table: DuelPlay) {
  return announcing(0 as Seat, table.state.sides[0].line[0]!.piece);
}

/** Where it lies and how it compares with others is asked of all, not of one. */
function isSaidOfOne(filter: object): boolean {
  const keys = Object.keys(filter);
  return (
    keys.length > 0 && !keys.some((key) => ['in', 'highest', 'lowest', 'escorts', 'escort'].includes(key))
  );
}

function inWords(say: (speech: Speech) => string): string {
  return LANGUAGES.map((language) => say(new Speech(language, CREATURE))).join(' | ');
}

test('filters: how each reads, and whom it finds', async () => {
  const table = day();
  const pieces = table.state.sides.flatMap(({ line, hand, grave }) => [
    ...line.map(({ piece }) => piece),
    ...hand,
    ...grave,
  ]);
  const lines = Object.entries(FILTERS).map(([name, filter]) => {
    const book = new Book(vocabulary);
    const is = book.condition({ piece: 'it', is: filter });
    const found = pieces.filter((it) => is.holds(table.state as never, { ...spoken(table), it }));
    const number = book.value({ count: filter });
    const effects = [
      [{ do: 'damage', amount: 1, to: filter }],
      [
        { choose: 'one', from: filter },
        { do: 'bring', what: 'one', to: 'exile' },
      ],
      [
        { choose: 'some', from: filter, count: { upTo: 2 } },
        { do: 'bring', what: 'some', to: 'top' },
      ],
      [{ do: 'bring', what: filter, to: 'grave' }],
      ...(isSaidOfOne(filter)
        ? [
            [{ if: { piece: 'self', is: filter }, then: [{ do: 'draw', cards: 1 }] }],
            [{ if: { not: { piece: 'self', is: filter } }, then: [{ do: 'draw', cards: 1 }] }],
          ]
        : []),
    ];
    const texts = effects.map((then, n) => {
      book.addCard(`f${n}`, [{ activated: 'slow', then } as never]);
      return LANGUAGES.map((language) => `  ${cardText(book, `f${n}`, language, CREATURE)}`).join('\n');
    });
    const names = found.map(
      (piece) => `${table.state.content.deck[piece % table.state.content.deck.length]!.id}`,
    );
    const many = number.of(table.state as never, spoken(table));
    return [`${name}: ${many}; ${names.join(' ')}`, `  ${inWords((s) => number.say(s))}`, ...texts].join(
      '\n',
    );
  });

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('filters.txt');
});

test('values and conditions: how each reads, and what it comes to', async () => {
  // A card that asks is what makes a table remember.
  const asks = Object.values(VALUES).filter((value) => JSON.stringify(value).includes('thisTurn'));
  const memory = {
    id: 'memoire',
    kind: 'spell',
    abilities: [{ activated: 'slow', then: asks.map((cards) => ({ do: 'draw', cards })) }],
  };
  const table = day(undefined, memory).choose('play baume', 'target louve', 'pass', 'pass');
  table.choose('play rage', 'target louve', 'spend', 'pass', 'pass');
  const { book } = table.state.content;
  const values = Object.entries(VALUES).map(([name, value]) => {
    const read = book.value(value);
    const card = `v-${name}`;
    book.addCard(card, [
      {
        activated: 'slow',
        then: [
          { do: 'draw', cards: value },
          { do: 'heal', amount: value },
        ],
      } as never,
    ]);
    const texts = LANGUAGES.map((language) => `  ${cardText(book, card, language, CREATURE)}`);
    const [mine, theirs] = [0, 1].map((seat) => {
      const { piece } = table.state.sides[seat]!.line[0]!;
      return read.of(table.state as never, announcing(seat as Seat, piece));
    });
    return [`${name} = ${mine}, ${theirs} for the other`, ...texts].join('\n');
  });
  const conditions = Object.entries(CONDITIONS).map(([name, condition]) => {
    const holds = [0, 1].map((seat) => {
      const { piece } = table.state.sides[seat]!.line[0]!;
      return book.condition(condition).holds(table.state as never, announcing(seat as Seat, piece));
    });
    const card = `c-${name}`;
    book.addCard(card, [{ activated: 'slow', then: [{ do: 'draw', cards: 1, when: condition }] } as never]);
    book.addCard(`${card}-while`, [
      { always: { of: 'self', gets: { power: 1 } }, while: condition } as never,
    ]);
    const texts = [card, `${card}-while`].flatMap((id) =>
      LANGUAGES.map((language) => `  ${cardText(book, id, language, CREATURE)}`),
    );
    return [`${name}: ${holds.join(', ')}`, ...texts].join('\n');
  });

  await expect(`${[...values, '', ...conditions].join('\n')}\n`).toMatchFileSnapshot('values.txt');
});

describe('cards', () => {
  test('say what they do', async () => {
    const book = new Book(vocabulary);
    const lines = Object.entries(CARDS).map(([id, card]) => {
      book.addCard(id, card.abilities as never);
      const self = card.kind === 'spell' ? PRINTED : CREATURE;
      return [id, ...LANGUAGES.map((language) => cardText(book, id, language, self).join('\n'))].join('\n  ');
    });

    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('cards.txt');
  });

  test('do what they say', async () => {
    const games = Object.keys(CARDS).map(played);

    await expect(`${games.join('\n')}\n`).toMatchFileSnapshot('played.txt');
  });
});

/** The card is played or used as soon as it can be; everything else is left to chance. */
function played(id: string): string {
  const table = day(id);
  const chance = { random: randomFrom(id) };
  const lines = [`── ${id}`];
  for (let n = 0; n < 16 && table.state.result === null; n++) {
    const { options } = table;
    const chosen = goesOn(options, n) ?? below(chance, options.length);
    const asked = `${table.asked} ${table.kind} of ${options.length}: ${options[chosen]}`;
    table.play.choose(table.play.options[chosen]!);
    lines.push(`${asked} → ${table.told().join(' ')}`);
  }
  return [...lines, ...[0, 1].map((seat) => laid(table, seat))].join('\n');
}

/** First the card itself, as long as it can be; what is on the stack is mostly let happen, and nothing is taken back. */
function goesOn(options: readonly string[], n: number): number | undefined {
  const own = options.findIndex((option) => /^(play|use) essai/.test(option));
  if (own >= 0 && n < 10) return own;
  for (const usual of ['spend', ...(n % 5 === 4 ? [] : ['pass'])])
    if (options.includes(usual)) return options.indexOf(usual);
  return undefined;
}

function laid(table: DuelPlay, seat: number): string {
  const { life, well, line, hand, grave, exile } = table.state.sides[seat]!;
  const creatures = line.map(({ piece, wounds, tired, marks }, n) => {
    const numbers = ['power', 'guard'].map((name) => numberOf(table.state, piece, name)).join('/');
    const words = ['class', 'has'].flatMap((name) => wordsOf(table.state, piece, name));
    return [
      table.line(seat)[n],
      numbers,
      `-${wounds}`,
      tired ? 'tired' : '',
      marks ? `+${marks}` : '',
      ...words,
    ]
      .filter(Boolean)
      .join(' ');
  });
  return `${seat}: life ${life}, well ${well}, hand ${hand.length}, grave ${grave.length}, out ${exile.length}; ${creatures.join('; ')}`;
}

describe('what can’t be read', () => {
  const refused = (ability: object): string => {
    try {
      new Book(vocabulary).addCard('faux', [ability as never]);
    } catch (error) {
      return (error as Error).message;
    }
    return 'was read';
  };

  test('is refused, with its place and what was expected there', async () => {
    const lines = WRONG.map((ability) => `${JSON.stringify(ability)}\n  ${refused(ability)}`);

    expect(lines.filter((line) => line.endsWith('was read'))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('refused.txt');
  });
});

const does = (...then: readonly unknown[]): object => ({ activated: 'slow', then });
const draws = (cards: unknown): object => does({ do: 'draw', cards });
const when = (condition: unknown): object => does({ do: 'peek', when: condition });
const hits = (to: unknown): object => does({ do: 'damage', amount: 1, to });
const gives = (give: unknown): object => does({ give, to: 'self', until: 'turn' });
const many = (n: number): object[] => Array.from({ length: n }, () => ({ do: 'peek' }));
const WRONG: readonly object[] = [
  {},
  { activated: 'noon', then: [{ do: 'peek' }] },
  { activated: 'slow' },
  { activated: 'slow', then: {} },
  { activated: 'slow', then: [] },
  { activated: 'slow', then: many(25) },
  {
    activated: 'slow',
    then: [{ if: 'yourTurn', then: many(24) }, ...Array.from({ length: 5 }, () => ({ may: many(24) }))],
  },
  { activated: 'slow', then: [{ do: 'peek' }], of: {} },
  { activated: 'word', from: 'sky', then: [{ do: 'peek' }] },
  { activated: 'word', limit: { times: 0, per: 'turn' }, then: [{ do: 'peek' }] },
  { activated: 'word', limit: { times: 10, per: 'turn' }, then: [{ do: 'peek' }] },
  { activated: 'word', limit: { times: 1, per: 'hour' }, then: [{ do: 'peek' }] },
  { activated: 'word', limit: { times: 1, per: 'turn', of: 1 }, then: [{ do: 'peek' }] },
  { activated: 'word', x: { to: 3, by: 'you' }, then: [{ do: 'peek' }] },
  { activated: 'word', targets: { Prey: {} }, then: [{ do: 'peek' }] },
  { activated: 'word', targets: { prey: { from: {}, count: 1, by: 'you' } }, then: [{ do: 'peek' }] },
  { activated: 'word', cost: [{ do: 'peek' }], then: [{ do: 'peek' }] },
  { activated: 'word', while: 'noon', then: [{ do: 'peek' }] },
  { on: 'noon', then: [{ do: 'peek' }] },
  { on: 'died', may: 'yes', then: [{ do: 'peek' }] },
  { on: 'died', when: { fact: 'amount' }, then: [{ do: 'peek' }] },
  { on: 'hurt', when: { fact: 'amount' }, then: [{ do: 'peek' }] },
  { on: 'healed', when: { fact: 'by' }, then: [{ do: 'peek' }] },
  { on: 'healed', when: { fact: 'by', is: 'nobody' }, then: [{ do: 'peek' }] },
  { on: 'died', then: [{ do: 'draw', cards: { event: 'combat' } }] },
  { on: 'died', while: 'yourTurn', then: [{ do: 'peek' }] },
  { always: {} },
  { always: { of: 'self', gets: {} } },
  { always: { of: 'self', gets: { power: 1 }, until: 'turn' } },
  { always: { of: 'self', gets: { power: 1 } }, then: [{ do: 'peek' }] },
  { instead: 'died' },
  { instead: 'died', prevent: 1 },
  { instead: 'hurt', becomes: { cause: 'self' } },
  { instead: 'hurt', becomes: { combat: 1 } },
  { instead: 'hurt', becomes: { size: 1 } },
  { instead: 'arrived', then: [{ do: 'peek' }] },
  { instead: 'hurt', prevent: 1, targets: {} },
  does('peek'),
  does({ do: 'dance' }),
  does({ do: 'peek', cards: 1 }),
  does({ do: 'peek', as: 'Seen' }),
  does({ do: 'peek', as: 'self' }),
  does({ do: 'peek', as: 'aVeryLongNameForACard' }),
  does({ do: 'bring', what: 'self', to: 'moon' }),
  does({ do: 'summon', card: 'Louve' }),
  does({ do: 'damage', amount: 1, to: 'self', sure: 'yes' }),
  does({ if: 'yourTurn' }),
  does({ if: 'yourTurn', then: [{ do: 'peek' }], unless: 1 }),
  does({ choose: 'it', from: {} }),
  does({ choose: 'prey' }),
  does({ choose: 'prey', from: {}, count: 'some' }),
  does({ choose: 'prey', from: {}, count: { upTo: 1, least: 0 } }),
  does({ choose: 'prey', from: {}, by: 'me' }),
  does({ choose: 'prey', from: {}, random: false }),
  does({ choose: 'prey', from: {}, ordered: 1 }),
  does({ modes: [[{ do: 'peek' }]] }),
  does({ modes: Array.from({ length: 10 }, () => [{ do: 'peek' }]) }),
  does({ modes: [[{ do: 'peek' }], { then: [{ do: 'peek' }] }] }),
  does({ modes: [[{ do: 'peek' }], { if: 'yourTurn', then: [{ do: 'peek' }], else: [] }] }),
  does({ modes: [[{ do: 'peek' }], [{ do: 'peek' }]], more: { if: 'yourTurn', choose: 10 } }),
  does({ modes: [[{ do: 'peek' }], [{ do: 'peek' }]], more: { if: 'yourTurn', choose: 2, by: 'you' } }),
  does({ may: [{ do: 'peek' }], then: [{ do: 'peek' }] }),
  does({ pay: [{ do: 'peek' }] }),
  does({ each: 'them', then: [{ do: 'peek' }] }),
  does({ each: {}, then: [{ do: 'peek' }], by: 'you' }),
  does({ players: 'all', then: [{ do: 'peek' }] }),
  does({ repeat: 'often', then: [{ do: 'peek' }] }),
  does({ repeat: 2, then: [{ do: 'peek' }], until: 'turn' }),
  does({ number: 'x' }),
  does({ number: 'x', to: 3, least: 1 }),
  does({ let: 'n' }),
  does({ let: 'n', be: 1, until: 'turn' }),
  does({ spread: 3, among: {}, as: 'share', atMost: 10, then: [{ do: 'peek' }] }),
  does({ spread: 3, among: {}, as: 'share', called: 'joy', then: [{ do: 'peek' }] }),
  does({ spread: 3, among: {}, then: [{ do: 'peek' }] }),
  does({ spread: 3, among: {}, as: 'share', by: 'you', then: [{ do: 'peek' }] }),
  does({ give: { power: 1 }, to: 'self' }),
  does({ give: { power: 1 }, to: 'self', until: 'turn', for: 1 }),
  does({ lasting: { always: { of: 'self', gets: { power: 1 } } }, until: 'turn' }),
  does({ lasting: { activated: 'word', then: [{ do: 'peek' }] }, until: 'turn' }),
  does({ lasting: { on: 'died', then: [{ do: 'peek' }] }, until: 'turn', next: 'twice' }),
  does({ at: 'noon', then: [{ do: 'peek' }] }),
  does({ at: 'dusk', then: [{ do: 'peek' }], until: 'turn' }),
  gives({ speed: 1 }),
  gives({ crowd: 1 }),
  gives({ power: 'much' }),
  gives({ power: { set: 1, plus: 1 } }),
  gives({ power: { half: 2 } }),
  gives({ has: 'gardien' }),
  gives({ has: [] }),
  gives({ has: ['vol'] }),
  gives({ has: { keep: ['gardien'] } }),
  gives({ cannot: [] }),
  gives({ cannot: ['fly'] }),
  gives({ abilities: [] }),
  gives({ abilities: [{ always: { of: 'self', gets: { power: 1 } } }] }),
  gives({ abilities: Array.from({ length: 5 }, () => does({ do: 'peek' })) }),
  draws(undefined),
  draws(true),
  draws(1.5),
  draws(100),
  draws(-100),
  draws('luck'),
  draws({ luck: 1 }),
  draws({ add: [1] }),
  draws({ add: 1 }),
  draws({ add: [1, 2], times: [1, 2] }),
  draws({ minus: [1, 2, 3] }),
  draws({ times: [1] }),
  draws({ half: 2, of: 'self' }),
  draws({ count: 'them' }),
  draws({ kinds: 'power', of: {} }),
  draws({ kinds: 'size', of: {} }),
  draws({ of: 'self', stat: 'class' }),
  draws({ of: 'self', stat: 'power', printed: false }),
  draws({ sum: 'wounded', of: {} }),
  draws({ sum: 'power', of: {}, at: 1 }),
  draws({ event: 'amount' }),
  draws({ thisTurn: 'noon' }),
  draws({ thisTurn: 'healed', sum: 'size' }),
  draws({ thisTurn: 'healed', first: 'amount' }),
  when('noon'),
  when(true),
  when({ noon: true }),
  when({ not: 'noon' }),
  when({ all: ['yourTurn'] }),
  when({ any: ['yourTurn', 'yourTurn'], all: ['yourTurn', 'yourTurn'] }),
  when({ compare: [1, '>'] }),
  when({ compare: [1, '!=', 2] }),
  when({ there: {}, atLeast: 0 }),
  when({ there: {}, atLeast: 100 }),
  when({ none: {}, atLeast: 1 }),
  when({ piece: 'self' }),
  when({ piece: 'self', is: {}, was: {} }),
  when({ did: 'it' }),
  does({ do: 'peek', as: 'seen' }, { do: 'peek', when: { did: 'seen', is: {} } }),
  when({ fact: 'combat' }),
  hits('prey'),
  hits(3),
  hits({ size: 1 }),
  hits({ type: 'ange' }),
  hits({ type: [] }),
  hits({ wounded: 'yes' }),
  hits({ power: { '>': 1, not: 2 } }),
  hits({ near: 0 }),
  hits({ near: 10 }),
  hits({ escorts: 'self' }),
  hits({ side: 'ours' }),
  hits({ in: 'sky' }),
  hits({ in: [] }),
  hits({ is: 'prey' }),
  hits({ among: 'prey' }),
  hits({ any: [{}] }),
  hits({ all: [] }),
  hits({ not: 'wounded' }),
  hits({ highest: 'class' }),
  hits({ was: 'noon' }),
  hits({ was: { happened: 'died', by: 'you' } }),
  hits({ was: { happened: 'healed', by: 'opponent' } }),
  hits({ was: { happened: 'healed', at: 'noon' } }),
  hits({ of: 'self', piece: 'power' }),
  hits({ of: 'self', piece: 'escort', side: 'mine' }),
  hits(Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`p${n}`, 1]))),
];
