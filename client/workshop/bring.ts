/** Which of the things one could bring was chosen: any of the ready-made ones, one of them, one made here, or the one a seat has. */

export type Bring =
  | { readonly from: 'usual' }
  /** Brought to this table before, and not to be found among the others any more. */
  | { readonly from: 'seat' }
  | { readonly from: 'ready'; readonly id: string }
  | { readonly from: 'work'; readonly id: string };

/** Whatever the game gives to a seat that brings nothing. */
export const USUAL: Bring = { from: 'usual' };

export function readBring(kept: unknown): Bring {
  if (typeof kept !== 'object' || kept === null) return USUAL;
  const { from, id } = kept as Record<string, unknown>;
  if ((from === 'ready' || from === 'work') && typeof id === 'string') return { from, id };
  return USUAL;
}

export function keyOf(bring: Bring): string {
  return 'id' in bring ? `${bring.from} ${bring.id}` : bring.from;
}

const lastKey = (game: string): string => `tablee.brings.${game}`;

/** What I last brought to this game. */
export function lastBrought(game: string): Bring {
  try {
    return readBring(JSON.parse(localStorage.getItem(lastKey(game)) ?? 'null'));
  } catch {
    return USUAL;
  }
}

export function rememberBrought(game: string, bring: Bring): void {
  try {
    localStorage.setItem(lastKey(game), JSON.stringify(bring));
  } catch {
    // A browser that keeps nothing: next time begins with the usual.
  }
}
