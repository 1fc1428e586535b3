/** The mission from set-up to its end (ROUND): Survivor phase, Enemy phase, Resolution phase, round after round. */
import { call, callAt, done, finish, type Next, type Procedure, procedure, seatsOf } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import { type ActOption, type Endure, NOBODY, type Who } from '../types.ts';
import { inTurnOrder } from './board.ts';
import { after } from './due.ts';
import { enemyPhase, newEnemyPhase } from './enemy.ts';
import { beginHolds } from './goal.ts';
import { update } from './look.ts';
import { REFUGE_ROUNDS, refugeEvent } from './refuge.ts';
import { passFirst, resolutionPhase } from './resph.ts';
import { deal, muster, RESOLVE_CARDS } from './setup.ts';
import { turn } from './turn.ts';

export interface Rounds {
  /** Who still plays this round, in turn order. */
  turns: Who[];
  /** The special rule of the mission that comes next. */
  special: number;
}

/** Lasting Resolve cards turned up before, in an earlier mission or by a position, hold from the beginning (R-ES-85). */
export const penalties: Procedure<Endure, { next: number }> = procedure<Endure, { next: number }>()(
  'penalties',
  {
    lay(t, f): Next<'lay'> {
      while (f.next < t.survivors.length * RESOLVE_CARDS) {
        const who = Math.floor(f.next / RESOLVE_CARDS);
        const place = f.next++ % RESOLVE_CARDS;
        const { turnedUp, resolveCards, seat } = t.survivors[who]!;
        const card = t.content.resolve[resolveCards[place] ?? -1];
        if ((turnedUp & (1 << place)) === 0 || card?.kind !== 'lasting') continue;
        return perform(card.does, seat, who, 'lay');
      }
      return done;
    },
  },
);

type Step =
  | 'deal'
  | 'ready'
  | 'round'
  | 'special'
  | 'survivors'
  | 'turn'
  | 'enemies'
  | 'resolution'
  | 'visit'
  | 'inside'
  | 'drawn';

export const mission: Procedure<Endure, Rounds, ActOption, 'turns'> = procedure<Endure, Rounds, ActOption>()(
  'mission',
  ['turns'],
  {
    muster: (): Next<Step> => call(muster, { slot: 0 }, 'deal'),
    deal(t): Next<Step> {
      deal(t);
      return call(penalties, { next: 0 }, 'ready');
    },
    ready: (t): Next<Step> => (t.content.isRefuge ? 'visit' : 'round'),
    round(t, f): Next<Step> {
      t.round++;
      t.phase = t.content.isRefuge ? 'refuge' : 'survivors';
      f.turns = inTurnOrder(t);
      f.special = 0;
      beginHolds(t);
      if (t.told) t.told.push({ event: 'roundBegan', rule: 'ES-ROUND-9', round: t.round, first: t.first });
      return t.content.isRefuge ? 'turn' : 'special';
    },
    special(t, f): Next<Step> {
      const { special } = t.content.mission;
      while (f.special < special.length) {
        const { round, does } = special[f.special++]!;
        if (round === 0 || round === t.round)
          return perform(does, t.survivors[t.first]!.seat, t.first, 'special');
      }
      return after(t, 'survivors');
    },
    survivors(t): Next<Step> {
      if (t.told)
        t.told.push({ event: 'phaseBegan', rule: 'ES-ROUND-1', phase: 'survivors', round: t.round });
      update(t);
      return after(t, 'turn');
    },
    /** Each survivor's turn is completed before the next, clockwise (ES-ROUND-3). */
    turn(t, f): Next<Step> {
      while (f.turns.length > 0) {
        const who = f.turns.shift()!;
        if (t.survivors[who]!.fate !== 'aboard') continue;
        t.turn = who;
        return callAt(turn, { does: 'turn', at: 'begin', who }, 'turn');
      }
      t.turn = NOBODY;
      return t.content.isRefuge ? 'inside' : 'enemies';
    },
    enemies: (): Next<Step> => callAt(enemyPhase, newEnemyPhase(), 'resolution'),
    resolution: (): Next<Step> => call(resolutionPhase, {}, 'round'),
    /** The Refuge: the first player's seat decides for the team (R-ES-84). */
    visit: {
      kind: 'visit',
      rule: 'ES-REFUGE-1',
      seat: (t) => t.survivors[t.first]!.seat,
      options(_t, _f, options) {
        options.push({ do: 'visit' }, { do: 'skip' });
      },
      chosen(t, _f, option): Next<Step> {
        const visiting = option.do === 'visit';
        if (t.told) t.told.push({ event: 'visited', rule: 'ES-REFUGE-1', visiting });
        if (visiting) return 'round';
        endVisit(t);
        return done;
      },
    },
    inside(t): Next<Step> {
      t.closed = [];
      if (inTurnOrder(t).length === 0) {
        endVisit(t);
        return done;
      }
      return call(refugeEvent, {}, 'drawn');
    },
    drawn(t): Next<Step> {
      if (t.round >= REFUGE_ROUNDS || inTurnOrder(t).length === 0) {
        endVisit(t);
        return done;
      }
      t.closed = t.closedNext;
      t.closedNext = [];
      passFirst(t);
      return 'round';
    },
  },
);

/** Nobody can lose in the Refuge. */
function endVisit(t: Endure): void {
  finish(t, { winners: seatsOf(t.seats), rule: 'R-ES-84', how: 'refuge' });
}
