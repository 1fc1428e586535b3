/** One combat: who is still in it, what each side deals (SF-DMG, SF-SEQ-11 to -14, R-SF-44, R-SF-48). */
import { type InPlay, NO_PIECE, type SevenFallen } from '../types.ts';
import { isDefended } from './amb.ts';
import type { Hit } from './dmg.ts';
import { has } from './keyword.ts';
import { halved } from './keywords/furtif.ts';
import { isValiant } from './keywords/vaillant.ts';
import { atqOf, remaining } from './numbers.ts';
import { bySerial, faceOf, golemOf, inPlay, isOnCdb, opponent } from './table.ts';

/** The attackers still in the combat: on the LDF under the active player (R-SF-44). */
export function attackersNow(t: SevenFallen): InPlay[] {
  return t.attack!.combat!.attackers.flatMap((serial) => {
    const card = bySerial(t, serial);
    return card && card.seat === t.active && mayStillAttack(t, card) ? [card] : [];
  });
}

/** On the LDF; a Golem that attacked alone has left the combat once it is bound (R-SF-88). */
export function mayStillAttack(t: SevenFallen, card: InPlay): boolean {
  if (card.place !== 'ldf') return false;
  return card.bond === NO_PIECE || faceOf(t, card.piece).type !== 'golem';
}

/** The défenseur in its present form: an enlarged pair or what survived of one; undefined when it left the CDB. */
export function defenderNow(t: SevenFallen): InPlay | undefined {
  const { target, golem } = t.attack!.combat!;
  const card = onCdb(t, target) ?? onCdb(t, golem);
  if (!card || card.seat === t.active) return undefined;
  return unitOf(t, card);
}

function onCdb(t: SevenFallen, serial: number): InPlay | undefined {
  const card = serial < 0 ? undefined : bySerial(t, serial);
  return card && isOnCdb(card) ? card : undefined;
}

/** A pair is named by its Ange (SF-PAIR-12). */
export function unitOf(t: SevenFallen, card: InPlay): InPlay {
  if (card.bond === NO_PIECE || faceOf(t, card.piece).type !== 'golem') return card;
  return inPlay(t, card.bond) ?? card;
}

/** SF-SEQ-11: défenseur gone, nobody left, or the Divinité defended again: no damage either way. */
export function attackFails(t: SevenFallen): boolean {
  if (attackersNow(t).length === 0) return true;
  return t.attack!.combat!.target < 0 ? isDefended(t, opponent(t.active)) : defenderNow(t) === undefined;
}

/** What an attacker's blow is worth: doubled on a page of the LDF, never on an Archange (SF-DMG-4 to -6, R-SF-33). */
export function blowOf(t: SevenFallen, attacker: InPlay): number {
  const atq = atqOf(t, attacker);
  if (t.attack!.combat!.target < 0) return atq;
  const unit = defenderNow(t)!;
  const doubled = unit.place === 'ldf' && faceOf(t, unit.piece).type !== 'archange' && !isValiant(t, unit);
  return doubled ? 2 * atq : atq;
}

/** What the défenseur deals, once: nothing for a Divinité or a Golem without a printed ATQ (SF-DIVIN-9, SF-GOLEM-11). */
export function returnOf(t: SevenFallen): number {
  const { target, uncovered } = t.attack!.combat!;
  if (target < 0) return 0;
  const atq = atqOf(t, defenderNow(t)!);
  return uncovered ? halved(atq) : atq;
}

/** Whether the order of the attackers' damage can change anything (SF-DEC-20): only credit does (R-SF-48). */
export function orderMatters(t: SevenFallen, attackers: readonly InPlay[]): boolean {
  if (attackers.length < 2 || t.attack!.combat!.target < 0) return false;
  const unit = defenderNow(t)!;
  const golem = golemOf(t, unit);
  if (golem && attackers.some((card) => has(t, card, 'mortsubite'))) return true;
  const room = remaining(t, unit) + (golem ? remaining(t, golem) : 0);
  const blows = attackers.reduce((sum, card) => sum + blowOf(t, card), 0);
  if (blows <= room) return false;
  if (CREDIT_HEARD.some((happening) => isHeard(t, happening))) return true;
  return attackers.some((card) => CREDITED.some((word) => has(t, card, word)));
}

/** Somebody in play listens for it. */
function isHeard(t: SevenFallen, happening: string): boolean {
  const heeded = t.content.book.heeded.get(happening);
  return heeded !== undefined && (heeded.granted || heeded.keys.some((key) => t.effects.heard[key]?.length));
}
const CREDIT_HEARD = ['succeeded', 'dealtDamage'] as const;
const CREDITED = ['tresor', 'collateral', 'lumiere', 'mortsubite', 'berserk'] as const;

/** Both sides strike from the situation before damage (SF-SEQ-14): the blows in the order they are laid, then the return. */
export function hits(t: SevenFallen, ordered: readonly InPlay[], shares: readonly number[]): Hit[] {
  if (t.attack!.combat!.target < 0) {
    const divinite = t.sides[opponent(t.active)]!.cards.find(
      (card) => faceOf(t, card.piece).type === 'divinite',
    )!;
    return ordered.map((card) => ({
      piece: divinite.piece,
      amount: atqOf(t, card),
      cause: card.piece,
      combat: 1,
    }));
  }
  const unit = defenderNow(t)!;
  const blows = ordered.map(
    (card): Hit => ({ piece: unit.piece, amount: blowOf(t, card), cause: card.piece, combat: 1 }),
  );
  const back = ordered.map(
    (card, n): Hit => ({ piece: card.piece, amount: shares[n]!, cause: unit.piece, combat: 1 }),
  );
  return [...blows, ...back].filter(({ amount }) => amount > 0);
}

/** What an attacker is credited with in the damage event just past; −1 for a Plume knocked down (R-SF-43, R-SF-48). */
export function credited(t: SevenFallen, attacker: InPlay): number {
  let dealt = 0;
  let plume = false;
  for (const { source, amount, piece } of t.blows) {
    if (source !== attacker.piece || piece === attacker.piece) continue;
    dealt += amount;
    plume ||= amount === 0;
  }
  return plume ? -1 : dealt;
}
