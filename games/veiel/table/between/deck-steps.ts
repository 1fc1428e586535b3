/** From the deck as it is chosen now to another one, in the choices the rules offer. */
import type { AnyOption } from '../../words/notation.ts';

/** What leads from one deck to another: only the card taken last can be left out, so those after it are taken back and again. */
export function stepsTo(
  now: readonly number[],
  wanted: readonly number[],
  idOf: (piece: number) => string,
): AnyOption[] {
  let same = 0;
  while (same < now.length && now[same] === wanted[same]) same++;
  const out = now.slice(same).reverse();
  return [
    ...out.map((piece): AnyOption => ({ do: 'leaveOut', piece, card: idOf(piece), back: true })),
    ...wanted.slice(same).map((piece): AnyOption => ({ do: 'include', piece, card: idOf(piece) })),
  ];
}
