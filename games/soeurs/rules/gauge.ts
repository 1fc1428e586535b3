/** The Boss's gauge of dice, and what an attack does to it. */
import { roll } from '@tablee/kernel';
import type { Soeurs } from '../types.ts';
import { win } from './end.ts';
import { SIDES } from './mana.ts';

/** One die a box, a "?" box rolled (SA-BOSS-15, SA-BOSS-16). */
export function setGauge(t: Soeurs): void {
  t.dice.length = 0;
  for (const box of t.content.boss.gauge) t.dice.push(box > 0 ? box : rollFor(t, 'gauge', 'SA-BOSS-16'));
}

export function rollFor(t: Soeurs, what: 'attack' | 'gauge' | 'gardiens', rule: string): number {
  const die = roll(t, SIDES);
  t.told?.push({ event: 'diceRolled', rule, what, dice: [die] });
  return die;
}

/**
 * An attack removes one die, never more, only if it is worth at least that die (SA-BOSS-19, SA-BOSS-20, SA-BOSS-23); a die is
 * never lowered (SA-BOSS-21), and an attack too weak for all does nothing to them (SA-BOSS-22). True if a die can be removed.
 */
export function settleAttack(t: Soeurs, cards: number): boolean {
  if (t.toBoss === 0) return false;
  t.told?.push({ event: 'bossStruck', rule: 'SA-BOSS-18', value: t.toBoss, cards });
  for (const pips of t.dice) if (pips <= t.toBoss) return true;
  t.told?.push({ event: 'attackTooWeak', rule: 'SA-BOSS-22', value: t.toBoss });
  return false;
}

/** The last die: the Boss is beaten (SA-BOSS-17), or, marked X2, its gauge is put back, once (SA-BOSS-24, R-SA-65). */
export function removeDie(t: Soeurs, pips: number): void {
  t.dice.splice(t.dice.indexOf(pips), 1);
  t.told?.push({ event: 'dieRemoved', rule: 'SA-BOSS-19', pips, left: t.dice.length });
  t.toBoss = 0;
  if (t.dice.length > 0) return;
  t.gauges--;
  if (t.gauges === 0) {
    win(t);
    return;
  }
  setGauge(t);
  t.told?.push({ event: 'gaugeReset', rule: 'SA-BOSS-24', dice: t.dice.slice() });
}
