/** Potions, and the pauses in which only they may be used. */
import type { Asking, Frame, Refusals } from '@tablee/kernel';
import type { BareOption, Soeurs, SoeursOption } from '../types.ts';
import { refuseMana, refusePurchases } from './closed.ts';
import { PLAYER } from './end.ts';
import { ceiling, heal } from './hp.ts';

export const DRINK: BareOption = { do: 'drink' };
export const PASS: BareOption = { do: 'pass' };

/** Never more than the limit: one too many is lost without compensation (SA-POTION-5, R-SA-55). Kept until used (SA-POTION-6). */
export function gainPotion(t: Soeurs, rule = 'SA-TREASURE-7'): void {
  if (t.potions >= t.config.potionLimit) {
    t.told?.push({ event: 'potionWasted', rule: 'R-SA-55' });
    return;
  }
  t.potions++;
  t.told?.push({ event: 'potionGained', rule, now: t.potions });
}

/** At any free moment, the Boss fight included (SA-POTION-1); refused at the ceiling, where there is nothing to gain (R-SA-53). */
export function drinkOption(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  if (t.potions === 0) {
    why?.refuse(DRINK, 'SA-POTION-1', { potions: 0 });
    return;
  }
  if (t.health >= ceiling(t)) {
    why?.refuse(DRINK, 'R-SA-53', { ceiling: ceiling(t) });
    return;
  }
  options.push(DRINK);
}

/** One at a time; 4 points (SA-POTION-2), the excess over the ceiling is lost (SA-POTION-3), the cube goes back (SA-POTION-4). */
export function drink(t: Soeurs): void {
  t.potions--;
  t.told?.push({ event: 'potionDrunk', rule: 'SA-POTION-2', left: t.potions });
  heal(t, t.config.potionHealth, 'SA-POTION-2');
}

/**
 * The pause before a further separate damage instance (R-SA-86): as many potions as one likes, one after the other, then on to
 * the step `then`. With no potion, or at the ceiling, passing is all that is left and nobody is asked.
 */
export function potionWindow<Step extends string>(
  own: Step,
  then: Step,
): Asking<Soeurs, Frame, SoeursOption, Step> {
  return {
    kind: 'potion',
    rule: 'R-SA-86',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      drinkOption(t, options, why);
      options.push(PASS);
      if (!why) return;
      refusePurchases(t, 'R-SA-86', why);
      refuseMana(t, 'R-SA-86', why);
    },
    chosen: (t, _, option) => {
      if (option.do !== 'drink') return then;
      drink(t);
      return own;
    },
  };
}
