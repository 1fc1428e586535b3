/**
 * The visibility update (R-ES-27): after every single change, which enemy types each survivor sees, tokens that come into
 * sight, tests for types newly seen, and, in the Survivor phase, seen-marks. What follows is put on `due`.
 */
import { isForbidden } from '@tablee/kernel/effect';
import { type Content, RADAR } from '../printed.ts';
import type { Board, Endure } from '../types.ts';
import { holding, sees } from './board.ts';
import { addDue, addTest, LOOK, REVEAL } from './due.ts';
import { emptied } from './emptied.ts';
import { type Sight, sightFor } from './sight.ts';

/** Survivors (bits) that see each zone; used again at every look. */
const WATCH = new Uint8Array(1024);
const TYPES = new Int32Array(8);
/** What `WATCH` was last worked out from: while enemies move, one look after the other finds the same. */
let watched: Sight | null = null;
let wasDark = false;
const STOOD: number[] = [];

/** Which survivors see each zone, as bits, put into `WATCH`. */
function watch(b: Board, content: Content): void {
  const { ship } = content;
  const { survivors } = b;
  const isDark = holding(b, content) === 'blackout';
  const sight = sightFor(ship, b.doorKey);
  let isSame = sight === watched && isDark === wasDark && STOOD.length === survivors.length;
  for (let who = 0; isSame && who < survivors.length; who++) isSame = survivors[who]!.zone === STOOD[who];
  if (isSame) return;
  watched = sight;
  wasDark = isDark;
  emptied(STOOD);
  for (let who = 0; who < survivors.length; who++) STOOD.push(survivors[who]!.zone);
  WATCH.fill(0, 0, ship.size);
  for (let who = 0; who < survivors.length; who++) {
    const { zone } = survivors[who]!;
    if (zone < 0) continue;
    if (isDark) {
      WATCH[zone]! |= 1 << who;
      continue;
    }
    const list = sight.sees[zone]!;
    for (let n = 0; n < list.length; n++) WATCH[list[n]!]! |= 1 << who;
  }
}

/** In the Resolution phase updates are held back until its step 3, which makes them itself (R-ES-27). */
export function look(t: Endure): void {
  if (t.phase === 'resolution' || t.content.isRefuge) return;
  update(t);
}

export function update(t: Endure): void {
  const { foes, survivors, content } = t;
  const { live, zone, type, marks } = foes;
  watch(t, content);
  TYPES.fill(0);
  const isMarking = t.phase === 'survivors';
  let unmarkable = -1;
  let hasTokens = false;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    const seenBy = WATCH[zone[foe]!]!;
    if (seenBy === 0) continue;
    const of = type[foe]!;
    if (of === RADAR) {
      hasTokens = true;
      continue;
    }
    for (let left = seenBy; left !== 0; left &= left - 1) TYPES[31 - Math.clz32(left & -left)]! |= 1 << of;
    if (isMarking) {
      if (unmarkable < 0) unmarkable = whoLeavesNoMark(t);
      marks[foe]! |= seenBy & ~unmarkable;
    }
  }
  if (hasTokens) {
    // What went out of sight is new again on a token (R-ES-28).
    for (let who = 0; who < survivors.length; who++) survivors[who]!.sees &= TYPES[who]!;
    // Tokens first, by zone then number, each with its own tests (R-ES-91); then whatever else came into view.
    const seen = live.filter((foe) => type[foe] === RADAR && WATCH[zone[foe]!] !== 0);
    if (seen.length > 1) seen.sort((a, b) => zone[a]! - zone[b]! || a - b);
    for (const foe of seen) addDue(t, REVEAL, foe);
    addDue(t, LOOK);
    return;
  }
  for (let n = 0; n < survivors.length; n++) {
    const who = (Math.max(0, t.first) + n) % survivors.length;
    const survivor = survivors[who]!;
    const fresh = TYPES[who]! & ~survivor.sees;
    survivor.sees = TYPES[who]!;
    if (fresh !== 0) addTest(t, who as never, bits(fresh));
  }
}

/** Survivors (bits) that enemies neither see nor mark. */
export function whoLeavesNoMark(t: Endure): number {
  let hidden = 0;
  for (let who = 0; who < t.survivors.length; who++) {
    if (t.survivors[who]!.hidden === 1 || isForbidden(t, 'beMarked', who)) hidden |= 1 << who;
  }
  return hidden;
}

export function bits(of: number): number {
  let n = 0;
  for (let left = of; left !== 0; left &= left - 1) n++;
  return n;
}

/** Whether any survivor sees the zone. */
export function isWatched(t: Endure, zone: number): boolean {
  const { survivors, content } = t;
  for (let who = 0; who < survivors.length; who++) {
    const from = survivors[who]!.zone;
    if (from >= 0 && sees(t, content, from, zone)) return true;
  }
  return false;
}
