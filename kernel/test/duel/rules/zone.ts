/** Cards that effects move: between hand, line, deck, grave and out of the game; tokens; places in a line. */
import { changed, enter, leave, raise } from '../../../effect/index.ts';
import type { Seat } from '../../../index.ts';
import type { CardId } from '../content/card.ts';
import type { Duel, Piece } from '../types.ts';
import { arrive, leavePlay } from './creature.ts';
import { controllerOf, creatureAt, ownerOf, remove, shown } from './table.ts';

export type Destination = 'hand' | 'line' | 'top' | 'bottom' | 'grave' | 'exile';

/** A piece that is no longer where it can be taken from stays where it is. */
export function bring(t: Duel, piece: Piece, to: Destination): void {
  if (!pickUp(t, piece)) return;
  const isToken = piece >= 2 * t.content.deck.length;
  const owner = ownerOf(t, piece);
  const side = t.sides[owner]!;
  if (to === 'line') {
    arrive(t, piece);
    return;
  }
  if (isToken) return;
  if (to === 'hand') side.hand.push(piece);
  else if (to === 'top') side.deck.push(piece);
  else if (to === 'bottom') side.deck.unshift(piece);
  else if (to === 'exile') side.exile.push(piece);
  else {
    side.grave.push(piece);
    enter(t, piece, 'grave');
  }
  t.told?.push(
    to === 'top' || to === 'bottom'
      ? { event: 'sank', seat: owner, rule: 'DU-CARD-3' }
      : { event: 'brought', seat: owner, ...shown(t, piece), to, rule: 'DU-CARD-3' },
  );
}

function pickUp(t: Duel, piece: Piece): boolean {
  if (creatureAt(t, piece)) {
    leavePlay(t, piece);
    return true;
  }
  const side = t.sides[ownerOf(t, piece)]!;
  for (const zone of [side.hand, side.deck, side.grave, side.exile]) {
    if (!zone.includes(piece)) continue;
    remove(zone, piece);
    if (zone === side.grave) leave(t, piece, 'grave');
    side.seen = side.seen.filter((seen) => seen !== piece);
    return true;
  }
  return false;
}

/** The top cards of the deck, seen by its owner alone. */
export function look(t: Duel, seat: Seat, cards: number): Piece[] {
  const { deck, seen } = t.sides[seat]!;
  const top = deck.slice(Math.max(0, deck.length - cards)).reverse();
  for (const piece of top) {
    if (!seen.includes(piece)) seen.push(piece);
    t.told?.push({
      event: 'cardSeen',
      seat,
      ...shown(t, piece),
      rule: 'DU-CARD-4',
      only: [seat],
      others: { event: 'looked', seat, rule: 'DU-CARD-4' },
    });
  }
  return top;
}

/** Tokens come after the mages; an even place is the first mage's. */
export function makeToken(t: Duel, seat: Seat, card: string): Piece | null {
  if (!t.content.faces.has(card)) return null;
  while (t.tokens.length % 2 !== seat) t.tokens.push('' as CardId);
  const piece = (2 * t.content.deck.length + 2 + t.tokens.length) as Piece;
  t.tokens.push(card as CardId);
  arrive(t, piece);
  return piece;
}

export function push(t: Duel, piece: Piece): void {
  const { line } = t.sides[controllerOf(t, piece)]!;
  const at = line.findIndex((creature) => creature.piece === piece);
  if (at < 0 || at === line.length - 1) return;
  [line[at], line[at + 1]] = [line[at + 1]!, line[at]!];
  changed(t);
}

export function swap(t: Duel, a: Piece, b: Piece): void {
  const { line } = t.sides[controllerOf(t, a)]!;
  const [from, to] = [a, b].map((piece) => line.findIndex((creature) => creature.piece === piece));
  if (from === undefined || to === undefined || from < 0 || to < 0) return;
  [line[from], line[to]] = [line[to]!, line[from]!];
  changed(t);
}

/** Whoever controls it has it in line. It arrives there as it is, but new to that side. */
export function handOver(t: Duel, piece: Piece, to: Seat): void {
  const from = controllerOf(t, piece);
  const creature = creatureAt(t, piece);
  if (!creature || from === to) return;
  t.sides[from]!.line = t.sides[from]!.line.filter((each) => each !== creature);
  t.sides[to]!.line.push({ ...creature, since: t.turn });
  changed(t);
  raise(t, 'seized', { piece, by: to });
}
