import './card-back.css';

export interface CardBackProps {
  /** Any CSS colour. */
  readonly tone: string;
  /** Path data: every deck has its own. */
  readonly motif: string;
}

/** The back of a deck's cards; fills the card it is put on. */
export function CardBack({ tone, motif }: CardBackProps) {
  return (
    <span className="card-back" style={{ '--tone': tone } as React.CSSProperties} aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="card-back-frame" x="7" y="7" width="86" height="126" rx="5" />
        <g transform="translate(25 45) scale(0.0977)">
          <path d={motif} />
        </g>
      </svg>
    </span>
  );
}
