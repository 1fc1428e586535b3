/** What a seat may know: everything on the table but the other hands and the order of the draw pile. */
import { type Chance, type GameEvent, type Seat, type State, shuffle } from '@tablee/kernel';
import { allCards, type Card, insert } from './rules/card.ts';
import type { Plunder, PlunderConfig, PlunderContent, PlunderView } from './types.ts';

export function viewOf(t: Plunder, seat: Seat | null): PlunderView {
  return {
    turns: t.turns,
    phase: t.phase,
    active: t.active,
    first: t.first,
    order: t.order.slice(),
    teamOf: t.teamOf.slice(),
    seatOf: t.seatOf.slice(),
    resigned: t.resigned.slice(),
    heroAt: t.heroAt.slice(),
    pv: t.pv.slice(),
    carries: t.carries.slice(),
    monsterAt: t.monsterAt.slice(),
    standing: t.standing.slice(),
    treasureAt: t.treasureAt.slice(),
    treasures: t.treasures,
    secured: t.secured.slice(),
    hand: seat === null ? [] : t.hands[seat]!.slice(),
    handSizes: t.hands.map((hand) => hand.length),
    drawSize: t.draw.length,
    discard: t.discard.slice(),
    paid: { ...t.paid, cards: t.paid.cards.slice() },
  };
}

/** Hidden pieces are the cards: a seat knows those it holds and those that lie face up. */
export function knows(t: Plunder, seat: Seat): readonly number[] {
  return [...t.hands[seat]!, ...t.discard];
}

/** The questions whose answers are worked out from the hand itself. */
const ASK_THE_HAND: readonly string[] = ['act', 'pay', 'payMore', 'defend', 'discard'];

/** At any other question in the middle of an action, the seat asked has declared something that its hand can pay. */
function isBound(t: Plunder, seat: number): boolean {
  return t.open.some((decision) => decision.seat === seat && !ASK_THE_HAND.includes(decision.kind));
}

/** Cards already picked out to pay with or to throw away: they stay in the hand they were picked from. */
function pickedOut(t: Plunder): readonly Card[] {
  return (t.flow as PickingFrame[]).flatMap(({ picked = [], discarding = [] }) => [...picked, ...discarding]);
}
type PickingFrame = { readonly picked?: readonly Card[]; readonly discarding?: readonly Card[] };

/** Deals the unknown cards anew over the other hands and the draw pile. */
export function scramble(t: Plunder, seat: Seat, chance: Chance, kept?: ReadonlySet<number>): void {
  const picked = pickedOut(t);
  const loose = (card: Card): boolean => !kept?.has(card) && !picked.includes(card);
  const isDealtAnew = (other: number): boolean => other !== seat && !isBound(t, other);
  const unknown = t.draw.filter(loose);
  t.hands.forEach((hand, other) => {
    if (isDealtAnew(other)) unknown.push(...hand.filter(loose));
  });
  shuffle(chance, unknown);
  for (let i = 0; i < t.draw.length; i++) if (loose(t.draw[i]!)) t.draw[i] = unknown.pop()!;
  t.hands.forEach((hand, other) => {
    if (!isDealtAnew(other)) return;
    const next: Card[] = [];
    for (const card of hand) insert(next, loose(card) ? unknown.pop()! : card);
    t.hands[other] = next;
  });
}

/** A table this view could be a view of: the unknown cards lie in any order. */
export function unview(
  seen: PlunderView,
  seat: Seat,
  bare: State<GameEvent, PlunderConfig, PlunderContent>,
): Plunder {
  const { hand, handSizes, drawSize } = seen;
  const known = new Set<number>([...hand, ...seen.discard]);
  const unknown =
    seen.phase === 'setup'
      ? []
      : allCards(bare.config.cards, bare.config.packs).filter((card) => !known.has(card));
  const hands = handSizes.map((size, other) => (other === seat ? [...hand] : unknown.splice(0, size)));
  return {
    game: bare.game,
    seats: bare.seats,
    config: bare.config,
    content: bare.content,
    brought: bare.brought,
    flow: bare.flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Plunder['told'],
    turns: seen.turns,
    phase: seen.phase,
    active: seen.active,
    first: seen.first,
    order: seen.order.slice(),
    teamOf: seen.teamOf.slice(),
    seatOf: seen.seatOf.slice(),
    resigned: seen.resigned.slice(),
    heroAt: seen.heroAt.slice(),
    pv: seen.pv.slice(),
    carries: seen.carries.slice(),
    monsterAt: seen.monsterAt.slice(),
    standing: seen.standing.slice(),
    treasureAt: seen.treasureAt.slice(),
    treasures: seen.treasures,
    secured: seen.secured.slice(),
    hands,
    draw: unknown.splice(0, drawSize),
    discard: seen.discard.slice(),
    paid: { ...seen.paid, cards: seen.paid.cards.slice() },
  };
}
