/** Trading (TRADE, R-ES-22): one partner in the same zone, any cards and objectives both ways, if the partner's seat accepts. */
import { call, done, type Next, type Procedure, procedure, type RuleId } from '@tablee/kernel';
import { isForbidden } from '@tablee/kernel/effect';
import { type Endure, NONE, type TradeOption, type Who } from '../types.ts';
import { count } from './ach.ts';
import { spendAction } from './actions.ts';
import { isOccupied } from './board.ts';
import { gain, takeOut, tidy } from './inv.ts';

/** The rule that forbids trading with this survivor now; null when it may. */
export function tradeRefusal(t: Endure, who: Who, partner: Who): RuleId | null {
  const own = t.survivors[who]!;
  const other = t.survivors[partner]!;
  if (own.actions < 1 || other.zone !== own.zone) return 'ES-TRADE-1';
  if (own.pilot === 1) return 'ES-EXO-14';
  if (isOccupied(t, own.zone)) return 'ES-TRADE-5';
  if (other.pilot === 1 || other.stunned > 0) return 'R-ES-22';
  if (isForbidden(t, 'trade', who) || isForbidden(t, 'trade', partner)) return 'ES-RCARD-4';
  // A refused offer costs nothing; the next one waits until something was done.
  if (own.refusedBy.includes(partner)) return 'R-ES-22';
  return hasHoldings(t, who) || hasHoldings(t, partner) ? null : 'ES-TRADE-2';
}

function hasHoldings(t: Endure, who: Who): boolean {
  for (const card of t.survivors[who]!.cards) if (card >= 0) return true;
  return t.things.carrier.includes(who);
}

export interface Trading {
  who: Who;
  partner: Who;
  /** Cards and things that change hands. */
  cards: number[];
  things: number[];
  /** Who still gets which card: survivor and card in turn. */
  moving: number[];
}

type Step = 'offer' | 'answer' | 'swap' | 'place' | 'tidyOwn' | 'tidyOther';

export const trade: Procedure<Endure, Trading, TradeOption, 'who' | 'partner' | 'cards' | 'things'> =
  procedure<Endure, Trading, TradeOption>()('trade', ['who', 'partner', 'cards', 'things'], {
    offer: {
      kind: 'offer',
      rule: 'ES-TRADE-3',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(t, f, options) {
        if (f.cards.length + f.things.length > 0) options.push({ do: 'offer' });
        for (const card of cardsOf(t, f.who)) if (!f.cards.includes(card)) options.push({ do: 'give', card });
        for (const card of cardsOf(t, f.partner))
          if (!f.cards.includes(card)) options.push({ do: 'ask', card });
        t.things.carrier.forEach((carrier, thing) => {
          if (f.things.includes(thing)) return;
          if (carrier === f.who) options.push({ do: 'giveThing', thing });
          if (carrier === f.partner) options.push({ do: 'askThing', thing });
        });
        for (const card of f.cards) options.push({ do: 'keep', card });
        for (const thing of f.things) options.push({ do: 'keepThing', thing });
        options.push(BACK);
      },
      chosen(t, f, option): Next<Step> {
        switch (option.do) {
          case 'give':
          case 'ask':
            f.cards.push(option.card);
            return 'offer';
          case 'giveThing':
          case 'askThing':
            f.things.push(option.thing);
            return 'offer';
          case 'keep':
            f.cards.splice(f.cards.indexOf(option.card), 1);
            return 'offer';
          case 'keepThing':
            f.things.splice(f.things.indexOf(option.thing), 1);
            return 'offer';
          case 'offer':
            if (t.told) t.told.push({ event: 'offered', rule: 'R-ES-22', who: f.who, with: f.partner });
            return t.survivors[f.who]!.seat === t.survivors[f.partner]!.seat ? 'swap' : 'answer';
          default:
            return done;
        }
      },
    },
    /** The partner's seat must accept; a refused offer costs nothing. */
    answer: {
      kind: 'answer',
      rule: 'R-ES-22',
      seat: (t, f) => t.survivors[f.partner]!.seat,
      options(_t, _f, options) {
        options.push({ do: 'accept' }, { do: 'refuse' });
      },
      chosen(t, f, option): Next<Step> {
        if (option.do === 'accept') return 'swap';
        t.survivors[f.who]!.refusedBy.push(f.partner);
        if (t.told) t.told.push({ event: 'refused', rule: 'R-ES-22', who: f.who, by: f.partner });
        return done;
      },
    },
    swap(t, f): Next<Step> {
      const { who, partner } = f;
      spendAction(t, who, 1);
      const given = f.cards.filter((card) => t.survivors[who]!.cards.includes(card));
      const taken = f.cards.filter((card) => !given.includes(card));
      for (const card of given) takeOut(t, who, card);
      for (const card of taken) takeOut(t, partner, card);
      t.limbo.push(...given, ...taken);
      f.moving = [...given.flatMap((card) => [partner, card]), ...taken.flatMap((card) => [who, card])];
      const { carrier } = t.things;
      const givenThings = f.things.filter((thing) => carrier[thing] === who);
      const takenThings = f.things.filter((thing) => carrier[thing] === partner);
      for (const thing of givenThings) carrier[thing] = partner;
      for (const thing of takenThings) carrier[thing] = who;
      const changed = { given, taken, givenThings, takenThings };
      if (t.told) t.told.push({ event: 'traded', rule: 'ES-TRADE-1', who, with: partner, ...changed });
      count(t, who, 'tradeMade');
      count(t, partner, 'tradeMade');
      return 'place';
    },
    place(_t, f): Next<Step> {
      if (f.moving.length === 0) return 'tidyOwn';
      const who = f.moving.shift() as Who;
      return call(gain, { who, card: f.moving.shift()! }, 'place');
    },
    /** At the end both may rearrange for free (ES-TRADE-6). */
    tidyOwn: (_t, f): Next<Step> => call(tidy, { who: f.who }, 'tidyOther'),
    tidyOther: (_t, f): Next<Step | 'end'> => call(tidy, { who: f.partner }, 'end'),
    end: () => done,
  });
export const BACK = { do: 'back', back: true } as const;

function cardsOf(t: Endure, who: Who): number[] {
  return t.survivors[who]!.cards.filter((card) => card !== NONE);
}
