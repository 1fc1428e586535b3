/** What the box must hold (C1 to C6 of the content's demands): counted, not believed. */
import { Play } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../content/areas.ts';
import { BOX } from '../content/box.ts';
import {
  CARD_KINDS,
  COLOURS,
  ENTITY_KEYWORDS,
  type EnemyData,
  KEYWORDS,
  type LineData,
  RANKS,
  STATUSES,
  VALUED_STATUSES,
} from '../content/types.ts';
import { CONDITIONS } from '../effects/conditions.ts';
import { HAPPENINGS } from '../effects/happenings.ts';
import { VALUES } from '../effects/values.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { WORDS } from '../effects/words/index.ts';
import { veiel } from '../index.ts';
import { HELP, type HelpTopic } from '../ready/help.ts';
import { switchesOf } from '../ready/switches.ts';
import { livesFor } from '../rules/summon.ts';
import { ITEMS, type Item, itemsSaying, itemsWhere, objectsIn } from './counting.ts';

const enemies = (rank: string): readonly EnemyData[] => BOX.enemies.filter((enemy) => enemy.rank === rank);
const base = <T extends { readonly ext: number }>(list: readonly T[]): readonly T[] =>
  list.filter(({ ext }) => ext === 0);
const attacks = ({ lines }: { readonly lines: readonly LineData[] }): readonly LineData[] =>
  lines.filter(({ icon }) => icon !== undefined);
const does = (line: LineData, word: string): boolean =>
  [...objectsIn(line.effects ?? [])].some((part) => part.do === word);
const harms = (enemy: EnemyData): boolean =>
  enemy.lines.some((line) => does(line, 'damage') || does(line, 'wound'));
const FAR = [
  'shot23',
  'diam2',
  'diam3',
  'inf',
  'infx',
  'mortar',
  'knight',
  'line3',
  'row',
  'arrow1',
  'arrow3',
];

describe('areas (C1)', () => {
  const drawn = (id: string): readonly Item[] =>
    ITEMS.filter(({ data }) => [...objectsIn(data)].some((part) => part.area === id));

  test.each(Object.keys(AREAS).filter((area) => !['self', 'cross1x', 'ring8x'].includes(area)))(
    'C1-1: %s is used by at least two cards',
    (area) => {
      expect(drawn(area).length).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(['inf', 'infx', 'arrow1', 'arrow3'])('C1-1: %s is used by at least three cards', (area) => {
    expect(drawn(area).length).toBeGreaterThanOrEqual(3);
  });

  test.each(['inf', 'arrow1', 'arrow3'])('C1-1: an enemy or a boss uses %s', (area) => {
    const foes = new Set([...BOX.enemies, ...BOX.bosses].map(({ id }) => id));
    expect(drawn(area).filter(({ id }) => foes.has(id.split('/')[0]!)).length).toBeGreaterThanOrEqual(1);
  });

  test('C1-2: four cards with a crossed caster and four hero-targeting ones with an uncrossed one', () => {
    const cardIds = new Set(BOX.cards.map(({ id }) => id));
    const cards = ITEMS.filter(({ id }) => cardIds.has(id));
    const crossed = Object.entries(AREAS).flatMap(([name, drawing]) => (drawing.includes('x') ? [name] : []));
    const aims = (part: Readonly<Record<string, unknown>>, isCrossed: boolean): boolean =>
      part.type === 'hero' && typeof part.area === 'string' && crossed.includes(part.area) === isCrossed;
    expect(itemsWhere((part) => aims(part, true), cards).length).toBeGreaterThanOrEqual(4);
    expect(itemsWhere((part) => aims(part, false), cards).length).toBeGreaterThanOrEqual(4);
  });
});

describe('the language is used (C2-1)', () => {
  test.each(Object.keys(WORDS))('the word %s by at least two items', (word) => {
    expect(itemsWhere((part) => part.do === word).length).toBeGreaterThanOrEqual(2);
  });
  test.each(['may', 'modes', 'if', 'repeat', 'give', 'choose', 'each'])(
    'the form %s by at least two items',
    (form) => {
      expect(itemsWhere((part) => form in part).length).toBeGreaterThanOrEqual(2);
    },
  );
  test.each(Object.keys(HAPPENINGS))('the trigger %s by at least two items', (happening) => {
    expect(
      itemsWhere(
        (part) =>
          (part.on === happening && 'then' in part) ||
          (part.arm as { on?: string } | undefined)?.on === happening ||
          (part.when as { on?: string } | undefined)?.on === happening,
      ).length,
    ).toBeGreaterThanOrEqual(2);
  });
  test.each(Object.keys(VALUES))('the value %s by at least two items', (value) => {
    expect(itemsSaying(value).length).toBeGreaterThanOrEqual(2);
  });
  test.each(['wounds', 'hand', 'discards', 'exiles', 'block'])(
    'the number %s of a hero by at least two items',
    (stat) => {
      expect(itemsWhere((part) => part.stat === stat).length).toBeGreaterThanOrEqual(2);
    },
  );
  test.each(['add', 'times', 'min', 'max', 'count'])('values made with %s by at least two items', (form) => {
    expect(
      itemsWhere((part) => form in part && part.do === undefined && part.choose === undefined).length,
    ).toBeGreaterThanOrEqual(2);
  });
  test.each(Object.keys(CONDITIONS))('the condition %s by at least two items', (condition) => {
    expect(itemsSaying(condition).length).toBeGreaterThanOrEqual(2);
  });
  test.each(['rank', 'has', 'adjacentTo', 'compare', 'not', 'all', 'there', 'none'])(
    'conditions with %s by at least two items',
    (form) => {
      expect(itemsWhere((part) => form in part).length).toBeGreaterThanOrEqual(2);
    },
  );
  test.each([...STATUSES, ...VALUED_STATUSES])('the status %s by at least two items', (status) => {
    const gives = (part: Readonly<Record<string, unknown>>): boolean =>
      part[status] !== undefined || (Array.isArray(part.has) && part.has.includes(status));
    expect(itemsWhere(gives).length).toBeGreaterThanOrEqual(2);
  });
  test.each(Object.keys(vocabulary.untils))('the duration %s by at least two items', (until) => {
    expect(itemsWhere((part) => part.until === until).length).toBeGreaterThanOrEqual(2);
  });
  test.each(['damageDealt', 'damageTaken', 'move', 'heal', 'blocking', 'draw', 'threat', 'handSize'])(
    'the modifier %s by at least two items',
    (modifier) => {
      const changes = (part: Readonly<Record<string, unknown>>): boolean =>
        [part.give, part.gets].some((gets) => typeof gets === 'object' && gets !== null && modifier in gets);
      expect(itemsWhere(changes).length).toBeGreaterThanOrEqual(2);
    },
  );
  test.each(Object.keys(vocabulary.actions))('the prohibition %s by at least two items', (action) => {
    const forbids = (part: Readonly<Record<string, unknown>>): boolean =>
      Array.isArray(part.cannot) && part.cannot.includes(action);
    expect(itemsWhere(forbids).length).toBeGreaterThanOrEqual(2);
  });
});

describe('hero cards (C3)', () => {
  const ordinary = BOX.heroes.filter(({ ext }) => [0, 1, 2, 4, 7].includes(ext));

  test('one hero of the base game for each pair of the four colours, and one in each of 1, 2, 4, 7', () => {
    const pairs = base(ordinary).map(({ colours }) => [...colours].sort().join('+'));
    expect(new Set(pairs).size).toBe(6);
    expect(base(ordinary)).toHaveLength(6);
    for (const ext of [1, 2, 4, 7]) expect(ordinary.filter((hero) => hero.ext === ext)).toHaveLength(1);
  });
  test.each(BOX.heroes.map((hero) => [hero.id, hero] as const))(
    '%s: ten base cards, at least two Course, threat and swords in range',
    (_, hero) => {
      expect(hero.base.reduce((sum, n) => sum + n, 0)).toBe(10);
      expect(hero.base.every((n) => n >= 0 && n <= 5)).toBe(true);
      expect(hero.base[3]).toBeGreaterThanOrEqual(2);
      for (const { threat, swords } of hero.twins ?? [hero]) {
        expect(threat).toBeGreaterThanOrEqual(1);
        expect(threat).toBeLessThanOrEqual(9);
        expect(swords).toBeGreaterThanOrEqual(0);
        expect(swords).toBeLessThanOrEqual(3);
      }
    },
  );
  test('at least two couples of heroes share a threat with other swords', () => {
    const couples = BOX.heroes.flatMap((a, n) =>
      BOX.heroes.slice(n + 1).filter((b) => a.threat === b.threat && a.swords !== b.swords),
    );
    expect(couples.length).toBeGreaterThanOrEqual(2);
  });
  test.each(ordinary.map((hero) => [hero.id, hero] as const))(
    '%s has an own Initié, Adepte and Maître',
    (_, hero) => {
      for (const kind of ['initie', 'adepte', 'maitre'] as const) {
        const card = BOX.cards.find(({ id }) => id === hero[kind]);
        expect(card).toMatchObject({ kind, ext: hero.ext });
        expect(hero.colours).toContain(card?.colour);
      }
    },
  );
  test('four base cards, fifteen Novices: three of each kind', () => {
    expect(BOX.cards.filter(({ kind }) => kind === 'base')).toHaveLength(4);
    for (const colour of COLOURS)
      expect(BOX.cards.filter((card) => card.kind === 'novice' && card.colour === colour)).toHaveLength(3);
  });
  test.each([...COLOURS])(
    'the %s pile: at least 16 designs and 24 to 30 cards; 12 and 18 in the base game',
    (colour) => {
      const pile = BOX.cards.filter((card) => card.kind === 'recompense' && card.colour === colour);
      const count = (cards: typeof pile): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
      expect(pile.length).toBeGreaterThanOrEqual(16);
      expect(count(pile)).toBeGreaterThanOrEqual(24);
      expect(count(pile)).toBeLessThanOrEqual(30);
      expect(base(pile).length).toBeGreaterThanOrEqual(12);
      expect(count([...base(pile)])).toBeGreaterThanOrEqual(18);
    },
  );
  test('at least eight Essences, six Afflictions of each level, most of them Inéluctable', () => {
    expect(BOX.cards.filter(({ kind }) => kind === 'essence').length).toBeGreaterThanOrEqual(8);
    for (const level of [1, 2, 3]) {
      const of = BOX.cards.filter((card) => card.kind === 'affliction' && card.level === level);
      expect(of.length).toBeGreaterThanOrEqual(6);
      expect(of.filter(({ keywords }) => keywords?.includes('ineluctable')).length).toBeGreaterThan(
        of.length / 2,
      );
    }
  });
  test('C3-1: what draws or recovers is once a turn, Éphémère, or pays as many cards', () => {
    const amount = (part: Readonly<Record<string, unknown>>): number =>
      typeof part.n === 'number' ? part.n : 1;
    for (const card of BOX.cards) {
      const parts = [...objectsIn(card.effects)];
      const own = parts.filter((part) => part.who === undefined || part.who === 'self');
      const gives = own.filter((part) => part.do === 'draw' || part.do === 'recover');
      const pays = own.filter((part) => part.do === 'discard' || part.do === 'exile');
      const given = gives.reduce((sum, part) => sum + amount(part), 0);
      const paid = pays.reduce((sum, part) => sum + amount(part), 0);
      const isFree = given > paid && !card.oncePerTurn && !card.keywords?.includes('ephemere');
      expect(isFree, `${card.id} draws ${given} and pays ${paid}`).toBe(false);
    }
  });
  test('C3-1: an equipment that draws is armed at most once a turn', () => {
    for (const item of BOX.equipment) {
      if (![...objectsIn(item.effects)].some((part) => part.do === 'draw' || part.do === 'recover')) continue;
      expect(['turnStart', 'turnEnd', 'roundStart', 'fightStart']).toContain(
        item.arm === 'ammo' ? '' : item.arm.on,
      );
    }
  });
});

describe('special heroes (C4)', () => {
  const hero = (id: string) => BOX.heroes.find((each) => each.id === id)!;
  const card = (id: string) => BOX.cards.find((each) => each.id === id)!;

  test('C4-1: six pairs, four triples, two quadruples, one with an element twice', () => {
    const { base: list, row } = hero('maitresse');
    expect(list.every((n) => n >= 2)).toBe(true);
    const recipes = (ids: readonly string[]) => ids.map((id) => card(id).elements!);
    const different = (ids: readonly string[]) =>
      new Set(recipes(ids).map((recipe) => [...recipe].sort().join('+'))).size;
    expect(row!.initie).toHaveLength(6);
    expect(different(row!.initie)).toBe(6);
    expect(recipes(row!.initie).every((recipe) => recipe.length === 2)).toBe(true);
    expect(row!.adepte).toHaveLength(4);
    expect(different(row!.adepte)).toBe(4);
    expect(row!.maitre).toHaveLength(2);
    expect(
      recipes(row!.maitre)
        .map((recipe) => new Set(recipe).size)
        .sort(),
    ).toEqual([2, 4]);
    expect(card('magma').elements).toEqual(expect.arrayContaining(['terre', 'feu']));
    expect(card('benediction-cendree').elements).toEqual(expect.arrayContaining(['eau', 'feu', 'terre']));
  });
  test('C4-2: the twins’ cards use their distance, the other twin, and all heroes', () => {
    const { initie, adepte, maitre, twins } = hero('jumeaux');
    const cards = ITEMS.filter(({ id }) => [initie, adepte, maitre].includes(id));
    expect(twins!.map(({ threat, swords }) => [threat, swords])).toEqual([
      [6, 1],
      [4, 1],
    ]);
    expect(itemsSaying('twinDistance', cards).length).toBeGreaterThanOrEqual(1);
    expect(
      itemsWhere((part) => part.piece === 'other' || part.of === 'other', cards).length,
    ).toBeGreaterThanOrEqual(1);
    expect(
      itemsWhere((part) => part.type === 'hero' && part.area === 'inf', cards).length,
    ).toBeGreaterThanOrEqual(1);
  });
  test('C4-2: the wound of either twin gives the other block, once a round', () => {
    const table = new Play(veiel as never, {
      seats: 1,
      seed: 'twins',
      config: { heroes: 2 },
      position: {
        at: 'enemies',
        heroes: [
          {
            hero: 'jumeaux',
            at: [
              [5, 3],
              [3, 4],
            ],
          },
          { hero: 'odon', at: [6, 6] },
        ],
        enemies: [
          { enemy: 'rat-d-ossuaire', at: [2, 4] },
          { enemy: 'rat-d-ossuaire', at: [5, 2] },
          { enemy: 'chien-de-tourbe', at: [6, 3] },
        ],
      },
    });
    const gains = table.told(0).filter(({ event }) => event === 'blockGained');

    // Three blows, two of them on Kilenne: each twin is given block for the other's first wound.
    expect(gains).toMatchObject([
      { who: { id: 'jumeaux' }, amount: 1 },
      { who: { id: 'jumeaux', twin: true }, amount: 1 },
    ]);
  });
  test('C3-1: the horn is armed by another equipment, never by itself', () => {
    const table = new Play(veiel as never, {
      seats: 1,
      seed: 'horn',
      config: { heroes: 2 },
      position: {
        heroes: [
          { hero: 'brune', at: [5, 3], hand: ['parade'], equipment: ['cor-du-guet', 'targe-cloutee'] },
          { hero: 'odon', at: [5, 5] },
        ],
        enemies: [{ enemy: 'rat-d-ossuaire', at: [1, 1] }],
      },
    });
    const horn = () => table.options.filter((option) => option.startsWith('trigger cor-du-guet'));

    table.choose(horn()[0]!);
    while (table.kind !== 'act') table.choose(table.options[0]!);
    expect(horn()).toEqual([]);
    table.choose(table.options.find((option) => option.startsWith('trigger targe-cloutee'))!);
    expect(horn()).toHaveLength(1);
  });
  test('C4-3, C4-4: the compulsory equipment is as printed', () => {
    const gear = (id: string) => BOX.equipment.find((item) => item.id === id);
    expect(gear('pistolet-a-barillet')).toMatchObject({ ammo: { start: 4, capacity: 6 }, arm: 'ammo' });
    expect(gear('pistolet-cache')).toMatchObject({ ammo: { start: 2, capacity: 2 }, arm: 'ammo' });
    expect(gear('sac-d-explosifs')).toMatchObject({ charge: { most: 5 }, arm: { on: 'turnStart' } });
    // The hidden one comes locked, and once: it is not among those at hand from the start.
    expect(hero('etranger')).toMatchObject({
      freeSlots: 0,
      equipment: ['pistolet-a-barillet'],
      adepteEquipment: 'pistolet-cache',
    });
    expect(hero('artificiere')).toMatchObject({ freeSlots: 1 });
  });
  test('C4-5: no two of the three share a pair of colours', () => {
    const pairs = ['etranger', 'artificiere', 'jumeaux'].map((id) => [...hero(id).colours].sort().join('+'));
    expect(new Set(pairs).size).toBe(3);
  });
});

describe('enemies (C5)', () => {
  const RANGES = {
    basique: { yellow: [2, 3], lives: [1, 2], move: [1, 3] },
    intermediaire: { yellow: [3, 4], lives: [2, 2], move: [1, 3] },
    puissant: { yellow: [4, 6], lives: [2, 3], move: [0, 4] },
  } as const;

  describe.each(Object.entries(RANGES))('%s', (rank, range) => {
    const all = enemies(rank);
    const ours = base(all);
    const within = (n: number, [least, most]: readonly [number, number]): boolean => n >= least && n <= most;

    test('at least 14, at least 9 of them in the base game; numbers in range', () => {
      expect(all.length).toBeGreaterThanOrEqual(14);
      expect(ours.length).toBeGreaterThanOrEqual(9);
      for (const { id, yellow, lives, lines } of all) {
        expect(within(yellow, range.yellow), `${id}: yellow ${yellow}`).toBe(true);
        expect(within(livesFor(lives, 2), range.lives), `${id}: lives ${lives}`).toBe(true);
        for (const { move = 0, icon } of lines) {
          if (icon) expect(within(move, range.move), `${id}: move ${move}`).toBe(true);
        }
      }
    });
    test('C5-1: in the base game alone, icons, ranges and riders of every sort', () => {
      const count = (holds: (line: LineData) => boolean): number =>
        ours.filter((enemy) => attacks(enemy).some(holds)).length;
      expect(count(({ icon }) => icon === 'single')).toBeGreaterThanOrEqual(4);
      expect(count(({ icon }) => icon === 'multi')).toBeGreaterThanOrEqual(3);
      expect(count(({ area }) => FAR.includes(area ?? ''))).toBeGreaterThanOrEqual(2);
      expect(count(({ area }) => area === 'inf')).toBeGreaterThanOrEqual(1);
      expect(count((line) => (line.effects?.length ?? 0) > 1)).toBeGreaterThanOrEqual(2);
      expect(count((line) => !does(line, 'damage') && !does(line, 'wound'))).toBeGreaterThanOrEqual(1);
      expect(count((line) => does(line, 'wound'))).toBeGreaterThanOrEqual(1);
      expect(ours.filter(harms).length).toBeGreaterThanOrEqual(8);
    });
    test('C5-1: an arrow with extension 5', () => {
      expect(
        all.filter(({ lines }) => lines.some(({ area }) => area?.startsWith('arrow'))).length,
      ).toBeGreaterThanOrEqual(1);
    });
    if (rank !== 'basique')
      test('C5-1: two summoners and two with kept block in the base game', () => {
        expect(ours.filter(({ summons }) => summons).length).toBeGreaterThanOrEqual(2);
        const keeps = (enemy: EnemyData): boolean =>
          [...objectsIn(enemy.lines)].some((part) => part.kept === true);
        expect(ours.filter(keeps).length).toBeGreaterThanOrEqual(2);
      });
  });

  test('C5-1: an Infranchissable among the Puissants', () => {
    expect(
      enemies('puissant').filter(({ infranchissable }) => infranchissable).length,
    ).toBeGreaterThanOrEqual(1);
  });
  test('R-OV-97: no chain of summons leads back to the same card', () => {
    const of = new Map([...BOX.enemies, ...BOX.bosses].map(({ id, summons = [] }) => [id, summons]));
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (of.get(from) ?? []).some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      );
    for (const id of of.keys()) expect(reaches(id, id), id).toBe(false);
  });
  test('what an enemy summons is named among its summons, and is there with its own switch alone', () => {
    for (const enemy of [...BOX.enemies, ...BOX.bosses]) {
      const summoned = [...objectsIn(enemy)].flatMap((part) =>
        part.do === 'summon' ? [String(part.enemy)] : [],
      );
      expect([...new Set(summoned)].sort()).toEqual([...(enemy.summons ?? [])].sort());
      for (const id of summoned) {
        const ext = BOX.enemies.find((each) => each.id === id)?.ext;
        expect([0, enemy.ext]).toContain(ext);
      }
    }
  });

  test('bosses: four in the base game, one in each of 2, 4, 7, le Profané and le Titanicide', () => {
    expect(base(BOX.bosses).length).toBeGreaterThanOrEqual(4);
    for (const ext of [2, 4, 7]) expect(BOX.bosses.some((boss) => boss.ext === ext)).toBe(true);
    expect(BOX.bosses.find(({ id }) => id === 'profane')).toMatchObject({ ext: 6 });
    expect(BOX.bosses.find(({ id }) => id === 'titanicide')).toMatchObject({ ext: 5, scenario: true });
  });
  test.each(BOX.bosses.map((boss) => [boss.id, boss] as const))(
    'C5-2: %s has seven different Action cards of all sorts and a passive',
    (_, boss) => {
      const { actions, yellow, lives } = boss;
      expect(new Set(actions.map(({ id }) => id)).size).toBe(7);
      const icons = (icon: string) =>
        actions.filter(({ lines }) => lines.some((line) => line.icon === icon)).length;
      expect(icons('single')).toBeGreaterThanOrEqual(2);
      expect(icons('multi')).toBeGreaterThanOrEqual(2);
      expect(
        actions.filter(({ lines }) => lines.some(({ icon, effects }) => !icon && effects)).length,
      ).toBeGreaterThanOrEqual(1);
      expect(boss.abilities !== undefined || boss.onLifeLost !== undefined).toBe(true);
      expect([5, 6]).toContain(yellow);
      expect([5, 6]).toContain(livesFor(lives, 2));
      for (const { lines } of actions) for (const { move = 0 } of lines) expect(move).toBeLessThanOrEqual(3);
    },
  );
  test('C5-3: le Profané hangs six gears on people, orders them triggered, and has its blessing', () => {
    const { profane, actions } = BOX.bosses.find(({ id }) => id === 'profane')!;
    expect(profane!.equipment).toHaveLength(6);
    for (const id of profane!.equipment)
      expect(BOX.equipment.find((item) => item.id === id)).toMatchObject({ pool: 'profane' });
    expect(
      actions.filter((action) => [...objectsIn(action)].some((part) => part.do === 'trigger')).length,
    ).toBeGreaterThanOrEqual(1);
    expect(BOX.cards.find(({ id }) => id === profane!.blessing)).toMatchObject({ kind: 'special' });
  });
});

describe('other content (C6)', () => {
  test('C6-1: at least ten battlefields, seven in the base game, constant and triggered ones', () => {
    expect(BOX.battlefields.length).toBeGreaterThanOrEqual(10);
    expect(base(BOX.battlefields).length).toBeGreaterThanOrEqual(7);
    const some = (form: string) =>
      BOX.battlefields.filter(({ abilities }) => abilities.some((ability) => form in ability));
    expect(some('always').length).toBeGreaterThanOrEqual(2);
    expect(some('on').length).toBeGreaterThanOrEqual(2);
  });
  test('C6-2: at least sixteen equipments to choose from', () => {
    const pool = BOX.equipment.filter((item) => item.pool === undefined);
    expect(pool.length).toBeGreaterThanOrEqual(16);
    expect(pool.filter(({ charge }) => charge).length).toBeGreaterThanOrEqual(3);
    expect(pool.filter(({ when }) => when).length).toBeGreaterThanOrEqual(2);
    expect(
      pool.filter(({ effects }) =>
        [...objectsIn(effects)].some((part) => part.do === 'arm' && part.what === 'self'),
      ).length,
    ).toBeGreaterThanOrEqual(1);
    expect(pool.filter(({ charge }) => charge?.others).length).toBeGreaterThanOrEqual(1);
  });
  test('C6-3: allies, Obstacles, Infranchissables that switch, ground tokens', () => {
    const of = (keyword: string) =>
      BOX.entities.filter(({ keywords }) => (keywords as readonly string[]).includes(keyword));
    expect(of('allie').length).toBeGreaterThanOrEqual(3);
    expect(of('obstacle').length).toBeGreaterThanOrEqual(4);
    const switching = BOX.entities.filter((entity) =>
      [...objectsIn(entity)].some((part) => part.do === 'become'),
    );
    expect(switching.length).toBeGreaterThanOrEqual(1);
    expect(of('infranchissable').length + switching.length).toBeGreaterThanOrEqual(3);
    expect(of('sol').length).toBeGreaterThanOrEqual(3);
    expect(BOX.entities.find(({ id }) => id === 'ichor-toxique')).toMatchObject({ supply: 8 });
    for (const { health, threat } of of('allie')) {
      expect(health).toBeGreaterThanOrEqual(1);
      expect(health).toBeLessThanOrEqual(8);
      expect(threat).toBeGreaterThanOrEqual(0);
    }
  });
  test('C6-4: six scenarios with the goals of the campaign', () => {
    expect(BOX.scenarios.map(({ deckSize }) => deckSize)).toEqual([13, 15, 17, 19, 21, 23]);
    const goals = BOX.scenarios.map(({ goal }) => Object.keys(goal)[0]);
    for (const goal of ['reach', 'survive', 'destroy', 'killAll', 'kill']) expect(goals).toContain(goal);
    expect(BOX.scenarios[1]!.butins.level).toBe('adepte');
    expect(BOX.scenarios[3]!.butins.level).toBe('maitre');
    for (const { butins } of BOX.scenarios.slice(0, -1)) expect(butins.offers).toBeGreaterThanOrEqual(2);
    expect(BOX.scenarios.at(-1)!.goal).toEqual({ kill: 'titanicide' });
  });
  test.each([...KEYWORDS])('C6-5: the keyword %s is on at least two cards', (keyword) => {
    expect(BOX.cards.filter(({ keywords }) => keywords?.includes(keyword)).length).toBeGreaterThanOrEqual(2);
  });
  test('C6-5: corpses are used by at least two cards', () => {
    expect(BOX.cards.filter(({ usesCorpses }) => usesCorpses).length).toBeGreaterThanOrEqual(2);
  });
  test('C6-6: what each switch brings', () => {
    for (const ext of [1, 2, 4, 5, 7])
      for (const rank of RANKS.slice(0, 3))
        expect(
          enemies(rank).some((enemy) => enemy.ext === ext),
          `${rank} of extension ${ext}`,
        ).toBe(true);
    for (const ext of [2, 4, 7]) expect(BOX.battlefields.some((field) => field.ext === ext)).toBe(true);
    for (const colour of COLOURS) {
      const of = (ext: number) =>
        BOX.cards.filter((card) => card.kind === 'recompense' && card.colour === colour && card.ext === ext);
      for (const ext of [2, 4, 7]) expect(of(ext).length).toBeGreaterThanOrEqual(1);
      expect(
        of(1).filter(({ keywords, usesCorpses }) => keywords?.includes('persistant') || usesCorpses).length,
      ).toBeGreaterThanOrEqual(2);
      const isOf5 = (card: (typeof BOX.cards)[number]): boolean =>
        card.keywords?.some((keyword) => keyword === 'ephemere' || keyword === 'interruption') === true ||
        [...objectsIn(card)].some((part) => String(part.area).startsWith('arrow'));
      expect(of(5).filter(isOf5).length).toBeGreaterThanOrEqual(2);
    }
  });
  test('R-OV-89: nothing uses a rule of a switch that it does not need', () => {
    for (const { id, ext, data } of ITEMS) {
      const { needs = [] } = data as { needs?: readonly number[] };
      for (const used of switchesOf(data, BOX.areas)) expect([ext, ...needs], id).toContain(used);
    }
    const thing = { do: 'arm', what: 'self' };
    expect(switchesOf({ keywords: ['persistant', 'amorce'], effects: [thing] }, {})).toEqual([1, 6]);
    expect(switchesOf({ lines: [{ area: 'shot' }] }, { shot: '>\nX' })).toEqual([5]);
  });
  test('C6-9: help in both languages for every keyword, status, zone and rank', () => {
    const topics: readonly string[] = [
      ...KEYWORDS,
      ...ENTITY_KEYWORDS,
      ...STATUSES,
      ...VALUED_STATUSES,
      ...RANKS,
      ...CARD_KINDS,
      ...['soin', 'exiler', 'adjacent', 'separe', 'declencher', 'armer', 'charger', 'cadavre', 'conserve'],
      ...['main', 'deck', 'defausse', 'blessures', 'exil', 'reserve'],
    ];
    for (const topic of topics) {
      const help = HELP[topic as HelpTopic];
      expect(help, topic).toBeDefined();
      for (const text of [help.name, help.text]) {
        expect(text.fr.length).toBeGreaterThan(2);
        expect(text.en.length).toBeGreaterThan(2);
      }
    }
  });
});

describe('names and pictures', () => {
  test('every id is its own', () => {
    const ids = ITEMS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
  test('every name is there in both languages, typographic', () => {
    for (const { id, data } of ITEMS)
      for (const part of objectsIn(data))
        if (typeof part.fr === 'string' && typeof part.en === 'string') {
          expect(part.fr.length, id).toBeGreaterThan(0);
          expect(part.en.length, id).toBeGreaterThan(0);
          expect(`${part.fr}${part.en}`, id).not.toContain("'");
        }
  });
});
