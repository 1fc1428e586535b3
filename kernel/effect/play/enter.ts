/** Pieces come and go: from now on they listen, or no longer do. */
import type { Table } from '../table.ts';
import { keepLastKnown } from './known.ts';
import { endWith, forget } from './lasting.ts';
import { changed } from './layer.ts';
import { renewPiece } from './limit.ts';

/** The piece is now in this zone: the abilities that work there are looked up from now on. */
export function enter(t: Table, piece: number, zone: string): void {
  const { book } = t.content;
  const card = book.card(t, piece);
  const { heard, constant, gone, lasting } = t.effects;
  if (zone === book.play) {
    if (gone[piece] !== undefined) delete gone[piece];
    if (lasting.length > 0) forget(t, piece);
  }
  for (const key of card.heardIn(zone)) {
    const list = heard[key];
    if (list) list.push(piece);
    else heard[key] = [piece];
  }
  if (card.isConstantIn(zone)) constant.push(piece);
  changed(t);
}

/** The piece leaves that zone. What it has already set off still answers; out of play, its last known values are kept. */
export function leave(t: Table, piece: number, zone: string): void {
  const { book } = t.content;
  const card = book.card(t, piece);
  changed(t);
  if (zone === book.play) keepLastKnown(t, piece);
  for (const key of card.heardIn(zone)) drop(t.effects.heard[key]!, piece);
  if (card.isConstantIn(zone)) drop(t.effects.constant, piece);
  if (zone === book.play) {
    endWith(t, piece);
    renewPiece(t, piece);
  }
  changed(t);
}

function drop(list: number[], piece: number): void {
  const at = list.indexOf(piece);
  if (at >= 0) list.splice(at, 1);
}
