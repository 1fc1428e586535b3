/** Where the suit signs lie on the cards 2 to 10, as on every pack since the sixteenth century. */

/** Columns: 0 left, 1 middle, 2 right; rows from 0 at the top to 1 at the bottom. */
export type Pip = readonly [column: number, row: number];

const third = 1 / 3;
const sides = (...rows: readonly number[]): Pip[] =>
  rows.flatMap((row): Pip[] => [
    [0, row],
    [2, row],
  ]);
const middle = (...rows: readonly number[]): Pip[] => rows.map((row): Pip => [1, row]);

export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  2: middle(0, 1),
  3: middle(0, 0.5, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...middle(0.5)],
  6: sides(0, 0.5, 1),
  7: [...sides(0, 0.5, 1), ...middle(0.25)],
  8: [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  9: [...sides(0, third, 2 * third, 1), ...middle(0.5)],
  10: [...sides(0, third, 2 * third, 1), ...middle(third / 2, 1 - third / 2)],
};
