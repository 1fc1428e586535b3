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

/** One more edge is seen for every so many cards. */
const CARDS_AN_EDGE = 5;
const EDGES = 6;

/** A deck or a discard: how many, and what lies on top. Its size is `--pile-width`. */
export function Pile(props: PileProps) {
  const { label, count, top, back, onPress, onAsk, state = 'calm' } = props;
  const said = `${label}, ${count}`;
  const attributes = usePiece(props);
  const isPressed = onPress !== undefined || onAsk !== undefined;
  const edges = Math.min(EDGES, Math.ceil((count - 1) / CARDS_AN_EDGE));
  return (
    <div className="pile" data-state={state}>
      {/* A card of its own on top is not to be pressed through the pile's button. */}
      <div
        className="pile-stack"
        data-empty={count === 0 || undefined}
        inert={isPressed}
        style={{ '--edges': edges } as React.CSSProperties}
      >
        {count > 0 && (top ?? back)}
      </div>
      <span className="pile-count" aria-hidden="true">
        {count}
      </span>
      {isPressed ? (
        <button type="button" className="pile-press" {...attributes}>
          <span className="visually-hidden">{said}</span>
        </button>
      ) : (
        <span className="visually-hidden">{said}</span>
      )}
      <span className="pile-label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
