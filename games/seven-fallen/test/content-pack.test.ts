/** Cards from outside: three written by following the README alone, and what a pack is refused for. */
import type { Pack } from '@tablee/kernel';
import { playOut, set } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { content } from '../content/box.ts';
import { sevenFallen } from '../index.ts';
import { atqOf } from '../rules/numbers.ts';
import { printedText } from '../words/card-text.ts';
import data from './packs/marche-de-verre.json' with { type: 'json' };

const PACK: Pack = { file: 'marche-de-verre.json', data };

/** The pack with its first card, or its deck, changed so. */
function changed({ card = {}, deck = {} }: { card?: object; deck?: object }): Pack {
  const [first, ...others] = data.cards;
  const own = data.decks['marche-de-verre'];
  return {
    file: 'mine.json',
    data: {
      ...data,
      cards: [{ ...first, ...card }, ...others],
      decks: { 'marche-de-verre': { ...own, ...deck } },
    },
  };
}

/** The pack with a Golem that has these keywords. */
function withGolem(keywords: object): Pack {
  const name = { fr: 'Golem', en: 'Golem' };
  const golem = {
    id: 'golem-de-verre',
    name,
    kingdom: 'marche-de-verre',
    type: 'golem',
    bou: 2,
    cost: 1,
    tempete: 2,
  };
  return { file: 'mine.json', data: { ...data, cards: [...data.cards, { ...golem, keywords }] } };
}

test('SF-DATA-23: three new cards of a new kingdom need no engine change: they read and play', () => {
  const all = content(PACK);
  const texts = data.cards.map(({ id }) => printedText(all, all.byId.get(id)!, 'fr').join(' '));

  expect(all.kingdoms['marche-de-verre']).toEqual({ fr: 'Marche de Verre', en: 'Glass March' });
  expect(texts).toEqual([
    '**Esquive (1)** Une fois par tour, quand un autre de vos Anges Verrier est détruit, vous pouvez piocher une page.',
    'Choisissez un effet :\n• Infligez 2 dégâts à un Ange adverse blessé.\n• Vos Anges gagnent **Vaillant** jusqu’à la fin du tour.\n• Votre Divinité gagne X FV, X étant le nombre de vos Anges (au plus 3).',
    'Vos Anges Verrier gagnent +1 ATQ. Une fois par tour, si un de vos Anges devait subir des dégâts et qu’aucune Phase d’attaque n’est en cours, prévenez 1 de ces dégâts.',
  ]);
});

test('the Bénédiction of the pack strengthens the Ange of the pack', () => {
  const t = set(
    sevenFallen,
    { sides: [{ hand: ['maison-des-miroirs'], ag: ['souffleuse-de-vitraux'], ec: 3 }, {}] },
    { pack: PACK },
  );
  const strength = (): number => atqOf(t.state, t.state.sides[0].cards.find(({ place }) => place === 'ag')!);
  expect(strength()).toBe(2);

  t.choose(t.options.find((option) => option.startsWith('play maison-des-miroirs'))!);
  if (t.kind === 'pay') t.choose('settle');

  expect(strength()).toBe(3);
});

test('whole games are played with the deck of the pack', () => {
  for (const seed of ['one', 'two']) {
    const start = {
      seats: 2,
      seed,
      pack: PACK,
      config: { deck0: 'marche-de-verre', deck1: 'nuit-sans-fin', turnsAtMost: 8 },
    };
    expect(playOut(sevenFallen, start, 20_000).result).not.toBeNull();
  }
});

describe('what is wrong in a pack is told with file, path and rule', () => {
  test.each([
    [
      changed({ card: { kingdom: 'nulle-part' } }),
      'mine.json › cards[0].kingdom: expected one of nuit-sans-fin',
    ],
    [
      changed({ card: { id: 'goule-des-marges' } }),
      'cards[0].id: expected an id that no other card has, got "goule-des-marges"',
    ],
    [changed({ card: { classes: ['orque'] } }), 'cards[0].classes: expected one of'],
    [
      changed({ card: { cost: undefined } }),
      'cards[0].cost: expected a cost, for only an Ange with Invocation has none (SF-KW-INVOCATION-5)',
    ],
    [changed({ card: { atq: 'much' } }), 'mine.json › cards[0].atq'],
    [
      changed({ card: { keywords: { vol: true } } }),
      'mine.json › cards[0].keywords: expected no field called "vol" (there may be archerie, assassin, berserk',
    ],
    [
      changed({
        card: {
          abilities: [{ on: 'ferveur', then: [{ give: { has: ['phoenix'] }, to: 'self', until: 'turn' }] }],
        },
      }),
      'give.has[0]: expected "phoenix" as a field of its own beside "has", with a number, got "phoenix"',
    ],
    [
      withGolem({ furtif: 1 }),
      'cards[3].keywords.furtif: expected a card on which this says something: ange, miracle (R-SF-69), got "golem"',
    ],
    [
      changed({ card: { abilities: [{ on: 'ferveur', then: [{ do: 'sing' }] }] } }),
      'mine.json › cards[0].abilities[0].then[0].do: expected',
    ],
    [
      changed({ card: { abilities: [{ on: 'ferveur', then: [{ do: 'draw', pages: 'lots' }] }] } }),
      'cards[0].abilities[0].then[0].pages: expected',
    ],
    [
      changed({
        card: {
          abilities: [
            { activated: 'sacrifice', cost: [{ do: 'pay', ec: 'gold' }], then: [{ do: 'draw', pages: 1 }] },
          ],
        },
      }),
      'cards[0].abilities[0].cost[0].ec: expected',
    ],
    [
      changed({ deck: { livre: { 'souffleuse-de-vitraux': 4 } } }),
      'mine.json › decks.marche-de-verre.livre: expected a legal deck, got 4 instead of 50 (SF-DECK-2)',
    ],
    [
      changed({ deck: { temple: 'nulle-part' } }),
      'decks.marche-de-verre.temple: expected the id of a card, got "nulle-part"',
    ],
    [
      changed({ deck: { livre: { ...data.decks['marche-de-verre'].livre, 'souffleuse-de-vitrail': 1 } } }),
      'livre.souffleuse-de-vitrail: expected the id of a card, such as souffleur-de-forge, souffle-sur-les-cendres, souffleuse-de-vitraux, got',
    ],
    [
      { file: 'mine.json', data: { ...data, titles: { nulle: data.titles['marche-de-verre'] } } },
      'mine.json › titles.nulle: expected the name of a deck of this pack: marche-de-verre',
    ],
    [
      changed({ card: { abilities: [{ on: 'ferveur', then: [{ do: 'draw', page: 1 }] }] } }),
      'then[0].page: expected no field called "page" here (there may be do, when, as, pages, by), got 1',
    ],
    [
      changed({ card: { abilities: [{ on: 'ferveur', then: [{ do: 'create', token: 'jeton' }] }] } }),
      'then[0].token: expected a card that says "token": true: this game has none, got "jeton"',
    ],
  ])('%#', (pack, message) => {
    expect(() => content(pack)).toThrow(message);
  });
});

describe('what a card could never use is refused', () => {
  const draw = { then: [{ do: 'draw', pages: 1 }] };

  test('an Ange has no effect when it is played, and one with Invocation no cost', () => {
    expect(() => content(changed({ card: { abilities: [{ activated: 'miracle', ...draw }] } }))).toThrow(
      /^mine\.json › cards\[0\]\.abilities\[0\]\.activated: expected a moment .*, got "miracle"$/,
    );
    expect(() => content(changed({ card: { keywords: { invocation: 5 } } }))).toThrow(
      /cards\[0\]\.cost: expected none, .*SF-KW-INVOCATION-5/,
    );
  });

  test('a keyword stands where it can work, and nowhere else', () => {
    expect(() => content(withGolem({ berserk: true }))).toThrow(/keywords\.berserk: .*SF-KW-BERSERK-1/);
    expect(() => content(withGolem({ tempete: true }))).toThrow(/keywords\.tempete: .*SF-KW-TEMPETE-1/);
    expect(() => content(withGolem({ tornado: true, vaillant: true }))).not.toThrow();
    const lent = (grants: object) => {
      const gear = { id: 'gear', name: { fr: 'G', en: 'G' }, kingdom: 'marche-de-verre', type: 'equipement' };
      return { file: 'mine.json', data: { ...data, cards: [...data.cards, { ...gear, cost: 1, grants }] } };
    };
    expect(() => content(lent({ flamme: true }))).toThrow(/cards\[3\]\.grants\.flamme: .*R-SF-101/);
    expect(() => content(lent({ phoenix: 2, berserk: true }))).not.toThrow();
  });

  test('what does not arrive in play has no Ferveur', () => {
    const temple = { id: 't', name: { fr: 'T', en: 'T' }, kingdom: 'marche-de-verre', type: 'temple' };
    const abilities = [{ on: 'ferveur', ...draw }];
    const cards = [...data.cards, { ...temple, ec: 8, typeLine: 'sanctuaire', abilities }];

    expect(() => content({ file: 'mine.json', data: { ...data, cards } })).toThrow(
      /cards\[3\]\.abilities\[0\]\.on: expected a card that arrives in play: .*R-SF-102/,
    );
  });

  test('a Miracle is never in play', () => {
    const miracle = {
      id: 'vain',
      name: { fr: 'Vain', en: 'Vain' },
      kingdom: 'marche-de-verre',
      type: 'miracle',
      minimum: 1,
      revoke: 0,
    };
    const having = (activated: string): Pack => ({
      file: 'mine.json',
      data: { ...data, cards: [...data.cards, { ...miracle, abilities: [{ activated, ...draw }] }] },
    });

    expect(() => content(having('parole'))).toThrow(/cards\[3\]\.abilities\[0\]\.activated: .*SF-TERM-13/);
    expect(content(having('purgatoire')).byId.has('vain')).toBe(true);
  });
});
