/** Playing a card: announce it, aim it, pay for it, put it on the stack (DU-CAST). */
import { type Announced, activate, announcing, changed, numberFrom, raise } from '../../../effect/index.ts';
import { done, type Frame, type Next, procedure, type Refusals, type Seat } from '../../../index.ts';
import type { CastOption, Creature, Duel, DuelOption, Piece, PlayOption } from '../types.ts';
import { faceOf, isReady, remove, shown } from './table.ts';

interface Cast {
  readonly seat: Seat;
  readonly piece: Piece;
  /** The spell's ability, once it is aimed. */
  what: Announced | null;
  /** Points taken from the well so far. */
  spent: number;
  /** Acolytes that will tire themselves. */
  tiring: Piece[];
}

/** Until the last step only its mage knows of it: the card is still in hand, the well still full (DU-CAST-2). */
export const cast = procedure<Duel, Cast, CastOption>()('cast', {
  announce: (t, f): Next<'aimed' | 'owed'> => {
    if (faceOf(t, f.piece).card.kind === 'creature') return 'owed';
    f.what = null;
    return activate(t, spellOf(t, f.piece), f.piece, f.seat, 'aimed');
  },
  aimed: (_, f) => (f.what === null ? done : 'owed'),
  owed: (t, f) => (paid(f) < costOf(t, f.piece) ? 'pay' : 'put'),
  pay: {
    kind: 'pay',
    rule: 'DU-CAST-3',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      if (f.spent < t.sides[f.seat]!.well) options.push({ do: 'spend' });
      for (const { piece } of payers(t, f.seat)) {
        if (!f.tiring.includes(piece)) options.push({ do: 'tire', ...shown(t, piece) });
      }
      options.push({ do: 'back', back: true });
    },
    chosen: (_, f, option) => {
      if (option.do === 'back') return stepBack(f);
      if (option.do === 'tire') f.tiring.push(option.piece);
      else f.spent++;
      return 'owed';
    },
  },
  put: (t, f) => {
    pay(t, f);
    const { seat, piece, what } = f;
    remove(t.sides[seat]!.hand, piece);
    t.stack.push({ kind: 'card', by: seat, piece, what });
    changed(t);
    t.told?.push({ event: 'cardPlayed', seat, ...shown(t, piece), rule: 'DU-STACK-1' });
    raise(t, 'played', { piece, by: seat, paid: paid(f) });
    return done;
  },
});

export function beginCast(seat: Seat, piece: Piece): Cast {
  return { seat, piece, what: null, spent: 0, tiring: [] };
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
    const { card, speed } = faceOf(t, piece);
    const cost = costOf(t, piece);
    const play: PlayOption = { do: 'play', ...shown(t, piece) };
    if (speed === 'slow' && time === 'window') why?.refuse(play, 'DU-CAST-1');
    else if (card.kind === 'spell' && !canAim(t, seat, piece)) why?.refuse(play, 'DU-CAST-4');
    else if (cost > have) why?.refuse(play, 'DU-CAST-5', { cost, have });
    else options.push(play);
  }
}

/** With all that changes it. */
function costOf(t: Duel, piece: Piece): number {
  return Math.max(0, numberFrom(t, piece, 'cost', faceOf(t, piece).card.cost));
}

/** The address of what the spell does. */
function spellOf(t: Duel, piece: Piece): string {
  return faceOf(t, piece).address;
}

function canAim(t: Duel, seat: Seat, piece: Piece): boolean {
  const { targets } = faceOf(t, piece);
  if (targets.length === 0) return true;
  const c = announcing(seat, piece);
  return targets.every((target) => target.canBeChosen(t, c));
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
function stepBack(f: Frame & Cast): 'announce' | 'pay' | typeof done {
  if (paid(f) > 0) {
    f.spent = 0;
    f.tiring = [];
    return 'pay';
  }
  return f.what && Object.keys(f.what.names).length > 0 ? 'announce' : done;
}

function pay(t: Duel, f: Cast): void {
  const side = t.sides[f.seat]!;
  side.well -= f.spent;
  for (const creature of side.line) if (f.tiring.includes(creature.piece)) creature.tired = true;
}
