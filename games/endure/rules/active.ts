/** Active movement (ACTIVE, R-ES-40, R-ES-42): one zone after the other toward what draws the attention; distractions. */
import { RADAR } from '../printed.ts';
import type { Attention, Endure } from '../types.ts';
import { luredBy, luresIn } from './ai.ts';
import { dirPick, facesOfGoal, firstSteps, type Ground, pickStep } from './path.ts';

/** A distraction until the end of the round. */
export function lure(t: Endure, zone: number, radius: number): void {
  t.lures.push(zone, radius);
  if (t.told) t.told.push({ event: 'lured', rule: 'R-ES-40', zone, radius });
}

export function sizeOf(t: Endure, foe: number): number {
  const type = t.foes.type[foe]!;
  return type === RADAR ? 0 : t.content.enemies[type]!.size;
}

function wait(t: Endure, foe: number, why: 'noGoal' | 'arrived' | 'blocked', rule: string): number {
  if (t.told) t.told.push({ event: 'waited', rule, foe, why });
  return -1;
}

/** First steps; used again at every one. */
const STEPS: number[] = [];

/** One zone toward the goal (ES-AI-15 to -18); −1 when it stays where it is. */
export function stepToward(
  t: Endure,
  foe: number,
  goals: readonly number[],
  why: Attention,
  g: Ground,
): number {
  const { foes } = t;
  const from = foes.zone[foe]!;
  if (goals.length === 0) return wait(t, foe, 'noGoal', 'ES-AI-16');
  const goal = goals.length === 1 ? goals[0]! : dirPick(t, goals, (to) => facesOfGoal(g, from, to), { foe });
  if (goal === from) return wait(t, foe, 'arrived', 'ES-AI-17');
  const steps = firstSteps(g, from, goal, STEPS);
  if (steps.length === 0) return wait(t, foe, 'blocked', 'R-ES-41');
  const to = steps.length === 1 ? steps[0]! : pickStep(t, g, from, steps, { foe });
  foes.zone[foe] = to;
  if (t.lures.length > 0) foes.active[foe] = 1 + (luredBy(t, foe) | luresIn(t, t.content, to));
  if (t.told) {
    const rule = steps.length > 1 ? 'ES-PATH-1' : 'ES-AI-18';
    t.told.push({ event: 'stepped', rule, foe, from, to, toward: why, target: goal });
  }
  return to;
}
