/** Attacking (COMBAT, PAIR, R-ES-62): declare, noise, roll, jam, re-roll, successes to enemies, friendly fire, push. */
import { call, done, type Next, type Procedure, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import { isForbidden, numberFrom } from '@tablee/kernel/effect';
import { RADAR, type Weapon } from '../printed.ts';
import {
  type AttackOption,
  type Endure,
  GENERAL,
  type HitOption,
  LOADER,
  NONE,
  type StepFirstOption,
  type StepOption,
  type Who,
} from '../types.ts';
import { count } from './ach.ts';
import { spendAction } from './actions.ts';
import { attackOn } from './armour.ts';
import { holding } from './board.ts';
import { d6, lowestOf, tellRoll } from './dice.ts';
import { after } from './due.ts';
import { emptied } from './emptied.ts';
import { removeFoe } from './full.ts';
import { checkGoals, countKill } from './goal.ts';
import { isJam, isJammed, jam } from './jam.ts';
import { look } from './look.ts';
import { move, STAY, stepOptions } from './move.ts';
import { makeNoise } from './noise.ts';
import { FOE, push, SURVIVOR, shotFace } from './push.ts';
import { isRanged, rangeOf, type Shot, shots, weaponOf } from './ranged.ts';
import { stunFoe } from './stun.ts';

/** An ordinary attack, *Weapon Mods*, or *Suppress*. */
export type AttackMode = 'plain' | 'mods' | 'suppress';

/** *Weapon Mods* (R-ES-76). */
export const MODS_DICE = 2;
export const MODS_THRESHOLD = 1;

/** Every attack this survivor could make now with its own weapons or the Loader. */
export function attackOptions(
  t: Endure,
  who: Who,
  mode: AttackMode,
  options: { push(option: AttackOption): unknown },
  why?: Refusals<AttackOption>,
): void {
  const survivor = t.survivors[who]!;
  const { content } = t;
  if (survivor.pilot === 1) {
    if (t.powered === 1 && mode === 'plain') aim(t, who, LOADER, false, options, why);
    if (why) {
      // The pilot cannot use own weapons; without power the Loader has none either.
      for (const place of GENERAL) refuseWeapon(t, who, survivor.cards[place]!, 'ES-EXO-11', why);
      if (t.powered === 0) refuseEverywhere(t, who, LOADER, 'R-ES-74', why);
    }
    return;
  }
  for (const place of GENERAL) {
    const card = survivor.cards[place]!;
    if (card < 0) continue;
    const { weapon } = content.items[content.cards[card]!]!;
    if (!weapon || (mode === 'suppress' && !isRanged(weapon))) continue;
    const second = survivor.cards[place + 3]!;
    single(t, who, card, true, options, why);
    if (second < 0) continue;
    // Both singly only when they differ: one of them is jammed.
    single(t, who, second, isJammed(t, card), options, why);
    if (!isJammed(t, card) && !isJammed(t, second)) aim(t, who, card, true, options, why);
  }
}

/** Where there is anything to attack, in sight or not. */
function refuseEverywhere(
  t: Endure,
  who: Who,
  weapon: number,
  rule: RuleId,
  why: Refusals<AttackOption>,
): void {
  const { live, type, zone: at } = t.foes;
  const zones = live.flatMap((foe) => (type[foe] === RADAR ? [] : [at[foe]!]));
  for (const zone of new Set([t.survivors[who]!.zone, ...zones]))
    why.refuse({ do: 'attack', weapon, pair: false, zone, lane: 0 }, rule);
}

function refuseWeapon(t: Endure, who: Who, card: number, rule: RuleId, why: Refusals<AttackOption>): void {
  if (card >= 0 && t.content.items[t.content.cards[card]!]!.weapon) refuseEverywhere(t, who, card, rule, why);
}

/** With one weapon by itself, unless it is jammed. */
function single(
  t: Endure,
  who: Who,
  card: number,
  isOffered: boolean,
  options: { push(option: AttackOption): unknown },
  why: Refusals<AttackOption> | undefined,
): void {
  if (isJammed(t, card)) {
    if (why) refuseEverywhere(t, who, card, 'ES-JAM-3', why);
  } else if (isOffered) aim(t, who, card, false, options, why);
}

function aim(
  t: Endure,
  who: Who,
  card: number,
  pair: boolean,
  options: { push(option: AttackOption): unknown },
  why?: Refusals<AttackOption>,
): void {
  const refuse = why
    ? (zone: number, rule: RuleId) => why.refuse({ do: 'attack', weapon: card, pair, zone, lane: 0 }, rule)
    : undefined;
  for (const { zone, number } of shotsWith(t, who, card, refuse))
    options.push({ do: 'attack', weapon: card, pair, zone, lane: number });
}

function shotsWith(t: Endure, who: Who, card: number, refuse?: (zone: number, rule: RuleId) => void): Shot[] {
  const weapon = weaponOf(t.content, card);
  const range = rangeOf(t, t.content, who, weapon, numberFrom(t, who, 'range', 0));
  return shots(t, t.content, who, weapon, range, refuse);
}

const FOUND: AttackOption[] = [];

export function canAttack(t: Endure, who: Who, mode: AttackMode): boolean {
  attackOptions(t, who, mode, emptied(FOUND));
  return FOUND.length > 0;
}

/** *Juggernaut*: zones from which, as the board stands, he could attack (R-ES-76). */
export function stepsBeforeAttack(t: Endure, who: Who, mode: AttackMode, into: number[]): number[] {
  emptied(into);
  const steps: StepOption[] = [];
  stepOptions(t, who, true, steps);
  const survivor = t.survivors[who]!;
  const from = survivor.zone;
  for (const step of steps) {
    if (step.do !== 'move') continue;
    survivor.zone = step.zone;
    if (canAttack(t, who, mode)) into.push(step.zone);
  }
  survivor.zone = from;
  return into;
}

/** Steps offered before this attack; nobody but the Engineer has any. */
export function stepsFirst(
  t: Endure,
  who: Who,
  mode: AttackMode,
  options: { push(option: StepFirstOption): unknown },
): void {
  if (!mayStep(t, who)) return;
  for (const zone of stepsBeforeAttack(t, who, mode, STEPS)) options.push({ do: 'stepFirst', zone });
}
const STEPS: number[] = [];

/** From where it stands, or after the step of a *Juggernaut*. */
export function couldAttack(t: Endure, who: Who, mode: AttackMode): boolean {
  return canAttack(t, who, mode) || (mayStep(t, who) && stepsBeforeAttack(t, who, mode, STEPS).length > 0);
}

export const mayStep = (t: Endure, who: Who): boolean =>
  t.content.survivors[t.survivors[who]!.class]!.passive.traits.movesInAttack === true;

/** Dice, threshold and noise of an attack as it would be made now. */
export function poolOf(
  t: Endure,
  who: Who,
  card: number,
  pair: boolean,
  mode: AttackMode,
): { dice: number; threshold: number; weapon: Weapon } {
  const weapon = weaponOf(t.content, card);
  // Doubled dice first (ES-PAIR-3), then what skills add.
  const doubled = pair ? weapon.dice * 2 : weapon.dice;
  const more = (mode === 'mods' ? MODS_DICE : 0) + numberFrom(t, who, 'dice', 0);
  const threshold = weapon.threshold + (mode === 'mods' ? MODS_THRESHOLD : 0);
  return {
    weapon,
    dice: Math.max(1, doubled + more),
    threshold: Math.min(6, Math.max(2, threshold)),
  };
}

export interface Attacking {
  who: Who;
  mode: AttackMode;
  /** Not chosen yet: `NONE`. */
  weapon: number;
  pair: boolean;
  zone: number;
  lane: number;
  /** *Juggernaut*: the zone to step into first; `NONE`. */
  stepTo: number;
  stepped: boolean;
  /** Costs no action: ordered, or a reward. */
  isFree: boolean;
  dice: number[];
  successes: number;
  misses: number;
  /** Zones shot through, and the direction; −1 for a shot into the own zone. */
  through: readonly number[];
  face: number;
  /** The victim of friendly fire, for the push; `NONE`. */
  victim: number;
}

export function attacking(who: Who, mode: AttackMode, isFree: boolean): Attacking {
  return {
    who,
    mode,
    weapon: NONE,
    pair: false,
    zone: NONE,
    lane: 0,
    stepTo: NONE,
    stepped: false,
    isFree,
    dice: [],
    successes: 0,
    misses: 0,
    through: [],
    face: -1,
    victim: NONE,
  };
}

type Chosen = AttackOption | HitOption | StepOption | StepFirstOption;
type Step =
  | 'choose'
  | 'declare'
  | 'reroll'
  | 'tally'
  | 'allocate'
  | 'fire'
  | 'pushed'
  | 'seen'
  | 'stepAfter'
  | 'end';

export const attack: Procedure<Endure, Attacking, Chosen, 'who' | 'zone' | 'weapon' | 'successes'> =
  procedure<Endure, Attacking, Chosen>()('attack', ['who', 'zone', 'weapon', 'successes'], {
    begin(t, f): Next<Step> {
      if (!f.isFree) spendAction(t, f.who, 1);
      if (f.stepTo !== NONE) return stepFirst(f, f.stepTo);
      return f.weapon === NONE ? 'choose' : 'declare';
    },
    /** After a step, by order or by a skill: with what, and at what. */
    choose: {
      kind: 'aim',
      rule: 'ES-COMBAT-1',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(t, f, options, why) {
        if (t.survivors[f.who]!.fate !== 'aboard' || t.survivors[f.who]!.stunned > 0) return;
        attackOptions(t, f.who, f.mode, options, why as Refusals<AttackOption> | undefined);
        if (!f.stepped) stepsFirst(t, f.who, f.mode, options);
      },
      chosen(_t, f, option): Next<Step> {
        if (option.do === 'stepFirst') return stepFirst(f, option.zone);
        if (option.do === 'attack') {
          f.weapon = option.weapon;
          f.pair = option.pair;
          f.zone = option.zone;
          f.lane = option.lane;
        }
        return 'declare';
      },
      // Nothing can be attacked after the step: the action is spent (R-ES-76).
      none: () => done,
    },
    declare,
    reroll: {
      kind: 'reroll',
      rule: 'R-ES-62',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(_t, _f, options) {
        options.push({ do: 'reroll' }, { do: 'keep' });
      },
      chosen(t, f, option): Next<Step> {
        if (option.do === 'reroll') {
          t.survivors[f.who]!.rerolls--;
          for (let n = 0; n < f.dice.length; n++) f.dice[n] = d6(t);
          const { threshold } = poolOf(t, f.who, f.weapon, f.pair, f.mode);
          if (t.told) tellRoll(t, 'R-ES-62', 'attack', f.dice.slice(), threshold, { who: f.who });
        }
        return 'tally';
      },
    },
    tally(t, f): Next<Step> {
      const { threshold } = poolOf(t, f.who, f.weapon, f.pair, f.mode);
      let successes = 0;
      for (const die of f.dice) if (die >= threshold) successes++;
      f.successes = successes;
      f.misses = f.dice.length - successes;
      if (t.told)
        t.told.push({ event: 'hits', rule: 'ES-COMBAT-4', who: f.who, successes, misses: f.misses });
      return 'allocate';
    },
    allocate: {
      kind: 'allocate',
      rule: 'ES-COMBAT-6',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options: hitOptions,
      chosen(t, f, option): Next<Step> {
        if (option.do === 'hit') return hit(t, f, option.foe);
        if (option.do === 'stun') {
          f.successes--;
          if (stunFoe(t, option.foe)) count(t, f.who, 'stunned');
          return 'allocate';
        }
        return 'fire';
      },
      none: () => 'fire',
    },
    fire: friendlyFire,
    pushed: pushApart,
    seen(t, f): Next<Step> {
      look(t);
      return after(t, f.stepped || !mayStep(t, f.who) ? 'end' : 'stepAfter');
    },
    /** *Juggernaut*, after the whole attack. */
    stepAfter: {
      kind: 'juggernaut',
      rule: 'ES-SKILL-8',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(t, f, options) {
        const { fate, stunned } = t.survivors[f.who]!;
        if (fate !== 'aboard' || stunned > 0) return;
        stepOptions(t, f.who, true, options);
        if (options.length > 0) options.push(STAY);
      },
      chosen(_t, f, option): Next<Step> {
        if (option.do !== 'move') return done;
        return call(move, { who: f.who, to: option.zone, left: 1, pays: false, isFree: true }, 'end');
      },
      none: () => done,
    },
    end: () => done,
  });

/** *Juggernaut*: the step, then the choice of weapon and target. */
function stepFirst(f: Attacking, to: number): Next<Step> {
  f.stepped = true;
  return call(move, { who: f.who, to, left: 1, pays: false, isFree: true }, 'choose');
}

/** Noise in the attacker's zone (ES-NOISE-14), the roll, and whether it jams. */
function declare(t: Endure, f: Attacking): Next<Step> {
  const { who, weapon: card, pair, zone } = f;
  const survivor = t.survivors[who]!;
  const { dice, threshold, weapon } = poolOf(t, who, card, pair, f.mode);
  const shot =
    f.zone === survivor.zone
      ? undefined
      : shotsWith(t, who, card).find((each) => each.zone === zone && each.number === f.lane);
  f.through = shot?.lane.through ?? [];
  f.face = shot?.lane.face ?? -1;
  if (survivor.hidden === 1) {
    survivor.hidden = 0;
    if (t.told) t.told.push({ event: 'cameOut', rule: 'R-ES-97', who });
  }
  if (t.told)
    t.told.push({ event: 'attacked', rule: 'ES-COMBAT-1', who, weapon: card, pair, zone, dice, threshold });
  if (!isForbidden(t, 'makeNoise', who)) makeNoise(t, survivor.zone, weapon.noise, who);
  for (let n = 0; n < dice; n++) f.dice.push(d6(t));
  if (t.told) tellRoll(t, 'ES-COMBAT-3', 'attack', f.dice.slice(), threshold, { who });
  if (isJam(weapon, f.dice) && !isForbidden(t, 'jam', who)) {
    // Nothing leaves the barrel: no success, no friendly fire, no push (R-ES-67).
    const { cards } = survivor;
    jam(t, pair ? [card, cards[cards.indexOf(card) + 3]!] : [card]);
    if (t.told) t.told.push({ event: 'jammed', rule: 'ES-JAM-1', who, weapon: card });
    count(t, who, 'jammed');
    return 'seen';
  }
  const hasMissed = f.dice.some((die) => die < threshold);
  return survivor.rerolls > 0 && hasMissed ? 'reroll' : 'tally';
}

/** Enemies in the target zone, by number. */
export function enemiesIn(t: Endure, zone: number): number[] {
  const { live, type, zone: at } = t.foes;
  return live.filter((foe) => at[foe] === zone && type[foe] !== RADAR);
}

/** Successes it takes to kill this enemy in one attack; a boss is hurt by any (R-ES-63). */
function needs(t: Endure, foe: number, damage: number): number {
  if (t.content.enemies[t.foes.type[foe]!]!.boss) return 1;
  return Math.ceil(t.foes.life[foe]! / damage);
}

/** Only killing sets, the boss, and stuns; enemies that differ in nothing are one option. */
function hitOptions(t: Endure, f: Attacking, options: Chosen[], why: Refusals<Chosen> | undefined): void {
  if (f.successes <= 0) return;
  const weapon = weaponOf(t.content, f.weapon);
  const { type, life, stun } = t.foes;
  const known: number[] = [];
  const enemies = enemiesIn(t, f.zone);
  if (f.mode !== 'suppress' && !weapon.stuns && !why) {
    let all = 0;
    for (const foe of enemies)
      all += t.content.enemies[type[foe]!]!.boss ? life[foe]! : needs(t, foe, weapon.damage ?? 1);
    // Enough for everything: nothing to choose.
    if (all <= f.successes && enemies.length > 0) {
      options.push({ do: 'hit', foe: enemies[0]! });
      return;
    }
  }
  for (const foe of enemies) {
    const key = (type[foe]! * 64 + life[foe]!) * 4 + (stun[foe] === 1 ? 1 : 0);
    if (known.includes(key)) continue;
    known.push(key);
    if (f.mode !== 'suppress') {
      if (needs(t, foe, weapon.damage ?? 1) <= f.successes) options.push({ do: 'hit', foe });
      else why?.refuse({ do: 'hit', foe }, 'ES-COMBAT-7');
    }
    if (f.mode === 'suppress' || weapon.stuns) {
      if (t.content.enemies[type[foe]!]!.boss) why?.refuse({ do: 'stun', foe }, 'ES-STUN-7');
      else if (stun[foe] !== 1) options.push({ do: 'stun', foe });
    }
  }
  // Surplus successes may be wasted where something else could still be done with them.
  if (options.length > 1) options.push({ do: 'done' });
}

/** Killed if the successes given are enough for its Life; a boss keeps the damage (ES-COMBAT-7, R-ES-63). */
function hit(t: Endure, f: Attacking, foe: number): Next<Step> {
  const damage = weaponOf(t.content, f.weapon).damage ?? 1;
  const { type } = t.foes;
  if (t.content.enemies[type[foe]!]!.boss) {
    f.successes--;
    hurtBoss(t, foe, damage, f.who);
  } else {
    f.successes -= needs(t, foe, damage);
    kill(t, foe, f.who, 'attack');
  }
  return t.result === null ? 'allocate' : done;
}

function hurtBoss(t: Endure, foe: number, n: number, by: number): void {
  const life = Math.max(0, t.foes.life[foe]! - n);
  t.foes.life[foe] = life;
  if (t.told) t.told.push({ event: 'foeHit', rule: 'ES-BOSS-1', foe, type: t.foes.type[foe]!, life });
  count(t, by, 'bossHit');
  if (life === 0) kill(t, foe, by, 'attack');
}

export function kill(t: Endure, foe: number, by: number, cause: 'attack' | 'object' | 'air'): void {
  const { type, zone } = t.foes;
  const of = type[foe]!;
  const at = zone[foe]!;
  removeFoe(t, foe);
  if (t.told) {
    const thinned = t.content.enemies[of]!.life === 1 ? 'ES-EVENT-12' : 'R-ES-57';
    const struck = t.content.enemies[of]!.boss ? 'R-ES-77' : 'ES-COMBAT-8';
    const rule = cause === 'attack' ? struck : cause === 'object' ? 'R-ES-26' : thinned;
    t.told.push({ event: 'killed', rule, foe, type: of, zone: at, who: by, cause });
  }
  if (by >= 0) {
    t.survivors[by]!.kills++;
    count(t, by, 'kill');
  }
  if (t.content.enemies[of]!.boss) discardMood(t);
  countKill(t, of);
  checkGoals(t);
}

/** With the boss its Mood goes to the discards. */
function discardMood(t: Endure): void {
  if (t.mood >= 0) t.titanSpent.push(t.mood);
  t.mood = NONE;
}

/** An object's damage to an enemy as one attack: kills if it is enough (R-ES-26). */
export function strikeFoe(t: Endure, foe: number, n: number, by: Who): void {
  const { type, zone, life } = t.foes;
  if (zone[foe]! < 0 || type[foe] === RADAR) return;
  if (t.content.enemies[type[foe]!]!.boss) hurtBoss(t, foe, n, by);
  else if (n >= life[foe]!) kill(t, foe, by, 'object');
}

/** Missed dice of a ranged attack hit one survivor at risk: lowest die, one armour roll, one wound die (R-ES-66). */
function friendlyFire(t: Endure, f: Attacking): Next<Step> {
  const { who } = f;
  const weapon = weaponOf(t.content, f.weapon);
  if (!isRanged(weapon)) return 'seen';
  const spared = t.content.survivors[t.survivors[who]!.class]!.passive.traits.sparesFriends ?? 0;
  const misses = f.misses - spared;
  const zones = [f.zone, ...f.through];
  const atRisk: Who[] = [];
  t.survivors.forEach(({ zone }, other) => {
    if (other !== who && zone >= 0 && zones.includes(zone)) atRisk.push(other as Who);
  });
  if (misses > 0 && atRisk.length > 0) {
    const victim = lowestOf(t, atRisk, 'ES-RANGED-8');
    f.victim = victim;
    if (t.told) t.told.push({ event: 'friendlyFire', rule: 'ES-RANGED-6', who, victim, n: misses });
    attackOn(t, victim, misses, 'friend', 'ES-RANGED-7');
  }
  return after(t, 'pushed');
}

/** Gravity: attacker first, then enemies by number, then the friendly-fire victim (R-ES-59). */
function pushApart(t: Endure, f: Attacking): Next<Step> {
  if (holding(t, t.content) !== 'gravity') return 'seen';
  const { attacker, target } = shotFace(t, f.face, f.face < 0);
  const sliding = [SURVIVOR, f.who as number, attacker];
  for (const foe of enemiesIn(t, f.zone)) sliding.push(FOE, foe, target);
  if (f.victim !== NONE) sliding.push(SURVIVOR, f.victim, target);
  return call(push, { sliding }, 'seen');
}
