/** Resolve (RESOLVE): what a test is rolled against, losing it point by point, gaining it. The rolls are in `settle.ts`. */
import { numberFrom } from '@tablee/kernel/effect';
import type { Content } from '../printed.ts';
import { type Board, type Endure, HEAD_PLACE, type Who } from '../types.ts';
import { addLoss, type Loss } from './due.ts';

/** Nobody has more (R-ES-13). */
export const RESOLVE_MOST = 10;

/** The survivors in its zone, itself included, that steady it (*Composure*). */
function composure(b: Board, { survivors }: Content, zone: number): number {
  let most = 0;
  for (const other of b.survivors) {
    if (other.zone === zone) most = Math.max(most, survivors[other.class]!.passive.traits.steadies ?? 0);
  }
  return most;
}

/** A test fails on this total or more (ES-RESOLVE-3). */
export function testAgainst(t: Endure, who: Who): number {
  const { resolve, zone } = t.survivors[who]!;
  return resolve + composure(t, t.content, zone) + numberFrom(t, who, 'tests', 0);
}

/** A check is rolled exactly like a test (ES-RESOLVE-12), with what helmets, cards and a boss's Mood change. */
export function checkAgainst(t: Endure, who: Who): number {
  const { content } = t;
  const { resolve, zone, cards } = t.survivors[who]!;
  const helmet = cards[HEAD_PLACE]!;
  const worn = helmet < 0 ? 0 : (content.items[content.cards[helmet]!]!.wear?.steadiesChecks ?? 0);
  return resolve + composure(t, content, zone) + worn + screaming(t, zone) + numberFrom(t, who, 'checks', 0);
}

/** The Mood in play may weigh on checks in its boss's zone. */
function screaming(t: Endure, zone: number): number {
  if (t.mood < 0) return 0;
  const { checks } = t.content.titan[t.content.titanCards[t.mood]!]!.mood!;
  if (checks === undefined) return 0;
  const { live, type, zone: at } = t.foes;
  const isThere = live.some((foe) => at[foe] === zone && t.content.enemies[type[foe]!]?.boss);
  return isThere ? -checks : 0;
}

/** An automatic loss: point by point, never into Life (R-ES-30, R-ES-31). */
export function loseResolve(t: Endure, who: Who, n: number, rule: Loss): void {
  if (n > 0 && t.survivors[who]!.fate === 'aboard') addLoss(t, who, n, rule);
}

/** Gains trigger nothing (R-ES-30). */
export function gainResolve(t: Endure, who: Who, n: number): void {
  const survivor = t.survivors[who]!;
  const gained = Math.min(n, RESOLVE_MOST - survivor.resolve);
  if (gained <= 0) return;
  survivor.resolve += gained;
  if (t.told)
    t.told.push({ event: 'resolveGained', rule: 'R-ES-13', who, n: gained, resolve: survivor.resolve });
}
