/** The cards of the box, counted: what the set must hold so that every rule and every keyword is worth having. */
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Ability } from '@tablee/kernel/effect';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { content, SETS } from '../content/box.ts';
import type { Card } from '../content/card.ts';
import type { Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { HEADS, KEYWORDS, type Keyword } from '../content/keywords.ts';
import { violations } from '../index.ts';
import { printedText } from '../words/card-text.ts';

const ALL = content(null);
const KINGDOMS = Object.keys(ALL.kingdoms);
const LIVRE = ['ange', 'golem', 'miracle', 'equipement', 'benediction'];

const of = (kingdom: string, ...types: string[]): Face[] =>
  ALL.faces.filter((face) => face.kingdom === kingdom && types.includes(face.type));
const having = (keyword: Keyword, ...types: string[]): Face[] =>
  ALL.faces.filter(({ keywords, type }) => keywords[keyword] && (types.length === 0 || types.includes(type)));
const count = (part: Deck['livre']): number => Object.values(part).reduce((sum, copies) => sum + copies, 0);
const cardsOf = ({ livre, registre, divinite, archange, temple }: Deck): string[] => [
  ...Object.keys(livre),
  ...Object.keys(registre),
  divinite,
  archange,
  temple,
];

/** Every `do` of an ability, wherever it stands. */
function wordsIn(ability: unknown): string[] {
  if (typeof ability !== 'object' || ability === null) return [];
  const own = 'do' in ability ? [String(ability.do)] : [];
  return [...own, ...Object.values(ability).flatMap(wordsIn)];
}
const saying = (face: Face, holds: (ability: Ability) => boolean): boolean =>
  (face.card.abilities ?? []).some(holds);
const doing = (word: string): Face[] =>
  ALL.faces.filter((face) => saying(face, (ability) => wordsIn(ability).includes(word)));
const headed = (head: string): Face[] =>
  ALL.faces.filter((face) =>
    saying(
      face,
      (ability) =>
        ('on' in ability && ability.on === head) || ('activated' in ability && ability.activated === head),
    ),
  );
/** Words that stand in what an ability gives or changes. */
const mentions = (face: Face, text: string): boolean =>
  JSON.stringify(face.card.abilities ?? []).includes(text);

test('SF-DATA-4: the literals that keywords quote stand on cards', () => {
  expect(of('purete-celeste', 'ange').length).toBeGreaterThan(0);
  expect(
    ALL.faces.some(({ type, classes }) => type === 'ange' && classes.includes('imperial-spiritiste')),
  ).toBe(true);
  expect(ALL.faces.some(({ type, classes }) => type === 'ange' && classes.includes('valkyr'))).toBe(true);
  expect(ALL.faces.some(({ typeLine }) => typeLine === 'structure-extros')).toBe(true);
  expect(doing('spendPoseidor').length).toBeGreaterThan(0);
});

test('SF-DATA-7: at least four kingdoms, each with a legal Standard deck of its own cards', () => {
  expect(KINGDOMS.length).toBeGreaterThanOrEqual(4);
  for (const kingdom of KINGDOMS) {
    const deck = ALL.decks[kingdom]!;
    expect(violations(ALL, deck, 'standard')).toEqual([]);
    for (const card of cardsOf(deck)) expect(ALL.byId.get(card)?.kingdom).toBe(kingdom);
  }
});

test('SF-DATA-8: each kingdom holds enough to choose from', () => {
  for (const kingdom of KINGDOMS) {
    expect([kingdom, of(kingdom, ...LIVRE).length >= 30]).toEqual([kingdom, true]);
    expect(of(kingdom, 'ange').length).toBeGreaterThanOrEqual(15);
    expect(of(kingdom, 'golem').length).toBeGreaterThanOrEqual(5);
    expect(of(kingdom, 'miracle').length).toBeGreaterThanOrEqual(6);
    expect(of(kingdom, 'equipement').length).toBeGreaterThanOrEqual(2);
    expect(of(kingdom, 'benediction').length).toBeGreaterThanOrEqual(2);
    expect(of(kingdom, 'adorateur').length).toBeGreaterThanOrEqual(8);
    for (const type of ['divinite', 'archange', 'temple']) expect(of(kingdom, type)).toHaveLength(2);
  }
});

describe('SF-DATA-9', () => {
  const ready = new Set(Object.values(ALL.decks).flatMap(cardsOf));

  test.each(KEYWORDS)('%s stands on two cards and in a ready-made deck', (keyword) => {
    const cards = having(keyword);
    const lent = ALL.faces.filter(({ card }) => card.type === 'equipement' && card.grants?.[keyword]);
    expect(new Set([...cards, ...lent]).size).toBeGreaterThanOrEqual(2);
    expect(cards.some(({ id }) => ready.has(id))).toBe(true);
  });

  test.each(HEADS)('%s heads two cards and is in a ready-made deck', (head) => {
    const cards = headed(head);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    expect(cards.some(({ id }) => ready.has(id))).toBe(true);
  });

  test('SF-DATA-9: Essaim, Leader and Loyaliste each have a deck that uses them legally', () => {
    for (const keyword of ['essaim', 'leader', 'loyaliste'] as const) {
      const using = Object.values(ALL.decks).filter(
        (deck) =>
          violations(ALL, deck, 'standard').length === 0 &&
          Object.entries(deck.livre).some(
            ([card, copies]) => ALL.byId.get(card)!.keywords[keyword] && (keyword !== 'essaim' || copies > 3),
          ),
      );
      expect([keyword, using.length > 0]).toEqual([keyword, true]);
    }
  });
});

test('SF-DATA-10: ways of playing, Secrets, oaths, Invocation and answers are all there', () => {
  expect(having('tempete', 'ange').length).toBeGreaterThanOrEqual(3);
  expect(having('tornado', 'ange').length).toBeGreaterThanOrEqual(2);
  expect(having('bourrasque', 'ange').length).toBeGreaterThanOrEqual(2);
  expect(ALL.faces.some(({ type, tempete }) => type === 'golem' && tempete === null)).toBe(true);
  expect(ALL.faces.some(({ mayAttack }) => mayAttack)).toBe(true);
  for (const type of ['miracle', 'ange']) {
    const furtive = having('furtif', type).filter((face) =>
      ['leftSecret', 'uncovered'].every((exit) =>
        saying(face, (ability) => 'on' in ability && ability.on === exit),
      ),
    );
    expect(furtive.length).toBeGreaterThanOrEqual(2);
  }
  const oaths = ALL.faces.filter(
    (face) => face.type === 'miracle' && saying(face, (each) => 'cost' in each || 'while' in each),
  );
  expect(oaths.length).toBeGreaterThanOrEqual(2);
  expect(
    oaths.some((face) => saying(face, (each) => 'cost' in each && wordsIn(each.cost).includes('banish'))),
  ).toBe(true);
  expect(headed('revokedSelf').length).toBeGreaterThanOrEqual(3);
  expect(having('invocation', 'ange').length).toBeGreaterThanOrEqual(2);
  expect(
    ALL.faces.filter(({ type, classes }) => type === 'ange' && classes.includes('imperial-spiritiste'))
      .length,
  ).toBeGreaterThanOrEqual(4);
  expect(doing('reinforce').length).toBeGreaterThanOrEqual(2);
  expect(doing('cancel').length).toBeGreaterThanOrEqual(2);
  expect(ALL.faces.filter((face) => mentions(face, '"prevent"')).length).toBeGreaterThanOrEqual(2);
  expect(doing('heal').length).toBeGreaterThanOrEqual(2);
  for (const deck of Object.values(ALL.decks)) {
    const pages = Object.entries(deck.livre).map(([card, copies]) => ({ ...ALL.byId.get(card)!, copies }));
    if (
      !pages.some(({ keywords }) => keywords.honneur) ||
      KINGDOMS.every((kingdom) => ALL.decks[kingdom] !== deck)
    )
      continue;
    const gear = pages
      .filter(({ type }) => type === 'equipement')
      .reduce((sum, { copies }) => sum + copies, 0);
    expect(gear).toBeGreaterThanOrEqual(4);
  }
});

test('SF-DATA-13: the pages of a Standard deck cost between 2 and 3 EC on average', () => {
  for (const kingdom of KINGDOMS) {
    const costs = Object.entries(ALL.decks[kingdom]!.livre).flatMap(([card, copies]) => {
      const { cost } = ALL.byId.get(card)!;
      return cost === null ? [] : Array.from({ length: copies }, () => cost);
    });
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect([kingdom, mean >= 2 && mean <= 3]).toEqual([kingdom, true]);
  }
});

rule(
  ['SF-EX-1', 'SF-DECK-8'],
  'each kingdom has a Starter of 3 + 9 + 42 of its own cards (SF-DATA-24)',
  () => {
    for (const kingdom of KINGDOMS) {
      const deck = ALL.decks[`${kingdom}-starter`]!;
      expect([count(deck.livre), count(deck.registre)]).toEqual([42, 9]);
      expect(violations(ALL, deck, 'starter')).toEqual([]);
      for (const card of cardsOf(deck)) expect(ALL.byId.get(card)?.kingdom).toBe(kingdom);
    }
  },
);

test('SF-DATA-25: no dead keywords: what each needs to matter is there', () => {
  const fill = ALL.faces.filter(
    (face) =>
      face.kingdom === 'nuit-sans-fin' &&
      saying(face, (each) => wordsIn(each).some((word) => word === 'mill' || word === 'discard')),
  );
  expect(fill.length).toBeGreaterThanOrEqual(4);
  for (const deck of Object.values(ALL.decks)) {
    if (!Object.keys(deck.livre).some((card) => ALL.byId.get(card)!.keywords.invocation)) continue;
    const copies = fill.reduce((sum, { id }) => sum + (deck.livre[id] ?? 0), 0);
    expect(copies).toBeGreaterThanOrEqual(4);
  }
  expect(doing('spendPoseidor').length).toBeGreaterThanOrEqual(4);
  expect(ALL.faces.filter((face) => mentions(face, '"to":"limbes"')).length).toBeGreaterThanOrEqual(3);
  expect(ALL.faces.some((face) => mentions(face, '"has":["tornado"]'))).toBe(true);
  const granting = ALL.faces.filter(
    (face) =>
      face.type === 'miracle' &&
      /"give":\{[^}]*"has":\["(?!tornado)/.test(JSON.stringify(face.card.abilities ?? [])),
  );
  expect(granting.length).toBeGreaterThanOrEqual(2);
  const automatic = having('intervention').filter((face) =>
    saying(face, (each) => 'on' in each && ['aurore', 'nuit', 'revokedSelf'].includes(each.on)),
  );
  expect(automatic.length).toBeGreaterThanOrEqual(1);
  const archanges = ALL.faces.filter(({ type }) => type === 'archange');
  expect(archanges.some(({ entry }) => entry.length > 0)).toBe(true);
  expect(archanges.some((face) => saying(face, (each) => 'on' in each && each.on === 'derniersouffle'))).toBe(
    true,
  );
  const eden = ALL.faces.filter(({ type }) => ['divinite', 'archange', 'temple'].includes(type));
  expect(eden.some(({ keywords }) => keywords.symbiose)).toBe(true);
  expect(eden.some((face) => headed('sacrifice').includes(face))).toBe(true);
  expect(having('mortsubite', 'ange').length).toBeGreaterThanOrEqual(1);
});

test('SF-DATA-26: deck keywords can really be built', () => {
  for (const loyal of having('loyaliste', 'ange')) {
    const same = of(loyal.kingdom, 'ange').filter(({ classes }) => classes.join() === loyal.classes.join());
    expect(same.length).toBeGreaterThanOrEqual(8);
  }
  const led = Object.values(ALL.decks).find(({ livre }) =>
    Object.keys(livre).some((card) => ALL.byId.get(card)!.keywords.leader),
  )!;
  const others = Object.entries(led.livre).filter(([card]) => !ALL.byId.get(card)!.keywords.leader);
  expect(others.length).toBeGreaterThanOrEqual(47);
  expect(others.every(([, copies]) => copies === 1)).toBe(true);
  expect(new Set(others.map(([card]) => ALL.byId.get(card)!.kingdom)).size).toBeGreaterThan(1);
  for (const { keywords, kingdom } of having('essaim')) {
    expect(keywords.essaim! >= 5 && keywords.essaim! <= 10).toBe(true);
    expect(of(kingdom, 'temple').some(({ typeLine }) => typeLine === 'structure-extros')).toBe(true);
  }
});

test('SF-DATA-27: four signature keywords on four cards each, two classes that others speak of, 18 different pages', () => {
  for (const kingdom of KINGDOMS) {
    const cards = ALL.faces.filter((face) => face.kingdom === kingdom);
    const signature = [
      ...KEYWORDS.map((keyword) => cards.filter(({ keywords }) => keywords[keyword]).length),
      ...HEADS.map((head) => headed(head).filter((face) => face.kingdom === kingdom).length),
    ].filter((cards) => cards >= 4);
    expect([kingdom, signature.length >= 4]).toEqual([kingdom, true]);
    const own = [...new Set(cards.flatMap(({ classes }) => classes))];
    const spokenOf = own.filter(
      (name) => cards.some((face) => mentions(face, `"class":"${name}"`)) || QUOTED.has(name),
    );
    expect([kingdom, spokenOf.length >= 2]).toEqual([kingdom, true]);
    expect(Object.keys(ALL.decks[kingdom]!.livre).length).toBeGreaterThanOrEqual(18);
  }
});
/** Classes that a keyword speaks of by itself: Invocation, Valhalla. */
const QUOTED = new Set(['imperial-spiritiste', 'valkyr']);

describe('every card is whole', () => {
  test('SF-DATA-5, SF-DATA-28: names, flavour and rarity in both languages; no two cards of one name', () => {
    for (const { card } of ALL.faces) {
      for (const text of [card.name, card.flavour]) {
        expect([card.id, text?.fr.trim(), text?.en.trim()]).not.toContain('');
        expect([card.id, text !== undefined]).toEqual([card.id, true]);
      }
      expect([card.id, card.rarity !== undefined]).toEqual([card.id, true]);
      expect([
        card.id,
        /['"]/.test(card.name.fr + card.name.en + card.flavour!.fr + card.flavour!.en),
      ]).toEqual([card.id, false]);
    }
    for (const language of ['fr', 'en'] as const)
      expect(new Set(ALL.faces.map(({ name }) => name[language])).size).toBe(ALL.faces.length);
    for (const set of SETS) for (const id of Object.keys(set.decks)) expect(set.titles?.[id]).toBeDefined();
  });

  test('a motif that exists, and each its own', () => {
    const motifs = ALL.faces.map(({ card }) => card.motif!);
    expect(motifs.filter((motif) => !Object.hasOwn(icons.icons, motif))).toEqual([]);
    expect(new Set(motifs).size).toBe(ALL.faces.length);
  });

  test('numbers within the ranges of each type', () => {
    const wills = ALL.faces.filter(({ type }) => type === 'divinite').map(({ volonte }) => volonte);
    expect(new Set(wills).size).toBe(wills.length);
    for (const face of ALL.faces) {
      const bad = RANGES[face.type]!.filter(([stat, from, to]) => {
        const value = face[stat] as number | null;
        return value !== null && (value < from || value > to);
      });
      expect([face.id, bad]).toEqual([face.id, []]);
    }
  });

  // Written anew with `npx vitest run games/seven-fallen/test/content.test.ts -u` after a card or a deck changed on purpose.
  test('SF-DATA-6, SF-DATA-28: its figures, and its text in both languages, made from what it does', async () => {
    const texts = ALL.faces.map((face) => {
      const lines = (['fr', 'en'] as const).flatMap((language) => [
        face.name[language],
        ...printedText(ALL, face, language),
      ]);
      return `${face.id} · ${figures(face.card)}\n${lines.join('\n')}\n`;
    });
    await expect(texts.join('\n')).toMatchFileSnapshot('texts.txt');
  });
});

/** What is printed on it beside names and text: « ange · cost 2, atq 2, fv 3 ». */
function figures(card: Card): string {
  const own = Object.entries(card).filter(
    ([, value]) => value === null || /number|boolean/.test(typeof value),
  );
  return `${card.type} · ${own.map(([name, value]) => `${name} ${value ?? 'none'}`).join(', ')}`;
}

test('SF-DATA-7, SF-DATA-24: the ready-made decks, card by card', async () => {
  const copies = (cards: Deck['livre']) => Object.entries(cards).map(([card, count]) => `${count} ${card}`);
  const lists = Object.entries(ALL.decks).map(([id, { divinite, archange, temple, registre, livre }]) =>
    [id, divinite, archange, temple, ...copies(registre), ...copies(livre), ''].join('\n'),
  );
  await expect(lists.join('\n')).toMatchFileSnapshot('decks.txt');
});

type Stat =
  | 'volonte'
  | 'fv'
  | 'plumes'
  | 'atq'
  | 'facteurTemps'
  | 'ec'
  | 'cost'
  | 'bou'
  | 'minimum'
  | 'revoke'
  | 'bonusAtq'
  | 'bonusFv';
const RANGES: Readonly<Record<string, readonly (readonly [Stat, number, number])[]>> = {
  divinite: [
    ['volonte', 1, 20],
    ['fv', 14, 26],
    ['plumes', 1, 3],
  ],
  archange: [
    ['atq', 3, 7],
    ['fv', 5, 11],
    ['facteurTemps', 3, 8],
    ['ec', 1, 6],
  ],
  temple: [['ec', 5, 12]],
  adorateur: [['ec', 1, 6]],
  ange: [
    ['cost', 1, 9],
    ['atq', 0, 8],
    ['fv', 1, 9],
  ],
  golem: [
    ['bou', 1, 7],
    ['cost', 1, 5],
  ],
  miracle: [
    ['minimum', 1, 7],
    ['revoke', 0, 3],
  ],
  equipement: [
    ['cost', 1, 4],
    ['bonusAtq', 0, 3],
    ['bonusFv', 0, 3],
  ],
  benediction: [['cost', 2, 6]],
};
