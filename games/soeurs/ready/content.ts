/** The box made ready to play: numbers instead of names, lines as scripts. Shared by all forks, never changed. */
import { type Pack, Refused, readPack, type Text } from '@tablee/kernel';
import { Book, type Effects, type ReadCondition } from '@tablee/kernel/effect';
import type { Config } from '../config.ts';
import { ADVANCED } from '../content/advanced.ts';
import { BOSSES } from '../content/bosses.ts';
import { CARDS } from '../content/cards.ts';
import { ENEMIES } from '../content/enemies.ts';
import { FLOORS } from '../content/floors.ts';
import { TRAPS } from '../content/traps.ts';
import { TREASURES } from '../content/treasures.ts';
import { strengthOf } from '../effects/numbers.ts';
import type { Lines } from '../effects/perform.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { ICONS } from '../rules/icons.ts';
import { bitsOf, type Keyword } from '../rules/key.ts';
import { reach } from '../rules/move.ts';
import type { CardOption, Soeurs } from '../types.ts';
import { type PlaceCard, placeCard } from './place.ts';
import { type Box, boxSchema, type Card, type PackData, packSchema } from './schema.ts';

/** One damage line of a card, as an attack on the Boss counts it (R-SA-63). */
export interface Blow {
  amount(t: Soeurs): number;
  readonly times: number;
  readonly all: boolean;
}

export interface Face {
  readonly cost: number;
  readonly condition: ReadCondition | null;
  /** As the card was written, for those that draw or weigh it. */
  readonly effects: Effects;
  /** All lines; those up to the last with damage; those after it; all without damage. */
  readonly lines: Lines;
  readonly head: Lines;
  readonly tail: Lines;
  readonly rest: Lines;
  readonly blows: readonly Blow[];
  readonly damages: boolean;
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
  /** Where its effect stands in the book; empty for a level. */
  readonly effect: string;
}

export interface Content {
  readonly box: Box;
  readonly book: Book;
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
  readonly treasures: { readonly standard: readonly string[]; readonly advanced: readonly string[] };
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
  const book = new Book(vocabulary);
  const traps = {
    standard: box.traps.standard.map((result, at) => trapResult(book, `trap/${at + 1}`, result)),
    advanced: box.traps.advanced.map((result, at) => trapResult(book, `advanced-trap/${at + 1}`, result)),
  };
  const treasures = {
    standard: box.treasures.standard.map(({ effect }, at) => added(book, `treasure/${at + 1}`, effect)),
    advanced: box.treasures.advanced.map(({ effect }, at) =>
      added(book, `advanced-treasure/${at + 1}`, effect),
    ),
  };
  const cards: ActionCard[] = [];
  const designs: number[] = [];
  const addCards = (of: readonly Card[], advanced: boolean): void => {
    for (const card of of) {
      const [one, two] = card.faces;
      const faces = [faceCard(book, `${card.id}/1`, one), faceCard(book, `${card.id}/2`, two)] as const;
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
    book,
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
    places: box.enemies.map(({ place }) => placeCard(book, place, cards)),
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

function trapResult(
  book: Book,
  address: string,
  result: { level: number } | { effect: Effects },
): TrapResult {
  return 'level' in result
    ? { level: result.level, effect: '' }
    : { level: 0, effect: added(book, address, result.effect) };
}

function added(book: Book, address: string, effects: Effects): string {
  book.addEffects(address, effects);
  return address;
}

const DAMAGE = ['damage', 'packets', 'damageAll'];
const verbOf = (line: Effects[number]): string => ('do' in line ? String(line.do) : '');

function faceCard(book: Book, address: string, face: Card['faces'][number]): Face {
  const { lines } = face;
  const isBlow = (line: Effects[number]): boolean => DAMAGE.includes(verbOf(line));
  const last = lines.map(isBlow).lastIndexOf(true);
  const blows = lines.filter(isBlow).map((line) => {
    const { amount, times } = line as unknown as { amount: unknown; times?: number };
    return { amount: strengthOf(book, amount), times: times ?? 1, all: verbOf(line) === 'damageAll' };
  });
  const part = (name: string, of: Effects): Lines => linesOf(book, `${address}/${name}`, of);
  return {
    cost: face.cost,
    condition: face.condition === undefined ? null : book.condition(face.condition),
    effects: lines,
    lines: linesOf(book, address, lines),
    head: part('head', lines.slice(0, last + 1)),
    tail: part('tail', lines.slice(last + 1)),
    rest: part(
      'rest',
      lines.filter((line) => !isBlow(line)),
    ),
    blows,
    damages: blows.length > 0,
    defends: lines.some((line) => verbOf(line) === 'defence'),
  };
}

function linesOf(book: Book, address: string, effects: Effects): Lines {
  if (effects.length === 0) return NO_LINES;
  return { address, sentences: book.addEffects(address, effects).blocks[0]! };
}
const NO_LINES: Lines = { address: '', sentences: [] };

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
