/**
 * What enemies attend to and whom they can reach (AI, ACTIVE, SEEN): pure questions over a board, so that the forecast on
 * screen and the Enemy phase ask the same ones. Nothing here rolls a die: where the rules roll, all candidates are named.
 */
import { type Content, RADAR } from '../printed.ts';
import { type Attention, type Board, NONE, type Who } from '../types.ts';
import { holding, isUnderBubble, sees } from './board.ts';
import { emptied } from './emptied.ts';
import { loudestHeard } from './noise.ts';
import { type Ground, goalDistance } from './path.ts';
import { FAR, noiseDistance } from './ship.ts';
import { lanesBetween, sightFor } from './sight.ts';

/** Zones an active radar token moves (ES-ACTIVE-3). */
export const TOKEN_ZONES = 2;
/** Zones an activation covers at the most in a Blackout (R-ES-56). */
export const BLACKOUT_ZONES = 2;

/** What draws its attention, and where: a distraction's zone, a survivor, the zone of a noise. */
export interface Drawn {
  readonly why: Attention;
  readonly target: number;
}
const NOTHING: Drawn = { why: 'none', target: NONE };
const HEARD: number[] = [];

/** The distractions (bits) whose radius covers the zone (ES-AI-2). */
export function luresIn(b: Board, { ship }: Content, zone: number): number {
  const { lures } = b;
  let luring = 0;
  for (let n = 0; n < lures.length; n += 2)
    if (noiseDistance(ship, zone, lures[n]!) <= lures[n + 1]!) luring |= 1 << (n >> 1);
  return luring;
}

/** Where these distractions lie, each zone once. */
function zonesOf({ lures }: Board, luring: number): number[] {
  const zones: number[] = [];
  for (let n = 0; n < lures.length; n += 2)
    if ((luring & (1 << (n >> 1))) !== 0 && !zones.includes(lures[n]!)) zones.push(lures[n]!);
  return zones;
}

/** ES-AI-2, ES-AI-3: Active if lured, seeing or hearing, in that order of priority (ES-ACTIVE-4). */
export function attentionOf(b: Board, content: Content, foe: number): Drawn {
  const zone = b.foes.zone[foe]!;
  if (b.lures.length > 0) {
    const luring = luresIn(b, content, zone);
    if (luring !== 0) return { why: 'lure', target: zonesOf(b, luring)[0]! };
  }
  const { survivors } = b;
  for (let who = 0; who < survivors.length; who++) {
    const survivor = survivors[who]!;
    if (survivor.zone >= 0 && survivor.hidden === 0 && sees(b, content, zone, survivor.zone))
      return { why: 'sight', target: who };
  }
  const marks = b.foes.marks[foe]!;
  if (marks !== 0) {
    for (let who = 0; who < survivors.length; who++) {
      if ((marks & (1 << who)) !== 0 && survivors[who]!.zone >= 0 && survivors[who]!.hidden === 0)
        return { why: 'mark', target: who };
    }
  }
  const heard = loudestHeard(b, content, zone, HEARD);
  return heard.length === 0 ? NOTHING : { why: 'noise', target: heard[0]! };
}

/** The distractions (bits) an Active foe has fallen for in this phase. */
export function luredBy(b: Board, foe: number): number {
  return Math.max(0, b.foes.active[foe]! - 1);
}

/** Where it wants to go now: several zones where the rules roll for it. */
export interface Goals {
  why: Attention;
  zones: number[];
}

/** ES-AI-15: a distraction, else a survivor seen, else one marked, else its noise. `luring`: distractions (bits) that have it already. */
export function goalsOf(b: Board, content: Content, foe: number, luring: number, g: Ground): Goals {
  const from = b.foes.zone[foe]!;
  if (b.lures.length > 0) {
    const lures = zonesOf(b, luring | luresIn(b, content, from));
    if (lures.length > 0) return { why: 'lure', zones: nearest(g, from, lures) };
  }
  const { survivors } = b;
  let seen: number[] | null = null;
  let marked: number[] | null = null;
  const marks = b.foes.marks[foe]!;
  for (let who = 0; who < survivors.length; who++) {
    const { zone, hidden } = survivors[who]!;
    if (zone < 0 || hidden === 1) continue;
    if (sees(b, content, from, zone)) {
      if (seen === null) seen = [zone];
      else if (!seen.includes(zone)) seen.push(zone);
    } else if ((marks & (1 << who)) !== 0) {
      if (marked === null) marked = [zone];
      else if (!marked.includes(zone)) marked.push(zone);
    }
  }
  if (seen !== null) return { why: 'sight', zones: nearest(g, from, seen) };
  if (marked !== null) return { why: 'mark', zones: nearest(g, from, marked) };
  const committed = b.foes.heads[foe]!;
  if (committed >= 0 && b.noise[committed]! > 0) return { why: 'noise', zones: [committed] };
  const heard = loudestHeard(b, content, from, []);
  if (heard.length === 0) return { why: 'none', zones: [] };
  return { why: 'noise', zones: heard.includes(from) ? [from] : heard };
}

/** Reachable ones before unreachable ones, then the nearest; all that are equally near (ES-AI-15). */
function nearest(g: Ground, from: number, zones: number[]): number[] {
  if (zones.length === 1) return zones;
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (const zone of zones) {
    const distance = goalDistance(g, from, zone);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    if (!found.includes(zone)) found.push(zone);
  }
  return found;
}

/** Survivors it can see and reach with its range from here (ES-AI-13, R-ES-46); figures in between do not matter. */
export function targetsOf(b: Board, content: Content, foe: number, into: Who[]): Who[] {
  const { range } = content.enemies[b.foes.type[foe]!]!;
  return reachedFrom(b, content, b.foes.zone[foe]!, range, into);
}

/** Survivors within this range along a lane; in a Blackout none beyond the own zone (R-ES-56). */
export function reachedFrom(b: Board, content: Content, from: number, range: number, into: Who[]): Who[] {
  emptied(into);
  const { ship } = content;
  const reach = holding(b, content) === 'blackout' ? 0 : range;
  const { survivors } = b;
  for (let who = 0; who < survivors.length; who++) {
    const { zone, hidden } = survivors[who]!;
    if (zone < 0 || hidden === 1) continue;
    if (zone === from) into.push(who as Who);
    else if (reach > 0 && sees(b, content, from, zone)) {
      for (const { length, through } of lanesBetween(ship, sightFor(ship, b.doorKey), from, zone)) {
        if (length > reach || isUnderBubble(b, from, zone, through)) continue;
        into.push(who as Who);
        break;
      }
    }
  }
  return into;
}

/** R-ES-79: within noise distance, walls and doors ignored; a bubble stops it (R-ES-73). */
export function reachedByRadial(b: Board, content: Content, from: number, range: number): Who[] {
  const found: Who[] = [];
  b.survivors.forEach(({ zone, hidden }, who) => {
    if (zone < 0 || hidden === 1 || noiseDistance(content.ship, from, zone) > range) return;
    if (zone !== from && (b.bubbles.includes(zone) || b.bubbles.includes(from))) return;
    found.push(who as Who);
  });
  return found;
}

/** ES-AI-5: zones by walking distance to the nearest survivor, then by index; inside by tier, tokens last, then by number. */
export function activationOrder(b: Board, content: Content): number[] {
  const { ship, enemies } = content;
  const { live, type, zone } = b.foes;
  const { walk } = sightFor(ship, b.doorKey);
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    const from = zone[foe]! * ship.size;
    let best: number = FAR;
    for (let who = 0; who < b.survivors.length; who++) {
      const to = b.survivors[who]!.zone;
      if (to >= 0 && walk[from + to]! < best) best = walk[from + to]!;
    }
    const tier = type[foe] === RADAR ? 6 : enemies[type[foe]!]!.tier;
    KEYS[foe] = (best * 1024 + zone[foe]!) * 8 + tier;
  }
  // There are few, and they come by number: each is put in behind those that act before it or at once with it.
  const order = live.slice();
  for (let n = 1; n < order.length; n++) {
    const foe = order[n]!;
    let at = n;
    for (; at > 0 && KEYS[order[at - 1]!]! > KEYS[foe]!; at--) order[at] = order[at - 1]!;
    order[at] = foe;
  }
  return order;
}
/** The key of each foe while the order is worked out; used again at every phase. */
const KEYS: number[] = [];

/** The herd a passive figure moves with (ES-AI-8): its type in its zone, or with a Solomon all of its faction. */
export function herdOf(b: Board, content: Content, foe: number): number[] {
  const { live, type, zone, active, done, stun } = b.foes;
  if (type[foe] === RADAR) return [foe];
  const { enemies } = content;
  const { faction } = enemies[type[foe]!]!;
  const there: number[] = [];
  const alike: number[] = [];
  let hasSolomon = false;
  for (const each of live) {
    if (zone[each] !== zone[foe] || type[each] === RADAR) continue;
    if (active[each] !== 0 || done[each] !== 0 || stun[each] !== 0) continue;
    const enemy = enemies[type[each]!]!;
    if (enemy.faction !== faction) continue;
    there.push(each);
    if (type[each] === type[foe]) alike.push(each);
    if (enemy.solomon) hasSolomon = true;
  }
  // Those of one type are in order as they came.
  if (!hasSolomon) return alike;
  return there.sort((x, y) => enemies[type[x]!]!.tier - enemies[type[y]!]!.tier || x - y);
}
