/** Health points (Points de Santé), their ceilings, and how they are lost and regained. */
import type { RuleId } from '@tablee/kernel';
import type { Harm, Soeurs } from '../types.ts';
import { lose } from './end.ts';

/** Once health has been below a threshold it never again exceeds it (SA-HP-4, SA-HP-5, SA-HP-6). Exactly 30, 20 or 10 keeps it. */
export const THRESHOLDS = [30, 20, 10] as const;

/** The ceiling is fixed by the lowest health ever reached and never rises (R-SA-50). */
export function ceilingFor(lowest: number, highest: number): number {
  if (lowest >= 30) return highest;
  if (lowest >= 20) return 29;
  if (lowest >= 10) return 19;
  return 9;
}

export function ceiling(t: Soeurs): number {
  return ceilingFor(t.lowest, t.config.health);
}

/**
 * One damage instance. Health stops at 0 and the game is then lost at once, whatever else was to come (SA-HP-2, R-SA-6,
 * R-SA-52); the ceiling is updated before anything can heal (R-SA-51).
 */
export function loseHealth(t: Soeurs, amount: number, why: Harm, rule: RuleId): void {
  if (amount <= 0) return;
  const before = ceiling(t);
  t.health = amount >= t.health ? 0 : t.health - amount;
  if (t.health < t.lowest) t.lowest = t.health;
  t.told?.push({ event: 'healthLost', rule, amount, left: t.health, why });
  if (t.health === 0) lose(t, 'no-health', 'SA-HP-2');
  else if (t.told !== null && ceiling(t) < before)
    t.told.push({ event: 'ceilingLowered', rule: 'R-SA-50', ceiling: ceiling(t) });
}

/** Cards and potions give health back (SA-HP-3), never above the ceiling (SA-HP-7). A Place may change how much. */
export function heal(t: Soeurs, amount: number, rule: RuleId): void {
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.healing;
  const now = Math.min(
    t.health + Math.max(amount + change, change === 0 ? 0 : 1),
    Math.max(ceiling(t), t.health),
  );
  if (now === t.health) return;
  t.told?.push({ event: 'healthRegained', rule, amount: now - t.health, now });
  t.health = now;
}
