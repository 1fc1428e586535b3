/**
 * A made-up game for the bots' tests. Two seats with hidden hands; on their turn a seat bids for one of three prizes,
 * then pays with a card; the other may outbid with a higher card and then takes the prize instead. Nobody draws.
 */
import {
  call,
  type Decision,
  done,
  finish,
  frame,
  type Game,
  type GameEvent,
  type Option,
  procedure,
  type Seat,
  type State,
  shuffle,
} from '@tablee/kernel';
import { z } from 'zod';

export type Bid = Option & { readonly prize?: number; readonly card?: number };

export interface Auction extends State<GameEvent, object, null> {
  hands: number[][];
  prizes: number[];
  points: number[];
  turns: number;
}

interface AuctionView {
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly hidden: readonly number[];
  readonly prizes: readonly number[];
  readonly points: readonly number[];
  readonly turns: number;
}

const bid = procedure<Auction, { seat: Seat; prize: number; paid: number }, Bid>()('bid', {
  pay: {
    kind: 'pay',
    rule: 'T-2',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      for (const card of t.hands[f.seat]!) options.push({ do: 'pay', card });
    },
    chosen: (t, f, { card }) => {
      f.paid = card!;
      spend(t, f.seat, card!);
      return 'outbid';
    },
  },
  outbid: {
    kind: 'outbid',
    rule: 'T-3',
    always: true,
    seat: (_, f) => other(f.seat),
    options: (t, f, options) => {
      options.push({ do: 'yield' });
      for (const card of t.hands[other(f.seat)]!) if (card > f.paid) options.push({ do: 'outbid', card });
    },
    chosen: (t, f, { card }) => {
      const winner = card === undefined ? f.seat : other(f.seat);
      if (card !== undefined) spend(t, winner, card);
      t.points[winner]! += t.prizes[f.prize]!;
      t.prizes[f.prize] = 0;
      return done;
    },
  },
});

const turn = procedure<Auction, { seat: Seat }, Bid>()('turn', {
  act: {
    kind: 'act',
    rule: 'T-1',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      options.push({ do: 'pass' });
      if (t.hands[f.seat]!.length === 0) return;
      t.prizes.forEach((worth, prize) => {
        if (worth > 0) options.push({ do: 'bid', prize });
      });
    },
    chosen: (_, f, { prize }) =>
      prize === undefined ? 'end' : call(bid, { seat: f.seat, prize, paid: 0 }, 'end'),
  },
  end: (t, f) => {
    t.turns++;
    f.seat = other(f.seat);
    if (t.turns < 12 && t.prizes.some((worth) => worth > 0)) return 'act';
    const best = Math.max(...t.points);
    const winners = ([0, 1] as Seat[]).filter((seat) => t.points[seat] === best);
    finish(t, { winners: winners.length === 1 ? winners : [], rule: 'T-4', how: 'points' });
    return done;
  },
});

function other(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

function spend(t: Auction, seat: Seat, card: number): void {
  t.hands[seat]!.splice(t.hands[seat]!.indexOf(card), 1);
}

const position = z.strictObject({ hands: z.array(z.array(z.int())), prizes: z.array(z.int()) });

export const auction: Game<Auction, AuctionView, object, null, z.infer<typeof position>> = {
  id: 'auction',
  version: 1,
  name: { fr: 'Enchère', en: 'Auction' },
  blurb: { fr: 'Trois lots.', en: 'Three prizes.' },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings: [],
  config: z.strictObject({}),
  prefix: 'T',
  procedures: [turn, bid],
  content: () => null,
  setup: (bare) => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(bare, cards);
    return laidOut(bare, [cards.slice(0, 4), cards.slice(4)], [3, 5, 7]);
  },
  view: (t, seat) => ({
    hand: seat === null ? [] : [...t.hands[seat]!],
    handSizes: t.hands.map((hand) => hand.length),
    hidden: seat === null ? [] : [...t.hands[1 - seat]!].sort((a, b) => a - b),
    prizes: [...t.prizes],
    points: [...t.points],
    turns: t.turns,
  }),
  knows: (t, seat) => t.hands[seat]!,
  scramble: (t, seat, chance) => shuffle(chance, t.hands[1 - seat]!),
  unview: (seen, seat, bare) => {
    const hands = seat === 0 ? [seen.hand, seen.hidden] : [seen.hidden, seen.hand];
    return {
      ...bare,
      hands: hands.map((hand) => [...hand]),
      prizes: [...seen.prizes],
      points: [...seen.points],
      turns: seen.turns,
    };
  },
  check: () => {},
  position,
  arrange: (bare, { hands, prizes }) => laidOut(bare, hands, prizes),
  words: {
    notation: (option: Option) => Object.values(option).join(' '),
    question: (_, decision: Decision) => decision.kind,
    option: (_, option: Option) => Object.values(option).join(' '),
    event: () => null,
    refusal: (_, refusal) => refusal.rule,
    result: (_, result) => result.how,
    seat: (_, seat) => `${seat}`,
  },
  advice: {
    evaluate: (t, seat) => {
      const cards = t.hands[seat]!.reduce((sum, card) => sum + card / 10, 0);
      return t.points[seat]! - t.points[1 - seat]! + cards;
    },
    continues: (kind) => kind === 'pay',
  },
};

function laidOut(bare: State<GameEvent, object, null>, hands: number[][], prizes: number[]): Auction {
  const t: Auction = { ...bare, hands, prizes, points: [0, 0], turns: 0 };
  t.flow.push(frame(turn, { seat: 0 as Seat }));
  return t;
}
