/** How long a bot may think about one decision: so many times through the tree, or so long by a clock. */

/** A number of iterations gives the same answer on any machine; milliseconds keep people from waiting. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** Against people: long enough to play well, short enough not to be waited for. */
export const IN_PLAY: Budget = { milliseconds: 600 };

/** Where many games are played and each must come out the same every time. */
export const IN_A_SIMULATION: Budget = { iterations: 40 };

/** `1000` is so many iterations, `600ms` so long; null for any other word. */
export function readBudget(word: string): Budget | null {
  const [, digits, unit] = /^(\d{1,7})(ms)?$/.exec(word) ?? [];
  const amount = Number(digits);
  if (!(amount >= 1)) return null;
  if (unit === undefined) return { iterations: amount };
  return amount <= LONGEST_MILLISECONDS ? { milliseconds: amount } : null;
}

/** However slow the machine, no decision takes longer than this, save for the one iteration under way. */
export const LONGEST_MILLISECONDS = 1300;

/** Milliseconds since whenever. The only clock there is among bots; tests bring their own. */
export type Clock = () => number;

/** What is left to think with. */
export interface Spending {
  /** May another iteration begin? Counts it if so. */
  another(): boolean;
}

export function spend(budget: Budget, clock: Clock): Spending {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return { another: () => left-- > 0 };
  }
  const end = clock() + Math.min(budget.milliseconds, LONGEST_MILLISECONDS);
  return { another: () => clock() < end };
}
