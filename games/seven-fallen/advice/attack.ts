/**
 * How bots attack: which strikes pay, whether all defenders can be cut down, who then strikes the Divinité. One plan is made
 * from the table as it stands; whether to attack at all is for whoever compares what comes of it.
 */
import type { Seat } from '@tablee/kernel';
import { isDefender } from '../rules/amb.ts';
import { has } from '../rules/keyword.ts';
import { mayAdvance } from '../rules/keywords/gardien.ts';
import { isValiant } from '../rules/keywords/vaillant.ts';
import { atqOf, remaining } from '../rules/numbers.ts';
import { faceOf, golemOf, isAngeOrArchange, isUnit, opponent } from '../rules/table.ts';
import type { InPlay, Piece, SevenFallen } from '../types.ts';
import { blowsOf, savedByOne, unitWorth } from './worth.ts';

export interface Plan {
  /** Announced, in order. */
  readonly announced: readonly Piece[];
  readonly embuscade: Piece | -1;
  readonly renfort: Piece | -1;
}

/** A strike pays when it is worth more than this. */
const PAYS = 0.4;
/** A point of damage to the Divinité, beside a point of ATQ. */
const TO_THE_DIVINITE = 2.2;
/** So much of a unit's worth is lost with each share of its life. */
const WOUND = 0.4;

/** What a strike by these attackers together gains and loses. */
export function strikeWorth(t: SevenFallen, attackers: readonly InPlay[], target: InPlay): number {
  const golem = golemOf(t, target);
  const isDoubled =
    target.place === 'ldf' && faceOf(t, target.piece).type !== 'archange' && !isValiant(t, target);
  let blow = 0;
  let isDeadly = false;
  let isTreacherous = true;
  for (const card of attackers) {
    blow += atqOf(t, card) * (isDoubled ? 2 : 1);
    isDeadly ||= has(t, card, 'mortsubite');
    isTreacherous &&= has(t, card, 'fourberie');
  }
  if (blow === 0) return -1;
  const shield = golem && !isTreacherous ? remaining(t, golem) : 0;
  const life = remaining(t, target);
  const reaches = Math.max(0, blow - shield);
  const isArchange = faceOf(t, target.piece).type === 'archange';
  const kills = reaches >= life || (isDeadly && reaches > 0 && !isArchange);
  const worth = unitWorth(t, target);
  let gain = kills ? worth : worth * WOUND * (reaches / Math.max(1, life));
  if (golem && shield > 0) gain += unitWorth(t, golem) * Math.min(1, blow / Math.max(1, shield));
  return gain - lossOf(t, attackers, target);
}

/** What the défenseur strikes back, laid where it hurts most. */
function lossOf(t: SevenFallen, attackers: readonly InPlay[], target: InPlay): number {
  const back = faceOf(t, target.piece).isUnit ? atqOf(t, target) : 0;
  if (back === 0) return 0;
  const isTreacherous = has(t, target, 'fourberie');
  const isDeadly = has(t, target, 'mortsubite');
  let most = 0;
  for (const card of attackers) {
    const golem = golemOf(t, card);
    const shield = golem && !isTreacherous ? remaining(t, golem) : 0;
    const life = remaining(t, card);
    const reaches = Math.max(0, back - shield);
    const worth = unitWorth(t, card);
    let loss =
      reaches >= life || (isDeadly && reaches > 0) ? worth : worth * WOUND * (reaches / Math.max(1, life));
    if (golem && shield > 0) loss += unitWorth(t, golem) * Math.min(1, back / Math.max(1, shield));
    most = Math.max(most, loss);
  }
  return most;
}

export function kills(t: SevenFallen, attackers: readonly InPlay[], target: InPlay): boolean {
  const golem = golemOf(t, target);
  const isArchange = faceOf(t, target.piece).type === 'archange';
  const isDoubled = target.place === 'ldf' && !isArchange && !isValiant(t, target);
  let blow = 0;
  let through = 0;
  for (const card of attackers) {
    const atq = atqOf(t, card) * (isDoubled ? 2 : 1);
    if (has(t, card, 'fourberie')) through += atq;
    else blow += atq;
  }
  const shield = golem ? remaining(t, golem) : 0;
  const reaches = through + Math.max(0, blow - shield);
  if (!isArchange && reaches > 0 && attackers.some((card) => has(t, card, 'mortsubite'))) return true;
  return reaches >= remaining(t, target);
}

/** Opposing units that can be attacked: a pair by its Ange. */
export function targetsOf(t: SevenFallen, foe: Seat): InPlay[] {
  return t.sides[foe]!.cards.filter(
    (card) => isUnit(t, card) && (faceOf(t, card.piece).type !== 'golem' || card.bond < 0),
  );
}

export function planAttack(t: SevenFallen): Plan {
  const foe = opponent(t.active);
  const ready = t.sides[t.active]!.cards.filter((card) => isReady(t, card));
  ready.sort((a, b) => atqOf(t, b) - atqOf(t, a));
  const defenders = t.sides[foe]!.cards.filter((card) => isDefender(t, card));
  const free = new Set(ready.filter((card) => isAngeOrArchange(t, card)));
  const announced: InPlay[] = [];
  const struck = new Set<InPlay>();

  const through = breakThrough(t, ready, defenders, free);
  const isOpen = defenders.length === 0 || through !== null;
  let embuscade: InPlay | undefined;
  let renfort: InPlay | undefined;
  if (isOpen) {
    for (const [attackers, target] of through ?? []) {
      announced.push(...attackers);
      struck.add(target);
    }
    const left = ready.filter((card) => free.has(card) && !announced.includes(card));
    embuscade = left[0];
    if (defenders.length === 0) renfort = left[1];
    if (embuscade) announced.push(embuscade);
    if (renfort) announced.push(renfort);
    if (!embuscade) announced.length = 0;
  }
  // Whoever is left strikes what pays.
  const gains = new Map<InPlay, number>();
  for (const card of ready) {
    if (announced.includes(card)) continue;
    const best = bestStrike(
      t,
      [card],
      targetsOf(t, foe).filter((target) => !struck.has(target)),
    );
    if (best && best.worth > PAYS) {
      announced.push(card);
      gains.set(card, best.worth);
      if (kills(t, [card], best.target)) struck.add(best.target);
    }
  }
  if (renfort) gains.set(renfort, atqOf(t, renfort) * TO_THE_DIVINITE);
  if (embuscade && !renfort) gains.set(embuscade, atqOf(t, embuscade) * TO_THE_DIVINITE);
  const stays = isOpen && t.sides[foe]!.mortelle ? null : toStay(t, announced, gains);
  if (stays) {
    announced.splice(announced.indexOf(stays), 1);
    if (stays === renfort) renfort = undefined;
    if (stays === embuscade) embuscade = undefined;
  }
  return {
    announced: announced.map(({ piece }) => piece),
    embuscade: embuscade?.piece ?? -1,
    renfort: renfort?.piece ?? -1,
  };
}

/** Where nobody would be left to defend the Divinité, the one who gains least stays at home, if that is worth it. */
function toStay(
  t: SevenFallen,
  announced: readonly InPlay[],
  gains: ReadonlyMap<InPlay, number>,
): InPlay | null {
  const isHome = (card: InPlay): boolean => isDefender(t, card) && !announced.includes(card);
  if (t.sides[t.active]!.cards.some(isHome)) return null;
  let least = savedByOne(t, t.active, blowsOf(t, opponent(t.active)));
  let found: InPlay | null = null;
  for (const [card, gain] of gains) {
    if (gain >= least || !isAngeOrArchange(t, card)) continue;
    least = gain;
    found = card;
  }
  return found;
}

function isReady(t: SevenFallen, card: InPlay): boolean {
  if (card.inclined || (card.place !== 'ag' && card.place !== 'ldf')) return false;
  const face = faceOf(t, card.piece);
  const fights = face.type === 'ange' || face.type === 'archange' || (face.mayAttack && card.bond < 0);
  return fights && atqOf(t, card) > 0 && mayAdvance(t, card);
}

/** Enough attackers for every defender, and one left over for the Divinité; null when it can't be done or isn't worth it. */
function breakThrough(
  t: SevenFallen,
  ready: readonly InPlay[],
  defenders: readonly InPlay[],
  free: ReadonlySet<InPlay>,
): Strikes | null {
  if (defenders.length === 0 || defenders.length >= ready.length) return null;
  const left = ready.slice().reverse();
  const strikes = cutDown(t, left, defenders);
  const last = left.filter((card) => free.has(card)).pop();
  if (!strikes || !last) return null;
  const foe = t.sides[opponent(t.active)]!;
  if (foe.mortelle) return strikes;
  let worth = Math.min(foe.fv, atqOf(t, last)) * TO_THE_DIVINITE;
  for (const [group, target] of strikes) worth += strikeWorth(t, group, target);
  return worth > PAYS ? strikes : null;
}
type Strikes = [InPlay[], InPlay][];

/** Takes those who kill every defender out of `left`, the weakest first; null when some defender would live. */
function cutDown(t: SevenFallen, left: InPlay[], defenders: readonly InPlay[]): Strikes | null {
  const strikes: Strikes = [];
  // The hardest to kill first: the small ones do for the rest.
  for (const target of defenders.slice().sort((a, b) => remaining(t, b) - remaining(t, a))) {
    const group = groupFor(t, left, target);
    if (!group) return null;
    for (const card of group) left.splice(left.indexOf(card), 1);
    strikes.push([group, target]);
  }
  return strikes;
}

/** Those who stand ready can kill every defender: with one more the Divinité lies open. */
export function lacksOne(t: SevenFallen): boolean {
  const ready = t.sides[t.active]!.cards.filter((card) => isReady(t, card));
  ready.sort((a, b) => atqOf(t, a) - atqOf(t, b));
  const defenders = t.sides[opponent(t.active)]!.cards.filter((card) => isDefender(t, card));
  return cutDown(t, ready, defenders) !== null;
}

/** The weakest attacker that kills it alone, or the weakest two; else as many of the strongest as it takes. */
function groupFor(t: SevenFallen, weakestFirst: readonly InPlay[], target: InPlay): InPlay[] | null {
  for (const card of weakestFirst) if (kills(t, [card], target)) return [card];
  for (let a = 0; a < weakestFirst.length; a++) {
    for (let b = a + 1; b < weakestFirst.length; b++) {
      const pair = [weakestFirst[a]!, weakestFirst[b]!];
      if (kills(t, pair, target)) return pair;
    }
  }
  return withOthers(t, [], weakestFirst, target);
}

/** These, and as many of the strongest others as it takes to kill it; null when all together don't. */
export function withOthers(
  t: SevenFallen,
  group: readonly InPlay[],
  weakestFirst: readonly InPlay[],
  target: InPlay,
): InPlay[] | null {
  const all = group.slice();
  for (let n = weakestFirst.length - 1; n >= 0; n--) {
    all.push(weakestFirst[n]!);
    if (kills(t, all, target)) return all;
  }
  return null;
}

export function bestStrike(
  t: SevenFallen,
  attackers: readonly InPlay[],
  targets: readonly InPlay[],
): { readonly target: InPlay; readonly worth: number } | null {
  let best: { target: InPlay; worth: number } | null = null;
  for (const target of targets) {
    const worth =
      strikeWorth(t, attackers, target) + (isDefender(t, target) && kills(t, attackers, target) ? 1 : 0);
    if (best === null || worth > best.worth) best = { target, worth };
  }
  return best;
}
