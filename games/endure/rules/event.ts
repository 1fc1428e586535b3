/** Events (EVENT, R-ES-55 to -60): drawn, in force until the next Resolution phase, and what the instant ones do. */
import { type RuleId, shuffle } from '@tablee/kernel';
import { RADAR } from '../printed.ts';
import { BODY_PLACE, type Endure, NONE, type Who } from '../types.ts';
import { holding, inTurnOrder } from './board.ts';
import { kill } from './combat.ts';
import { d6, oneOf, tellRoll } from './dice.ts';
import { lockAnew } from './door.ts';
import { AIR, addDue } from './due.ts';
import { look } from './look.ts';
import { stunFoe, stunSurvivor } from './stun.ts';

/** The event in force is discarded and its effect ends: exhausted (ES-RESPH-5), or by *Emergency Authority* (R-ES-97). */
export function endEvent(t: Endure, rule: RuleId): void {
  if (t.event < 0) return;
  const card = t.event;
  const wasLocked = holding(t, t.content) === 'lockdown';
  t.eventsSpent.push(t.eventCard);
  t.event = NONE;
  t.eventCard = NONE;
  if (t.told) t.told.push({ event: 'eventEnded', rule, card });
  lockAnew(t, wasLocked);
  // In the Resolution phase held back to its step 3: two Blackouts in a row give no moment of sight (R-ES-56).
  look(t);
}

/** One event card; the empty deck takes its discards back (R-ES-61). Its effects are performed by the caller. */
export function drawEvent(t: Endure): number {
  if (t.events.length === 0) {
    t.events = t.eventsSpent;
    t.eventsSpent = [];
    shuffle(t, t.events);
  }
  const card = t.events.pop();
  if (card === undefined) return NONE;
  const wasLocked = holding(t, t.content) === 'lockdown';
  t.eventCard = card;
  t.event = t.content.eventCards[card]!;
  if (t.told) t.told.push({ event: 'eventDrawn', rule: 'ES-RESPH-2', card: t.event });
  lockAnew(t, wasLocked);
  return t.event;
}

/** The place it names is not in play: discarded without any effect, the round has no event (ES-EVENT-2). */
export function voidEvent(t: Endure): void {
  if (t.event < 0) return;
  if (t.told) t.told.push({ event: 'eventVoid', rule: 'ES-EVENT-2', card: t.event });
  t.eventsSpent.push(t.eventCard);
  t.event = NONE;
  t.eventCard = NONE;
}

/** Life Support Failure (ES-EVENT-11, -12, R-ES-57): survivors lose 1 Life; of types with 1 Life half go, others lose 1 for good. */
export function thinAir(t: Endure): void {
  const { foes, content } = t;
  const { enemies } = content;
  for (let type = 0; type < enemies.length; type++) {
    const enemy = enemies[type]!;
    if (!enemy.biological) continue;
    const there = foes.live.filter((foe) => foes.type[foe] === type);
    if (enemy.life === 1 && !enemy.boss) {
      for (let n = Math.ceil(there.length / 2); n > 0; n--) {
        kill(t, there.splice(oneOf(t, there.length), 1)[0]!, NONE, 'air');
      }
      continue;
    }
    for (const foe of there) {
      foes.life[foe]!--;
      if (t.told) t.told.push({ event: 'foeHit', rule: 'R-ES-57', foe, type, life: foes.life[foe]! });
      if (foes.life[foe]! <= 0) kill(t, foe, NONE, 'air');
    }
  }
  // One survivor after the other, with everything a death brings about (R-ES-91).
  for (const who of inTurnOrder(t)) addDue(t, AIR, who, 1);
}

export function breathes(t: Endure, who: Who): boolean {
  const card = t.survivors[who]!.cards[BODY_PLACE]!;
  return card >= 0 && t.content.items[t.content.cards[card]!]!.wear?.breathes === true;
}

/** Power Surge (R-ES-60): everybody standing in a room rolls; on 1 stunned. */
export function surge(t: Endure): void {
  const { ship } = t.content;
  for (const who of inTurnOrder(t)) {
    if (!ship.zones[t.survivors[who]!.zone]!.isRoom) continue;
    const die = d6(t);
    tellRoll(t, 'R-ES-60', 'surge', [die], 2, { who });
    if (die === 1) stunSurvivor(t, who);
  }
  const { live, type, zone } = t.foes;
  for (const foe of live.slice().sort((a, b) => zone[a]! - zone[b]! || a - b)) {
    if (type[foe] === RADAR || t.content.enemies[type[foe]!]!.boss || !ship.zones[zone[foe]!]!.isRoom)
      continue;
    const die = d6(t);
    tellRoll(t, 'R-ES-60', 'surge', [die], 2, { foe });
    if (die === 1) stunFoe(t, foe);
  }
}
