import type { ReactNode } from 'react';
import './table-layout.css';

export interface TableLayoutProps {
  /** The largest: what is played on. */
  readonly board: ReactNode;
  /** A `<Question>`: always in the same place. */
  readonly question: ReactNode;
  /** What this seat holds. */
  readonly mine: ReactNode;
  /** What is on the table, for those who hear it. */
  readonly label: string;
}

/** The three zones of a table, one above the other, or side by side on a phone held across. It never scrolls. */
export function TableLayout({ board, question, mine, label }: TableLayoutProps) {
  return (
    <section className="table-layout" aria-label={label}>
      <div className="table-layout-board">{board}</div>
      {question}
      <div className="table-layout-mine">{mine}</div>
    </section>
  );
}
