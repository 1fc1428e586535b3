/**
 * What is closed at this moment, each with the rule that closes it: purchases, rerolls, discards and Mana out of their
 * windows. Made only when somebody asks why not; the same question says what is open.
 */
import type { Refusals, RuleId } from '@tablee/kernel';
import type { Soeurs, SoeursOption } from '../types.ts';
import { faceOf, isTwin } from './card.ts';
import { ADVANCED_TRAP, TRAP } from './icons.ts';
import { BUY, BUY_POTION, CYCLE, DRAW, REROLL } from './options.ts';

type Why = Refusals<SoeursOption>;

/** Each different card of the hand, once. */
function* different(t: Soeurs): Generator<number> {
  for (let i = 0; i < t.hand.length; i++) if (!isTwin(t, t.hand, i)) yield t.hand[i]!;
}

export function refusePurchases(t: Soeurs, rule: RuleId, why: Why): void {
  for (const card of different(t)) why.refuse(t.content.options.raise[card]!, rule);
  for (const option of BUY) why.refuse(option, rule);
  why.refuse(BUY_POTION, rule);
}

export function refuseReroll(rule: RuleId, why: Why): void {
  why.refuse(REROLL, rule);
}

/** No card is played, none drawn for Mana, no AA deck cycled: all that is for a Player Phase alone (R-SA-28). */
export function refusePlaying(t: Soeurs, rule: RuleId, why: Why): void {
  const { play, attack } = t.content.options;
  for (const card of different(t))
    why.refuse((t.atBoss && faceOf(t, card).damages ? attack : play)[card]!, rule);
  why.refuse(DRAW, rule);
  for (const option of CYCLE) why.refuse(option, rule);
}

/** Nothing at all is done with Mana. */
export function refuseMana(t: Soeurs, rule: RuleId, why: Why): void {
  refusePlaying(t, rule, why);
  for (const card of different(t)) why.refuse(t.content.options.manaDiscard[card]!, rule);
}

/** The level die has fallen: a trap crossed in this movement takes no more cards (SA-TRAP-7). */
export function refuseTrapDiscards(t: Soeurs, why: Why): void {
  if (!t.crossed.includes(TRAP) && !t.crossed.includes(ADVANCED_TRAP)) return;
  for (const card of different(t)) why.refuse(t.content.options.discard[card]!, 'SA-TRAP-7');
}

/** All the cards that lie where a card just played would lie, but that one. */
export function refuseBanishing(t: Soeurs, rule: RuleId, why: Why): void {
  for (const card of [...t.discard, ...t.inPlay])
    if (card !== t.justPlayed) why.refuse(t.content.options.banish[card]!, rule);
}
