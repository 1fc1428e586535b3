/**
 * What an enemy's line does (OV-AI-6 to -28), worked out without changing anything. Deterministic: the same board, the same answer, and
 * the rule that decided it.
 */
import type { RuleId } from '@tablee/kernel';
import type { Area } from '../ready/area.ts';
import { type Line, NOBODY, SQUARES, type Veiel } from '../types.ts';
import { arrowHits, canBeAimedAt, turnsCovering } from './area.ts';
import { pointsOf } from './move.ts';
import { reachOf, roadTo } from './road.ts';
import { distance, pieceOf, swordsOf, threatOf } from './table.ts';
import { eligible, isAttackable } from './target.ts';

/** `attack`: it goes along the road and hits the targets. `approach`: it goes toward one of them. `skip`: nobody may be attacked. */
export interface Intent {
  readonly kind: 'attack' | 'approach' | 'skip';
  readonly targets: readonly number[];
  readonly road: readonly number[];
  readonly turn: number;
  readonly rule: RuleId;
}

const ELIGIBLE: number[] = [];
const SKIP: Intent = { kind: 'skip', targets: [], road: [], turn: 0, rule: 'OV-AI-6' };

export function intentOf(t: Veiel, figure: number, line: Line): Intent {
  const candidates = eligible(t, ELIGIBLE);
  // An inciblable hero is left out for a single icon, kept for a multi icon (OV-AI-51) and by arrows, which target nobody (OV-ARROW-9).
  const isAimed = line.icon === 'single' && line.area?.drawing.kind !== 'arrow';
  const heroes = isAimed ? candidates.filter((hero) => canBeAimedAt(t, pieceOf(hero))) : candidates.slice();
  if (heroes.length === 0) return SKIP;
  const points = pointsOf(t, figure, line.move);
  const from = t.figures.square[figure]!;
  // It is lifted off the board meanwhile: where it stood neither blocks its own arrow nor its own effect.
  const stood = t.standing[from]!;
  t.figures.square[figure] = NOBODY;
  t.standing[from] = NOBODY;
  const intent = decide({ t, figure, from, heroes, points, area: line.area }, line.icon);
  t.figures.square[figure] = from;
  t.standing[from] = stood;
  return intent;
}

interface Asked {
  readonly t: Veiel;
  readonly figure: number;
  readonly from: number;
  /** In priority order. */
  readonly heroes: readonly number[];
  readonly points: number;
  /** Null for a move line: it wants to stand next to somebody (OV-AI-28). */
  readonly area: Area | null;
}

function decide(asked: Asked, icon: Line['icon']): Intent {
  if (asked.area === null) return approach(asked);
  return (icon === 'multi' ? multi(asked, asked.area) : single(asked, asked.area)) ?? approach(asked);
}

/** The turns in which it would hit the hero from that square: a bit for each (OV-AI-9). */
function covers(t: Veiel, area: Area, square: number, hero: number): number {
  const at = t.figures.square[hero]!;
  if (area.drawing.kind !== 'arrow') return turnsCovering(t, area, square, at);
  let turns = 0;
  if (area.turnsAt[square * SQUARES + at] === 0) return 0;
  for (let turn = 0; turn < area.turns; turn++) {
    if (arrowHits(t, area, turn, square, (each) => isAttackable(t, each), []).includes(hero))
      turns |= 1 << turn;
  }
  return turns;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** OV-AI-12 to -16: the hero it can attack after the fewest steps. */
function single({ t, figure, from, heroes, points }: Asked, area: Area): Intent | null {
  const roads = reachOf(t, figure, points, from);
  let target = NOBODY;
  let cost = Number.POSITIVE_INFINITY;
  let rule: RuleId = 'OV-TARGET-4';
  for (const hero of heroes) {
    const steps = costOf(t, roads, area, hero);
    if (steps < cost) {
      cost = steps;
      target = hero;
      rule = 'OV-TARGET-4';
    } else if (steps === cost && steps !== Number.POSITIVE_INFINITY && rule === 'OV-TARGET-4') {
      rule = tieRule(t, target, hero);
    }
  }
  if (target === NOBODY) return null;
  const ends: number[] = [];
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    if (roads.stepsTo(square) === cost && covers(t, area, square, target) !== 0) ends.push(square);
  }
  const road = cost === 0 ? [] : roadTo(t, figure, ends, cost, from);
  const end = road[road.length - 1] ?? from;
  return { kind: 'attack', targets: [target], road, turn: lowestBit(covers(t, area, end, target)), rule };
}

/** Fewest steps to a square from which it covers the hero; squares are found nearest first. */
function costOf(t: Veiel, roads: ReturnType<typeof reachOf>, area: Area, hero: number): number {
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    if (covers(t, area, square, hero) !== 0) return roads.stepsTo(square);
  }
  return Number.POSITIVE_INFINITY;
}

/** What decided between two equally near heroes, the first being preferred (OV-TARGET-6, -2, -3). */
function tieRule(t: Veiel, first: number, second: number): RuleId {
  if (threatOf(t, first) !== threatOf(t, second)) return 'OV-TARGET-6';
  return swordsOf(t, first) !== swordsOf(t, second) ? 'OV-TARGET-2' : 'OV-TARGET-3';
}

/** Sets of heroes are bits, the first in priority order the highest: one that is hit, and the nearest squares to hit it from. */
interface Placement {
  readonly set: number;
  readonly steps: number;
  readonly ends: number[];
}

/** OV-AI-17 to -22: the placement that hits most heroes. */
function multi(asked: Asked, area: Area): Intent | null {
  const { t, figure, from, heroes, points } = asked;
  const roads = reachOf(t, figure, points, from);
  const found: Placement[] = [];
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    const steps = roads.stepsTo(square);
    for (const set of setsAt(asked, area, square)) {
      if (set === 0) continue;
      const known = found.find((each) => each.set === set);
      if (!known) found.push({ set, steps, ends: [square] });
      else if (known.steps === steps && !known.ends.includes(square)) known.ends.push(square);
    }
  }
  let best: Placement | undefined;
  let second: Placement | undefined;
  for (const each of found) {
    if (!best || isPreferred(asked, each.set, best.set)) {
      second = best;
      best = each;
    } else if (!second || isPreferred(asked, each.set, second.set)) second = each;
  }
  if (!best) return null;
  const { set, steps, ends } = best;
  const road = steps === 0 ? [] : roadTo(t, figure, ends, steps, from);
  return {
    kind: 'attack',
    targets: heroes.filter((_, index) => isIn(asked, set, index)),
    road,
    turn: setsAt(asked, area, road[road.length - 1] ?? from).indexOf(set),
    rule: second === undefined ? 'OV-AI-21' : whyPreferred(asked, set, second.set),
  };
}

const isIn = ({ heroes }: Asked, set: number, index: number): boolean =>
  (set & (1 << (heroes.length - 1 - index))) !== 0;

const SETS = [0, 0, 0, 0];

/** Whom each turn of the pattern would hit from that square; until it is asked of another. */
function setsAt({ t, heroes }: Asked, area: Area, square: number): readonly number[] {
  for (let turn = 0; turn < SETS.length; turn++) SETS[turn] = 0;
  for (let index = 0; index < heroes.length; index++) {
    const turns = covers(t, area, square, heroes[index]!);
    for (let turn = 0; turn < area.turns; turn++)
      if ((turns & (1 << turn)) !== 0) SETS[turn]! |= 1 << (heroes.length - 1 - index);
  }
  return SETS;
}

function sizeOf(asked: Asked, set: number): number {
  let size = 0;
  for (let index = 0; index < asked.heroes.length; index++) if (isIn(asked, set, index)) size++;
  return size;
}
function sumOf(asked: Asked, set: number, of: (t: Veiel, hero: number) => number): number {
  let sum = 0;
  for (let index = 0; index < asked.heroes.length; index++)
    if (isIn(asked, set, index)) sum += of(asked.t, asked.heroes[index]!);
  return sum;
}

/** More heroes, then more threat, then more swords, then the first in priority order (OV-TARGET-8 to -10). */
function isPreferred(asked: Asked, a: number, b: number): boolean {
  const size = sizeOf(asked, a) - sizeOf(asked, b);
  if (size !== 0) return size > 0;
  const threat = sumOf(asked, a, threatOf) - sumOf(asked, b, threatOf);
  if (threat !== 0) return threat > 0;
  const swords = sumOf(asked, a, swordsOf) - sumOf(asked, b, swordsOf);
  return swords !== 0 ? swords > 0 : a > b;
}

/** What decided between them, the first being preferred. */
function whyPreferred(asked: Asked, a: number, b: number): RuleId {
  if (sizeOf(asked, a) !== sizeOf(asked, b)) return 'OV-TARGET-8';
  return sumOf(asked, a, threatOf) !== sumOf(asked, b, threatOf) ? 'OV-TARGET-9' : 'OV-TARGET-10';
}

/** Whether it would be where it wants to be: next to the hero, or where its pattern covers him. */
function reaches(t: Veiel, area: Area | null, square: number, hero: number): boolean {
  if (area === null) return distance(square, t.figures.square[hero]!) === 1;
  return covers(t, area, square, hero) !== 0;
}

/** OV-AI-23 to -26, -28: toward the hero that needs fewest steps in all; walled off, at least nearer; otherwise it stays. */
function approach({ t, figure, from, heroes, points, area }: Asked): Intent {
  const roads = reachOf(t, figure, SQUARES, from);
  let goal = NOBODY;
  let far = Number.POSITIVE_INFINITY;
  let rule: RuleId = 'OV-AI-24';
  for (const hero of heroes) {
    for (let n = 0; n < roads.reach; n++) {
      const square = roads.reached(n);
      const steps = roads.stepsTo(square);
      if (steps > far) break;
      if (!reaches(t, area, square, hero)) continue;
      if (steps < far) {
        far = steps;
        goal = hero;
        rule = 'OV-AI-24';
      } else if (rule === 'OV-AI-24' && hero !== goal) {
        rule = tieRule(t, goal, hero);
      }
      break;
    }
  }
  if (goal === NOBODY) return nearer({ t, figure, from, heroes, points, area });
  if (far === 0) return { kind: 'approach', targets: [goal], road: [], turn: 0, rule };
  const ends: number[] = [];
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    if (roads.stepsTo(square) === far && reaches(t, area, square, goal)) ends.push(square);
  }
  return { kind: 'approach', targets: [goal], road: roadTo(t, figure, ends, points, from), turn: 0, rule };
}

/** Walled off (OV-AI-26). */
function nearer({ t, figure, from, heroes, points }: Asked): Intent {
  const away = (square: number, hero: number): number => distance(square, t.figures.square[hero]!);
  const goal = heroes.reduce((best, hero) => (away(from, hero) < away(from, best) ? hero : best));
  const roads = reachOf(t, figure, points, from);
  let least = away(from, goal);
  let steps = 0;
  let ends: number[] = [];
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    const left = away(square, goal);
    if (left < least) {
      least = left;
      steps = roads.stepsTo(square);
      ends = [square];
    } else if (left === least && ends.length > 0 && roads.stepsTo(square) === steps) {
      ends.push(square);
    }
  }
  const road = ends.length === 0 ? [] : roadTo(t, figure, ends, steps, from);
  return { kind: 'approach', targets: [goal], road, turn: 0, rule: 'OV-AI-26' };
}

/** OV-AI-52: whom the line still covers from where the enemy really stands; `turn` −1: by whatever turn of the pattern. */
export function stillCovered(
  t: Veiel,
  figure: number,
  area: Area,
  targets: readonly number[],
  turn: number,
): number[] {
  const at = t.figures.square[figure]!;
  const turns = turn < 0 ? ~0 : 1 << turn;
  return targets.filter((hero) => isAttackable(t, hero) && (covers(t, area, at, hero) & turns) !== 0);
}
