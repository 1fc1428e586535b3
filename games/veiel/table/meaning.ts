/** What an option is about: a square of the board, a card, an equipment, a hero. A press there chooses it. */
import type { Decision, Option } from '@tablee/kernel';
import { PIECES, type VeielView } from '../types.ts';
import type { AnyOption } from '../words/notation.ts';

/** One thing that can be pressed: `c1004` a card, `g2` an equipment, `h0` a hero, `f7` a figure, `s12` a square. */
export type Key = `${'c' | 'g' | 'h' | 'f' | 's'}${number}`;

export const cardKey = (piece: number): Key => `c${piece}`;
export const gearKey = (gear: number): Key => `g${gear}`;
export const heroKey = (hero: number): Key => `h${hero}`;

/** Null for what is a button and nothing else. */
export function keyOf(option: Option): Key | null {
  const o = option as AnyOption;
  switch (o.do) {
    case 'trigger':
    case 'give':
      return gearKey(o.gear!);
    case 'take':
    case 'bless':
      return heroKey(o.hero as number);
    case 'ally':
      return `f${o.figure!}`;
    case 'deploy':
    case 'go':
    case 'put':
    case 'return':
      return `s${o.square!}`;
    default:
  }
  if (o.card !== undefined && o.piece !== undefined) return cardKey(o.piece);
  if (o.do !== 'choose' && o.do !== 'target') return null;
  if (o.piece === undefined) return null;
  if (o.piece >= PIECES.gear && o.piece < PIECES.field) return gearKey(o.piece - PIECES.gear);
  if (o.piece >= PIECES.card && o.piece < PIECES.gear) return cardKey(o.piece);
  if (o.piece >= PIECES.figure && o.piece < PIECES.card) return `f${o.piece - PIECES.figure}`;
  return o.piece < 36 && o.piece >= 0 ? `s${o.piece}` : null;
}

/** The square an option points at; −1 for none. */
export function squareMeant({ figures }: VeielView, option: Option): number {
  const key = keyOf(option);
  if (key?.startsWith('s')) return Number(key.slice(1));
  return key?.startsWith('f') ? (figures.square[Number(key.slice(1))] ?? -1) : -1;
}

export function optionsByKey(asked: Decision | null): ReadonlyMap<Key, readonly AnyOption[]> {
  const found = new Map<Key, AnyOption[]>();
  for (const option of asked?.options ?? []) {
    const key = keyOf(option);
    if (key === null) continue;
    const known = found.get(key);
    if (known) known.push(option as AnyOption);
    else found.set(key, [option as AnyOption]);
  }
  return found;
}

/** The options that a square would answer, by square; `first` is chosen before them. */
export function litSquares(
  table: VeielView,
  options: readonly Option[],
  first: readonly Option[] = [],
): ReadonlyMap<number, readonly (readonly Option[])[]> {
  const lit = new Map<number, (readonly Option[])[]>();
  for (const option of options) {
    const square = squareMeant(table, option);
    if (square < 0) continue;
    const line = [...first, option];
    const known = lit.get(square);
    if (known) known.push(line);
    else lit.set(square, [line]);
  }
  return lit;
}
