/** The inventory (INV, R-ES-20): five places, what may lie where, gaining a card, rearranging. */
import { call, done, type Next, type Procedure, procedure, type Refusals } from '@tablee/kernel';
import type { Content, ReadyItem } from '../printed.ts';
import {
  BODY_PLACE,
  type Board,
  type Endure,
  type GainOption,
  GENERAL,
  HEAD_PLACE,
  NONE,
  type TidyOption,
  type Who,
} from '../types.ts';
import { after } from './due.ts';
import { canUse, useObject } from './use.ts';

export function itemOf(content: Content, card: number): ReadyItem {
  return content.items[content.cards[card]!]!;
}

/** Only armour lies on Body, only helmets on Head; anything in a general place (ES-INV-2, -3, -4). */
export function mayLie(item: ReadyItem, place: number): boolean {
  if (place === BODY_PLACE) return item.kind === 'armour';
  if (place === HEAD_PLACE) return item.kind === 'helmet';
  return true;
}

/** An identical weapon with the pair symbol lies alone in this general place (ES-PAIR-1, -2, -5). */
export function mayPair(b: Board, content: Content, who: Who, card: number, place: number): boolean {
  const { cards } = b.survivors[who]!;
  const first = cards[place]!;
  if (first < 0 || first === card || cards[place + 3] !== NONE) return false;
  return content.cards[first] === content.cards[card] && itemOf(content, card).weapon?.pairable === true;
}

export function placeOf(b: Board, who: Who, card: number): number {
  return b.survivors[who]!.cards.indexOf(card);
}

/** The card leaves its place; the second of a pair takes the place of the first. */
export function takeOut(t: Endure, who: Who, card: number): void {
  const { cards } = t.survivors[who]!;
  const place = cards.indexOf(card);
  if (place < 0) return;
  cards[place] = NONE;
  if (place >= 2 && place <= 4 && cards[place + 3]! >= 0) {
    cards[place] = cards[place + 3]!;
    cards[place + 3] = NONE;
  }
}

/** A card that was drawn or changed hands is no longer on its way. */
export function arrive(t: Endure, card: number): void {
  const at = t.limbo.indexOf(card);
  if (at >= 0) t.limbo.splice(at, 1);
}

export function putIn(t: Endure, who: Who, card: number, place: number): void {
  const { cards } = t.survivors[who]!;
  arrive(t, card);
  cards[cards[place] === NONE ? place : place + 3] = card;
  if (t.told) t.told.push({ event: 'cardPlaced', rule: 'R-ES-20', who, card, place });
}

/** Discarded or dropped: out of the game (ES-SEARCH-9). */
export function dropCard(t: Endure, who: Who, card: number): void {
  takeOut(t, who, card);
  t.itemsGone.push(card);
  if (t.told) t.told.push({ event: 'cardDiscarded', rule: 'ES-SEARCH-9', who, card });
}

export interface Gaining {
  who: Who;
  card: number;
}

/** A card just gained is put, paired, used at once, or discarded; others may be discarded to make room (R-ES-20). */
export const gain: Procedure<Endure, Gaining, GainOption, 'who' | 'card'> = procedure<
  Endure,
  Gaining,
  GainOption
>()('gain', ['who', 'card'], {
  place: {
    kind: 'gain',
    rule: 'R-ES-20',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options: gainOptions,
    chosen(t, f, option): Next<'place' | 'used'> {
      const { who, card } = f;
      switch (option.do) {
        case 'place':
        case 'pair':
          putIn(t, who, card, option.place);
          return done;
        case 'discard':
          dropCard(t, who, option.card);
          return 'place';
        case 'use':
          return call(useObject, { who, card, held: false }, 'used');
        default:
          arrive(t, card);
          t.itemsGone.push(card);
          if (t.told) t.told.push({ event: 'cardDiscarded', rule: 'ES-SEARCH-9', who, card });
          return done;
      }
    },
  },
  /** Used up or taken back. */
  used: (t, f) => (t.itemsGone.includes(f.card) ? after(t, 'end') : 'place'),
  end: () => done,
});

function gainOptions(
  t: Endure,
  f: Gaining,
  options: GainOption[],
  why: Refusals<GainOption> | undefined,
): void {
  const { who, card } = f;
  const { content } = t;
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard') {
    options.push({ do: 'leave' });
    return;
  }
  const item = itemOf(content, card);
  for (let place = 0; place < 5; place++) {
    if (!mayLie(item, place)) {
      why?.refuse({ do: 'place', place }, place === BODY_PLACE ? 'ES-INV-2' : 'ES-INV-3');
    } else if (survivor.cards[place] === NONE) options.push({ do: 'place', place });
    else why?.refuse({ do: 'place', place }, 'ES-INV-1');
  }
  for (const place of GENERAL) {
    if (mayPair(t, content, who, card, place)) options.push({ do: 'pair', place });
    else if (survivor.cards[place]! >= 0 && item.kind === 'weapon')
      why?.refuse({ do: 'pair', place }, item.weapon?.pairable ? 'ES-PAIR-2' : 'ES-PAIR-1');
  }
  // With an action left, and in its own turn alone (ES-SEARCH-10, R-ES-93).
  if (item.singleUse) {
    if (t.turn === who && canUse(t, who, card)) options.push({ do: 'use' });
    else why?.refuse({ do: 'use' }, 'ES-SEARCH-10');
  }
  for (const own of survivor.cards) if (own >= 0) options.push({ do: 'discard', card: own });
  options.push({ do: 'leave' });
}

export interface Tidying {
  who: Who;
}

/** Everything may change places, be paired and unpaired (ES-ACT-10, ES-TRADE-6). */
export const tidy: Procedure<Endure, Tidying, TidyOption, 'who'> = procedure<Endure, Tidying, TidyOption>()(
  'tidy',
  ['who'],
  {
    arrange: {
      kind: 'tidy',
      rule: 'ES-ACT-10',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options: tidyOptions,
      chosen(t, f, option): Next<'arrange'> {
        if (option.do === 'done') return done;
        const { who } = f;
        if (option.do === 'discard') dropCard(t, who, option.card);
        else shift(t, who, option.card, option.place);
        return 'arrange';
      },
    },
  },
);

/** Into an empty place, onto an identical weapon, or changing places with what lies there. */
function shift(t: Endure, who: Who, card: number, place: number): void {
  const { cards } = t.survivors[who]!;
  if (cards[place] === NONE || mayPair(t, t.content, who, card, place)) {
    takeOut(t, who, card);
    putIn(t, who, card, place);
    return;
  }
  const other = cards[place]!;
  const from = cards.indexOf(card);
  cards[from] = other;
  cards[place] = card;
  if (t.told) t.told.push({ event: 'cardPlaced', rule: 'ES-ACT-10', who, card, place });
}

function tidyOptions(
  t: Endure,
  f: Tidying,
  options: TidyOption[],
  why: Refusals<TidyOption> | undefined,
): void {
  const { who } = f;
  const { content } = t;
  const { cards } = t.survivors[who]!;
  options.push({ do: 'done' });
  for (let from = 0; from < cards.length; from++) {
    const card = cards[from]!;
    if (card < 0) continue;
    const item = itemOf(content, card);
    for (let place = 0; place < 5; place++) {
      if (place === from) continue;
      if (!mayLie(item, place)) {
        why?.refuse({ do: 'shift', card, place }, place === BODY_PLACE ? 'ES-INV-2' : 'ES-INV-3');
        continue;
      }
      if (mayPair(t, content, who, card, place) && from !== place + 3)
        options.push({ do: 'pair', card, place });
      if (canSwap(t, who, from, place)) options.push({ do: 'shift', card, place });
    }
  }
  for (const card of cards) if (card >= 0) options.push({ do: 'discard', card });
}

/** Empty, or what lies there may lie where this comes from; each exchange is offered once, from the lower place. */
function canSwap(t: Endure, who: Who, from: number, place: number): boolean {
  const { cards } = t.survivors[who]!;
  if (cards[place] === NONE) return true;
  if (from >= 5 || from > place) return false;
  const isPaired = (at: number): boolean => at >= 2 && at <= 4 && cards[at + 3]! >= 0;
  if (isPaired(from) || isPaired(place)) return false;
  // Between two general places nothing would change.
  if (from >= 2 && place >= 2) return false;
  return mayLie(itemOf(t.content, cards[place]!), from);
}
