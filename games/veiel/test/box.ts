/** A box of plain things to test with: what a rule is about, and nothing else. It has everything the real box must have. */
import { AREAS } from '../content/areas.ts';
import { BASE_CARDS } from '../content/base.ts';
import type {
  BossData,
  Box,
  CardData,
  EnemyData,
  EntityData,
  EquipmentData,
  HeroData,
  Keyword,
  LineData,
  ScenarioData,
} from '../content/types.ts';

const named = (id: string) => ({ id, ext: 0 as const, name: { fr: id, en: id }, art: 'x' });

/** A card that does this. */
export function card(id: string, effects: CardData['effects'], more: Partial<CardData> = {}): CardData {
  return { ...named(id), kind: 'recompense', colour: 'rouge', effects, ...more };
}
const keyworded = (id: string, keyword: Keyword, more: Partial<CardData> = {}): CardData =>
  card(id, [{ do: 'block', n: 1, to: 'self' }], { keywords: [keyword], kind: 'special', ...more });

export function hero(id: string, threat: number, swords: number, more: Partial<HeroData> = {}): HeroData {
  return {
    ...named(id),
    title: { fr: id, en: id },
    colours: ['rouge', 'jaune'],
    threat,
    swords,
    base: [4, 2, 2, 2],
    initie: 'initie',
    adepte: 'adepte',
    maitre: 'maitre',
    ...more,
  } as HeroData;
}

export function enemy(id: string, lines: readonly LineData[], more: Partial<EnemyData> = {}): EnemyData {
  return { ...named(id), rank: 'basique', yellow: 3, lives: 2, lines, family: 'x', ...more };
}
const hits = (n: number) => [{ do: 'damage', n, to: 'it' }];
/** Attacks next to it. */
export const claw = (move: number, icon: 'single' | 'multi', n = 2): LineData => ({
  move,
  icon,
  area: 'cross1',
  effects: hits(n),
});

const ACTIONS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'].map((id) => ({
  id,
  name: { fr: id, en: id },
  lines: [{ effects: [{ do: 'block', n: 1, to: 'self' }] }],
}));
const boss = (id: string, more: Partial<BossData> = {}): BossData => ({
  ...enemy(id, [], { rank: 'boss', yellow: 5, lives: 5 }),
  rank: 'boss',
  onLifeLost: [{ do: 'damage', n: 1, to: { type: 'hero' } }],
  actions: ACTIONS,
  ...more,
});

const gear = (id: string, more: Partial<EquipmentData> = {}): EquipmentData => ({
  ...named(id),
  ext: 6,
  effects: [{ do: 'block', n: 2, to: 'self' }],
  arm: { on: 'turnStart' },
  ...more,
});
const entity = (id: string, more: Partial<EntityData>): EntityData => ({
  ...named(id),
  ext: 5,
  keywords: ['sol'],
  ...more,
});

const PREY = (area: string) => ({ choose: 'prey', from: { type: 'enemy', area } });
const DEAL = (n: number) => ({ do: 'damage', n, to: 'prey' });

export const CARDS: readonly CardData[] = [
  ...BASE_CARDS,
  ...(['rouge', 'bleu', 'vert', 'jaune', 'incolore'] as const).flatMap((colour) => [
    ...[1, 2, 3].map((n) =>
      card(`novice-${colour}-${n}`, [{ do: 'block', n, to: 'self' }], { kind: 'novice', colour }),
    ),
    ...[1, 2, 3, 4].map((n) => card(`${colour}-${n}`, [{ do: 'block', n, to: 'self' }], { colour })),
  ]),
  ...(['initie', 'adepte', 'maitre'] as const).map((kind) =>
    card(kind, [{ do: 'block', n: 3, to: 'self' }], { kind }),
  ),
  ...[1, 2, 3].flatMap((n) => [
    card(`essence-${n}`, [{ do: 'draw', n: 2 }], {
      kind: 'essence',
      colour: 'incolore',
      ext: 3,
      oncePerTurn: true,
    }),
    card(`affliction-${n}`, [{ do: 'wound', n: 1, to: 'self' }], {
      kind: 'affliction',
      colour: 'incolore',
      ext: 3,
      level: n as 1 | 2 | 3,
      keywords: ['ineluctable'],
    }),
  ]),
  keyworded('amorce', 'amorce'),
  keyworded('relais', 'substitution'),
  keyworded('roc', 'persistant'),
  keyworded('relais-roc', 'substitution', { keywords: ['substitution', 'persistant'] }),
  keyworded('fumee', 'ephemere'),
  card('parade-eclair', [{ do: 'block', n: 2, to: 'self' }], { kind: 'special', keywords: ['interruption'] }),
  card('devoir', [{ do: 'wound', n: 1, to: 'self' }], { kind: 'special', keywords: ['ineluctable'] }),
  card('devoir-amorce', [{ do: 'wound', n: 1, to: 'self' }], {
    kind: 'special',
    keywords: ['ineluctable', 'amorce'],
  }),
  card('devoir-roc', [{ do: 'wound', n: 1, to: 'self' }], {
    kind: 'special',
    keywords: ['ineluctable', 'persistant'],
  }),
  card('vain', [PREY('cross1'), DEAL(1)], { kind: 'special', keywords: ['ineluctable'] }),
  card('double', [PREY('cross1'), DEAL(4), DEAL(4), { do: 'draw', n: 1 }], { kind: 'special' }),
  ...[1, 2, 5, 9, 10].map((n) => card(`coup-${n}`, [PREY('cross1'), DEAL(n)], { kind: 'special' })),
  ...[1, 2, 4].map((n) =>
    card(
      `soin-${n}`,
      [
        { choose: 'friend', from: { type: 'hero', area: 'inf' } },
        { do: 'heal', n, to: 'friend' },
      ],
      { kind: 'special' },
    ),
  ),
  card(
    'soutien',
    [
      { choose: 'friend', from: { type: 'hero', area: 'inf' } },
      { do: 'heal', n: 1, to: 'friend' },
      { do: 'block', n: 1, to: 'friend' },
      { do: 'draw', n: 1, who: 'friend' },
      { give: { has: ['intouchable'] }, to: 'friend', until: 'round' },
    ],
    { kind: 'special' },
  ),
  card(
    'ronde',
    [
      {
        each: { type: 'hero', area: 'inf' },
        then: [
          { do: 'heal', n: 1, to: 'it' },
          { do: 'block', n: 1, to: 'it' },
        ],
      },
    ],
    { kind: 'special' },
  ),
  card('soin-tous', [{ do: 'heal', n: 1, to: { type: 'hero' } }], { kind: 'special' }),
  card('pioche-tous', [{ do: 'draw', n: 1, who: { type: 'hero' } }], { kind: 'special' }),
  card('frappe-pioche', [PREY('cross1'), DEAL(1), { do: 'draw', n: 1 }], { kind: 'special' }),
  card('exil', [{ do: 'exile', n: 1, who: 'self' }], { kind: 'special' }),
  card('perce', [PREY('cross1'), { do: 'wound', n: 2, to: 'prey' }], { kind: 'special' }),
  card(
    'lance',
    [
      { do: 'aim', area: 'line3', at: { type: 'enemy' } },
      { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
    ],
    { kind: 'special' },
  ),
  card('losange', [PREY('diam3'), DEAL(2)], { kind: 'special' }),
  card('partout', [PREY('inf'), DEAL(2)], { kind: 'special' }),
  card(
    'fleches',
    [
      { do: 'aim', area: 'arrow3', at: { type: 'enemy' } },
      { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
    ],
    { kind: 'special', ext: 5 },
  ),
  card(
    'fleche',
    [
      { do: 'aim', area: 'arrow1', at: { type: 'enemy' } },
      { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
    ],
    { kind: 'special', ext: 5 },
  ),
  card(
    'abri',
    [
      { choose: 'friend', from: { type: 'hero', area: 'diam2' } },
      { do: 'block', n: 2, to: 'friend' },
    ],
    { kind: 'special' },
  ),
  card(
    'abri-autre',
    [
      { choose: 'friend', from: { type: 'hero', area: 'others2' } },
      { do: 'block', n: 2, to: 'friend' },
    ],
    { kind: 'special' },
  ),
  card('rempart', [{ do: 'block', n: 3, to: 'self', kept: true }], { kind: 'special' }),
  card('voile', [{ give: { has: ['intouchable'] }, to: 'self', until: 'round' }], { kind: 'special' }),
  card('ombre', [{ give: { has: ['inciblable'] }, to: 'self', until: 'round' }], { kind: 'special' }),
  card('provocation', [{ give: { threat: 5 }, to: 'self', until: 'round' }], { kind: 'special' }),
  card('grande-main', [{ give: { handSize: 1 }, to: 'self', until: 'turn' }], { kind: 'special' }),
  card('etourdir', [PREY('cross1'), { give: { has: ['etourdi'] }, to: 'prey', until: 'nextTurn' }], {
    kind: 'special',
  }),
  card('bourrade', [PREY('diam3'), { do: 'push', to: 'prey', n: 2 }], { kind: 'special' }),
  card('harpon', [PREY('diam3'), { do: 'pull', to: 'prey', n: 3 }], { kind: 'special' }),
  card('bond', [{ do: 'teleport', area: 'diam3' }], { kind: 'special' }),
  card(
    'echange',
    [
      { choose: 'friend', from: { type: 'hero', area: 'infx', is: 'other' } },
      { do: 'swap', a: 'self', b: 'friend' },
    ],
    { kind: 'special' },
  ),
  card('rappel', [{ do: 'recover', from: 'discard', to: 'hand', n: 1 }], {
    kind: 'special',
    oncePerTurn: true,
  }),
  card(
    'charogne',
    [
      { choose: 'place', from: { in: 'squares', corpses: { '>=': 1 }, area: 'diam3' } },
      { do: 'consumeCorpse', at: 'place' },
      { do: 'draw', n: 1 },
    ],
    { kind: 'special', ext: 1, usesCorpses: true },
  ),
  card(
    'piege',
    [
      { choose: 'place', from: { in: 'squares', free: true, area: 'cross1' } },
      { do: 'place', entity: 'ronce', at: 'place' },
    ],
    { kind: 'special', ext: 5 },
  ),
  card(
    'mur',
    [
      { choose: 'rocher', from: { type: 'token', area: 'inf' } },
      { do: 'become', what: 'rocher', keyword: 'infranchissable', on: true },
    ],
    { kind: 'special', ext: 5 },
  ),
  card('elan', [{ do: 'move', n: 2, forced: true }], { kind: 'special' }),
  card('don', [{ do: 'gainCard', card: 'soin-1', zone: 'hand', who: 'self' }], { kind: 'special' }),
  card('choix', [{ modes: [[{ do: 'block', n: 1, to: 'self' }], [{ do: 'draw', n: 1 }]] }], {
    kind: 'special',
  }),
  card('peut-etre', [{ may: [{ do: 'draw', n: 1 }] }, { do: 'block', n: 1, to: 'self' }], {
    kind: 'special',
  }),
  card('ressac', [{ do: 'block', n: 1, to: 'self' }], {
    kind: 'special',
    abilities: [{ on: 'discarded', then: [{ do: 'draw', n: 1 }] }],
  }),
  card(
    'tireur',
    [
      { choose: 'prey', from: { type: 'enemy', area: 'diam3' } },
      { each: 'prey', then: [{ do: 'damage', n: 'distance', to: 'it' }] },
    ],
    { kind: 'special' },
  ),
  card('benediction', [{ do: 'block', n: 5, to: 'self' }], { kind: 'special', colour: 'incolore', ext: 6 }),
  card('magma', [{ do: 'block', n: 4, to: 'self' }], {
    kind: 'initie',
    colour: 'incolore',
    elements: ['terre', 'feu'],
    ext: 8,
  }),
  card('cendre', [{ do: 'block', n: 7, to: 'self' }], {
    kind: 'adepte',
    colour: 'incolore',
    elements: ['eau', 'feu', 'terre'],
    ext: 8,
  }),
  card('tempete', [{ do: 'block', n: 9, to: 'self' }], {
    kind: 'maitre',
    colour: 'incolore',
    elements: ['feu', 'feu', 'air', 'air'],
    ext: 8,
  }),
];

export const BOX: Box = {
  cards: CARDS,
  heroes: [
    hero('ada', 8, 3),
    hero('bo', 2, 0),
    hero('cle', 5, 1, { colours: ['vert', 'bleu'] }),
    hero('dee', 5, 2),
    hero('eve', 5, 2),
    hero('maitresse', 4, 0, {
      ext: 8,
      colours: ['rouge', 'bleu', 'vert', 'jaune'],
      base: [3, 2, 3, 2],
      initie: '',
      adepte: '',
      maitre: '',
      row: { initie: ['magma'], adepte: ['cendre'], maitre: ['tempete'] },
    }),
    hero('jumeaux', 6, 1, {
      ext: 8,
      twins: [
        { name: { fr: 'Kilenne', en: 'Kilenne' }, threat: 6, swords: 1 },
        { name: { fr: 'Faremos', en: 'Faremos' }, threat: 4, swords: 1 },
      ],
    }),
    hero('etranger', 6, 2, {
      ext: 6,
      adepte: '',
      equipment: ['barillet'],
      adepteEquipment: 'cache',
      freeSlots: 0,
    }),
    hero('artificiere', 3, 1, { ext: 6, equipment: ['sac'], freeSlots: 1 }),
  ],
  enemies: [
    enemy('goule', [claw(2, 'single')]),
    enemy('goule-3', [claw(3, 'single')]),
    enemy('ours', [claw(2, 'multi')]),
    enemy('ours-3', [claw(3, 'multi')]),
    enemy('statue', [claw(0, 'single')]),
    enemy('archer', [{ move: 1, icon: 'single', area: 'shot23', effects: hits(1) }]),
    enemy('voyeur', [{ move: 0, icon: 'multi', area: 'inf', effects: hits(1) }]),
    enemy('arbaletrier', [{ move: 0, icon: 'single', area: 'arrow1', effects: hits(2) }], { ext: 5 }),
    enemy('coureur', [{ move: 3 }]),
    enemy('voleur', [
      {
        move: 3,
        icon: 'single',
        area: 'cross1',
        effects: [
          { do: 'damage', n: 1, to: 'it' },
          { do: 'discard', n: 1, who: 'it' },
        ],
      },
    ]),
    enemy('spectre', [
      { move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'wound', n: 1, to: 'it' }] },
    ]),
    enemy('maudit', [
      {
        move: 3,
        icon: 'single',
        area: 'cross1',
        effects: [{ give: { affaibli: 1 }, to: 'it', until: 'round' }],
      },
    ]),
    enemy('bourreau', [claw(2, 'single', 3), { effects: [{ do: 'block', n: 2, to: 'self', kept: true }] }], {
      rank: 'puissant',
      yellow: 4,
      lives: 2,
    }),
    enemy(
      'invocateur',
      [{ effects: [{ do: 'summon', enemy: 'rat', n: 2 }] }, { effects: [{ do: 'block', n: 1, to: 'self' }] }],
      { rank: 'intermediaire', summons: ['rat'] },
    ),
    enemy('rat', [claw(3, 'single', 1)], { yellow: 2, lives: 1 }),
    enemy(
      'medecin',
      [
        {
          effects: [
            { do: 'pick', from: { type: 'enemy', area: 'inf' }, as: 'soigne' },
            { do: 'heal', n: 2, to: 'soigne' },
          ],
        },
      ],
      { rank: 'intermediaire' },
    ),
    enemy(
      'porte-bouclier',
      [
        {
          effects: [
            { do: 'pick', from: { type: 'enemy', area: 'inf' }, nearest: true, as: 'couvert' },
            { do: 'block', n: 1, to: 'couvert' },
          ],
        },
      ],
      { rank: 'intermediaire' },
    ),
    enemy('pierre', [claw(0, 'single')], { ext: 5, rank: 'puissant', infranchissable: true }),
    enemy('ancre', [claw(0, 'single')], { rank: 'puissant', unmoved: true }),
    enemy('ronceux', [claw(0, 'single')], { abilities: [{ always: { of: 'self', gets: { epines: 2 } } }] }),
    ...[1, 2, 3, 4].map((n) => enemy(`inter-${n}`, [claw(1, 'single')], { rank: 'intermediaire' })),
    ...[1, 2, 3, 4].map((n) => enemy(`puissant-${n}`, [claw(1, 'single')], { rank: 'puissant' })),
  ],
  bosses: [
    boss('ogre'),
    boss('geant'),
    boss('matrone', {
      summons: ['rat'],
      actions: ACTIONS.map((action) => ({
        ...action,
        lines: [{ effects: [{ do: 'summon', enemy: 'rat', n: 1 }] }],
      })),
      scenario: true,
    }),
    boss('liche', {
      onLifeLost: [] as never,
      abilities: [{ always: { of: { type: 'hero' }, gets: { damageDealt: -1 } } }],
    }),
    boss('profane', {
      ext: 6,
      profane: {
        equipment: ['joug-1', 'joug-2', 'joug-3', 'joug-4', 'joug-5', 'joug-6'],
        blessing: 'benediction',
      },
      onLifeLost: [{ do: 'trigger', what: { in: 'allGear', type: 'gear' } }],
    }),
    boss('titan', {
      ext: 5,
      scenario: true,
      actions: ACTIONS.map((action) => ({
        ...action,
        lines: [{ effects: [{ do: 'place', entity: 'ichor', at: { in: 'squares', area: 'cross1' } }] }],
      })),
    }),
  ],
  battlefields: [
    { ...named('marais'), abilities: [{ always: { of: { type: 'hero' }, gets: { move: { atMost: 1 } } } }] },
    {
      ...named('brasier'),
      abilities: [{ on: 'roundEnd', then: [{ do: 'damage', n: 1, to: { type: 'hero' } }] }],
    },
    {
      ...named('lande'),
      abilities: [{ on: 'roundStart', then: [{ do: 'block', n: 1, to: { type: 'hero' } }] }],
    },
    { ...named('congeres'), abilities: [{ always: { of: { type: 'hero' }, gets: { move: -1 } } }] },
    { ...named('tertre'), abilities: [{ always: { of: { type: 'hero' }, gets: { cannot: ['heal'] } } }] },
  ],
  equipment: [
    gear('bouclier'),
    gear('ecu'),
    gear('targe'),
    gear('echo', {
      effects: [
        { do: 'block', n: 1, to: 'self' },
        { do: 'arm', what: 'self' },
      ],
      arm: { on: 'roundStart' },
    }),
    gear('talisman', {
      when: { on: 'woundTaken', of: { type: 'hero' } },
      effects: [{ do: 'block', n: 1, to: 'self' }],
    }),
    gear('autel', {
      charge: { most: 4, others: true },
      effects: [{ do: 'block', n: 'charged', to: 'self' }],
    }),
    gear('barillet', {
      pool: 'hero',
      arm: 'ammo',
      ammo: { start: 4, capacity: 6 },
      effects: [{ do: 'ammo', what: 'self', n: -1 }, PREY('diam3'), DEAL(2)],
      abilities: [{ on: 'turnEnd', then: [{ do: 'ammo', what: 'self', n: 1 }] }],
    }),
    gear('cache', {
      pool: 'hero',
      arm: 'ammo',
      ammo: { start: 2, capacity: 2 },
      effects: [{ do: 'ammo', what: 'self', n: -1 }, PREY('cross1'), DEAL(4)],
    }),
    gear('sac', {
      pool: 'hero',
      charge: { most: 5, others: true },
      effects: [
        { do: 'damage', n: { add: [1, { times: [2, 'charged'] }] }, to: { type: 'enemy', area: 'ring8' } },
      ],
    }),
    ...[1, 2, 3, 4, 5, 6].map((n) =>
      gear(`joug-${n}`, { pool: 'profane', effects: [{ do: 'wound', n: 1, to: 'self' }] }),
    ),
  ],
  entities: [
    entity('mule', {
      keywords: ['allie'],
      health: 3,
      threat: 3,
      effects: [{ do: 'block', n: 1, to: { type: 'hero' } }],
    }),
    entity('chariot', { keywords: ['allie'], health: 2, threat: 9, unattackable: true }),
    entity('tronc', { keywords: ['obstacle'] }),
    entity('rocher', { keywords: ['infranchissable'] }),
    entity('porte', { keywords: ['infranchissable'], yellow: 2, red: 1 }),
    entity('ronce', {
      keywords: ['sol'],
      abilities: [
        {
          on: 'entered',
          of: { here: true },
          then: [
            { do: 'damage', n: 1, to: 'it' },
            { give: { has: ['immobilise'] }, to: 'it', until: 'unit' },
          ],
        },
      ],
    }),
    entity('braise', {
      keywords: ['sol'],
      abilities: [{ on: 'entered', of: { here: true }, then: [{ do: 'damage', n: 1, to: 'it' }] }],
    }),
    entity('dalle', { keywords: ['sol'] }),
    entity('ichor', { keywords: ['sol'], supply: 8 }),
  ],
  scenarios: [
    scenario('garde', {
      deckSize: 13,
      goal: { killAll: true },
      butins: { offers: 2, essence: true, equipment: true },
    }),
    scenario('siege', { deckSize: 15, goal: { survive: 2 }, butins: { offers: 1, level: 'adepte' } }),
    scenario('escorte', {
      deckSize: 15,
      goal: { reach: ['mule', [1, 1]] },
      defeat: { lost: 'mule' },
      entities: [{ entity: 'mule', at: [3, 1] }],
    }),
    scenario('breche', {
      deckSize: 15,
      goal: { destroy: 'porte' },
      defeat: { rounds: 3 },
      entities: [{ entity: 'porte', at: [2, 2] }],
    }),
  ],
  areas: AREAS,
};

function scenario(id: string, more: Partial<ScenarioData>): ScenarioData {
  return {
    ...named(id),
    ext: 5,
    deckSize: 13,
    enemies: [{ enemy: 'statue', at: [1, 6] }],
    entities: [],
    abilities: [],
    rules: [],
    goal: { killAll: true },
    goalText: { fr: id, en: id },
    intro: { fr: id, en: id },
    outro: { fr: id, en: id },
    butins: { offers: 1 },
    ...more,
  } as ScenarioData;
}
