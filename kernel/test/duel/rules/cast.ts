/** Playing a card: announce it, aim it, pay for it, put it on the stack (DU-CAST). */
import { done, type Frame, procedure, type Refusals, type Seat } from '../../../index.ts';
import type { Target } from '../content/card.ts';
import {
  type CastOption,
  type Creature,
  type Duel,
  type DuelOption,
  NO_PIECE,
  type Piece,
  type PlayOption,
} from '../types.ts';
import { faceOf, isReady, remove, shown } from './table.ts';

interface Cast {
  readonly seat: Seat;
  readonly piece: Piece;
  target: Piece;
  /** Points taken from the well so far. */
  spent: number;
  /** Acolytes that will tire themselves. */
  tiring: Piece[];
}

/** Until the last step only its mage knows of it: the card is still in hand, the well still full (DU-CAST-2). */
export const cast = procedure<Duel, Cast, CastOption>()('cast', {
  announce: (t, f) => (faceOf(t, f.piece).target === null ? 'owed' : 'aim'),
  aim: {
    kind: 'target',
    rule: 'DU-CAST-4',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      for (const piece of targets(t, faceOf(t, f.piece).target))
        options.push({ do: 'target', ...shown(t, piece) });
      options.push({ do: 'back' });
    },
    chosen: (_, f, option) => {
      if (option.do !== 'target') return done;
      f.target = option.piece;
      return 'owed';
    },
  },
  owed: (t, f) => (paid(f) < faceOf(t, f.piece).cost ? 'pay' : 'put'),
  pay: {
    kind: 'pay',
    rule: 'DU-CAST-3',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      if (f.spent < t.sides[f.seat]!.well) options.push({ do: 'spend' });
      for (const { piece } of payers(t, f.seat)) {
        if (!f.tiring.includes(piece)) options.push({ do: 'tire', ...shown(t, piece) });
      }
      options.push({ do: 'back' });
    },
    chosen: (t, f, option) => {
      if (option.do === 'back') return stepBack(t, f);
      if (option.do === 'tire') f.tiring.push(option.piece);
      else f.spent++;
      return 'owed';
    },
  },
  put: (t, f) => {
    pay(t, f);
    const { seat, piece, target } = f;
    remove(t.sides[seat]!.hand, piece);
    t.stack.push({ kind: 'card', by: seat, piece, block: -1, it: target });
    t.told?.push({ event: 'cardPlayed', seat, ...shown(t, piece), rule: 'DU-STACK-1' });
    return done;
  },
});

export function beginCast(seat: Seat, piece: Piece): Cast {
  return { seat, piece, target: NO_PIECE, spent: 0, tiring: [] };
}

/** The cards of the hand that may be announced now; on request, what forbids the others. */
export function plays(
  t: Duel,
  seat: Seat,
  time: 'day' | 'window',
  options: DuelOption[],
  why?: Refusals<DuelOption>,
): void {
  const have = t.sides[seat]!.well + payers(t, seat).length;
  for (const piece of t.sides[seat]!.hand) {
    const { cost, speed, target } = faceOf(t, piece);
    const play: PlayOption = { do: 'play', ...shown(t, piece) };
    if (speed === 'slow' && time === 'window') why?.refuse(play, 'DU-CAST-1');
    else if (target !== null && targets(t, target).length === 0) why?.refuse(play, 'DU-CAST-4', { target });
    else if (cost > have) why?.refuse(play, 'DU-CAST-5', { cost, have });
    else options.push(play);
  }
}

export function isLegalTarget(t: Duel, target: Target, piece: Piece): boolean {
  return targets(t, target).includes(piece);
}

function targets(t: Duel, target: Target | null): Piece[] {
  if (target === 'creature') return t.sides.flatMap(({ line }) => line.map(({ piece }) => piece));
  return t.stack.filter(({ kind }) => kind === 'card').map(({ piece }) => piece);
}

function payers(t: Duel, seat: Seat): Creature[] {
  return t.sides[seat]!.line.filter((creature) => {
    const { card } = faceOf(t, creature.piece);
    return card.kind === 'creature' && card.pays !== undefined && isReady(t, creature);
  });
}

function paid(f: Cast): number {
  return f.spent + f.tiring.length;
}

/** The payments are taken back together, then the target, then the announcement. */
function stepBack(t: Duel, f: Frame & Cast): 'announce' | 'pay' | typeof done {
  if (paid(f) > 0) {
    f.spent = 0;
    f.tiring = [];
    return 'pay';
  }
  if (faceOf(t, f.piece).target === null) return done;
  f.target = NO_PIECE;
  return 'announce';
}

function pay(t: Duel, f: Cast): void {
  const side = t.sides[f.seat]!;
  side.well -= f.spent;
  for (const creature of side.line) if (f.tiring.includes(creature.piece)) creature.tired = true;
}
