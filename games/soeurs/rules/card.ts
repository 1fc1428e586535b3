/** Action cards: where they lie, how they are drawn, discarded and raised. An AA card is used like an A card (SA-CARD-7). */
import { type RuleId, shuffle } from '@tablee/kernel';
import type { Face } from '../ready/content.ts';
import type { Discarded, Soeurs } from '../types.ts';

/** Only the face in use counts (SA-COMP-1); a raised card keeps its second face to the end, wherever it lies (SA-CARD-5). */
export function faceOf(t: Soeurs, card: number): Face {
  return t.content.cards[card]!.faces[t.level[card]!]!;
}

/**
 * When a card must be drawn, picked or looked at and the deck is empty, the discard pile becomes the new deck (SA-MISC-3).
 * Cards in hand, in play or being resolved stay where they are, and levels are kept (R-SA-33).
 */
export function reformDeck(t: Soeurs): void {
  if (t.deck.length > 0 || t.discard.length === 0) return;
  const deck = t.discard;
  t.discard = t.deck;
  t.deck = deck;
  shuffle(t, deck);
  t.told?.push({ event: 'deckReformed', rule: 'SA-MISC-3', which: 'action', cards: deck.length });
}

/** The top of the deck, face up (SA-CARD-2), goes to the hand. False if deck and discard pile are both empty. */
export function drawCard(t: Soeurs, rule: RuleId): boolean {
  reformDeck(t);
  const card = t.deck.pop();
  if (card === undefined) return false;
  t.hand.push(card);
  t.told?.push({ event: 'cardDrawn', rule, card, level: t.level[card]! });
  return true;
}

/** Effects that say "draw" stop at the hand limit, and draw nothing from there (R-SA-32). */
export function drawUpTo(t: Soeurs, cards: number, rule: RuleId): void {
  for (let i = 0; i < cards && t.hand.length < t.config.handLimit; i++) if (!drawCard(t, rule)) return;
}

/** Whether there is anything to draw. */
export function canDraw(t: Soeurs): boolean {
  return t.deck.length > 0 || t.discard.length > 0;
}

export function removeFrom(pile: number[], card: number): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} is not where it was expected to be.`);
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.length--;
}

/** To the Action discard pile, on the face of its level (SA-CARD-6), A and AA alike (R-SA-30). */
export function discardFromHand(t: Soeurs, card: number, why: Discarded, rule: RuleId): void {
  removeFrom(t.hand, card);
  t.discard.push(card);
  t.told?.push({ event: 'cardDiscarded', rule, card, level: t.level[card]!, why });
}

/** Turned to its second face for the rest of the game (SA-CARD-4, SA-CARD-5). */
export function turn(t: Soeurs, card: number, price: number, rule: RuleId): void {
  t.level[card] = 1;
  t.told?.push({ event: 'cardRaised', rule, card, price });
}

/** True when an earlier card of the pile is the very same (design and face): one option is enough for both. */
export function isTwin(t: Soeurs, pile: readonly number[], at: number): boolean {
  const { designs, copied } = t.content;
  const card = pile[at]!;
  if (!copied[card]) return false;
  for (let i = 0; i < at; i++) {
    const other = pile[i]!;
    if (designs[other] === designs[card] && t.level[other] === t.level[card]) return true;
  }
  return false;
}
