import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { squareAt, squareTowards } from './grid.ts';
import type { PieceState } from './piece.ts';
import { useAsk } from './use-ask.ts';
import './grid-board.css';

export interface GridSquare {
  readonly id: string;
  readonly label: string;
  readonly state: PieceState;
  readonly className?: string;
  /** Where it is; without them the squares are taken in reading order. */
  readonly x?: number;
  readonly y?: number;
}

export interface GridBoardProps {
  readonly columns: number;
  readonly rows: number;
  readonly label: string;
  readonly squares: readonly GridSquare[];
  onPress(id: string): void;
  /** Pressed, though it answers nothing: it should say why. Without it, a press asks what the square is. */
  onRefuse?(id: string): void;
  onAsk(id: string | null): void;
  /** SVG below the squares, 100 units a square. */
  readonly underlay: ReactNode;
  /** SVG above the squares, 100 units a square; lets the pointer through. */
  readonly overlay?: ReactNode;
  /** HTML above both, for pieces: put each in a `GridPiece`. */
  readonly pieces?: ReactNode;
}

/** A board of squares: drawn below and above, each square a button, arrow keys from one to the next. */
export function GridBoard(props: GridBoardProps) {
  const { columns, rows, label, squares, onPress, onRefuse, onAsk, underlay, overlay, pieces } = props;
  const board = useRef<HTMLDivElement>(null);
  const placed = squares.map((square, index) => ({ ...square, ...squareAt(columns, index, square) }));
  const [visited, setVisited] = useState<string | null>(null);
  const entry =
    placed.find(({ id }) => id === visited) ?? placed.find(({ state }) => state === 'can') ?? placed[0];

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = entry && squareTowards(placed, entry, event.key);
    if (!next) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-square="${CSS.escape(next.id)}"]`)?.focus();
  };

  const box = `0 0 ${columns * 100} ${rows * 100}`;
  const style = { '--columns': columns, '--rows': rows } as React.CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={board} className="grid-board" role="group" aria-label={label} style={style} onKeyDown={walk}>
      <svg className="grid-board-drawing" viewBox={box} aria-hidden="true">
        {underlay}
      </svg>
      {placed.map((square) => (
        <Square
          key={square.id}
          square={square}
          entry={square === entry}
          press={() => onPress(square.id)}
          refuse={onRefuse && (() => onRefuse(square.id))}
          ask={(asking) => onAsk(asking ? square.id : null)}
          visit={() => setVisited(square.id)}
        />
      ))}
      {overlay !== undefined && (
        <svg className="grid-board-drawing grid-board-over" viewBox={box} aria-hidden="true">
          {overlay}
        </svg>
      )}
      {pieces !== undefined && <div className="grid-board-pieces">{pieces}</div>}
    </div>
  );
}

interface SquareProps {
  readonly square: GridSquare & { readonly x: number; readonly y: number };
  readonly entry: boolean;
  press(): void;
  readonly refuse: (() => void) | undefined;
  ask(asking: boolean): void;
  visit(): void;
}

function Square({ square, entry, press, refuse, ask, visit }: SquareProps) {
  const { id, label, state, className, x, y } = square;
  const { onFocus, ...asking } = useAsk(
    () => ask(true),
    () => ask(false),
  );
  const live = state === 'can' || state === 'chosen' || state === 'hinted';
  return (
    <button
      type="button"
      className={className ? `grid-square ${className}` : 'grid-square'}
      data-state={state}
      data-square={id}
      data-drop={id}
      aria-label={label}
      aria-disabled={live ? undefined : true}
      tabIndex={entry ? 0 : -1}
      style={{ '--x': x, '--y': y } as React.CSSProperties}
      onClick={() => (live ? press() : refuse ? refuse() : ask(true))}
      onFocus={(event) => {
        visit();
        onFocus?.(event);
      }}
      {...asking}
    />
  );
}
