/**
 * The Enemy phase (ENEMY, PASSIVE, ACTIVE, HERD, ORDER): every figure and token acts by the algorithm of chapter AI. Nobody decides
 * anything here (R-ES-90), but a test on the way may ask, so each zone moved is a step that can be gone on from.
 */
import { call, done, type Frame, type Next, type Procedure, procedure } from '@tablee/kernel';
import { RADAR } from '../printed.ts';
import { type Attention, type Endure, NONE, type Who } from '../types.ts';
import { count } from './ach.ts';
import { sizeOf, stepToward } from './active.ts';
import {
  activationOrder,
  attentionOf,
  BLACKOUT_ZONES,
  goalsOf,
  herdOf,
  luredBy,
  luresIn,
  TOKEN_ZONES,
  targetsOf,
} from './ai.ts';
import { attackOn } from './armour.ts';
import { fits, holding, sightNow } from './board.ts';
import { bossTurn } from './boss.ts';
import { directionDie, inOneZone, lowestOf, oneOf } from './dice.ts';
import { after } from './due.ts';
import { emptied } from './emptied.ts';
import { isWatched, look } from './look.ts';
import { loudestHeard } from './noise.ts';
import { dirPick, facesOfGoal, groundFor } from './path.ts';
import { pushed } from './push.ts';
import { turnUp } from './radar.ts';

export interface EnemyPhase {
  /** Foes in the order they act. */
  order: number[];
  next: number;
  /** Who acts now: one foe, or a herd. */
  acting: number[];
  /** The direction rolled for a herd. */
  face: number;
  /** Zones a passive herd, or a token, may still cover. */
  zones: number;
  /** Action points left, and zones already paid for by gravity. */
  points: number;
  paid: number;
}
type Step = 'next' | 'herd' | 'figure' | 'token' | 'turnUp' | 'end';

export const enemyPhase: Procedure<Endure, EnemyPhase, never, 'acting' | 'order' | 'next'> = procedure<
  Endure,
  EnemyPhase,
  never
>()('enemyPhase', ['acting', 'order', 'next'], {
  begin(t, f): Next<Step> {
    t.phase = 'enemies';
    if (t.told) t.told.push({ event: 'phaseBegan', rule: 'ES-ROUND-4', phase: 'enemies', round: t.round });
    getUp(t);
    f.order = activationOrder(t, t.content);
    fixStates(t, f.order);
    return 'next';
  },
  next: (t, f): Next<Step> => goOn(t, f, next(t, f)),
  herd: (t, f): Next<Step> => goOn(t, f, moveHerd(t, f)),
  figure: (t, f): Next<Step> => goOn(t, f, actFigure(t, f)),
  token: (t, f): Next<Step> => goOn(t, f, moveToken(t, f)),
  turnUp: (t, f): Next<Step> => goOn(t, f, endToken(t, f)),
  /** Phase end: all seen-marks are cleared (ES-AI-30). */
  end(t): Next<Step> {
    const { live, marks, active, done: isDone, heads, doomed } = t.foes;
    for (const foe of live) {
      marks[foe] = 0;
      active[foe] = 0;
      isDone[foe] = 0;
      heads[foe] = NONE;
      doomed[foe] = 0;
    }
    return done;
  },
});

/** On and on, as long as nothing has to be settled first: most of the phase is one step of the flow. */
function goOn(t: Endure, f: EnemyPhase, at: Next<Step>): Next<Step> {
  let went = at;
  while (t.result === null) {
    if (went === 'next') went = next(t, f);
    else if (went === 'figure') went = actFigure(t, f);
    else if (went === 'herd') went = moveHerd(t, f);
    else if (went === 'token') went = moveToken(t, f);
    else if (went === 'turnUp') went = endToken(t, f);
    else return went;
  }
  return went;
}

/** Its movement is completed first; then, if it was in sight, it is turned up, and its figures are done (ES-AI-23). */
function endToken(t: Endure, f: EnemyPhase): Next<Step> {
  const foe = f.acting[0]!;
  if (t.foes.zone[foe]! >= 0 && (t.foes.doomed[foe] === 1 || isWatched(t, t.foes.zone[foe]!))) {
    t.foes.done[foe] = 1;
    turnUp(t, foe, 'ES-RADAR-4');
  }
  return after(t, 'next');
}

/** Where the phase begins. */
export function newEnemyPhase(): Frame & EnemyPhase {
  return {
    does: 'enemyPhase',
    at: 'begin',
    order: [],
    next: 0,
    acting: [],
    face: 0,
    zones: 0,
    points: 0,
    paid: 0,
  };
}

/** Those whose stun has cost them their activation get up (ES-AI-1). */
function getUp(t: Endure): void {
  const { live, stun } = t.foes;
  for (const foe of live) {
    if (stun[foe] !== 2) continue;
    stun[foe] = 0;
    if (t.told) t.told.push({ event: 'foeGotUp', rule: 'ES-AI-1', foe });
  }
}

/** All states from one snapshot, then frozen (ES-AI-3); those Active only by hearing commit to a noise (ES-AI-4). */
function fixStates(t: Endure, order: readonly number[]): void {
  const { foes, content } = t;
  for (const foe of order) {
    const { why, target } = attentionOf(t, content, foe);
    foes.active[foe] = why === 'none' ? 0 : 1 + luresIn(t, content, foes.zone[foe]!);
    foes.done[foe] = 0;
    foes.doomed[foe] = 0;
    foes.heads[foe] = why === 'noise' ? commit(t, foe) : NONE;
    if (t.told) {
      const about = why === 'noise' ? foes.heads[foe]! : target;
      t.told.push({
        event: 'stated',
        rule: STATE_RULES[why],
        foe,
        active: why !== 'none',
        why,
        target: about,
      });
    }
    if (why === 'noise') count(t, t.noiseBy[foes.heads[foe]!]!, 'lured');
  }
}
const STATE_RULES: Record<Attention, string> = {
  lure: 'R-ES-40',
  sight: 'ES-ACTIVE-4',
  mark: 'ES-SEEN-2',
  noise: 'ES-AI-4',
  none: 'ES-PASSIVE-1',
};

/** The loudest; of equally loud ones that of its own zone, else the direction die (R-ES-39). */
function commit(t: Endure, foe: number): number {
  const zone = t.foes.zone[foe]!;
  const heard = loudestHeard(t, t.content, zone, []);
  if (heard.length === 1) return heard[0]!;
  if (heard.includes(zone)) return zone;
  const g = groundFor(t, t.content, sizeOf(t, foe), zone);
  return dirPick(t, heard, (to) => facesOfGoal(g, zone, to), { foe });
}

/** The next foe that has not acted; each acts exactly once. */
function next(t: Endure, f: EnemyPhase): Next<Step> {
  const { foes, content } = t;
  while (f.next < f.order.length) {
    const foe = f.order[f.next++]!;
    if (foes.done[foe] === 1) continue;
    if (foes.zone[foe]! < 0) {
      if (foes.type[foe] === RADAR) f.order.splice(f.next, 0, ...cameUp(t, f.order, foes.token[foe]!));
      continue;
    }
    if (foes.stun[foe]! > 0) {
      // Skipped, and it counts as done (ES-AI-7).
      foes.stun[foe] = 2;
      foes.done[foe] = 1;
      if (t.told) t.told.push({ event: 'waited', rule: 'ES-STUN-6', foe, why: 'stunned' });
      continue;
    }
    const isToken = foes.type[foe] === RADAR;
    const event = holding(t, content);
    f.acting = isToken || foes.active[foe] !== 0 ? [foe] : herdOf(t, content, foe);
    if (foes.active[foe] === 0) {
      for (const each of f.acting) foes.done[each] = 1;
      if (isToken && isWatched(t, foes.zone[foe]!)) foes.doomed[foe] = 1;
      f.zones = event === 'gravity' ? 2 : 1;
      f.face = -1;
      return 'herd';
    }
    foes.done[foe] = 1;
    if (isToken) {
      if (isWatched(t, foes.zone[foe]!)) foes.doomed[foe] = 1;
      f.zones = event === 'gravity' ? TOKEN_ZONES * 2 : event === 'blackout' ? BLACKOUT_ZONES : TOKEN_ZONES;
      return 'token';
    }
    const enemy = content.enemies[foes.type[foe]!]!;
    if (enemy.boss)
      return call(
        bossTurn,
        { foe, card: NONE, points: 0, paid: 0, zones: 0, targets: [], struck: [] },
        'next',
      );
    f.points = enemy.actions;
    f.paid = 0;
    f.zones = event === 'blackout' ? BLACKOUT_ZONES : 99;
    return 'figure';
  }
  return 'end';
}

/** Figures of this token, turned up before it acted, in the order they act: they take its place (ES-AI-7). */
function cameUp(t: Endure, order: readonly number[], face: number): number[] {
  const { live, type, done, token } = t.foes;
  const tier = (foe: number): number => t.content.enemies[type[foe]!]!.tier;
  return live
    .filter((foe) => token[foe] === face && type[foe] !== RADAR && done[foe] === 0 && !order.includes(foe))
    .sort((a, b) => tier(a) - tier(b) || a - b);
}

/** Where a herd can go in one direction; used again at every step. */
const WAYS: number[] = [];

/** Passive: one roll for the whole herd, clockwise to the first way that a member fits into (ES-AI-9 to -11). */
function moveHerd(t: Endure, f: EnemyPhase): Next<Step> {
  const { foes, content } = t;
  const herd = f.acting;
  const isToken = foes.type[herd[0]!] === RADAR;
  const over = isToken ? 'turnUp' : 'next';
  if (f.zones === 0) return over;
  // A herd may have been thinned by what its first step brought about.
  const members = herd.length === 1 ? herd : herd.filter((foe) => foes.zone[foe]! >= 0);
  if (members.length === 0 || foes.zone[members[0]!]! < 0) return over;
  f.zones--;
  const from = foes.zone[members[0]!]!;
  if (f.face < 0) f.face = directionDie(t, { foe: members[0]! });
  const { toward } = sightNow(t, content.ship);
  let smallest = sizeOf(t, members[0]!);
  for (const foe of members) smallest = Math.min(smallest, sizeOf(t, foe));
  for (let turn = 0; turn < 4; turn++) {
    const face = (f.face + turn) & 3;
    emptied(WAYS);
    for (const to of toward[from * 4 + face]!) if (fits(t, content, smallest, from, to)) WAYS.push(to);
    if (WAYS.length === 0) continue;
    const to = WAYS[oneOf(t, WAYS.length)]!;
    f.acting = [];
    for (const foe of members) {
      if (!fits(t, content, sizeOf(t, foe), from, to)) continue;
      foes.zone[foe] = to;
      f.acting.push(foe);
      if (t.told)
        t.told.push({
          event: 'drifted',
          rule: turn === 0 ? 'ES-PASSIVE-2' : 'ES-PASSIVE-3',
          foe,
          from,
          to,
          face,
        });
    }
    if (isToken) {
      if (isWatched(t, to)) foes.doomed[herd[0]!] = 1;
      return 'herd';
    }
    look(t);
    return after(t, 'herd');
  }
  if (t.told) t.told.push({ event: 'waited', rule: 'ES-PASSIVE-4', foe: members[0]!, why: 'blocked' });
  return over;
}

/** Those a figure can strike; used again at every step. */
const TARGETS: Who[] = [];

/** Active standard enemy: attack if it can, else a step, as long as it has action points (ES-AI-12). */
function actFigure(t: Endure, f: EnemyPhase): Next<Step> {
  const { foes, content } = t;
  const foe = f.acting[0]!;
  while (foes.zone[foe]! >= 0 && (f.points > 0 || f.paid > 0)) {
    const zone = foes.zone[foe]!;
    const canStrike = f.points > 0 && targetsOf(t, content, foe, TARGETS).length > 0;
    // With no distraction about, what it would walk to need not be worked out before it strikes.
    if (canStrike && t.lures.length === 0) return strike(t, foe, TARGETS);
    if (!canStrike && f.zones === 0) return 'next';
    const g = groundFor(t, content, sizeOf(t, foe), zone);
    const goals = goalsOf(t, content, foe, luredBy(t, foe), g);
    // Lured, it attacks only in the distraction's own zone (R-ES-40).
    const isLuredAway = goals.why === 'lure' && !goals.zones.includes(zone);
    if (canStrike && !isLuredAway) return strike(t, foe, TARGETS);
    if (f.zones === 0) return 'next';
    const to = stepToward(t, foe, goals.zones, goals.why, g);
    if (to < 0) return 'next';
    if (f.paid > 0) f.paid--;
    else {
      f.points--;
      f.paid = holding(t, content) === 'gravity' ? 1 : 0;
    }
    f.zones--;
    look(t);
    if (t.due.length > 0) return after(t, 'figure');
  }
  return 'next';
}

/** One attack: a zone at random, the lowest die in it, armour, Life, wound (ES-AI-20, -21); the rest goes unused (ES-ENEMY-7). */
function strike(t: Endure, foe: number, targets: readonly Who[]): Next<Step> {
  const { content } = t;
  const { damage, range } = content.enemies[t.foes.type[foe]!]!;
  const victim = lowestOf(t, inOneZone(t, targets), 'ES-DMG-6');
  const { zone } = t.survivors[victim]!;
  if (t.told) t.told.push({ event: 'struck', rule: 'ES-DMG-3', foe, who: victim, n: damage });
  attackOn(t, victim, damage, 'enemy', 'ES-DMG-1');
  if (range > 0 && holding(t, content) === 'gravity') return pushed(t, foe, victim, zone, 'next');
  look(t);
  return after(t, 'next');
}

/** An active token: toward its goal, re-chosen each zone; it never attacks (ES-AI-22). */
function moveToken(t: Endure, f: EnemyPhase): Next<Step> {
  const foe = f.acting[0]!;
  const { foes, content } = t;
  while (f.zones > 0) {
    const zone = foes.zone[foe]!;
    const g = groundFor(t, content, 0, zone);
    const goals = goalsOf(t, content, foe, luredBy(t, foe), g);
    if (goals.zones.includes(zone) || stepToward(t, foe, goals.zones, goals.why, g) < 0) break;
    f.zones--;
    if (isWatched(t, foes.zone[foe]!)) foes.doomed[foe] = 1;
  }
  return 'turnUp';
}
