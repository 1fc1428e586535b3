/**
 * A made-up game of secret pockets: each seat brings five numbers. Both put one of theirs down at the same time, face
 * down, taking it back as often as they like; then the higher wins the round. Whoever has won three rounds wins.
 */
import { z } from 'zod';
import {
  below,
  done,
  finish,
  frame,
  type Game,
  type GameEvent,
  type Option,
  procedure,
  Refused,
  type Seat,
  type State,
  seatsOf,
  together,
} from '../index.ts';

export const POCKET = 5;
const DEAREST = 30;

interface Pocket extends State<GameEvent, object, Content> {
  /** By seat and place in the pocket: what `brought` says. */
  numbers: number[][];
  /** The place of what lies face down; −1: nothing. */
  down: number[];
  /** The places that were shown, by seat. */
  shown: number[][];
  won: number[];
}

interface PocketView {
  readonly down: number;
  /** What each seat has shown: at which place, which number. */
  readonly shown: readonly (readonly { readonly place: number; readonly number: number }[])[];
  readonly won: readonly number[];
}

interface Content {
  readonly highest: number;
}
type Play = Option & { readonly piece?: number };

/** Pieces are counted through both pockets. */
function pieceOf(seat: number, place: number): number {
  return seat * POCKET + place;
}

const putting = procedure<Pocket, { readonly seat: Seat }, Play>()('putting', {
  put: {
    kind: 'put',
    rule: 'P-1',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      if (t.down[f.seat]! >= 0) options.push({ do: 'leave' }, { do: 'takeBack', back: true });
      else {
        for (let place = 0; place < POCKET; place++)
          if (!t.shown[f.seat]!.includes(place)) options.push({ do: 'put', piece: pieceOf(f.seat, place) });
      }
    },
    chosen: (t, f, { do: what, piece }) => {
      if (what === 'put') t.down[f.seat] = piece! % POCKET;
      if (what === 'takeBack') t.down[f.seat] = -1;
      return what === 'leave' ? done : 'put';
    },
    always: true,
  },
});

const round = procedure<Pocket, object, Play>()('round', {
  both: (t) =>
    together(
      seatsOf(t.seats).map((seat) => frame(putting, { seat })),
      'show',
    ),
  show: (t) => {
    const numbers = seatsOf(2).map((seat) => t.numbers[seat]![t.down[seat]!]!);
    const [mine, theirs] = numbers as [number, number];
    t.told?.push({ event: 'shown', rule: 'P-2', numbers } as GameEvent);
    for (const seat of seatsOf(2)) {
      t.shown[seat]!.push(t.down[seat]!);
      t.down[seat] = -1;
    }
    const best = (mine === theirs ? below(t, 2) : mine > theirs ? 0 : 1) as Seat;
    t.won[best]!++;
    if (t.won[best] === 3) finish(t, { winners: [best], rule: 'P-3', how: 'three' });
    return 'both';
  },
});

const pocketful = z.array(z.int().min(0).max(99)).length(POCKET);

export const pocket: Game<Pocket, PocketView, object, Content> = {
  id: 'pocket',
  version: 1,
  name: { fr: 'Poches', en: 'Pockets' },
  blurb: { fr: 'Cinq nombres en poche.', en: 'Five numbers in a pocket.' },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings: [],
  config: z.strictObject({}),
  prefix: 'P',
  procedures: [round, putting],
  content: (_, __, pack) => (pack ? (pack.data as Content) : BASE),
  brings: {
    schema: pocketful,
    check: (given) => {
      const sum = (given as number[]).reduce((all, number) => all + number, 0);
      if (sum > DEAREST) throw new Refused(`A pocket comes to ${DEAREST} at the most, not ${sum}.`, 'P-4');
    },
    ready: () => [
      { id: 'even', name: { fr: 'Égale', en: 'Even' }, brought: [6, 6, 6, 6, 6] },
      { id: 'steep', name: { fr: 'Raide', en: 'Steep' }, brought: [10, 9, 8, 2, 1] },
    ],
    likely: (seen, seat, _, content, chance) => {
      const numbers = Array.from({ length: POCKET }, () => below(chance, content.highest));
      for (const { place, number } of seen.shown[seat]!) numbers[place] = number;
      return numbers;
    },
  },
  setup: (bare) => ({
    ...bare,
    numbers: bare.brought.map((numbers) => [...(numbers as number[])]),
    down: [-1, -1],
    shown: [[], []],
    won: [0, 0],
    flow: [frame(round, {})],
  }),
  view: (t, seat) => ({
    down: seat === null ? -1 : t.down[seat]!,
    shown: t.shown.map((places, of) => places.map((place) => ({ place, number: t.numbers[of]![place]! }))),
    won: [...t.won],
  }),
  knows: function* (t, seat) {
    for (let place = 0; place < POCKET; place++) yield pieceOf(seat, place);
    for (const of of seatsOf(2)) for (const place of t.shown[of]!) yield pieceOf(of, place);
  },
  scramble: (t, seat, chance, kept) => {
    const other = 1 - seat;
    for (let place = 0; place < POCKET; place++) {
      const isFixed = t.shown[other]!.includes(place) || kept?.has(pieceOf(other, place));
      if (!isFixed) t.numbers[other]![place] = below(chance, t.content.highest);
    }
    t.brought = t.brought.map((brought, of) => (of === other ? [...t.numbers[other]!] : brought));
  },
  unview: (seen, seat, bare) => ({
    ...bare,
    numbers: bare.brought.map((numbers) => [...(numbers as number[])]),
    down: seatsOf(2).map((of) => (of === seat ? seen.down : -1)),
    shown: seen.shown.map((numbers) => numbers.map(({ place }) => place)),
    won: [...seen.won],
  }),
  check: (t) => {
    for (const seat of seatsOf(2)) {
      const shown = new Set(t.shown[seat]).size;
      if (shown !== t.shown[seat]!.length) throw new Error(`Seat ${seat} has shown a number twice.`);
    }
  },
  position: z.strictObject({}),
  arrange: (bare) => pocket.setup(bare),
  words: {
    notation: (option: Play) =>
      option.piece === undefined ? option.do : `put ${(option.piece % POCKET) + 1}`,
    question: (_, decision) => decision.kind,
    option: (_, option) => option.do,
    event: () => null,
    refusal: (_, { rule }) => rule,
    result: (_, { how }) => how,
    seat: (_, seat) => `${seat}`,
  },
  advice: { evaluate: (t, seat) => t.won[seat]! - t.won[1 - seat]!, continues: () => false },
};

const BASE: Content = { highest: 13 };
