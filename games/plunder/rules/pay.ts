/**
 * Paying with cards. What an action asks for is a *price*; the player answers card by card, and nothing leaves the hand
 * before the whole price is chosen, so a mistaken click can be taken back. All cards go face up to the one discard pile
 * at once, before any consequence (SDP-TURN-10, R-SDP-15, R-SDP-62).
 */
import { done, type Frame, procedure, type Refusals, type RuleId, type Seat } from '@tablee/kernel';
import type { Plunder, PlunderOption } from '../types.ts';
import { ANY_SUIT, type Card, faceOf, isJoker, pairValue, SUITS, type Suit, suitsOf, worth } from './card.ts';
import { POWERS, type Power, pairTriggers, triggers } from './power.ts';

export interface Price {
  seat: Seat;
  /** The suits that will do, one bit each. */
  suits: number;
  /** The value it takes at least; 0 when it doesn't matter. */
  least: number;
  /** The power the card must trigger; −1 for none. */
  power: Power | -1;
  /** A weak defence will do too: the suits of its two cards, 0 when there is none (SDP-MON-22). */
  weak: number;
  /** Further cards of any kind (the X of Téléportation). */
  extra: number;
  /** When over 0: that many cards of any kind, and no pairs (R-SDP-10). */
  any: number;
}

interface PayLocals extends Price {
  picked: Card[];
  /** How many cards the form chosen takes, further cards included; 0 until it is chosen. */
  takes: number;
  form: 'one' | 'pair' | 'weak';
}
export type PayFrame = Frame & PayLocals;

export function cardOf(seat: Seat, suits: number): PayLocals {
  return price(seat, suits, 0, -1, 0, 0, 0);
}

export function anyCards(seat: Seat, count: number): PayLocals {
  return price(seat, ANY_SUIT, 0, -1, 0, 0, count);
}

export function powerCard(seat: Seat, power: Power, extra = 0): PayLocals {
  return price(seat, 1 << POWERS[power]!.suit, 0, power, 0, extra, 0);
}

/** No power is asked of it: a card used to parry or dodge triggers none (SDP-DEF-6). */
export function defenceCard(seat: Seat, suits: number, least: number, weak: number): PayLocals {
  return price(seat, suits, least, -1, weak, 0, 0);
}

function price(
  seat: Seat,
  suits: number,
  least: number,
  power: Power | -1,
  weak: number,
  extra: number,
  any: number,
): PayLocals {
  return { seat, suits, least, power, weak, extra, any, picked: [], takes: 0, form: 'one' };
}

/** Ends with the cards on the discard pile and `paid` saying what they counted as. */
export const pay = procedure<Plunder, PayLocals, PlunderOption>()('pay', {
  // Asked even when one card alone will do: to play it unasked would tell that the hand holds no other.
  card: {
    kind: 'pay',
    rule: 'SDP-TURN-10',
    seat: (_, f) => f.seat,
    always: true,
    options: (t, f, options, why) => firstCards(t.hands[f.seat]!, f, options, why),
    chosen: (t, f, option) => {
      if (!('card' in option)) throw new Error(`${option.do} does not pay.`);
      f.picked.push(option.card);
      f.form = option.do === 'pair' ? 'pair' : option.do === 'weak' ? 'weak' : 'one';
      f.takes = f.any > 0 ? f.any : f.extra + cardsTaken(t.hands[f.seat]!, f);
      return f.picked.length < f.takes ? 'more' : 'spend';
    },
  },
  more: {
    kind: 'payMore',
    rule: 'SDP-CARD-10',
    seat: (_, f) => f.seat,
    always: true,
    options: (t, f, options, why) => furtherCards(t.hands[f.seat]!, f, options, why),
    chosen: (_, f, option) => {
      if (!('card' in option)) throw new Error(`${option.do} does not pay.`);
      f.picked.push(option.card);
      return f.picked.length < f.takes ? 'more' : 'spend';
    },
  },
  spend: (t, f) => {
    const hand = t.hands[f.seat]!;
    for (const card of f.picked) {
      hand.splice(hand.indexOf(card), 1);
      t.discard.push(card);
    }
    t.paid = { cards: f.picked, suit: namedSuit(f), value: valuePaid(f) };
    t.told?.push({
      event: 'cardsPlayed',
      rule: f.form === 'pair' ? 'SDP-CARD-11' : f.form === 'weak' ? 'SDP-MON-22' : 'SDP-TURN-10',
      seat: f.seat,
      cards: f.picked.slice(),
      suit: f.any > 0 ? -1 : t.paid.suit,
      value: t.paid.value,
    });
    return done;
  },
});

/** Can this hand pay for a defence? Jokers may, at 15 (R-SDP-23). Must agree with what `pay` offers. */
export function canDefend(hand: readonly Card[], suits: number, least: number, weak: number): boolean {
  for (let i = 0; i < hand.length; i++) {
    if ((suitsOf(hand[i]!) & suits) !== 0 && worth(hand[i]!) >= least) return true;
  }
  if (pairAtLeast(hand, least)) return true;
  return weak !== 0 && weakLength(hand, weak) <= hand.length;
}

/** Any two cards of enough value: a pair may be named any suit (SDP-CARD-11, SDP-DEF-9). */
function pairAtLeast(hand: readonly Card[], least: number): boolean {
  let enough = 0;
  for (let i = 0; i < hand.length; i++) if (worth(hand[i]!) >= least && ++enough === 2) return true;
  return false;
}

/** One card is enough: the right suit (a joker names it, SDP-CARD-8), the value, the power. Equal value suffices (R-SDP-22). */
function suffices(card: Card, price: Price): boolean {
  if (price.power >= 0) return triggers(card, price.power as Power);
  return (suitsOf(card) & price.suits) !== 0 && worth(card) >= price.least;
}

function pairSuffices(a: Card, b: Card, price: Price): boolean {
  if (price.power >= 0) return pairTriggers(a, b, price.power as Power);
  return pairValue(a, b) >= price.least;
}

/**
 * How many cards a weak defence takes: two of the colour, its two suits mixed as one likes, or two ♠ for a diagonal dodge
 * (SDP-MON-23, SDP-MON-24); where one is lacking, two others stand in for it as a pair
 * (R-SDP-11). More than the hand holds when there is none.
 */
function weakLength(hand: readonly Card[], suits: number): number {
  let proper = 0;
  for (let i = 0; i < hand.length && proper < 2; i++) if ((suitsOf(hand[i]!) & suits) !== 0) proper++;
  return 4 - proper;
}

/**
 * One card, the first of a pair, the first of a weak defence: the same cards may serve in more than one way, and all are
 * offered (R-SDP-12).
 */
function firstCards(
  hand: readonly Card[],
  f: PayFrame,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (isTwin(hand, i)) continue;
    if (f.any > 0 || (suffices(card, f) && hand.length > f.extra)) options.push({ do: 'pay', card });
    else why?.refuse({ do: 'pay', card }, refusedBy(card, f), { least: f.least });
  }
  if (f.any > 0) return;
  if (hand.length - f.extra > 1) {
    for (let i = 0; i < hand.length; i++) {
      if (isTwin(hand, i)) continue;
      if (hasPartner(hand, i, f)) options.push({ do: 'pair', card: hand[i]! });
      else why?.refuse({ do: 'pair', card: hand[i]! }, pairRefusedBy(hand[i]!, f), { least: f.least });
    }
  }
  if (f.weak === 0) return;
  const takes = weakLength(hand, f.weak);
  // The longer forms are offered only when nothing shorter comes to the same (R-SDP-11).
  if (takes > hand.length || (takes > 2 && options.length > 0)) return;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const fits = takes === 4 || (suitsOf(card) & f.weak) !== 0;
    if (fits && !isTwin(hand, i)) options.push({ do: 'weak', card });
  }
}

function refusedBy(card: Card, f: PayFrame): RuleId {
  if (f.power >= 0) return isJoker(card) ? 'SDP-CARD-9' : 'SDP-POWER-1';
  if ((suitsOf(card) & f.suits) === 0) return 'SDP-CARD-11';
  return 'SDP-DEF-1';
}

/** Of a pair that could not pay: a joker serves no power even in a pair, and the rest are too low. */
function pairRefusedBy(card: Card, f: PayFrame): RuleId {
  if (f.power < 0) return 'SDP-CARD-12';
  return isJoker(card) ? 'R-SDP-9' : 'SDP-CARD-13';
}

function hasPartner(hand: readonly Card[], first: number, f: PayFrame): boolean {
  for (let i = 0; i < hand.length; i++)
    if (i !== first && pairSuffices(hand[first]!, hand[i]!, f)) return true;
  return false;
}

function cardsTaken(hand: readonly Card[], f: PayFrame): number {
  if (f.form === 'one') return 1;
  return f.form === 'pair' ? 2 : weakLength(hand, f.weak);
}

function furtherCards(
  hand: readonly Card[],
  f: PayFrame,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  const own = f.takes - f.extra;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (f.picked.includes(card) || isTwinUnpicked(hand, i, f.picked)) continue;
    if (f.any > 0 || f.picked.length >= own || continuesForm(card, f, own)) options.push({ do: 'pay', card });
    else why?.refuse({ do: 'pay', card }, continuationRefusedBy(card, f), { least: f.least });
  }
}

function continuationRefusedBy(card: Card, f: PayFrame): RuleId {
  return f.form === 'pair' ? pairRefusedBy(card, f) : 'SDP-MON-22';
}

function continuesForm(card: Card, f: PayFrame, own: number): boolean {
  if (f.form === 'pair') return pairSuffices(f.picked[0]!, card, f);
  // Two of the colour; from the third card on, any: two cards named as one.
  return own > 2 || (suitsOf(card) & f.weak) !== 0;
}

/** The same face as the card before it: offering both would be the same choice twice. */
function isTwin(hand: readonly Card[], i: number): boolean {
  return i > 0 && faceOf(hand[i - 1]!) === faceOf(hand[i]!);
}

function isTwinUnpicked(hand: readonly Card[], i: number, picked: readonly Card[]): boolean {
  for (let j = i - 1; j >= 0 && faceOf(hand[j]!) === faceOf(hand[i]!); j--)
    if (!picked.includes(hand[j]!)) return true;
  return false;
}

/** A card's own suit; a joker or a pair is named the most useful suit that will do (♠ over ♣, ♥ over ♦). */
function namedSuit(f: PayFrame): Suit {
  const [card] = f.picked;
  if (f.form === 'one' && f.any === 0 && card !== undefined && !isJoker(card))
    return Math.log2(suitsOf(card)) as Suit;
  for (let suit = SUITS.length - 1; suit >= 0; suit--) {
    if (f.suits === ANY_SUIT || (f.suits & (1 << suit)) !== 0) return suit as Suit;
  }
  throw new Error('A price names no suit.');
}

function valuePaid(f: PayFrame): number {
  const [first, second] = f.picked;
  if (f.form === 'pair') return pairValue(first!, second!);
  return worth(first!);
}
