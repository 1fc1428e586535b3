import { Children, type ReactNode } from 'react';
import './hand.css';

export interface HandProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards held: a fan that closes as it fills; on a phone a strip that scrolls sideways. */
export function Hand({ label, children }: HandProps) {
  const cards = Children.toArray(children);
  const style = { '--cards': cards.length } as React.CSSProperties;
  return (
    <ul className="hand" aria-label={label} style={style}>
      {cards.map((card, index) => (
        // Offset from the middle of the fan: negative leans left.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: toArray gives children keys of their own; this is only their place
          key={index}
          className="hand-place"
          style={{ '--lean': index - (cards.length - 1) / 2 } as React.CSSProperties}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
