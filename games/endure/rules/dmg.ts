/** Life: losing it, healing, and death (DMG, R-ES-32, R-ES-48). */
import type { RuleId } from '@tablee/kernel';
import { numberFrom } from '@tablee/kernel/effect';
import { type Endure, type LossCause, NONE, type Who } from '../types.ts';
import { count } from './ach.ts';
import { inTurnOrder, sees } from './board.ts';
import { carriedBy, checkGoals, watchHolds } from './goal.ts';
import { loseResolve } from './resolve.ts';

/** Life goes down; at 0 the survivor dies. No armour, no wound die: those are for attacks (`armour.ts`). */
export function loseLife(t: Endure, who: Who, n: number, cause: LossCause, rule: RuleId): void {
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard' || n <= 0) return;
  // Refuge events never take Life below 1 (R-ES-84).
  const lost = t.content.isRefuge ? Math.min(n, survivor.life - 1) : Math.min(n, survivor.life);
  if (lost <= 0) return;
  survivor.life -= lost;
  survivor.damageTaken += lost;
  if (t.told) t.told.push({ event: 'lifeLost', rule, who, n: lost, life: survivor.life, cause });
  if (survivor.life === 0) die(t, who, cause);
}

/** R-ES-32: the figure and its cards leave, what it carried stays, whoever sees it loses 2 Resolve (ES-RESOLVE-8). */
function die(t: Endure, who: Who, cause: LossCause): void {
  const survivor = t.survivors[who]!;
  const { zone } = survivor;
  if (t.told) t.told.push({ event: 'died', rule: 'R-ES-32', who, zone, cause });
  for (const thing of carriedBy(t, who)) drop(t, who, thing, zone);
  for (let place = 0; place < survivor.cards.length; place++) {
    if (survivor.cards[place]! >= 0) t.itemsGone.push(survivor.cards[place]!);
    survivor.cards[place] = NONE;
  }
  for (const card of survivor.resolveCards) t.resolveGone.push(card);
  if (survivor.achievement >= 0) t.achievementsSpent.push(survivor.achievement);
  survivor.resolveCards = [];
  survivor.turnedUp = 0;
  survivor.achievement = NONE;
  survivor.unlocked = 0;
  survivor.pilot = 0;
  survivor.fate = 'dead';
  survivor.zone = NONE;
  survivor.actions = 0;
  survivor.sees = 0;
  for (const other of inTurnOrder(t)) {
    if (sees(t, t.content, t.survivors[other]!.zone, zone)) loseResolve(t, other, 2, 'ES-RESOLVE-8');
  }
  watchHolds(t);
  checkGoals(t);
}

/** A carried thing stays in the zone, to be picked up by Interact. */
export function drop(t: Endure, who: Who, thing: number, zone: number, rule: RuleId = 'R-ES-32'): void {
  t.things.carrier[thing] = NONE;
  t.things.zone[thing] = zone;
  if (t.told) t.told.push({ event: 'thingDropped', rule, who, thing, zone });
}

/** Healing never lifts Life above its maximum (R-ES-13); *Triage* adds once, done by him or to him. */
export function heal(t: Endure, who: Who, n: number, by: Who): void {
  const { content } = t;
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard') return;
  const trait = (whose: Who) => content.survivors[t.survivors[whose]!.class]!.passive.traits.heals ?? 0;
  const more = Math.max(trait(who), by >= 0 ? trait(by) : 0) + numberFrom(t, who, 'healing', 0);
  const healed = Math.min(Math.max(0, n + more), survivor.maxLife - survivor.life);
  if (healed <= 0) return;
  survivor.life += healed;
  if (t.told) t.told.push({ event: 'healed', rule: 'R-ES-13', who, n: healed, life: survivor.life });
  if (by >= 0) count(t, by, 'healed', healed);
}
