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
  // An inciblable hero is left out for a single icon, kept for a multi icon (OV-AI-51).
  const heroes =
    line.icon === 'single' ? candidates.filter((hero) => canBeAimedAt(t, pieceOf(hero))) : candidates.slice();
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

/** OV-AI-17 to -22: the placement that hits most heroes. Sets are bits, the first hero in priority order the highest. */
function multi({ t, figure, from, heroes, points }: Asked, area: Area): Intent | null {
  const roads = reachOf(t, figure, points, from);
  const bitOf = (index: number): number => 1 << (heroes.length - 1 - index);
  const found = new Map<number, { steps: number; ends: number[] }>();
  const setsAt = (square: number): number[] => {
    const sets = [0, 0, 0, 0];
    heroes.forEach((hero, index) => {
      const turns = covers(t, area, square, hero);
      for (let turn = 0; turn < area.turns; turn++)
        if ((turns & (1 << turn)) !== 0) sets[turn]! |= bitOf(index);
    });
    return sets;
  };
  for (let n = 0; n < roads.reach; n++) {
    const square = roads.reached(n);
    const steps = roads.stepsTo(square);
    for (const set of setsAt(square)) {
      if (set === 0) continue;
      const known = found.get(set);
      if (!known) found.set(set, { steps, ends: [square] });
      else if (known.steps === steps && !known.ends.includes(square)) known.ends.push(square);
    }
  }
  if (found.size === 0) return null;
  const sum = (set: number, of: (hero: number) => number): number =>
    heroes.reduce((total, hero, index) => ((set & bitOf(index)) !== 0 ? total + of(hero) : total), 0);
  const compare = (a: number, b: number): { more: number; rule: RuleId } => {
    const size = sum(b, () => 1) - sum(a, () => 1);
    if (size !== 0) return { more: size, rule: 'OV-TARGET-8' };
    const threat = sum(b, (hero) => threatOf(t, hero)) - sum(a, (hero) => threatOf(t, hero));
    if (threat !== 0) return { more: threat, rule: 'OV-TARGET-9' };
    const swords = sum(b, (hero) => swordsOf(t, hero)) - sum(a, (hero) => swordsOf(t, hero));
    return { more: swords || b - a, rule: 'OV-TARGET-10' };
  };
  const [best, second] = [...found.keys()].sort((a, b) => compare(a, b).more);
  const { steps, ends } = found.get(best!)!;
  const road = steps === 0 ? [] : roadTo(t, figure, ends, steps, from);
  return {
    kind: 'attack',
    targets: heroes.filter((_, index) => (best! & bitOf(index)) !== 0),
    road,
    turn: setsAt(road[road.length - 1] ?? from).indexOf(best!),
    rule: second === undefined ? 'OV-AI-21' : compare(best!, second).rule,
  };
}

/** OV-AI-23 to -26, -28: toward the hero that needs fewest steps in all; walled off, at least nearer; otherwise it stays. */
function approach({ t, figure, from, heroes, points, area }: Asked): Intent {
  const roads = reachOf(t, figure, SQUARES, from);
  const reaches = (square: number, hero: number): boolean =>
    area === null ? distance(square, t.figures.square[hero]!) === 1 : covers(t, area, square, hero) !== 0;
  let goal = NOBODY;
  let far = Number.POSITIVE_INFINITY;
  let rule: RuleId = 'OV-AI-24';
  for (const hero of heroes) {
    for (let n = 0; n < roads.reach; n++) {
      const square = roads.reached(n);
      const steps = roads.stepsTo(square);
      if (steps > far) break;
      if (!reaches(square, hero)) continue;
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
    if (roads.stepsTo(square) === far && reaches(square, goal)) ends.push(square);
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

/** OV-AI-52: whom the line still covers from where the enemy really stands; one target alone may be met by any turn. */
export function stillCovered(
  t: Veiel,
  figure: number,
  area: Area,
  targets: readonly number[],
  turn: number,
): number[] {
  const at = t.figures.square[figure]!;
  const turns = targets.length === 1 ? ~0 : 1 << turn;
  return targets.filter((hero) => isAttackable(t, hero) && (covers(t, area, at, hero) & turns) !== 0);
}
