/** A grid of squares with thick walls on their edges, columns named by letters and rows by numbers where nothing else is said. */
import type { Paint } from './paint.ts';

export const SQUARE_WIDTH = 4;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** SQUARE_WIDTH characters, escape codes not counted. Rows count from 0 at the top. */
  square(column: number, row: number): string;
  /** Is there a wall between this square and the next one to its right? */
  isWallRight(column: number, row: number): boolean;
  isWallBelow(column: number, row: number): boolean;
  /** What stands before the row; counted from 1 at the top unless said otherwise. */
  rowName?(row: number): number;
  /** What stands above the column: a letter unless said otherwise. */
  columnName?(column: number): string;
}

/** By which of the four edges that meet there are walls: up 1, right 2, down 4, left 8. */
const CORNERS = '·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';
const NO_CORNER = '·';

export function drawGrid(grid: Grid, paint: Paint): string[] {
  const { columns, rows } = grid;
  const letters = Array.from(
    { length: columns },
    (_, column) => grid.columnName?.(column) ?? String.fromCharCode(97 + column),
  );
  const lines = [
    `    ${letters.map((letter) => letter.padStart(2).padEnd(SQUARE_WIDTH)).join(' ')}`.trimEnd(),
  ];
  for (let row = 0; row <= rows; row++) {
    lines.push(`   ${edgeLine(grid, row, paint)}`);
    if (row < rows)
      lines.push(`${String(grid.rowName?.(row) ?? row + 1).padStart(2)} ${squareLine(grid, row)}`);
  }
  return lines;
}

/** The line above the row (below the last one, for `row` past it). */
function edgeLine(grid: Grid, row: number, paint: Paint): string {
  let line = '';
  for (let column = 0; column <= grid.columns; column++) {
    line += corner(grid, column, row, paint);
    if (column < grid.columns) line += (isLevelWall(grid, column, row) ? '━' : ' ').repeat(SQUARE_WIDTH);
  }
  return line;
}

function squareLine(grid: Grid, row: number): string {
  let line = '';
  for (let column = 0; column <= grid.columns; column++) {
    line += isUprightWall(grid, column, row) ? '┃' : ' ';
    if (column < grid.columns) line += grid.square(column, row);
  }
  return line;
}

function corner(grid: Grid, column: number, row: number, paint: Paint): string {
  const up = row > 0 && isUprightWall(grid, column, row - 1) ? 1 : 0;
  const right = column < grid.columns && isLevelWall(grid, column, row) ? 2 : 0;
  const down = row < grid.rows && isUprightWall(grid, column, row) ? 4 : 0;
  const left = column > 0 && isLevelWall(grid, column - 1, row) ? 8 : 0;
  const sign = CORNERS[up + right + down + left]!;
  return sign === NO_CORNER ? paint.dim(sign) : sign;
}

/** The edge to the left of the square; the border is always wall. */
function isUprightWall(grid: Grid, column: number, row: number): boolean {
  return column === 0 || column === grid.columns || grid.isWallRight(column - 1, row);
}

/** The edge above the square. */
function isLevelWall(grid: Grid, column: number, row: number): boolean {
  return row === 0 || row === grid.rows || grid.isWallBelow(column, row - 1);
}
