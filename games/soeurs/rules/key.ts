/** Keywords. Each is enforced where its moment comes; this file says what they are and keeps the small ones whole. */
import { below } from '@tablee/kernel';
import type { Soeurs } from '../types.ts';
import { discardFromHand } from './card.ts';

/** The seven keywords of the keyword sheet (SA-COMP-11, SA-FIGHT-4, SA-BOSS-25). */
export const KEYWORDS = [
  'rage',
  'force-brutale',
  'gardiens',
  'brulures',
  'cache',
  'hate',
  'coriace',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** A set of keywords is a number, one bit a keyword: an enemy may carry several and all apply (R-SA-77). */
export const RAGE = 1;
export const FORCE_BRUTALE = 2;
export const GARDIENS = 4;
export const BRULURES = 8;
export const CACHE = 16;
export const HATE = 32;
export const CORIACE = 64;
export const BITS: Readonly<Record<Keyword, number>> = {
  rage: RAGE,
  'force-brutale': FORCE_BRUTALE,
  gardiens: GARDIENS,
  brulures: BRULURES,
  cache: CACHE,
  hate: HATE,
  coriace: CORIACE,
};

export function bitsOf(keywords: readonly Keyword[]): number {
  let bits = 0;
  for (const keyword of keywords) bits |= BITS[keyword];
  return bits;
}

/** The keywords of the enemy in a slot. A guardian's are ignored (SA-KEY-8). */
export function keywordsAt(t: Soeurs, slot: number): number {
  return t.atBoss ? 0 : t.content.enemies[t.foes[slot]!]!.keywords;
}

export function bossHas(t: Soeurs, keyword: number): boolean {
  return (t.content.boss.keywords & keyword) !== 0;
}

/**
 * Rage doubles the level of an attack that nothing defends against (SA-KEY-1): no Defence is available to it and no Mana
 * lowers it; one point is enough to prevent it. A changed attack level is no defence (R-SA-48).
 */
export function raging(keywords: number, defence: number, mana: number): boolean {
  return (keywords & RAGE) !== 0 && defence === 0 && mana === 0;
}

/** Force Brutale: one random card a source of damage, none from an empty hand (SA-KEY-2, SA-KEY-3, R-SA-49). */
export function bruteDiscards(t: Soeurs, sources: number): void {
  for (let i = 0; i < sources && t.hand.length > 0; i++) {
    discardFromHand(t, t.hand[below(t, t.hand.length)]!, 'force-brutale', 'SA-KEY-2');
  }
}

/** Gardiens: the die must fall below this for an enemy to come (SA-KEY-5). */
export const NO_GUARDIAN_FROM = 4;
/** Brûlures (SA-KEY-10). */
export const BURN = 3;

/**
 * Caché: no target of an attack while another enemy without Caché is in play (SA-KEY-12); if all that are left are
 * Caché, all can be struck, and one that came back by Coriace is in play (R-SA-71).
 */
export function canBeStruck(t: Soeurs, slot: number): boolean {
  if (t.foes[slot]! < 0) return false;
  if ((keywordsAt(t, slot) & CACHE) === 0) return true;
  for (let other = 0; other < t.foes.length; other++) {
    if (t.foes[other]! >= 0 && (keywordsAt(t, other) & CACHE) === 0) return false;
  }
  return true;
}
