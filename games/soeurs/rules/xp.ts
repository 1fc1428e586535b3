/** Experience points and what they buy; the free moments in which they may be spent. */
import { call, done, type Next, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import type { CardOption, Side, Soeurs, SoeursOption } from '../types.ts';
import { discardFromHand, isTwin, turn } from './card.ts';
import { refusePlaying } from './closed.ts';
import { PLAYER } from './end.ts';
import { BUY, BUY_POTION } from './options.ts';
import { drink, drinkOption, gainPotion } from './potion.ts';

/** What things cost, as on the Reminder card (SA-COMP-11). */
export const PRICES = {
  /** SA-XP-1, SA-CARD-3. */
  raise: 1,
  /** SA-XP-2. */
  raiseAdvanced: 2,
  /** SA-XP-3. */
  advanced: 2,
  /** SA-XP-5 and SA-XP-6. */
  reroll: 1,
  /** SA-XP-7. */
  potion: 3,
  /** SA-XP-8. */
  banish: 1,
} as const;

/** No upper limit (SA-COMP-10, R-SA-78). Nothing is gained against the Boss (SA-BOSS-11, R-SA-85). */
export function gainXp(t: Soeurs, amount: number, rule: RuleId): void {
  if (t.atBoss || amount <= 0) return;
  t.xp += amount;
  t.told?.push({ event: 'xpGained', rule, amount, now: t.xp });
}

/** Never below 0 (R-SA-78, R-SA-19). */
export function loseXp(t: Soeurs, amount: number, rule: RuleId): void {
  const lost = Math.min(amount, t.xp);
  t.xp -= lost;
  t.told?.push({ event: 'xpLost', rule, amount: lost, now: t.xp });
}

export function raisePrice(t: Soeurs, card: number): number {
  return t.content.cards[card]!.advanced ? PRICES.raiseAdvanced : PRICES.raise;
}

/**
 * What may be done at any free moment, that is whenever a decision waits (R-SA-5): potions, and, except against a Boss
 * (SA-BOSS-8, R-SA-60), raising a card of the hand, buying an AA card or a potion. A purchase that can't be paid in full is
 * impossible (SA-XP-9); their number is unlimited (R-SA-80).
 */
export function freeMoment(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  drinkOption(t, options, why);
  if (why === undefined && (t.atBoss || t.xp === 0)) return;
  for (let i = 0; i < t.hand.length; i++) {
    if (!isTwin(t, t.hand, i)) offerRaise(t, t.hand[i]!, options, why);
  }
  offerAdvanced(t, 0, options, why);
  offerAdvanced(t, 1, options, why);
  offerPotion(t, options, why);
}

/** A free moment outside the Player Phase: no card is played here (R-SA-28). */
export function waiting(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  freeMoment(t, options, why);
  if (why) refusePlaying(t, 'R-SA-28', why);
}

/** Only cards in hand, one raise a card, 1 XP for an A, 2 for an AA (SA-XP-1, SA-XP-2, R-SA-29). */
function offerRaise(t: Soeurs, card: number, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  const option = t.content.options.raise[card]!;
  const price = raisePrice(t, card);
  if (t.atBoss) why?.refuse(option, 'SA-BOSS-8');
  else if (t.level[card] === 1) why?.refuse(option, 'R-SA-29');
  else if (t.xp < price) why?.refuse(option, 'SA-XP-9', { price, xp: t.xp });
  else options.push(option);
}

/** The visible top of either deck (SA-XP-3); an empty deck sells nothing and is never refilled (R-SA-80). */
function offerAdvanced(t: Soeurs, side: Side, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  const option = BUY[side];
  if (t.atBoss) why?.refuse(option, 'SA-BOSS-8');
  else if (t.advanced[side]!.length === 0) why?.refuse(option, 'R-SA-80');
  else if (t.xp < PRICES.advanced) why?.refuse(option, 'SA-XP-9', { price: PRICES.advanced, xp: t.xp });
  else options.push(option);
}

/** Refused while owning as many as allowed (SA-XP-7, R-SA-55). */
function offerPotion(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  if (t.atBoss) why?.refuse(BUY_POTION, 'SA-BOSS-8');
  else if (t.potions >= t.config.potionLimit)
    why?.refuse(BUY_POTION, 'R-SA-55', { limit: t.config.potionLimit });
  else if (t.xp < PRICES.potion) why?.refuse(BUY_POTION, 'SA-XP-9', { price: PRICES.potion, xp: t.xp });
  else options.push(BUY_POTION);
}

/** Carries out a choice of the free moment and asks again; null when the choice was something else. */
export function takeFree<Step extends string>(
  t: Soeurs,
  option: SoeursOption,
  again: Step,
): Next<Step> | null {
  switch (option.do) {
    case 'drink':
      drink(t);
      return again;
    case 'raise': {
      const price = raisePrice(t, option.card);
      t.xp -= price;
      turn(t, option.card, price, price === PRICES.raise ? 'SA-CARD-4' : 'SA-XP-2');
      return again;
    }
    case 'buy-potion':
      t.xp -= PRICES.potion;
      gainPotion(t, 'SA-XP-7');
      return again;
    case 'buy':
      t.xp -= PRICES.advanced;
      return takeAdvanced(t, option.side, PRICES.advanced, again);
    default:
      return null;
  }
}

/**
 * The top of an AA deck goes straight into the hand, always on its A1 face (SA-XP-4); the card under it is now visible. It
 * belongs to the Action cards from then on (R-SA-30), and may be raised for 2 XP more (R-SA-81).
 */
export function takeAdvanced<Step extends string>(
  t: Soeurs,
  side: Side,
  price: number,
  then: Step,
): Next<Step> {
  const deck = t.advanced[side]!;
  const card = deck.pop()!;
  if (t.advancedSeen[side]! > deck.length) t.advancedSeen[side] = deck.length;
  const level = t.level[card]!;
  if (price > 0) t.told?.push({ event: 'cardBought', rule: 'SA-XP-3', card, level, price });
  else t.told?.push({ event: 'cardTaken', rule: 'SA-TREASURE-8', card, level, from: 'advanced' });
  return receive(t, card, then);
}

/**
 * A card taken or bought is received even with a full hand; then the hand is cut down to the greater of the limit and its
 * size before (R-SA-32).
 */
export function receive<Step extends string>(t: Soeurs, card: number, then: Step): Next<Step> {
  const limit = Math.max(t.config.handLimit, t.hand.length);
  t.hand.push(card);
  return t.hand.length > limit ? call(overLimit, { limit }, then) : then;
}

/** Discarding over the limit: the player's choice, the new card allowed (SA-MANA-4, R-SA-32). */
export const overLimit = procedure<Soeurs, { limit: number }, CardOption>()('overLimit', {
  discard: {
    kind: 'overLimit',
    rule: 'R-SA-32',
    seat: () => PLAYER,
    options: (t, _, options) => {
      for (let i = 0; i < t.hand.length; i++) {
        if (!isTwin(t, t.hand, i)) options.push(t.content.options.discard[t.hand[i]!]!);
      }
    },
    chosen: (t, f, option) => {
      discardFromHand(t, option.card, 'limit', 'R-SA-32');
      return t.hand.length > f.limit ? 'discard' : done;
    },
  },
});
