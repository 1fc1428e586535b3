/** Celestial Energy: what it costs and where it is taken from (SF-EC). */
import { done, type Next, procedure, type Seat } from '@tablee/kernel';
import { changed, raise } from '@tablee/kernel/effect';
import type { CostOption, InPlay, Piece, SevenFallen } from '../types.ts';
import { faceOf, inPlay, shown } from './table.ts';

/** A payment being put together: so much from each source. Nothing is taken before it is complete (SF-STACK-5). */
export interface Payment {
  owed: number;
  readonly sources: Piece[];
  readonly amounts: number[];
}

/** An ability's own price in EC, from whichever sources its player likes. Once begun it is paid (SF-STACK-5). */
export const paying = procedure<SevenFallen, { readonly seat: Seat; readonly bill: Payment }, CostOption>()(
  'paying',
  {
    begin: (t, f): Next<'begin' | 'pay'> => {
      // Nobody is asked where there is nothing to choose.
      if (!hasOneWay(t, f.seat, f.bill)) return 'pay';
      promiseTheRest(t, f.seat, f.bill);
      pay(t, f.bill);
      return done;
    },
    pay: {
      kind: 'pay',
      rule: 'SF-EC-5',
      seat: (_, f) => f.seat,
      options: (t, f, options) => {
        options.push({ do: 'settle' });
        for (const { piece } of sourcesLeft(t, f.seat, f.bill))
          options.push({ do: 'spend', ...shown(t, piece) });
      },
      chosen: (t, f, option): Next<'pay'> => {
        if (option.do === 'spend') promise(f.bill, option.piece, 1);
        else promiseTheRest(t, f.seat, f.bill);
        if (f.bill.owed > 0) return 'pay';
        pay(t, f.bill);
        return done;
      },
    },
  },
);

export function payment(owed: number): Payment {
  return { owed, sources: [], amounts: [] };
}

/** The player's sources that still have something to give (SF-EC-3 to -5). */
export function sourcesLeft(t: SevenFallen, seat: Seat, paying: Payment): InPlay[] {
  return t.sides[seat]!.cards.filter((card) => card.ec > promised(paying, card.piece));
}

/** One point from this source. */
export function promise(paying: Payment, source: Piece, points: number): void {
  const at = paying.sources.indexOf(source);
  if (at < 0) {
    paying.sources.push(source);
    paying.amounts.push(points);
  } else paying.amounts[at]! += points;
  paying.owed -= points;
}

/** A single source is left, or all of them are needed to the last point. */
export function hasOneWay(t: SevenFallen, seat: Seat, paying: Payment): boolean {
  let sources = 0;
  let ec = 0;
  for (const card of t.sides[seat]!.cards) {
    if (card.ec > 0) sources++;
    ec += card.ec;
  }
  return sources === 1 || ec === paying.owed;
}

/** The rest as most players would: the Archange first, then the Adorateurs with least EC, the Temple last (R-SF-17). */
export function promiseTheRest(t: SevenFallen, seat: Seat, paying: Payment): void {
  while (paying.owed > 0) {
    let best: InPlay | undefined;
    for (const card of t.sides[seat]!.cards) {
      if (card.ec <= promised(paying, card.piece)) continue;
      if (best === undefined || rank(t, card) < rank(t, best)) best = card;
    }
    if (!best) throw new Error(`${paying.owed} EC are owed and no source is left.`);
    promise(paying, best.piece, Math.min(paying.owed, best.ec - promised(paying, best.piece)));
  }
}

/** Takes what was promised; a source at 0 EC stays in play (SF-EC-7, -8; SF-TEMPLE-3, -4; SF-ADOR-7, -8). */
export function pay(t: SevenFallen, paying: Payment): void {
  for (let n = 0; n < paying.sources.length; n++) {
    const card = inPlay(t, paying.sources[n]!)!;
    const amount = paying.amounts[n]!;
    card.ec -= amount;
    changed(t);
    raise(t, 'ecSpent', { piece: card.piece, amount, by: card.seat });
    t.told?.push({ event: 'spent', seat: card.seat, ...shown(t, card.piece), amount, rule: 'SF-EC-5' });
  }
}

/** An effect puts EC on a source or takes it off (SF-EC-7). */
export function addEc(t: SevenFallen, card: InPlay, amount: number): void {
  if (amount === 0) return;
  card.ec += amount;
  changed(t);
  t.told?.push({ event: 'ecChanged', seat: card.seat, ...shown(t, card.piece), amount, rule: 'SF-EC-7' });
}

function promised(paying: Payment, source: Piece): number {
  const at = paying.sources.indexOf(source);
  return at < 0 ? 0 : paying.amounts[at]!;
}

function rank(t: SevenFallen, card: InPlay): number {
  const { type } = faceOf(t, card.piece);
  return type === 'archange' ? 0 : type === 'temple' ? 10_000 : 1 + card.ec;
}
