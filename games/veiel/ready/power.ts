/**
 * Power points: what a card is worth, from its data (C3). Balance tests hold cards to the points of their kind, and bots
 * choose between cards by them. What depends on the table is taken at what it usually comes to.
 */
import type { Effect, Effects } from '@tablee/kernel/effect';
import type { CardData, Keyword } from '../content/types.ts';

/** A point of it, on one figure. */
const POINTS: Readonly<Record<string, number>> = {
  damage: 1,
  wound: 1.3,
  block: 0.9,
  heal: 1.2,
  draw: 1.5,
  discard: -1,
  exile: 0.5,
  move: 0.4,
  push: 0.5,
  pull: 0.5,
  recover: 1.5,
};
/** A word that has no number. */
const FLAT: Readonly<Record<string, number>> = {
  teleport: 1.2,
  swap: 0.6,
  place: 2.2,
  charge: 0.8,
  arm: 1,
  trigger: 1.5,
  disarm: 1,
  ammo: 0.9,
  gainCard: 1,
  consumeCorpse: -0.4,
};
/** What a status or a change of numbers is worth, a point; on an enemy. */
const GIVEN: Readonly<Record<string, number>> = {
  affaibli: 0.9,
  vulnerable: 0.9,
  epines: 0.8,
  threat: 0.1,
  damageDealt: 1.2,
  damageTaken: -0.9,
  move: 0.4,
  heal: 0.5,
  blocking: 0.9,
  draw: 0.8,
  handSize: 1.3,
};
const STATUS: Readonly<Record<string, number>> = {
  etourdi: 3,
  immobilise: 1.2,
  intouchable: 3,
  inciblable: 1.2,
  marque: 0.4,
  infranchissable: 0.4,
};
const FORBIDDEN: Readonly<Record<string, number>> = {
  beAttacked: 3,
  beTargeted: 1.2,
  move: -1,
  teleport: -0.2,
  block: -1.2,
  heal: -0.8,
};
const KEYWORD: Readonly<Record<Keyword, number>> = {
  amorce: -0.5,
  ephemere: -1.5,
  substitution: 0.7,
  persistant: -0.5,
  interruption: 0.7,
  ineluctable: -1,
};
/** How many figures a whole area usually catches. */
const CAUGHT: Readonly<Record<string, number>> = {
  cross1: 1.5,
  diag1: 1.3,
  wall3: 1.5,
  spear2: 1.3,
  line3: 1.5,
  cone2: 1.5,
  knight: 1.3,
  ring8: 2,
  mortar: 1.5,
  row: 1.6,
  arrow1: 1,
  arrow3: 1.5,
  arrow4: 1.8,
  diam2: 2,
  diam3: 2.5,
  inf: 3,
};
/** What values of the table usually come to. */
const USUAL: Readonly<Record<string, number>> = {
  distance: 2.5,
  twinDistance: 3,
  cardsPlayed: 3,
  charged: 2,
  ammo: 3,
  heroes: 2,
  round: 2,
  damageDealt: 3,
  livesTaken: 0.7,
  movesMade: 2.5,
  dead: 1,
  wounds: 3,
  hand: 3,
  discards: 4,
  exiles: 0.4,
  block: 2.5,
};

export function powerOf({
  effects,
  keywords = [],
  oncePerTurn,
}: Pick<CardData, 'effects' | 'keywords' | 'oncePerTurn'>): number {
  const words = keywords.reduce((sum, keyword) => sum + KEYWORD[keyword], 0);
  return powerOfEffects(effects) + words - (oncePerTurn ? 0.2 : 0);
}

export function powerOfEffects(effects: Effects): number {
  const aimed = { area: '' };
  const named = new Map<string, Named>();
  return effects.reduce((sum, effect) => sum + pointsOf(effect, named, aimed), 0);
}

/** How many are meant, whether they are heroes, and how far they may be. */
interface Named {
  readonly count: number;
  readonly hero: boolean;
  readonly anywhere: boolean;
  readonly self?: true;
  readonly chosen?: true;
}
const SELF: Named = { count: 1, hero: true, anywhere: false, self: true };

function pointsOf(effect: Effect, named: Map<string, Named>, aimed: { area: string }): number {
  const all = (list: unknown): number =>
    Array.isArray(list) ? (list as Effects).reduce((sum, each) => sum + pointsOf(each, named, aimed), 0) : 0;
  const data = effect as Readonly<Record<string, unknown>>;
  if ('modes' in data) return Math.max(...(data.modes as readonly unknown[]).map(all)) + 0.5;
  if ('choose' in data) {
    const filter = data.from as Readonly<Record<string, unknown>>;
    named.set(String(data.choose), { ...meantBy(filter, aimed), count: countOf(data.count), chosen: true });
    return 0;
  }
  if ('may' in data) return all(data.may);
  if ('if' in data) return 0.6 * all(data.then) + 0.4 * all(data.else ?? []);
  if ('repeat' in data) return amountOf(data.repeat) * all(data.then);
  if ('each' in data) {
    named.set('it', meant(data.each, named, aimed));
    return all(data.then);
  }
  if ('give' in data) return givenPoints(data.give as object, meant(data.to, named, aimed));
  const word = String(data.do);
  if (word === 'aim') {
    aimed.area = String(data.area);
    return 0;
  }
  const to = meant(data.to ?? data.who ?? data.by, named, aimed);
  const [count, far] = [to.count, to.anywhere && to.chosen && !to.hero ? 1.4 : 1];
  if (POINTS[word] === undefined) {
    const times =
      word === 'ammo' ? amountOf(data.n) : word === 'place' ? meant(data.at, named, aimed).count : 1;
    return (FLAT[word] ?? 0) * times;
  }
  const amount = amountOf(data.n);
  const isHarm = word === 'damage' || word === 'wound';
  // What hurts heroes counts against the card; so does what an enemy would be glad of.
  const sign = isHarm && to.hero ? -1 : 1;
  const kept = data.kept === true ? 1.3 : 1;
  const other = word === 'block' && to.hero && !to.self ? 1 / 0.9 : 1;
  return sign * POINTS[word] * amount * count * far * kept * other;
}

function givenPoints(gets: object, to: Named): number {
  let points = 0;
  for (const [key, value] of Object.entries(gets)) {
    if (key === 'has') for (const status of value as readonly string[]) points += STATUS[status] ?? 0;
    else if (key === 'cannot')
      for (const action of value as readonly string[]) points += FORBIDDEN[action] ?? 0;
    else if (typeof value === 'number') points += (GIVEN[key] ?? 0) * value * signOf(key, to);
  }
  // To be hindered oneself is no gain.
  const hindered = to.hero && 'has' in gets && (gets.has as readonly string[]).includes('immobilise');
  return (hindered ? -1 : 1) * points * to.count;
}

/** Weakness is good on an enemy, bad on a hero; more damage the other way round. */
function signOf(key: string, { hero }: Named): number {
  return hero && (key === 'affaibli' || key === 'vulnerable') ? -1 : 1;
}

function meant(pieces: unknown, named: ReadonlyMap<string, Named>, aimed: { area: string }): Named {
  if (pieces === undefined || pieces === 'self') return SELF;
  if (typeof pieces === 'string') return named.get(pieces) ?? { count: 1, hero: false, anywhere: false };
  if (typeof pieces === 'object' && pieces !== null && 'piece' in pieces) return { ...SELF };
  return meantBy(pieces as Readonly<Record<string, unknown>>, aimed);
}

function meantBy(filter: Readonly<Record<string, unknown>>, aimed: { area: string }): Named {
  const area =
    filter.area === 'aimed' ? aimed.area : String(filter.area ?? (filter.around ? 'ring8' : 'inf'));
  const hero = filter.type === 'hero';
  const base = area.replace('others', 'diam').replace(/x$/, '');
  const count = hero ? (base === 'cross1' ? 1.3 : 1.8) : (CAUGHT[base] ?? 1.5);
  return { count: filter.around ? count * 0.5 : count, hero, anywhere: base === 'inf' };
}

/** Of a choice. */
function countOf(count: unknown): number {
  if (typeof count === 'number') return count;
  if (typeof count === 'object' && count !== null && 'upTo' in count)
    return 1 + 0.5 * (amountOf((count as { upTo: unknown }).upTo) - 1);
  return 1;
}

export function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return USUAL[value] ?? 2;
  if (typeof value !== 'object' || value === null) return 1;
  const data = value as Readonly<Record<string, unknown>>;
  const list = (of: unknown): number[] => (of as readonly unknown[]).map(amountOf);
  if ('add' in data) return list(data.add).reduce((sum, n) => sum + n, 0);
  if ('minus' in data) return list(data.minus).reduce((a, b) => a - b);
  if ('times' in data) return list(data.times).reduce((product, n) => product * n, 1);
  if ('half' in data) return amountOf(data.half) / 2;
  if ('min' in data) return Math.min(...list(data.min));
  if ('max' in data) return Math.max(...list(data.max));
  if ('count' in data) return 1.5;
  if ('stat' in data) return USUAL[String(data.stat)] ?? 2;
  return 1;
}
