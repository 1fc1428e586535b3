/** The tables in the pictures: fixed seeds, played by bots up to a moment worth looking at. */
import { GAMES } from '@tablee/games/rules';
import type { Game, Table } from '@tablee/kernel';
import { type Sitter, saying, type TablePlan, type TableRow, tableRow, whenAsked } from '../tables.ts';

const ADA: Sitter = { who: 'person', name: 'Ada' };
const NOE: Sitter = { who: 'person', name: 'Noé' };
const BOT: Sitter = { who: 'bot', bot: 'greedy' };

const CELESTIAL = {
  divinite: 'clarte-sans-declin',
  archange: 'oriel-l-inflexible',
  temple: 'basilique-du-zenith',
  fv: 13,
  ec: 6,
  adoration: ['moine-copiste', 'enlumineuse', { card: 'chantre-des-laudes', ec: 1 }],
  ag: [
    { card: 'porte-etendard', golem: 'pavois-de-marbre', equipements: ['epee-du-serment'] },
    'juge-des-encres',
    { card: 'sentinelle-d-albatre', damage: 2 },
    { card: 'lanciere-de-l-aube', inclined: true },
  ],
  benedictions: ['matines'],
  hand: ['lame-du-jugement', 'rempart-du-verbe', 'cavaliere-de-l-orage', 'statue-orante', 'ecu-beni'],
  livre: ['ecuyere-du-levant', 'porte-etendard', 'vigie-du-portail', 'novice-du-choeur'],
  registre: ['pelerin-aux-coquilles', 'abbesse-aux-clefs', 'ermite-de-la-colonne', 'enlumineuse'],
  purgatoire: ['ecuyere-du-levant', 'benediction-des-lames'],
};
const ASHEN = {
  divinite: 'ignia-premiere-etincelle',
  archange: 'brasiel-torche-monde',
  temple: 'caldera-consacree',
  fv: 8,
  ec: 2,
  archangeIs: 'ag',
  adoration: ['charbonniere', 'souffleur-de-forge'],
  ag: [
    { card: 'bourreau-ardent', golem: 'creuset-en-marche' },
    { card: 'cracheur-de-poix', frozen: true },
  ],
  ldf: ['furie-rousse', { card: 'wyverne-rageuse', damage: 1 }],
  hand: ['trait-de-feu', 'porte-torche', 'colere-rouge'],
  livre: ['porte-torche', 'archere-de-suif', 'dragonnet-de-braise', 'salamandre-tetue'],
  registre: ['fondeur-de-cloches', 'mineur-de-soufre', 'vestale-du-brasier'],
  purgatoire: ['archere-de-suif', 'dragonnet-de-braise', 'phenix-cendre'],
};

const YSOLINE = {
  hero: 'ysoline',
  at: [5, 2],
  hand: ['frappe', 'fente', 'parade', 'course', 'tir'],
  block: 1,
  wounds: ['frappe', 'course'],
  discard: ['parade'],
  equipment: ['targe-cloutee', 'arbalete-de-poche'],
};
const HROLF = {
  hero: 'hrolf',
  at: [6, 4],
  hand: ['frappe', 'tir', 'parade', 'course', 'course'],
  equipment: ['corne-de-brume'],
};
/** Two heroes against seven: a summoner and what it called, a wall, brambles, a corpse. */
const MELEE = {
  heroes: [YSOLINE, HROLF],
  enemies: [
    { enemy: 'boucher', at: [4, 2] },
    { enemy: 'archer-de-lune', at: [1, 4] },
    { enemy: 'charmeuse-de-rats', at: [2, 5] },
    { enemy: 'rat-d-ossuaire', at: [3, 5], summoner: 2 },
    { enemy: 'porte-pavois', at: [4, 5], block: 2 },
    { enemy: 'pleureuse', at: [1, 1], statuses: { etourdi: 1 } },
    { enemy: 'ogre-de-tourbe', at: [2, 2] },
  ],
  entities: [
    { entity: 'muret', at: [3, 3] },
    { entity: 'ronciers', at: [5, 5] },
  ],
  corpses: [[3, 1]],
};
const CLOCHE = {
  ...MELEE,
  fight: 4,
  battlefield: 'lune-rousse',
  enemies: [
    { enemy: 'cloche-engloutie', at: [4, 2], used: ['onde'], yellow: 1 },
    { enemy: 'noye', at: [5, 3] },
  ],
};

/** Four survivors in the corridors of First Light, with enemies in sight, under a Lockdown. */
const CORRIDOR = {
  round: 4,
  event: 'lockdown',
  noise: { '1e': 3 },
  lures: [{ at: '3c', radius: 2 }],
  bubbles: ['1A'],
  survivors: [
    {
      class: 'marine',
      at: '1c',
      life: 5,
      resolve: 6,
      wounds: ['legs', 'head'],
      items: ['body:riot-vest', 'pistol', 'pair:pistol', 'med-kit', 'shotgun'],
      resolveCards: ['fievre', 'paranoia', 'petrifie'],
    },
    { class: 'medic', at: '1c', resolve: 8, items: ['plasma-cutter', 'head:combat-visor'] },
    { class: 'captain', at: '1e', life: 2, wounds: ['body'], items: ['assault-rifle'] },
    { class: 'engineer', at: '1C', stunned: true, items: ['fire-axe', 'power-cell'] },
  ],
  enemies: [
    { type: 'jaeger', at: '1e' },
    { type: 'swarmer', at: '1e', stunned: true },
    { type: 'swarmer', at: '3c', marks: ['captain'] },
    { type: 'swarmer', at: '3c', marks: ['captain', 'marine'] },
    { type: 'solomon', at: '2s' },
    { type: 'icarus', at: '3n' },
  ],
  tokens: [
    { token: 'swarmer-3', at: '4A' },
    { token: 'icarus-2', at: '3A' },
  ],
};

/** Where two corridors cross, every way has a long name. */
const CROSSING = {
  round: 3,
  survivors: [{ class: 'engineer', at: '1c', items: ['fire-axe', 'pistol'] }],
  enemies: [
    { type: 'swarmer', at: '1c' },
    { type: 'jaeger', at: '3A' },
  ],
  tokens: [],
};

/** The Titan on board, in a Mood, its last attack on the table. */
const TITAN = {
  ...CORRIDOR,
  event: 'blackout',
  mood: 'enraged',
  bubbles: [],
  lures: [],
  noise: {},
  survivors: CORRIDOR.survivors.map((each, n) => ({ ...each, at: ['1R', '1R', '1e', '3c'][n]! })),
  enemies: [
    { type: 'titan', at: '2e', life: 11 },
    { type: 'swarmer', at: '1e' },
  ],
  tokens: [],
};

export const TABLES: readonly TableRow[] = [
  endure('endure-muster', null),
  endure('endure-turn', CORRIDOR),
  endure('endure-titan', TITAN, { mission: 'apex' }),
  endure('endure-found', null, { until: whenAsked('gain', { choices: 10 }) }),
  endure(
    'endure-trade',
    { ...CORRIDOR, enemies: [], bubbles: [] },
    { until: saying('trade 2', 'give pistol') },
    [ADA, NOE],
  ),
  endure('endure-step', CROSSING, { until: saying('attack fire-axe') }),
  endure('endure-end', null, { until: isOver }),
  plunder('plunder-placing', [ADA, BOT], 'b', whenAsked('placeHeroes')),
  plunder('plunder-turn', [ADA, BOT], 'e', whenAsked('act', { choices: 150, options: 20 })),
  plunder('plunder-pay', [ADA, BOT], 'f', whenAsked('payMore', { options: 5 })),
  plunder('plunder-defence', [ADA, BOT], 'f', whenAsked('defend', { options: 4 })),
  plunder('plunder-three', [ADA, BOT, BOT], 'a', whenAsked('act', { choices: 300, options: 20 })),
  plunder('plunder-four', [ADA, BOT, BOT, BOT], 'b', whenAsked('act', { choices: 120, options: 20 })),
  plunder('plunder-curtain', [ADA, NOE], 'b', whenAsked('act', { choices: 60 })),
  plunder('plunder-end', [ADA, BOT], 'c', isOver),
  tableRow({
    id: 'seven-fallen-grace',
    game: gameNamed('seven-fallen'),
    sitting: [ADA, BOT],
    seed: 'a',
    until: whenAsked('grace'),
  }),
  sevenFallen('seven-fallen-word'),
  sevenFallen('seven-fallen-dawn', { at: 'aurore' }, whenAsked('pick')),
  sevenFallen('seven-fallen-pay', {}, saying('play lame-du-jugement')),
  sevenFallen('seven-fallen-announce', {}, saying('attack', 'announce porte-etendard')),
  sevenFallen(
    'seven-fallen-target',
    {},
    saying('attack', 'announce porte-etendard', 'done', 'embuscade porte-etendard', 'pass'),
  ),
  sevenFallen('seven-fallen-answer', { active: 1 }, saying('play trait-de-feu', 'target porte-etendard')),
  sevenFallen('seven-fallen-curtain', {}, undefined, [ADA, NOE]),
  sevenFallen(
    'seven-fallen-end',
    { theirs: { fv: 0, ag: [], archangeIs: 'down' } },
    saying(
      'attack',
      'announce porte-etendard',
      'done',
      'embuscade porte-etendard',
      'divinite',
      'decline',
      'pass',
      'pass',
    ),
  ),
  soeurs('soeurs-die', 'e', whenAsked('chooseDie', { choices: 30 })),
  soeurs('soeurs-move', 'e', whenAsked('step', { choices: 30, options: 3 })),
  soeurs('soeurs-trap', 'b', whenAsked('rollTrap')),
  soeurs('soeurs-treasure', 'c', whenAsked('rollTreasure')),
  soeurs('soeurs-fight', 'f', whenAsked('act', { options: 12 })),
  soeurs('soeurs-target', 'f', whenAsked('target', { options: 3 })),
  soeurs('soeurs-boss', 'a', whenAsked('act', { choices: 206, options: 4 })),
  soeurs('soeurs-won', 'c', isOver),
  soeurs('soeurs-lost', 'b', isOver),
  tableRow({
    id: 'veiel-deploy',
    game: gameNamed('veiel'),
    sitting: [ADA],
    seed: 'c',
    until: whenAsked('deploy'),
  }),
  veiel('veiel-next', { ...MELEE, at: 'heroes' }),
  veiel('veiel-turn', MELEE),
  veiel('veiel-boss', CLOCHE),
  veiel('veiel-aim', CLOCHE, beginning('play fente')),
  veiel('veiel-stride', MELEE, beginning('stride tir')),
  veiel('veiel-wound', {
    ...MELEE,
    heroes: [
      { ...YSOLINE, hand: ['second-souffle', 'frappe'], played: true },
      { ...HROLF, played: true },
    ],
    at: 'enemies',
  }),
  veiel('veiel-death', { ...MELEE, heroes: [{ ...YSOLINE, hand: ['frappe'], deck: ['tir', 'tir'] }, HROLF] }),
  veiel('veiel-special', {
    ...MELEE,
    heroes: [
      {
        hero: 'maitresse',
        at: [6, 1],
        hand: ['parade', 'frappe', 'course'],
        row: ['buee-brulante', 'magma', 'vase', 'embruns'],
        discard: ['frappe', 'parade'],
      },
      {
        hero: 'jumeaux',
        at: [
          [6, 3],
          [5, 4],
        ],
        hand: ['frappe', 'tir'],
      },
      { hero: 'etranger', at: [6, 6], hand: ['tir'], equipment: ['pistolet-a-barillet', 'pistolet-cache'] },
    ],
    plays: ['frappe', 'parade'],
  }),
];

function endure(
  id: string,
  position: ({ readonly survivors: readonly object[] } & Readonly<Record<string, unknown>>) | null,
  {
    mission = 'first-light',
    until = () => true,
  }: { mission?: string; until?: (table: Table) => boolean } = {},
  sitting: TablePlan['sitting'] = [ADA],
): TableRow {
  const survivors = position?.survivors.length ?? 4;
  const led = position && {
    ...position,
    survivors: position.survivors.map((each, n) => ({ ...each, seat: n % sitting.length })),
  };
  return tableRow({
    id,
    game: gameNamed('endure'),
    sitting,
    seed: 'a',
    config: { mission, survivors },
    ...(led && { position: led }),
    until,
  });
}

function isOver(table: Table): boolean {
  return table.state.result !== null;
}

function plunder(id: string, sitting: TablePlan['sitting'], seed: string, until: (table: Table) => boolean) {
  return tableRow({ id, game: gameNamed('plunder'), sitting, seed, until });
}

/** Two Starters in the middle of a game. */
function sevenFallen(
  id: string,
  { mine = {}, theirs = {}, ...more }: Readonly<Record<string, object | string | number>> = {},
  until: (table: Table) => boolean = () => true,
  sitting: TablePlan['sitting'] = [ADA, BOT],
): TableRow {
  const sides = [
    { ...CELESTIAL, ...(mine as object) },
    { ...ASHEN, ...(theirs as object) },
  ];
  const position = { turn: 9, ...more, sides };
  const config = { deck0: 'purete-celeste', deck1: 'forge-des-cendres' };
  return tableRow({ id, game: gameNamed('seven-fallen'), sitting, seed: 'a', config, position, until });
}

function soeurs(id: string, seed: string, until: (table: Table) => boolean): TableRow {
  return tableRow({ id, game: gameNamed('soeurs'), sitting: [ADA], seed, until });
}

function veiel(
  id: string,
  position: Readonly<Record<string, unknown>>,
  until: (table: Table) => boolean = () => true,
): TableRow {
  const heroes = (position.heroes as readonly unknown[]).length;
  const config = { heroes, battlefields: true };
  return tableRow({ id, game: gameNamed('veiel'), sitting: [ADA], seed: 'a', config, position, until });
}

/** One choice whose line in a record begins so. */
function beginning(start: string): (table: Table) => boolean {
  return (table) => {
    const decision = table.state.open[0]!;
    const says = (option: (typeof decision.options)[number]) =>
      table.game.words.notation(option, table.state.content);
    table.choose(
      decision.seat,
      decision.id,
      decision.options.findIndex((one) => says(one).startsWith(start)),
    );
    return true;
  };
}

function gameNamed(id: string): Game {
  return GAMES.find((game) => game.id === id)!;
}
