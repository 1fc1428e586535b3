import type { CardProps } from './card.tsx';

type Printed = Pick<CardProps, 'name' | 'cost' | 'art' | 'lines' | 'chips' | 'corner'>;

/** What is printed on a card; the card's label says it to those who hear it. */
export function CardFace({ name, cost, art, lines, chips = [], corner }: Printed) {
  return (
    <span className="card-face" aria-hidden="true">
      <span className="card-head">
        {cost !== undefined && <span className="card-cost">{cost}</span>}
        <span className="card-name">{name}</span>
      </span>
      <span className="card-art">
        {art}
        {corner !== undefined && <span className="card-corner">{corner}</span>}
      </span>
      {(lines.length > 0 || chips.length > 0) && (
        <span className="card-lines">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card don't change places
            <span key={index} className="card-line">
              {line}
            </span>
          ))}
          {chips.length > 0 && (
            <span className="card-chips">
              {chips.map((chip) => (
                <span key={chip.label} className="card-chip">
                  {chip.label}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
