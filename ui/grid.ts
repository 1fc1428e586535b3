/** Where the squares of a board are, and which one lies beside which. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the square of this index is, in reading order, unless it says so itself. */
export function squareAt(columns: number, index: number, said: Partial<Place> = {}): Place {
  return { x: said.x ?? index % columns, y: said.y ?? Math.floor(index / columns) };
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next square in the arrow key's direction, over gaps in the board; undefined at its edge or for another key. */
export function squareTowards<Square extends Place>(
  squares: readonly Square[],
  from: Place,
  key: string,
): Square | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const ahead = ({ x, y }: Place) => (x - from.x) * step.x + (y - from.y) * step.y;
  const inLine = ({ x, y }: Place) => (step.x === 0 ? x === from.x : y === from.y);
  return squares
    .filter((square) => inLine(square) && ahead(square) > 0)
    .reduce<Square | undefined>((near, next) => (near && ahead(near) < ahead(next) ? near : next), undefined);
}
