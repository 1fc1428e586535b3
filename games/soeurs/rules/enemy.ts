/** The Enemy Phase: one attack of all enemies in play, and the other attacks worked out the same way. */
import type { RuleId } from '@tablee/kernel';
import type { Harm, Soeurs, Term } from '../types.ts';
import { loseHealth } from './hp.ts';
import { bossHas, bruteDiscards, FORCE_BRUTALE, HATE, keywordsAt, RAGE, raging } from './key.ts';

/**
 * The level of an enemy now, before Rage: printed or rolled with the Place's changes, less what cards took off, at least 0
 * (R-SA-24), then Coriace's +1 (R-SA-48).
 */
export function levelAt(t: Soeurs, slot: number): number {
  return Math.max(0, t.attack[slot]! - t.weakened[slot]!) + t.returned[slot]!;
}

/** Hâte enemies sit out the Enemy Phase of round 1, even come back by Coriace (SA-KEY-14, R-SA-74); from round 2 they attack (SA-KEY-16). */
function attacksNow(t: Soeurs, slot: number, inHaste: boolean): boolean {
  if (t.foes[slot]! < 0) return false;
  const hasty = (keywordsAt(t, slot) & HATE) !== 0;
  return inHaste ? hasty : !(hasty && t.round === 1);
}

/** What the enemies' attack adds up to as things stand (SA-ENEMY-2), each level doubled by its Rage if nothing defends. */
export function totalAttack(t: Soeurs, inHaste: boolean, defence: number, mana: number): number {
  let total = 0;
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (!attacksNow(t, slot, inHaste)) continue;
    const level = levelAt(t, slot);
    total += raging(keywordsAt(t, slot), defence, mana) ? level * 2 : level;
  }
  return total;
}

/** How many Force Brutale enemies take part with a level of at least 1 (R-SA-49). */
function brutes(t: Soeurs, inHaste: boolean): number {
  let count = 0;
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (attacksNow(t, slot, inHaste) && (keywordsAt(t, slot) & FORCE_BRUTALE) !== 0 && levelAt(t, slot) > 0)
      count++;
  }
  return count;
}

/**
 * All at the same time, as one total (SA-ENEMY-1, SA-ENEMY-2); Defence and Mana come off (SA-ENEMY-3), a negative
 * difference is 0 and surplus Defence is lost (R-SA-47); the difference is lost in health (SA-ENEMY-4), then Force Brutale.
 */
export function enemiesAttack(t: Soeurs, mana: number, inHaste: boolean): void {
  const { defence } = t;
  const total = totalAttack(t, inHaste, defence, mana);
  const loss = Math.max(0, total - defence - mana);
  const why: Harm = inHaste ? 'hate' : 'attack';
  const rule: RuleId = inHaste ? 'SA-KEY-13' : 'SA-ENEMY-4';
  if (t.told !== null) {
    const terms: Term[] = [];
    for (let slot = 0; slot < t.foes.length; slot++) {
      if (!attacksNow(t, slot, inHaste)) continue;
      const isRaging = raging(keywordsAt(t, slot), defence, mana);
      terms.push({ enemy: t.foes[slot]!, level: levelAt(t, slot), raging: isRaging });
    }
    t.told.push({ event: 'attacked', rule, who: why, terms, total, defence, mana, loss });
  }
  const sources = loss > 0 ? brutes(t, inHaste) : 0;
  // What Defence absorbs is used up for the round (R-SA-72).
  t.defence = Math.max(0, defence - total);
  loseHealth(t, loss, why, rule);
  if (t.result === null) bruteDiscards(t, sources);
}

/** The guardian attacks apart from the Boss and before it (SA-KEY-7); it uses up the Defence first (R-SA-67). */
export function guardianAttacks(t: Soeurs): void {
  const level = levelAt(t, 0);
  const { defence } = t;
  const loss = Math.max(0, level - defence);
  t.told?.push({
    event: 'attacked',
    rule: 'SA-KEY-7',
    who: 'guardian',
    terms: [{ enemy: t.foes[0]!, level, raging: false }],
    total: level,
    defence,
    mana: 0,
    loss,
  });
  t.defence = Math.max(0, defence - level);
  loseHealth(t, loss, 'guardian', 'SA-KEY-7');
}

export function bossLevel(t: Soeurs): number {
  return Math.max(0, t.bossAttack - t.bossWeakened);
}

export function bossTotal(t: Soeurs, defence: number): number {
  const level = bossLevel(t);
  return raging(t.content.boss.keywords, defence, 0) ? level * 2 : level;
}

/** The Boss's attack, with the Defence left for it; its Rage and Force Brutale look at this step alone (SA-BOSS-14, R-SA-67). */
export function bossAttacks(t: Soeurs): void {
  const { defence } = t;
  const total = bossTotal(t, defence);
  const loss = Math.max(0, total - defence);
  t.told?.push({
    event: 'attacked',
    rule: 'SA-BOSS-14',
    who: 'boss',
    terms: [{ enemy: -1, level: bossLevel(t), raging: bossHas(t, RAGE) && defence === 0 }],
    total,
    defence,
    mana: 0,
    loss,
  });
  loseHealth(t, loss, 'boss', 'SA-ENEMY-4');
  if (t.result === null && loss > 0 && bossHas(t, FORCE_BRUTALE)) bruteDiscards(t, 1);
}

/** Defence cards go at the end of the Enemy Phase (SA-PLAY-8), or when a combat ends before one (R-SA-45). */
export function discardDefence(t: Soeurs): void {
  for (let i = 0; i < t.inPlay.length; i++) {
    const card = t.inPlay[i]!;
    t.discard.push(card);
    t.told?.push({ event: 'cardDiscarded', rule: 'SA-PLAY-8', card, level: t.level[card]!, why: 'defence' });
  }
  if (t.inPlay.length > 0) t.inPlay.length = 0;
  t.defence = 0;
}
