import type { CardProps } from './card.tsx';

/** What is printed on a card. */
export function CardFace({
  name,
  cost,
  art,
  lines,
  chips,
  corner,
}: Pick<CardProps, 'name' | 'cost' | 'art' | 'lines' | 'chips' | 'corner'>) {
  return (
    <span className="card-face" aria-hidden="true">
      <span className="card-head">
        {cost !== undefined && <span className="card-cost">{cost}</span>}
        <span className="card-name">{name}</span>
        {corner !== undefined && <span className="card-corner">{corner}</span>}
      </span>
      <span className="card-art">{art}</span>
      <span className="card-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card don't change places
          <span key={index} className="card-line">
            {line}
          </span>
        ))}
        {chips && chips.length > 0 && (
          <span className="card-chips">
            {chips.map((chip) => (
              <span key={chip.label} className="card-chip">
                {chip.label}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
