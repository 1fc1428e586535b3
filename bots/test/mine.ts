/**
 * A made-up game for the bots' tests. First both seats choose a lamp in secret; then, three actions a turn, a seat picks up
 * a coin, or pays two to dig deeper; whoever has dug three times on the same turn finds the treasure and wins at once. Who
 * only ever looks one action ahead picks up coins for ever. Each seat holds a hidden charm, good for nothing.
 */
import {
  below,
  done,
  finish,
  frame,
  type Game,
  type GameEvent,
  type Option,
  procedure,
  type Seat,
  type State,
  seatsOf,
  together,
} from '@tablee/kernel';
import { z } from 'zod';

export const ACTIONS = 3;
const TURNS = 12;

export interface Mine extends State<GameEvent, object, null> {
  coins: number[];
  charms: number[];
  lamps: number[];
  turns: number;
  dug: number;
}

interface MineView extends Pick<Mine, 'coins' | 'turns' | 'dug' | 'lamps'> {
  readonly charm: number;
}

type Act = Option & { readonly lamp?: number };

const lamp = procedure<Mine, { readonly seat: Seat }, Act>()('lamp', {
  pick: {
    kind: 'lamp',
    rule: 'M-1',
    seat: (_, f) => f.seat,
    options: (_, __, options) => options.push({ do: 'take', lamp: 1 }, { do: 'take', lamp: 2 }) as never,
    chosen: (t, f, option) => {
      t.lamps[f.seat] = option.lamp!;
      return done;
    },
  },
});

const mining = procedure<Mine, { seat: Seat; left: number }, Act>()('mining', {
  lamps: (t) =>
    together(
      seatsOf(t.seats).map((seat) => frame(lamp, { seat })),
      'act',
    ),
  act: {
    kind: 'act',
    rule: 'M-2',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      options.push({ do: 'pick' }, { do: 'sing' });
      if (t.coins[f.seat]! >= 2) options.push({ do: 'dig' });
    },
    chosen: (t, f, option) => {
      if (option.do === 'pick') t.coins[f.seat]! += 1;
      if (option.do === 'dig') {
        t.coins[f.seat]! -= 2;
        t.dug++;
      }
      f.left--;
      if (t.dug === ACTIONS) finish(t, { winners: [f.seat], rule: 'M-3', how: 'treasure' });
      return f.left > 0 ? 'act' : 'end';
    },
  },
  end: (t, f) => {
    t.turns++;
    t.dug = 0;
    f.left = ACTIONS;
    f.seat = ((f.seat + 1) % t.seats) as Seat;
    if (t.turns < TURNS) return 'act';
    finish(t, { winners: [], rule: 'M-4', how: 'nothing' });
    return done;
  },
});

const position = z.strictObject({ coins: z.array(z.int()), charms: z.array(z.int()) });

/** For two against each other, or for one alone. */
export const mine: Game<Mine, MineView, object, null, z.infer<typeof position>> = {
  id: 'mine',
  version: 1,
  name: { fr: 'Mine', en: 'Mine' },
  blurb: { fr: 'Creuser.', en: 'Dig.' },
  seats: { min: 1, max: 3 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings: [],
  config: z.strictObject({}),
  prefix: 'M',
  procedures: [mining, lamp],
  content: () => null,
  setup: (bare) =>
    laidOut(
      bare,
      Array(bare.seats).fill(0),
      seatsOf(bare.seats).map(() => below(bare, 9)),
      'lamps',
    ),
  view: (t, seat) => ({
    coins: [...t.coins],
    turns: t.turns,
    dug: t.dug,
    lamps: t.lamps.map((taken, other) => (other === seat || t.turns > 0 ? taken : 0)),
    charm: seat === null ? 0 : t.charms[seat]!,
  }),
  knows: () => [],
  scramble: (t, seat, chance) => {
    for (const other of seatsOf(t.seats)) if (other !== seat) t.charms[other] = below(chance, 9);
  },
  unview: (seen, seat, bare) => ({
    ...bare,
    coins: [...seen.coins],
    turns: seen.turns,
    dug: seen.dug,
    lamps: [...seen.lamps],
    charms: seatsOf(bare.seats).map((other) => (other === seat ? seen.charm : 0)),
  }),
  check: () => {},
  position,
  arrange: (bare, { coins, charms }) => laidOut(bare, coins, charms, 'act'),
  words: {
    notation: (option: Option) => Object.values(option).join(' '),
    question: (_, decision) => decision.kind,
    option: (_, option: Option) => Object.values(option).join(' '),
    event: () => null,
    refusal: (_, refusal) => refusal.rule,
    result: (_, result) => result.how,
    seat: (_, seat) => `${seat}`,
  },
  advice: { evaluate: (t, seat) => t.coins[seat]!, continues: () => false },
};

function laidOut(
  bare: State<GameEvent, object, null>,
  coins: readonly number[],
  charms: readonly number[],
  at: 'lamps' | 'act',
): Mine {
  const t: Mine = {
    ...bare,
    coins: [...coins],
    charms: [...charms],
    lamps: coins.map(() => 0),
    turns: 0,
    dug: 0,
  };
  t.flow.push({ ...frame(mining, { seat: 0 as Seat, left: ACTIONS }), at });
  return t;
}
