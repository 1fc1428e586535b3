/** The duel on our kernel: a whole game, small. Start reading at `turn`. */
import {
  call,
  done,
  finish,
  frame,
  type Game,
  type GameEvent,
  type Next,
  type Option,
  procedure,
  type Refusals,
  type Seat,
  type State,
  seatsOf,
  shuffle,
  type Words,
} from '@tablee/kernel';
import { z } from 'zod';
import { CARDS, type Card, DRAWN_A_TURN, LIVES, OPENING_HAND, wholeDeck } from './cards.ts';

export interface Duel extends State<DuelEvent, Config, null> {
  /** Top card last. */
  deck: Card[];
  hands: Card[][];
  discard: Card[];
  lives: number[];
  /** Whose turn it is. */
  turn: Seat;
}

export type DuelOption =
  | { readonly do: 'strike'; readonly card: Card }
  | { readonly do: 'drink'; readonly card: Card }
  | { readonly do: 'parry'; readonly card: Card }
  | { readonly do: 'pass' | 'take' };

interface DuelEvent extends GameEvent {
  readonly event: 'drew' | 'weakened' | 'struck' | 'drank' | 'parried' | 'hit' | 'passed';
  readonly seat: Seat;
  readonly card?: Card;
}

export interface DuelView {
  /** The seat's own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly discard: readonly Card[];
  readonly lives: readonly number[];
  readonly turn: Seat;
}

type Config = Record<string, never>;

export const positionSchema = z.strictObject({
  /** The deck before the first hands are dealt from its end. */
  deck: z
    .array(
      z
        .int()
        .min(0)
        .max(CARDS.length - 1),
    )
    .length(CARDS.length),
});
type Position = z.infer<typeof positionSchema>;

const strike = procedure<Duel, { by: Seat; card: Card }, DuelOption>()('strike', {
  react: {
    kind: 'react',
    rule: 'DUEL-REACT-1',
    // A parry in hand is hidden: the question is put whether there is one or not.
    always: true,
    seat: (_, f) => other(f.by),
    options: (t, f, options, why) => {
      for (const card of t.hands[other(f.by)]!) {
        if (CARDS[card]!.kind === 'parry') options.push({ do: 'parry', card });
        else why?.refuse({ do: 'parry', card }, 'DUEL-REACT-1');
      }
      options.push({ do: 'take' });
    },
    chosen: (t, f, option) => {
      const target = other(f.by);
      if (option.do === 'parry') {
        discard(t, target, option.card);
        t.told?.push({ event: 'parried', rule: 'DUEL-REACT-1', seat: target, card: option.card });
        return done;
      }
      t.told?.push({ event: 'hit', rule: 'DUEL-REACT-2', seat: target });
      lose(t, target, CARDS[f.card]!.power);
      return done;
    },
  },
});

const turn = procedure<Duel, object, DuelOption>()('turn', {
  draw: (t) => {
    for (let n = 0; n < DRAWN_A_TURN; n++) draw(t, t.turn);
    return 'act';
  },
  act: {
    kind: 'act',
    rule: 'DUEL-TURN-2',
    always: true,
    seat: (t) => t.turn,
    options: (t, _, options, why) => {
      for (const card of t.hands[t.turn]!) offer(t, card, options, why);
      options.push({ do: 'pass' });
    },
    chosen: (t, _, option): Next<'draw' | 'act'> => {
      const by = t.turn;
      switch (option.do) {
        case 'strike':
          discard(t, by, option.card);
          t.told?.push({ event: 'struck', rule: 'DUEL-TURN-3', seat: by, card: option.card });
          return call(strike, { by, card: option.card }, 'act');
        case 'drink':
          discard(t, by, option.card);
          t.told?.push({ event: 'drank', rule: 'DUEL-TURN-4', seat: by, card: option.card });
          t.lives[by] = Math.min(LIVES, t.lives[by]! + CARDS[option.card]!.power);
          return 'act';
        default:
          t.told?.push({ event: 'passed', rule: 'DUEL-TURN-5', seat: by });
          t.turn = other(by);
          return 'draw';
      }
    },
  },
});

function offer(t: Duel, card: Card, options: DuelOption[], why?: Refusals<DuelOption>): void {
  const { kind } = CARDS[card]!;
  if (kind === 'strike') options.push({ do: 'strike', card });
  else if (kind === 'parry') why?.refuse({ do: 'parry', card }, 'DUEL-REACT-1');
  else if (t.lives[t.turn]! < LIVES) options.push({ do: 'drink', card });
  else why?.refuse({ do: 'drink', card }, 'DUEL-TURN-4');
}

/** The top card; with the deck empty, a life is lost instead. */
function draw(t: Duel, seat: Seat): void {
  const card = t.deck.pop();
  if (card === undefined) {
    t.told?.push({ event: 'weakened', rule: 'DUEL-TURN-1', seat });
    lose(t, seat, 1);
    return;
  }
  t.hands[seat]!.push(card);
  t.told?.push({
    event: 'drew',
    rule: 'DUEL-TURN-1',
    seat,
    card,
    only: [seat],
    others: { event: 'drew', rule: 'DUEL-TURN-1', seat } as DuelEvent,
  });
}

function discard(t: Duel, seat: Seat, card: Card): void {
  const hand = t.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  t.discard.push(card);
}

function lose(t: Duel, seat: Seat, lives: number): void {
  t.lives[seat]! -= lives;
  if (t.lives[seat]! <= 0 && t.result === null) {
    finish(t, { winners: [other(seat)], rule: 'DUEL-END-1', how: 'out-of-lives' });
  }
}

function other(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

/** Hands of `OPENING_HAND` from the end of this deck, the first seat's first. */
function deal(bare: State<GameEvent, Config, null>, deck: Card[]): Duel {
  const hands = seatsOf(2).map(() => deck.splice(-OPENING_HAND));
  const own = { deck, hands, discard: [], lives: [LIVES, LIVES], turn: 0 as Seat };
  return lay(bare, [frame(turn, {})], own);
}

/** What the duel adds to a bare table. */
type Own = Omit<Duel, keyof State>;

/** Field by field: V8 takes over a microsecond for each field that follows a spread, and the state is slower ever after. */
function lay(bare: State<GameEvent, Config, null>, flow: Duel['flow'], own: Own): Duel {
  return {
    game: bare.game,
    seats: bare.seats,
    config: bare.config,
    content: bare.content,
    brought: bare.brought,
    flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Duel['told'],
    deck: own.deck,
    hands: own.hands,
    discard: own.discard,
    lives: own.lives,
    turn: own.turn,
  };
}

const words: Words<DuelView> = {
  notation: (option) => {
    const { do: does, card } = option as Option & { card?: Card };
    return card === undefined ? does : `${does} ${card}`;
  },
  question: (_, { kind }) => (kind === 'act' ? 'Your turn.' : 'A strike comes your way.'),
  option: (_, option) => words.notation(option, null),
  event: (_, event) => `${(event as DuelEvent).seat + 1}: ${event.event}`,
  refusal: (_, { rule }) => `Not now (${rule}).`,
  result: (_, { winners }) => `Player ${winners[0]! + 1} wins.`,
  seat: (_, seat) => `player ${seat + 1}`,
};

export const duel: Game<Duel, DuelView, Config, null, Position> = {
  id: 'duel',
  version: 1,
  name: { fr: 'Duel', en: 'Duel' },
  blurb: { fr: 'Frapper, parer, boire.', en: 'Strike, parry, drink.' },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings: [],
  config: z.strictObject({}) as z.ZodType<Config>,
  prefix: 'DUEL',
  procedures: [turn, strike],
  content: () => null,
  setup: (bare) => {
    const deck = wholeDeck();
    shuffle(bare, deck);
    return deal(bare, deck);
  },
  position: positionSchema,
  arrange: (bare, { deck }) => deal(bare, [...deck]),
  view: (t, seat) => ({
    hand: seat === null ? [] : [...t.hands[seat]!],
    handSizes: t.hands.map((hand) => hand.length),
    deckSize: t.deck.length,
    discard: [...t.discard],
    lives: [...t.lives],
    turn: t.turn,
  }),
  knows: (t, seat) => [...t.hands[seat]!, ...t.discard],
  scramble: (t, seat, chance, kept) => {
    const unseen = [t.deck, t.hands[other(seat)]!];
    const loose = unseen.flat().filter((card) => !kept?.has(card));
    shuffle(chance, loose);
    for (const pile of unseen) {
      pile.forEach((card, index) => {
        if (!kept?.has(card)) pile[index] = loose.pop()!;
      });
    }
  },
  unview: (seen, seat, bare) => {
    const known = new Set([...seen.hand, ...seen.discard]);
    const unseen = wholeDeck().filter((card) => !known.has(card));
    const theirs = unseen.splice(0, seen.handSizes[other(seat)]);
    return lay(bare, bare.flow, {
      deck: unseen,
      hands: seatsOf(2).map((of) => (of === seat ? [...seen.hand] : theirs)),
      discard: [...seen.discard],
      lives: [...seen.lives],
      turn: seen.turn,
    });
  },
  check: (t) => {
    const cards = new Set([...t.deck, ...t.hands.flat(), ...t.discard]);
    const count = t.deck.length + t.hands.flat().length + t.discard.length;
    if (cards.size !== CARDS.length || count !== CARDS.length) {
      throw new Error(`${count} cards on the table, ${cards.size} different, ${CARDS.length} expected.`);
    }
    if (t.lives.some((lives) => lives > LIVES))
      throw new Error(`Lives ${t.lives}, at most ${LIVES} expected.`);
  },
  words,
  advice: {
    evaluate: (t, seat) => t.lives[seat]! - t.lives[other(seat)]!,
    continues: () => false,
  },
};
