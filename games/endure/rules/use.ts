/** Using objects (USE, R-ES-23, R-ES-26): one action, by and for whoever carries them; single-use ones are gone afterwards. */
import { done, type Next, type Procedure, procedure, type RuleId } from '@tablee/kernel';
import { activate, announcing, type Hindrance, hindrance, resolve } from '@tablee/kernel/effect';
import type { Endure, Who } from '../types.ts';
import { spendAction } from './actions.ts';
import { after } from './due.ts';

/** Why an ability can't be announced; null when it can. */
export function abilityHindrance(t: Endure, address: string, who: Who): Hindrance | 'none' | null {
  if (address === '') return 'none';
  const { ability } = t.content.book.script(address);
  if (ability?.kind !== 'activated') return 'none';
  return hindrance(t, ability, announcing(t.survivors[who]!.seat, who));
}

/** The rule that forbids using this card now; null when it can be used. */
export function usingRefusal(t: Endure, who: Who, card: number): RuleId | null {
  const survivor = t.survivors[who]!;
  const item = t.content.items[t.content.cards[card]!]!;
  // A Power Cell is spent by the Loader, at no action (ES-INV-11).
  if (item.charges) return 'ES-INV-11';
  if (item.kind !== 'object' || item.use === '') return 'ES-USE-1';
  if (survivor.pilot === 1) return 'ES-EXO-15';
  if (survivor.actions < 1) return 'ES-USE-1';
  const hindered = abilityHindrance(t, item.use, who);
  return hindered === null ? null : 'ES-USE-2';
}

export function canUse(t: Endure, who: Who, card: number): boolean {
  return usingRefusal(t, who, card) === null;
}

export interface Using {
  who: Who;
  card: number;
  /** Carried; not just gained and without a place. */
  held: boolean;
}

/** Announced (targets chosen, may be taken back), then paid, discarded if it is for a single use, and carried out. */
export const useObject: Procedure<Endure, Using> = procedure<Endure, Using>()('useObject', {
  announce(t, f): Next<'pay'> {
    const { use } = t.content.items[t.content.cards[f.card]!]!;
    return activate(t, use, f.who, t.survivors[f.who]!.seat, 'pay');
  },
  pay(t, f): Next<'after'> {
    const what = t.announced;
    if (what === null) return done;
    t.announced = null;
    const { who, card } = f;
    spendAction(t, who, 1);
    if (t.told) t.told.push({ event: 'cardUsed', rule: 'ES-INV-10', who, card });
    const item = t.content.items[t.content.cards[card]!]!;
    if (item.singleUse) {
      const { cards } = t.survivors[who]!;
      if (f.held) cards[cards.indexOf(card)] = -1;
      else t.limbo.splice(t.limbo.indexOf(card), 1);
      t.itemsGone.push(card);
      if (t.told) t.told.push({ event: 'cardDiscarded', rule: 'ES-INV-9', who, card });
    }
    return resolve(t, what, 'after') ?? 'after';
  },
  after: (t) => after(t, 'end'),
  end: () => done,
});
