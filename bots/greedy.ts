/**
 * One step ahead: tries every option on an imagined table, plays on to the end of the action, and keeps what the game's
 * own evaluation likes best. What it planned for the rest of the action it then follows without thinking again. Where the
 * game says what a turn is, it looks ahead to the turn's end.
 */
import { below, type Chance } from '@tablee/kernel';
import type { Bot } from './bot.ts';
import { type Effort, linesFor, type Plan, plannedOption, USUAL_EFFORT } from './lines.ts';
import { turnFor } from './turn.ts';

/** Two lines whose values differ by less than this are as good as each other. */
const AS_GOOD = 1e-9;

export function greedy(effort: Effort = USUAL_EFFORT): Bot {
  let plan: Plan | null = null;
  return {
    name: { fr: 'Glouton', en: 'Greedy' },
    decide(asked) {
      const planned = plan === null ? -1 : plannedOption(plan, asked.decision);
      if (planned >= 0) {
        plan = plan!.next;
        return planned;
      }
      const turn = turnFor(asked, effort);
      if (turn !== null) {
        plan = turn.next;
        return turn.option;
      }
      const best = oneOfTheBest(linesFor(asked, effort), asked.chance);
      plan = best.plan;
      return best.option;
    },
  };
}

/** Ties are broken by chance: whoever always took the first would favour a seat, a side of the map or a piece. */
function oneOfTheBest<L extends { readonly value: number }>(lines: readonly L[], chance: Chance): L {
  let highest = Number.NEGATIVE_INFINITY;
  for (const { value } of lines) if (value > highest) highest = value;
  const best = lines.filter(({ value }) => value >= highest - AS_GOOD);
  return best[below(chance, best.length)]!;
}
