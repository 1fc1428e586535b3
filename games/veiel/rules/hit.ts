/** Damage and wounds dealt to any figure (OV-HIT, OV-WOUND-1, -13, R-OV-98). */
import { call, done, type Next, procedure } from '@tablee/kernel';
import { type Context, changed, note, raise } from '@tablee/kernel/effect';
import { ENEMY, HERO, NOBODY, type Veiel } from '../types.ts';
import { spendBlock } from './block.ts';
import { takeOff } from './board.ts';
import { leaveCorpse } from './corpse.ts';
import { settled } from './settle.ts';
import { endStatuses } from './status.ts';
import {
  caster,
  distance,
  enemyOf,
  entityOf,
  figureOf,
  isAlly,
  isBreakable,
  isLivingHero,
  numberWith,
  pieceOf,
  shownFigure,
} from './table.ts';
import { attackedBy, isUntouchable } from './target.ts';
import { sufferWounds } from './wound.ts';

interface Harming {
  readonly dealer: number;
  readonly victims: number[];
  readonly n: number;
  /** Inflicts wounds: block doesn't count (R-OV-26). */
  readonly isWounds: boolean;
}

/** The verb: n damage to each. */
export function damage(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  return harm(t, c, pieces, n, false);
}
/** The verb: n wounds to each, block or not (OV-WOUND-13, OV-MISC-6). */
export function inflictWounds(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  n: number,
): Next<'next'> | undefined {
  return harm(t, c, pieces, n, true);
}

function harm(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  n: number,
  isWounds: boolean,
): Next<'next'> | undefined {
  const dealer = caster(t, c);
  const victims = attackedBy(t, dealer, pieces).filter((figure) => canBeHurt(t, figure));
  note(c, victims.map(pieceOf), n * victims.length);
  if (victims.length === 1) return strike(t, dealer, victims[0]!, n, isWounds, 'next');
  if (victims.length === 0) return undefined;
  return call(harming, { dealer, victims, n, isWounds }, 'next');
}

export function canDamage(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => canBeHurt(t, figureOf(piece)));
}

/** Living heroes, enemies, allies, and entities that print dice (R-OV-61). */
export function canBeHurt(t: Veiel, figure: number): boolean {
  if (t.figures.kind[figure] === ENEMY) return t.figures.square[figure]! >= 0;
  return isLivingHero(t, figure) || isAlly(t, figure) || isBreakable(t, figure);
}

/** Several figures: one after the other, all of one's effects before the next's (OV-HIT-9, OV-WOUND-14). */
export const harming = procedure<Veiel, Harming, never>()('harm', {
  next: (t, f) => {
    const victim = f.victims.shift();
    if (victim === undefined) return done;
    return canBeHurt(t, victim) ? strike(t, f.dealer, victim, f.n, f.isWounds, 'next') : 'next';
  },
});

/** One attack in the sense of R-OV-98: one damage effect against one figure. */
function strike<Then extends string>(
  t: Veiel,
  dealer: number,
  victim: number,
  n: number,
  isWounds: boolean,
  then: Then,
): Next<Then> {
  const amount = isWounds ? n : amountOf(t, dealer, victim, n);
  const blocked = isWounds ? 0 : spendBlock(t, victim, amount, dealer);
  if (t.told) {
    const by = dealer < 0 ? null : shownFigure(t, dealer);
    t.told.push({
      event: 'damaged',
      who: shownFigure(t, victim),
      by,
      amount,
      blocked,
      rule: isWounds ? 'OV-WOUND-13' : ruleOf(t, victim),
    });
  }
  const causePiece = dealer < 0 ? -1 : pieceOf(dealer);
  t.unit.damage += amount;
  // Triggers on damage fire even if all of it was blocked (R-OV-26).
  if (amount > 0) {
    raise(t, 'damageTaken', { piece: pieceOf(victim), cause: causePiece, amount });
    if (dealer >= 0) raise(t, 'damageDealt', { piece: causePiece, victim: pieceOf(victim), amount });
  }
  // Before what lasts until the next attack ends: thorns may be just that.
  const thorns = thornsOf(t, victim, dealer);
  endStatuses(t, victim, dealer);
  const rest = amount - blocked;
  if (t.figures.kind[victim] === HERO) {
    if (thorns === 0) return sufferWounds(t, victim, rest, dealer, then);
    return call(stinging, { victim, dealer, thorns, wounds: rest }, then);
  }
  loseYellow(t, victim, rest, dealer);
  if (thorns > 0 && canBeHurt(t, dealer)) return sting(t, victim, dealer, thorns, then);
  return settled(t, then);
}

const ruleOf = (t: Veiel, victim: number): 'OV-WOUND-1' | 'OV-HIT-1' | 'OV-KW-41' =>
  t.figures.kind[victim] === HERO ? 'OV-WOUND-1' : t.figures.kind[victim] === ENEMY ? 'OV-HIT-1' : 'OV-KW-41';

/** With what the dealer and the victim add and take: affaibli, vulnérable, modifiers (R-OV-98); never under 0. */
function amountOf(t: Veiel, dealer: number, victim: number, n: number): number {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return n;
  let amount = n;
  if (dealer >= 0)
    amount = Math.max(0, numberWith(t, dealer, 'damageDealt', amount) - numberWith(t, dealer, 'affaibli', 0));
  return Math.max(0, numberWith(t, victim, 'damageTaken', amount + numberWith(t, victim, 'vulnerable', 0)));
}

/** Damage an adjacent attacker takes (C2 *épines*); a hero whom the enemies may not attack, none of theirs (OV-WOUND-12). */
function thornsOf(t: Veiel, victim: number, dealer: number): number {
  if (dealer < 0 || dealer === victim || t.figures.square[dealer]! < 0) return 0;
  if (t.figures.kind[victim] === ENEMY && isUntouchable(t, dealer)) return 0;
  if (distance(t.figures.square[victim]!, t.figures.square[dealer]!) !== 1) return 0;
  return numberWith(t, victim, 'epines', 0);
}

interface Stinging {
  readonly victim: number;
  readonly dealer: number;
  readonly thorns: number;
  readonly wounds: number;
}

/** The hero's wounds first, then what his thorns do. */
export const stinging = procedure<Veiel, Stinging, never>()('thorns', {
  wounds: (t, f) => sufferWounds(t, f.victim, f.wounds, f.dealer, 'sting'),
  sting: (t, f) => (canBeHurt(t, f.dealer) ? sting(t, f.victim, f.dealer, f.thorns, 'over') : done),
  over: () => done,
});

/** Thorns are damage, not an attack: they meet block, and no thorns in turn. */
function sting<Then extends string>(
  t: Veiel,
  victim: number,
  dealer: number,
  n: number,
  then: Then,
): Next<Then> {
  t.told?.push({ event: 'thorns', who: shownFigure(t, victim), rule: 'R-OV-98' });
  const blocked = spendBlock(t, dealer, n, victim);
  if (t.told)
    t.told.push({
      event: 'damaged',
      who: shownFigure(t, dealer),
      by: shownFigure(t, victim),
      amount: n,
      blocked,
      rule: 'R-OV-98',
    });
  raise(t, 'damageTaken', { piece: pieceOf(dealer), cause: pieceOf(victim), amount: n });
  if (t.figures.kind[dealer] === HERO) return sufferWounds(t, dealer, n - blocked, victim, then);
  loseYellow(t, dealer, n - blocked, victim);
  return settled(t, then);
}

/** Point by point (R-OV-50): at 0 a life is lost and the yellow die goes back; what is left goes on. Without a life: it falls. */
function loseYellow(t: Veiel, figure: number, points: number, cause: number): void {
  const { yellow, red, kind } = t.figures;
  if (points <= 0) return;
  if (isAlly(t, figure)) {
    const lost = Math.min(points, yellow[figure]!);
    yellow[figure]! -= lost;
    t.told?.push({
      event: 'hurt',
      who: shownFigure(t, figure),
      amount: lost,
      yellow: yellow[figure]!,
      rule: 'OV-KW-41',
    });
    changed(t);
    if (yellow[figure] === 0) fall(t, figure, cause, 'destroyed');
    return;
  }
  const printed = kind[figure] === ENEMY ? enemyOf(t, figure).yellow : entityOf(t, figure).yellow!;
  let left = points;
  while (left > 0 && red[figure]! > 0) {
    const lost = Math.min(left, yellow[figure]!);
    left -= lost;
    yellow[figure]! -= lost;
    t.told?.push({
      event: 'hurt',
      who: shownFigure(t, figure),
      amount: lost,
      yellow: yellow[figure]!,
      rule: 'OV-HIT-1',
    });
    if (yellow[figure]! > 0) break;
    red[figure]!--;
    yellow[figure] = printed;
    loseLife(t, figure, cause);
  }
  changed(t);
  if (red[figure] === 0) fall(t, figure, cause, kind[figure] === ENEMY ? 'fell' : 'destroyed');
}

function loseLife(t: Veiel, figure: number, cause: number): void {
  const { red, yellow, kind } = t.figures;
  t.told?.push({
    event: 'lifeLost',
    who: shownFigure(t, figure),
    red: red[figure]!,
    yellow: yellow[figure]!,
    rule: 'OV-HIT-2',
  });
  if (kind[figure] !== ENEMY) return;
  t.unit.lives++;
  // Nothing is resolved before the unit ends (OV-AI-42).
  if (enemyOf(t, figure).boss) t.figures.pending[figure]!++;
  const causePiece = cause < 0 ? -1 : pieceOf(cause);
  raise(t, 'lifeLost', { piece: pieceOf(figure), cause: causePiece });
  if (cause >= 0) raise(t, 'lifeTaken', { piece: causePiece, victim: pieceOf(figure) });
}

/** It leaves the board at once (OV-HIT-6), with those it summoned (OV-SUMMON-3, OV-HIT-8). */
export function fall(
  t: Veiel,
  figure: number,
  cause: number,
  how: 'fell' | 'destroyed' | 'diedWithSummoner',
): void {
  const square = t.figures.square[figure]!;
  const isEnemys = t.figures.kind[figure] === ENEMY;
  const rule = how === 'diedWithSummoner' ? 'OV-SUMMON-3' : how === 'destroyed' ? 'OV-KW-41' : 'OV-HIT-6';
  t.told?.push({ event: how, who: shownFigure(t, figure), square, rule });
  if (isEnemys) {
    // Credited to nobody where it died with its summoner (OV-SUMMON-7).
    const by = how === 'diedWithSummoner' || cause < 0 ? -1 : pieceOf(cause);
    if (by >= 0) t.unit.kills++;
    raise(t, 'enemyDeath', { piece: pieceOf(figure), cause: by });
  }
  t.figures.red[figure] = 0;
  takeOff(t, figure);
  if (!isEnemys) return;
  leaveCorpse(t, figure, square);
  dieWithSummoner(t, figure);
}

/** OV-AI-32: those it summoned, in reading order, then those they summoned. */
function dieWithSummoner(t: Veiel, summoner: number): void {
  const linked: number[] = [];
  const { summoner: by, square, kind } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] === ENEMY && by[figure] === summoner && square[figure]! >= 0) linked.push(figure);
  }
  linked.sort((a, b) => square[a]! - square[b]!);
  for (const figure of linked) if (square[figure]! >= 0) fall(t, figure, NOBODY, 'diedWithSummoner');
}
