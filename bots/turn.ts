/**
 * A whole turn thought through: of games whose turns are many actions in which one sets up another (`advice.turn`).
 *
 * From the question asked it tries every action, keeps the few most promising tables, tries every action again on those, and
 * so on until nothing is left to do. Every table met on the way is one the turn could end on; the best of these is the goal.
 */
import { type Decision, type Game, imagine, type Seat, type State } from '@tablee/kernel';
import type { Asked } from './bot.ts';
import { type Effort, inOneWorld, newThought, type Plan, type Thought } from './lines.ts';

/** Tables kept after each action. */
const KEPT = 3;
/** Tables looked at to choose the ways on from one of them: five tables kept with forty each were no better, at three times the price. */
const TABLES = 16;
/** More actions than this are not looked ahead. */
const LONGEST_TURN = 12;
/** Two tables whose values differ by less than this are one, reached in another order. */
const THE_SAME = 1e-9;

/** A table met on the way, and the choices that lead to it as far as they are certain, last first. */
interface Met {
  readonly t: State;
  /** The option that ends the turn, −1 while it can't be ended; undefined when it is over. */
  readonly end: number | undefined;
  readonly value: number;
  readonly way: Way | null;
  readonly certain: boolean;
}
interface Way {
  readonly plan: Plan;
  readonly before: Way | null;
}

/** The choices of the best turn, up to where chance or another seat comes in; null where the question is not one of a turn. */
export function turnFor(asked: Asked, effort: Effort): Plan | null {
  const { game, decision, chance, content } = asked;
  const { turn } = game.advice;
  const end = turn?.end(decision);
  if (turn === undefined || end === undefined) return null;
  const { seat } = decision;
  const seen = asked.look();
  const t = imagine(game, seen, content, chance);
  const thought = newThought(game, seat, seen.flow?.length ?? 0, chance, effort);
  const here: Met = { t, end, value: 0, way: null, certain: true };
  let best = here;
  let highest = worthEnding(game, here, seat);
  let kept = [here];
  for (let n = 0; n < LONGEST_TURN && kept.length > 0; n++) {
    const met = kept.flatMap((from) => onwardFrom(thought, from));
    for (const each of met) {
      const value = worthEnding(game, each, seat);
      if (value <= highest + THE_SAME) continue;
      highest = value;
      best = each;
    }
    kept = mostPromising(met);
  }
  if (highest === Number.NEGATIVE_INFINITY) return null;
  const ending = best.certain && best.end !== undefined ? questionOf(best.t, seat) : null;
  return joined(best.way, ending === null ? null : { decision: ending, option: best.end!, next: null });
}

/** What comes of every action but ending the turn. */
function onwardFrom(thought: Thought, from: Met): Met[] {
  const { game, seat } = thought;
  const asks = questionOf(from.t, seat)!;
  return inOneWorld(thought, from.t, asks, TABLES, from.end).map(({ option, found }) => {
    const { end: t, value, certain } = found;
    const next = t.result === null ? questionOf(t, seat) : null;
    return {
      t,
      end: next === null ? undefined : game.advice.turn!.end(next),
      value,
      way: from.certain ? { plan: { decision: asks, option, next: found.plan }, before: from.way } : from.way,
      certain: from.certain && certain,
    };
  });
}

/** A turn that can't be ended yet is worth nothing; one that is over, what it came to. */
function worthEnding({ advice }: Game, { t, end, value }: Met, seat: Seat): number {
  if (end === undefined) return value;
  return end < 0 ? Number.NEGATIVE_INFINITY : advice.turn!.ended(t, seat);
}

function questionOf(t: State, seat: Seat): Decision | null {
  return t.open.find((decision) => decision.seat === seat) ?? null;
}

/** Of those where the turn goes on. */
function mostPromising(met: readonly Met[]): Met[] {
  const open = met.filter(({ end }) => end !== undefined).sort((a, b) => b.value - a.value);
  const kept: Met[] = [];
  for (const each of open) {
    if (kept.length === KEPT) break;
    const last = kept[kept.length - 1];
    if (last === undefined || last.value - each.value > THE_SAME) kept.push(each);
  }
  return kept;
}

/** The choices in the order they are made, then what follows. */
function joined(way: Way | null, then: Plan | null): Plan | null {
  let plan = then;
  for (let each = way; each !== null; each = each.before) plan = followedBy(each.plan, plan);
  return plan;
}

function followedBy({ decision, option, next }: Plan, then: Plan | null): Plan {
  return { decision, option, next: next === null ? then : followedBy(next, then) };
}
