/**
 * One step ahead: tries every option on an imagined table, plays on to the end of the action, and keeps what the game's
 * own evaluation likes best. What it planned for the rest of the action it then follows without thinking again.
 */
import { below, type Chance } from '@tablee/kernel';
import type { Asked, Bot } from './bot.ts';
import { linesFor, said } from './lines.ts';

/** Two lines whose values differ by less than this are as good as each other. */
const AS_GOOD = 1e-9;

export function greedy(): Bot {
  let plan: readonly string[] = [];
  return {
    id: 'greedy',
    name: { fr: 'Glouton', en: 'Greedy' },
    decide(asked) {
      const planned = optionSaid(asked, plan[0]);
      if (planned >= 0) {
        plan = plan.slice(1);
        return planned;
      }
      const best = oneOfTheBest(linesFor(asked), asked.chance);
      plan = best.plan;
      return best.option;
    },
  };
}

function optionSaid({ decision }: Asked, words: string | undefined): number {
  if (words === undefined) return -1;
  return decision.options.findIndex((option) => said(decision, option) === words);
}

/** Ties are broken by chance: whoever always took the first would favour a seat, a side of the map or a piece. */
function oneOfTheBest<L extends { readonly value: number }>(lines: readonly L[], chance: Chance): L {
  let highest = Number.NEGATIVE_INFINITY;
  for (const { value } of lines) if (value > highest) highest = value;
  const best = lines.filter(({ value }) => value >= highest - AS_GOOD);
  return best[below(chance, best.length)]!;
}
