/** What a change brings about, one thing after the other: reveals, tests, losses of Resolve, Resolve cards (R-ES-27 to -31). */
import { call, done, type Next, type Procedure, procedure } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import type { Endure, TestOption, Who } from '../types.ts';
import { count } from './ach.ts';
import { attackOn } from './armour.ts';
import { d6 } from './dice.ts';
import { loseLife } from './dmg.ts';
import {
  AIR,
  addDue,
  addLoss,
  after,
  BLAST,
  CARD,
  GAIN,
  LOOK,
  LOSE,
  LOSSES,
  type Loss,
  REVEAL,
  type Settling,
  TEST,
  TRAPPED,
} from './due.ts';
import { breathes } from './event.ts';
import { sufferTrap } from './full.ts';
import { gain } from './inv.ts';
import { update } from './look.ts';
import { turnUp } from './radar.ts';
import { testAgainst } from './resolve.ts';

type Step = 'next' | 'reroll';

export const settle: Procedure<Endure, Settling, TestOption> = procedure<Endure, Settling, TestOption>()(
  'settle',
  {
    next(t, f): Next<Step> {
      while (t.result === null) {
        if (t.due.length > 0) return after(t, 'next');
        if (f.rest.length === 0) return done;
        const { rest } = f;
        const kind = rest[0]!;
        const about = rest[1]!;
        const n = rest[2]!;
        // Tests are made and points lost one at a time: the others stay first.
        if ((kind === TEST && n > 1) || (kind === LOSE && n % 100 > 1)) rest[2] = n - 1;
        else for (let part = 0; part < 3; part++) rest.shift();
        if (kind === TEST) {
          if (!makeTest(t, about as Who)) {
            f.who = about as Who;
            if (canReroll(t, about as Who)) return 'reroll';
            fail(t, about as Who);
          }
        } else if (kind === LOSE) losePoint(t, about as Who, LOSSES[Math.floor(n / 100)]!);
        else if (kind === CARD) {
          const survivor = t.survivors[about]!;
          const card = survivor.resolveCards[n];
          if (survivor.fate !== 'aboard' || card === undefined) continue;
          const { does } = t.content.resolve[card]!;
          if (does !== '') return perform(does, survivor.seat, about, 'next');
        } else if (kind === REVEAL) turnUp(t, about);
        else if (kind === LOOK) update(t);
        else if (kind === AIR) {
          if (!breathes(t, about as Who)) loseLife(t, about as Who, n, 'air', 'ES-EVENT-11');
        } else if (kind === TRAPPED) sufferTrap(t, about as Who);
        else if (kind === BLAST) attackOn(t, about as Who, n, 'object', 'R-ES-26');
        else if (kind === GAIN) return call(gain, { who: about as Who, card: n }, 'next');
      }
      return done;
    },
    /** *Foresight*: an own failed test may be rolled again. */
    reroll: {
      kind: 'foresight',
      rule: 'R-ES-93',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(_t, _f, options) {
        options.push({ do: 'reroll' }, { do: 'keep' });
      },
      chosen(t, f, option): Next<Step> {
        const { who } = f;
        if (option.do === 'keep') fail(t, who);
        else {
          t.survivors[who]!.rerolled++;
          if (t.told) t.told.push({ event: 'testRerolled', rule: 'R-ES-93', who });
          if (!makeTest(t, who)) {
            if (canReroll(t, who)) return 'reroll';
            fail(t, who);
          }
        }
        return 'next';
      },
    },
  },
);

/** 2d6; a total equal to or above the Resolve fails (ES-RESOLVE-3). True if it is passed. */
function makeTest(t: Endure, who: Who): boolean {
  if (t.survivors[who]!.fate !== 'aboard') return true;
  const against = testAgainst(t, who);
  const one = d6(t);
  const other = d6(t);
  const passed = one + other < against;
  if (t.told)
    t.told.push({ event: 'tested', rule: 'ES-RESOLVE-3', who, dice: [one, other], against, passed });
  if (passed) count(t, who, 'testPassed');
  return passed;
}

function canReroll(t: Endure, who: Who): boolean {
  const { rerolled, class: of } = t.survivors[who]!;
  return rerolled < (t.content.survivors[of]!.passive.traits.rerollsTests ?? 0);
}

/** A failed test costs 1 Resolve, at 0 Resolve 1 Life (ES-RESOLVE-4, -9). */
function fail(t: Endure, who: Who): void {
  if (t.survivors[who]!.resolve > 0) addLoss(t, who, 1, 'ES-RESOLVE-4');
  else loseLife(t, who, 1, 'nerves', 'ES-RESOLVE-9');
}

/** One point; every still hidden card with the number reached takes effect, in deal order (ES-RCARD-2, R-ES-30). */
function losePoint(t: Endure, who: Who, rule: Loss): void {
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard' || survivor.resolve === 0) return;
  survivor.resolve--;
  if (t.told) t.told.push({ event: 'resolveLost', rule, who, resolve: survivor.resolve });
  survivor.resolveCards.forEach((card, place) => {
    const isHidden = (survivor.turnedUp & (1 << place)) === 0;
    if (!isHidden || t.content.resolve[card]!.number !== survivor.resolve) return;
    survivor.turnedUp |= 1 << place;
    if (t.told) t.told.push({ event: 'resolveTurnedUp', rule: 'ES-RCARD-2', who, card });
    addDue(t, CARD, who, place);
  });
}
