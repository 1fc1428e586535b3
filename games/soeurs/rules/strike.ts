/** Striking, weakening and beating enemies: what cards and Places do to them. */
import { type Call, call, done, type Next, procedure, type Refusals } from '@tablee/kernel';
import { performTimes } from '@tablee/kernel/effect';
import { BOSS_SLOT, type Soeurs, type SoeursOption, type TargetOption } from '../types.ts';
import { PLAYER } from './end.ts';
import { CORIACE, canBeStruck, keywordsAt } from './key.ts';
import { gainXp } from './xp.ts';

const TARGETS: readonly TargetOption[] = [0, 1, 2, BOSS_SLOT].map((slot) => ({ do: 'target', slot }));

/** An enemy's slot, or the Boss: who may be struck now, in the order of the line. */
export function targets(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (canBeStruck(t, slot)) options.push(TARGETS[slot]!);
    else if (t.foes[slot]! >= 0) why?.refuse(TARGETS[slot]!, 'SA-KEY-12', { enemy: t.foes[slot]! });
  }
  if (t.atBoss) options.push(TARGETS[BOSS_SLOT]!);
}

/**
 * Damage to a chosen enemy: one blow, or packets dealt one after another, the targets worked out again before each; what is
 * left is lost when no enemy remains (R-SA-43).
 */
export function strike(t: Soeurs, amount: number, packets: number): Call<'next'> | undefined {
  if (t.atBoss) {
    if (t.standing > 0) return call(aim, { amount, packets, weakens: false }, 'next');
    t.toBoss += amount * packets;
    return undefined;
  }
  let left = packets;
  // While there is but one enemy to strike nobody is asked.
  while (left > 0 && t.standing === 1 && t.content.places[t.place]!.onBeaten === null) {
    hit(t, onlyFoe(t), amount);
    left--;
  }
  if (left === 0 || t.standing === 0) return undefined;
  return call(aim, { amount, packets: left, weakens: false }, 'next');
}

function onlyFoe(t: Soeurs): number {
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) return slot;
  throw new Error('No enemy is left in the line.');
}

/** Lower one enemy's attack this round. It is no attack: a Caché enemy may be chosen, and the Boss counts (R-SA-85). */
export function weaken(t: Soeurs, amount: number): Call<'next'> | undefined {
  return t.standing > 0 || t.atBoss ? call(aim, { amount, packets: 1, weakens: true }, 'next') : undefined;
}

export function strikeAll(t: Soeurs, amount: number): Call<'next'> | undefined {
  if (t.atBoss) t.toBoss += amount;
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) hit(t, slot, amount);
  return answerFallen(t, 'next');
}

export function embolden(t: Soeurs, amount: number): void {
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) t.attack[slot]! += amount;
  t.told?.push({ event: 'enemiesEmboldened', rule: 'SA-FIGHT-7', amount });
}

interface AimLocals {
  amount: number;
  packets: number;
  weakens: boolean;
}

/** Targets are chosen line by line, packets one by one (R-SA-39, R-SA-43). */
export const aim = procedure<Soeurs, AimLocals, SoeursOption>()('aim', ['amount', 'packets', 'weakens'], {
  target: {
    kind: 'target',
    rule: 'R-SA-39',
    seat: () => PLAYER,
    options: (t, f, options, why) => {
      if (!f.weakens) targets(t, options, why);
      else {
        for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) options.push(TARGETS[slot]!);
        if (t.atBoss) options.push(TARGETS[BOSS_SLOT]!);
      }
    },
    chosen: (t, f, option) => {
      const slot = option.do === 'target' ? option.slot : 0;
      f.packets--;
      if (f.weakens) weakenAt(t, slot, f.amount);
      else if (slot === BOSS_SLOT) t.toBoss += f.amount;
      else hit(t, slot, f.amount);
      return answerFallen(t, 'again') ?? 'again';
    },
  },
  again: (t, f): Next<'target'> => (f.packets > 0 && (t.standing > 0 || t.atBoss) ? 'target' : done),
});

function weakenAt(t: Soeurs, slot: number, amount: number): void {
  if (slot === BOSS_SLOT) t.bossWeakened += amount;
  else t.weakened[slot]! += amount;
  const enemy = slot === BOSS_SLOT ? -1 : t.foes[slot]!;
  t.told?.push({ event: 'enemyWeakened', rule: 'R-SA-39', slot, enemy, amount });
}

/** X damage lowers the resistance by X (SA-PLAY-2); it stops at 0, and what is over is lost (R-SA-42). A Place may change a blow. */
export function hit(t: Soeurs, slot: number, amount: number): void {
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.blows;
  const dealt = change === 0 ? amount : Math.max(1, amount + change);
  const left = Math.max(0, t.resistance[slot]! - dealt);
  t.resistance[slot] = left;
  t.told?.push({ event: 'enemyHit', rule: 'SA-PLAY-2', slot, enemy: t.foes[slot]!, amount: dealt, left });
  if (left === 0) beat(t, slot);
}

/**
 * Resistance 0: beaten (SA-PLAY-3). Coriace comes back once, in its place, with 1 resistance and +1 attack (SA-KEY-17,
 * R-SA-75); its XP and what answers to a beaten enemy wait for the second time (SA-KEY-18, R-SA-76). Otherwise: XP under the
 * current round, whatever beat it (SA-PLAY-4, SA-FIGHT-13, R-SA-25), none from round 7 (SA-FIGHT-14) nor beside the Boss
 * (SA-KEY-9); then at once to the enemy discard pile, the others keeping their places (R-SA-27, R-SA-69).
 */
function beat(t: Soeurs, slot: number): void {
  const enemy = t.foes[slot]!;
  if ((keywordsAt(t, slot) & CORIACE) !== 0 && t.returned[slot] === 0) {
    t.returned[slot] = 1;
    t.resistance[slot] = 1;
    t.told?.push({ event: 'enemyReturned', rule: 'SA-KEY-17', slot, enemy, attack: t.attack[slot]! + 1 });
    return;
  }
  const xp = t.atBoss ? 0 : xpFor(t, enemy);
  t.foes[slot] = -1;
  t.standing--;
  if (t.place >= 0 && t.content.places[t.place]!.onBeaten !== null) t.fallen++;
  t.enemyDiscard.push(enemy);
  t.told?.push({ event: 'enemyBeaten', rule: 'SA-PLAY-4', slot, enemy, xp, round: t.round });
  gainXp(t, xp, 'SA-FIGHT-13');
}

export function xpFor(t: Soeurs, enemy: number): number {
  if (t.round > 6) return 0;
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.xp;
  return Math.max(0, t.content.enemies[enemy]!.xp[t.round - 1]! + change);
}

/** The Place answers once for each enemy beaten since it last did. */
export function answerFallen<Step extends string>(t: Soeurs, then: Step): Call<Step> | undefined {
  const times = t.fallen;
  t.fallen = 0;
  if (times === 0 || t.place < 0) return undefined;
  const says = t.content.places[t.place]!.onBeaten;
  if (says === null) return undefined;
  return performTimes(says.address, times, PLAYER, t.place, then);
}
