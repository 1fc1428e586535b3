/** The Exo Loader (EXO, R-ES-74, R-ES-75): entering, power from carried cells, getting out. */
import type { RuleId } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import { type Board, type Endure, NONE, type Who } from '../types.ts';
import { freeIn } from './board.ts';
import { drop } from './dmg.ts';
import { carriedBy } from './goal.ts';
import { dropCard } from './inv.ts';

export function enterRefusal(b: Board, who: Who): RuleId | null {
  const survivor = b.survivors[who]!;
  if (b.loader < 0 || b.loader !== survivor.zone || survivor.pilot === 1) return 'R-ES-74';
  if (survivor.actions < 1) return 'ES-EXO-4';
  return b.survivors.some(({ pilot }) => pilot === 1) ? 'R-ES-74' : null;
}

/** Uses up all remaining actions, and no charge (ES-EXO-4, R-ES-75). */
export function enter(t: Endure, who: Who): void {
  const survivor = t.survivors[who]!;
  survivor.spent += survivor.actions;
  survivor.actions = 0;
  survivor.pilot = 1;
  t.powered = 0;
  if (t.told) t.told.push({ event: 'entered', rule: 'ES-EXO-4', who });
}

export function getOutRefusal(b: Board, content: Content, who: Who): RuleId | null {
  const survivor = b.survivors[who]!;
  if (survivor.pilot === 0) return 'R-ES-74';
  if (b.powered === 1) return 'ES-EXO-20';
  if (survivor.actions < 1) return 'ES-EXO-5';
  return freeIn(b, content, survivor.zone) < 1 ? 'R-ES-74' : null;
}

/** What only the Loader can carry stays in the zone (R-ES-96). */
export function getOut(t: Endure, who: Who): void {
  const survivor = t.survivors[who]!;
  survivor.pilot = 0;
  if (t.told) t.told.push({ event: 'gotOut', rule: 'ES-EXO-5', who });
  for (const thing of carriedBy(t, who)) {
    const objective = t.content.mission.objectives[t.things.objective[thing]!];
    if (objective?.byLoader) drop(t, who, thing, survivor.zone, 'R-ES-96');
  }
}

/** Charges spent of a card. */
export function spentOf(b: Board, card: number): number {
  const { charges } = b;
  for (let n = 0; n < charges.length; n += 2) if (charges[n] === card) return charges[n + 1]!;
  return 0;
}

export function setSpent(t: Endure, card: number, spent: number): void {
  const { charges } = t;
  for (let n = 0; n < charges.length; n += 2) {
    if (charges[n] !== card) continue;
    if (spent === 0) charges.splice(n, 2);
    else charges[n + 1] = spent;
    return;
  }
  if (spent > 0) charges.push(card, spent);
}

/** The carried cell with a charge that is used first: a half-used one before a fresh one (R-ES-75); `NONE`. */
export function cellOf(b: Board, content: Content, who: Who): number {
  let fresh = NONE;
  for (const card of b.survivors[who]!.cards) {
    const charges = card < 0 ? 0 : (content.items[content.cards[card]!]!.charges ?? 0);
    if (charges === 0 || spentOf(b, card) >= charges) continue;
    if (spentOf(b, card) > 0) return card;
    if (fresh === NONE) fresh = card;
  }
  return fresh;
}

/** At the start of a pilot's turn a charge must be spent if there is one (ES-EXO-6, -7, -9). True: the Loader has power. */
export function power(t: Endure, who: Who): boolean {
  const card = cellOf(t, t.content, who);
  if (card === NONE) {
    t.powered = 0;
    return false;
  }
  const spent = spentOf(t, card) + 1;
  setSpent(t, card, spent);
  t.powered = 1;
  const left = (t.content.items[t.content.cards[card]!]!.charges ?? 0) - spent;
  if (t.told)
    t.told.push({ event: 'chargeSpent', rule: left > 0 ? 'ES-EXO-6' : 'ES-EXO-7', who, card, left });
  return true;
}

/** End of the round: cells whose second charge was used are discarded (ES-EXO-8), and the Loader has no power. */
export function discardCells(t: Endure): void {
  t.powered = 0;
  if (t.charges.length === 0) return;
  t.survivors.forEach((survivor, who) => {
    for (const card of survivor.cards.slice()) {
      const charges = card < 0 ? 0 : (t.content.items[t.content.cards[card]!]!.charges ?? 0);
      if (charges === 0 || spentOf(t, card) < charges) continue;
      if (t.told) t.told.push({ event: 'cellDiscarded', rule: 'ES-EXO-8', who: who as Who, card });
      dropCard(t, who as Who, card);
      setSpent(t, card, 0);
    }
  });
}

/** The Workshop (R-ES-84). */
export function recharge(t: Endure, who: Who): void {
  const card = halfUsed(t, t.content, who);
  if (card === NONE) return;
  setSpent(t, card, spentOf(t, card) - 1);
  if (t.told) t.told.push({ event: 'chargeRestored', rule: 'R-ES-84', who, card });
}

export function halfUsed(b: Board, content: Content, who: Who): number {
  for (const card of b.survivors[who]!.cards) {
    if (card >= 0 && content.items[content.cards[card]!]!.charges && spentOf(b, card) > 0) return card;
  }
  return NONE;
}
