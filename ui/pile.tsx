import type { ReactNode } from 'react';
import type { PieceState } from './piece.ts';
import { usePiece } from './use-piece.ts';
import './pile.css';

export interface PileProps {
  readonly label: string;
  readonly count: number;
  /** The card on top, face up, where the rules show it. */
  readonly top?: ReactNode;
  readonly back: ReactNode;
  onPress?(): void;
  onAsk?(asking: boolean): void;
  readonly state?: PieceState;
}

/** A deck or a discard: how many, and what lies on top. */
export function Pile(props: PileProps) {
  const { label, count, top, back, onPress, onAsk, state = 'calm' } = props;
  const attributes = usePiece({ ...props, label: `${label} : ${count}` });
  const stack = (
    <>
      <span
        className="pile-stack"
        data-empty={count === 0 || undefined}
        data-thick={Math.min(4, Math.ceil(count / 6))}
      >
        {count > 0 && (top ?? back)}
      </span>
      <span className="pile-count" aria-hidden="true">
        {count}
      </span>
    </>
  );
  return (
    <div className="pile">
      {onPress || onAsk ? (
        <button type="button" className="pile-cards" {...attributes}>
          {stack}
        </button>
      ) : (
        <span className="pile-cards" data-state={state} role="img" aria-label={`${label} : ${count}`}>
          {stack}
        </span>
      )}
      <span className="pile-label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
