import { useId } from 'react';
import './card-back.css';

export interface CardBackProps {
  /** Any CSS colour. */
  readonly tone: string;
  /** Path data: every deck has its own. */
  readonly motif: string;
}

/** The back of a deck's cards; as wide as its room, in a card's proportions. */
export function CardBack({ tone, motif }: CardBackProps) {
  const id = useId();
  return (
    <span className="card-back" style={{ '--tone': tone } as React.CSSProperties} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <defs>
          <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="card-back-lattice" d="M0 0H16M0 0V16" />
            <circle className="card-back-knot" r="1.8" cx="8" cy="8" />
          </pattern>
        </defs>
        <rect x="6" y="6" width="88" height="128" rx="4" fill={`url(#${id})`} />
        <rect className="card-back-frame" x="6" y="6" width="88" height="128" rx="4" />
        <rect className="card-back-frame card-back-inner" x="10" y="10" width="80" height="120" rx="2.5" />
        <path className="card-back-medal" d="M50 30 L84 70 L50 110 L16 70 Z" />
        <path className="card-back-frame card-back-inner" d="M50 35 L79.5 70 L50 105 L20.5 70 Z" />
        <g transform="translate(30.5 50.5) scale(0.0762)">
          <path className="card-back-motif" d={motif} />
        </g>
      </svg>
    </span>
  );
}
