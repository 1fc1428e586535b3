/** Content made ready to play: numbered, its effects read once, only what the switches let in (R-OV-89). */
import { alike, closest, type Pack, Refused } from '@tablee/kernel';
import { type Ability, Book, type Condition } from '@tablee/kernel/effect';
import { type Config, isOn } from '../config.ts';
import { BOX } from '../content/box.ts';
import {
  type Box,
  type CardData,
  COLOURS,
  ELEMENTS,
  type EnemyData,
  type EquipmentData,
  type LineData,
  type Named,
  RANKS,
} from '../content/types.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Boss, Card, Content, Enemy, Line } from '../types.ts';
import { areaOf } from './area.ts';
import { reachingFriends } from './friends.ts';
import { harmOf } from './harm.ts';
import { withPack } from './schema.ts';
import { sparing } from './sparing.ts';

/** The box under these switches, with what a pack adds. The same object for the same switches: every table that plays it shares it. */
export function contentFor(config: Config, pack: Pack | null = null): Content {
  const ready = pack === null ? READY : readyFor(pack);
  const key = [1, 2, 3, 4, 5, 6, 7, 8].map((ext) => (isOn(config, ext) ? ext : '')).join('');
  let content = ready.get(key);
  if (!content) {
    content = contentOf(pack === null ? BOX : withPack(BOX, pack), config);
    ready.set(key, content);
  }
  refuseStrangers(content, config);
  return content;
}

/** Whoever and whatever is named in the settings, or brought from a campaign, must be in this box under these switches. */
function refuseStrangers({ by, scenarios }: Content, { party, scenario, campaign }: Config): void {
  const known = (path: string, id: string, ids: ReadonlyMap<string, number>): void => {
    if (ids.has(id)) return;
    const all = [...ids.keys()];
    const some =
      all.length > 0 && all.length <= MOST_TO_LIST
        ? `one of ${all.join(', ')}`
        : 'what is in the box under these switches';
    throw new Refused(`config › ${path}: expected ${some}, got "${id}"${closest(id, all)}`);
  };
  party.forEach((id, n) => {
    known(`party[${n}]`, id, by.hero);
  });
  if (scenario !== '') known('scenario', scenario, by.scenario);
  if (campaign === null) return;
  if (campaign.won > scenarios.length)
    throw new Refused(
      `config › campaign.won: expected up to ${scenarios.length}, as many as there are scenarios, got ${campaign.won}`,
    );
  if (campaign.party.length > 0 && campaign.party.length !== campaign.heroes)
    throw new Refused(
      `config › campaign.party: expected as many heroes as campaign.heroes says, ${campaign.heroes}, or none before the first scenario, got ${campaign.party.length}`,
    );
  campaign.party.forEach((kept, n) => {
    const path = `campaign.party[${n}]`;
    known(`${path}.hero`, kept.hero, by.hero);
    for (const zone of ['cards', 'deck', 'equipment'] as const)
      kept[zone].forEach((id, k) => {
        known(`${path}.${zone}[${k}]`, id, zone === 'equipment' ? by.equipment : by.card);
      });
  });
}
/** Longer lists are no help in a sentence. */
const MOST_TO_LIST = 20;
const READY = new Map<string, Content>();
const READY_PACKS = new WeakMap<Pack, Map<string, Content>>();

function readyFor(pack: Pack): Map<string, Content> {
  let ready = READY_PACKS.get(pack);
  if (!ready) {
    ready = new Map();
    READY_PACKS.set(pack, ready);
  }
  return ready;
}

export function contentOf(box: Box, config: Config): Content {
  const isIn = ({ ext, needs }: Named): boolean => isOn(config, ext, needs);
  const book = new Book(vocabulary);
  const areas = Object.fromEntries(
    Object.entries(box.areas).map(([name, drawn]) => [name, areaOf(name, drawn)]),
  );
  const line = (address: string, data: LineData): Line => readyLine(book, areas, address, data);
  const cards = alike(box.cards.filter(isIn).map((card, number) => readyCard(book, card, number)));
  const heroes = box.heroes.filter(isIn).map((hero, number) => {
    const inBook = abilitiesAt(book, `hero:${hero.id}`, hero.abilities);
    return { ...hero, number, inBook };
  });
  const enemies = [...box.enemies, ...box.bosses].filter(isIn).map((enemy, number): Enemy => {
    const inBook = abilitiesAt(book, `enemy:${enemy.id}`, sparing(enemy.abilities));
    const lines = enemy.lines.map((data, at) => line(`line:${enemy.id}/${at + 1}`, data));
    const boss = 'actions' in enemy ? readyBoss(book, line, enemy) : null;
    return { ...enemy, number, inBook, lines, boss };
  });
  const battlefields = box.battlefields.filter(isIn).map((field, number) => {
    const inBook = abilitiesAt(book, `field:${field.id}`, field.abilities.map(ofTheField));
    return { ...field, number, inBook };
  });
  const equipment = box.equipment.filter(isIn).map((item, number) => {
    const inBook = abilitiesAt(book, `gear:${item.id}`, gearAbilities(item));
    return {
      ...item,
      number,
      inBook,
      script: effectsAt(book, `trigger:${item.id}`, reachingFriends(item.effects)),
    };
  });
  const entities = box.entities.filter(isIn).map((entity, number) => {
    const inBook = abilitiesAt(book, `entity:${entity.id}`, entity.abilities);
    const use = reachingFriends(entity.effects ?? []);
    return { ...entity, number, inBook, script: effectsAt(book, `use:${entity.id}`, use) };
  });
  const scenarios = box.scenarios.filter(isIn).map((scenario, number) => {
    const inBook = abilitiesAt(book, `scenario:${scenario.id}`, scenario.abilities.map(ofTheField));
    return { ...scenario, number, inBook };
  });
  const numbers = (of: (card: Card) => boolean): number[] => cards.filter(of).map(({ number }) => number);
  const byId = (list: readonly { readonly id: string; readonly number: number }[]) =>
    new Map(list.map(({ id, number }) => [id, number]));
  const by = {
    card: byId(cards),
    hero: byId(heroes),
    enemy: byId(enemies),
    equipment: byId(equipment),
    entity: byId(entities),
    scenario: byId(scenarios),
  };
  const ofColour = (kind: CardData['kind']) =>
    COLOURS.map((colour) => numbers((card) => card.kind === kind && card.colour === colour));
  return {
    book,
    cards,
    heroes: alike(heroes),
    enemies: alike(enemies),
    battlefields: alike(battlefields),
    equipment: alike(equipment),
    entities: alike(entities),
    scenarios,
    areas,
    by,
    base: ofColour('base')
      .map(([number]) => number ?? -1)
      .slice(0, 4) as unknown as Content['base'],
    novices: ofColour('novice'),
    rewards: ofColour('recompense').map((pile) =>
      pile.flatMap((number) => (cards[number]!.copies === 2 ? [number, number] : [number])),
    ),
    essences: numbers(({ kind }) => kind === 'essence'),
    afflictions: [1, 2, 3].map((level) =>
      numbers((card) => card.kind === 'affliction' && card.level === level),
    ),
    ranks: RANKS.map((rank) =>
      enemies
        .filter((enemy) => enemy.rank === rank && enemy.boss?.scenario !== true)
        .map(({ number }) => number),
    ),
    pool: equipment.filter(({ pool }) => pool === undefined).map(({ number }) => number),
  };
}

function readyCard(book: Book, card: CardData, number: number): Card {
  book.addCard(card.id, card.abilities ?? [], [card.id]);
  const has = (keyword: NonNullable<CardData['keywords']>[number]): boolean =>
    card.keywords?.includes(keyword) === true;
  const colourNumber = COLOURS.indexOf(card.colour);
  const isBaseType = ['base', 'novice', 'recompense'].includes(card.kind) && colourNumber < 4;
  const elements = card.elements?.map((element) => ELEMENTS.indexOf(element));
  const spends = saysOneOf(card.effects, ['discard', 'exile', 'charge']);
  return {
    ...card,
    number,
    script: effectsAt(book, `play:${card.id}`, reachingFriends(card.effects)),
    amorce: has('amorce'),
    substitution: has('substitution'),
    persistant: has('persistant'),
    ineluctable: has('ineluctable'),
    ephemere: has('ephemere'),
    interruption: has('interruption'),
    refills: saysOneOf(card.effects, ['draw', 'recover', 'gainCard']),
    spends,
    heedsHand: spends || JSON.stringify([card.effects, card.playIf]).includes('"hand"'),
    colourNumber,
    playIf: playIfAt(book, card),
    gives: elements ?? (isBaseType ? [colourNumber] : []),
  };
}

/** Whether one of these words stands anywhere in the effects. */
function saysOneOf(effects: unknown, words: readonly string[]): boolean {
  if (typeof effects !== 'object' || effects === null) return false;
  if ('do' in effects && words.includes(effects.do as string)) return true;
  return Object.values(effects).some((part) => saysOneOf(part, words));
}

/** The condition stands in an ability that does nothing: the rules only ask what hinders it. */
function playIfAt(book: Book, { id, playIf }: CardData): string {
  if (playIf === undefined) return '';
  book.addCard(
    `playIf:${id}`,
    [{ activated: 'play', while: playIf, then: [{ do: 'draw', n: 0 }] }],
    [`${id}/playIf`],
  );
  return `playIf:${id}/1`;
}

function readyBoss(book: Book, line: (address: string, data: LineData) => Line, boss: EnemyData): Boss {
  const { actions, onLifeLost, profane, scenario } = boss as EnemyData & Box['bosses'][number];
  return {
    ...(profane && { profane }),
    ...(scenario && { scenario }),
    onLifeLost: effectsAt(book, `lost:${boss.id}`, sparing(onLifeLost)),
    actions: actions.map((action) => ({
      ...action,
      lines: action.lines.map((data, at) => line(`action:${boss.id}/${action.id}/${at + 1}`, data)),
    })),
  };
}

function readyLine(book: Book, areas: Content['areas'], address: string, data: LineData): Line {
  const { icon, area, effects, move = 0 } = data;
  return {
    icon,
    move,
    area: area === undefined ? null : (areas[area] ?? null),
    script: effectsAt(book, address, sparing(effects)),
    harm: harmOf(effects),
  };
}

/** What it can do; where that stands in the book. */
function abilitiesAt(book: Book, address: string, abilities: readonly Ability[] = []): string {
  book.addCard(address, abilities, [address]);
  return address;
}

/** An address that has effects; empty where there are none. */
function effectsAt(book: Book, address: string, effects: LineData['effects']): string {
  if (!effects || effects.length === 0) return '';
  book.addEffects(address, effects, {}, [address]);
  return address;
}

/** What arms it and the moment it may be triggered at are triggers like any other: first, so that texts find them. */
function gearAbilities({ arm, when, abilities = [] }: EquipmentData): readonly Ability[] {
  const isArmed: Condition = { piece: 'self', is: { armed: true } };
  return [
    ...(arm === 'ammo' ? [] : [{ ...arm, then: [{ do: 'arm', what: 'self' }] }]),
    ...(when
      ? [
          {
            ...when,
            when: when.when ? { all: [isArmed, when.when] } : isArmed,
            may: true as const,
            then: [{ do: 'trigger', what: 'self' }],
          },
        ]
      : []),
    ...abilities,
  ];
}

/** A battlefield and a scenario stand in no square: their abilities work in the zone `field`. */
function ofTheField<A extends object>(ability: A): A {
  return 'from' in ability ? ability : { ...ability, from: 'field' };
}
