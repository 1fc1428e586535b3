/** The Refuge (REFUGE, R-ES-84): places and their actions, the stash, events, and how a visit goes. */
import { call, done, type Next, type Procedure, procedure, type Refusals, shuffle } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import type { RefugePlace } from '../printed.ts';
import { type ActOption, type Endure, type GainOption, NONE, type Who, WOUNDS } from '../types.ts';
import { replaceAchievement } from './ach.ts';
import { spendAction } from './actions.ts';
import { heal } from './dmg.ts';
import { after } from './due.ts';
import { halfUsed, recharge } from './exo.ts';
import { arrive, dropCard, gain, itemOf } from './inv.ts';
import { gainResolve, RESOLVE_MOST } from './resolve.ts';
import { bitOf, treat } from './wound.ts';

/** Rounds of a visit at the most. */
export const REFUGE_ROUNDS = 3;
/** What the places give. */
export const INFIRMARY_LIFE = 2;
export const BUNKS_RESOLVE = 2;

function placeAt(t: Endure, who: Who): RefugePlace | undefined {
  return t.content.places[t.survivors[who]!.zone];
}

/** The place actions of the zone one stands in, one action each, as often as one likes. */
export function placeOptions(
  t: Endure,
  who: Who,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  const survivor = t.survivors[who]!;
  const place = placeAt(t, who);
  const offer = (option: ActOption, isOpen: boolean): void => {
    if (isOpen && !t.closed.includes(survivor.zone)) options.push(option);
    else why?.refuse(option, 'R-ES-84');
  };
  if (place === 'infirmary') {
    offer({ do: 'heal' }, survivor.life < survivor.maxLife);
    for (const wound of WOUNDS)
      if ((survivor.wounds & bitOf(wound)) !== 0) offer({ do: 'treat', wound }, true);
  } else if (place === 'bunks') offer({ do: 'rest' }, survivor.resolve < RESOLVE_MOST);
  else if (place === 'stash')
    offer({ do: 'stash' }, t.items.length > 0 && survivor.cards.some((card) => card >= 0));
  else if (place === 'workshop') offer({ do: 'recharge' }, halfUsed(t, t.content, who) !== NONE);
  else if (place === 'commons') offer({ do: 'swapGoal' }, survivor.achievement >= 0);
}

export function placeAction<Then extends string>(
  t: Endure,
  who: Who,
  option: ActOption,
  then: Then,
): Next<Then> {
  spendAction(t, who, 1);
  switch (option.do) {
    case 'heal':
      heal(t, who, INFIRMARY_LIFE, who);
      return then;
    case 'treat':
      treat(t, who, option.wound, who);
      return then;
    case 'rest':
      gainResolve(t, who, BUNKS_RESOLVE);
      return then;
    case 'recharge':
      recharge(t, who);
      return then;
    case 'swapGoal':
      replaceAchievement(t, who, 'R-ES-84');
      return then;
    case 'stash':
      return call(stash, { who, drawn: [] }, then);
    default:
      throw new Error(`There is no ${option.do} in a turn.`);
  }
}

export interface Stashing {
  who: Who;
  drawn: number[];
}

/** Discard 1 card, draw 2, keep up to 1; Noise cards have no effect. */
const stash: Procedure<Endure, Stashing, GainOption, 'who' | 'drawn'> = procedure<
  Endure,
  Stashing,
  GainOption
>()('stash', ['who', 'drawn'], {
  price: {
    kind: 'stash',
    rule: 'R-ES-84',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options(t, f, options) {
      for (const card of t.survivors[f.who]!.cards) if (card >= 0) options.push({ do: 'discard', card });
    },
    chosen(t, f, option): Next<'keep'> {
      if (option.do === 'discard') dropCard(t, f.who, option.card);
      for (let n = 0; n < 2 && t.items.length > 0; n++) {
        const card = t.items.pop()!;
        f.drawn.push(card);
        t.limbo.push(card);
        if (t.told) t.told.push({ event: 'cardFound', rule: 'R-ES-84', who: f.who, card });
      }
      return 'keep';
    },
  },
  keep: {
    kind: 'keep',
    rule: 'R-ES-84',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options(t, f, options) {
      for (const card of f.drawn)
        if (itemOf(t.content, card).kind !== 'noise') options.push({ do: 'discard', card });
      options.push({ do: 'leave' });
    },
    chosen(t, f, option): Next<'end'> {
      const kept = option.do === 'discard' ? option.card : NONE;
      for (const card of f.drawn) {
        if (card === kept) continue;
        arrive(t, card);
        t.itemsGone.push(card);
      }
      f.drawn = [];
      return kept === NONE ? done : call(gain, { who: f.who, card: kept }, 'end');
    },
  },
  end: () => done,
});

export { stash };

/** One Refuge event at the end of every round in which anyone is inside (ES-REFUGE-3). */
export const refugeEvent: Procedure<Endure, object> = procedure<Endure, object>()('refugeEvent', {
  draw(t): Next<'settle'> {
    if (t.refugeDeck.length === 0) {
      t.refugeDeck = t.refugeSpent;
      t.refugeSpent = [];
      shuffle(t, t.refugeDeck);
    }
    const event = t.refugeDeck.pop();
    if (event === undefined) return done;
    t.refugeSpent.push(event);
    if (t.told) t.told.push({ event: 'refugeEvent', rule: 'ES-REFUGE-3', card: event });
    const { does } = t.content.refuge[event]!;
    const { seat } = t.survivors[t.first]!;
    return does === '' ? 'settle' : perform(does, seat, t.first, 'settle');
  },
  settle: (t): Next<'end'> => after(t, 'end'),
  end: () => done,
});

/** A place is closed in the next round. */
export function closePlace(t: Endure, zone: number): void {
  t.closedNext.push(zone);
  if (t.told) t.told.push({ event: 'placeClosed', rule: 'ES-REFUGE-4', zone });
}

/** The visit ends with this round. */
export function shortenVisit(t: Endure): void {
  t.round = REFUGE_ROUNDS;
}

/** The next mission starts with so many radar tokens more or fewer. */
export function nextTokens(t: Endure, n: number): void {
  t.tokensNext += n;
  if (t.told) t.told.push({ event: 'nextTokensChanged', rule: 'ES-REFUGE-4', by: n });
}
