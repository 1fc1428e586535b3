/** Who may do what, and when (SF-PRIO): the actions open to a seat that holds priority. */
import type { Refusals, RuleId, Seat } from '@tablee/kernel';
import { activations, announcing, type Hindrance, hindrance, isForbidden } from '@tablee/kernel/effect';
import { LIVRE_TYPES } from '../content/card.ts';
import type { Face } from '../content/content.ts';
import { KW } from '../content/keywords.ts';
import type { ActOption, InPlay, Piece, SevenFallen, Way } from '../types.ts';
import { has, keywordAnywhere, keywordOutOfPlay } from './keyword.ts';
import { isDodged } from './keywords/esquive.ts';
import { canHide } from './keywords/furtif.ts';
import { canInvoke, isVictim } from './keywords/invocation.ts';
import { isPhoenix, phoenixCost } from './keywords/phoenix.ts';
import { minimumOf, pageCost, revocationsOf } from './numbers.ts';
import { countAdorateurs, ecOf, faceOf, isOnCdb, ownerOf, shown } from './table.ts';
import { zoneOf } from './zone.ts';

/**
 * `free` is Ange timing: one's own Parole divine, outside the Phase d'attaque, no Contemplation and no Pile (SF-PRIO-2).
 * `window` is any other moment with priority (SF-PRIO-4).
 */
export type Timing = 'free' | 'window';

/** What may be played from hand and Limbes (SF-ZONE-7, SF-PRIO-3, -5 and -8); on request, what forbids the rest. */
export function plays(
  t: SevenFallen,
  seat: Seat,
  timing: Timing,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  const { hand, limbes } = t.sides[seat]!;
  const ec = ecOf(t, seat);
  for (const piece of hand) playsOf(t, seat, piece, timing, ec, options, why);
  for (const piece of limbes) {
    const face = faceOf(t, piece);
    if (isPhoenix(t, piece)) phoenix(t, piece, timing, ec, options, why);
    else if (isPlayable(face)) playsOf(t, seat, piece, timing, ec, options, why);
    else why?.refuse(play(piece, face, 'played'), face.type === 'adorateur' ? 'R-SF-28' : 'SF-TERM-13');
  }
}

/** Pages of the Livre Sacré; Adorateurs and Eden cards are put into play, never played (SF-TERM-13, R-SF-28, SF-ARCH-3). */
function isPlayable({ type }: Face): boolean {
  return (LIVRE_TYPES as readonly string[]).includes(type);
}

function playsOf(
  t: SevenFallen,
  seat: Seat,
  piece: Piece,
  timing: Timing,
  ec: number,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  const face = faceOf(t, piece);
  const way = wayOf(t, seat, piece, face, timing);
  if (way === null) why?.refuse(play(piece, face, 'played'), timingRule(t, face));
  else {
    const cost = costOf(t, piece, way);
    // What is too dear is not looked at further, unless somebody asks why.
    if (why || cost <= ec) {
      const forbidden = forbids(t, seat, piece, face, way);
      if (forbidden !== null) why?.refuse(play(piece, face, way), forbidden, { card: face.id });
      else if (cost > ec) why?.refuse(play(piece, face, way), 'SF-EC-6', { cost, have: ec });
      else options.push(play(piece, face, way));
    }
    // The lightning is worth offering only where something has made it cheaper.
    if (way === 'played' && face.type === 'golem' && face.tempete !== null) {
      const stormCost = costOf(t, piece, 'tempete');
      if (stormCost < cost && stormCost <= ec && forbids(t, seat, piece, face, 'tempete') === null)
        options.push(play(piece, face, 'tempete'));
    }
  }
  if (timing === 'free' && canHide(face)) {
    const cost = t.config.secretEc;
    if (cost <= ec) options.push(play(piece, face, 'secret'));
    else why?.refuse(play(piece, face, 'secret'), 'SF-KW-FURTIF-2', { cost, have: ec });
  }
}

function play(piece: Piece, face: Face, way: Way): ActOption {
  return { do: 'play', way, piece, card: face.id };
}

/** How a page may be played at this moment; null when it can't (SF-ANGE-7, SF-GOLEM-6 and -7, SF-WORD-8). */
function wayOf(t: SevenFallen, seat: Seat, piece: Piece, face: Face, timing: Timing): Way | null {
  // SF-KW-INVOCATION-1: neither from hand nor from the Limbes.
  if (timing === 'free') return face.kw[KW.invocation]! > 0 ? null : 'played';
  if (face.windowWay !== null) return face.windowWay;
  if (face.kw[KW.invocation]! > 0) return null;
  // R-SF-101: an effect may give them to pages in hand and Limbes.
  if (face.type === 'ange' && keywordOutOfPlay(t, piece, 'bourrasque') > 0) return 'bourrasque';
  // A Golem whose lightning is crossed out cannot (SF-GOLEM-8).
  if (face.type !== 'golem' && keywordOutOfPlay(t, piece, 'tempete') > 0) return 'tempete';
  // SF-KW-TORNADO-1: not in the other's Phase d'attaque.
  if (t.attack !== null && t.active !== seat) return null;
  return keywordOutOfPlay(t, piece, 'tornado') > 0 ? 'tornado' : null;
}

function timingRule(t: SevenFallen, face: Face): RuleId {
  if (face.kw[KW.invocation]! > 0) return 'SF-KW-INVOCATION-1';
  if (face.kw[KW.tornado]! > 0 && t.attack !== null) return 'SF-KW-TORNADO-1';
  if (face.type === 'golem') return 'SF-GOLEM-8';
  return face.type === 'ange' ? 'SF-ANGE-7' : 'SF-PRIO-3';
}

/** What besides timing and EC keeps a page from being played. */
function forbids(
  t: SevenFallen,
  seat: Seat,
  piece: Piece,
  face: Face,
  way: Way,
  revoking = true,
): RuleId | null {
  if (isForbidden(t, 'play', piece)) return 'SF-GOAL-4';
  // Effects may forbid a way of playing; Bourrasque is none of the others (R-SF-58).
  if (way === 'tempete' && isForbidden(t, 'playTempete', piece)) return 'SF-GOAL-4';
  if (way === 'tornado' && isForbidden(t, 'playTornado', piece)) return 'SF-GOAL-4';
  // SF-PRIO-7: an effect that nobody can answer never joins a Pile.
  if (face.kw[KW.intervention]! > 0 && isPileOpen(t) && hasEffect(face)) return 'SF-PRIO-7';
  if (face.type === 'miracle') return miracleForbids(t, seat, piece, face, revoking);
  if (face.type === 'equipement' && !t.sides[seat]!.cards.some((card) => takesEquipement(t, card)))
    return 'R-SF-25';
  if (
    face.type === 'benediction' &&
    t.sides[seat]!.cards.some((card) => faceOf(t, card.piece).id === face.id)
  )
    return 'R-SF-26';
  return null;
}

/** While its last entry resolves the Pile is still open. */
function isPileOpen(t: SevenFallen): boolean {
  return t.pile.length > 0 || t.resolving !== null;
}

/** Whether an effect may play this page of the seat's now: for so much less, or for nothing (`less` null). */
export function canBePlayed(t: SevenFallen, seat: Seat, piece: Piece, less: number | null): boolean {
  const face = faceOf(t, piece);
  if (ownerOf(t, piece) !== seat || zoneOf(t, piece) === null) return false;
  // SF-KW-INVOCATION-1.
  if (face.kw[KW.invocation]! > 0 || !isPlayable(face)) return false;
  if (forbids(t, seat, piece, face, 'played', less !== null) !== null) return false;
  return less === null || costOf(t, piece, 'played') - less <= ecOf(t, seat);
}

function hasEffect(face: Face): boolean {
  return face.type === 'miracle' || face.entry.length > 0 || face.hasEntryText;
}

/** The minimum counts those about to be revoked (SF-MIRACLE-2 to -4). */
function miracleForbids(
  t: SevenFallen,
  seat: Seat,
  piece: Piece,
  face: Face,
  revoking = true,
): RuleId | null {
  const adorateurs = countAdorateurs(t, seat);
  if (adorateurs < minimumOf(t, piece)) return 'SF-MIRACLE-2';
  if (revoking && adorateurs < revocationsOf(t, piece)) return 'SF-MIRACLE-4';
  const stop = face.miracle && hindrance(t, face.miracle, announcing(seat, piece));
  if (stop === 'target' && isDodged(t, seat, piece)) return 'SF-KW-ESQUIVE-2';
  return stop ? MIRACLE_HINDRANCES[stop] : null;
}

const MIRACLE_HINDRANCES: Readonly<Record<Hindrance, RuleId>> = {
  limit: 'SF-TURN-4',
  // A Serment that can't be kept, a target that isn't there (SF-MIRACLE-10, SF-STACK-5).
  condition: 'SF-MIRACLE-10',
  target: 'SF-STACK-5',
  cost: 'SF-MIRACLE-10',
};

/** Abilities of the text that may be used at this moment (SF-PRIO-3, SF-PRIO-5). */
export function abilities(
  t: SevenFallen,
  seat: Seat,
  timing: Timing,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  const isFree = timing === 'free';
  offer(t, seat, 'parole', isFree ? null : 'SF-KW-PAROLE-2', options, why);
  offer(t, seat, 'purgatoire', isFree ? null : 'SF-KW-PURGATOIRE-2', options, why);
  offer(t, seat, 'miracleTiming', null, options, why);
  offer(t, seat, 'phasecombat', t.attack === null ? 'SF-KW-PHASECOMBAT-2' : null, options, why);
  offer(t, seat, 'sacrifice', t.pile.length > 0 ? 'SF-KW-SACRIFICE-1' : null, options, why);
}

/** `untimely`: the rule that says it is not the moment; it matters only when somebody asks why. */
function offer(
  t: SevenFallen,
  seat: Seat,
  timing: string,
  untimely: RuleId | null,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  if (untimely !== null && why === undefined) return;
  if (t.content.book.keys.activated(timing).length === 0 && !t.content.book.granted.has(timing)) return;
  activations(t, seat, timing, (n, { address }, stop) => {
    // What can't be announced is looked at further only when somebody asks why.
    if (stop !== null && why === undefined) return;
    const piece = n as Piece;
    const option: ActOption = { do: 'use', ability: address, ...shown(t, piece) };
    // SF-PRIO-7.
    if (untimely !== null) why?.refuse(option, untimely);
    else if (isForbidden(t, 'useAbilities', piece)) why?.refuse(option, 'SF-GOAL-4');
    else if (t.pile.length > 0 && isIntervention(t, piece, undefined)) why?.refuse(option, 'SF-PRIO-7');
    else if (stop === null) options.push(option);
    else if (stop === 'limit') why?.refuse(option, 'SF-TURN-4');
    else if (timing === 'sacrifice' && stop === 'cost') why?.refuse(option, 'SF-KW-SACRIFICE-2');
    else why?.refuse(option, 'SF-STACK-5', { stop });
  });
}

/** One of one's own Anges on the CDB (R-SF-25). */
export function takesEquipement(t: SevenFallen, card: InPlay): boolean {
  return isOnCdb(card) && faceOf(t, card.piece).type === 'ange';
}

/** What playing a page this way costs in EC (SF-EC-2, SF-GOLEM-6 and -7, SF-KW-TEMPETE-3, SF-KW-FURTIF-2). */
export function costOf(t: SevenFallen, piece: Piece, way: Way): number {
  const face = faceOf(t, piece);
  if (way === 'secret') return t.config.secretEc;
  if (way === 'phoenix') return phoenixCost(t, piece);
  if (way === 'tempete' && face.type === 'golem') return pageCost(t, piece, 'tempeteCost');
  return pageCost(t, piece, 'cost');
}

/** SF-KW-PHOENIX-2: from the Limbes, in free Parole, by paying X. */
function phoenix(
  t: SevenFallen,
  piece: Piece,
  timing: Timing,
  ec: number,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  const cost = phoenixCost(t, piece);
  if (timing !== 'free') why?.refuse(play(piece, faceOf(t, piece), 'phoenix'), 'SF-KW-PHOENIX-2');
  else if (cost > ec) why?.refuse(play(piece, faceOf(t, piece), 'phoenix'), 'SF-EC-6', { cost, have: ec });
  else options.push(play(piece, faceOf(t, piece), 'phoenix'));
}

/** Anges in the Purgatoire that may be called by Invocation now (SF-KW-INVOCATION-2, -4). */
export function invocations(
  t: SevenFallen,
  seat: Seat,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  for (const piece of t.sides[seat]!.purgatoire) {
    const option: ActOption = { do: 'invoke', ...shown(t, piece) };
    if (canInvoke(t, seat, piece)) options.push(option);
    else if (why && faceOf(t, piece).kw[KW.invocation]! > 0) {
      const hasVictim = t.sides[seat]!.cards.some((card) => isVictim(t, card));
      const isUsed = t.sides[seat]!.usedInPurgatoire.includes(piece);
      why.refuse(option, isUsed ? 'SF-TURN-4' : hasVictim ? 'SF-KW-INVOCATION-2' : 'SF-KW-INVOCATION-7');
    }
  }
}

/** Pages that may leave the Secret now: in a Contemplation outside the Phase d'attaque, Pile empty (SF-PRIO-6). */
export function uncoverings(
  t: SevenFallen,
  seat: Seat,
  untimely: RuleId | null,
  options: ActOption[],
  why?: Refusals<ActOption>,
): void {
  if (untimely !== null && why === undefined) return;
  const ec = ecOf(t, seat);
  for (const { place, piece } of t.sides[seat]!.cards) {
    if (place !== 'secret') continue;
    const option: ActOption = { do: 'uncover', ...shown(t, piece) };
    const cost = faceOf(t, piece).kw[KW.furtif]!;
    if (untimely !== null) why?.refuse(option, untimely);
    else if (cost > ec) why?.refuse(option, 'SF-KW-FURTIF-7', { cost, have: ec });
    else options.push(option);
  }
}

export function hasSecret(t: SevenFallen, seat: Seat): boolean {
  for (const { place } of t.sides[seat]!.cards) if (place === 'secret') return true;
  return false;
}

export function isIntervention(t: SevenFallen, piece: Piece, card: InPlay | undefined): boolean {
  return card ? has(t, card, 'intervention') : keywordAnywhere(t, piece, 'intervention') > 0;
}
