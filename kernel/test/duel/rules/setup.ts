/** From the box to the first turn (DU-SETUP), and the turns one after the other. */
import { noEffects } from '../../../effect/index.ts';
import { call, frame, procedure, roll, type Seat, seatsOf, shuffle, together } from '../../../index.ts';
import type { BareTable, Duel, Piece, Side } from '../types.ts';
import { drawCards } from './deck.ts';
import { mulligan, redraw } from './mulligan.ts';
import { opponent } from './table.ts';
import { turn } from './turn.ts';

const DIE_SIDES = 6;

export const duelling = procedure<Duel>()('duelling', {
  whoBegins: (t) => {
    const [first, second] = seatsOf(2).map((seat) => rollForStart(t, seat));
    if (first === second) return 'whoBegins';
    t.active = (first! > second! ? 0 : 1) as Seat;
    return 'openingHands';
  },
  openingHands: (t) => {
    for (const side of t.sides) shuffle(t, side.deck);
    drawCards(t, t.active, t.config.hand, 'DU-SETUP-3');
    drawCards(t, opponent(t.active), t.config.hand + 1, 'DU-SETUP-3');
    return 'mulligans';
  },
  mulligans: () =>
    together(
      seatsOf(2).map((seat) => frame(mulligan, { seat })),
      'redraw',
    ),
  redraw: (t) => {
    redraw(t, t.active);
    redraw(t, opponent(t.active));
    return 'turn';
  },
  turn: () => call(turn, {}, 'nextTurn'),
  nextTurn: (t) => {
    t.active = opponent(t.active);
    return 'turn';
  },
});

/** The state before anything has happened: every card in its deck, in the order of the box. */
export function unpack(bare: BareTable): Duel {
  const size = bare.content.deck.length;
  const side = (seat: number): Side => ({
    life: bare.config.life,
    well: 0,
    turns: 0,
    deck: bare.content.deck.map((_, n) => (seat * size + n) as Piece),
    hand: [],
    aside: [],
    seen: [],
    line: [],
    grave: [],
    exile: [],
  });
  return {
    ...bare,
    told: bare.told as Duel['told'],
    turn: 0,
    active: 0 as Seat,
    sides: [side(0), side(1)],
    stack: [],
    resolving: null,
    effects: noEffects(),
    tokens: [],
  };
}

function rollForStart(t: Duel, seat: Seat): number {
  const face = roll(t, DIE_SIDES);
  t.told?.push({ event: 'dieRolled', seat, face, rule: 'DU-SETUP-2' });
  return face;
}
