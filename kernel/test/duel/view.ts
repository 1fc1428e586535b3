/** What a mage may know, and the worlds that would look the same to them. */

import { enter, type Pending } from '../../effect/index.ts';
import { type Seat, seatsOf, shuffle } from '../../index.ts';
import type { CardId } from './content/card.ts';
import { unpack } from './rules/setup.ts';
import { faceOf } from './rules/table.ts';
import type { BareTable, Duel, DuelView, Entry, Piece, Side, SideView } from './types.ts';

export function view(t: Duel, seat: Seat | null): DuelView {
  const faces: Record<number, CardId> = {};
  for (const piece of known(t, seat)) faces[piece] = faceOf(t, piece).id;
  return {
    turn: t.turn,
    active: t.active,
    sides: [sideView(t.sides[0], seat === 0), sideView(t.sides[1], seat === 1)],
    stack: t.stack.slice(),
    resolving: t.resolving,
    ...effectsSeen(t),
    faces,
  };
}

/** Every piece whose face this seat can tell, wherever it lies. */
export function* known(t: Duel, seat: Seat | null): Generator<Piece> {
  for (const side of t.sides) {
    for (const { piece } of side.line) yield piece;
    yield* side.grave;
    yield* side.exile;
  }
  for (const entry of entries(t)) if (entry.kind === 'card') yield entry.piece;
  if (seat === null) return;
  const { hand, aside, seen } = t.sides[seat]!;
  yield* hand;
  yield* aside;
  yield* seen;
}

/**
 * Deals anew what the seat cannot see: the order of the decks, and which cards the enemy holds. A deck's owner goes on
 * having seen the same places of it.
 */
export function scramble(
  t: Duel,
  seat: Seat,
  chance: { random: Duel['random'] },
  kept?: ReadonlySet<number>,
): void {
  const fixed = new Set<number>([...known(t, seat), ...(kept ?? [])]);
  for (const of of seatsOf(2)) {
    const side = t.sides[of]!;
    const placesSeen = side.seen.map((piece) => side.deck.indexOf(piece));
    deal(of === seat ? [side.deck] : [side.hand, side.aside, side.deck], fixed, chance);
    side.seen = placesSeen.map((place) => side.deck[place]!);
  }
}

export function unview(seen: DuelView, _: Seat, bare: BareTable): Duel {
  const t = unpack(bare);
  t.turn = seen.turn;
  t.active = seen.active;
  t.stack = seen.stack.slice();
  t.resolving = seen.resolving;
  t.tokens = seen.tokens.slice();
  t.effects = {
    ...t.effects,
    ...structuredClone(seen.effects),
    pending: structuredClone(seen.pending) as Pending[],
  };
  for (const of of seatsOf(2)) {
    const hidden = t.sides[of]!.deck.filter((piece) => seen.faces[piece] === undefined);
    t.sides[of] = unviewSide(seen.sides[of]!, hidden);
    for (const { piece } of t.sides[of]!.line) enter(t, piece, 'line');
    for (const piece of t.sides[of]!.grave) enter(t, piece, 'grave');
  }
  return t;
}

function sideView(side: Side, isOwn: boolean): SideView {
  const { life, well, turns, deck, hand, aside, line, grave, exile } = side;
  const own = {
    hand: hand.slice(),
    aside: aside.slice(),
    seen: side.seen.map((piece) => ({ piece, under: deck.indexOf(piece) })),
  };
  return {
    life,
    well,
    turns,
    deckSize: deck.length,
    handSize: hand.length + aside.length,
    own: isOwn ? own : null,
    line: line.map((creature) => ({ ...creature })),
    grave: grave.slice(),
    exile: exile.slice(),
  };
}

function unviewSide(seen: SideView, hidden: Piece[]): Side {
  const { life, well, turns, own } = seen;
  const hand = own ? own.hand.slice() : hidden.splice(0, seen.handSize);
  // From the bottom up: each then finds its place among those beneath it.
  const fromBelow = [...(own?.seen ?? [])].sort((a, b) => a.under - b.under);
  for (const { piece, under } of fromBelow) hidden.splice(under, 0, piece);
  return {
    life,
    well,
    turns,
    deck: hidden,
    hand,
    aside: own ? own.aside.slice() : [],
    seen: own ? own.seen.map(({ piece }) => piece) : [],
    line: seen.line.map((creature) => ({ ...creature })),
    grave: seen.grave.slice(),
    exile: seen.exile.slice(),
  };
}

/** Shuffles the pieces that are not fixed among the places they lie at. */
function deal(
  zones: readonly Piece[][],
  fixed: ReadonlySet<number>,
  chance: { random: Duel['random'] },
): void {
  const loose = zones.flat().filter((piece) => !fixed.has(piece));
  shuffle(chance, loose);
  for (const zone of zones) {
    for (let place = 0; place < zone.length; place++) {
      if (!fixed.has(zone[place]!)) zone[place] = loose.pop()!;
    }
  }
}

function entries(t: Duel): readonly Entry[] {
  return t.resolving ? [...t.stack, t.resolving] : t.stack;
}

/** Who listens is made again from what lies where. */
function effectsSeen(t: Duel): Pick<DuelView, 'pending' | 'effects' | 'tokens'> {
  const { heard: _, constant: __, pending, ...effects } = t.effects;
  return structuredClone({ pending, effects, tokens: t.tokens });
}
