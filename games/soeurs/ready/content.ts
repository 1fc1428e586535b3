/** The box made ready to play: numbers instead of names, lines as scripts. Shared by all forks, never changed. */
import { type Pack, Refused, readPack, type Text } from '@tablee/kernel';
import { type Condition, type Effects, Scripts, type Value } from '@tablee/kernel/effect-first';
import type { Config } from '../config.ts';
import { ADVANCED } from '../content/advanced.ts';
import { BOSSES } from '../content/bosses.ts';
import { CARDS } from '../content/cards.ts';
import { ENEMIES } from '../content/enemies.ts';
import { FLOORS } from '../content/floors.ts';
import { TRAPS } from '../content/traps.ts';
import { TREASURES } from '../content/treasures.ts';
import { ICONS } from '../rules/icons.ts';
import { bitsOf, type Keyword } from '../rules/key.ts';
import { reach } from '../rules/move.ts';
import type { CardOption } from '../types.ts';
import {
  type Box,
  boxSchema,
  type Card,
  type Hook,
  type Occasion,
  type PackData,
  packSchema,
} from './schema.ts';

/** One damage line of a card, as an attack on the Boss counts it (R-SA-63). */
export interface Blow {
  readonly amount: Value;
  readonly times: number;
  readonly all: boolean;
}

export interface Face {
  readonly cost: number;
  readonly condition: Condition | null;
  readonly effects: Effects;
  /** Scripts: all lines; those up to the last with damage; those after it; all without damage. */
  readonly lines: number;
  readonly head: number;
  readonly tail: number;
  readonly rest: number;
  readonly blows: readonly Blow[];
  readonly damages: boolean;
  readonly onlyDamages: boolean;
  readonly defends: boolean;
}

export interface ActionCard {
  readonly id: string;
  readonly name: Text;
  readonly advanced: boolean;
  readonly faces: readonly [Face, Face];
}

/** 0 stands for "?". */
export interface EnemyCard {
  readonly id: string;
  readonly name: Text;
  readonly resistance: number;
  readonly attack: number;
  readonly keywords: number;
  readonly words: readonly Keyword[];
  readonly xp: readonly number[];
}

/** Changes are 0 where the Place makes none, scripts −1. */
export interface PlaceCard {
  readonly id: string;
  readonly name: Text;
  readonly mood: string;
  readonly hook: Hook | null;
  readonly mana: number;
  readonly cardCost: number;
  readonly costed: string | null;
  readonly drawCost: number;
  readonly drawLimit: number;
  readonly damage: number;
  readonly attack: number;
  readonly resistance: number;
  readonly defence: number;
  readonly healing: number;
  readonly xp: number;
  readonly onCombat: number;
  readonly onRound: number;
  readonly onBeaten: number;
  readonly onEnd: number;
  readonly hurtsOnRound: boolean;
  readonly hurtsOnEnd: boolean;
}

export interface Floor {
  readonly id: string;
  readonly name: Text;
  readonly door: number;
  readonly rows: number;
  readonly icons: readonly number[];
  readonly longest: readonly number[];
  readonly toBoss: readonly number[];
}

export interface BossCard {
  readonly index: number;
  readonly id: string;
  readonly name: Text;
  readonly floors: number;
  readonly attack: number;
  readonly gauge: readonly number[];
  readonly times2: boolean;
  readonly keywords: number;
  readonly words: readonly Keyword[];
}

/** The options that name a card, made once. */
export interface CardOptions {
  readonly play: readonly CardOption[];
  readonly attack: readonly CardOption[];
  readonly add: readonly CardOption[];
  readonly discard: readonly CardOption[];
  readonly manaDiscard: readonly CardOption[];
  readonly banish: readonly CardOption[];
  readonly raise: readonly CardOption[];
  readonly take: readonly CardOption[];
}

export interface TrapResult {
  /** 0 for a plain effect. */
  readonly level: number;
  readonly block: number;
}

export interface Content {
  readonly box: Box;
  readonly scripts: Scripts;
  /** A cards with their copies, then AA cards. */
  readonly cards: readonly ActionCard[];
  readonly actionCards: number;
  /** Which design a card is a copy of. */
  readonly designs: readonly number[];
  /** Whether there is another card of the same design. */
  readonly copied: readonly boolean[];
  /** Numbers from 0: all enemies, all A cards, all AA cards, all floors. Copied, then shuffled, at every setup. */
  readonly numbers: {
    readonly enemies: readonly number[];
    readonly action: readonly number[];
    readonly advanced: readonly number[];
    readonly floors: readonly number[];
  };
  readonly enemies: readonly EnemyCard[];
  readonly places: readonly PlaceCard[];
  /** Trap and Treasure cards lie within reach: all their results can be read at any time (SA-SETUP-8). */
  readonly traps: { readonly standard: readonly TrapResult[]; readonly advanced: readonly TrapResult[] };
  readonly treasures: { readonly standard: readonly number[]; readonly advanced: readonly number[] };
  /** The faces of this game's mode (SA-SETUP-12, R-SA-2). */
  readonly floors: readonly Floor[];
  readonly lastFloor: Floor;
  readonly boss: BossCard;
  readonly options: CardOptions;
}

/** From the pack, or our own box. */
export function contentFor(config: Pick<Config, 'boss' | 'mode'>, pack: Pack | null): Content {
  const box = pack ? packedBox(pack) : baseBox();
  return contentOf(box, config);
}

/** Made once for each box, Boss and mode. */
export function contentOf(box: Box, config: Pick<Config, 'boss' | 'mode'>): Content {
  let made = MADE.get(box);
  if (made === undefined) {
    made = { normal: new Map(), hard: new Map() };
    MADE.set(box, made);
  }
  let content = made[config.mode].get(config.boss);
  if (content === undefined) {
    content = makeReady(box, config);
    made[config.mode].set(config.boss, content);
  }
  return content;
}
const MADE = new WeakMap<Box, Record<Config['mode'], Map<string, Content>>>();

let base: Box | null = null;
export function baseBox(): Box {
  base ??= boxSchema.parse({
    cards: CARDS,
    advanced: ADVANCED,
    enemies: ENEMIES,
    floors: FLOORS,
    bosses: BOSSES,
    traps: TRAPS,
    treasures: TREASURES,
  });
  return base;
}

function packedBox(pack: Pack): Box {
  const known = typeof pack.data === 'object' && pack.data !== null ? PACKED.get(pack.data) : undefined;
  if (known) return known;
  const data = readPack(packSchema, pack.data, pack.file);
  const ours = baseBox();
  const box: Box = {
    cards: laidOver(ours.cards, data, 'cards'),
    advanced: laidOver(ours.advanced, data, 'advanced'),
    enemies: laidOver(ours.enemies, data, 'enemies'),
    floors: laidOver(ours.floors, data, 'floors'),
    bosses: laidOver(ours.bosses, data, 'bosses'),
    traps: { ...ours.traps, ...data.traps },
    treasures: { ...ours.treasures, ...data.treasures },
  };
  PACKED.set(pack.data as object, box);
  return box;
}
const PACKED = new WeakMap<object, Box>();

/** Things with an id of ours take its place, others come after; a list named in `whole` is taken as it is. */
function laidOver<K extends 'cards' | 'advanced' | 'enemies' | 'floors' | 'bosses'>(
  ours: Box[K],
  data: PackData,
  key: K,
): Box[K] {
  const theirs = data[key] as Box[K] | undefined;
  if (!theirs) return ours;
  if (data.whole?.includes(key)) return theirs;
  const named = theirs as readonly { id: string }[];
  const kept = (ours as readonly { id: string }[]).map(
    (one) => named.find((other) => other.id === one.id) ?? one,
  );
  const added = named.filter((other) => !ours.some((one) => one.id === other.id));
  return [...kept, ...added] as Box[K];
}

function makeReady(box: Box, config: Pick<Config, 'boss' | 'mode'>): Content {
  // The player chooses one of the Bosses (SA-SETUP-4).
  const bossIndex = box.bosses.findIndex((boss) => boss.id === config.boss);
  const boss = box.bosses[bossIndex];
  if (!boss) {
    const ids = box.bosses.map(({ id }) => id).join(', ');
    throw new Refused(`config › boss: expected one of ${ids}, got "${config.boss}"`);
  }
  if (boss.floors > box.floors.length) {
    throw new Refused(`${boss.id} asks for ${boss.floors} Tower cards, the box has ${box.floors.length}.`);
  }
  const scripts = new Scripts();
  const traps = {
    standard: box.traps.standard.map((result) => trapResult(scripts, result)),
    advanced: box.traps.advanced.map((result) => trapResult(scripts, result)),
  };
  const treasures = {
    standard: box.treasures.standard.map(({ effect }) => scripts.add(effect)),
    advanced: box.treasures.advanced.map(({ effect }) => scripts.add(effect)),
  };
  const places = box.enemies.map(({ place }) => placeCard(scripts, place));
  const cards: ActionCard[] = [];
  const designs: number[] = [];
  const addCards = (of: readonly Card[], advanced: boolean): void => {
    for (const card of of) {
      const [one, two] = card.faces;
      const faces = [faceCard(scripts, one), faceCard(scripts, two)] as const;
      const design = designs.length;
      for (let copy = 1; copy <= (card.copies ?? 1); copy++) {
        designs.push(design);
        cards.push({ id: copy === 1 ? card.id : `${card.id}.${copy}`, name: card.name, advanced, faces });
      }
    }
  };
  addCards(box.cards, false);
  const actionCards = cards.length;
  addCards(box.advanced, true);
  return {
    box,
    scripts,
    cards,
    actionCards,
    designs,
    copied: designs.map((design) => designs.indexOf(design) !== designs.lastIndexOf(design)),
    numbers: {
      enemies: range(0, box.enemies.length),
      action: range(0, actionCards),
      advanced: range(actionCards, cards.length),
      floors: range(0, box.floors.length),
    },
    enemies: box.enemies.map((enemy) => ({
      id: enemy.id,
      name: enemy.name,
      resistance: known(enemy.resistance),
      attack: known(enemy.attack),
      keywords: bitsOf(enemy.keywords),
      words: enemy.keywords,
      xp: enemy.xp,
    })),
    places,
    floors: box.floors.map((floor) => floorCard(floor.id, floor.name, floor[config.mode])),
    lastFloor: floorCard(boss.id, boss.name, boss.lastFloor),
    boss: {
      index: bossIndex,
      id: boss.id,
      name: boss.name,
      floors: boss.floors,
      attack: known(boss.attack),
      gauge: boss.gauge.map(known),
      times2: boss.times2,
      keywords: bitsOf(boss.keywords),
      words: boss.keywords,
    },
    traps,
    treasures,
    options: {
      play: optionsTo('play', cards),
      attack: optionsTo('attack', cards),
      add: optionsTo('add', cards),
      discard: optionsTo('discard', cards),
      manaDiscard: optionsTo('discard-for-mana', cards),
      banish: optionsTo('banish', cards),
      raise: optionsTo('raise', cards),
      take: optionsTo('take', cards),
    },
  };
}

function optionsTo(verb: CardOption['do'], cards: readonly ActionCard[]): CardOption[] {
  return cards.map(({ id }, card) => ({ do: verb, card, id }));
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function known(printed: number | '?'): number {
  return printed === '?' ? 0 : printed;
}

function trapResult(scripts: Scripts, result: { level: number } | { effect: Effects }): TrapResult {
  return 'level' in result
    ? { level: result.level, block: -1 }
    : { level: 0, block: scripts.add(result.effect) };
}

const DAMAGE = ['damage', 'packets', 'damageAll'];
const verbOf = (line: Effects[number]): string => ('do' in line ? String(line.do) : '');

function faceCard(scripts: Scripts, face: Card['faces'][number]): Face {
  const { lines } = face;
  const isBlow = (line: Effects[number]): boolean => DAMAGE.includes(verbOf(line));
  const last = lines.map(isBlow).lastIndexOf(true);
  const blows = lines.filter(isBlow).map((line) => {
    const { amount, times } = line as unknown as { amount: Value; times?: number };
    return { amount, times: times ?? 1, all: verbOf(line) === 'damageAll' };
  });
  return {
    cost: face.cost,
    condition: face.condition ?? null,
    effects: lines,
    lines: scripts.add(lines),
    head: scripts.add(lines.slice(0, last + 1)),
    tail: scripts.add(lines.slice(last + 1)),
    rest: scripts.add(lines.filter((line) => !isBlow(line))),
    blows,
    damages: blows.length > 0,
    onlyDamages: blows.length === lines.length,
    defends: lines.some((line) => verbOf(line) === 'defence'),
  };
}

function placeCard(scripts: Scripts, place: Box['enemies'][number]['place']): PlaceCard {
  const { hook } = place;
  const change = (what: string): number => (hook && 'changes' in hook && hook.changes === what ? hook.by : 0);
  const script = (occasion: Occasion): number =>
    hook && 'on' in hook && hook.on === occasion ? scripts.add(hook.effect) : -1;
  const hurts = (occasion: Occasion): boolean =>
    hook !== undefined &&
    'on' in hook &&
    hook.on === occasion &&
    JSON.stringify(hook.effect).includes('"loseHealth"');
  return {
    id: place.id,
    name: place.name,
    mood: place.mood,
    hook: hook ?? null,
    mana: change('mana'),
    cardCost: change('cardCost'),
    costed: hook && 'changes' in hook ? (hook.of ?? null) : null,
    drawCost: change('drawCost'),
    drawLimit: change('drawLimit'),
    damage: change('damage'),
    attack: change('attack'),
    resistance: change('resistance'),
    defence: change('defence'),
    healing: change('healing'),
    xp: change('xp'),
    onCombat: script('startOfCombat'),
    onRound: script('startOfRound'),
    onBeaten: script('enemyBeaten'),
    onEnd: script('endOfRound'),
    hurtsOnRound: hurts('startOfRound'),
    hurtsOnEnd: hurts('endOfRound'),
  };
}

function floorCard(id: string, name: Text, face: { door: string; rows: readonly string[] }): Floor {
  const rows = [...face.rows].reverse();
  const icons = rows.flatMap((row) =>
    [...row].map((letter) => ICONS.indexOf(letter as (typeof ICONS)[number])),
  );
  return {
    id,
    name,
    door: 'abcd'.indexOf(face.door),
    rows: rows.length,
    icons,
    ...reach(icons, rows.length),
  };
}
