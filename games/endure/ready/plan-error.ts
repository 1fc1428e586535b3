/** What is wrong in the text of a plan or a tile, and where. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly line: number;
  /** Absent when the whole line is at fault. */
  readonly column: number | undefined;

  constructor(what: string, line: number, column?: number) {
    super(column === undefined ? `line ${line}: ${what}` : `line ${line}, column ${column}: ${what}`);
    this.line = line;
    this.column = column;
  }
}
