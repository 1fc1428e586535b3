/** What the options of a question point at on the table. A piece is numbered as effects number it; things and places beyond. */
import { type Decision, frameOf, type Option, type Seat, type View } from '@tablee/kernel';
import { attack } from '../rules/combat.ts';
import { gain, tidy } from '../rules/inv.ts';
import { order } from '../rules/skill.ts';
import { type EndureOption, type EndureView, NONE, PIECES, type Who } from '../types.ts';

/** Objective tokens and caches, and the places of an inventory: no effect speaks of these. */
export const THING = 8000;
export const PLACE = 9000;

export const zonePiece = (zone: number): number => PIECES.zone + zone;
export const foePiece = (foe: number): number => PIECES.foe + foe;
export const cardPiece = (card: number): number => PIECES.item + card;
export const isZone = (piece: number): boolean => piece >= PIECES.zone && piece < PIECES.door;
export const isFoe = (piece: number): boolean => piece >= PIECES.foe && piece < PIECES.zone;
export const isCard = (piece: number): boolean => piece >= PIECES.item && piece < PIECES.resolve;

export type Lit = ReadonlyMap<number, readonly EndureOption[]>;

/** The pieces an option is about; none for what is only said. */
function piecesOf(option: EndureOption): readonly number[] {
  switch (option.do) {
    case 'move':
    case 'stepFirst':
      return [zonePiece(option.zone)];
    case 'attack':
      return option.weapon < 0
        ? [zonePiece(option.zone)]
        : [zonePiece(option.zone), cardPiece(option.weapon)];
    case 'interact':
    case 'deliver':
    case 'giveThing':
    case 'askThing':
    case 'keepThing':
      return [THING + option.thing];
    case 'trade':
      return [option.with];
    case 'hit':
    case 'stun':
    case 'look':
      return [foePiece(option.foe)];
    case 'place':
      return [PLACE + option.place];
    case 'choose':
    case 'target':
    case 'replace':
      return [option.piece];
    default:
      if ('card' in option) return [cardPiece(option.card)];
      return option.do === 'pair' ? [PLACE + option.place] : [];
  }
}

export function optionsByPiece(asked: Decision | null): Lit {
  const lit = new Map<number, EndureOption[]>();
  for (const option of (asked?.options ?? []) as readonly EndureOption[]) {
    for (const piece of piecesOf(option)) {
      const known = lit.get(piece);
      if (known) known.push(option);
      else lit.set(piece, [option]);
    }
  }
  return lit;
}

/** Only said: it stands in the row of answers, not on the table. */
export const isPlain = (option: Option): boolean => piecesOf(option as EndureOption).length === 0;

/** The survivor the question is about, or whose turn it is. */
export function actingIn(view: View<EndureView>, asked: Decision | null): Who {
  const { table } = view;
  const of = (seat: Seat): number => table.survivors.findIndex((one) => one.seat === seat);
  switch (asked?.kind) {
    case 'gain':
      return frameOf(view, gain)?.who ?? table.turn;
    case 'order':
      return frameOf(view, order)?.who ?? table.turn;
    case 'tidy':
      return frameOf(view, tidy)?.who ?? table.turn;
    case 'aim':
    case 'juggernaut':
    case 'allocate':
    case 'reroll':
      return frameOf(view, attack)?.who ?? table.turn;
    default:
      return table.turn >= 0 || !asked ? table.turn : (of(asked.seat) as Who);
  }
}

/** The foes, survivors and things in a zone, as pieces. */
export function piecesIn(t: EndureView, zone: number): number[] {
  const pieces: number[] = [];
  t.survivors.forEach((one, who) => {
    if (one.zone === zone) pieces.push(who);
  });
  for (const foe of t.foes.live) if (t.foes.zone[foe] === zone) pieces.push(foePiece(foe));
  t.things.zone.forEach((at, thing) => {
    if (at === zone && t.things.spent[thing] === 0 && t.things.carrier[thing] === NONE)
      pieces.push(THING + thing);
  });
  return pieces;
}

/** The zone a piece of the ship is in; `NONE` for what is not on it. */
export function zoneOf(t: EndureView, piece: number): number {
  if (piece < PIECES.foe) return t.survivors[piece]?.zone ?? NONE;
  if (isFoe(piece)) return t.foes.zone[piece - PIECES.foe] ?? NONE;
  if (isZone(piece)) return piece - PIECES.zone;
  return piece >= THING && piece < PLACE ? (t.things.zone[piece - THING] ?? NONE) : NONE;
}
