import type { ReactNode } from 'react';
import './chip.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Any CSS colour. */
  readonly tone?: string;
  /** Makes it a button. */
  onPress?(): void;
  /** The accessible name, where the text alone doesn't say it. */
  readonly label?: string;
}

/** A small label: a keyword, a rule, whose turn it is. */
export function Chip({ children, tone, onPress, label }: ChipProps) {
  const style = tone === undefined ? undefined : ({ '--tone': tone } as React.CSSProperties);
  return onPress ? (
    <button type="button" className="chip chip-button" style={style} onClick={onPress} aria-label={label}>
      {children}
    </button>
  ) : (
    <span className="chip" style={style}>
      {children}
    </span>
  );
}
