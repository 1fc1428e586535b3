/** Damage: shields first, never more than is left (SF-DMG, SF-PAIR-5 and -6, R-SF-32). */
import { done, type Next, procedure, type Seat } from '@tablee/kernel';
import {
  change,
  changed,
  type EffectFrame,
  type Facts,
  isForbidden,
  note,
  raise,
} from '@tablee/kernel/effect';
import { type InPlay, NO_PIECE, type Piece, type SevenFallen } from '../types.ts';
import { hurtBy } from './because.ts';
import { ignoresShields } from './keywords/fourberie.ts';
import { shines } from './keywords/lumiere.ts';
import { dooms } from './keywords/mortsubite.ts';
import { remaining } from './numbers.ts';
import { bySerial, faceOf, golemOf, inPlay, isUnit, shown } from './table.ts';

/** So much damage is about to be dealt to a unit or a Divinité. */
export interface Hit {
  readonly piece: Piece;
  readonly amount: number;
  readonly cause: Piece;
  /** 1 for combat damage (SF-TERM-12). */
  readonly combat: 0 | 1;
  /** 1 where nothing can prevent it. */
  readonly sure?: 0 | 1;
}

/**
 * Deals damage, all of it at once, and goes on at `then`. What prevents or replaces it comes first, on the amount before
 * BOU and FV (R-SF-97).
 */
export function deal<Then extends string>(t: SevenFallen, hits: readonly Hit[], then: Then): Next<Then> {
  return change(t, 'damaged', hits as unknown as readonly Facts[], then);
}

/** Damage that the text goes on to speak of: only what was really absorbed is dealt (SF-DMG-10, R-SF-97). */
export const dealing = procedure<
  SevenFallen,
  { readonly hits: readonly Hit[]; readonly as: string; from?: number }
>()('dealing', {
  begin: (t, f): Next<'over'> => {
    f.from = t.blows.length;
    return deal(t, f.hits, 'over');
  },
  over: (t, f) => {
    const { names, numbers } = t.flow[t.flow.indexOf(f) - 1] as EffectFrame;
    const dealt = t.blows.slice(f.from).reduce((sum, { amount }) => sum + amount, 0);
    const hit = f.hits.map(({ piece }) => piece);
    note({ names, numbers, as: f.as }, hit, dealt);
    return done;
  },
});

/**
 * One hit, carried out. Says who really took how much of it: of a pair the Golem, the Ange or both; nobody where all of it
 * was lost (SF-DMG-10, SF-PAIR-5).
 */
export function carryOutDamage(t: SevenFallen, facts: Facts): Facts[] {
  const piece = facts.piece as Piece;
  const cause = facts.cause as Piece;
  const card = inPlay(t, piece);
  const isCombat = facts.combat === 1;
  if (isCombat) noteBlow(t, cause, Number(facts.amount));
  const before = t.blows.length;
  if (card && faceOf(t, piece).type === 'divinite')
    harmDivinite(t, card, Number(facts.amount), cause, isCombat);
  else if (card && isUnit(t, card)) harm(t, card, Number(facts.amount), cause, isCombat);
  const taken: Facts[] = [];
  let dealt = 0;
  for (let n = before; n < t.blows.length; n++) {
    const { piece: victim, amount } = t.blows[n]!;
    if (amount === 0) continue;
    taken.push({ ...facts, piece: victim, amount });
    dealt += amount;
  }
  (facts as Record<string, number | string>).amount = dealt;
  if (dealt > 0 && cause !== NO_PIECE)
    raise(t, 'dealtDamage', { piece: cause, other: piece, amount: dealt, combat: isCombat ? 1 : 0 });
  return taken;
}

/** An attacker's blow falls: so much is left of it after doubling and prevention, before the défenseur absorbs it (R-SF-111). */
function noteBlow(t: SevenFallen, cause: Piece, amount: number): void {
  const combat = t.attack?.combat;
  const at = combat?.attackers.findIndex((serial) => bySerial(t, serial)?.piece === cause) ?? -1;
  if (at >= 0) combat!.blows[at] = amount;
}

/**
 * Damage aimed at a unit. On a pair it goes to the Golem's BOU first and the rest to the Ange, unless it is aimed at the
 * Golem itself (then the rest is lost) or comes from a unit with Fourberie.
 */
export function harm(t: SevenFallen, unit: InPlay, amount: number, source: Piece, combat: boolean): void {
  let left = amount;
  const golem = golemOf(t, unit);
  if (golem !== undefined && !ignoresShields(t, source)) left -= absorb(t, golem, left, source, combat);
  absorb(t, unit, left, source, combat);
}

/** Lays points on one card. Damage stays until the card leaves play or is healed (SF-DMG-9). */
function absorb(t: SevenFallen, card: InPlay, amount: number, source: Piece, combat: boolean): number {
  const points = Math.min(amount, remaining(t, card));
  if (points <= 0) return 0;
  card.damage += points;
  t.blows.push({ piece: card.piece, source, amount: points, shines: shines(t, source) });
  changed(t);
  if (source !== NO_PIECE && dooms(t, source, card)) card.doomed = true;
  const { seat, piece } = card;
  t.told?.push({
    event: 'hurt',
    seat,
    ...shown(t, piece),
    amount: points,
    combat,
    rule: hurtBy(t, card, source, combat),
  });
  return points;
}

/**
 * Damage on a Divinité: what goes beyond its FV is lost, and once Mortelle it feels no effect (SF-MORTAL-7, -8). A blow of
 * at least 1 in combat on a Mortelle one makes exactly one Plume fall (SF-MORTAL-4, -5; R-SF-104); that is no damage.
 */
function harmDivinite(t: SevenFallen, card: InPlay, amount: number, source: Piece, combat: boolean): void {
  const { seat, piece } = card;
  const side = t.sides[seat]!;
  if (side.mortelle) {
    if (combat && amount >= 1) loseFeather(t, seat, source);
    return;
  }
  const points = Math.min(amount, side.fv);
  if (points <= 0) return;
  side.fv -= points;
  t.blows.push({ piece, source, amount: points, shines: false });
  changed(t);
  t.told?.push({ event: 'diviniteHurt', seat, amount: points, rule: 'SF-DIVIN-4' });
  if (side.fv === 0) becomeMortelle(t, seat);
}

/** One Plume; losing the last kills the Divinité (SF-DIVIN-8). */
export function loseFeather(t: SevenFallen, seat: Seat, source: Piece): void {
  const side = t.sides[seat]!;
  if (!side.mortelle) return;
  side.plumes--;
  const { piece } = side.cards.find((card) => faceOf(t, card.piece).type === 'divinite')!;
  t.blows.push({ piece, source, amount: 0, shines: false });
  t.told?.push({ event: 'plumeFell', seat, rule: 'SF-MORTAL-4' });
  raise(t, 'plumeFell', { piece });
}

/** At once and for the rest of the game; a Phase d'attaque under way stops (SF-DIVIN-5, SF-MORTAL-2, R-SF-45). */
export function becomeMortelle(t: SevenFallen, seat: Seat): void {
  t.sides[seat]!.mortelle = true;
  t.told?.push({ event: 'becameMortelle', seat, rule: 'SF-MORTAL-1' });
  raise(t, 'becameMortelle', {
    piece: t.sides[seat]!.cards.find((card) => faceOf(t, card.piece).type === 'divinite')!.piece,
  });
  if (t.attack === null) return;
  t.attack.stopped = true;
  t.told?.push({ event: 'attackStopped', seat: t.active, rule: 'SF-MORTAL-2' });
}

/** A Mortelle Divinité never gains FV again (SF-DIVIN-6); otherwise there is no upper limit (R-SF-85). */
export function healDivinite(t: SevenFallen, seat: Seat, amount: number): void {
  const side = t.sides[seat]!;
  if (side.mortelle || amount <= 0) return;
  side.fv += amount;
  changed(t);
  t.told?.push({ event: 'diviniteHealed', seat, amount, rule: 'R-SF-85' });
}

/** FV is lost without damage, as a price or by a text; at 0 the Divinité becomes Mortelle (SF-DIVIN-5). Says how much. */
export function weakenDivinite(t: SevenFallen, seat: Seat, amount: number): number {
  const side = t.sides[seat]!;
  const points = Math.min(amount, side.fv);
  if (points <= 0) return 0;
  side.fv -= points;
  changed(t);
  t.told?.push({ event: 'diviniteHurt', seat, amount: points, rule: 'SF-DIVIN-5' });
  if (side.fv === 0) becomeMortelle(t, seat);
  return points;
}

/** Removes damage, never more than there is (R-SF-85). */
export function heal(t: SevenFallen, card: InPlay, amount: number): number {
  const points = isForbidden(t, 'beHealed', card.piece) ? 0 : Math.min(amount, card.damage);
  if (points <= 0) return 0;
  card.damage -= points;
  changed(t);
  const { seat, piece } = card;
  t.told?.push({ event: 'healed', seat, ...shown(t, piece), amount: points, combat: false, rule: 'R-SF-85' });
  return points;
}
