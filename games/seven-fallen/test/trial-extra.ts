/** More trial cards, for rules that need a particular text; no trial deck holds them. */
import type { Ability } from '@tablee/kernel/effect';
import type { Card, PrintedKeywords } from '../content/card.ts';

function ange(
  id: string,
  atq: number,
  fv: number,
  keywords: PrintedKeywords,
  abilities: readonly Ability[] = [],
): Card {
  return {
    id,
    name: { fr: id, en: id },
    kingdom: 'nuit',
    type: 'ange',
    classes: ['goule'],
    cost: 2,
    atq,
    fv,
    keywords,
    abilities,
  };
}

function miracle(
  id: string,
  ability: Omit<Extract<Ability, { activated: string }>, 'activated'>,
  keywords: PrintedKeywords = {},
): Card {
  const name = { fr: id, en: id };
  const abilities = [{ activated: 'miracle', ...ability }] as readonly Ability[];
  return { id, name, kingdom: 'nuit', type: 'miracle', minimum: 1, revoke: 0, keywords, abilities };
}

const ANGE = { type: 'ange' } as const;

export const EXTRA: readonly Card[] = [
  // In Aurore and Nuit divine: brings an Ange from the Purgatoire into play.
  ange('appelant-d-aube', 1, 3, {}, [
    {
      on: 'aurore',
      then: [
        { choose: 'one', from: { in: 'purgatoire', side: 'mine', type: 'ange' } },
        { do: 'putIntoPlay', what: 'one' },
      ],
    },
  ]),
  ange('appelant-de-nuit', 1, 3, {}, [
    {
      on: 'nuit',
      then: [
        { choose: 'one', from: { in: 'purgatoire', side: 'mine', type: 'ange' } },
        { do: 'putIntoPlay', what: 'one' },
      ],
    },
  ]),
  // Nobody can answer it; it sees whether other entries lie beneath.
  ange('nuit-soudaine', 1, 3, { intervention: true }, [
    { on: 'nuit', then: [{ do: 'draw', pages: 1, when: 'pileOpen' }] },
  ]),
  ange('vent', 1, 3, {}, [
    { always: { of: { in: ['hand', 'limbes'], side: 'mine', type: 'ange' }, gets: { has: ['tornado'] } } },
  ]),
  ange('orage', 1, 3, {}, [
    { always: { of: { in: ['hand', 'limbes'], side: 'mine', type: 'ange' }, gets: { has: ['tempete'] } } },
  ]),
  ange('brasier', 1, 3, {}, [
    { always: { of: { side: 'mine', type: 'ange' }, gets: { has: ['flamme', 'assassin'] } } },
  ]),
  // Each draws a page when it takes damage.
  ange('meurtri', 1, 9, {}, [{ on: 'damaged', of: { is: 'self' }, then: [{ do: 'draw', pages: 1 }] }]),
  {
    id: 'golem-meurtri',
    name: { fr: 'golem-meurtri', en: 'golem-meurtri' },
    kingdom: 'nuit',
    type: 'golem',
    bou: 3,
    cost: 1,
    tempete: 1,
    abilities: [{ on: 'damaged', of: { is: 'self' }, then: [{ do: 'draw', pages: 1 }] }],
  },
  {
    id: 'larmes',
    name: { fr: 'larmes', en: 'larmes' },
    kingdom: 'nuit',
    type: 'benediction',
    cost: 2,
    abilities: [{ on: 'damaged', of: { type: 'divinite', side: 'mine' }, then: [{ do: 'draw', pages: 1 }] }],
  },
  miracle('saignee', {
    targets: { prey: ANGE },
    then: [
      { do: 'damage', amount: 5, to: 'prey', as: 'dealt' },
      { do: 'gainFv', amount: 'dealt' },
    ],
  }),
  // Gives its comrades a Dernier souffle and a Nuit divine.
  ange('legataire', 1, 3, {}, [
    {
      always: {
        of: { type: 'ange', side: 'mine', is: 'other' },
        gets: {
          abilities: [
            { on: 'derniersouffle', then: [{ do: 'draw', pages: 1 }] },
            { on: 'nuit', then: [{ do: 'gainFv', amount: 1 }] },
          ],
        },
      },
    },
  ]),
  // X is paid, and bounded by nothing but the purse.
  miracle('ondee', {
    x: { from: 1, to: 9 },
    cost: [{ do: 'pay', ec: 'x' }],
    then: [{ do: 'gainFv', amount: 'x' }],
  }),
  // Moves an Équipement in play to another Ange.
  miracle('transfert', {
    targets: { bearer: { type: 'ange', side: 'mine' } },
    then: [
      { choose: 'gear', from: { type: 'equipement', side: 'mine' } },
      { do: 'attach', what: 'gear', to: 'bearer' },
    ],
  }),
  miracle('deliement', {
    targets: { one: ANGE },
    then: [
      { do: 'unbind', what: 'one', as: 'freed' },
      { if: { did: 'freed' }, then: [{ do: 'draw', pages: 1 }] },
    ],
  }),
  miracle('fissure', {
    targets: { one: ANGE },
    then: [{ do: 'damage', amount: 1, to: { of: 'one', piece: 'golem' } }],
  }),
  miracle('fin-de-tous', { then: [{ do: 'destroy', what: ANGE }] }),
  ange('fin-d-attaque', 1, 3, {}, [{ on: 'attackEnded', then: [{ do: 'draw', pages: 1 }] }]),
  // Comes back to the hand from wherever its Dernier souffle was set off.
  ange('revient', 1, 1, {}, [
    {
      on: 'derniersouffle',
      then: [
        { do: 'return', what: 'self', to: 'hand' },
        { do: 'draw', pages: 1 },
      ],
    },
  ]),
  ange('indestructible', 1, 6, {}, [
    { instead: 'destroyed', of: { is: 'self' }, then: [{ do: 'draw', pages: 1 }] },
  ]),
  // Phoenix, given again, lent, made dearer, and beside what replaces a destruction.
  ange('cendrier', 1, 3, {}, [
    { always: { of: { in: 'limbes', type: 'ange', side: 'mine' }, gets: { phoenix: 3 } } },
  ]),
  ange('gabelou', 1, 3, {}, [
    { always: { of: { in: 'limbes', type: 'ange', side: 'mine' }, gets: { phoenix: { add: 1 } } } },
  ]),
  ange('braise', 1, 2, { phoenix: 5 }),
  {
    id: 'plume-de-feu',
    name: { fr: 'plume-de-feu', en: 'plume-de-feu' },
    kingdom: 'nuit',
    type: 'equipement',
    cost: 1,
    grants: { phoenix: 1 },
  },
  ange('increvable', 1, 4, { phoenix: 2 }, [
    { instead: 'destroyed', of: { is: 'self' }, then: [{ do: 'heal', amount: 9, of: 'self' }] },
  ]),
  ange('fossoyeur', 1, 3, {}, [
    { instead: 'destroyed', of: { type: 'ange', side: 'theirs' }, becomes: { to: 'pandemonium' } },
  ]),
  ange('entete', 1, 2, {}, [
    {
      instead: 'destroyed',
      of: { is: 'self' },
      may: true,
      limit: { times: 1, per: 'turn' },
      then: [{ do: 'heal', amount: 9, of: 'self' }],
    },
  ]),
  ange('tueuse-subite', 1, 5, { mortsubite: true }),
  ange('pillard', 5, 3, { tresor: true, collateral: true }),
  ange('ecumeur', 2, 6, { tresor: true, berserk: true }),
  ange('clair-obscur', 1, 2, { lumiere: true }),
  ange('damne-discret', 2, 2, { damne: true }, [{ on: 'derniersouffle', then: [{ do: 'draw', pages: 1 }] }]),
  ange('averse', 2, 2, { tempete: true }, [{ on: 'ferveur', then: [{ do: 'draw', pages: 1 }] }]),
  ange('vainqueur', 2, 3, {}, [{ on: 'succeeded', of: { is: 'self' }, then: [{ do: 'draw', pages: 1 }] }]),
  miracle('dime', {
    targets: { prey: { type: 'ange', side: 'theirs' } },
    cost: [{ do: 'pay', ec: 1 }],
    then: [{ do: 'damage', amount: 1, to: 'prey' }],
  }),
  miracle('offrande', {
    targets: { prey: { type: 'ange', side: 'theirs' } },
    cost: [
      { choose: 'given', from: { type: 'adorateur', side: 'mine', line: 'adoration' } },
      { do: 'revoke', what: 'given' },
    ],
    then: [{ do: 'damage', amount: 1, to: 'prey' }],
  }),
  miracle('entrave', {
    targets: { one: ANGE },
    then: [
      { give: { cannot: ['attack', 'beAttacked', 'straighten', 'retreat'] }, to: 'one', until: 'nextTurn' },
    ],
  }),
  // Two targets, one after the other, each hit differently.
  miracle('deux-traits', {
    targets: { first: ANGE, second: ANGE },
    then: [
      { do: 'damage', amount: 1, to: 'first' },
      { do: 'damage', amount: 2, to: 'second' },
    ],
  }),
  // Attaches whatever lies in the Purgatoire, Équipement or not.
  miracle('greffe', {
    targets: { bearer: { type: 'ange', side: 'mine' } },
    then: [
      { choose: 'gear', from: { in: 'purgatoire', side: 'mine' } },
      { do: 'attach', what: 'gear', to: 'bearer' },
    ],
  }),
  miracle('foudre-au-golem', {
    targets: { prey: { type: 'golem' } },
    then: [{ do: 'damage', amount: 9, to: 'prey' }],
  }),
  miracle('sape', { targets: { one: { type: 'temple' } }, then: [{ do: 'destroy', what: 'one' }] }),
  miracle('congedier', {
    targets: { one: { type: 'temple' } },
    then: [{ do: 'return', what: 'one', to: 'hand' }],
  }),
  miracle('paix', {
    targets: { one: ANGE },
    then: [{ give: { has: ['pacifiste'] }, to: 'one', until: 'turn' }],
  }),
  miracle('exhumation', {
    then: [
      { choose: 'one', from: { in: 'pandemonium', side: 'mine' }, count: 'all' },
      { do: 'return', what: 'one', to: 'purgatoire' },
    ],
  }),
  miracle('lame-benie', {
    targets: { one: ANGE },
    then: [{ give: { has: ['lumiere', 'collateral', 'berserk'] }, to: 'one', until: 'combat' }],
  }),
  miracle('torpeur', {
    targets: { one: ANGE },
    then: [{ give: { cannot: ['defend'] }, to: 'one', until: 'turn' }],
  }),
  {
    id: 'embuche',
    name: { fr: 'embuche', en: 'embuche' },
    kingdom: 'nuit',
    type: 'miracle',
    minimum: 7,
    revoke: 3,
    keywords: { furtif: 1 },
    abilities: [
      {
        on: 'leftSecret',
        targets: { one: { type: 'ange', side: 'theirs' } },
        then: [{ do: 'damage', amount: 2, to: 'one' }],
      },
    ],
  },
  miracle('vocation', {
    targets: { one: ANGE },
    then: [{ give: { class: { set: ['imperial-spiritiste'] } }, to: 'one', until: 'turn' }],
  }),
  miracle('voile', {
    then: [
      { lasting: { instead: 'damaged', of: { type: 'divinite', side: 'mine' }, prevent: 2 }, until: 'turn' },
    ],
  }),
  miracle('profanation', {
    targets: { one: { type: 'adorateur', side: 'theirs' } },
    then: [{ do: 'destroy', what: 'one' }],
  }),
  miracle('appel', {
    then: [
      { do: 'look', pages: 1, as: 'top' },
      { do: 'reveal', what: 'top' },
      { if: { piece: 'top', is: { class: 'dragon' } }, then: [{ do: 'putIntoPlay', what: 'top' }] },
    ],
  }),
  miracle(
    'sentence',
    { targets: { prey: ANGE }, then: [{ do: 'destroy', what: 'prey' }] },
    { intervention: true },
  ),
  miracle('disparition', { targets: { one: ANGE }, then: [{ do: 'hide', what: 'one' }] }),
  {
    id: 'blason',
    name: { fr: 'blason', en: 'blason' },
    kingdom: 'nuit',
    type: 'equipement',
    cost: 1,
    grants: { honneur: 1 },
  },
  // Pages of other types with Tornado and Tempête.
  {
    id: 'cape-de-vent',
    name: { fr: 'cape-de-vent', en: 'cape-de-vent' },
    kingdom: 'nuit',
    type: 'equipement',
    cost: 1,
    bonus: { fv: 2 },
    keywords: { tornado: true },
  },
  {
    id: 'golem-de-vent',
    name: { fr: 'golem-de-vent', en: 'golem-de-vent' },
    kingdom: 'nuit',
    type: 'golem',
    bou: 2,
    cost: 1,
    tempete: null,
    keywords: { tornado: true },
  },
  {
    id: 'ciel-d-orage',
    name: { fr: 'ciel-d-orage', en: 'ciel-d-orage' },
    kingdom: 'nuit',
    type: 'benediction',
    cost: 1,
    keywords: { tempete: true },
  },
  {
    id: 'temple-nocturne',
    name: { fr: 'temple-nocturne', en: 'temple-nocturne' },
    kingdom: 'nuit',
    type: 'temple',
    ec: 8,
    typeLine: 'sanctuaire',
    abilities: [{ on: 'nuit', then: [{ do: 'gainFv', amount: 1 }] }],
  },
  {
    id: 'archange-bavard',
    name: { fr: 'archange-bavard', en: 'archange-bavard' },
    kingdom: 'nuit',
    type: 'archange',
    facteurTemps: 6,
    atq: 3,
    fv: 3,
    ec: 2,
    abilities: [{ on: 'derniersouffle', then: [{ do: 'draw', pages: 1 }] }],
  },
  {
    id: 'damne-adorateur',
    name: { fr: 'damne-adorateur', en: 'damne-adorateur' },
    kingdom: 'nuit',
    type: 'adorateur',
    classes: ['fidele'],
    ec: 2,
    keywords: { damne: true },
  },
];
