/** Small questions every part of the screen asks of a view: faces, whose, which options are about which piece. */
import type { Decision, Language, Option, Text } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import { type CardView, ENTRIES, type Piece, type SFOption, type SFView } from '../types.ts';

export type Say = (text: Text) => string;
export function sayIn(language: Language): Say {
  return (text) => text[language];
}

/** Null for a page whose face this seat can't tell. */
export function faceIn(table: SFView, content: Content, piece: Piece): Face | null {
  const face = table.faces[piece];
  return face === undefined ? null : content.faces[face]!;
}

/** The options about each piece, in the order they are asked. Entries of the Pile are pieces too. */
export function optionsByPiece(
  asked: Decision | null,
  table: SFView,
): ReadonlyMap<number, readonly SFOption[]> {
  const found = new Map<number, SFOption[]>();
  const add = (piece: number, option: SFOption) => {
    const known = found.get(piece);
    if (known) known.push(option);
    else found.set(piece, [option]);
  };
  for (const each of asked?.options ?? []) {
    const option = each as SFOption;
    if (option.do === 'divinite') add(keyOf(diviniteOf(table, 1 - table.active)), option);
    else if (option.do === 'uncoverIt') add(secretKey(option.serial), option);
    else if ('piece' in option && option.do !== 'share') add(option.piece, option);
  }
  return found;
}

/** A page en Secret of the other side has no number: it is known by its serial. */
export function secretKey(serial: number): number {
  return -2 - serial;
}

/** By which a card in play is found among the options. */
export function keyOf(card: CardView | undefined): number {
  if (!card) return -1;
  return card.piece < 0 ? secretKey(card.serial) : card.piece;
}

/** The Divinité is the first card each side laid down. */
export function diviniteOf(table: SFView, seat: number): CardView | undefined {
  const eden = seat === 0 ? table.split : table.pieces;
  return table.sides[seat]!.cards.find(({ piece }) => piece === eden - 3);
}

export function isEntry(piece: number): boolean {
  return piece >= ENTRIES;
}

/** The first option that does this. */
export function optionTo(asked: Pick<Decision, 'options'> | null, verb: SFOption['do']): Option | undefined {
  return asked?.options.find((option) => option.do === verb);
}
