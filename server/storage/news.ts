/** What one server process tells the others. Small: whoever wants to know more reads the database. */
export type News =
  /** A table has entries up to this one. */
  | { readonly kind: 'entry'; readonly table: string; readonly seq: number }
  /** Who has a page open at the table, as far as one process knows. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly process: string;
      readonly guests: readonly string[];
    }
  /** A line for the pages of one guest, wherever they are connected. */
  | { readonly kind: 'guest'; readonly guest: string; readonly message: string };
