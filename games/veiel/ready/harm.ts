/** What an enemy's line does to whom it hits, read once from its data: for bots, and for whoever shows it. */
import type { Effects } from '@tablee/kernel/effect';
import { amountOf } from './power.ts';

export interface Harm {
  readonly damage: number;
  readonly wounds: number;
  /** What the rest of it is worth in wounds. */
  readonly riders: number;
}

const RIDERS: Readonly<Record<string, number>> = {
  discard: 0.5,
  exile: 1,
  push: 0.15,
  pull: 0.15,
  immobilise: 0.4,
  affaibli: 0.6,
  vulnerable: 0.7,
};

export function harmOf(effects: Effects | undefined): Harm {
  let [damage, wounds, riders] = [0, 0, 0];
  for (const effect of (effects ?? []) as readonly Readonly<Record<string, unknown>>[]) {
    if (effect.do === 'damage') damage += amountOf(effect.n);
    else if (effect.do === 'wound') wounds += amountOf(effect.n);
    else if (typeof effect.do === 'string') riders += RIDERS[effect.do] ?? 0;
    else if (typeof effect.give === 'object' && effect.give !== null) riders += riderOf(effect.give);
  }
  return { damage, wounds, riders };
}

function riderOf(gets: object): number {
  let value = 0;
  for (const [key, given] of Object.entries(gets)) {
    if (key === 'has') for (const status of given as readonly string[]) value += RIDERS[status] ?? 0;
    else if (typeof given === 'number') value += (RIDERS[key] ?? 0) * given;
  }
  return value;
}
