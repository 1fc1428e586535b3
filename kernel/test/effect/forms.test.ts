/** Layers, replacements and refusals, on the duel: what the twenty sentences do not reach. */
import { describe, expect, test } from 'vitest';
import {
  Book,
  cardText,
  effectSchemas,
  noun,
  numberOf,
  Speech,
  pieces as somePieces,
  word,
} from '../../effect/index.ts';
import { vocabulary } from '../duel/effects/vocabulary.ts';
import { at } from '../duel/test/at.ts';
import { withCards } from '../duel/test/with-cards.ts';

const MINE = { type: 'creature', side: 'mine' };
const power = (gets: object) => [{ always: { of: MINE, gets: { power: gets } } }];

describe('numbers in layers', () => {
  test('printed, set, added, doubled, halved, limited: whatever order the cards came in', () => {
    const layers = [
      { id: 'plafond', power: 0, abilities: power({ atMost: 7 }) },
      { id: 'double', power: 0, abilities: power({ times: 3 }) },
      { id: 'moitie', power: 0, abilities: power({ half: true }) },
      { id: 'ajout', power: 0, abilities: power({ add: 2 }) },
      { id: 'pose', power: 0, abilities: power({ set: 1 }) },
    ];
    const of = (...line: string[]) => {
      const table = at({ sides: [{ line: ['louve', ...line] }, {}] }, withCards(...layers));
      return numberOf(table.state, table.state.sides[0].line[0]!.piece, 'power');
    };

    expect([of(), of('ajout'), of('pose'), of('double', 'ajout')]).toEqual([2, 4, 1, 12]);
    expect([of('moitie', 'ajout'), of('ajout', 'moitie')]).toEqual([2, 2]);
    expect([of('double', 'pose'), of('pose', 'ajout'), of('plafond', 'double', 'pose', 'ajout')]).toEqual([
      3, 3, 7,
    ]);
    expect(of('ajout', 'pose', 'double', 'plafond')).toBe(7);
    // What limited one number does not limit the next.
    expect(of('double', 'ajout')).toBe(12);
  });
});

describe('several replacements', () => {
  const less = (id: string, prevent: number) => ({
    id,
    abilities: [{ instead: 'hurt', of: { ...MINE, class: 'loup' }, prevent }],
  });

  test('are ordered by the affected side, and none applies twice to the same event', () => {
    const cards = withCards(less('petit', 1), less('grand', 2), {
      id: 'orage',
      kind: 'spell',
      abilities: [
        {
          activated: 'slow',
          targets: { prey: { type: 'creature' } },
          then: [{ do: 'damage', amount: 4, to: 'prey' }],
        },
      ],
    });
    const position = { sides: [{ hand: ['orage'] }, { line: ['louve', 'petit', 'grand'] }] };
    const table = at(position, cards).choose('play orage', 'target louve', 'pass', 'pass');
    expect([table.asked, table.kind, table.options]).toEqual([
      1,
      'replace',
      ['replace petit', 'replace grand'],
    ]);

    table.choose('replace grand');

    expect(table.state.sides[1].line[0]!.wounds).toBe(1);
  });
});

test('what is sure can’t be prevented', () => {
  const bolt = (id: string, sure: boolean) => ({
    id,
    kind: 'spell',
    abilities: [
      {
        activated: 'slow',
        targets: { prey: { type: 'creature' } },
        then: [{ do: 'damage', amount: 1, to: 'prey', sure }],
      },
    ],
  });
  const cards = withCards(bolt('orage', false), bolt('destin', true), {
    id: 'abri',
    abilities: [{ instead: 'hurt', of: { ...MINE, class: 'loup' }, prevent: 'all' }],
  });
  const wounds = (spell: string) =>
    at({ sides: [{ hand: [spell] }, { line: ['louve', 'abri'] }] }, cards).choose(
      `play ${spell}`,
      'target louve',
      'pass',
      'pass',
    ).state.sides[1].line[0]!.wounds;

  expect([wounds('orage'), wounds('destin')]).toEqual([0, 1]);
});

test('the book knows which words some card gives or takes, and of those only', () => {
  const book = new Book(vocabulary);
  const gives = (gets: object): void => void book.addCard('don', [{ always: { of: MINE, gets } } as never]);
  const known = (name: string, ...words: string[]): boolean[] => words.map((each) => book.gives(name, each));
  expect(known('has', 'gardien', 'celerite')).toEqual([false, false]);

  gives({ has: ['gardien'], cannot: ['block'] });
  expect(known('has', 'gardien', 'celerite')).toEqual([true, false]);
  expect(known('cannot', 'block', 'attack')).toEqual([true, false]);
  gives({ has: { lose: ['celerite'] }, class: { set: ['loup'] } });
  expect(known('has', 'gardien', 'celerite')).toEqual([true, true]);
  // What becomes one thing is no longer any of the others.
  expect(known('class', 'loup', 'golem', 'dragon')).toEqual([true, true, true]);
});

describe('what a timing gives without a word', () => {
  const usual = { limit: { times: 1, per: 'turn' }, cost: [{ do: 'spend', amount: 2 }] };
  const book = new Book({
    ...vocabulary,
    arrow: true,
    timings: { ...vocabulary.timings, rite: { fr: '**Rite**', en: '**Rite**', usual } },
  });
  const [plain, dear] = book.addCard('rite', [
    { activated: 'rite', then: [{ do: 'draw', cards: 1 }] },
    {
      activated: 'rite',
      limit: { times: 2, per: 'turn' },
      targets: { prey: { type: 'creature' } },
      cost: [{ do: 'spend', amount: 1 }],
      then: [{ do: 'destroy', what: 'prey' }],
    },
  ]).all;

  test('is paid and limited as if it were written there, before what is', () => {
    expect(plain).toMatchObject({ limit: { times: 1, per: 'turn' }, cost: { length: 1 } });
    expect(dear).toMatchObject({ limit: { times: 2, per: 'turn' }, cost: { length: 2 } });
  });

  test('is not printed; an arrow parts the announcement from what then happens', () => {
    expect(cardText(book, 'rite', 'fr')).toEqual([
      '**Rite** : piochez une carte.',
      '**Rite**, 2 fois par tour : ciblez une créature, payez un point → détruisez-la.',
    ]);
  });
});

describe('what can’t be read is refused with its place', () => {
  const spell = (...then: object[]) => ({
    id: 'faux',
    kind: 'spell',
    abilities: [{ activated: 'slow', then }],
  });

  test('who may pay is not asked twice', () => {
    const paying = [{ pay: [{ do: 'draw', cards: 1 }], then: [{ do: 'draw', cards: 1 }] }];
    const card = { id: 'faux', abilities: [{ on: 'died', may: true, then: paying }] };

    expect(() => at({}, withCards(card))).toThrow('abilities[0].may: expected no "may" here');
  });

  test.each([
    [{ do: 'destroy', what: 'prey' }, 'then[0].what: expected a name given earlier: self, it'],
    [{ do: 'destroy', what: { size: 3 } }, 'then[0].what.size: expected no field called "size"'],
    [
      { do: 'destroy', what: { type: 'ange' } },
      'then[0].what.type: expected one of "type": creature, spell, mage, got "ange"',
    ],
    [{ give: { power: 1 }, to: 'self', until: 'noon' }, 'then[0].until: expected how long: '],
    [{ do: 'draw', cards: { event: 'amount' } }, 'then[0].cards.event: expected a fact of what happened'],
    [{ pay: [{ do: 'draw' }], then: [] }, 'then[0].pay[0].cards: expected a whole number'],
    [
      { lasting: { instead: 'dawn', then: [{ do: 'peek' }] }, until: 'turn' },
      'expected a change that can be replaced',
    ],
    [{ shout: 'boo' }, 'then[0]: expected a sentence: one of {do|if|'],
  ])('%j', (sentence, message) => {
    expect(() => at({}, withCards(spell(sentence)))).toThrow(message);
    expect(() => at({}, withCards(spell(sentence)))).toThrow(/more\.json › cards\[14\]\.abilities\[0\]/);
  });

  test('deeper than any card is', () => {
    const deep = (levels: number): object => ({ may: levels > 0 ? [deep(levels - 1)] : [{ do: 'peek' }] });

    expect(() => at({}, withCards(spell(deep(20))))).toThrow('expected at most 32 levels');
  });
});

describe('the schemas of content', () => {
  const schemas = effectSchemas(vocabulary);
  const peeks = (count: number): object[] =>
    Array.from({ length: count }, () => ({ activated: 'word', then: [{ do: 'peek' }] }));

  test('take up to eight abilities a card, and no more', () => {
    expect(schemas.abilities.safeParse(peeks(8)).success).toBe(true);
    expect(schemas.abilities.safeParse(peeks(9)).error?.issues[0]?.message).toBe(
      'expected a list of up to 8 abilities',
    );
  });

  test.each([
    ['effects', [{ do: 'peek' }], [{ do: 'dance' }], [0, 'do']],
    ['condition', { not: 'yourTurn' }, { not: 'noon' }, ['not']],
  ] as const)('%s: refused with the place of what can’t be read', (name, right, wrong, path) => {
    expect(schemas[name].safeParse(right)).toEqual({ success: true, data: right });
    expect(schemas[name].safeParse(wrong).error?.issues[0]?.path).toEqual(path);
  });
});

describe('how it reads', () => {
  const dance = word<never>()({
    takes: { who: somePieces },
    run: () => undefined,
    text: (say, { who }) => say.doing(who, '{danse|dansent}', '{dances|dance}'),
  });
  const oath = { fr: '', en: '', price: { fr: '**Serment**', en: '**Oath**' } };
  const book = new Book({
    ...vocabulary,
    words: { ...vocabulary.words, dance },
    timings: { ...vocabulary.timings, oath },
  } as never);
  const texts = (ability: object): string[] => {
    book.addCard('lue', [ability as never]);
    return (['fr', 'en'] as const).flatMap((language) => cardText(book, 'lue', language));
  };

  test('a verb agrees with who does it', () => {
    expect(texts({ activated: 'slow', then: [{ do: 'dance', who: 'self' }] })).toEqual([
      'Cette carte danse.',
      'This card dances.',
    ]);
    expect(texts({ activated: 'slow', then: [{ do: 'dance', who: MINE }] })).toEqual([
      'Vos créatures dansent.',
      'Your creatures dance.',
    ]);
  });

  test('a timing without a name of its own has one before a price or a condition', () => {
    const then = [{ do: 'draw', cards: 1 }];

    expect(texts({ activated: 'oath', then })).toEqual(['Piochez une carte.', 'Draw a card.']);
    expect(texts({ activated: 'oath', cost: [{ do: 'spend', amount: 2 }], then })[1]).toMatch(
      /^\*\*Oath\*\*, /,
    );
    expect(texts({ activated: 'oath', while: 'yourTurn', then })[1]).toMatch(
      /^\*\*Oath\*\*: Draw a card\. Only /,
    );
    expect(texts({ activated: 'slow', cost: [{ do: 'spend', amount: 2 }], then })[1]).not.toContain('Oath');
  });
});

describe('one of something', () => {
  test('takes the article its sound asks for', () => {
    const one = { fixed: 1 } as never;
    const say = (fr: string, frMany: string, en: string, enMany: string): string =>
      new Speech('en', noun('f', fr, frMany, en, enMany)).count(one, noun('f', fr, frMany, en, enMany));

    expect(say('carte', 'cartes', 'card', 'cards')).toBe('a card');
    expect(say('action', 'actions', 'action', 'actions')).toBe('an action');
  });
});
