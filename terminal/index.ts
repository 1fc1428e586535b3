/** Shared pieces of a table drawn in the terminal. Start reading at `drawing.ts`. */
export { beside } from './beside.ts';
export type { Drawing, Page, Scene, TerminalTable } from './drawing.ts';
export { drawGrid, type Grid, SQUARE_WIDTH } from './grid.ts';
export { COLOURED, INKS, type Ink, type Paint, PLAIN, padEnd, widthOf } from './paint.ts';
export { plain } from './plain.ts';
