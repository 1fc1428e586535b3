/** A position set up by hand: only what matters is named, the rest of each deck lies beneath it. */
import { z } from 'zod';
import { enter } from '../../effect/index.ts';
import { frame, Refused, type Seat, seatsOf } from '../../index.ts';
import { duelling, unpack } from './rules/setup.ts';
import { faceOf } from './rules/table.ts';
import { turn } from './rules/turn.ts';
import type { BareTable, Creature, Duel, Piece, Side } from './types.ts';

const cards = z.array(z.string()).default([]);
const creature = z.strictObject({
  card: z.string(),
  wounds: z.int().min(0).max(99).default(0),
  is: z.enum(['ready', 'tired', 'new']).default('ready'),
});
const side = z.strictObject({
  life: z.int().min(1).max(99).optional(),
  well: z.int().min(0).max(99).default(0),
  hand: cards,
  /** The next cards, top card first. */
  deck: cards,
  /** The whole deck is what `deck` names: all other cards are in the grave. */
  nothingBeneath: z.boolean().default(false),
  line: z.array(z.union([z.string().transform((card) => creature.parse({ card })), creature])).default([]),
  grave: cards,
});

export const duelPosition = z.strictObject({
  active: z.union([z.literal(0), z.literal(1)]).default(0),
  turn: z.int().min(1).max(99).default(5),
  /** Where the game goes on: `day` unless said otherwise. */
  at: z.enum(['mulligan', 'dawn', 'day', 'dusk']).default('day'),
  sides: z.tuple([side.prefault({}), side.prefault({})]).prefault([{}, {}]),
});
export type DuelPosition = z.infer<typeof duelPosition>;
type SidePosition = DuelPosition['sides'][number];

export function arrange(bare: BareTable, position: DuelPosition): Duel {
  const t = unpack(bare);
  t.turn = position.turn;
  t.active = position.active as Seat;
  for (const seat of seatsOf(2)) lay(t, seat, position.sides[seat]!);
  t.flow.push({ ...frame(duelling, {}), at: position.at === 'mulligan' ? 'mulligans' : 'nextTurn' });
  if (position.at !== 'mulligan') t.flow.push({ ...frame(turn, {}), at: position.at });
  return t;
}

function lay(t: Duel, seat: Seat, given: SidePosition): void {
  const side = t.sides[seat]!;
  side.life = given.life ?? t.config.life;
  side.well = given.well;
  side.turns = Math.ceil(t.turn / 2);
  side.hand = given.hand.map((card) => take(t, side, seat, card));
  side.grave = given.grave.map((card) => take(t, side, seat, card));
  side.line = given.line.map((creature) => layCreature(t, side, seat, creature));
  const top = given.deck.map((card) => take(t, side, seat, card)).reverse();
  if (given.nothingBeneath) side.grave.push(...side.deck.splice(0));
  side.deck.push(...top);
  for (const { piece } of side.line) enter(t, piece, 'line');
  for (const piece of side.grave) enter(t, piece, 'grave');
}

function layCreature(t: Duel, side: Side, seat: Seat, given: SidePosition['line'][number]): Creature {
  const piece = take(t, side, seat, given.card);
  if (faceOf(t, piece).card.kind !== 'creature')
    throw new Refused(`position › ${given.card} is no creature.`);
  const { wounds, is } = given;
  return {
    piece,
    wounds,
    tired: is === 'tired',
    since: is === 'new' ? t.turn : t.turn - 1,
    marks: 0,
    lastHurt: '',
  };
}

/** The first such card still in the deck. */
function take(t: Duel, side: Side, seat: Seat, card: string): Piece {
  const at = side.deck.findIndex((piece) => faceOf(t, piece).id === card);
  if (at < 0) {
    const all = t.content.deck.filter((face) => face.id === card).length;
    throw new Refused(
      all === 0
        ? `position › there is no card called ${JSON.stringify(card)}.`
        : `position › seat ${seat} has more than ${all} ${card}: its deck holds no more.`,
    );
  }
  return side.deck.splice(at, 1)[0]!;
}
