/** Six results of a Trap or Treasure card, the one rolled lit. */
import './result-table.css';

interface ResultTableProps {
  readonly rows: readonly string[];
  /** 1 to 6; 0 for none. */
  readonly lit: number;
}

export function ResultTable({ rows, lit }: ResultTableProps) {
  return (
    <ol className="soeurs-results">
      {rows.map((text, n) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a result is its number
          key={n}
          aria-current={n + 1 === lit || undefined}
          data-dim={(lit > 0 && n + 1 !== lit) || undefined}
        >
          <b>{n + 1}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
