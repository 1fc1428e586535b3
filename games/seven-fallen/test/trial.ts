/**
 * Plain cards that show one thing each, for the tests: `archer` has Archerie (2), `gardien` is a Gardien. An Ange called
 * `ange-2-3` has ATQ 2 and FV 3 and costs 2.
 */
import type { Pack, Text } from '@tablee/kernel';
import type { Ability } from '@tablee/kernel/effect';
import type { AngeCard, Card, PrintedKeywords } from '../content/card.ts';
import type { CardSet } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { SAYINGS, TOKEN } from './language/sayings.ts';
import { EXTRA } from './trial-extra.ts';

function named(name: string): Text {
  return { fr: name, en: name };
}

function ange(
  id: string,
  cost: number,
  atq: number,
  fv: number,
  keywords: PrintedKeywords = {},
  more: Partial<AngeCard> = {},
): Card {
  return {
    id,
    name: named(id),
    kingdom: 'nuit',
    type: 'ange',
    classes: ['goule'],
    cost,
    atq,
    fv,
    keywords,
    ...more,
  };
}

function golem(
  id: string,
  bou: number,
  cost: number,
  tempete: number | null,
  keywords: PrintedKeywords = {},
): Card {
  return { id, name: named(id), kingdom: 'nuit', type: 'golem', bou, cost, tempete, keywords };
}

const EDEN: readonly Card[] = [
  { id: 'nyx', name: named('Nyx'), kingdom: 'nuit', type: 'divinite', volonte: 9, fv: 20, plumes: 1 },
  {
    id: 'sol',
    name: named('Sol'),
    kingdom: 'purete-celeste',
    type: 'divinite',
    volonte: 5,
    fv: 18,
    plumes: 1,
  },
  {
    id: 'sol-jumelle',
    name: named('Sol jumelle'),
    kingdom: 'nuit',
    type: 'divinite',
    volonte: 5,
    fv: 16,
    plumes: 3,
  },
  { id: 'autel', name: named('Autel'), kingdom: 'nuit', type: 'temple', ec: 8, typeLine: 'sanctuaire' },
  { id: 'ruche', name: named('Ruche'), kingdom: 'nuit', type: 'temple', ec: 8, typeLine: 'structure-extros' },
  {
    id: 'bosquet',
    name: named('Bosquet'),
    kingdom: 'nuit',
    type: 'temple',
    ec: 8,
    typeLine: 'sanctuaire',
    keywords: { symbiose: true },
  },
  archange('seraphe', 6, 4, 6, 4),
  archange('phenix-archange', 5, 3, 5, 3, { phoenix: 4 }),
  archange('archange-de-flamme', 6, 3, 6, 2, { flamme: true, mortsubite: true }),
  archange('archange-symbiotique', 6, 3, 6, 2, { symbiose: true }),
];

function archange(
  id: string,
  facteurTemps: number,
  atq: number,
  fv: number,
  ec: number,
  keywords: PrintedKeywords = {},
): Card {
  return { id, name: named(id), kingdom: 'nuit', type: 'archange', facteurTemps, atq, fv, ec, keywords };
}

const ADORATEURS: readonly Card[] = [5, 4, 3, 2, 1].map((ec) => ({
  id: `adorateur-${ec}`,
  name: named(`adorateur ${ec}`),
  kingdom: 'nuit',
  type: 'adorateur',
  classes: ['fidele'],
  ec,
}));

const PLAIN: readonly Card[] = [
  ange('ange-1-1', 1, 1, 1),
  ange('ange-0-3', 1, 0, 3),
  ange('ange-2-3', 2, 2, 3),
  ange('ange-3-2', 2, 3, 2),
  ange('ange-3-4', 3, 3, 4),
  ange('ange-5-5', 5, 5, 5),
  ange('ange-2-9', 6, 2, 9),
  ange('pur', 2, 2, 2, {}, { kingdom: 'purete-celeste' }),
  ange('valkyr', 2, 2, 2, {}, { classes: ['valkyr'] }),
  ange('dragon', 3, 3, 3, {}, { classes: ['dragon'] }),
  ange('spirite', 2, 2, 2, {}, { classes: ['imperial-spiritiste'] }),
  golem('golem-2', 2, 1, 2),
  golem('golem-3', 3, 2, 3),
  golem('golem-muet', 4, 2, null),
  golem('golem-vaillant', 2, 1, 2, { vaillant: true }),
  { ...golem('golem-de-guerre', 3, 3, 4), atq: 2 } as Card,
  { id: 'miracle-1-0', name: named('miracle-1-0'), kingdom: 'nuit', type: 'miracle', minimum: 1, revoke: 0 },
  { id: 'miracle-3-2', name: named('miracle-3-2'), kingdom: 'nuit', type: 'miracle', minimum: 3, revoke: 2 },
  { id: 'epee', name: named('epee'), kingdom: 'nuit', type: 'equipement', cost: 1, bonus: { atq: 1, fv: 1 } },
  {
    id: 'carquois',
    name: named('carquois'),
    kingdom: 'nuit',
    type: 'equipement',
    cost: 1,
    grants: { archerie: 1, berserk: true },
  },
  {
    id: 'aura',
    name: named('aura'),
    kingdom: 'nuit',
    type: 'benediction',
    cost: 2,
    keywords: { symbiose: true },
  },
];

const KEYWORDED: readonly Card[] = [
  ange('archer', 2, 1, 2, { archerie: 2 }),
  ange('assassin', 2, 2, 1, { assassin: true }),
  ange('berserk', 3, 3, 4, { berserk: true }),
  ange('bourrasque', 2, 2, 2, { bourrasque: true }),
  ange('catalyseur', 2, 1, 1, { catalyseur: true }),
  ange('collateral', 3, 5, 3, { collateral: true }),
  ange('damne', 2, 2, 2, { damne: true }),
  ange('doppelganger', 2, 2, 2, { doppelganger: true }),
  ange('egide', 2, 2, 2, { egide: true }),
  ange('esquive', 2, 2, 2, { esquive: 2 }),
  ange('essaim', 1, 1, 1, { essaim: 8 }),
  ange('flamme', 2, 1, 2, { flamme: true }),
  ange('fourbe', 2, 2, 2, { fourberie: true }),
  ange('furtif', 3, 3, 3, { furtif: 1 }),
  ange('gardien', 2, 2, 3, { gardien: true }),
  ange('geler', 2, 1, 2, { geler: true }),
  ange('honneur', 2, 2, 2, { honneur: 2 }),
  ange('intervenant', 2, 1, 1, { intervention: true, flamme: true }),
  ange('invoque', 0, 5, 5, { invocation: 5 }, { cost: undefined }),
  ange('leader', 3, 3, 3, { leader: true }),
  ange('autre-leader', 3, 3, 3, { leader: true }),
  ange('loyaliste', 2, 2, 2, { loyaliste: true }),
  ange('lumiere', 2, 3, 2, { lumiere: true }),
  ange('mort-subite', 1, 2, 2, { mortsubite: true }),
  ange('pacifiste', 1, 1, 4, { pacifiste: true }),
  ange('phoenix', 3, 3, 1, { phoenix: 2 }),
  ange('retrait', 2, 2, 2, { retrait: true }),
  ange('symbiote', 1, 1, 1, { symbiose: true }),
  ange('tempete', 2, 2, 2, { tempete: true }),
  ange('tornado', 2, 2, 2, { tornado: true }),
  ange('tresor', 3, 5, 3, { tresor: true }),
  ange('petit-tresor', 2, 2, 3, { tresor: true }),
  ange('tenebres', 2, 2, 2, { tenebres: true }),
  ange('damne-tenebreux', 2, 2, 2, { tenebres: true, damne: true }),
  ange('vaillant', 2, 2, 4, { vaillant: true }),
  ange('valhalla', 2, 1, 3, { valhalla: true }),
  {
    id: 'miracle-furtif',
    name: named('miracle-furtif'),
    kingdom: 'nuit',
    type: 'miracle',
    minimum: 2,
    revoke: 1,
    keywords: { furtif: 1 },
  },
];

function miracle(
  id: string,
  minimum: number,
  revoke: number,
  abilities: readonly Ability[],
  keywords: PrintedKeywords = {},
): Card {
  return { id, name: named(id), kingdom: 'nuit', type: 'miracle', minimum, revoke, abilities, keywords };
}

const ENEMY_ANGE = { type: 'ange', side: 'theirs', onCdb: true } as const;
const ANY_ANGE = { type: 'ange', onCdb: true } as const;
const FRIEND = { type: 'ange', side: 'mine', onCdb: true } as const;

/** Cards with a text in the effect language: one for each head, and what Miracles need. */
const TEXTED: readonly Card[] = [
  {
    ...ange('fervent-ardent', 2, 1, 2, { flamme: true }),
    abilities: [{ on: 'ferveur', then: [{ do: 'draw', pages: 1 }] }],
  } as Card,
  miracle('foudre', 1, 0, [
    { activated: 'miracle', targets: { prey: ANY_ANGE }, then: [{ do: 'damage', amount: 2, to: 'prey' }] },
  ]),
  miracle('fin', 2, 1, [
    { activated: 'miracle', targets: { prey: ANY_ANGE }, then: [{ do: 'destroy', what: 'prey' }] },
  ]),
  miracle('double-foudre', 1, 0, [
    {
      activated: 'miracle',
      targets: { prey: { from: ANY_ANGE, count: { upTo: 2 } } },
      then: [{ do: 'damage', amount: 1, to: 'prey' }],
    },
  ]),
  miracle('veto', 1, 0, [
    {
      activated: 'miracle',
      targets: { stopped: { in: 'pile', side: 'theirs' } },
      then: [{ do: 'cancel', what: 'stopped' }],
    },
  ]),
  miracle('colere', 1, 0, [
    {
      activated: 'miracle',
      targets: { one: ANY_ANGE },
      then: [{ give: { has: ['berserk'] }, to: 'one', until: 'turn' }],
    },
  ]),
  miracle('garde', 1, 0, [
    {
      activated: 'miracle',
      targets: { one: ANY_ANGE },
      then: [{ give: { has: ['gardien'] }, to: 'one', until: 'turn' }],
    },
  ]),
  miracle('egide-pour-tous', 1, 0, [
    {
      activated: 'miracle',
      targets: { one: ANY_ANGE },
      then: [{ give: { has: ['egide'] }, to: 'one', until: 'turn' }],
    },
  ]),
  miracle('chatiment', 1, 0, [
    { activated: 'miracle', then: [{ do: 'damage', amount: 3, to: { type: 'divinite', side: 'theirs' } }] },
  ]),
  miracle('serment', 1, 0, [
    {
      activated: 'miracle',
      cost: [
        { choose: 'gone', from: { in: 'purgatoire', side: 'mine' } },
        { do: 'banish', what: 'gone' },
      ],
      then: [{ do: 'draw', pages: 1 }],
    },
  ]),
  miracle('verdict', 1, 0, [{ activated: 'miracle', then: [{ do: 'draw', pages: 1 }] }], {
    intervention: true,
  }),
  miracle('renforts', 1, 0, [
    {
      activated: 'miracle',
      while: 'attackPhase',
      targets: { more: FRIEND },
      then: [{ do: 'reinforce', what: 'more' }],
    },
  ]),
  miracle('bouclier', 1, 0, [
    {
      activated: 'miracle',
      targets: { one: ANY_ANGE },
      then: [{ lasting: { instead: 'damaged', of: { among: 'one' }, prevent: 2 }, until: 'turn' }],
    },
  ]),
  miracle('retour', 1, 0, [
    { activated: 'miracle', targets: { one: ANY_ANGE }, then: [{ do: 'return', what: 'one', to: 'limbes' }] },
  ]),
  miracle('soin', 1, 0, [
    { activated: 'miracle', targets: { one: ANY_ANGE }, then: [{ do: 'heal', amount: 2, of: 'one' }] },
  ]),
  { ...ange('fervent', 2, 1, 2), abilities: [{ on: 'ferveur', then: [{ do: 'draw', pages: 1 }] }] } as Card,
  {
    ...ange('dernier', 2, 1, 1),
    abilities: [{ on: 'derniersouffle', then: [{ do: 'draw', pages: 1 }] }],
  } as Card,
  {
    ...ange('damne-bavard', 2, 1, 1, { damne: true }),
    abilities: [{ on: 'derniersouffle', then: [{ do: 'draw', pages: 1 }] }],
  } as Card,
  { ...ange('aube', 2, 1, 2), abilities: [{ on: 'aurore', then: [{ do: 'draw', pages: 1 }] }] } as Card,
  { ...ange('nocturne', 2, 1, 2), abilities: [{ on: 'nuit', then: [{ do: 'gainFv', amount: 1 }] }] } as Card,
  {
    ...ange('orateur', 2, 1, 2),
    abilities: [
      { activated: 'parole', targets: { prey: ENEMY_ANGE }, then: [{ do: 'damage', amount: 1, to: 'prey' }] },
    ],
  } as Card,
  {
    ...ange('duelliste', 2, 1, 2),
    abilities: [{ activated: 'phasecombat', then: [{ give: { atq: 2 }, to: 'self', until: 'combat' }] }],
  } as Card,
  {
    ...ange('revenant', 2, 2, 2),
    abilities: [
      {
        activated: 'purgatoire',
        cost: [{ do: 'pay', ec: 1 }],
        then: [{ do: 'return', what: 'self', to: 'hand' }],
      },
    ],
  } as Card,
  {
    ...ange('pretre', 2, 1, 3),
    abilities: [{ activated: 'sacrifice', then: [{ do: 'draw', pages: 2 }] }],
  } as Card,
  {
    ...ange('dilemme', 2, 2, 2),
    abilities: [
      { on: 'dilemme', then: [{ do: 'draw', pages: 1 }] },
      { on: 'dilemme', then: [{ do: 'gainFv', amount: 2 }] },
      { on: 'dilemme', targets: { prey: ENEMY_ANGE }, then: [{ do: 'damage', amount: 1, to: 'prey' }] },
    ],
  } as Card,
  {
    ...ange('general', 3, 2, 3),
    abilities: [
      { always: { of: { type: 'ange', side: 'mine', is: 'other', onCdb: true }, gets: { atq: 1 } } },
    ],
  } as Card,
  {
    ...ange('vanaris', 2, 1, 3),
    abilities: [
      {
        always: {
          of: { in: 'hand', type: 'ange', side: 'theirs' },
          gets: { cannot: ['playTempete', 'playTornado'] },
        },
      },
    ],
  } as Card,
  {
    ...ange('ragwell', 2, 1, 3),
    abilities: [
      {
        activated: 'miracleTiming',
        targets: { prey: { type: 'ange', side: 'theirs', any: [{ came: 'tempete' }, { came: 'tornado' }] } },
        then: [{ do: 'damage', amount: 1, to: 'prey' }],
      },
    ],
  } as Card,
  {
    ...ange('thanator', 6, 6, 6, { phoenix: 10 }, { classes: ['dragon'] }),
    abilities: [
      {
        always: {
          of: { in: 'limbes', is: 'self' },
          gets: {
            phoenix: {
              add: { minus: [0, { count: { class: 'dragon', has: 'flamme', side: 'mine', onCdb: true } }] },
            },
          },
        },
        from: 'limbes',
      },
    ],
  } as Card,
  ange('dragonnet', 1, 1, 1, { flamme: true }, { classes: ['dragon'] }),
  {
    id: 'martyr',
    name: named('martyr'),
    kingdom: 'nuit',
    type: 'adorateur',
    classes: ['fidele'],
    ec: 2,
    abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
  },
  {
    ...(miracle(
      'piege',
      2,
      1,
      [
        { on: 'leftSecret', then: [{ do: 'draw', pages: 1 }] },
        { on: 'uncovered', then: [{ do: 'draw', pages: 2 }] },
      ],
      { furtif: 1 },
    ) as Card),
  },
];

/** So many different Adorateurs, three of each at most. */
const REGISTRE = { 'adorateur-5': 2, 'adorateur-4': 3, 'adorateur-3': 2, 'adorateur-2': 2, 'adorateur-1': 1 };
const SHORT_REGISTRE = { ...REGISTRE, 'adorateur-5': 1 };

function livre(...cards: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(cards);
}

/** Every keyword but those of deck building: half in one deck, half in the other. */
const ALPHA: Deck = {
  livre: livre(
    ...[
      'archer',
      'assassin',
      'berserk',
      'bourrasque',
      'catalyseur',
      'collateral',
      'damne',
      'doppelganger',
    ].map((id) => [id, 2] as const),
    ...['flamme', 'fourbe', 'furtif', 'miracle-furtif', 'gardien', 'geler', 'honneur', 'golem-2'].map(
      (id) => [id, 2] as const,
    ),
    ...[
      'golem-3',
      'golem-muet',
      'golem-de-guerre',
      'miracle-1-0',
      'miracle-3-2',
      'epee',
      'carquois',
      'aura',
    ].map((id) => [id, 2] as const),
    ['ange-3-4', 2],
  ),
  registre: REGISTRE,
  divinite: 'nyx',
  archange: 'seraphe',
  temple: 'autel',
};

const BETA: Deck = {
  livre: livre(
    ...[
      'intervenant',
      'spirite',
      'lumiere',
      'mort-subite',
      'pacifiste',
      'phoenix',
      'retrait',
      'symbiote',
    ].map((id) => [id, 2] as const),
    ...[
      'tempete',
      'tornado',
      'tresor',
      'petit-tresor',
      'tenebres',
      'damne-tenebreux',
      'vaillant',
      'valhalla',
    ].map((id) => [id, 2] as const),
    ...['egide', 'esquive', 'golem-2', 'golem-vaillant', 'epee', 'aura', 'ange-5-5', 'ange-2-3'].map(
      (id) => [id, 2] as const,
    ),
    ['invoque', 2],
  ),
  registre: REGISTRE,
  divinite: 'sol',
  archange: 'phenix-archange',
  temple: 'bosquet',
};

/** Two of every card with a text. */
const TEXTS: Deck = {
  livre: livre(...TEXTED.filter(({ type }) => type !== 'adorateur').map(({ id }) => [id, 2] as const)),
  registre: { ...SHORT_REGISTRE, martyr: 1 },
  divinite: 'nyx',
  archange: 'archange-de-flamme',
  temple: 'autel',
};

/** One of every effect of the language and two of every answer, with something to do it to. */
const LANGUAGE: Deck = {
  ...TEXTS,
  livre: livre(
    ...SAYINGS.filter(({ id }) => id.startsWith('e-')).map(({ id }) => [id, 1] as const),
    ...SAYINGS.filter(({ id }) => id.startsWith('m-')).map(({ id }) => [id, 2] as const),
    ['furtif', 2],
    ['piege', 2],
    ['appel', 3],
    ['doppelganger', 2],
    ['golem-2', 2],
    ['epee', 2],
  ),
};

function starter(deck: Deck, without: readonly string[]): Deck {
  const pages = Object.fromEntries(Object.entries(deck.livre).filter(([card]) => !without.includes(card)));
  return { ...deck, livre: pages, registre: SHORT_REGISTRE };
}

export const TRIAL: CardSet = {
  kingdoms: {
    nuit: { fr: 'Nuit Sans Fin', en: 'Endless Night' },
    'purete-celeste': { fr: 'Pureté Céleste', en: 'Celestial Purity' },
  },
  classes: {
    goule: { fr: 'Goule', en: 'Ghoul' },
    valkyr: { fr: 'Valkyr', en: 'Valkyr' },
    dragon: { fr: 'Dragon', en: 'Dragon' },
    fidele: { fr: 'Fidèle', en: 'Faithful' },
    'imperial-spiritiste': { fr: 'Impérial - Spiritiste', en: 'Imperial - Spiritist' },
  },
  markers: { souffle: { fr: 'Souffle', en: 'Breath' } },
  cards: [...EDEN, ...ADORATEURS, ...PLAIN, ...KEYWORDED, ...TEXTED, TOKEN, ...SAYINGS, ...EXTRA],
  decks: {
    texts: TEXTS,
    language: LANGUAGE,
    alpha: ALPHA,
    beta: BETA,
    'alpha-starter': starter(ALPHA, ['aura', 'epee', 'carquois', 'golem-muet']),
    'beta-starter': starter(BETA, ['aura', 'epee', 'egide', 'esquive']),
  },
};

export const PACK: Pack = { file: 'trial', data: TRIAL };
