/** Mana: the black die, what it pays for, and the Defence it buys. */
import { type Refusals, type RuleId, roll } from '@tablee/kernel';
import type { Soeurs, SoeursOption } from '../types.ts';
import { canDraw, discardFromHand, drawCard, faceOf, isTwin } from './card.ts';
import { CYCLE, DRAW } from './options.ts';

/** All dice are six-sided and fall from one source of chance (SA-COMP-12, R-SA-1). */
export const SIDES = 6;

/** At the start of every round; what was left is gone (SA-MANA-1, SA-MANA-10). */
export function rollMana(t: Soeurs): void {
  t.mana = Math.min(roll(t, SIDES), t.config.manaLimit);
  t.told?.push({ event: 'diceRolled', rule: 'SA-MANA-1', what: 'mana', dice: [t.mana] });
}

/** Always within 0 and 6, after every change (SA-MANA-8, R-SA-36). */
export function changeMana(t: Soeurs, amount: number, rule: RuleId): void {
  const before = t.mana;
  t.mana = Math.max(0, Math.min(t.config.manaLimit, before + amount));
  if (t.told === null) return;
  if (amount > 0) t.told.push({ event: 'manaGained', rule, amount: t.mana - before, mana: t.mana });
  else t.told.push({ event: 'manaSpent', rule, amount: before - t.mana, mana: t.mana });
}

/** A Place that changes Mana applies to the final roll, after rerolls (R-SA-36). */
export function settleMana(t: Soeurs): void {
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.mana;
  if (change === 0) return;
  t.mana = Math.max(0, Math.min(t.config.manaLimit, t.mana + change));
  t.told?.push({ event: 'manaSet', rule: 'R-SA-36', mana: t.mana, change });
}

/** What a card costs now: the printed cost with the Place's change, never below 0 (SA-COMP-2, R-SA-39). */
export function costOf(t: Soeurs, card: number): number {
  const face = faceOf(t, card);
  if (t.place < 0) return face.cost;
  const { costs } = t.content.places[t.place]!;
  return costs === null ? face.cost : Math.max(0, face.cost + costs[card]![t.level[card]!]!);
}

/** Use 1: 1 Mana a card, as often as one likes (SA-MANA-2); no card is ever drawn otherwise (SA-MANA-3). */
export function drawPrice(t: Soeurs): number {
  return t.place < 0 ? 1 : Math.max(0, 1 + t.content.places[t.place]!.drawCost);
}

/** Refused with a full hand (SA-MANA-4, R-SA-31) and when deck and discard pile are both empty (R-SA-33); nothing is then paid. */
export function offerDraw(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  const price = drawPrice(t);
  const limit = t.place < 0 ? 0 : t.content.places[t.place]!.drawLimit;
  if (t.hand.length >= t.config.handLimit) why?.refuse(DRAW, 'R-SA-31', { limit: t.config.handLimit });
  else if (t.mana < price) why?.refuse(DRAW, 'SA-MANA-2', { price, mana: t.mana });
  else if (limit > 0 && t.drawsThisRound >= limit) why?.refuse(DRAW, 'SA-FIGHT-7', { limit });
  else if (!canDraw(t)) why?.refuse(DRAW, 'R-SA-33');
  else options.push(DRAW);
}

export function payForDraw(t: Soeurs): void {
  changeMana(t, -drawPrice(t), 'SA-MANA-2');
  t.drawsThisRound++;
  drawCard(t, 'SA-MANA-2');
}

/** Use 3: the top of an AA deck goes to its bottom, of a deck of at least 2, the player's choice of deck (SA-MANA-6, R-SA-37). */
export function offerCycle(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  for (let side = 0; side < 2; side++) {
    if (t.advanced[side]!.length < 2)
      why?.refuse(CYCLE[side]!, 'R-SA-37', { cards: t.advanced[side]!.length });
    else if (t.mana < 1) why?.refuse(CYCLE[side]!, 'SA-MANA-6', { price: 1, mana: t.mana });
    else options.push(CYCLE[side]!);
  }
}

export function cycle(t: Soeurs, side: 0 | 1): void {
  changeMana(t, -1, 'SA-MANA-6');
  const deck = t.advanced[side]!;
  const card = deck.pop()!;
  deck.unshift(card);
  t.advancedSeen[side] = Math.min(t.advancedSeen[side]! + 1, deck.length);
  t.told?.push({ event: 'deckCycled', rule: 'SA-MANA-6', side, card, level: t.level[card]! });
}

/** One card a round for 1 Mana, any card of the hand, not at 6 Mana (SA-MANA-7, R-SA-35). */
export function offerManaDiscard(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  for (let i = 0; i < t.hand.length; i++) {
    if (isTwin(t, t.hand, i)) continue;
    const option = t.content.options.manaDiscard[t.hand[i]!]!;
    if (t.manaDiscardUsed) why?.refuse(option, 'R-SA-35', { used: 1 });
    else if (t.mana >= t.config.manaLimit) why?.refuse(option, 'R-SA-35', { mana: t.mana });
    else options.push(option);
  }
}

export function discardForMana(t: Soeurs, card: number): void {
  discardFromHand(t, card, 'mana', 'SA-MANA-7');
  t.manaDiscardUsed = true;
  changeMana(t, 1, 'SA-MANA-7');
}

/** Adds up without limit, for this round only (SA-PLAY-6, SA-PLAY-7). A Place may change what a card gives. */
export function gainDefence(t: Soeurs, amount: number): void {
  const change = t.place < 0 || t.resolving.length === 0 ? 0 : t.content.places[t.place]!.defence;
  const gained = Math.max(change === 0 ? amount : 1, amount + change);
  t.defence += gained;
  t.gaveDefence = true;
  t.told?.push({ event: 'defenceGained', rule: 'SA-PLAY-6', amount: gained, total: t.defence });
}
