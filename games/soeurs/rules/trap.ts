/** Traps: a roll on the Trap card, and for a Level X Trap a second roll helped by discards. */
import { done, procedure, roll } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import type { BareOption, Soeurs, SoeursOption } from '../types.ts';
import { discardFromHand, faceOf, isTwin } from './card.ts';
import { refuseReroll } from './closed.ts';
import { PLAYER } from './end.ts';
import { loseHealth } from './hp.ts';
import { SIDES } from './mana.ts';
import { ROLL } from './options.ts';
import { takeFree, waiting } from './xp.ts';

const DONE: BareOption = { do: 'done' };

interface TrapLocals {
  advanced: boolean;
  result: number;
  /** The costs of the cards discarded against it. */
  bonus: number;
}

/** Standard and advanced squares use their own face of the card, by the same procedure (SA-TRAP-8). */
export const trap = procedure<Soeurs, TrapLocals, SoeursOption>()('trap', ['advanced', 'result', 'bonus'], {
  /** One die on the Trap card (SA-TRAP-1); no trap roll can be rerolled (R-SA-17). */
  roll: {
    kind: 'rollTrap',
    rule: 'SA-TRAP-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      waiting(t, options, why);
    },
    chosen: (t, f, option) => {
      const free = takeFree<'roll'>(t, option, 'roll');
      if (free !== null) return free;
      f.result = roll(t, SIDES);
      const { level } = resultOf(t, f);
      t.told?.push({ event: 'diceRolled', rule: 'SA-TRAP-1', what: 'trap', dice: [f.result] });
      t.told?.push({ event: 'trapRead', rule: 'SA-TRAP-8', advanced: f.advanced, result: f.result, level });
      return level > 0 ? 'discard' : 'effect';
    },
  },
  /**
   * Level X (SA-TRAP-2): X is known, any number of cards may be discarded, none included (SA-TRAP-5); each adds the printed
   * cost of its face in use, whatever its condition (SA-TRAP-6, R-SA-16).
   */
  discard: {
    kind: 'discardAgainstTrap',
    rule: 'SA-TRAP-5',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(DONE);
      for (let i = 0; i < t.hand.length; i++) {
        if (!isTwin(t, t.hand, i)) options.push(t.content.options.discard[t.hand[i]!]!);
      }
      if (why) refuseReroll('R-SA-17', why);
      if (options.length > 1) waiting(t, options, why);
    },
    chosen: (t, f, option) => {
      if (option.do === 'discard') {
        f.bonus += faceOf(t, option.card).cost;
        discardFromHand(t, option.card, 'trap', 'SA-TRAP-6');
        return 'discard';
      }
      return takeFree<'discard'>(t, option, 'discard') ?? 'level';
    },
  },
  /** The level die, a roll of its own (R-SA-17); from here nothing more can be discarded (SA-TRAP-7). */
  level: (t, f) => {
    const { level } = resultOf(t, f);
    const die = roll(t, SIDES);
    // X minus the final result, in one instance that Defence does not lower (SA-TRAP-4, R-SA-18); never a gain (R-SA-15).
    const damage = Math.max(0, level - die - f.bonus);
    t.told?.push({ event: 'diceRolled', rule: 'SA-TRAP-4', what: 'level', dice: [die] });
    t.told?.push({ event: 'levelSettled', rule: 'SA-TRAP-4', level, die, bonus: f.bonus, damage });
    loseHealth(t, damage, 'trap', 'SA-TRAP-4');
    return done;
  },
  /** Results 4, 5 and 6: exactly what the card says, as far as it can be done (SA-TRAP-3, R-SA-19). */
  effect: (t, f) => perform(resultOf(t, f).effect, PLAYER, -1, 'over'),
  over: () => done,
});

function resultOf(t: Soeurs, f: TrapLocals): { readonly level: number; readonly effect: string } {
  return (f.advanced ? t.content.traps.advanced : t.content.traps.standard)[f.result - 1]!;
}
