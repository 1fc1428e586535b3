/** Out of radar tokens (TOKENS-1, R-ES-52): every token on the board steps toward the survivor nearest to it. */
import { RADAR } from '../printed.ts';
import type { Endure } from '../types.ts';
import { dirPick, facesOfGoal, firstSteps, goalDistance, groundFor, pickStep } from './path.ts';

/** Once per event, tokens just placed included, in zone-index order; those then in sight are turned up later. */
export function shortage(t: Endure, missing: number): void {
  if (t.told) t.told.push({ event: 'tokensShort', rule: 'ES-TOKENS-1', missing });
  const { live, type, zone } = t.foes;
  const tokens = live.filter((foe) => type[foe] === RADAR).sort((a, b) => zone[a]! - zone[b]! || a - b);
  for (const foe of tokens) {
    const from = zone[foe]!;
    const g = groundFor(t, t.content, 0, from);
    const goals = [...new Set(t.survivors.filter(({ zone: at }) => at >= 0).map(({ zone: at }) => at))];
    if (goals.length === 0) return;
    const nearest = Math.min(...goals.map((goal) => goalDistance(g, from, goal)));
    const near = goals.filter((goal) => goalDistance(g, from, goal) === nearest);
    const goal = dirPick(t, near, (to) => facesOfGoal(g, from, to), { foe });
    const steps = firstSteps(g, from, goal, []);
    if (steps.length === 0) continue;
    const to = pickStep(t, g, from, steps, { foe });
    zone[foe] = to;
    if (t.told)
      t.told.push({ event: 'stepped', rule: 'R-ES-52', foe, from, to, toward: 'none', target: goal });
  }
}
